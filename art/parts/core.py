"""An interchangeable core, which a control key takes out whole. Stands with its face up."""

import math

from parts.door_lock import keyway
from studio.place import group, place
from studio.shape import lathe, plate, steps

LOW, HIGH, APART = 0.78, 0.62, 1.18


def figure():
    low = [(LOW * math.sin(a), -LOW * math.cos(a)) for a in steps(-2.35, 2.35, 48)]
    high = [(-HIGH * math.sin(a), APART + HIGH * math.cos(a)) for a in steps(-2.2, 2.2, 40)]
    return low + high


def core(shell, plug_metal, dark, length=3.1):
    body = place(plate(figure(), length, shell, bevel=0.03), (0, 0, length / 2))
    plug = lathe(
        [(0, length - 0.5), (0.63, length - 0.5), (0.63, length + 0.04), (0, length + 0.04)],
        plug_metal,
        0.03,
    )
    pins = [
        place(
            lathe([(0, 0), (0.14, 0), (0.14, 0.02), (0, 0.02)], plug_metal, 0),
            (0, APART + HIGH - 0.015, 0.5 + 0.38 * i),
            (-90, 0, 0),
        )
        for i in range(7)
    ]
    lug = place(
        plate([(-0.1, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.1, 0.25)], 0.9, shell, bevel=0.04),
        (0.62, 0.55, 1.4),
    )
    return group(body, plug, lug, place(keyway(dark, length + 0.05, 0.95)), *pins)
