"""The right key in a lock that has been sawn open."""

from parts.cutaway import cutaway
from studio import material
from studio.camera import look
from studio.even import brushed
from studio.light import COOL, WARM, WHITE, softbox, surroundings
from studio.place import group, place, rest
from studio.sweep import sweep


def scene(
    at=(1.5, -19, 2.9),
    towards=(-0.3, 0, 1.35),
    lens=70,
    stop=50,
    bitting=(3, 6, 2, 7, 4, 5),
    yaw=-24,
    light=1.0,
    wall=0.0,
):
    shell = brushed((0.50, 0.49, 0.47), roughness=0.3, edge=0.02)
    lock, key = cutaway(
        bitting,
        shell,
        material.brass(roughness=0.3, edge=0.015),
        brushed((0.80, 0.50, 0.17), roughness=0.25, edge=0.01),
        material.brass(roughness=0.16, along=(40, 40, 2)),
        material.steel(roughness=0.18, along=(40, 40, 2)),
        material.steel(roughness=0.2),
    )
    rest(place(group(lock, key), turn=(0, 0, yaw)))
    sweep(material.ground())
    surroundings((0.010, 0.022, 0.085))
    softbox((-11, -7, 4.5), (0, 0, 1.2), 9, 9, 900 * light, WARM, fade=0.6)
    softbox((8, 10, 9), (1, 0, 1), 9, 4, 1500 * light, COOL)
    softbox((0, 1, 13), (0, 0, 0), 14, 7, 900 * light, WHITE)
    if wall:
        softbox((0, 16, 34), (0, 40, 2), 60, 20, 16000 * wall, COOL)
    look(at, towards, lens, stop, focus=(-0.6, -0.4, 1.2))
