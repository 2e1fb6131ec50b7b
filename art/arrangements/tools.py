"""What opens a lock without its key."""

from parts.picks import pick, wrench
from scenes.surface import dark_steel, steel
from studio.place import place, rest


def tools():
    """Tension wrench and picks, side by side."""
    for i, tip in enumerate(("hook", "rake", "diamond", "hook")):
        rest(
            place(
                pick(steel(), shape=tip), (-4.6 + 0.6 * i, 1.9 - 1.25 * i, 0), (0, 0, -16 + 2 * i)
            )
        )
    rest(place(wrench(dark_steel()), (-3.0, -3.6, 0), (0, 0, -12)))
