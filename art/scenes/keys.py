"""Keys lying on the board: one arrangement per picture."""

import random

from parts.car_key import car_key
from parts.key import key
from scenes.surface import brass, chrome, nickel, rubber, shell, white, worn_brass
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import cut, place, rest
from studio.shape import box, plate


def remote_key(metal=None, **cuts):
    return car_key(shell(), rubber(), white(), metal or nickel(), chrome(), **cuts)


def one():
    rest(place(remote_key(), (0, 0, 0), (0, 0, -28)))


def worn_and_new():
    """The new remote, and in front of it the blank its blade was cut from."""
    rest(place(remote_key(), (-0.4, 1.3, 0), (0, 0, -14)))
    rest(place(key(worn_brass(), (2, 3, 2, 4, 3, 3)), (1.2, -2.9, 0), (0, 0, 14)))


def pair():
    """The copy beside its original, cut for cut."""
    rest(place(remote_key(), (-1.2, 2.1, 0), (0, 0, -20)))
    rest(place(remote_key(), (-1.2, -2.1, 0), (0, 0, -20)))


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
        rest(place(key(nickel(), cuts), (-5.2 + 2.75 * i, 2.4 + chance.uniform(-0.1, 0.1), 0), (0, 0, -90 + chance.uniform(-2, 2))))
    rest(place(key(brass(), (5, 2, 6, 3, 5, 4), bow=1.4), (-0.6, -2.6, 0), (0, 0, 8)))


ARRANGEMENTS = {
    "one": one,
    "worn_and_new": worn_and_new,
    "pair": pair,
    "broken": broken,
    "master": master,
}


def scene(arrangement="one", at=(1.5, -19, 12), towards=(-0.9, 0.2, 0.3), lens=85, stop=5.6, focus=None, side=1, reach=8, lights=()):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    ARRANGEMENTS[arrangement]()
    studio((0, 0, 0), reach, *lights, side=side)
    look(at, towards, lens, stop, focus)
