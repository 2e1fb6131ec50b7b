"""A key snapped at its deepest cut; the halves lie as they fell."""

from parts.key import key
from scenes.surface import brass
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import cut, place, rest
from studio.shape import box, plate

JAG = ((1.42, -9), (1.36, -0.2), (1.5, 0.12), (1.38, 0.3), (1.5, 0.5), (1.42, 0.66), (1.46, 9))


def halves():
    bow = cut(key(brass()), plate([*JAG, (9, 9), (9, -9)], 2, brass(), bevel=0))
    tip = cut(key(brass()), plate([*JAG[::-1], (-9, -9), (-9, 9)], 2, brass(), bevel=0))
    rest(place(bow, (-0.3, -0.2, 0), (0, 0, 12)))
    rest(place(tip, (-0.2, -0.35, 0), (0, 0, -13)))


def scene(at=(1, -14.5, 10.4), towards=(-0.2, -0.2, 0), lens=85, stop=14, focus=None):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    halves()
    studio((0, 0, 0), 7)
    look(at, towards, lens, stop, focus)
