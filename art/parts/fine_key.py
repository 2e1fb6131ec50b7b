"""The house key for a picture taken so close that each face of its bow shows."""

from parts.key import HEIGHT, THICK, blade_length, pocket_outline, profile
from studio.place import cut, place
from studio.shape import circle, plate, rectangle


def sunk(outline, side, deep, hollow, material):
    """What to take out of a face; the walls it leaves are hollow, so that they catch the light."""
    tool = plate(outline, 0.3, material, bevel=hollow)
    return place(tool, (0, 0, side * (THICK / 2 + 0.15 - deep)))


def fine_key(material, bitting, bow=1.15, squareness=2.6):
    outline, centre = profile(bitting, bow, squareness)
    hole = circle(0.27, centre - bow * 0.58, HEIGHT / 2)
    solid = plate(outline, THICK, material, [hole], bevel=0.02)
    length = blade_length(bitting)
    tools = []
    for side, y, height in ((1, 0.36, 0.16), (-1, 0.14, 0.1)):
        line = rectangle(length + 1, height, length / 2 + 0.15, y, height * 0.49)
        tools.append(sunk(line, side, 0.07, height * 0.4, material))
        panel = pocket_outline(centre, bow, squareness)
        tools.append(sunk(panel, side, 0.055, 0.05, material))
    return evened(cut(solid, *tools))


def evened(made, least=0.0):
    """Flat faces of at least this size, square to an axis, without the rounding of their edges.

    Smooth, the slivers that cutting leaves on them would comb and smear their reflections.
    """
    made.modifiers.clear()
    for face in made.data.polygons:
        square = max(abs(part) for part in face.normal) > 0.999
        face.use_smooth = not (square and face.area >= least)
    return made
