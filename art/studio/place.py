"""Putting things where they belong: turned, together, and down on the ground."""

import math

import bpy
from mathutils import Matrix

from studio.shape import baked, finish


def group(*things):
    """One handle for several objects; their places so far become relative to it."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    return handle


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Turns in degrees round x, y, z in this order, then moves; a second call adds to the first."""
    x, y, z = (math.radians(angle) for angle in turn)
    turned = Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")
    thing.matrix_basis = (
        Matrix.Translation(at) @ turned @ Matrix.Scale(size, 4) @ thing.matrix_basis
    )
    return thing


def solids(thing):
    return [one for one in (thing, *thing.children_recursive) if one.type == "MESH"]


def lowest(thing):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    heights = []
    for solid in solids(thing):
        mesh = solid.evaluated_get(graph).to_mesh()
        heights += [(solid.matrix_world @ corner.co).z for corner in mesh.vertices]
    return min(heights)


def rest(thing, on=0.0):
    """Lets the thing down (or up) until its lowest point touches the height `on`."""
    thing.location.z += on - lowest(thing)
    return thing


def cut(thing, *tools):
    """Takes the tools' shapes out of the thing, and the tools away."""
    material = thing.data.materials[0]
    basis = thing.matrix_basis.copy()
    thing.modifiers.clear()
    for tool in tools:
        modifier = thing.modifiers.new("cut", "BOOLEAN")
        modifier.operation, modifier.solver, modifier.object = "DIFFERENCE", "EXACT", tool
    made = finish(thing.name, baked(thing), material)
    made.matrix_basis = basis
    for tool in tools:
        bpy.data.objects.remove(tool, do_unlink=True)
    return made


def lying(thing, x, y, turn=0.0):
    """A turned part on its side, on the ground."""
    return rest(place(thing, (x, y, 0), (0, 90, turn)))
