"""A house door at night, a hand's breadth open: the light of the hall falls through the gap."""

from parts.door_lock import deadbolt, knob, on_door
from scenes.hall import lamp
from scenes.surface import black, brass
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import cut, group, place
from studio.shape import box, lathe, plate, rectangle, rounded

HINGE = 72
# How far above and below the middle the locks are.
HIGH, LOW = 6.6, -6.8
# The inner face of the jamb.
JAMB = 7.2


def leaf():
    """The door shut: its face in y = 0, the stile with the lock at x = 0, the hinge on the left."""
    skin = material.paint((0.008, 0.024, 0.095), roughness=0.32, skin=0.06)
    parts = [
        place(box((13, 4, 120), skin, 0.15), (0, 2, 0)),
        place(box((60, 4, 18.5), skin, 0.15), (-36.6, 2, 1)),
        on_door(deadbolt(brass(), brass(), black()), 0, HIGH),
        on_door(knob(brass(), brass(), black()), 0, LOW),
        place(box((0.1, 2.6, 5.6), brass(), 0.02), (6.5, 2, HIGH)),
        place(box((0.1, 2.6, 5.6), brass(), 0.02), (6.5, 2, LOW)),
    ]
    # Behind the panels, or light would come through their joints.
    parts.append(place(box((72, 1, 120), skin, 0.1), (-29.6, 4.4, 0)))
    for z, height in ((-32, 46), (34, 46)):
        parts.append(place(box((60, 3, height), skin, 0.1), (-36, 3.2, z)))
        parts.append(place(box((56, 3, height - 9), skin, 0.6), (-36.5, 2.3, z)))
    return group(*parts)


def strike(tall, hole):
    """The plate in the jamb that the bolt goes into; drawn in (-y, z), it faces -x."""
    screws = [
        place(lathe([(0, 0), (0.36, 0), (0.3, 0.07), (0, 0.08)], brass(), 0.02), (0, z, 0.08))
        for z in (tall / 2 - 0.75, 0.75 - tall / 2)
    ]
    opening = rectangle(1.5, hole, radius=0.2)
    sheet = plate(rectangle(2.9, tall, radius=0.4), 0.16, brass(), [opening], bevel=0.03)
    return place(group(sheet, *screws), turn=(90, 0, -90))


def frame():
    """Jamb, strikes, stop and casing, whose molding is drawn from above; the wall beside it."""
    # Matte: in a gloss the lamp's light would break into grain.
    skin = material.paint((0.062, 0.076, 0.13), roughness=0.75, skin=0.02, coat=0, wander=0.05)
    jamb = place(box((3, 14.6, 120), skin, 0.15), (JAMB + 1.5, 4.9, 0))
    pockets = [
        place(box((3, 1.5, tall), skin, 0.05), (JAMB + 0.6, 2.5, z))
        for z, tall in ((HIGH, 3.2), (LOW, 2.8))
    ]
    cut(jamb, *pockets)
    for z in (HIGH, LOW):
        place(box((0.1, 1.5, 3.6), black(), 0.02), (JAMB + 0.9, 2.5, z))
    place(strike(7.0, 3.2), (JAMB - 0.04, 2.5, HIGH))
    place(strike(6.2, 2.8), (JAMB - 0.04, 2.5, LOW))
    # So low that it does not hide the strikes from the camera.
    place(box((1.5, 1.8, 120), skin, 0.2), (JAMB + 0.2, -1.4, 0))
    place(box((0.8, 0.5, 120), black(), 0.2), (JAMB + 0.15, -0.3, 0))
    # Quirk, bead, hollow and back band.
    x = JAMB + 0.8
    molding = [
        *((x, -2.0), (x, -3.2), (x + 0.9, -3.5), (x + 1.7, -3.2), (x + 1.8, -2.8), (x + 2.2, -2.8)),
        *((x + 3.2, -3.0), (x + 5.0, -3.9), (x + 5.4, -4.4), (x + 5.5, -5.0), (x + 6.0, -5.3)),
        *((x + 7.2, -5.3), (x + 7.4, -5.0), (x + 7.4, -2.0)),
    ]
    plate(rounded(molding[::-1], 0.22), 120, skin, bevel=0.0)
    box((80, 4, 120), skin, 0.2).location = (x + 46, -0.5, 0)


def inside():
    """What shows of the hall: a wall, a lamp on a table, and the light that falls on the jamb."""
    wall = material.paint((0.42, 0.30, 0.17), roughness=0.7, skin=0.02, coat=0)
    place(box((300, 2, 240), wall, 0.1), (40, 120, 0))
    lamp(24.5, 74, -9)
    wood = material.paint((0.16, 0.065, 0.022), roughness=0.3, skin=0.05)
    place(box((50, 26, 3), wood, 0.4), (22, 76, -10.5))
    for x in (1, 43):
        place(box((3, 3, 60), wood, 0.3), (x, 66, -42))
    softbox((16, 84, 24), (16, 120, 0), 16, 16, 22000, (1.0, 0.70, 0.38))
    softbox((-3, 90, 8), (7.2, 4, 0), 6, 60, 70000, (1.0, 0.70, 0.38))


def scene(
    at=(-20, -56, 7),
    towards=(-9.0, 0, 1.0),
    lens=48,
    stop=14,
    focus=(0, 12, 6),
    open_by=17,
):
    opened = place(leaf(), (HINGE, 0, 0))
    place(opened, (-HINGE, 0, 0), (0, 0, open_by))
    frame()
    inside()
    surroundings((0.014, 0.02, 0.045))
    softbox((-30, -26, 24), (0, 10, 2), 26, 22, 26000, WARM)
    softbox((30, -22, 38), (8, 0, 8), 8, 24, 9000, COOL)
    softbox((0, -50, 30), (0, 10, 2), 30, 40, 14000, WHITE)
    look(at, towards, lens, stop, focus)
