"""A garden gate at dusk: two bars, a lug on each, a padlock through both."""

from parts.gate import bar, lug
from parts.padlock import padlock
from scenes.surface import black, brass, chrome
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import place
from studio.shape import ball, box


def scene(at=(-13, -34, 5.5), towards=(0.4, -3, -0.6), lens=75, stop=5, focus=(-0.5, -5.4, -1.6)):
    iron = material.paint((0.016, 0.018, 0.022), roughness=0.4, skin=0.35, coat=0.3)
    for x in (-26, -14, -2.2, 2.2, 14, 26):
        bar(iron, x)
    for x, half in ((-14, 24), (14, 24)):
        for z in (-17, 15):
            box((half, 1.4, 2.4), iron, 0.15).location = (x, 0.2, z)
    lug(iron, -0.55, 1.2)
    lug(iron, 0.55, 1.2)
    for x in (-1.3, 1.3):
        place(box((1.6, 1.0, 3.4), iron, 0.15), (x, -0.6, 1.2))
    place(padlock(brass(), chrome(), black()), (0, -4.4, -4.15), (0, 0, 0))
    box((400, 1, 200), material.paint((0.006, 0.02, 0.06), 0.8)).location = (0, 90, 0)
    for x, z, r in (
        (8, -8, 2),
        (52, -4, 3),
        (60, -21, 2),
        (47, -31, 2),
        (68, -9, 2),
        (3, -27, 1.5),
        (56, -12, 1.5),
    ):
        ball(r * 0.8, material.glow((1, 0.5, 0.18), 0.9)).location = (x, 80, z)
    surroundings((0.014, 0.024, 0.06))
    softbox((-22, -20, 16), (0, -4, -1), 16, 14, 12000, WARM)
    softbox((20, -4, 10), (0, -4, -1), 8, 22, 9000, COOL)
    softbox((10, -34, 8), (0, -4, -1), 24, 24, 9000, WHITE)
    look(at, towards, lens, stop, focus)
