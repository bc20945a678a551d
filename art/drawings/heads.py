"""What every portrait is made of: one head that looks left into the light, hair and clothes, inside a ring."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from art.kit import palette as pal
from art.kit.field import mix, smooth
from art.kit.palette import Array
from art.kit.relief import Lamp, Layer, Rig
from art.kit.shapes import Shape, circle, inside, line

FAIR: pal.Pair = ("#F2C9A0", "#B98260")
TAN: pal.Pair = ("#D9A270", "#96603C")
BROWN: pal.Pair = ("#A8714A", "#5E3820")
PALE: pal.Pair = ("#C9CEC8", "#6E7C84")
SHOULDERS = "M-46 54 C -46 30 -32 23 -18 19 L12 16 C 30 20 44 30 46 54 Z"
WINDOW = "M-40 4 C -50 -14 -40 -52 0 -52 C 40 -52 50 -14 40 4 C 40 24 22 40 0 40 C -22 40 -40 24 -40 4 Z"
LIGHT = Rig(key_strength=1.35, ambient=0.16, fill_strength=0.3, rim="#7FB8FF", rim_strength=0.9, brush=0.22)

FACE = (
    "M-1 -25 C -9 -25 -14 -20 -15.4 -12 L-15.8 -7.4 C -15.9 -5.6 -14.6 -4.6 -15 -2.4 C -15.8 0.6 -16.4 3 -15.6 5.6 "
    "C -15 9.6 -13.4 13.6 -11.6 16.8 C -10 19.6 -7 21.6 -4 21 C 1 20 7 15 10.6 10 C 14 5 17 -2 17 -9 "
    "C 17 -19 8 -25 -1 -25 Z"
)
FAR_SIDE = (  # of the head: temple, cheek and jaw that the light does not reach
    "M3 -25 C 12 -24 17 -18 17 -9 C 17 -2 14 5 10.6 10 C 7 15 1 20 -4 21 C -1.6 17.6 2.4 13 3.4 8.4 "
    "C 4.4 4.4 3.6 1 6.4 -3.4 C 7.6 -9 5.4 -16 3 -25 Z"
)
SOCKETS = (
    "M-15.2 -7 C -13.6 -8.4 -10.6 -8 -9.4 -6.2 C -9.2 -3.4 -10 -0.8 -12.2 -0.6 C -14.2 -0.8 -15.2 -3.4 -15.2 -7 Z",
    "M-5.4 -7 C -2 -9.4 4 -9 6 -5.4 C 5.4 -1.8 2.8 0.2 -0.6 0 C -3.8 -0.4 -5.4 -3 -5.4 -7 Z",
)
EYES = (
    "M-14.4 -4.4 C -13 -6.4 -11 -6.2 -9.8 -4.4 C -11.2 -2.6 -13 -2.6 -14.4 -4.4 Z",
    "M-5 -4.2 C -2.6 -7 2 -6.8 4.4 -3.6 C 1.8 -1.4 -2.6 -1.6 -5 -4.2 Z",
)
NOSE_LIGHT = "M-9 -8 L-6.8 -8 C -7.4 -3 -7.8 1 -7.6 4 C -8.6 6.6 -11.4 7.6 -13 6.2 C -13 4 -10.4 0 -9 -8 Z"
NOSE_SHADE = (
    "M-6.8 -8 C -5 -3 -3.6 2.4 -3.8 5.6 C -4.4 8.8 -8.4 9.2 -11.6 7.8 C -9 7 -7.8 5.4 -7.6 4 C -7.8 1 -7.4 -3 -6.8 -8 Z"
)
MOUTH = "M-12.8 12.4 C -9.6 11.4 -4.4 11.6 -0.6 13 C -4.6 14.2 -9.6 14.2 -12.8 12.4 Z"


class Portrait(NamedTuple):
    """A bust, the colours of the wall behind it, and a light that the person carries."""

    layers: list[Layer]
    ground: pal.Pair
    lamp: Lamp | None = None


def fallen(x: Array, y: Array) -> Array:
    """How much of the light from the upper left reaches each point of a bust."""
    return mix(1.12, 0.4, smooth(-14, 44, x + 0.55 * y))


def framed(layers: list[Layer]) -> list[Layer]:
    """A bust cut off by the lower half of the ring and lit from the upper left; hats may cover the upper half."""
    return [
        replace(layer.placed(), shape=inside(layer.placed().shape, WINDOW), texture=None if layer.glow else fallen)
        for layer in layers
    ]


def plane(shape: Shape, colour: pal.Colour, alpha: float = 1, soft: float = 0.4) -> Layer:
    """A tone painted on a form."""
    return Layer(shape, colour, bevel=soft, grain=0.1, alpha=alpha, paint=True)


def cloth(shape: Shape, pair: pal.Pair, bevel: float = 6, body: float = 4) -> Layer:
    """A piece of clothing."""
    return Layer(shape, pair, bevel=bevel, gloss=0.12, body=body, grain=0.22)


def hair(shape: Shape, pair: pal.Pair, bevel: float = 4) -> Layer:
    """Hair or beard."""
    return Layer(shape, pair, bevel=bevel, gloss=0.3, grain=0.35, body=3)


def strands(pair: pal.Pair, *paths: str) -> Layer:
    """Dark lines in hair, fur and folds."""
    return Layer(list(paths), pair[1], bevel=1, relief=-0.5, gloss=0.1, stroke=1.5, shade=0)


def metal(shape: Shape, pair: pal.Pair = pal.GOLD_BRIGHT, bevel: float = 3) -> Layer:
    """A metal part."""
    return Layer(shape, pair, bevel=bevel, gloss=0.7, metal=0.6)


def head(skin: pal.Pair, brow: str, stern: float = 0, glint: str = "#FFF2D0") -> list[Layer]:
    """A head in three-quarter view: planes of light and shade, eyes as dark sockets with a glint each."""
    shade = pal.blend(skin[1], "#2A1218", 0.45)
    deep = pal.blend(skin[1], "#140A0C", 0.8)
    brows = [
        line(2.4, (-15.4, -8.6 + stern * 0.3), (-10, -8.4 + stern)),
        line(2.8, (-5, -8.4 + stern), (1, -10 + stern * 0.2), (6.4, -7.6)),
    ]
    return [
        Layer("M-3 8 L12 4 C 12 14 13 20 18 25 L-10 30 C -6 22 -4 18 -3 8 Z", (shade, deep), bevel=3, gloss=0.05),
        Layer(FACE, (skin[0], pal.blend(*skin, 0.7)), bevel=7, relief=0.7, gloss=0.12, body=4, grain=0.14),
        plane(FAR_SIDE, shade, 0.78, 2.4),
        plane(SOCKETS, pal.blend(shade, deep, 0.35), 0.9, 1.6),
        plane(EYES, deep, 1, 0.3),
        plane("M-9.6 -1 C -6 2 0 3 4 1.6 C 0 5 -8 4.4 -9.6 -1 Z", shade, 0.5, 1),
        plane(NOSE_LIGHT, pal.blend(skin[0], "#FFF4E0", 0.45), 0.9, 0.9),
        plane(NOSE_SHADE, shade, 0.95, 0.8),
        plane("M-12.6 7 C -11 9.4 -7 9.6 -4 8 C -6 11 -11 10.6 -12.6 7 Z", deep, 0.7, 0.6),
        plane(MOUTH, pal.blend(deep, "#6A1A1A", 0.35), 0.95, 0.5),
        plane("M-10.6 16 C -8 17.2 -4.6 17 -2.4 15.6 C -4.6 18.4 -8.4 18.6 -10.6 16 Z", shade, 0.6, 0.8),
        Layer(brows, brow, bevel=1, relief=0.4, gloss=0.1, shade=0, grain=0.2),
        Layer([circle(-12.6, -4.9, 0.75), circle(-1.4, -4.9, 0.95)], glint, bevel=0.3, glow=0.6, grain=0, paint=True),
    ]
