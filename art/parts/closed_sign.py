"""The sign in a shop's door, hung by a cord; its face looks towards -y."""

from parts.keypad import text
from studio.place import group, place
from studio.shape import lathe, plate, rectangle, rod


def closed_sign(board, ink, cord, metal):
    width, height = 17.0, 7.6
    body = plate(rectangle(width, height, 0, 0, 0.7), 0.3, board, bevel=0.06)
    outer, inner = (rectangle(width - a, height - a, 0, 0, 0.45) for a in (0.9, 1.3))
    line = place(plate(outer, 0.04, ink, [inner], bevel=0.008), (0, 0, 0.16))
    word = place(text("CLOSED", 4.6, ink, 0.02), (0, -0.1, 0.16))
    face = place(group(body, line, word), turn=(90, 0, 0))
    strings = [
        rod([(side * 6.2, 0.1, height / 2 - 0.3), (0, 0.1, height / 2 + 5.4)], 0.09, cord, sides=4)
        for side in (1, -1)
    ]
    hook = lathe([(0, 0), (1.1, 0), (0.9, 0.3), (0.3, 0.5), (0.3, 0.9), (0, 0.9)], metal, 0.08)
    return group(face, *strings, place(hook, (0, -0.5, height / 2 + 5.4), (-90, 0, 0)))
