"""A push bar across a grey steel door."""

from parts.exit_bar import exit_bar
from scenes.surface import black, chrome, steel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.shape import box


def scene(at=(26, -62, 16), towards=(-12, -2, -1), lens=62, stop=9, focus=(-3, -5, 0)):
    box(
        (180, 4, 160), material.paint((0.010, 0.028, 0.105), roughness=0.38, skin=0.08)
    ).location = (-82, 2, 0)
    box((12, 7, 160), material.paint((0.03, 0.05, 0.11), roughness=0.4), 0.3).location = (
        14.2,
        1.4,
        0,
    )
    brushed = material.steel(roughness=0.27, scratches=0.03, along=(0.4, 14, 14))
    exit_bar(brushed, black(), chrome())
    box((3.2, 3.4, 8), steel(), 0.4).location = (10.2, -2.6, 2)
    surroundings((0.012, 0.016, 0.035))
    softbox((-34, -30, 34), (-8, 0, 0), 40, 20, 30000, WARM)
    softbox((34, -14, 10), (0, -2, 0), 10, 40, 10000, COOL)
    softbox((-40, -60, -6), (-20, 0, 0), 90, 34, 13000, WHITE, fade=0.5)
    look(at, towards, lens, stop, focus)
