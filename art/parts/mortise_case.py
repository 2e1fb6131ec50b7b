"""The lock case of a commercial door, lying on its side: out of the door is +x."""

from studio.place import group, place
from studio.shape import box, circle, lathe, plate, rectangle


def mortise_case(case_metal, front_metal, bolt_metal, dark, cylinder=None):
    case = place(
        plate(
            rectangle(9.2, 14.6, -4.7, 0, 0.25),
            2.4,
            case_metal,
            [circle(0.9, -4.4, 4.0), rectangle(0.9, 0.9, -4.4, -2.2, 0.03)],
            bevel=0.05,
        ),
        (0, 0, 1.2),
    )
    core = place(box((8.6, 14.0, 1.6), dark, 0.05), (-4.7, 0, 1.2))
    cover = place(
        plate(
            rectangle(9.3, 14.7, -4.7, 0, 0.3),
            0.16,
            case_metal,
            [circle(1.45, -4.4, 4.0), circle(1.1, -4.4, -2.2)],
            bevel=0.03,
        ),
        (0, 0, 2.47),
    )
    front = place(
        plate(
            rectangle(3.2, 20.4, 0, 0, 0.25),
            0.4,
            front_metal,
            [
                rectangle(1.7, 3.0, 0, -2.0, 0.1),
                rectangle(1.5, 3.4, 0, 3.7, 0.1),
                circle(0.35, 0, 9.0),
                circle(0.35, 0, -9.0),
            ],
            bevel=0.04,
        ),
        (0.1, 0, 1.2),
        (0, 90, 0),
    )
    dead = place(box((3.4, 3.3, 1.4), bolt_metal, 0.12), (0.9, 3.7, 1.2))
    wedge = plate(
        [(-1.5, -0.75), (0.4, -0.75), (1.9, 0.55), (1.9, 0.75), (-1.5, 0.75)],
        2.9,
        bolt_metal,
        bevel=0.09,
    )
    latch = place(wedge, (0.3, -2.0, 1.2), (90, 0, 0))
    hub = place(
        lathe(
            [(0, 0), (1.05, 0), (1.05, 0.3), (0.75, 0.3), (0.7, 0.1), (0, 0.1)], bolt_metal, 0.04
        ),
        (-4.4, -2.2, 2.4),
    )
    rivets = [
        place(lathe([(0, 0), (0.28, 0), (0.2, 0.14), (0, 0.15)], bolt_metal, 0.04), (x, y, 2.53))
        for x in (-8.5, -1.1)
        for y in (-6.4, 6.4, 0.7)
    ]
    return group(case, core, cover, front, dead, latch, hub, *rivets)
