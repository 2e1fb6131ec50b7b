"""A phone on the board, its keypad lit. No number on it: the page says which one to call."""

import math

from parts.keypad import text
from scenes.surface import chrome
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import group, place, rest
from studio.shape import box, lathe, plate, rectangle, rod, steps


def phone():
    body = plate(rectangle(7.2, 14.8, 0, 0, 1.1), 0.8, chrome(), bevel=0.25)
    glass = place(
        plate(
            rectangle(6.9, 14.5, 0, 0, 1.0),
            0.06,
            material.plastic((0.003, 0.004, 0.008), 0.05, 0),
            bevel=0.02,
        ),
        (0, 0, 0.4),
    )
    screen = place(
        plate(
            rectangle(6.5, 14.0, 0, 0, 0.85),
            0.01,
            material.glow((0.010, 0.028, 0.13), 1.0),
            bevel=0.002,
        ),
        (0, 0, 0.432),
    )
    ink = material.glow((0.85, 0.9, 1), 1.3)
    ring = place(
        lathe(
            [(0, 0), (1.15, 0), (1.15, 0.01), (0, 0.01)], material.glow((0.88, 0.45, 0.035), 1.5), 0
        ),
        (0, -4.6, 0.437),
    )
    disc = material.glow((0.024, 0.06, 0.22), 1.0)
    keys = []
    for i, sign in enumerate("123456789*0#"):
        x, y = (i % 3 - 1) * 2.0, 4.3 - (i // 3) * 2.0
        round_key = lathe([(0, 0), (0.86, 0), (0.86, 0.004), (0, 0.004)], disc, 0)
        keys.append(place(round_key, (x, y, 0.437)))
        keys.append(place(text(sign, 1.05, ink, 0.001), (x, y, 0.444)))
    return group(body, glass, screen, ring, handset(), *keys)


def handset():
    """The sign on the round button that calls."""
    dark = material.glow((0.006, 0.02, 0.09), 1.0)
    angles = steps(0.15 * math.pi, 0.85 * math.pi, 16)
    arc = [(0.62 * math.cos(a), 0.62 * math.sin(a), 0) for a in angles]
    ends = [
        place(box((0.42, 0.42, 0.02), dark, 0.006), (x * 0.96, y - 0.12, 0))
        for x, y, _ in (arc[0], arc[-1])
    ]
    sign = group(rod(arc, 0.13, dark), *ends)
    place(place(sign, (0, -0.42, 0)), turn=(0, 0, 135))
    return place(sign, (0, -4.6, 0.45))


def scene(at=(2.5, -24, 25), towards=(0.1, -1.0, 0.4), lens=75, stop=4, focus=None):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    rest(place(phone(), (0, 0, 0), (0, 0, 18)))
    studio((0, 0, 0), 13, fill=0.7)
    look(at, towards, lens, stop, focus)
