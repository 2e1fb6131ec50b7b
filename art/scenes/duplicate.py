"""A remote with its blade cut, and beside it the blank that becomes its copy."""

from arrangements.remote_key import remote_key
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import place, rest
from studio.sweep import sweep


def scene(at=(-1.5, -27, 18), towards=(-2.0, 0.3, 0.3), lens=85, stop=22, focus=(0, -0.5, 1)):
    sweep(material.ground())
    rest(place(remote_key(), (-1.0, 2.3, 0), (0, 0, -14)))
    rest(place(remote_key(bitting=()), (-1.0, -2.2, 0), (0, 0, -14)))
    studio((-1, 0, 0), 9, fill=1.6)
    look(at, towards, lens, stop, focus)
