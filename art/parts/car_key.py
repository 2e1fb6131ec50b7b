"""Car keys, lying flat: the blade along +x, buttons up."""

import math

from parts.key import straightened
from studio.place import cut, group, place
from studio.shape import box, lathe, plate, rectangle, rod, rounded


def double_blade(metal, length=4.4, height=0.82, bitting=(2, 4, 1, 3, 5, 2, 3), thick=0.22):
    """Cut on both rims, so that either way up is right; a groove along the middle."""

    def top(x):
        cuts = [0.5]
        for i, depth in enumerate(bitting):
            away = max(abs(x - 0.75 - 0.48 * i) - 0.11, 0)
            cuts.append(0.5 - depth * 0.035 + away / 1.2)
        return (
            min(*cuts, height / 2 + (length - x) * 0.9 - 0.38)
            if bitting
            else min(height / 2, (length - x) * 0.9 + 0.05)
        )

    xs = [i * 0.02 for i in range(int(length / 0.02))]
    upper = straightened([(x, min(top(x), height / 2)) for x in reversed(xs)])
    lower = [(x, -y) for x, y in reversed(upper)]
    solid = plate(
        [(-0.6, -height / 2), *lower, (length, -0.04), (length, 0.04), *upper, (-0.6, height / 2)],
        thick,
        metal,
        bevel=0.014,
    )
    tools = [
        place(
            plate(rectangle(length, 0.17, length / 2 - 0.35, 0, 0.08), 0.2, metal, bevel=0),
            (0, 0, side * (thick / 2 + 0.04)),
        )
        for side in (1, -1)
    ]
    return cut(solid, *tools)


def fob_outline(length=5.4, width=3.5):
    """Broad in the middle, narrower at the blade and at the loop."""
    end, side = -length, width / 2
    upper = [
        (0, side * 0.62),
        (-0.9, side * 0.94),
        (end * 0.62, side),
        (end, side * 0.72),
    ]
    lower = [(x, -y) for x, y in reversed(upper)]
    return rounded([*upper, (end - 0.35, 0), *lower], 0.7)


def padlock_sign(white, shut=True):
    body = place(plate(rectangle(0.4, 0.3, 0, -0.1, 0.04), 0.02, white, bevel=0.004))
    lift = 0.0 if shut else 0.09
    arc = [
        (
            0.13 * math.cos(a * math.pi / 12) + (0 if shut else 0.22),
            0.06 + lift + 0.14 * math.sin(a * math.pi / 12),
            0,
        )
        for a in range(13)
    ]
    return group(body, rod(arc, 0.028, white, sides=2))


def remote(shell, rubber, white, chrome):
    """Two shells with a seam between them, rubber buttons in a sunk pad, a loop at the end."""
    low = place(plate(fob_outline(), 0.62, shell, bevel=0.24), (0, 0, 0.31))
    seam = place(plate(fob_outline(5.32, 3.42), 0.2, rubber, bevel=0.02), (0.0, 0, 0.64))
    high = place(plate(fob_outline(), 0.62, shell, bevel=0.26), (0, 0, 0.97))
    pad = place(plate(rectangle(4.1, 2.05, -2.75, 0, 0.6), 0.1, rubber, bevel=0.04), (0, 0, 1.27))
    parts = [low, seam, high, pad]
    for x, sign in ((-1.45, "shut"), (-2.75, "open"), (-4.05, "dot")):
        button = plate(rectangle(1.08, 1.7, x, 0, 0.4), 0.2, rubber, bevel=0.09)
        parts.append(place(button, (0, 0, 1.33)))
        dot = [(0, 0), (0.14, 0), (0.14, 0.015), (0, 0.02)]
        mark = lathe(dot, white, 0) if sign == "dot" else padlock_sign(white, sign == "shut")
        parts.append(place(mark, (x, 0, 1.435)))
    loop = [
        (-5.6 + 0.62 * math.cos(a * math.pi / 24), 0.62 * math.sin(a * math.pi / 24), 0.64)
        for a in range(12, 37)
    ]
    parts.append(rod([(-5.2, 0.62, 0.64), *loop, (-5.2, -0.62, 0.64)], 0.16, chrome, sides=8))
    collar = place(box((0.5, 1.5, 0.7), chrome, 0.12), (0.05, 0, 0.64))
    return group(*parts, collar)


def car_key(shell, rubber, white, metal, chrome, **cuts):
    return group(
        remote(shell, rubber, white, chrome), place(double_blade(metal, **cuts), (0.6, 0, 0.64))
    )
