"""What waits above the key: key pin, driver, spring. All stand on z, their foot at 0."""

import math

from studio.shape import lathe, rod

RADIUS = 0.145


def key_pin(length, material):
    return lathe(
        [(0, 0), (0.055, 0), (RADIUS, 0.1), (RADIUS, length), (0, length)], material, 0.012, 40
    )


def driver(length, material, spool=False):
    r, waist = RADIUS, RADIUS * 0.68
    if not spool:
        return lathe([(0, 0), (r, 0), (r, length), (0, length)], material, 0.02, 40)
    points = [
        (0, 0),
        (r, 0),
        (r, 0.12),
        (waist, 0.16),
        (waist, length - 0.16),
        (r, length - 0.12),
        (r, length),
        (0, length),
    ]
    return lathe(points, material, 0.015, 40)


def spring(length, material, turns=7, radius=0.105, wire=0.017):
    """Closed at both ends, as springs are wound."""
    points = []
    count = turns * 24
    for i in range(count + 1):
        t = i / count
        rise = 0.5 - 0.5 * math.cos(math.pi * t)
        height = wire + (length - 2 * wire) * (0.7 * t + 0.3 * rise)
        angle = 2 * math.pi * turns * t
        points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    return rod(points, wire, material, sides=3)
