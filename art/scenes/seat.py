"""A car key left on the seat, behind the wet side window; the lock button is down."""

from arrangements.remote_key import remote_key
from parts.rain import pane
from parts.wet_window import wet_window
from scenes.surface import black, chrome, rubber, shell
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place, rest
from studio.shape import add_line, baked, box, curve_object, finish, lathe

# Of the water: x, top, bottom, and the radius of the drop at the foot.
RUNS = (
    (-8.6, 16, 7.2, 0.34),
    (-3.3, 16, 3.4, 0.40),
    (3.1, 16, 9.6, 0.30),
    (6.4, 16, 2.6, 0.36),
    (11.2, 16, 6.0, 0.38),
)
# Where the key is seen through the glass: x, z, radius.
CLEAR = ((1.0, 6.0, 1.4), (3.9, 5.0, 2.0))


def leather():
    skin, tree, shader = material.node_tree("leather")
    shader.inputs["Base Color"].default_value = (0.115, 0.046, 0.017, 1)
    shader.inputs["Roughness"].default_value = 0.56
    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 5.5
    tree.links.new(where, cells.inputs["Vector"])
    bump = material.add(
        tree, "ShaderNodeBump", Height=cells.outputs["Distance"], Strength=0.35, Distance=0.05
    )
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return skin


def stitches(thread, rows, x0, x1, pitch=0.62):
    """One curve for all of them: each solid by itself would take Blender far longer."""
    rises = ((0, -0.06), (0.08, 0.03), (0.36, 0.03), (0.44, -0.06))
    thing, curve = curve_object("stitches", "3D")
    for y in rows:
        for i in range(int((x1 - x0) / pitch)):
            add_line(curve, [(x0 + i * pitch + a, y, b) for a, b in rises], False).use_smooth = True
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 0.06, 2, True
    return finish("stitches", baked(thing), thread)


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
    box((120, 4, 30), body, 0.8, 6).location = (0, -2.6, -15.5)
    box((120, 0.9, 1.0), black(), 0.25).location = (0, -0.4, -0.35)
    box((120, 4.6, 12), shell(), 1.2, 8).location = (0, 2.7, -6.0)
    # The pillar beside the windshield, and the rubber that the glass runs in.
    pillar = place(box((70, 3.0, 9), body, 0.8, 6), (0, 0.2, 6.2))
    seal = place(box((70, 1.6, 1.7), black(), 0.5, 6), (0, -0.1, 0.9))
    post = place(group(pillar, seal), (-24, 0, 0), (0, -38, 0))
    place(post, turn=(-14, 0, 0))


def cushion(hide, thread):
    """Pleats along x between two bolsters; its top in z = 0, its edge at the door in y = 0."""
    parts = [
        place(box((64, 11, 13), hide, 3.4, 10), (0, 5.5, -2.6)),
        place(box((64, 11, 13), hide, 3.4, 10), (0, 44.5, -2.6)),
    ]
    for y in (14.5, 21.5, 28.5, 35.5):
        parts.append(place(box((64, 6.95, 5), hide, 1.0, 8), (0, y, -2.5)))
    seams = [y + side for y in (18, 25, 32) for side in (-1.1, 1.1)]
    return group(*parts, stitches(thread, seams, -32, 32))


def scene(at=(-1, -45, 37), towards=(0.6, 24.5, -7.0), lens=84, stop=16, focus=(0, 16, -6)):
    thread = material.plastic((0.62, 0.52, 0.36), 0.6, 0.0)
    hide = leather()
    place(cushion(hide, thread), (-12, 6, -12))
    # The seat's back.
    place(cushion(hide, thread), (30, 6, 0), (0, -66, 0))
    place(rest(place(remote_key(), (0, 0, 0), (0, 0, 146))), (4.2, 27, -12))
    door()
    place(lock_button(), (-6.4, 2.9, 0))
    place(group(pane(90, 50), wet_window(34, 0.3, 17, 520, RUNS, CLEAR)), turn=(-14, 0, 0))
    surroundings((0.012, 0.018, 0.04))
    # The lamp in the roof, and the street beyond the other window.
    softbox((-12, 34, 26), (4, 24, -12), 16, 12, 21000, WARM)
    softbox((0, 90, 20), (2, 20, -12), 60, 20, 9000, COOL)
    # What the window shows of the street behind the camera.
    street = softbox((0, -150, 0), (0, 0, 0), 26, 240, 17000, COOL, fade=0.7)
    place(street, (-4, 0, 6), (0, 28, 0))
    softbox((-13, -30, 44), (0, 0, 4), 18, 9, 3200, WHITE)
    look(at, towards, lens, stop, focus)
