"""A plug taken out of its cylinder, its pin holes on top; lies along x."""

from studio.place import group, place
from studio.shape import lathe


def plug_body(metal, dark, length=3.0, pins=6):
    """A plug taken out of its cylinder, its pin holes on top; lies along x."""
    turned = lathe(
        [
            (0, -0.28),
            (0.8, -0.28),
            (0.8, 0),
            (0.635, 0),
            (0.635, length),
            (0.55, length + 0.25),
            (0, length + 0.25),
        ],
        metal,
        0.04,
    )
    place(turned, turn=(0, 90, 0))
    holes = [
        place(
            lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0, 0.012)], dark, 0),
            (0.59 + 0.396 * i, 0, 0.628),
        )
        for i in range(pins)
    ]
    return group(turned, *holes)
