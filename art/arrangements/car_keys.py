"""Car keys side by side."""

from arrangements.remote_key import remote_key
from parts.key import key
from scenes.surface import (
    worn_brass,
)
from studio.place import place, rest


def worn_and_new():
    """The new remote, and in front of it the blank its blade was cut from."""
    rest(place(remote_key(), (-0.4, 1.3, 0), (0, 0, -14)))
    rest(place(key(worn_brass(), (2, 3, 2, 4, 3, 3)), (1.2, -2.9, 0), (0, 0, 14)))


def pair():
    """The copy beside its original, cut for cut."""
    rest(place(remote_key(), (-1.2, 2.1, 0), (0, 0, -20)))
    rest(place(remote_key(), (-1.2, -2.1, 0), (0, 0, -20)))
