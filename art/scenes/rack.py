"""Key blanks on their hooks, row after row."""

import random
from functools import cache

import bpy

from parts.key import key
from parts.key_ring import hang
from scenes.surface import brass, nickel, steel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.shape import box, rod

# Bow and squareness of the blanks.
SHAPES = ((1.25, 2.6), (1.2, 2.0), (1.2, 3.6))


@cache
def prototype(shape, white):
    bow, squareness = SHAPES[shape]
    made = key(nickel() if white else brass(), (0,) * 6, bow, squareness)
    made.hide_render = True
    return made


def blank(shape, white):
    """One more of a kind; the first of each kind is cut from the solid, which takes time."""
    made = prototype(shape, white).copy()
    made.hide_render = False
    bpy.context.scene.collection.objects.link(made)
    return made


def scene(
    at=(-15, -19, 3.5),
    towards=(0.4, 0, -0.8),
    lens=62,
    stop=3.5,
    focus=(-1.2, -1.2, 0),
    rows=4,
    columns=9,
):
    board = material.paint((0.008, 0.022, 0.085), roughness=0.4, skin=0.08)
    box((120, 4, 120), board).location = (0, 2, 0)
    chance = random.Random(21)
    for row in range(rows):
        for column in range(columns):
            x, z = -13.5 + 3.7 * column, 9.6 - 6.6 * row
            rod([(x, 0.3, z), (x, -2.3, z), (x, -2.6, z + 0.35)], 0.1, steel(), sides=4)
            shape = (row * 2 + column) % len(SHAPES)
            for nth in range(1 + chance.randint(0, 2)):
                made = blank(shape, (column + row) % 3 == 0)
                turn = 90 + chance.uniform(-3, 3)
                hang(made, x, -0.5 - 0.36 * nth, z - 0.05, SHAPES[shape][0], spin=turn)
    surroundings((0.012, 0.016, 0.04))
    softbox((-16, -14, 12), (0, 0, 0), 12, 12, 3600, WARM)
    softbox((24, -3, 9), (0, 0, 0), 6, 24, 2600, COOL)
    # What the keys mirror: weak, or the white ones would look like paper.
    softbox((18, -14, 5), (0, 0, 0), 14, 24, 900, WARM, fade=0.6)
    softbox((0, -24, 16), (0, 0, 0), 24, 12, 1400, WHITE, fade=0.8)
    look(at, towards, lens, stop, focus)
