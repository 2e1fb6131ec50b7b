"""A house key: bow, shoulder, and a blade whose cuts come from a list of numbers."""

import math

from studio.place import cut, group, place
from studio.shape import circle, plate, rectangle, steps

HEIGHT, FIRST, PITCH, STEP, ROOT = 0.85, 0.59, 0.396, 0.042, 0.2
THICK = 0.2


def top(x, bitting):
    """How high the blade stands at x, measured from the shoulder along the blade."""
    heights = [HEIGHT]
    for i, depth in enumerate(bitting):
        away = max(abs(x - FIRST - PITCH * i) - ROOT / 2, 0)
        heights.append(HEIGHT - depth * STEP + away / 1.15)
    return min(heights)


def blade_length(bitting):
    return FIRST + PITCH * (len(bitting) - 1) + 0.55


def profile(bitting, bow=1.25, squareness=2.6, start=0.0):
    """The outline, counter-clockwise from under the shoulder. The blade points along +x."""
    length, middle = blade_length(bitting), HEIGHT / 2
    edge = [(start, 0.0), (length - 0.3, 0.0), (length, 0.3), (length, 0.36)]
    xs = [length - 0.02 * i for i in range(1, int((length - start) / 0.02))]
    tip = [(x, min(top(x, bitting), 0.36 + (length - x) * 1.1)) for x in xs]
    edge += straightened(tip)
    edge += [(start, HEIGHT)]
    centre = -0.75 - bow
    neck = [(start, HEIGHT + 0.14), (-0.16, HEIGHT + 0.14), (-0.3, HEIGHT - 0.02)]
    arc = []
    for angle in steps(math.asin(0.42 / bow), 2 * math.pi - math.asin(0.42 / bow), 96):
        c, s = abs(math.cos(angle)), abs(math.sin(angle))
        r = bow / (c**squareness + s**squareness) ** (1 / squareness)
        arc.append((centre + r * math.cos(angle), middle + r * math.sin(angle)))
    foot = [(-0.3, 0.02), (-0.16, -0.14), (start, -0.14)]
    return edge + neck + arc + foot, centre


def straightened(points):
    """Leaves out the points that lie on a line between their neighbours."""
    kept = [points[0]]
    for before, point, after in zip(points, points[1:], points[2:]):
        turn = (point[0] - before[0]) * (after[1] - before[1]) - (point[1] - before[1]) * (
            after[0] - before[0]
        )
        if abs(turn) > 1e-6:
            kept.append(point)
    return [*kept, points[-1]]


def groove(length, y, height, side, material, deep=0.065):
    tool = plate(
        rectangle(length + 1.0, height, (length + 1.0) / 2 - 0.35, y, height * 0.49),
        0.2,
        material,
        bevel=0.0,
    )
    return place(tool, (0, 0, side * (THICK / 2 + 0.1 - deep)))


def key(material, bitting=(3, 6, 2, 7, 4, 5), bow=1.25, squareness=2.6, warded=True):
    outline, centre = profile(bitting, bow, squareness)
    hole = circle(0.27, centre - bow * 0.58, HEIGHT / 2)
    solid = plate(outline, THICK, material, [hole], bevel=0.014)
    length = blade_length(bitting)
    if not warded:
        return solid
    pocket = pocket_outline(centre, bow, squareness)
    tools = [groove(length, 0.36, 0.15, 1, material), groove(length, 0.14, 0.1, -1, material)]
    for side in (1, -1):
        tools.append(
            place(plate(pocket, 0.1, material, bevel=0.0), (0, 0, side * (THICK / 2 + 0.03)))
        )
    return cut(solid, *tools)


def pocket_outline(centre, bow, squareness):
    """The sunk panel of the bow: a rim stays all round."""
    out = []
    for angle in steps(0, 2 * math.pi, 80)[1:]:
        c, s = abs(math.cos(angle)), abs(math.sin(angle))
        r = bow * 0.8 / (c**squareness + s**squareness) ** (1 / squareness)
        out.append((centre + r * math.cos(angle), HEIGHT / 2 + r * math.sin(angle)))
    return out


def standing(key_part):
    """Turns a key from lying flat to standing on its back, cuts up."""
    return group(place(key_part, turn=(90, 0, 0)))
