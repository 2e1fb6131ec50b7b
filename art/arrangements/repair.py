"""A lever lock taken apart."""

from parts.door_lock import lever
from parts.fixings import latch, screw
from parts.pins import spring
from parts.screwdriver import screwdriver
from scenes.surface import black, chrome, nickel, steel
from studio.place import lying, place, rest


def repair():
    """A lever lock taken apart, the worn spring found."""
    rest(place(lever(nickel()), (-5.4, 3.4, 0), (0, 0, -14)))
    rest(place(latch(nickel(), chrome()), (-1.0, -3.2, 0), (90, 0, 14)))
    for i, (x, y, turn) in enumerate(((2.6, -4.0, 20), (5.6, -3.5, -22), (4.9, -7.4, 50))):
        lying(screw(steel(), black(), 2.2 + 0.2 * i), x, y, turn)
    rest(place(spring(2.6, steel(), turns=9, radius=0.42, wire=0.07), (1.9, -6.0, 0), (0, 90, -18)))
    screwdriver(chrome(), (12.4, -4.6, 0), 146)
