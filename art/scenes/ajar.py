"""A house door at night, a hand's breadth open: the light of the hall falls through the gap."""

from parts.door_lock import deadbolt, knob, on_door
from scenes.hall import lamp
from scenes.surface import black, brass
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place
from studio.shape import box

HINGE = 72


def leaf():
    """The door shut: its face in y = 0, the stile with the lock at x = 0, the hinge on the left."""
    skin = material.paint((0.008, 0.024, 0.095), roughness=0.32, skin=0.06)
    parts = [
        place(box((13, 4, 120), skin, 0.15), (0, 2, 0)),
        place(box((60, 4, 18.5), skin, 0.15), (-36.6, 2, 1)),
        on_door(deadbolt(brass(), brass(), black()), 0, 7),
        on_door(knob(brass(), brass(), black()), 0, -7),
        place(box((0.1, 2.6, 5.6), brass(), 0.02), (6.5, 2, 7)),
        place(box((0.1, 2.6, 5.6), brass(), 0.02), (6.5, 2, -7)),
    ]
    # Behind the panels, or light would come through their joints.
    parts.append(place(box((72, 1, 120), skin, 0.1), (-29.6, 4.4, 0)))
    for z, height in ((-32, 46), (34, 46)):
        parts.append(place(box((60, 3, height), skin, 0.1), (-36, 3.2, z)))
        parts.append(place(box((56, 3, height - 9), skin, 0.6), (-36.5, 2.3, z)))
    return group(*parts)


def inside():
    """What shows of the hall: a wall, a lamp on a table, and the light that falls on the jamb."""
    wall = material.paint((0.42, 0.30, 0.17), roughness=0.7, skin=0.02, coat=0)
    place(box((300, 2, 240), wall, 0.1), (40, 120, 0))
    lamp(20.5, 74, -9)
    wood = material.paint((0.16, 0.065, 0.022), roughness=0.3, skin=0.05)
    place(box((50, 26, 3), wood, 0.4), (22, 76, -10.5))
    for x in (1, 43):
        place(box((3, 3, 60), wood, 0.3), (x, 66, -42))
    softbox((16, 84, 24), (16, 120, 0), 16, 16, 22000, (1.0, 0.70, 0.38))
    softbox((-3, 90, 8), (7.2, 4, 0), 6, 60, 70000, (1.0, 0.70, 0.38))


def scene(
    at=(-20, -58, 10),
    towards=(-2.4, 0, 0.4),
    lens=62,
    stop=14,
    focus=(0, 12, 6),
    open_by=17,
):
    opened = place(leaf(), (HINGE, 0, 0))
    place(opened, (-HINGE, 0, 0), (0, 0, open_by))
    # Matte: in a gloss the lamp's light would break into grain.
    frame = material.paint((0.05, 0.075, 0.15), roughness=0.8, skin=0.02, coat=0, wander=0.05)
    place(box((12, 14, 120), frame, 0.3), (13.2, 4.6, 0))
    inside()
    surroundings((0.014, 0.02, 0.045))
    softbox((-30, -26, 24), (0, 10, 2), 26, 22, 26000, WARM)
    softbox((34, -26, 6), (0, 10, 2), 8, 40, 9000, COOL)
    softbox((10, -50, 30), (0, 10, 2), 30, 40, 16000, WHITE)
    look(at, towards, lens, stop, focus)
