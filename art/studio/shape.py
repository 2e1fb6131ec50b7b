"""Solids from drawings, in centimetres. Outlines are lists of (x, y), counter-clockwise."""

import math

import bmesh
import bpy
from mathutils import Vector


def finish(name, mesh, material, smooth=True):
    """An object whose flat faces stay flat while its rounded edges catch the light."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.clear()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    if smooth:
        thing.modifiers.new("flat faces", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def baked(thing):
    """The mesh of an object with its modifiers applied; the object itself is gone."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    bpy.data.objects.remove(thing, do_unlink=True)
    return mesh


def curve_object(name, dimensions):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = dimensions
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing, curve


def add_line(curve, points, closed):
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, *([0.0] * (3 - len(place))), 1.0)
    line.use_cyclic_u = closed
    return line


def plate(outline, thickness, material, holes=(), bevel=0.02):
    """Sheet cut along the outline, its middle at z = 0, every edge rounded."""
    thing, curve = curve_object("plate", "2D")
    curve.fill_mode = "BOTH"
    for ring in (outline, *holes):
        add_line(curve, ring, True)
    curve.extrude = max(thickness / 2 - bevel, 0)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    return finish("plate", baked(thing), material)


def rod(points, radius, material, closed=False, sides=6):
    """A round bar along points in space."""
    thing, curve = curve_object("rod", "3D")
    line = add_line(curve, points, closed)
    line.use_smooth = True
    curve.bevel_depth = radius
    curve.bevel_resolution = sides
    curve.use_fill_caps = True
    return finish("rod", baked(thing), material)


def lathe(profile, material, fillet=0.02, sides=96, start=0.0, sweep=360.0):
    """Turns (radius, height) points round the z axis, corners rounded by the fillet."""
    points = rounded(profile, fillet, closed=False) if fillet else list(profile)
    whole = sweep >= 360
    count = sides if whole else sides + 1
    angles = [math.radians(start + sweep * i / sides) for i in range(count)]
    corners = [(r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in points]
    row = len(points)
    faces = []
    for i in range(sides):
        a, b = i * row, ((i + 1) % count) * row
        faces += [(a + j, b + j, b + j + 1, a + j + 1) for j in range(row - 1)]
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(corners, [], faces)
    mesh.validate()
    weld(mesh)
    return finish("lathe", mesh, material)


def weld(mesh):
    """Points on the axis fall together, and all faces look outwards."""
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(work, edges=work.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def box(size, material, bevel=0.03, segments=3):
    x, y, z = (side / 2 for side in size)
    mesh = bpy.data.meshes.new("box")
    corners = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh.from_pydata(corners, [], faces)
    thing = bpy.data.objects.new("box", mesh)
    bpy.context.scene.collection.objects.link(thing)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = bevel, segments
    return finish("box", baked(thing), material)


def ball(radius, material):
    points = [(radius * math.sin(a), -radius * math.cos(a)) for a in steps(0, math.pi, 32)]
    return lathe(points, material, fillet=0)


def rounded(points, radius, closed=True, parts=5):
    """The same outline with its corners rounded, as far as the sides leave room."""
    points = [Vector(p) for p in points]
    out = []
    for i, corner in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            out.append(tuple(corner))
            continue
        before, after = points[i - 1] - corner, points[(i + 1) % len(points)] - corner
        if before.length < 1e-6 or after.length < 1e-6:
            continue
        angle = before.angle(after)
        if angle > math.radians(172):
            out.append(tuple(corner))
            continue
        room = min(before.length, after.length) * 0.48
        reach = min(radius / math.tan(angle / 2), room)
        a, b = corner + before.normalized() * reach, corner + after.normalized() * reach
        for t in steps(0, 1, parts):
            out.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t**2))
    return out


def steps(start, end, count):
    return [start + (end - start) * i / count for i in range(count + 1)]


def circle(radius, x=0.0, y=0.0, sides=72):
    return [
        (
            x + radius * math.cos(2 * math.pi * i / sides),
            y + radius * math.sin(2 * math.pi * i / sides),
        )
        for i in range(sides)
    ]


def rectangle(width, height, x=0.0, y=0.0, radius=0.0):
    w, h = width / 2, height / 2
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return rounded(corners, radius) if radius else corners
