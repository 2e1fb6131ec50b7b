"""A shut front door at night; through the pane beside it, the keys on the table inside."""

from parts.door_lock import deadbolt, knob, on_door
from parts.key import HEIGHT, key
from parts.key_ring import split_ring
from parts.rain import pane
from scenes.surface import black, brass, nickel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place, rest
from studio.shape import box, lathe

CUTS = ((3, 6, 2, 7, 4, 5), (2, 5, 3, 6, 1, 4), (6, 2, 4, 3, 5, 2))


def lit(bottom, top):
    """Cloth with a bulb behind its lower half."""
    cloth = material.glow((1, 0.5, 0.17), 1)
    tree = cloth.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    height = material.add(tree, "ShaderNodeSeparateXYZ", Vector=where).outputs["Z"]
    strength = material.ranged(tree, height, 1.0, 0.3, bottom, top)
    tree.links.new(strength, tree.nodes["Emission"].inputs["Strength"])
    return cloth


def lamp(x, y, z):
    """A table lamp: brass foot, lit shade."""
    foot = lathe([(0, 0), (2.6, 0), (2.4, 0.5), (0.5, 1.0), (0.4, 5), (0, 5)], brass(), 0.2)
    cone = [(5.4, 4), (3.5, 11.5), (3.4, 11.5), (5.3, 4)]
    shade = lathe(cone, lit(4, 11.5), 0)
    place(group(foot, shade), (x, y, z))


def keys(x, y, z):
    """Three on a ring, dropped on the table."""
    ring = place(split_ring(nickel()), (0, -1.5, 0), (90, 0, 0))
    parts = [place(rest(ring), (0, 0, 0.3))]
    for i, (metal, turn) in enumerate(((brass(), 184), (nickel(), 222), (brass(), 262))):
        made = rest(place(key(metal, CUTS[i]), (4.25, -HEIGHT / 2, 0)))
        parts.append(place(made, (0, 0, 0.1 * i), (0, 0, turn)))
    place(group(*parts), (x, y, z), size=1.3)


def table():
    """A narrow one along the pane."""
    wood = material.paint((0.16, 0.065, 0.022), roughness=0.3, skin=0.05)
    box((60, 24, 3), wood, 0.4).location = (-36, 17, -9.5)


def door():
    skin = material.paint((0.008, 0.024, 0.095), roughness=0.32, skin=0.06)
    box((62, 4, 120), skin, 0.15).location = (25.6, 2, 0)
    post = material.paint((0.05, 0.075, 0.15), roughness=0.4)
    box((3.4, 6, 120), post, 0.3).location = (-7.4, 1, 0)
    box((5, 7, 120), post, 0.3).location = (-45, 1, 0)
    place(pane(36, 120), (-27, 2, -60))
    wall = material.paint((0.30, 0.22, 0.14), roughness=0.7, skin=0.02, coat=0)
    box((200, 2, 160), wall, 0.1).location = (-40, 70, 20)


def scene(at=(-15, -44, 17), towards=(-9.8, 0, -1.0), lens=56, stop=16, focus=(-6, 3, 0)):
    door()
    table()
    lamp(-25.5, 27, -8)
    keys(-16.5, 12, -8)
    on_door(deadbolt(brass(), brass(), black()), 0, 5)
    on_door(knob(brass(), brass(), black()), 0, -7)
    surroundings((0.012, 0.016, 0.035))
    softbox((-34, 20, 30), (-20, 16, -8), 16, 16, 14000, WARM)
    softbox((-10, 30, 60), (-30, 60, 0), 40, 20, 14000, (1.0, 0.72, 0.42))
    # What the keys mirror.
    softbox((-20, 58, 16), (-18, 13, -8), 40, 16, 9000, WARM, fade=0.5)
    softbox((-34, -24, 26), (0, 0, 2), 20, 20, 9000, WARM)
    softbox((30, -22, 6), (0, 0, 2), 8, 40, 6000, COOL)
    softbox((24, -54, 20), (0, 0, 2), 30, 40, 5000, WHITE)
    look(at, towards, lens, stop, focus)
