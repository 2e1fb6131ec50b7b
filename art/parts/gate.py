"""Gate and chain: square bars, a slide bolt with its lugs, links."""

from studio.place import place
from studio.shape import box, circle, plate, rectangle


def bar(paint, x, width=2.0, height=80.0):
    return place(box((width, width, height), paint, 0.15), (x, 0, 0))


def lug(metal, x, z, reach=6.0):
    """A plate in the yz plane that comes out towards -y, a hole near its end."""
    shape = plate(
        rectangle(reach, 3.6, -reach / 2, 0, 0.8),
        0.6,
        metal,
        [circle(0.62, -reach + 1.6, 0)],
        bevel=0.06,
    )
    return place(shape, (x, 0, z), (90, 0, 90))
