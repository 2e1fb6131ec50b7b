"""The plug out of its cylinder, and the pins of the new key waiting in rows."""

import random

from parts.key import key
from parts.pins import key_pin, spring
from parts.plug import plug_body
from scenes.surface import (
    black,
    brass,
    nickel,
    steel,
)
from studio import material
from studio.place import place, rest
from studio.shape import box


def rekey():
    """The plug out of its cylinder, and the pins of the new key waiting in rows."""
    rest(place(plug_body(brass(), black()), (-3.2, 1.5, 0), (0, 0, -22)))
    rest(place(key(nickel(), (5, 2, 6, 3, 4, 6)), (1.7, 2.7, 0), (0, 0, -22)))
    chance = random.Random(8)
    tray = material.plastic((0.01, 0.02, 0.06), 0.5, 0.1)
    colours = (
        brass(),
        nickel(),
        material.metal("red pin", (0.5, 0.05, 0.04), (0.4, 0.04, 0.03)),
        material.metal("blue pin", (0.05, 0.14, 0.5), (0.04, 0.1, 0.4)),
    )
    for row in range(4):
        groove = box((9.6, 0.16, 0.12), tray, 0.03)
        place(groove, (0.6, -1.85 - row * 0.85 + 0.42, 0.06), (0, 0, 0))
        for i in range(9):
            length = 0.42 + 0.06 * chance.randint(0, 7)
            rest(
                place(
                    key_pin(length, colours[row]),
                    (-3.6 + i * 1.0 + chance.uniform(-0.06, 0.06), -1.85 - row * 0.85, 0),
                    (0, 90, chance.uniform(-4, 4)),
                )
            )
    for i in range(4):
        rest(
            place(spring(0.95, steel()), (-4.4 + 0.3 * i, -0.4 + 0.25 * i, 0), (0, 90, 40 + 25 * i))
        )
