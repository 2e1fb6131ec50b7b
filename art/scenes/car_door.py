"""The handle of a car's door, and the key in the lock beside it."""

import math

from parts.car_key import double_blade, remote
from scenes.surface import black, chrome, nickel, rubber, shell, steel, white
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import cut, group, place
from studio.shape import ball, box, lathe, plate, rectangle, rod, steps


def bowl_rim(width, height):
    return [
        (width * math.cos(a), -0.02, height * math.sin(a)) for a in steps(0, 2 * math.pi, 72)[:-1]
    ]


def panel(paint):
    """The door's skin in y = 0: a hollow for the fingers, a gap on the right, a crease below."""
    skin = box((84, 10, 60), paint, 0.35, 6)
    skin.location = (-18.2, 5, 0)
    place(box((44, 10, 60), paint, 0.35, 6), (46.2, 5, 0))
    hollow = ball(1, paint)
    hollow.scale, hollow.location = (7.4, 3.2, 4.6), (-6, 0, 0)
    cut(skin, hollow)
    rod([(x - 6, y, z) for x, y, z in bowl_rim(7.4, 4.6)], 0.1, paint, closed=True)
    crease = box((84, 6, 30), paint, 1.6, 8)
    place(crease, (-18.2, 2.2, -23), (-8, 0, 0))


def handle(paint):
    bar = plate(rectangle(21, 3.0, 0, 0, 1.4), 1.7, steel(), bevel=0.7)
    trim = plate(rectangle(20.2, 0.5, 0, -1.15, 0.24), 0.2, black(), bevel=0.08)
    place(trim, (0, 0, 0.8))
    posts = [
        place(plate(rectangle(3.6, 2.7, x, 0, 1.2), 2.4, paint, bevel=0.3), (0, 0, -1.6))
        for x in (-8.4, 8.4)
    ]
    return place(group(bar, trim, *posts), (-6, -2.9, 0), (90, 0, 0))


def lock():
    rim = [(0, 0), (1.75, 0), (1.7, 0.3), (1.3, 0.42), (1.24, 0.3), (0, 0.3)]
    ring = lathe(rim, chrome(), 0.08)
    face = lathe([(0, 0), (1.1, 0), (1.1, 0.34), (0, 0.34)], nickel(), 0.04)
    mouth = place(box((0.3, 1.0, 0.04), black(), 0.02), (0, 0, 0.34))
    return place(group(ring, face, mouth), (9.6, 0, 0), (90, 0, 0))


def key():
    """In the lock but for the last of its blade, upright as the keyway is; buttons to the left."""
    made = group(
        remote(shell(), rubber(), white(), chrome()),
        place(double_blade(nickel()), (0.6, 0, 0.64)),
    )
    place(made, (0, 0, -0.64))
    place(made, (0, 0, 2.8), (0, 90, 180))
    return place(made, (9.6, 0, 0), (90, 0, 0))


def scene(at=(-24, -40, 16), towards=(8.2, -2.8, 0.5), lens=106, stop=20, focus=(9, -3, 0)):
    paint = material.paint((0.010, 0.036, 0.16), roughness=0.2, skin=0.0, coat=1.0, wander=0.02)
    panel(paint)
    handle(paint)
    lock()
    key()
    surroundings((0.012, 0.018, 0.04))
    softbox((-30, -30, 34), (2, 0, 0), 60, 26, 26000, WARM)
    softbox((26, -10, 30), (10, -6, 0), 12, 30, 15000, COOL)
    softbox((44, -62, -2), (6, 0, -2), 110, 18, 22000, WHITE, fade=0.7)
    softbox((-16, -48, -34), (0, 0, -4), 110, 16, 8500, COOL, fade=0.6)
    look(at, towards, lens, stop, focus)
