"""The glass door of a shop after dark: aluminium stile, cylinder, pull."""

import random

from parts.closed_sign import closed_sign
from parts.door_lock import mortise_cylinder, on_door
from parts.goods import goods
from parts.key_ring import bunch
from scenes.surface import black, brass, chrome, nickel, steel, white
from studio import material
from studio.camera import look
from studio.even import molded
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import ball, box, lathe, rod


def pull(metal):
    """A round bar on two stand-offs."""
    rod([(-3.4, -6.5, -42), (-3.4, -6.5, -8.5)], 1.25, metal, sides=12)
    for z in (-12, -38):
        place(lathe([(0, 0), (0.9, 0), (0.9, 6.2), (0, 6.2)], metal, 0.1), (-3.4, 0, z), (90, 0, 0))
        place(lathe([(0, 0), (1.7, 0), (1.6, 0.4), (0, 0.4)], metal, 0.1), (-3.4, 0, z), (90, 0, 0))


def shelves():
    """The shop behind the glass, far out of focus: goods on boards, under warm lamps."""
    wood = molded((0.045, 0.04, 0.05), 0.5, texture=0)
    glass = [(0.16, 0.055, 0.012), (0.02, 0.06, 0.03), (0.015, 0.035, 0.13), (0.09, 0.012, 0.012)]
    china = [(0.30, 0.24, 0.15), (0.03, 0.07, 0.20), (0.24, 0.10, 0.03)]
    skins = [molded(hue, 0.16, texture=0) for hue in glass]
    skins += [molded(hue, 0.35, texture=0) for hue in china]
    hues = ((0.32, 0.26, 0.17), (0.24, 0.15, 0.06), (0.08, 0.11, 0.22))
    papers = [molded(hue, 0.7, texture=0) for hue in hues]
    chance = random.Random(11)
    for z in range(-120, 90, 30):
        box((190, 24, 2), wood, 0.2).location = (20, 168, z)
        goods(-40 + chance.uniform(0, 6), 84, 164, z + 1, skins, papers, [brass(), steel()], chance)
    box((240, 1, 240), molded((0.012, 0.018, 0.05), 0.8, texture=0)).location = (20, 181, 0)
    softbox((40, 112, 70), (24, 168, -10), 60, 20, 90000, WARM)
    softbox((-30, 100, 30), (20, 168, -20), 40, 60, 50000, COOL)


def scene(
    at=(-34, -52, 10),
    towards=(-4.6, -2, -2),
    lens=70,
    stop=6,
    focus=(0, -2, 3.5),
    with_key=True,
    with_sign=False,
):
    anodised = material.paint((0.13, 0.14, 0.165), roughness=0.36, skin=0, coat=0.1, wander=0.04)
    box((12, 4.5, 140), anodised, 0.25).location = (0, 2.25, 0)
    box((7, 5, 140), anodised, 0.25).location = (10.6, 1.6, 0)
    box((160, 4, 140), material.paint((0.006, 0.014, 0.05), 0.5)).location = (98, 3, 0)
    box((0.6, 1.4, 140), black(), 0.1).location = (-6.2, 2.2, 0)
    on_door(mortise_cylinder(nickel(), brass(), black()), 0, 4)
    if with_key:
        bunch(brass(), nickel(), nickel(), 4, 0.93)
    if with_sign:
        board = material.plastic((0.30, 0.012, 0.012), 0.4, 0.03)
        place(closed_sign(board, white(), steel(), chrome()), (-18.5, 6, 1.5), (0, 0, -4))
    pull(steel())
    shelves()
    # The lamps of the shop, far behind the glass and out of focus.
    for x, z, r, warm in (
        (36, -16, 3, 1),
        (54, -25, 2, 1),
        (43, -58, 3, 0),
        (57, -9, 3, 1),
        (32, -74, 2, 1),
        (52, -62, 3, 1),
        (22, -34, 3, 1),
    ):
        place(
            ball(
                r, material.glow((1, 0.55, 0.2) if warm else (0.3, 0.5, 1), 0.75 if warm else 0.5)
            ),
            (x, 150, z),
        )
    surroundings((0.012, 0.018, 0.045))
    softbox((-30, -14, 22), (0, 0, 2), 20, 16, 9000, WARM)
    softbox((24, -20, 4), (0, 0, 0), 8, 40, 7000, COOL)
    softbox((16, -50, 12), (0, 0, 0), 30, 30, 4000, WHITE)
    look(at, towards, lens, stop, focus)
