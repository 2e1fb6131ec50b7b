"""A new deadbolt with all that comes in the box."""

from parts.door_lock import deadbolt, thumb_turn
from parts.fixings import latch, screw, strike
from parts.key import key
from scenes.surface import (
    black,
    brass,
    chrome,
    nickel,
    steel,
)
from studio.place import lying, place, rest


def lock_set():
    """A new deadbolt with all that comes in the box."""
    rest(place(deadbolt(nickel(), brass(), black()), (-4.6, 2.4, 0)))
    rest(place(thumb_turn(nickel()), (2.9, 4.6, 0), (0, 0, 35)))
    rest(place(latch(nickel(), chrome()), (2.6, -3.0, 0), (90, 0, -8)))
    rest(place(strike(nickel()), (7.2, 0.6, 0), (0, 0, -68)))
    rest(place(key(brass()), (-3.6, -5.4, 0), (0, 0, 6)))
    rest(place(key(brass()), (-1.6, -8.2, 0), (0, 0, -8)))
    for x, y, turn in ((4.4, -6.8, 30), (6.6, -4.4, -35)):
        lying(screw(steel(), black()), x, y, turn)
