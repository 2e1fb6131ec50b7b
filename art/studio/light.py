"""Light as in a product studio: large soft boxes, because metal shows what stands around it."""

import bpy
from mathutils import Vector

WARM, COOL, WHITE = (1.0, 0.80, 0.58), (0.42, 0.60, 1.0), (1.0, 0.96, 0.90)


def softbox(at, towards, width, height, power, colour=WHITE, fade=0.0):
    """Power in watts as Blender counts them at this scale; with `fade`, dimmer towards one side."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = width, height
    light.energy, light.color = power, colour
    if fade:
        dim(light, fade)
    thing = bpy.data.objects.new("softbox", light)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def dim(light, fade):
    """Flat metal shows the whole box: an even one would make it look like paper."""
    light.use_nodes = True
    tree = light.node_tree
    across = tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"]
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = 1 + fade, 1 - fade
    tree.links.new(across, split.inputs[0])
    tree.links.new(split.outputs[0], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def surroundings(colour=(0.004, 0.008, 0.03), strength=1.0):
    world = bpy.data.worlds.new("dark")
    world.use_nodes = True
    shade = world.node_tree.nodes["Background"]
    shade.inputs["Color"].default_value = (*colour, 1)
    shade.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


def studio(at=(0, 0, 0), reach=10.0, key=1.0, rim=1.0, fill=1.0, back=1.0, side=1):
    """Warm key, cool rim, wide fill and a box to mirror; sized for a thing `reach` across."""
    x, y, z = at
    r = reach
    watts = r * r
    surroundings()
    softbox((x - side * r * 1.1, y - r * 0.5, z + r * 1.1), at, r, r * 0.7, 16 * watts * key, WARM)
    softbox(
        (x + side * r * 1.2, y + r * 1.3, z + r * 0.7), at, r * 1.4, r * 0.5, 22 * watts * rim, COOL
    )
    # What a flat thing shows: it stands where the camera is mirrored, and is warm on one side only.
    softbox(
        (x - side * r * 0.5, y + r * 2.2, z + r * 1.5),
        at,
        r * 2.2,
        r * 1.1,
        10 * watts * back,
        (1.0, 0.88, 0.74),
        fade=0.85,
    )
    softbox((x, y + r * 0.3, z + r * 1.8), at, r * 2.2, r * 1.4, 10 * watts * fill, WHITE)
