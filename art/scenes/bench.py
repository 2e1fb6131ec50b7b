"""The locksmith's bench: what a lock is made of, laid out."""

from arrangements.cores import cores
from arrangements.lock_set import lock_set
from arrangements.mortise import mortise
from arrangements.proof import proof
from arrangements.rekey import rekey
from arrangements.repair import repair
from arrangements.tools import tools
from studio import material
from studio.camera import look
from studio.light import studio
from studio.shape import box

ARRANGEMENTS = {
    one.__name__: one for one in (lock_set, rekey, repair, cores, mortise, proof, tools)
}


def scene(
    arrangement,
    at=(2, -30, 22),
    towards=(0.6, -0.6, 0.6),
    lens=80,
    stop=5.6,
    focus=None,
    side=1,
    reach=14,
    lights=(),
):
    box((300, 300, 1), material.ground()).location = (0, 0, -0.5)
    ARRANGEMENTS[arrangement]()
    studio((0, 0, 0), reach, *lights, side=side)
    look(at, towards, lens, stop, focus)
