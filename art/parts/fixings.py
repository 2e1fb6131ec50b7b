"""What comes in the box with a lock: screws, strike plate, latch."""

from studio.place import group, place
from studio.shape import box, circle, lathe, plate, rectangle


def screw(metal, dark, length=2.5, head=0.42):
    """A countersunk Phillips screw lying on its head's axis z, head up."""
    points = [(0, 0), (0.08, 0.12), (0.19, 0.5)]
    z = 0.5
    while z < length - 0.75:
        points += [(0.19, z), (0.255, z + 0.07), (0.19, z + 0.14)]
        z += 0.15
    points += [
        (0.2, z + 0.05),
        (0.2, length - 0.26),
        (head, length - 0.03),
        (head, length),
        (0, length + 0.03),
    ]
    slots = [
        place(box((0.5, 0.09, 0.03), dark, 0.005), (0, 0, length + 0.012), (0, 0, a))
        for a in (20, 110)
    ]
    return group(lathe(points, metal, 0.0, 40), *slots)


def strike(metal, width=2.8, height=7.0):
    holes = [rectangle(1.7, 2.6, 0, 0, 0.2), circle(0.26, 0, 2.6), circle(0.26, 0, -2.6)]
    return plate(rectangle(width, height, 0, 0, 0.6), 0.18, metal, holes, bevel=0.03)


def latch(metal, shiny):
    """Faceplate, tube and the bolt out of it, along +x."""
    front = place(
        plate(
            rectangle(2.5, 5.6, 0, 0, 0.3),
            0.25,
            metal,
            [circle(0.24, 0, 2.2), circle(0.24, 0, -2.2)],
            bevel=0.03,
        ),
        turn=(90, 0, 90),
    )
    tube = place(
        lathe([(0, 0), (1.15, 0), (1.15, 6.2), (0, 6.2)], metal, 0.1), (0.1, 0, 0), (0, -90, 0)
    )
    bolt = place(box((2.4, 1.5, 2.0), shiny, 0.12), (1.1, 0, 0))
    return group(front, tube, bolt)
