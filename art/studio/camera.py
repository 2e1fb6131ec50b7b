"""The camera, its focus, and how the picture is developed."""

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


def develop(width, height, samples, noise=0.02, threads=1, exposure=0.0):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, noise
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 5
    cycles.transmission_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 20.0
    cycles.blur_glossy = 0.6
