"""The push bar of an emergency exit, on a door whose face is y = 0, outside towards -y."""

from parts.door_lock import keyway
from studio.place import group, place
from studio.shape import box, lathe, plate, rounded


def profile(depth, height):
    """A channel's cross-section in (out, up), its front rounded."""
    h = height / 2
    return rounded(
        [
            (0, -h),
            (depth * 0.7, -h),
            (depth, -h * 0.55),
            (depth, h * 0.55),
            (depth * 0.7, h),
            (0, h),
        ],
        0.7,
    )


def channel(length, depth, height, metal, x):
    return place(
        plate([(-a, b) for a, b in profile(depth, height)][::-1], length, metal, bevel=0.06),
        (x, 0, 0),
        (90, 0, 90),
    )


def exit_bar(steel, dark, face, length=70.0):
    head = place(box((9, 5.2, 17), steel, 0.7, 5), (0, -2.6, 0))
    bolt = place(box((2.2, 2.0, 5.5), face, 0.5), (5.0, -1.4, 2))
    rail = channel(length, 3.2, 6.6, steel, -4.5 - length / 2)
    pad = place(channel(length * 0.62, 2.4, 5.0, steel, -6.0 - length * 0.31), (0, -2.6, 0))
    sides = [
        place(box((0.5, 2.6, 5.1), dark, 0.15), (x, -3.4, 0)) for x in (-5.7, -6.3 - length * 0.62)
    ]
    lock = place(
        lathe([(0, 0), (1.5, 0), (1.4, 0.5), (0.9, 0.55), (0.88, 0.4), (0, 0.4)], face, 0.06),
        (-1, -5.15, -4.4),
        (90, 0, 0),
    )
    slot = place(keyway(dark, 0.4), (-1, -5.15, -4.4), (90, 0, 0))
    screws = [
        place(
            lathe([(0, 0), (0.45, 0), (0.3, 0.2), (0, 0.22)], face, 0.06), (x, -5.15, z), (90, 0, 0)
        )
        for x in (-3.2, 3.2)
        for z in (-7, 7)
    ]
    return group(head, bolt, rail, pad, lock, slot, *sides, *screws)
