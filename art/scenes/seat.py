"""A car key left on the seat, seen through the side window."""

from arrangements.remote_key import remote_key
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place, rest
from studio.shape import box, rod


def leather():
    skin, tree, shader = material.node_tree("leather")
    shader.inputs["Base Color"].default_value = (0.115, 0.046, 0.017, 1)
    shader.inputs["Roughness"].default_value = 0.42
    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 5.5
    tree.links.new(where, cells.inputs["Vector"])
    bump = material.add(
        tree, "ShaderNodeBump", Height=cells.outputs["Distance"], Strength=0.7, Distance=0.05
    )
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return skin


def stitches(thread, x, y0, y1, z, pitch=0.62):
    count = int((y1 - y0) / pitch)
    for i in range(count):
        y = y0 + i * pitch
        rod(
            [
                (x, y, z - 0.06),
                (x, y + 0.08, z + 0.03),
                (x, y + 0.36, z + 0.03),
                (x, y + 0.44, z - 0.06),
            ],
            0.055,
            thread,
            sides=3,
        )


def scene(at=(8, -24, 17), towards=(0.1, 0.6, 0), lens=85, stop=4, focus=None):
    hide = leather()
    thread = material.plastic((0.62, 0.52, 0.36), 0.6, 0.0)
    for i, x in enumerate((-22.6, -11.3, 0, 11.3, 22.6)):
        box((11.2, 60, 4), hide, 0.9, 8).location = (x, 4, -2)
    for x in (-5.65, 5.65):
        stitches(thread, x - 0.95, -12, 20, 0.0)
        stitches(thread, x + 0.95, -12, 20, 0.0)
    box((80, 8, 40), hide, 3.0, 10).location = (0, 24, 16)
    rest(place(remote_key(), (-0.2, 2.0, 0), (0, 0, 124)))
    surroundings((0.012, 0.018, 0.04))
    softbox((-20, 6, 12), (0, 2, 0), 14, 10, 5200, WARM)
    softbox((20, 14, 14), (0, 2, 0), 10, 22, 7000, COOL)
    softbox((-4, 22, 26), (0, 2, 0), 24, 14, 5200, WHITE)
    look(at, towards, lens, stop, focus or (-0.8, -0.2, 1))
