"""A car key's blade held in a decoder: its slider reads the depth of a cut from a scale."""

from arrangements.remote_key import remote_key
from parts.keypad import text
from scenes.surface import black, brass, dark_steel, steel, white
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import group, place, rest
from studio.shape import box, lathe
from studio.sweep import sweep


def scale(marks, ink):
    """Lines along x, every fifth longer and numbered."""
    parts = []
    for i in range(marks):
        tall = 0.62 if i % 5 == 0 else 0.36
        parts.append(place(box((0.045, tall, 0.01), ink, 0.002), (0.3 * i, -tall / 2, 0)))
        if i % 5 == 0:
            parts.append(place(text(str(i // 5), 0.62, ink, 0.003), (0.3 * i, -1.0, 0)))
    return group(*parts)


def decoder():
    """A bed with a rail behind it, and on the rail a slider whose pin stands in a cut."""
    bed = place(box((11, 3.4, 0.9), dark_steel(), 0.12), (0, 0, 0.45))
    rail = place(box((11, 1.0, 1.9), steel(), 0.1), (0, 2.0, 0.95))
    marks = place(scale(31, white()), (-4.5, -0.55, 0.905))
    jaw = place(box((2.0, 1.2, 0.8), steel(), 0.14), (-3.4, 1.35, 1.3))
    screw = lathe([(0, 0), (0.62, 0), (0.62, 0.5), (0.5, 0.6), (0, 0.6)], brass(), 0.06)
    slider = place(box((1.7, 1.7, 1.0), steel(), 0.16), (-1.5, 2.1, 2.3))
    pin = place(lathe([(0, 0), (0.16, 0), (0.16, 1.6), (0, 1.6)], brass(), 0.03), (-1.5, 0.85, 1.2))
    arm = place(box((0.5, 1.4, 0.36), steel(), 0.06), (-1.5, 1.1, 2.4))
    knob = place(lathe([(0, 0), (0.7, 0), (0.7, 0.7), (0, 0.8)], black(), 0.1), (-1.5, 2.1, 2.8))
    return group(bed, rail, marks, jaw, place(screw, (-3.4, 1.35, 1.7)), slider, pin, arm, knob)


def scene(at=(-1.8, -20, 20), towards=(-1.5, 0.9, 0.8), lens=85, stop=22, focus=(-0.5, 0, 1.2)):
    sweep(material.ground())
    place(decoder(), (1.4, 0, 0), (0, 0, -6))
    rest(place(remote_key(), (-3.9, 0.5, 0), (0, 0, -6)), on=0.3)
    studio((0, 0, 0), 9, fill=2.0)
    look(at, towards, lens, stop, focus)
