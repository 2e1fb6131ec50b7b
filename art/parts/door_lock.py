"""What is screwed to a door. Made with its outside up, then hung with on_door."""

from studio.place import group, place
from studio.shape import lathe, plate, rounded


def on_door(thing, x, z, out=0.0):
    """The door's face is the plane y = 0, and outside is towards -y."""
    return place(thing, (x, -out, z), (90, 0, 0))


def keyway(dark, height=0.0, size=1.0):
    """The slot of a plug, a little curved as keyways are; it lies in z = height."""
    points = [
        (-0.1, -0.44),
        (0.1, -0.44),
        (0.1, -0.1),
        (0.2, 0.0),
        (0.12, 0.1),
        (0.1, 0.36),
        (-0.1, 0.36),
        (-0.1, 0.12),
        (-0.2, 0.02),
        (-0.1, -0.1),
    ]
    return place(
        plate(rounded(points, 0.05), 0.04, dark, bevel=0.004), (0, 0, height - 0.012), size=size
    )


def plug(metal, dark, height):
    """The round that turns, its keyway open."""
    disc = lathe([(0, height - 1), (0.64, height - 1), (0.64, height), (0, height)], metal, 0.03)
    return [disc, keyway(dark, height)]


def deadbolt(metal, face, dark, radius=3.15, height=2.0):
    ring = [
        (0, 0),
        (radius, 0),
        (radius, 0.35),
        (radius * 0.83, height),
        (radius * 0.62, height),
        (radius * 0.56, height - 0.22),
        (0, height - 0.22),
    ]
    body = lathe(ring, metal, 0.12, 128)
    cap = lathe(
        [
            (0, height - 0.5),
            (1.1, height - 0.5),
            (1.1, height - 0.12),
            (0.72, height - 0.12),
            (0.7, height - 0.2),
            (0, height - 0.2),
        ],
        face,
        0.05,
    )
    return group(body, cap, *plug(face, dark, height - 0.1))


def rose(metal, radius=3.2, height=0.9):
    return lathe(
        [
            (0, 0),
            (radius, 0),
            (radius, height * 0.55),
            (radius * 0.9, height),
            (1.35, height),
            (1.25, height + 0.1),
            (1.25, 3.4),
            (0, 3.4),
        ],
        metal,
        0.2,
        128,
    )


def lever(metal, length=11.5):
    """Points along +x, thick at the spindle and slender at the end."""
    outline = rounded(
        [(-1.35, -1.3), (1.5, -1.25), (length, -0.75), (length, 0.85), (1.5, 1.3), (-1.35, 1.3)],
        0.9,
    )
    blade = place(plate(outline, 1.15, metal, bevel=0.4), (0, 0, 4.1))
    return group(rose(metal), blade)


def knob(metal, face, dark):
    points = [
        (0, 0),
        (3.2, 0),
        (3.2, 0.5),
        (2.9, 0.85),
        (1.3, 1.1),
        (1.2, 2.6),
        (2.2, 3.3),
        (2.85, 4.6),
        (2.6, 5.7),
        (1.7, 6.15),
        (0, 6.2),
    ]
    return group(lathe(points, metal, 0.5, 128), *plug(face, dark, 6.3))


def thumb_turn(metal):
    base = lathe([(0, 0), (3.15, 0), (3.15, 0.4), (2.8, 0.9), (0, 0.9)], metal, 0.2, 128)
    stem = lathe([(0, 0.8), (0.9, 0.8), (0.8, 1.5), (0, 1.5)], metal, 0.1)
    grip = rounded(
        [(-2.0, -0.35), (2.0, -0.35), (2.2, 0), (2.0, 0.35), (-2.0, 0.35), (-2.2, 0)], 0.25
    )
    return group(base, stem, place(plate(grip, 1.6, metal, bevel=0.2), (0, 0, 2.0)))


def mortise_cylinder(ring, metal, dark):
    """The threaded cylinder of a shop door: tapered ring, flat face."""
    collar = lathe(
        [(0, 0), (2.15, 0), (2.1, 0.3), (1.55, 1.0), (1.45, 1.0), (1.42, 0.75), (0, 0.75)],
        ring,
        0.08,
        128,
    )
    face = lathe([(0, 0), (1.4, 0), (1.4, 0.86), (0, 0.86)], metal, 0.06, 128)
    return group(collar, face, *plug(metal, dark, 0.93))
