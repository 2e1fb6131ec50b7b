"""The key in the ignition, half way to its next position."""

from parts.car_key import double_blade, remote
from parts.ignition import ignition
from scenes.surface import black, chrome, nickel, rubber, shell, white
from studio import material
from studio.camera import look
from studio.even import brushed, molded
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place
from studio.shape import box

# Of the plug and the key in it, in degrees.
TURN = 38


def scene(
    at=(-11, -23, 8),
    towards=(0.5, -1.2, 0.5),
    lens=80,
    stop=4,
    focus=(-0.6, -0.6, 0.4),
    with_key=True,
):
    panel = molded((0.010, 0.012, 0.018), 0.5, 0.12)
    box((60, 4, 60), panel, 0.4).location = (0, 2.0, 0)
    box((60, 2, 1.0), molded((0.02, 0.024, 0.034), 0.35), 0.3).location = (
        0,
        -0.4,
        6.6,
    )
    accent = material.glow((1, 0.45, 0.12), 1.2)
    place(
        ignition(
            molded((0.012, 0.013, 0.016), 0.32, 0),
            brushed((0.54, 0.56, 0.59), roughness=0.26),
            black(),
            material.glow((0.75, 0.85, 1), 1.2),
            accent,
            TURN,
        ),
        (0, 0, 0),
        (90, 0, 0),
    )
    if with_key:
        made = group(
            remote(shell(), rubber(), white(), chrome()),
            place(double_blade(nickel()), (0.6, 0, 0.64)),
        )
        place(made, (0, 0, -0.64))
        # Blade down into the lock, flat side turned with the plug.
        place(made, (0, 0, 2.2), (0, 90, 0))
        place(made, (0, 0, 0), (0, 0, TURN))
        place(made, (0, 0, 0), (90, 0, 0))
    surroundings((0.010, 0.014, 0.03))
    softbox((-14, -9, 12), (0, 0, 0), 10, 10, 2600, WARM)
    softbox((14, -9, 3), (0, 0, 0), 5, 18, 4200, COOL)
    softbox((6, -22, 10), (0, 0, 0), 14, 12, 2400, WHITE)
    look(at, towards, lens, stop, focus)
