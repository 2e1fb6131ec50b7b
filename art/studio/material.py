"""Surfaces. Nothing is perfectly even: roughness wanders, and fine scratches break the light."""

import bpy


def node_tree(name):
    """A fresh material, its tree of nodes, and its shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def add(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for name, value in inputs.items():
        socket = node.inputs[name.replace("_", " ")]
        if hasattr(value, "is_output"):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node


def noise(tree, stretch, scale, detail=4.0):
    """Noise in the object's own space, stretched along its axes."""
    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    spread = add(tree, "ShaderNodeMapping", Vector=where, Scale=stretch).outputs[0]
    return add(tree, "ShaderNodeTexNoise", Vector=spread, Scale=scale, Detail=detail).outputs["Fac"]


def ranged(tree, value, low, high, start=0.3, end=0.7):
    return add(
        tree,
        "ShaderNodeMapRange",
        Value=value,
        From_Min=start,
        From_Max=end,
        To_Min=low,
        To_Max=high,
    ).outputs[0]


def mixed(tree, factor, first, second):
    node = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(factor, node.inputs[0])
    node.inputs[1].default_value = (*first, 1)
    node.inputs[2].default_value = (*second, 1)
    return node.outputs[0]


def metal(name, colour, dull, roughness=0.24, scratches=0.05, along=(0.8, 24, 24), edge=0.0):
    """`dull` is its colour where hands have been, `along` its grain, `edge` rounds what is cut."""
    material, tree, shader = node_tree(name)
    wear = noise(tree, (1, 1, 1), 0.7, 5.0)
    grain = noise(tree, along, 1.0, 3.0)
    shader.inputs["Metallic"].default_value = 1
    tree.links.new(mixed(tree, ranged(tree, wear, 0, 1), colour, dull), shader.inputs["Base Color"])
    rough = add(
        tree,
        "ShaderNodeMath",
        Value=ranged(tree, wear, roughness * 0.85, roughness * 1.2),
    )
    tree.links.new(ranged(tree, grain, -0.03, 0.04), rough.inputs[1])
    tree.links.new(rough.outputs[0], shader.inputs["Roughness"])
    bump = add(tree, "ShaderNodeBump", Height=grain, Strength=scratches, Distance=0.02)
    if edge:
        soft = tree.nodes.new("ShaderNodeBevel")
        soft.samples = 4
        soft.inputs["Radius"].default_value = edge
        tree.links.new(soft.outputs[0], bump.inputs["Normal"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def brass(**more):
    return metal("brass", (0.80, 0.50, 0.17), (0.55, 0.31, 0.10), **more)


def nickel(**more):
    return metal("nickel", (0.66, 0.63, 0.58), (0.60, 0.57, 0.53), **more)


def steel(roughness=0.3, **more):
    return metal("steel", (0.54, 0.56, 0.59), (0.48, 0.50, 0.53), roughness=roughness, **more)


def dark_steel(**more):
    return metal("dark steel", (0.14, 0.15, 0.17), (0.09, 0.10, 0.12), roughness=0.34, **more)


def plastic(colour=(0.012, 0.013, 0.016), roughness=0.42, texture=0.12):
    """Moulded plastic: a fine spark-eroded skin."""
    material, tree, shader = node_tree("plastic")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    wear = noise(tree, (1, 1, 1), 2.2)
    tree.links.new(ranged(tree, wear, roughness * 0.8, roughness * 1.2), shader.inputs["Roughness"])
    skin = noise(tree, (1, 1, 1), 40.0, 2.0)
    bump = add(tree, "ShaderNodeBump", Height=skin, Strength=texture, Distance=0.02)
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def paint(colour, roughness=0.3, skin=0.08, coat=0.4, wander=0.15):
    """Brushed or sprayed paint on a door."""
    material, tree, shader = node_tree("paint")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    wear = noise(tree, (1, 1, 1), 0.4)
    tree.links.new(
        ranged(tree, wear, roughness * (1 - wander), roughness * (1 + wander)),
        shader.inputs["Roughness"],
    )
    peel = noise(tree, (1, 1, 1), 6.0, 5.0)
    bump = add(tree, "ShaderNodeBump", Height=peel, Strength=skin, Distance=0.05)
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def ground():
    """The deep navy that all pictures stand on (#0B1B46), a lacquered board."""
    material = paint((0.0055, 0.0145, 0.062), roughness=0.52, skin=0.03, coat=0.0, wander=0.03)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.16
    return material


def glow(colour, strength):
    material = bpy.data.materials.new("glow")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    light = tree.nodes.new("ShaderNodeEmission")
    light.inputs["Color"].default_value = (*colour, 1)
    light.inputs["Strength"].default_value = strength
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(light.outputs[0], out.inputs[0])
    return material
