"""A blank in the vice, the wheel at its fourth cut, brass chips below."""

import random

from parts.cutter import vice, wheel
from parts.key import FIRST, HEIGHT, PITCH, STEP, key
from scenes.surface import brass, chrome, steel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place, rest
from studio.shape import rod
from studio.sweep import sweep

RADIUS = 3.2


def chips(at, count=150, spread=1.6):
    chance = random.Random(7)
    for _ in range(count):
        size = chance.uniform(0.03, 0.12)
        curl = rod(
            [(0, 0, 0), (size, size * 0.3, size * 0.3), (size * 1.6, size, 0)],
            0.012,
            brass(),
            sides=1,
        )
        x, y = at[0] + chance.gauss(0, spread), at[1] + chance.gauss(0, spread * 0.6)
        rest(
            place(
                curl,
                (x, y, 0),
                (chance.uniform(0, 360), chance.uniform(0, 360), chance.uniform(0, 360)),
            ),
            at[2],
        )


def scene(
    at=(-13, -26, 7),
    towards=(0.6, 0, 1.3),
    lens=80,
    stop=10,
    focus=(1.2, -0.2, 0.8),
    done=(4, 6, 3, 7),
):
    floor = -4.4
    place(sweep(material.ground()), (0, 0, floor))
    blank = key(brass(), (*done, 0, 0))
    place(blank, (0, 0, 0), (90, 0, 0))
    x = FIRST + PITCH * (len(done) - 1)
    cut_height = HEIGHT - done[-1] * STEP
    place(wheel(steel(), chrome(), RADIUS), (x, 0, cut_height + RADIUS + 0.004), (0, 9, 0))
    iron = material.metal(
        "iron", (0.27, 0.285, 0.31), (0.22, 0.235, 0.26), roughness=0.4, scratches=0.05
    )
    place(vice(iron, chrome(), 0.62), (1.2, 0, 0))
    chips((1.2, -2.9, floor))
    surroundings()
    softbox((-12, -6, 3.5), (0, 0, 0.6), 9, 9, 1700, WARM)
    softbox((10, 7, 8), (1, 0, 1), 9, 4, 2200, COOL)
    softbox((6, -12, 9), (0, 0, 1), 10, 10, 1700, WHITE, fade=0.7)
    # On the ground behind alone, or the wheel would have no outline.
    softbox((14, 12, 4), (10, 44, 4), 24, 10, 3600, COOL)
    look(at, towards, lens, stop, focus)
