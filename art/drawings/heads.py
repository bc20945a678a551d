"""What every portrait is made of: one head, its hair and clothes, inside a disc of radius 40."""

from __future__ import annotations

from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import Shape, circle, ellipse, inside, line, ngon, rounded

DISC = "M0 -40 C 22 -40 40 -22 40 0 C 40 22 22 40 0 40 C -22 40 -40 22 -40 0 C -40 -22 -22 -40 0 -40 Z"


HEAD = (
    "M0 -24 C 13 -24 18 -14 17 -3 C 16 6 13 12 8 17 C 4 20 -4 20 -8 17 C -13 12 -16 6 -17 -3 C -18 -14 -13 -24 0 -24 Z"
)


WIDE = (
    "M0 -24 C 15 -24 20 -14 19 -2 C 19 8 16 15 10 19 C 4 22 -4 22 -10 19 C -16 15 -19 8 -19 -2 C -20 -14 -15 "
    "-24 0 -24 Z"
)


SHOULDERS = "M-40 46 C -38 26 -22 20 -8 18 L8 18 C 22 20 38 26 40 46 Z"


FAIR: pal.Pair = ("#FFDDB8", "#C88A60")


TAN: pal.Pair = ("#E8B07A", "#9A5E36")


BROWN: pal.Pair = ("#B07848", "#5E3418")


PALE: pal.Pair = ("#E4E0D4", "#8A94A0")


def clip(layers: list[Layer]) -> list[Layer]:
    """The layers cut off at the disc's edge."""
    return [
        Layer(
            inside(layer.placed().shape, DISC),
            layer.colour,
            bevel=layer.bevel,
            relief=layer.relief,
            gloss=layer.gloss,
            metal=layer.metal,
            glow=layer.glow,
            shade=layer.shade,
            spread=layer.spread,
            alpha=layer.alpha,
            grain=layer.grain,
            body=layer.body,
            rough=layer.rough,
        )
        for layer in layers
    ]


def cloth(shape: Shape, pair: pal.Pair, bevel: float = 7, body: float = 5) -> Layer:
    """A piece of clothing."""
    return Layer(shape, pair, bevel=bevel, gloss=0.15, body=body, grain=0.2)


def hair(shape: Shape, pair: pal.Pair, bevel: float = 5) -> Layer:
    """Hair or beard."""
    return Layer(shape, pair, bevel=bevel, gloss=0.3, grain=0.35, body=4)


def face(
    skin: pal.Pair,
    brow: str = "#3A2214",
    wide: bool = False,
    stern: float = 0,
    smile: float = 2.5,
    eyes: str = "#2A1810",
) -> list[Layer]:
    """A head with its features; `stern` lowers the brows, `smile` bends the mouth."""
    shade = pal.blend(skin[1], "#3A1A10", 0.35)
    brows = [line(2.6, (-12, -6.5 - stern), (-4.5, -6 + stern)), line(2.6, (12, -6.5 - stern), (4.5, -6 + stern))]
    return [
        Layer(rounded(-7, 10, 7, 26, 4), (shade, shade), bevel=4, gloss=0.1),
        Layer([ellipse(-18, -1, 4, 5.5), ellipse(18, -1, 4, 5.5)], skin, bevel=3, gloss=0.2),
        Layer(WIDE if wide else HEAD, skin, bevel=11, gloss=0.22, body=9),
        Layer(
            [ellipse(-8.2, -1.4, 5.2, 3.8), ellipse(8.2, -1.4, 5.2, 3.8)],
            shade,
            bevel=3,
            relief=-0.5,
            gloss=0,
            shade=0,
            alpha=0.55,
        ),
        Layer(
            [ellipse(-8, -1, 3.9, 2.9), ellipse(8, -1, 3.9, 2.9)],
            "#FFF8EC",
            bevel=2,
            relief=0.3,
            gloss=0.5,
            shade=0,
            grain=0,
        ),
        Layer([circle(-7.4, -1, 2.4), circle(7.4, -1, 2.4)], eyes, bevel=1, relief=0.2, gloss=0.9, shade=0, grain=0),
        Layer(brows, brow, bevel=1.2, relief=0.5, gloss=0.1, shade=0.2),
        Layer(
            "M-1.6 -4 L1.6 -4 C 2.4 2 5 6 4 8.4 C 2 10.4 -2 10.4 -4 8.4 C -5 6 -2.4 2 -1.6 -4 Z",
            (skin[0], pal.blend(skin[0], skin[1], 0.5)),
            bevel=3,
            relief=0.8,
            gloss=0.3,
            shade=0.45,
            spread=1.6,
        ),
        Layer(
            f"M-6 13.2 C -3 {13.2 + smile} 3 {13.2 + smile} 6 13.2",
            "#6A2A22",
            bevel=1,
            relief=-0.4,
            stroke=2.2,
            shade=0,
        ),
    ]


def hooded(pair: pal.Pair) -> list[Layer]:
    """A hood behind the head."""
    return [
        cloth(
            "M0 -38 C 22 -38 28 -18 26 4 C 25 18 20 26 12 30 L-12 30 C -20 26 -25 18 -26 4 C -28 -18 -22 -38 0 -38 Z",
            pair,
            9,
            8,
        )
    ]


def crown_small(jewel: pal.Pair, y: float = -22, size: float = 1.0) -> list[Layer]:
    """A circlet with points."""
    layers = [
        Layer(
            "M-19 6 L-21 -10 L-11 -2 L-7 -14 L0 -4 L7 -14 L11 -2 L21 -10 L19 6 C 8 11 -8 11 -19 6 Z",
            pal.GOLD_BRIGHT,
            bevel=4,
            gloss=0.6,
            metal=0.6,
        ),
        Layer(ngon(4, 4, -90, 0, 4), jewel, bevel=3, gloss=1),
    ]
    return placed(layers, 0, y, 0, size)
