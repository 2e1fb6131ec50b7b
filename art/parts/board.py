"""What is inside a remote: the circuit board with its chips, and the coin cell."""

import random

from parts.keypad import text
from studio.place import group, place
from studio.shape import box, circle, lathe, plate, rectangle, rod, rounded


def chip(dark, metal, white, width, depth, pins):
    body = place(box((width, depth, 0.16), dark, 0.02), (0, 0, 0.13))
    legs = []
    for i in range(pins):
        x = -width / 2 + width * (i + 0.5) / pins
        for side in (1, -1):
            legs.append(
                place(
                    box((width / pins * 0.45, 0.16, 0.04), metal, 0.008),
                    (x, side * (depth / 2 + 0.06), 0.05),
                )
            )
    dot = place(
        lathe([(0, 0), (0.035, 0), (0.035, 0.004), (0, 0.004)], white, 0, 24),
        (-width / 2 + 0.1, -depth / 2 + 0.1, 0.21),
    )
    label = place(text("L&S 7047", 0.16, white, 0.001), (0.02, 0.02, 0.211))
    return group(body, dot, label, *legs)


def coin_cell(steel, radius=1.0):
    cup = [
        (0, 0),
        (radius, 0),
        (radius, 0.3),
        (radius * 0.93, 0.32),
        (radius * 0.93, 0.25),
        (radius * 0.9, 0.25),
        (radius * 0.88, 0.34),
        (0, 0.34),
    ]
    sign = [
        place(box((0.34, 0.05, 0.006), steel, 0.002), (0, 0.45, 0.343), (0, 0, a)) for a in (0, 90)
    ]
    return group(lathe(cup, steel, 0.03), *sign)


def board(mask, gold, dark, steel, white, ceramic):
    """5 by 3 cm, lying flat, parts up."""
    chance = random.Random(13)
    sheet = place(
        plate(
            rectangle(5.2, 2.9, 0, 0, 0.45),
            0.12,
            mask,
            [circle(0.14, -2.3, 1.15), circle(0.14, 2.3, -1.15)],
            bevel=0.012,
        ),
        (0, 0, 0.06),
    )
    parts = [sheet]
    top = 0.12
    parts.append(place(chip(dark, steel, white, 0.9, 0.9, 6), (0.35, 0.35, top)))
    parts.append(place(chip(dark, steel, white, 0.62, 0.4, 4), (0.5, -0.85, top)))
    crystal = place(
        plate(rectangle(0.95, 0.36, 0, 0, 0.17), 0.28, steel, bevel=0.06), (1.65, 0.95, top + 0.15)
    )
    coil = [place(box((0.9, 0.3, 0.28), dark, 0.03), (1.75, -0.95, top + 0.15))]
    turns = [
        rod(
            [
                (x, -1.12, top + 0.01),
                (x, -1.12, top + 0.31),
                (x, -0.78, top + 0.31),
                (x, -0.78, top + 0.01),
            ],
            0.022,
            gold,
            sides=2,
        )
        for x in [1.42 + 0.05 * i for i in range(14)]
    ]
    for x, y in ((-0.6, 0.85), (-0.6, -0.85), (1.7, 0.05)):
        parts.append(
            place(
                plate(rectangle(0.62, 0.62, 0, 0, 0.05), 0.1, steel, bevel=0.02), (x, y, top + 0.05)
            )
        )
        parts.append(
            place(lathe([(0, 0), (0.22, 0), (0.2, 0.08), (0, 0.1)], dark, 0.02), (x, y, top + 0.09))
        )
    for i in range(26):
        x, y = chance.uniform(-0.1, 2.3), chance.choice((-1.3, -0.5, -0.3, -0.1, 1.25, 0.98))
        if abs(x - 1.7) < 0.75 and y not in (-0.5, 1.3):
            continue
        body = place(box((0.16, 0.1, 0.09), ceramic if i % 2 else dark, 0.012), (x, y, top + 0.05))
        ends = [
            place(box((0.04, 0.105, 0.095), steel, 0.01), (x + side * 0.075, y, top + 0.05))
            for side in (1, -1)
        ]
        parts += [body, *ends]
    for i in range(9):
        y = -1.1 + 0.27 * i
        bend = chance.uniform(-0.2, 0.6)
        path = [(-0.2, y), (bend, y), (bend + 0.12, y + 0.1), (2.2 - 0.1 * i, y + 0.1)]
        parts.append(place(rod([(a, b, 0) for a, b in path], 0.016, mask, sides=2), (0, 0, top)))
    clip = plate(
        rounded([(-2.3, -0.25), (-0.95, -0.25), (-0.95, 0.25), (-2.3, 0.25)], 0.05),
        0.05,
        gold,
        bevel=0.01,
    )
    parts += [place(clip, (0, 0, top + 0.03)), place(coin_cell(steel), (-1.45, 0, top + 0.06))]
    return group(*parts, crystal, *coil, *turns)
