"""A shop's steel shutter at night, shut down to the wet sidewalk by a padlock."""

from parts.padlock import padlock
from scenes.surface import black, chrome
from studio import material
from studio.camera import look
from studio.even import brushed
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import box, circle, plate, rectangle, steps


def slats(paint, bottom, count=8, pitch=7.0, width=260.0):
    """Bowed slats, drawn in (out, up), pulled along x."""
    bow = [(1.5 * (1 - (2 * t - 1) ** 2), t * pitch * 0.94) for t in steps(0, 1, 10)]
    for i in range(count):
        outline = [(-out, up) for out, up in bow] + [(1, pitch * 0.94), (1, 0)]
        slat = plate(outline[::-1], width, paint, bevel=0.0)
        place(slat, (0, 0, bottom + i * pitch), (90, 0, 90))


def lug(metal):
    """An eye on the bottom rail, edge on, so that the shackle hangs in it."""
    ear = plate(rectangle(5.0, 6.0, 0, 0, 1.2), 1.0, metal, [circle(1.05, -1.1, -0.95)], bevel=0.1)
    place(ear, (0, -3.9, 11), (90, 0, 90))
    place(box((7, 0.7, 8), metal, 0.2), (0, -1.8, 10.6))


def sidewalk():
    wet = material.paint((0.012, 0.016, 0.03), roughness=0.16, skin=0.05, coat=1, wander=0.7)
    box((500, 400, 2), wet, 0).location = (0, -150, -1)


def scene(at=(-30, -80, 15), towards=(3.4, 0, 11), lens=64, stop=9, focus=(0, -5.5, 5)):
    skin = material.paint((0.012, 0.035, 0.13), roughness=0.36, skin=0.01, wander=0.02)
    slats(skin, 15.4)
    rail = material.paint((0.02, 0.03, 0.06), roughness=0.42, skin=0.01, wander=0.02)
    box((260, 3, 14), rail, 0.4).location = (0, 0, 8.2)
    lug(brushed((0.54, 0.56, 0.59), roughness=0.3))
    gold = brushed((0.80, 0.50, 0.17), roughness=0.27)
    place(padlock(gold, chrome(), black()), (0, -5, 0.4), size=1.5)
    sidewalk()
    surroundings((0.012, 0.018, 0.045))
    softbox((-40, -30, 50), (0, -2, 8), 30, 24, 30000, WARM)
    softbox((40, -24, 12), (0, -2, 8), 12, 40, 16000, COOL)
    softbox((14, -70, 14), (0, -2, 8), 40, 36, 8000, WHITE, fade=0.5)
    look(at, towards, lens, stop, focus)
