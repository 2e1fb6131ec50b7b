"""Key blanks on their hooks, row after row."""

import random

from parts.door_lock import hang
from parts.key import key
from scenes.surface import brass, nickel, steel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.shape import box, rod


def scene(at=(-15, -19, 3.5), towards=(0.4, 0, -0.8), lens=62, stop=3.5, focus=(-1.2, -1.2, 0), rows=4, columns=9):
    box((120, 4, 120), material.paint((0.008, 0.022, 0.085), roughness=0.4, skin=0.08)).location = (0, 2, 0)
    chance = random.Random(21)
    shapes = (dict(bow=1.25, squareness=2.6), dict(bow=1.2, squareness=2.0), dict(bow=1.2, squareness=3.6))
    for row in range(rows):
        for column in range(columns):
            x, z = -13.5 + 3.7 * column, 9.6 - 6.6 * row
            rod([(x, 0.3, z), (x, -2.3, z), (x, -2.6, z + 0.35)], 0.1, steel(), sides=4)
            shape = shapes[(row * 2 + column) % 3]
            cuts = (0,) * 6
            metal = brass() if (column + row) % 3 else nickel()
            for copy in range(1 + chance.randint(0, 2)):
                made = key(metal, cuts, **shape)
                hang(made, x, -0.5 - 0.36 * copy, z - 0.05, shape["bow"], swing=0, spin=90 + chance.uniform(-3, 3))
    surroundings((0.012, 0.016, 0.04))
    softbox((-16, -14, 12), (0, 0, 0), 12, 12, 3600, WARM)
    softbox((16, -12, 4), (0, 0, 0), 6, 24, 1500, COOL)
    softbox((0, -24, 16), (0, 0, 0), 24, 12, 1400, WHITE, fade=0.8)
    look(at, towards, lens, stop, focus)
