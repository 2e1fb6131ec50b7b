"""The wheel that cuts a key, and the vice that holds the blank under it."""

import math

from studio.place import group, place
from studio.shape import box, circle, lathe, plate, rounded


def wheel(metal, hub_metal, radius=3.2, teeth=56, thick=0.55):
    """Stands in the xz plane, its axle along y."""
    outline = []
    for i in range(teeth):
        a, b = 2 * math.pi * i / teeth, 2 * math.pi * (i + 0.72) / teeth
        outline += [
            (radius * math.cos(a), radius * math.sin(a)),
            (radius * 0.925 * math.cos(b), radius * 0.925 * math.sin(b)),
        ]
    disc = plate(outline, thick, metal, [circle(0.7)], bevel=0.012)
    rim = lathe([(0, -0.34), (2.1, -0.34), (2.1, 0.34), (0, 0.34)], metal, 0.08)
    nut = plate(
        [(1.0 * math.cos(math.pi * i / 3), 1.0 * math.sin(math.pi * i / 3)) for i in range(6)],
        0.9,
        hub_metal,
        bevel=0.08,
    )
    shaft = place(lathe([(0, 0), (0.5, 0), (0.5, 1.6), (0, 1.6)], hub_metal, 0.1), (0, 0, 0.1))
    axle = place(lathe([(0, 0), (1.0, 0), (1.0, 9.0), (0, 9.0)], hub_metal, 0.1), (0, 0, -9.2))
    return place(group(disc, rim, place(nut, (0, 0, 0.7)), shaft, axle), turn=(90, 0, 0))


def vice(metal, screw_metal, top=0.0):
    """Two jaws along x whose upper faces lie below z = top; what they hold stands in y = 0."""
    jaws = []
    for side in (1, -1):
        shape = rounded([(0.1, -3.4), (2.6, -3.4), (2.6, -1.6), (1.0, -0.3), (0.1, -0.3)], 0.12)
        shape = shape if side == 1 else [(-a, b) for a, b in shape][::-1]
        jaws.append(place(plate(shape, 4.2, metal, bevel=0.06), (0, 0, top), (90, 0, 90)))
    knob = place(
        lathe([(0, 0), (0.9, 0), (0.9, 1.6), (0.6, 1.9), (0, 1.9)], screw_metal, 0.15),
        (0, -2.6, top - 2.5),
        (90, 0, 0),
    )
    base = place(box((6.5, 8.5, 1.4), metal, 0.2), (0, 0, top - 4.1))
    return group(*jaws, knob, base)
