"""A painted house door, seen from the step: deadbolt above, lever or knob below."""

from parts.door_lock import deadbolt, knob, lever, on_door
from parts.key_ring import bunch
from scenes.surface import black, brass, nickel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import box


def door(colour):
    """Stile and rails stand out from the panels; the lock sits on the stile at x = 0."""
    skin = material.paint(colour, roughness=0.32, skin=0.06)
    box((13, 4, 120), skin, 0.15).location = (0, 2, 0)
    for z, height in ((-32, 46), (34, 46)):
        box((60, 3, height), skin, 0.1).location = (-36, 3.2, z)
        box((56, 3, height - 9), skin, 0.6).location = (-36.5, 2.3, z)
    box((60, 4, 18.5), skin, 0.15).location = (-36.6, 2, 1)
    frame = material.paint((0.05, 0.075, 0.15), roughness=0.4)
    box((12, 6, 120), frame, 0.3).location = (13.2, 0.6, 0)


def scene(
    metal="nickel",
    handle="lever",
    with_key=True,
    at=(-44, -60, 12),
    towards=(-2.6, -1, 0.6),
    lens=72,
    stop=4,
    focus=(0, -4, 6),
    colour=(0.008, 0.024, 0.095),
    warm=1.0,
    cool=1.0,
    fill=1.0,
):
    body = nickel() if metal == "nickel" else brass()
    door(colour)
    on_door(deadbolt(body, brass(), black()), 0, 7)
    on_door(
        place(lever(body), turn=(0, 0, 180)) if handle == "lever" else knob(body, brass(), black()),
        0,
        -7,
    )
    if with_key:
        bunch(brass(), nickel(), nickel(), 7, 1.9)
    surroundings((0.012, 0.016, 0.035))
    softbox((-30, -16, 24), (0, 0, 2), 22, 22, 14000 * warm, WARM)
    softbox((26, -18, 4), (0, 0, 2), 8, 40, 6000 * cool, COOL)
    softbox((10, -50, 10), (0, 0, 2), 30, 40, 7000 * fill, WHITE)
    look(at, towards, lens, stop, focus)
