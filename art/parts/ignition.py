"""An ignition switch in its panel: bezel with positions, lock face. Faces up."""

import math

from parts.keypad import text
from studio.place import group, place
from studio.shape import box, lathe


def ignition(bezel, metal, dark, white, accent, turn=0):
    ring = lathe(
        [(0, 0), (3.4, 0), (3.3, 0.25), (2.3, 0.6), (1.75, 0.6), (1.7, 0.2), (0, 0.2)],
        bezel,
        0.1,
        160,
    )
    barrel = lathe(
        [(0, 0), (1.55, 0), (1.55, 0.42), (1.35, 0.5), (0.75, 0.5), (0.62, 0.36), (0, 0.36)],
        metal,
        0.06,
        128,
    )
    mouth = place(box((0.3, 1.1, 0.05), dark, 0.02), (0, 0, 0.36), (0, 0, turn))
    signs = []
    for angle, word in ((128, "LOCK"), (90, "ACC"), (52, "ON"), (14, "START")):
        a = math.radians(angle)
        sign = text(word, 0.44, white if word != "START" else accent, 0.004)
        # The bezel's face slopes outwards: the letters lie on it.
        place(sign, turn=(-19, 0, 0))
        signs.append(place(sign, (2.62 * math.cos(a), 2.62 * math.sin(a), 0.5), (0, 0, angle - 90)))
    return group(ring, barrel, mouth, *signs)
