"""How Cycles turns a scene into pixels: more of them than the picture has, to be scaled down."""

import bpy

# Percent of the picture's width.
OVERSIZE = 150
# Samples per pixel at most, and the noise at which a pixel needs no more of them.
SAMPLES, NOISE = 128, 0.005


def develop(width, height, threads=1, exposure=0.0, draft=False):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100 if draft else OVERSIZE
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    # Mid-tones up by 0.3 stop, black and white unchanged: on a white page pictures look darker.
    scene.view_settings.gamma = 1.12
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", 16 if draft else SAMPLES
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02 if draft else NOISE
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 5
    cycles.transmission_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Blurred highlights stay grainy with any number of samples unless the brightest are dimmed.
    cycles.sample_clamp_direct = cycles.sample_clamp_indirect = 4.0
    cycles.blur_glossy = 0.6
