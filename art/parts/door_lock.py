"""What is screwed to a door. Made lying on its back (out of the door is up), then hung with on_door."""

import math

from parts.key import HEIGHT, key
from studio.place import group, place
from studio.shape import box, circle, lathe, plate, rectangle, rod, rounded


def on_door(thing, x, z, out=0.0):
    """The door's face is the plane y = 0, and outside is towards -y."""
    return place(thing, (x, -out, z), (90, 0, 0))


def keyway(dark, height=0.0, size=1.0):
    """The slot of a plug, a little curved as keyways are; its middle at the origin, lying in z = height."""
    points = [(-0.1, -0.44), (0.1, -0.44), (0.1, -0.1), (0.2, 0.0), (0.12, 0.1), (0.1, 0.36), (-0.1, 0.36), (-0.1, 0.12), (-0.2, 0.02), (-0.1, -0.1)]
    return place(plate(rounded(points, 0.05), 0.04, dark, bevel=0.004), (0, 0, height - 0.012), size=size)


def plug(metal, dark, height):
    """The round that turns, its keyway open."""
    disc = lathe([(0, height - 1), (0.64, height - 1), (0.64, height), (0, height)], metal, 0.03)
    return [disc, keyway(dark, height)]


def deadbolt(metal, face, dark, radius=3.15, height=2.0):
    ring = [(0, 0), (radius, 0), (radius, 0.35), (radius * 0.83, height), (radius * 0.62, height), (radius * 0.56, height - 0.22), (0, height - 0.22)]
    body = lathe(ring, metal, 0.12, 128)
    cap = lathe([(0, height - 0.5), (1.1, height - 0.5), (1.1, height - 0.12), (0.72, height - 0.12), (0.7, height - 0.2), (0, height - 0.2)], face, 0.05)
    return group(body, cap, *plug(face, dark, height - 0.1))


def rose(metal, radius=3.2, height=0.9):
    return lathe([(0, 0), (radius, 0), (radius, height * 0.55), (radius * 0.9, height), (1.35, height), (1.25, height + 0.1), (1.25, 3.4), (0, 3.4)], metal, 0.2, 128)


def lever(metal, length=11.5):
    """Points along +x, thick at the spindle and slender at the end."""
    outline = rounded([(-1.35, -1.3), (1.5, -1.25), (length, -0.75), (length, 0.85), (1.5, 1.3), (-1.35, 1.3)], 0.9)
    blade = place(plate(outline, 1.15, metal, bevel=0.4), (0, 0, 4.1))
    return group(rose(metal), blade)


def knob(metal, face, dark):
    points = [(0, 0), (3.2, 0), (3.2, 0.5), (2.9, 0.85), (1.3, 1.1), (1.2, 2.6), (2.2, 3.3), (2.85, 4.6), (2.6, 5.7), (1.7, 6.15), (0, 6.2)]
    return group(lathe(points, metal, 0.5, 128), *plug(face, dark, 6.3))


def thumb_turn(metal):
    base = lathe([(0, 0), (3.15, 0), (3.15, 0.4), (2.8, 0.9), (0, 0.9)], metal, 0.2, 128)
    stem = lathe([(0, 0.8), (0.9, 0.8), (0.8, 1.5), (0, 1.5)], metal, 0.1)
    grip = rounded([(-2.0, -0.35), (2.0, -0.35), (2.2, 0), (2.0, 0.35), (-2.0, 0.35), (-2.2, 0)], 0.25)
    return group(base, stem, place(plate(grip, 1.6, metal, bevel=0.2), (0, 0, 2.0)))


def mortise_cylinder(ring, metal, dark):
    """The threaded cylinder of a shop door: tapered ring, flat face."""
    collar = lathe([(0, 0), (2.15, 0), (2.1, 0.3), (1.55, 1.0), (1.45, 1.0), (1.42, 0.75), (0, 0.75)], ring, 0.08, 128)
    face = lathe([(0, 0), (1.4, 0), (1.4, 0.86), (0, 0.86)], metal, 0.06, 128)
    return group(collar, face, *plug(metal, dark, 0.93))


def key_in(metal, bow=1.15, turn=0.0, **cuts):
    """A key pushed in up to its shoulder, for a plug that faces up: blade down, cuts to +y."""
    made = place(key(metal, bow=bow, **cuts), (0, -HEIGHT / 2, 0), (0, 90, 0))
    return group(place(made, turn=(0, 0, turn)))


def bunch(first, second, ring_metal, z, out, x=0.0):
    """The key in a door's plug, its ring through the bow, another key hanging from the ring."""
    reach, rise = out + 0.75 + 1.15 * 1.58, z - 0.18
    on_door(key_in(first), x, z, out)
    place(split_ring(ring_metal), (x, -reach, rise))
    hang(key(second, (5, 2, 6, 3, 4)), x, -reach, rise - 3.0 + 0.12)


def hang(made, x, y, z, bow=1.25, swing=0.0, spin=0.0):
    """Lets a key hang by the upper rim of its hole from a bar at (x, y, z), blade down."""
    hole = 0.75 + bow * 1.58
    place(made, (hole, -HEIGHT / 2, 0))
    place(made, (0, 0, -0.18), (0, 90, 0))
    return place(made, (x, y, z), (swing, 0, spin))


def screw(metal, dark, length=2.5, head=0.42):
    """A countersunk Phillips screw lying on its head's axis z, head up."""
    points = [(0, 0), (0.08, 0.12), (0.19, 0.5)]
    z = 0.5
    while z < length - 0.75:
        points += [(0.19, z), (0.255, z + 0.07), (0.19, z + 0.14)]
        z += 0.15
    points += [(0.2, z + 0.05), (0.2, length - 0.26), (head, length - 0.03), (head, length), (0, length + 0.03)]
    slots = [place(box((0.5, 0.09, 0.03), dark, 0.005), (0, 0, length + 0.012), (0, 0, a)) for a in (20, 110)]
    return group(lathe(points, metal, 0.0, 40), *slots)


def strike(metal, width=2.8, height=7.0):
    holes = [rectangle(1.7, 2.6, 0, 0, 0.2), circle(0.26, 0, 2.6), circle(0.26, 0, -2.6)]
    return plate(rectangle(width, height, 0, 0, 0.6), 0.18, metal, holes, bevel=0.03)


def latch(metal, shiny):
    """Faceplate, tube and the bolt out of it, along +x."""
    front = place(plate(rectangle(2.5, 5.6, 0, 0, 0.3), 0.25, metal, [circle(0.24, 0, 2.2), circle(0.24, 0, -2.2)], bevel=0.03), turn=(90, 0, 90))
    tube = place(lathe([(0, 0), (1.15, 0), (1.15, 6.2), (0, 6.2)], metal, 0.1), (0.1, 0, 0), (0, -90, 0))
    bolt = place(box((2.4, 1.5, 2.0), shiny, 0.12), (1.1, 0, 0))
    return group(front, tube, bolt)


def ring_path(radius, turns=1.9, wire=0.09, sides=64):
    """A split ring in the xz plane, hanging from the origin."""
    points = []
    for i in range(int(sides * turns) + 1):
        a = 2 * math.pi * i / sides
        points.append((radius * math.sin(a), wire * 2.05 * (i / sides - turns / 2), -radius + radius * math.cos(a)))
    return points


def split_ring(metal, radius=1.5, wire=0.085):
    return rod(ring_path(radius, wire=wire), wire, metal, sides=5)

