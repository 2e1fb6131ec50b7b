"""Keys in a plug, and keys that hang."""

import math

from parts.door_lock import on_door
from parts.key import HEIGHT, key
from studio.place import group, place
from studio.shape import rod


def key_in(metal, bow=1.15, turn=0.0, **cuts):
    """A key pushed in up to its shoulder, for a plug that faces up: blade down, cuts to +y."""
    made = place(key(metal, bow=bow, **cuts), (0, -HEIGHT / 2, 0), (0, 90, 0))
    return group(place(made, turn=(0, 0, turn)))


def hang(made, x, y, z, bow=1.25, swing=0.0, spin=0.0):
    """Lets a key hang by the upper rim of its hole from a bar at (x, y, z), blade down."""
    hole = 0.75 + bow * 1.58
    place(made, (hole, -HEIGHT / 2, 0))
    place(made, (0, 0, -0.18), (0, 90, 0))
    return place(made, (x, y, z), (swing, 0, spin))


def ring_path(radius, turns=1.9, wire=0.09, sides=64):
    """A split ring in the xz plane, hanging from the origin."""
    points = []
    for i in range(int(sides * turns) + 1):
        a = 2 * math.pi * i / sides
        points.append(
            (
                radius * math.sin(a),
                wire * 2.05 * (i / sides - turns / 2),
                -radius + radius * math.cos(a),
            )
        )
    return points


def split_ring(metal, radius=1.5, wire=0.085):
    return rod(ring_path(radius, wire=wire), wire, metal, sides=5)


def bunch(first, second, ring_metal, z, out, x=0.0):
    """The key in a door's plug, its ring through the bow, another key hanging from the ring."""
    reach, rise = out + 0.75 + 1.15 * 1.58, z - 0.18
    on_door(key_in(first), x, z, out)
    place(split_ring(ring_metal), (x, -reach, rise))
    hang(key(second, (5, 2, 6, 3, 4)), x, -reach, rise - 3.0 + 0.12)
