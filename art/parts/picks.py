"""Lock picks and the wrench that keeps the plug under tension: flat steel, lying along +x."""

from studio.shape import plate, rounded

TIPS = {
    "hook": [(8.9, -0.05), (9.25, 0.0), (9.35, 0.32), (9.2, 0.36), (9.05, 0.12)],
    "rake": [
        (9.0, -0.06),
        (9.3, 0.1),
        (9.0, 0.22),
        (8.8, 0.08),
        (8.55, 0.26),
        (8.3, 0.08),
        (8.05, 0.26),
        (7.8, 0.08),
    ],
    "diamond": [(8.8, -0.06), (9.3, -0.04), (9.0, 0.28), (8.65, 0.07)],
}


def pick(metal, shape="hook"):
    handle = [(0, 0.42), (-0.1, 0.3), (-0.1, -0.3), (0, -0.42), (4.8, -0.34), (5.6, -0.12)]
    stem = [(5.6, 0.1), (4.8, 0.34)]
    return plate(rounded([*handle, *TIPS[shape], *stem], 0.08), 0.09, metal, bevel=0.015)


def wrench(metal):
    return plate(
        rounded([(0, -0.16), (6.6, -0.16), (6.6, 1.3), (6.25, 1.3), (6.25, 0.16), (0, 0.16)], 0.12),
        0.1,
        metal,
        bevel=0.015,
    )
