"""The front desk of an apartment tower at night: a bell, keys that were handed in, mailboxes."""

import math

from scenes.hall import keys, lamp
from scenes.surface import black, brass, chrome
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place
from studio.shape import box, lathe, steps


def bell():
    """The kind that is struck with the palm."""
    foot = lathe([(0, 0), (4.5, 0), (4.5, 0.5), (4.1, 0.9), (0, 0.9)], black(), 0.1)
    dome = [(4 * math.cos(a), 1.2 + 3 * math.sin(a)) for a in steps(0, math.pi / 2, 24)]
    knob = [(0, 4), (0.3, 4), (0.3, 4.7), (0.75, 4.8), (0.75, 5.2), (0, 5.3)]
    return group(foot, lathe([(0, 1), (4, 1), *dome], chrome(), 0), lathe(knob, brass(), 0.08))


def mailboxes(y):
    """A wall of small doors, each with its lock and its slot for a name."""
    metal = material.brass(roughness=0.55, scratches=0.0)
    box((300, 2, 200), black(), 0.1).location = (0, y + 2, 20)
    for row in range(-2, 6):
        for column in range(-8, 9):
            x, z = column * 14, row * 11
            box((13.2, 2, 10.2), metal, 0.5).location = (x, y, z)
            box((5.6, 0.4, 1.4), black(), 0.1).location = (x, y - 1.1, z + 2.6)
            place(lathe([(0, 0), (0.8, 0), (0, 0.3)], chrome(), 0), (x, y - 1, z - 1.6), (90, 0, 0))


def scene(at=(-9, -54, 17), towards=(0.6, 3, 4.6), lens=62, stop=8, focus=(-2, -1, 1)):
    top = material.paint((0.012, 0.024, 0.075), roughness=0.34, skin=0.03)
    box((200, 70, 4), top, 0.6).location = (0, 16, -2)
    keys(-0.5, -1.5, 0)
    place(bell(), (12.5, 5, 0))
    lamp(-15, 24, 0)
    mailboxes(92)
    surroundings((0.012, 0.016, 0.035))
    softbox((-26, -10, 26), (0, 0, 0), 20, 18, 9000, WARM)
    softbox((-14, 24, 17), (0, 0, 0), 8, 8, 2500, WARM)
    softbox((30, 0, 12), (2, 0, 0), 10, 30, 5000, COOL)
    # What the keys mirror.
    softbox((2, 44, 30), (0, 0, 0), 50, 22, 9000, WHITE, fade=0.6)
    softbox((10, 40, 70), (0, 92, 20), 90, 30, 85000, WARM)
    look(at, towards, lens, stop, focus)
