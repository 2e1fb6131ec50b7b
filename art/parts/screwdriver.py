"""A screwdriver, lying."""

from studio import material
from studio.place import group, place, rest
from studio.shape import lathe


def screwdriver(chrome, at, turn):
    handle = lathe(
        [
            (0, 0),
            (0.9, 0),
            (1.35, 0.6),
            (1.4, 3.0),
            (1.15, 5.2),
            (1.3, 7.2),
            (0.8, 8.4),
            (0.5, 8.6),
            (0, 8.6),
        ],
        material.plastic((0.008, 0.02, 0.09), 0.3, 0.03),
        0.3,
    )
    shaft = lathe([(0, 8.4), (0.33, 8.4), (0.33, 16.5), (0.12, 17.2), (0, 17.2)], chrome, 0.03, 40)
    return rest(place(group(handle, shaft), at, (0, 90, turn)))
