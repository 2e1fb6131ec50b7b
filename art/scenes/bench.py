"""The locksmith's bench: what a lock is made of, laid out."""

import random

from parts.core import core
from parts.door_lock import deadbolt, key_in, latch, lever, screw, strike, thumb_turn
from parts.key import key
from parts.mortise_case import mortise_case
from parts.pins import key_pin, spring
from scenes.surface import black, brass, chrome, dark_steel, nickel, steel
from studio import material
from studio.camera import look
from studio.light import studio
from studio.place import group, place, rest
from studio.shape import box, lathe, plate, rectangle


def lying(thing, x, y, turn=0.0):
    """A turned part on its side."""
    return rest(place(thing, (x, y, 0), (0, 90, turn)))


def lock_set():
    """A new deadbolt with all that comes in the box."""
    rest(place(deadbolt(nickel(), brass(), black()), (-4.6, 2.4, 0)))
    rest(place(thumb_turn(nickel()), (2.9, 4.6, 0), (0, 0, 35)))
    rest(place(latch(nickel(), chrome()), (0.9, -1.9, 0), (90, 0, -24)))
    rest(place(strike(nickel()), (7.2, 0.6, 0), (0, 0, -68)))
    rest(place(key(brass()), (-3.4, -4.4, 0), (0, 0, 22)))
    rest(place(key(brass()), (-2.6, -7.4, 0), (0, 0, 4)))
    for x, y, turn in ((4.6, -4.2, 30), (6.0, -4.9, -20)):
        lying(screw(steel(), black()), x, y, turn)


def plug_body(metal, dark, length=3.0, pins=6):
    """A plug taken out of its cylinder, its pin holes on top; lies along x."""
    turned = lathe([(0, -0.28), (0.8, -0.28), (0.8, 0), (0.635, 0), (0.635, length), (0.55, length + 0.25), (0, length + 0.25)], metal, 0.04)
    place(turned, turn=(0, 90, 0))
    holes = [place(lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0, 0.012)], dark, 0), (0.59 + 0.396 * i, 0, 0.628)) for i in range(pins)]
    return group(turned, *holes)


def rekey():
    """The plug out of its cylinder, and the pins of the new key waiting in rows."""
    rest(place(plug_body(brass(), black()), (-3.2, 1.5, 0), (0, 0, -22)))
    rest(place(key(nickel(), (5, 2, 6, 3, 4, 6)), (1.7, 2.7, 0), (0, 0, -22)))
    chance = random.Random(8)
    tray = material.plastic((0.01, 0.02, 0.06), 0.5, 0.1)
    colours = (brass(), nickel(), material.metal("red pin", (0.5, 0.05, 0.04), (0.4, 0.04, 0.03)), material.metal("blue pin", (0.05, 0.14, 0.5), (0.04, 0.1, 0.4)))
    for row in range(4):
        groove = box((9.6, 0.16, 0.12), tray, 0.03)
        place(groove, (0.6, -1.85 - row * 0.85 + 0.42, 0.06), (0, 0, 0))
        for i in range(9):
            length = 0.42 + 0.06 * chance.randint(0, 7)
            rest(place(key_pin(length, colours[row]), (-3.6 + i * 1.0 + chance.uniform(-0.06, 0.06), -1.85 - row * 0.85, 0), (0, 90, chance.uniform(-4, 4))))
    for i in range(4):
        rest(place(spring(0.95, steel()), (-4.4 + 0.3 * i, -0.4 + 0.25 * i, 0), (0, 90, 40 + 25 * i)))


def repair():
    """A lever lock taken apart, the worn spring found."""
    rest(place(lever(nickel()), (-5.4, 3.4, 0), (0, 0, -14)))
    rest(place(latch(nickel(), chrome()), (-1.0, -3.2, 0), (90, 0, 14)))
    for i, (x, y, turn) in enumerate(((3.0, -4.4, 20), (4.1, -3.6, -35), (6.2, -2.6, 75))):
        lying(screw(steel(), black(), 2.2 + 0.2 * i), x, y, turn)
    rest(place(spring(2.6, steel(), turns=9, radius=0.42, wire=0.07), (1.9, -6.0, 0), (0, 90, -18)))
    screwdriver((12.4, -4.6, 0), 146)


