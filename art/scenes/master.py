"""One brass key before the five cylinders that it opens."""

from parts.door_lock import mortise_cylinder
from parts.key import key
from scenes.surface import black, brass, nickel
from studio import material
from studio.camera import look
from studio.light import WARM, softbox, studio
from studio.place import group, place, rest
from studio.shape import lathe
from studio.sweep import sweep


def cylinder():
    """Lying on its side, its face towards -y, the threaded barrel behind."""
    thread = [(0, -4.2)]
    for i in range(20):
        thread += [(1.36, -4.1 + 0.2 * i), (1.46, -4.0 + 0.2 * i)]
    barrel = lathe([*thread, (1.36, 0), (0, 0)], nickel(), fillet=0)
    return place(group(mortise_cylinder(nickel(), brass(), black()), barrel), turn=(90, 0, 0))


def scene(at=(1.5, -38, 19), towards=(0, -0.6, 0.6), lens=76, stop=22, focus=(0, -1.5, 1)):
    sweep(material.ground())
    for i in range(5):
        away = abs(i - 2)
        rest(place(cylinder(), (-7.9 + 3.95 * i, 3.2 - 0.55 * away, 0), (0, 0, 6 * (i - 2))))
    rest(place(key(brass(), (5, 2, 6, 3, 5, 4), bow=1.4), (0.6, -4.4, 0), (0, 0, 30), 1.45))
    studio((0, 0, 0), 11)
    # What the faces mirror.
    softbox((-6, -34, 20), (0, 0, 1), 30, 12, 7000, WARM, fade=0.7)
    look(at, towards, lens, stop, focus)
