"""The ribbed door of a storage unit, its slide latch shut by a disc lock."""

from parts.padlock import disc_lock
from scenes.surface import black, brass, chrome
from studio import material
from studio.camera import look
from studio.even import brushed
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import box, circle, lathe, plate, rectangle, rounded


def ribs(paint, width=120.0, pitch=8.0, count=14):
    """A profile of flats and ridges, drawn in (out, up), pulled along x."""
    points = []
    for i in range(count):
        z = (i - count / 2) * pitch
        points += [(0, z), (0, z + pitch * 0.52), (1.1, z + pitch * 0.62), (1.1, z + pitch * 0.9)]
    top = points[-1][1]
    outline = rounded([*[(-out, z) for out, z in points], (2, top), (2, points[0][1])][::-1], 0.25)
    place(plate(outline, width, paint, bevel=0.0), (0, 0, 0), (90, 0, 90))


def latch(metal):
    """Slide bolt in its guide, and the two eyes that the shackle goes through."""
    place(
        plate(
            rectangle(26, 7.4, 0, 0, 0.6),
            0.35,
            metal,
            [circle(0.4, x, z) for x in (-11.5, 11.5) for z in (-2.5, 2.5)],
            bevel=0.05,
        ),
        (-6, -1.6, 6),
        (90, 0, 0),
    )
    for x in (-15, 2.5):
        place(box((3.4, 1.5, 4.6), metal, 0.2), (x, -2.4, 6))
    place(box((44, 0.9, 3.0), metal, 0.12), (-2, -2.5, 6))
    for x in (-17.5, 5.5):
        for z in (3.5, 8.5):
            place(
                lathe([(0, 0), (0.62, 0), (0.45, 0.35), (0, 0.4)], metal, 0.1),
                (x, -1.75, z),
                (90, 0, 0),
            )


def scene(at=(-16, -44, 5), towards=(0.6, -2, 2.6), lens=70, stop=9, focus=(0, -5, 1.5)):
    ribs(material.paint((0.012, 0.035, 0.13), roughness=0.35, skin=0.02, wander=0.02))
    latch(brushed((0.25, 0.265, 0.29), roughness=0.42))
    steel = brushed((0.54, 0.56, 0.59), roughness=0.28)
    lug = plate(rectangle(3.0, 6.2, 0, 0, 0.8), 0.7, steel, [circle(0.7, 0, -1.7)], bevel=0.06)
    place(lug, (0, -4.2, 5.0), (90, 0, 90))
    place(
        disc_lock(
            steel,
            chrome(),
            brass(),
            black(),
        ),
        (0, -4.4, 1.1),
    )
    surroundings((0.012, 0.018, 0.04))
    softbox((-26, -18, 18), (0, -3, 2), 18, 18, 10000, WARM)
    softbox((24, -14, 6), (0, -3, 2), 8, 30, 7000, COOL)
    softbox((8, -40, 14), (0, -3, 2), 26, 26, 5000, WHITE)
    look(at, towards, lens, stop, focus)
