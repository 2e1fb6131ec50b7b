"""The car key that several pictures show."""

from parts.car_key import car_key
from scenes.surface import chrome, nickel, rubber, shell, white
from studio.place import place, rest


def remote_key(metal=None, **cuts):
    return car_key(shell(), rubber(), white(), metal or nickel(), chrome(), **cuts)


def one():
    rest(place(remote_key(), (0, 0, 0), (0, 0, -28)))
