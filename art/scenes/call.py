"""A phone on the board, its keypad lit. No number on it: which one a visitor is to call is the page's to say."""

from parts.keypad import text
from scenes.surface import chrome
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import group, place, rest
from studio.shape import box, lathe, plate, rectangle


def phone():
    body = plate(rectangle(7.2, 14.8, 0, 0, 1.1), 0.8, chrome(), bevel=0.25)
    glass = place(
        plate(
            rectangle(6.9, 14.5, 0, 0, 1.0),
            0.06,
            material.plastic((0.003, 0.004, 0.008), 0.05, 0),
            bevel=0.02,
        ),
        (0, 0, 0.4),
    )
    screen = place(
        plate(
            rectangle(6.5, 14.0, 0, 0, 0.85),
            0.01,
            material.glow((0.010, 0.028, 0.13), 1.0),
            bevel=0.002,
        ),
        (0, 0, 0.432),
    )
    ink = material.glow((0.85, 0.9, 1), 1.3)
    ring = place(
        lathe(
            [(0, 0), (1.15, 0), (1.15, 0.01), (0, 0.01)], material.glow((0.88, 0.45, 0.035), 1.5), 0
        ),
        (0, -4.3, 0.437),
    )
    grid = [
        place(text(sign, 0.95, ink, 0.001), ((i % 3 - 1) * 1.9, 1.55 - (i // 3) * 1.25, 0.44))
        for i, sign in enumerate("123456789*0#")
    ]
    return group(body, glass, screen, ring, *grid)


def scene(at=(3, -27, 24), towards=(0, -0.8, 0.4), lens=75, stop=4, focus=None):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    rest(place(phone(), (0, 0, 0), (0, 0, 18)))
    studio((0, 0, 0), 13, fill=0.7)
    look(at, towards, lens, stop, focus)
