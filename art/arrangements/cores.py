"""Interchangeable cores and their keys."""

from parts.core import core
from parts.key import key
from parts.key_ring import key_in
from scenes.surface import black, brass, nickel
from studio.place import place, rest


def cores():
    """Five cores face up, one with the key that takes it out."""
    for i in range(5):
        x, y = -5.0 + 2.35 * i, 0.9 - 0.75 * i + (0.5 if i % 2 else 0)
        made = core(brass() if i == 2 else nickel(), brass(), black())
        rest(place(made, (x, y, 0), (0, 0, 6 * (i - 2))))
        if i == 2:
            place(key_in(nickel(), turn=0), (x, y, 3.15), (0, 0, 0))
    rest(place(key(nickel(), (3, 5, 2, 6, 1, 4)), (-4.4, -3.8, 0), (0, 0, 10)))
