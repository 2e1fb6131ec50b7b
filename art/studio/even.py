"""Surfaces fresh from the mill, brushed or molded: no wear that wide light would show as clouds."""

from studio.material import add, node_tree, noise, ranged


def brushed(colour, roughness=0.3, along=(0.5, 30, 30), depth=0.03, edge=0.0):
    """Metal whose only marks are hairlines, long where `along` is small; `edge` rounds cuts."""
    material, tree, shader = node_tree("brushed")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Metallic"].default_value = 1
    hairs = noise(tree, along, 1.0, 2.0)
    rough = ranged(tree, hairs, roughness * 0.9, roughness * 1.1)
    tree.links.new(rough, shader.inputs["Roughness"])
    bump = add(tree, "ShaderNodeBump", Height=hairs, Strength=depth, Distance=0.02)
    if edge:
        soft = add(tree, "ShaderNodeBevel", Radius=edge)
        soft.samples = 4
        tree.links.new(soft.outputs[0], bump.inputs["Normal"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def molded(colour, roughness=0.45, texture=0.05, fine=40.0):
    """Plastic with an even skin."""
    material, tree, shader = node_tree("molded")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    if texture:
        skin = noise(tree, (1, 1, 1), fine, 2.0)
        bump = add(tree, "ShaderNodeBump", Height=skin, Strength=texture, Distance=0.02)
        tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return material
