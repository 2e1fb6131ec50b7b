"""Keys lying on the board: one arrangement per picture."""

from arrangements.car_keys import pair, worn_and_new
from arrangements.house_keys import broken, master
from arrangements.remote_key import one
from studio import material
from studio.camera import look
from studio.light import studio
from studio.shape import box

ARRANGEMENTS = {
    "one": one,
    "worn_and_new": worn_and_new,
    "pair": pair,
    "broken": broken,
    "master": master,
}


def scene(
    arrangement="one",
    at=(1.5, -19, 12),
    towards=(-0.9, 0.2, 0.3),
    lens=85,
    stop=5.6,
    focus=None,
    side=1,
    reach=8,
    lights=(),
):
    box((200, 200, 1), material.ground()).location = (0, 0, -0.5)
    ARRANGEMENTS[arrangement]()
    studio((0, 0, 0), reach, *lights, side=side)
    look(at, towards, lens, stop, focus)
