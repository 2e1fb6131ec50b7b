"""A car key left on the seat: rain on the side window, its lock button down."""

from arrangements.remote_key import remote_key
from parts.rain import pane, rain
from scenes.surface import black, chrome, rubber, shell
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place, rest
from studio.shape import box, lathe, rod


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
    rises = ((0, -0.06), (0.08, 0.03), (0.36, 0.03), (0.44, -0.06))
    starts = [y0 + i * pitch for i in range(int((y1 - y0) / pitch))]
    return group(
        *[rod([(x, y + a, z + b) for a, b in rises], 0.055, thread, sides=3) for y in starts]
    )


def lock_button():
    """Pushed down, so that only its head stands out of the door's top."""
    grommet = lathe([(0, 0), (0.95, 0), (0.95, 0.16), (0.5, 0.22), (0, 0.22)], chrome(), 0.06)
    knob = [(0, 0), (0.42, 0), (0.42, 0.3), (0.36, 0.36), (0.36, 0.7), (0.5, 0.86), (0.5, 1.25)]
    head = lathe([*knob, (0.3, 1.4), (0, 1.4)], rubber(), 0.05)
    ring = lathe([(0.3, 0), (0.42, 0), (0.42, 0.07), (0.3, 0.07)], chrome(), 0.02)
    place(ring, (0, 0, 0.5))
    return group(grommet, head, ring)


def door():
    """Its outside below y = 0, the rubber lip, and the padded top inside."""
    body = material.paint((0.006, 0.02, 0.10), roughness=0.22, skin=0.01, coat=1.0)
    box((90, 4, 30), body, 0.8, 6).location = (0, -2.6, -15.5)
    box((90, 0.9, 1.0), black(), 0.25).location = (0, -0.4, -0.35)
    box((90, 4.6, 12), shell(), 1.2, 8).location = (0, 2.7, -6.0)


def seat(hide, thread):
    parts = []
    for x in (-22.6, -11.3, 0, 11.3, 22.6):
        parts.append(place(box((11.2, 90, 4), hide, 0.9, 8), (x, 4, -2)))
    for x in (-5.65, 5.65):
        parts.append(stitches(thread, x - 0.95, -20, 34, 0.0))
        parts.append(stitches(thread, x + 0.95, -20, 34, 0.0))
    return group(*parts)


def scene(at=(3, -26, 34), towards=(0.9, 14.2, -5), lens=82, stop=22, focus=(-3, 7, -1.5)):
    thread = material.plastic((0.62, 0.52, 0.36), 0.6, 0.0)
    place(seat(leather(), thread), (3, 22, -12), (0, 0, -16))
    place(rest(place(remote_key(), (0, 0, 0), (0, 0, 146))), (4.2, 22, -12))
    door()
    place(lock_button(), (-4.4, 2.9, 0))
    place(group(pane(90, 50), *rain(24, 0.3, 14, 190)), turn=(-14, 0, 0))
    surroundings((0.012, 0.018, 0.04))
    # The lamp in the roof, and the street beyond the other window.
    softbox((-16, 34, 22), (4, 18, -12), 16, 12, 15000, WARM)
    softbox((30, 60, 14), (2, 16, -12), 34, 20, 26000, COOL)
    softbox((-13, -30, 44), (0, 0, 4), 18, 9, 5200, WHITE)
    look(at, towards, lens, stop, focus)
