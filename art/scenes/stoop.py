"""A brownstone stoop in the evening: steps, iron railings, paneled door, a lit window beside it."""

from parts.door_lock import deadbolt, knob, on_door
from scenes.hall import lit
from scenes.surface import black, brass
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import ball, box, rod

# Landing at z = 0; each step goes down and out by this much.
RISE, TREAD, LANDING = 11, 20, 34


def steps(stone):
    box((240, LANDING + 20, 30), stone, 0.8).location = (0, -LANDING / 2 + 10, -15)
    for i in range(1, 5):
        y = -LANDING - TREAD * (i - 0.5)
        box((240, TREAD + 2, 30), stone, 0.8).location = (0, y, -RISE * i - 15)


def railing(iron, x, top=36):
    """Level along the landing, then down with the steps."""
    bend = -LANDING + 4
    end = bend - 3.6 * TREAD
    slope = RISE / TREAD
    rod([(x, -2, top), (x, bend, top), (x, end, top + (end - bend) * slope)], 1.3, iron)
    rod([(x, -2, 6), (x, bend, 6), (x, end, 6 + (end - bend) * slope)], 0.8, iron)
    for i in range(12):
        y = -6 - 8 * i
        drop = min(y - bend, 0) * slope
        rod([(x, y, drop - 8), (x, y, top + drop)], 0.6, iron)
    foot = (end - bend) * slope
    box((4, 4, top + 16), iron, 0.3).location = (x, end, foot + (top - 4) / 2)
    ball(3, iron).location = (x, end, foot + top + 8)


def door(skin):
    """Stiles and rails around sunk panels; the lock's stile stands at x = -22."""
    box((58, 3, 160), skin, 0.2).location = (0, 3, 80)
    for x in (-22, 22):
        box((13, 4, 160), skin, 0.3).location = (x, 2, 80)
    for z, height in ((7, 14), (50, 14), (135, 14)):
        box((34, 3.6, height), skin, 0.3).location = (0, 2.2, z)
    for z, height in ((28.5, 21), (92, 62)):
        box((23, 2, height), skin, 0.8).location = (0, 1.8, z)


def window(frame):
    """Curtained, a lamp behind it; bars across."""
    box((18, 1, 130), lit(-75, -10), 0.1).location = (-43, 6, 79)
    for z in (12, 45, 78, 111):
        box((18, 3, 1.8), frame, 0.3).location = (-43, 3.5, z)
    box((18, 4, 12), frame, 0.3).location = (-43, 3, 6)
    for x in (-31, -54.5):
        box((5, 8, 160), frame, 0.4).location = (x, 1, 80)
    box((5, 8, 160), frame, 0.4).location = (31, 1, 80)


def scene(at=(-50, -190, 44), towards=(-2, 0, 26), lens=41, stop=8, focus=(-22, -4, 55)):
    stone = material.paint((0.13, 0.065, 0.042), roughness=0.75, skin=0.25, coat=0)
    steps(stone)
    for x, width in ((-107, 100), (84, 100)):
        for z in range(11, 160, 22):
            box((width, 26, 21.6), stone, 0.6).location = (x, 2, z)
    door(material.paint((0.008, 0.024, 0.095), roughness=0.32, skin=0.06))
    window(material.paint((0.05, 0.075, 0.15), roughness=0.4))
    iron = material.paint((0.016, 0.018, 0.022), roughness=0.4, skin=0.2, coat=0.3)
    railing(iron, 36)
    railing(iron, -66)
    place(on_door(deadbolt(brass(), brass(), black()), 0, 0), (-22, 0, 58), size=1.6)
    place(on_door(knob(brass(), brass(), black()), 0, 0), (-22, 0, 43), size=1.6)
    surroundings((0.014, 0.022, 0.055))
    # The window's light on landing and steps, and a street lamp from the left.
    softbox((-43, -8, 50), (-30, -60, -10), 16, 90, 55000, (1.0, 0.68, 0.36))
    softbox((-110, -100, 120), (-10, 0, 40), 60, 60, 180000, WARM)
    softbox((120, -90, 60), (10, -20, 30), 30, 110, 90000, COOL)
    softbox((30, -190, 110), (0, 0, 40), 90, 90, 40000, WHITE)
    look(at, towards, lens, stop, focus)