def screwdriver(at, turn):
    handle = lathe([(0, 0), (0.9, 0), (1.35, 0.6), (1.4, 3.0), (1.15, 5.2), (1.3, 7.2), (0.8, 8.4), (0.5, 8.6), (0, 8.6)], material.plastic((0.008, 0.02, 0.09), 0.3, 0.03), 0.3)
    shaft = lathe([(0, 8.4), (0.33, 8.4), (0.33, 16.5), (0.12, 17.2), (0, 17.2)], chrome(), 0.03, 40)
    return rest(place(group(handle, shaft), at, (0, 90, turn)))


def cores():
    """Five cores face up, one with the key that takes it out."""
    for i in range(5):
        x, y = -5.0 + 2.35 * i, 0.9 - 0.75 * i + (0.5 if i % 2 else 0)
        made = core(brass() if i == 2 else nickel(), brass(), black())
        rest(place(made, (x, y, 0), (0, 0, 6 * (i - 2))))
        if i == 2:
            place(key_in(nickel(), turn=0), (x, y, 3.15), (0, 0, 0))
    rest(place(key(nickel(), (3, 5, 2, 6, 1, 4)), (-4.4, -3.8, 0), (0, 0, 10)))


def mortise():
    """The lock case of a shop door with its lever."""
    rest(place(mortise_case(material.steel(roughness=0.4, scratches=0.05, along=(8, 8, 8)), steel(), chrome(), black()), (-1.0, 0.5, 0), (0, 0, 24)))
    rest(place(lever(steel()), (7.0, 4.6, 0), (0, 0, -62)))
    lying(screw(steel(), black()), 3.6, -6.6, 25)
    lying(screw(steel(), black()), 5.4, -6.0, -30)


def proof():
    """A card and the key it has to match."""
    from parts.keypad import card, text

    paper = material.plastic((0.62, 0.66, 0.72), 0.5, 0.02)
    rest(place(card(paper, material.plastic((0.015, 0.05, 0.25), 0.4, 0), material.plastic((0.2, 0.26, 0.36), 0.5, 0)), (0, 0.4, 0), (0, 0, -12)))
    line = material.plastic((0.1, 0.13, 0.2), 0.5, 0)
    for i, width in enumerate((3.2, 2.4, 2.9)):
        bar = plate(rectangle(width, 0.2, 0.2 + width / 2, 0.55 - 0.6 * i, 0.05), 0.004, line, bevel=0.001)
        place(bar, (0, 0.4, 0.083), (0, 0, -12))
    place(text("PHOTO ID", 0.55, white_ink(), 0.002), (0.31, 1.87, 0.087), (0, 0, -12))
    rest(place(key(brass()), (1.4, -1.5, 0), (0, 0, 10)), on=0.09)


def white_ink():
    return material.plastic((0.8, 0.82, 0.85), 0.5, 0)


def tools():
    """Tension wrench and picks, side by side."""
    from parts.picks import pick, wrench

    for i, tip in enumerate(("hook", "rake", "diamond", "hook")):
        rest(place(pick(steel(), shape=tip), (-4.6 + 0.6 * i, 1.9 - 1.25 * i, 0), (0, 0, -16 + 2 * i)))
    rest(place(wrench(dark_steel()), (-3.0, -3.6, 0), (0, 0, -12)))


ARRANGEMENTS = {one.__name__: one for one in (lock_set, rekey, repair, cores, mortise, proof, tools)}


def scene(arrangement, at=(2, -30, 22), towards=(0.6, -0.6, 0.6), lens=80, stop=5.6, focus=None, side=1, reach=14, lights=()):
    box((300, 300, 1), material.ground()).location = (0, 0, -0.5)
    ARRANGEMENTS[arrangement]()
    studio((0, 0, 0), reach, *lights, side=side)
    look(at, towards, lens, stop, focus)


