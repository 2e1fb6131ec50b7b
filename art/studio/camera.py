"""The camera and its focus."""

import bpy
from mathutils import Vector


def look(at, towards, lens=85.0, stop=4.0, focus=None):
    """Places in centimetres, lens in millimetres, a real lens's stop; focuses on `focus`."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    at, towards = Vector(at), Vector(towards)
    forward = (towards - at).normalized()
    thing.location = at
    thing.rotation_euler = forward.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.clip_start, data.clip_end = 0.1, 1000
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or towards) - at).dot(forward)
    # Blender takes a unit for a metre when it works out the width of the lens.
    data.dof.aperture_fstop = stop / 100
    data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
