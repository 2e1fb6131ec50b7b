"""A keypad by an office door, lit from within, a card held to it."""

from parts.door_lock import lever, on_door
from parts.keypad import keypad
from scenes.surface import shell, steel
from studio import material
from studio.camera import look
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.shape import box


def scene(at=(-17, -46, 8), towards=(4.0, -1, -0.8), lens=70, stop=2.8, focus=(-0.5, -2, 0.5)):
    wall = material.paint((0.014, 0.034, 0.12), roughness=0.6, skin=0.25, coat=0)
    box((60, 4, 120), wall).location = (-21, 2, 0)
    box((5, 6, 120), material.paint((0.03, 0.05, 0.12), 0.4), 0.2).location = (11.8, 1, 0)
    box((60, 4, 120), material.paint((0.008, 0.02, 0.075), 0.3), 0.15).location = (44.8, 3.6, 0)
    lit = material.glow((0.62, 0.80, 1.0), 2.6)
    keypad(
        shell(),
        steel(),
        material.plastic((0.016, 0.018, 0.024), 0.5, 0.04),
        lit,
        material.glow((0.1, 1.0, 0.3), 9),
        material.plastic((0.003, 0.004, 0.006), 0.06, 0),
    )
    on_door(lever(steel()), 20.6, -6, -1.6)
    surroundings((0.012, 0.016, 0.035))
    softbox((-24, -16, 20), (0, 0, 0), 16, 16, 6000, WARM)
    softbox((30, -20, 8), (4, 0, 0), 8, 34, 7000, COOL)
    softbox((10, -50, 16), (6, 0, 0), 30, 20, 2800, WHITE)
    look(at, towards, lens, stop, focus)
