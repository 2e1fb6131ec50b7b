"""A car's side window in the rain: drops, and runs that have come down between them."""

import math
import random

import bpy

from parts.rain import water
from studio.shape import finish, steps

AROUND, RISE = 28, 6


def dome(x, z, radius, tall):
    """A flat drop towards -y: its corners, ring by ring from the glass to the top, and faces."""
    corners, faces = [(x, -0.36 * radius, z)], []
    for lean in steps(math.pi / 2, 0, RISE)[:-1]:
        r, out = radius * math.sin(lean), 0.36 * radius * math.cos(lean)
        for a in steps(0, 2 * math.pi, AROUND)[:-1]:
            corners.append((x + r * math.cos(a), -out, z + tall * r * math.sin(a)))
    for j in range(AROUND):
        k = (j + 1) % AROUND
        for i in range(RISE - 1):
            a, b = 1 + i * AROUND, 1 + (i + 1) * AROUND
            faces.append((a + j, a + k, b + k, b + j))
        faces.append((1 + (RISE - 1) * AROUND + j, 1 + (RISE - 1) * AROUND + k, 0))
    return corners, faces


def trail(path):
    """A low ridge of water along (x, z, half its width)."""
    around = steps(0, math.pi, 10)
    corners = [(x + w * math.cos(a), -0.4 * w * math.sin(a), z) for x, z, w in path for a in around]
    row = len(around)
    faces = [
        (a + j, a + j + 1, a + j + 1 + row, a + j + row)
        for a in range(0, row * (len(path) - 1), row)
        for j in range(row - 1)
    ]
    return corners, faces


def run(x, top, bottom, head, sway):
    """Thin above, as wide as its last drop below; it wanders a little as it falls."""
    path = []
    for t in steps(0, 1, int((top - bottom) * 8)):
        z = top + (bottom - top) * t
        wander = 0.16 * math.sin(z * 0.9 + sway) + 0.07 * math.sin(z * 2.3 + 2 * sway)
        swell = 0.3 + 0.12 * math.sin(z * 3.1 + sway) + 0.6 * max(0, t - 0.85) / 0.15
        path.append((x + wander, z, head * swell))
    return path


def wet_window(width, bottom, top, count, runs, dry=(), seed=5):
    """Drops and `runs` (x, top, bottom, radius of the drop at the foot); none touch another.

    The circles `dry` (x, z, radius) stay free of drops.
    """
    chance = random.Random(seed)
    shapes, taken = [], list(dry)
    for x, high, low, head in runs:
        path = run(x, high, low, head, chance.uniform(0, 6))
        foot = path[-1][0]
        shapes += [trail(path), dome(foot, low, head, 1.35)]
        taken += [(a, b, w + 0.04) for a, b, w in path[::2]] + [(foot, low, head * 1.3)]
    while count > 0:
        radius = 0.05 + 0.36 * chance.random() ** 3.2
        x, z = chance.uniform(-width / 2, width / 2), chance.uniform(bottom, top)
        if any(math.hypot(x - a, z - b) < radius * 1.2 + r for a, b, r in taken):
            continue
        taken.append((x, z, radius))
        shapes.append(dome(x, z, radius, chance.uniform(1.0, 1.35)))
        count -= 1
    # One solid: hundreds of them would take Blender minutes to put together.
    corners, faces = [], []
    for some, sides in shapes:
        faces += [tuple(len(corners) + i for i in side) for side in sides]
        corners += some
    mesh = bpy.data.meshes.new("wet")
    mesh.from_pydata([(x, y - 0.02, z) for x, y, z in corners], [], faces)
    made = finish("wet", mesh, water())
    made.visible_shadow = False
    return made
