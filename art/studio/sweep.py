"""The ground that bends up behind a thing, so that no horizon shows."""

import math

import bpy

from studio.shape import finish, steps


def sweep(material, back=14.0, radius=30.0, width=400.0, height=120.0):
    """Level up to y = back, then a quarter of a circle, then a wall."""
    arc = [
        (back + radius * math.sin(a), radius - radius * math.cos(a))
        for a in steps(0, math.pi / 2, 48)
    ]
    profile = [(-150.0, 0.0), *arc, (back + radius, height)]
    corners = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(corners, [], faces)
    return finish("sweep", mesh, material)
