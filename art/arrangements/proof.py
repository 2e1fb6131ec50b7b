"""A card and a key."""

from parts.key import key
from parts.keypad import card, text
from scenes.surface import brass
from studio import material
from studio.place import place, rest
from studio.shape import plate, rectangle


def proof():
    """A card and the key it has to match."""
    paper = material.plastic((0.62, 0.66, 0.72), 0.5, 0.02)
    rest(
        place(
            card(
                paper,
                material.plastic((0.015, 0.05, 0.25), 0.4, 0),
                material.plastic((0.2, 0.26, 0.36), 0.5, 0),
            ),
            (0, 0.4, 0),
            (0, 0, -12),
        )
    )
    line = material.plastic((0.1, 0.13, 0.2), 0.5, 0)
    for i, width in enumerate((3.2, 2.4, 2.9)):
        bar = plate(
            rectangle(width, 0.2, 0.2 + width / 2, 0.55 - 0.6 * i, 0.05), 0.004, line, bevel=0.001
        )
        place(bar, (0, 0.4, 0.083), (0, 0, -12))
    place(
        text("PHOTO ID", 0.55, material.plastic((0.8, 0.82, 0.85), 0.5, 0), 0.002),
        (0.31, 1.87, 0.087),
        (0, 0, -12),
    )
    rest(place(key(brass()), (1.4, -1.5, 0), (0, 0, 10)), on=0.09)
