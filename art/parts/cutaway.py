"""A pin-tumbler cylinder sawn open, the right key in it, every pin at the shear line."""

import math

from parts.fine_key import evened, fine_key
from parts.key import FIRST, PITCH, standing, top
from parts.pins import driver, key_pin, spring
from studio.place import cut, group, place
from studio.shape import lathe, plate, rounded, steps

PLUG = 0.635
FLOOR, ROOF = -1.24, 2.15
# The blade stands a little above the bottom of the plug.
BLADE_FOOT = -0.5


def half_disc(radius, flat=-9.0):
    points = [(radius * math.sin(a), radius * -math.cos(a)) for a in steps(0, math.pi, 48)]
    return [(y, max(z, flat)) for y, z in points]


def body_outline():
    """The half behind the saw, seen along the key: round below, a tower for the pins above."""
    low = [(1.3 * math.sin(a), -1.3 * math.cos(a)) for a in steps(0.306, 2.1, 24)]
    tower = rounded([(0.62, 0.56), (0.58, 0.8), (0.58, ROOF), (0, ROOF)], 0.18, closed=False)
    return [(0, FLOOR), *low, *tower[1:]]


def along(outline, thickness, material, x, bevel=0.02):
    """A prism along x whose outline is given in (y, z)."""
    return place(plate(outline, thickness, material, bevel=bevel), (x, 0, 0), (90, 0, 90))


def bore(x, material, z0=0.0, z1=ROOF - 0.2, radius=0.155):
    return place(lathe([(0, z0), (radius, z0), (radius, z1), (0, z1)], material, 0, 48), (x, 0, 0))


def pin_places(count):
    return [FIRST + PITCH * i for i in range(count)]


def cutaway(bitting, shell, plug_metal, key_metal, pin_metal, driver_metal, spring_metal):
    """`shell` and `plug_metal` need the rounded edge of studio.material. Returns (lock, key)."""
    length = FIRST + PITCH * (len(bitting) - 1) + 0.62
    places = pin_places(len(bitting))
    body = along(body_outline(), length, shell, length / 2)
    hole = place(
        lathe([(0, -2), (PLUG + 0.012, -2), (PLUG + 0.012, 9), (0, 9)], shell, 0, 96),
        turn=(0, 90, 0),
    )
    body = cut(body, hole, *[bore(x, shell) for x in places])
    face = along(half_disc(1.62, FLOOR), 0.3, shell, -0.16)
    face = cut(
        face, place(lathe([(0, -2), (0.83, -2), (0.83, 3), (0, 3)], shell, 0, 96), turn=(0, 90, 0))
    )
    plug = along(half_disc(PLUG), length + 0.08, plug_metal, length / 2 + 0.04)
    flange = along(half_disc(0.8), 0.26, plug_metal, -0.13)
    slot = plate(
        [(-0.6, BLADE_FOOT - 0.02), (9, BLADE_FOOT - 0.02), (9, 0.38), (-0.6, 0.38)],
        0.23,
        shell,
        bevel=0,
    )
    mouth = plate(
        [(-0.6, BLADE_FOOT - 0.16), (0.02, BLADE_FOOT - 0.16), (0.02, 0.5), (-0.6, 0.5)],
        0.23,
        shell,
        bevel=0,
    )
    plug = cut(plug, place(slot, turn=(90, 0, 0)), *[bore(x, shell, 0.0, 1.0) for x in places])
    flange = cut(flange, place(mouth, turn=(90, 0, 0)))
    parts = [evened(body, 0.1), face, plug, flange]
    for x, depth in zip(places, bitting):
        foot = BLADE_FOOT + top(x, bitting)
        gap = PLUG + 0.006
        drive = 0.52 + 0.03 * (depth % 3)
        parts.append(place(key_pin(gap - foot - 0.004, pin_metal), (x, 0, foot)))
        parts.append(place(driver(drive, driver_metal), (x, 0, gap + 0.004)))
        room = ROOF - 0.2 - gap - drive
        parts.append(place(spring(room, spring_metal), (x, 0, gap + drive)))
    inserted = place(standing(fine_key(key_metal, bitting)), (0, 0, BLADE_FOOT))
    return group(*parts), inserted
