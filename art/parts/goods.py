"""What stands on the shelves of a small shop: bottles, jars, cans and tins, in rows of a kind."""

from studio.place import group, place
from studio.shape import lathe

SIDES = 32


def band(r, low, high, paper):
    """A label around it."""
    ring = [(r * 0.9, low), (r * 1.02, low), (r * 1.02, high), (r * 0.9, high)]
    return lathe(ring, paper, 0, SIDES)


def bottle(r, h, skin, paper, cap):
    neck, lip = r * 0.36, r * 0.44
    shoulder = [(r, h * 0.52), (r * 0.86, h * 0.62), (neck, h * 0.74), (neck, h * 0.9)]
    glass = lathe([(0, 0), (r, 0), *shoulder, (0, h * 0.9)], skin, r * 0.15, SIDES)
    top = lathe([(0, h * 0.89), (lip, h * 0.89), (lip, h), (0, h)], cap, r * 0.05, SIDES)
    return group(glass, top, band(r, h * 0.12, h * 0.44, paper))


def jar(r, h, skin, paper, cap):
    body = [(0, 0), (r, 0), (r, h * 0.7), (r * 0.8, h * 0.8), (0, h * 0.8)]
    lid = [(0, h * 0.79), (r * 0.88, h * 0.79), (r * 0.88, h), (0, h)]
    parts = [lathe(body, skin, r * 0.2, SIDES), lathe(lid, cap, r * 0.08, SIDES)]
    return group(*parts, band(r, h * 0.18, h * 0.58, paper))


def can(r, h, skin, paper, cap):
    body = lathe([(0, 0), (r, 0), (r, h), (r * 0.9, h), (r * 0.88, h * 0.96), (0, h * 0.96)], cap)
    return group(body, band(r, h * 0.07, h * 0.93, skin), band(r * 1.01, h * 0.3, h * 0.6, paper))


def tin(r, h, skin, paper, cap):
    """Low and wide, with a knob on its lid."""
    body = [(0, 0), (r, 0), (r, h * 0.72), (r * 1.04, h * 0.72), (r * 1.04, h * 0.86)]
    knob = [(r * 0.3, h * 0.9), (r * 0.2, h), (0, h)]
    return group(
        lathe([*body, (r * 0.4, h * 0.9), *knob], skin, r * 0.05, SIDES),
        band(r, h * 0.15, h * 0.55, paper),
    )


# How it is made, radius, height.
KINDS = (
    (bottle, 3.4, 25),
    (bottle, 4.2, 21),
    (bottle, 2.7, 18),
    (jar, 4.4, 13),
    (jar, 5.2, 17),
    (jar, 3.5, 10),
    (can, 3.8, 11),
    (can, 4.6, 8),
    (tin, 6.2, 12),
)


def goods(x, end, y, z, skins, papers, caps, chance):
    """From x to `end`, in rows of one to four alike, with gaps where some have been sold."""
    while x < end:
        make, r, h = chance.choice(KINDS)
        skin, paper, cap = chance.choice(skins), chance.choice(papers), chance.choice(caps)
        for _ in range(chance.randint(1, 4)):
            x += r
            place(make(r, h, skin, paper, cap), (x, y + chance.uniform(-1, 1), z))
            x += r + 0.6
        x += chance.choice((0.5, 1.5, 3, 10))
