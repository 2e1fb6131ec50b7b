"""A pane of glass in the plane y = 0, z up, and rain on it."""

import math
import random

from studio import material
from studio.place import place
from studio.shape import box, lathe, steps


def pane(width, height):
    """Reflects as glass does and lets light through unbent, so that it casts no shadow."""
    glass, tree, shader = material.node_tree("pane")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    mirror = material.add(tree, "ShaderNodeBsdfGlossy", Roughness=0.0)
    facing = material.add(tree, "ShaderNodeFresnel", IOR=1.45)
    mix = material.add(tree, "ShaderNodeMixShader", Fac=facing.outputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    tree.nodes.remove(shader)
    made = place(box((width, 0.3, height), glass, 0.02), (0, 0.15, height / 2))
    made.visible_shadow = False
    return made


def water():
    clear, _, shader = material.node_tree("water")
    shader.inputs["Base Color"].default_value = (1, 1, 1, 1)
    shader.inputs["Transmission"].default_value = 1
    shader.inputs["Roughness"].default_value = 0.0
    shader.inputs["IOR"].default_value = 1.33
    return clear


def drop(radius, wet):
    """A flat dome towards -y, a little longer than wide."""
    dome = [(radius * math.sin(a), radius * 0.36 * math.cos(a)) for a in steps(0, math.pi / 2, 14)]
    made = place(lathe([*dome, (0, 0)], wet, fillet=0, sides=40), turn=(90, 0, 0))
    made.visible_shadow = False
    return made


def rain(width, bottom, top, count, dry=(), seed=5):
    """Drops, mostly small; none touch each other or the `dry` circles (x, z, radius)."""
    wet = water()
    chance = random.Random(seed)
    taken, drops = list(dry), []
    while len(drops) < count:
        radius = 0.07 + 0.36 * chance.random() ** 4
        x, z = chance.uniform(-width / 2, width / 2), chance.uniform(bottom, top)
        if any(math.hypot(x - a, z - b) < radius * 1.15 + r for a, b, r in taken):
            continue
        taken.append((x, z, radius))
        made = place(drop(radius, wet), (x, -0.02, z))
        made.scale.y *= chance.uniform(1.0, 1.3)
        drops.append(made)
    return drops
