"""Gate and chain: square bars, a slide bolt with its lugs, links."""

import math

from studio.place import group, place
from studio.shape import box, circle, plate, rectangle, rod, steps


def bar(paint, x, width=2.0, height=80.0):
    return place(box((width, width, height), paint, 0.15), (x, 0, 0))


def lug(metal, x, z, reach=6.0):
    """A plate in the yz plane that comes out towards -y, a hole near its end."""
    shape = plate(rectangle(reach, 3.6, -reach / 2, 0, 0.8), 0.6, metal, [circle(0.62, -reach + 1.6, 0)], bevel=0.06)
    return place(shape, (x, 0, z), (90, 0, 90))


def link(metal, length=3.4, width=2.0, wire=0.33):
    half, r = (length - width) / 2, width / 2
    right = [(half + r * math.cos(a), r * math.sin(a), 0) for a in steps(-math.pi / 2, math.pi / 2, 16)]
    left = [(-half - r * math.cos(a), -r * math.sin(a), 0) for a in steps(-math.pi / 2, math.pi / 2, 16)]
    return rod(right + left, wire, metal, closed=True, sides=6)


def frame(*parts):
    return group(*parts)
