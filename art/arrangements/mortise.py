"""The lock case of a shop door with its lever."""

from parts.door_lock import lever
from parts.fixings import screw
from parts.mortise_case import mortise_case
from scenes.surface import black, chrome, steel
from studio import material
from studio.place import lying, place, rest


def mortise():
    """The lock case of a shop door with its lever."""
    rest(
        place(
            mortise_case(
                material.steel(roughness=0.4, scratches=0.05, along=(8, 8, 8)),
                steel(),
                chrome(),
                black(),
            ),
            (-1.0, 0.5, 0),
            (0, 0, 24),
        )
    )
    rest(place(lever(steel()), (7.0, 4.6, 0), (0, 0, -62)))
    lying(screw(steel(), black()), 3.6, -6.6, 25)
    lying(screw(steel(), black()), 6.6, -4.6, -40)
