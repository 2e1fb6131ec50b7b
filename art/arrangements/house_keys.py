"""House keys: a broken one, and a master key before those that it stands above."""

import random

from parts.key import key
from scenes.surface import (
    brass,
    nickel,
)
from studio.place import cut, place, rest
from studio.shape import plate


def broken():
    """A key snapped at its deepest cut; the halves lie as they fell."""
    jag = [(1.42, -9), (1.36, -0.2), (1.5, 0.12), (1.38, 0.3), (1.5, 0.5), (1.42, 0.66), (1.46, 9)]
    bow = cut(key(brass()), plate([*jag, (9, 9), (9, -9)][::1], 2, brass(), bevel=0))
    tip = cut(key(brass()), plate([*jag[::-1], (-9, -9), (-9, 9)][::1], 2, brass(), bevel=0))
    rest(place(bow, (-0.3, -0.2, 0), (0, 0, 12)))
    rest(place(tip, (-0.2, -0.35, 0), (0, 0, -13)))


def master():
    """One brass key before the row of those that it stands above."""
    chance = random.Random(4)
    for i in range(6):
        cuts = [chance.randint(1, 7) for _ in range(6)]
        rest(
            place(
                key(nickel(), cuts),
                (-5.2 + 2.75 * i, 2.4 + chance.uniform(-0.1, 0.1), 0),
                (0, 0, -90 + chance.uniform(-2, 2)),
            )
        )
    rest(place(key(brass(), (5, 2, 6, 3, 5, 4), bow=1.4), (-0.6, -2.6, 0), (0, 0, 8)))
