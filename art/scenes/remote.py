"""A remote opened: board, coin cell, the two halves of its shell."""

from parts.board import board
from parts.car_key import double_blade, fob_outline
from scenes.surface import black, chrome, nickel, rubber, shell, steel, white
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import cut, group, place, rest
from studio.shape import box, plate, rectangle


def half():
    """One half of the shell, hollow side up."""
    body = plate(fob_outline(), 0.72, shell(), bevel=0.2)
    hollow = place(plate(fob_outline(4.9, 2.9), 1.0, shell(), bevel=0.1), (-0.25, 0, 0.36))
    return group(cut(body, hollow))


def lid():
    body = plate(fob_outline(), 0.62, shell(), bevel=0.26)
    pad = place(plate(rectangle(4.1, 2.05, -2.75, 0, 0.6), 0.1, rubber(), bevel=0.04), (0, 0, 0.3))
    buttons = [
        place(plate(rectangle(1.08, 1.7, x, 0, 0.4), 0.2, rubber(), bevel=0.09), (0, 0, 0.36))
        for x in (-1.45, -2.75, -4.05)
    ]
    return group(body, pad, *buttons)


def scene(at=(1.0, -15.5, 12), towards=(-0.1, -0.1, 0.1), lens=85, stop=5.6, focus=None):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    gold = material.metal("gold", (0.85, 0.56, 0.2), (0.8, 0.5, 0.18), roughness=0.2)
    green = material.paint((0.004, 0.05, 0.035), roughness=0.3, skin=0.02)
    rest(
        place(
            board(
                green, gold, black(), steel(), white(), material.plastic((0.3, 0.22, 0.14), 0.5, 0)
            ),
            (0.2, -1.3, 0),
            (0, 0, -14),
        )
    )
    rest(place(half(), (4.4, 2.9, 0), (0, 0, -10)))
    rest(place(lid(), (-1.4, 3.6, 0), (0, 0, 6)))
    rest(
        place(
            group(double_blade(nickel()), place(box((1.0, 0.9, 0.5), chrome(), 0.1), (-0.5, 0, 0))),
            (-3.6, -4.3, 0),
            (0, 0, 8),
        )
    )
    studio((0, 0, 0), 9)
    look(at, towards, lens, stop, focus)
