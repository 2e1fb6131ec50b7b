"""Padlock and disc lock, standing upright: width on x, height on z, front towards -y."""

import math

from parts.door_lock import plug
from parts.keypad import text
from studio.place import cut, group, place
from studio.shape import lathe, plate, rectangle, rod, steps


def shackle_path(width, height, foot=0.0, sides=32):
    r = width / 2
    arc = [(r * math.cos(a), 0, height + r * math.sin(a)) for a in steps(0, math.pi, sides)]
    return [(r, 0, foot), *arc, (-r, 0, foot)]


def padlock(body_metal, shackle_metal, dark, width=4.4, height=3.7, thick=1.9, reach=2.4):
    body = plate(rectangle(width, height, 0, height / 2, 0.35), thick, body_metal, bevel=0.16)
    place(body, turn=(90, 0, 0))
    collars = [
        place(
            lathe([(0, 0), (0.52, 0), (0.5, 0.12), (0, 0.12)], body_metal, 0.03),
            (x, 0, height - 0.03),
        )
        for x in (-width / 2 + 0.85, width / 2 - 0.85)
    ]
    bow = rod(
        shackle_path(width - 1.7, height + reach - (width - 1.7) / 2, height - 0.6),
        0.37,
        shackle_metal,
        sides=10,
    )
    band = place(
        plate(rectangle(width * 0.62, 0.9, 0, 0, 0.12), 0.04, dark, bevel=0.015),
        (0, -thick / 2 - 0.005, height * 0.55),
        (90, 0, 0),
    )
    name = place(
        text("L & S", 0.62, body_metal, 0.02), (0, -thick / 2 - 0.03, height * 0.55), (90, 0, 0)
    )
    return group(body, *collars, bow, band, name)


def disc_lock(body_metal, shackle_metal, plug_metal, dark, radius=3.5, thick=2.3):
    """The drum that storage units ask for: the shackle shows only in the notch at the top."""
    r, t = radius, thick / 2
    profile = [
        (0, -t),
        (r * 0.93, -t),
        (r, -t * 0.72),
        (r, t * 0.72),
        (r * 0.93, t),
        (r * 0.8, t),
        (r * 0.76, t - 0.13),
        (r * 0.2, t - 0.13),
        (0, t - 0.13),
    ]
    drum = place(lathe(profile, body_metal, 0.1, 160), turn=(90, 0, 0))
    notch = plate(rectangle(2.7, 3.4, 0, r * 0.86, 0.6), thick * 2, body_metal, bevel=0)
    drum = cut(drum, place(notch, turn=(90, 0, 0)))
    bow = [(r * 0.6 * math.sin(a), 0, r * 0.6 * math.cos(a)) for a in steps(-0.85, 0.85, 24)]
    rivets = [
        place(
            lathe([(0, 0), (0.3, 0), (0.24, 0.1), (0, 0.12)], body_metal, 0.04),
            (r * 0.5 * math.cos(a), -t + 0.14, r * 0.5 * math.sin(a)),
            (90, 0, 0),
        )
        for a in (math.radians(200), math.radians(340), math.radians(25), math.radians(155))
    ]
    face = lathe([(0, 0), (0.95, 0), (0.9, 0.2), (0, 0.2)], plug_metal, 0.05)
    lock = place(group(face, *plug(plug_metal, dark, 0.28)), (0, -t + 0.14, -r * 0.48), (90, 0, 0))
    return group(drum, rod(bow, 0.42, shackle_metal, sides=10), lock, *rivets)
