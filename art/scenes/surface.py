"""Materials that the scenes agree on, made once per picture."""

from functools import cache

from studio import material


@cache
def black():
    return material.plastic((0.003, 0.003, 0.004), 0.5, 0.02)


@cache
def shell():
    return material.plastic()


@cache
def rubber():
    return material.plastic((0.02, 0.021, 0.024), 0.6, 0.05)


@cache
def white():
    return material.plastic((0.7, 0.72, 0.75), 0.5, 0.0)


@cache
def brass():
    return material.brass(roughness=0.27, scratches=0.12)


@cache
def worn_brass():
    return material.metal(
        "worn brass", (0.50, 0.31, 0.11), (0.24, 0.14, 0.055), roughness=0.42, scratches=0.3
    )


@cache
def nickel():
    return material.nickel(roughness=0.24, scratches=0.02)


@cache
def chrome():
    return material.nickel(roughness=0.12, scratches=0.01)


@cache
def steel():
    return material.steel(roughness=0.28, scratches=0.04)


@cache
def dark_steel():
    return material.dark_steel(scratches=0.05)
