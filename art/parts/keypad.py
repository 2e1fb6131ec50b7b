"""A keypad with a card reader, hung on a wall whose face is y = 0, outside towards -y."""

from pathlib import Path

import bpy

from studio.place import group, place
from studio.shape import baked, box, finish, lathe, plate, rectangle

FACE = Path(__file__).resolve().parent.parent / "sign-700.ttf"


def text(words, size, material, thick=0.006):
    """Raised letters lying in z = 0, centred."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, size, thick
    curve.font = bpy.data.fonts.load(str(FACE), check_existing=True)
    curve.align_x = curve.align_y = "CENTER"
    thing = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(thing)
    return finish("text", baked(thing), material, smooth=False)


def keypad(shell, metal, button, lit, lamp, glass):
    back = place(plate(rectangle(8.4, 13.6, 0, 0, 0.9), 0.6, metal, bevel=0.15), (0, 0, 0.3))
    body = place(plate(rectangle(7.8, 13.0, 0, 0, 0.8), 1.6, shell, bevel=0.3), (0, 0, 1.3))
    window = place(plate(rectangle(6.4, 2.6, 0, 4.4, 0.4), 0.06, glass, bevel=0.02), (0, 0, 2.1))
    parts = [back, body, window]
    for i, sign in enumerate("123456789*0#"):
        x, y = (i % 3 - 1) * 2.15, 1.35 - (i // 3) * 1.95
        parts.append(
            place(plate(rectangle(1.75, 1.55, x, y, 0.3), 0.4, button, bevel=0.1), (0, 0, 2.12))
        )
        parts.append(place(text(sign, 1.05, lit), (x, y, 2.325)))
    parts.append(
        place(lathe([(0, 0), (0.16, 0), (0.1, 0.05), (0, 0.06)], lamp, 0), (-2.4, 4.95, 2.12))
    )
    for i in range(3):
        width = 0.9 + 0.55 * i
        parts.append(place(box((0.07, width, 0.02), lit, 0.005), (0.5 + 0.42 * i, 4.35, 2.13)))
    return place(group(*parts), turn=(90, 0, 0))


def card(skin, stripe, chip):
    body = plate(rectangle(8.56, 5.4, 0, 0, 0.32), 0.08, skin, bevel=0.015)
    band = place(
        plate(rectangle(8.5, 0.9, 0, 1.5, 0.01), 0.004, stripe, bevel=0.001), (0, 0, 0.041)
    )
    mark = place(
        plate(rectangle(1.1, 0.9, -2.6, -0.1, 0.15), 0.006, chip, bevel=0.002), (0, 0, 0.042)
    )
    return group(body, band, mark)
