"""Little portraits of the prisoners: one head, many lives. Drawn inside a disc of radius 40."""

from __future__ import annotations

from art.drawings import figures as fig
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import Shape, at, circle, ellipse, inside, line, mirrored, ngon, rounded

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


def adventurer() -> list[Layer]:
    """Feathered hat, moustache, a wide grin."""
    return [
        cloth(SHOULDERS, ("#4A7A4A", "#1E3A24")),
        Layer("M-10 19 L0 30 L10 19 L14 24 L0 40 L-14 24 Z", ("#F0E0B8", "#B0925A"), bevel=3, gloss=0.1),
        hair("M-19 -10 C -22 6 -20 12 -15 14 L-14 -8 Z M19 -10 C 22 6 20 12 15 14 L14 -8 Z", ("#8A5A2C", "#4A2A12")),
        *face(FAIR, "#5A3418", smile=5),
        hair(
            "M0 9.5 C -4 8.5 -10 10 -12 13.5 C -8 13.5 -3 13 0 11.5 C 3 13 8 13.5 12 13.5 C 10 10 4 8.5 0 9.5 Z",
            ("#8A5A2C", "#5A3418"),
            2,
        ),
        cloth("M-32 -14 C -20 -22 20 -22 32 -14 C 22 -8 -22 -8 -32 -14 Z", ("#7A4A28", "#3A2010"), 4, 2),
        cloth(
            "M-20 -16 C -20 -34 -10 -36 -2 -33 C 8 -38 20 -34 20 -16 C 8 -12 -8 -12 -20 -16 Z",
            ("#8A5630", "#4A2A14"),
            6,
            4,
        ),
        Layer("M12 -18 C 16 -34 28 -40 37 -36 C 34 -28 26 -20 14 -14 Z", ("#FF6A5A", "#A8201C"), bevel=4, gloss=0.3),
    ]


def barbarian() -> list[Layer]:
    """Red beard, war paint, fur."""
    return [
        cloth("M-42 46 C -42 22 -26 16 -12 18 L12 18 C 26 16 42 22 42 46 Z", ("#A08A70", "#4A3A2C"), 9, 6),
        hair(
            "M0 -30 C 22 -30 27 -10 26 12 C 24 22 20 24 18 20 L-18 20 C -20 24 -24 22 -26 12 C -27 -10 -22 -30 0 -30 Z",
            ("#C0562A", "#6A2410"),
        ),
        *face(TAN, "#6A2410", True, 2.2, -1),
        Layer(
            [
                line(3, (-16, 3), (-7, 6)),
                line(3, (16, 3), (7, 6)),
                line(3, (-15, 8), (-8, 10)),
                line(3, (15, 8), (8, 10)),
            ],
            "#2A5AA8",
            bevel=1,
            relief=0,
            shade=0,
            gloss=0.1,
        ),
        hair(
            "M-17 4 C -16 12 -8 9 0 10 C 8 9 16 12 17 4 C 22 18 14 34 0 38 C -14 34 -22 18 -17 4 Z",
            ("#D8683A", "#7A2A12"),
        ),
        Layer("M-5 15 C -2 17 2 17 5 15", "#4A1A10", bevel=1, relief=-0.4, stroke=2.2, shade=0),
        hair("M-19 -8 C -18 -28 18 -28 19 -8 C 12 -18 -12 -18 -19 -8 Z", ("#D8683A", "#8A3416"), 4),
        Layer(rounded(-20, -16, 20, -11, 2), ("#6A4020", "#3A2010"), bevel=2, gloss=0.2),
    ]


def cleric() -> list[Layer]:
    """White veil, gold sun."""
    return [
        *hooded(("#F4F0E4", "#A8A498")),
        cloth(SHOULDERS, ("#F4ECD8", "#A89A7C")),
        *face(BROWN, "#2A140A", smile=3),
        cloth(
            (
                "M0 -38 C 22 -38 27 -18 25 4 L19 8 C 20 -12 14 -22 0 -22 C -14 -22 -20 -12 -19 8 L-25 4 C -27 "
                "-18 -22 -38 0 -38 Z"
            ),
            ("#FFFFFF", "#B8B4A8"),
            6,
            4,
        ),
        Layer(
            "M-20 -15 C -10 -24 10 -24 20 -15 L19 -10 C 10 -18 -10 -18 -19 -10 Z",
            pal.GOLD_BRIGHT,
            bevel=2.4,
            gloss=0.6,
            metal=0.6,
        ),
        Layer([circle(0, 33, 6.5)], pal.GOLD_BRIGHT, bevel=4, gloss=0.7, metal=0.6),
        Layer([line(2.4, (0, 24), (0, 42)), line(2.4, (-9, 33), (9, 33))], pal.GOLD, bevel=1.2, gloss=0.6, metal=0.6),
    ]


def haunted() -> list[Layer]:
    """Hollow eyes, and someone behind."""
    ghostly = placed(
        [
            Layer(
                "M0 -34 C 20 -34 26 -16 24 4 L28 34 L14 26 L4 36 L-8 26 L-22 34 L-24 4 C -26 -16 -20 -34 0 -34 Z",
                ("#C8FFF4", "#3A9A9A"),
                bevel=10,
                glow=0.2,
                gloss=0.3,
                alpha=0.8,
            ),
            Layer([ellipse(-8, -10, 4, 5.5), ellipse(8, -10, 4, 5.5)], "#0F3A40", bevel=2, relief=-0.5, shade=0),
        ],
        17,
        -8,
        10,
        0.95,
    )
    return [
        *ghostly,
        *placed(
            [
                cloth(SHOULDERS, ("#7A7468", "#38342E")),
                hair(
                    (
                        "M0 -30 C 20 -30 24 -12 23 10 C 20 18 18 14 17 8 L-17 8 C -18 14 -20 18 -23 10 C -24 "
                        "-12 -20 -30 0 -30 Z"
                    ),
                    ("#6A6460", "#2E2A28"),
                ),
                *face(PALE, "#4A4440", stern=-2.2, smile=-4, eyes="#4A8A8A"),
                hair(
                    "M-19 -4 C -18 -30 18 -30 19 -4 L14 -10 L10 -16 L4 -11 L-2 -17 L-8 -11 L-13 -15 Z",
                    ("#7A7470", "#3A3432"),
                    4,
                ),
            ],
            -8,
            4,
            0,
            0.95,
        ),
    ]


def mayor() -> list[Layer]:
    """Top hat, monocle, chain of office."""
    return [
        cloth(SHOULDERS, ("#5A2438", "#24101A")),
        Layer("M-9 20 L0 26 L9 20 L9 34 L0 28 L-9 34 Z", ("#FFFFFF", "#C8C4BC"), bevel=3, gloss=0.1),
        Layer("M-26 30 C -16 42 16 42 26 30", pal.GOLD_BRIGHT, bevel=2.4, gloss=0.7, stroke=5, metal=0.6),
        hair("M-20 -10 C -24 4 -22 10 -17 12 L-14 -8 Z M20 -10 C 24 4 22 10 17 12 L14 -8 Z", ("#E8E4DC", "#8A867E")),
        *face(FAIR, "#B0ACA4", True, smile=3),
        hair(
            "M0 9 C -5 8 -13 10 -15 16 C -9 16 -3 15 0 12.5 C 3 15 9 16 15 16 C 13 10 5 8 0 9 Z",
            ("#FFFFFF", "#A8A49C"),
            2.5,
        ),
        Layer(at(circle(0, 0, 1), 8, -1, 0, 6.4), "#DDF0F4", bevel=2, relief=0.2, gloss=1, alpha=0.35, shade=0),
        Layer(
            "M14 -1 C 14 7.5 2 7.5 2 -1 C 2 -9.5 14 -9.5 14 -1",
            pal.GOLD_BRIGHT,
            bevel=1,
            gloss=0.6,
            stroke=2,
            metal=0.5,
        ),
        cloth("M-27 -15 C -14 -21 14 -21 27 -15 C 16 -10 -16 -10 -27 -15 Z", ("#3A3440", "#16131A"), 3, 1),
        cloth("M-17 -16 L-19 -40 L19 -40 L17 -16 C 8 -13 -8 -13 -17 -16 Z", ("#4A4450", "#1E1A22"), 5, 3),
        Layer("M-17.6 -23 L17.6 -23 L17 -17 C 8 -14 -8 -14 -17 -17 Z", ("#C8352C", "#6A141A"), bevel=2, gloss=0.2),
    ]


def monk() -> list[Layer]:
    """Tonsure, closed eyes, brown habit."""
    calm = [layer for layer in face(TAN, "#5A3418", True, smile=2) if layer.shape is not None]
    lids = [
        Layer(
            ["M-12 -1 C -9 2 -6 2 -4 -1", "M12 -1 C 9 2 6 2 4 -1"], "#4A2412", bevel=1, relief=-0.3, stroke=2.2, shade=0
        )
    ]
    return [
        cloth(SHOULDERS, ("#7A5230", "#38220F")),
        cloth("M-24 30 C -26 16 -14 14 0 18 C 14 14 26 16 24 30 C 12 38 -12 38 -24 30 Z", ("#8A6038", "#46290F"), 7, 5),
        hair("M-21 -2 C -24 -16 -14 -24 0 -24 C 14 -24 24 -16 21 -2 L18 4 L-18 4 Z", ("#5A3418", "#2E180A")),
        *[layer for k, layer in enumerate(calm) if k not in (4, 5)],
        *lids,
        hair(
            "M-19 -4 C -21 -14 -17 -17 -13 -18 L-15 -4 Z M19 -4 C 21 -14 17 -17 13 -18 L15 -4 Z",
            ("#6A4020", "#3A2010"),
            3,
        ),
        Layer([circle(x, 33 + abs(x) * -0.25, 3.2) for x in (-15, -9, -3, 3, 9, 15)], pal.WOOD, bevel=2.4, gloss=0.5),
    ]


def peasant() -> list[Layer]:
    """Straw hat, patched shirt."""
    return [
        cloth(SHOULDERS, ("#B09A6A", "#5A4A2C")),
        Layer(at(rounded(-6, -6, 6, 6, 1), 20, 34, 14), ("#7A8A9A", "#465462"), bevel=2, gloss=0.1),
        hair("M-20 -8 C -22 4 -20 10 -16 10 L-14 -8 Z M20 -8 C 22 4 20 10 16 10 L14 -8 Z", ("#D8A850", "#8A5E20")),
        *face(FAIR, "#8A5E20", smile=4),
        Layer([circle(-11, 7, 3.4), circle(11, 7, 3.4)], "#F08A70", bevel=3, relief=0, alpha=0.5, shade=0, gloss=0),
        Layer(
            "M-38 -14 C -24 -24 24 -24 38 -14 C 26 -6 -26 -6 -38 -14 Z",
            ("#F4D68A", "#A87C34"),
            bevel=4,
            gloss=0.15,
            grain=0.35,
        ),
        Layer(
            "M-19 -16 C -18 -36 18 -36 19 -16 C 8 -11 -8 -11 -19 -16 Z",
            ("#FFE6A0", "#B88A3C"),
            bevel=7,
            gloss=0.15,
            grain=0.35,
        ),
        Layer(
            "M-19.4 -20 C -8 -15 8 -15 19.4 -20 L19 -15 C 8 -10 -8 -10 -19 -15 Z",
            ("#B8402C", "#6A1E14"),
            bevel=2,
            gloss=0.1,
        ),
    ]


def primatologist() -> list[Layer]:
    """Pith helmet, spectacles, a small friend."""
    friend = placed(
        [layer for layer in fig.monkey() if not isinstance(layer.shape, str) or "L" not in layer.shape][:9],
        27,
        22,
        10,
        0.34,
    )
    return [
        cloth(SHOULDERS, ("#C8B078", "#6A5830")),
        hair("M-20 -12 C -26 8 -22 22 -15 22 L-12 -8 Z M20 -12 C 26 8 22 22 15 22 L12 -8 Z", ("#3A2418", "#1C100A")),
        *face(BROWN, "#2A140A", smile=3.5),
        Layer(
            [
                f"M{x - 6.4} -1 C {x - 6.4} -9.4 {x + 6.4} -9.4 {x + 6.4} -1 C {x + 6.4} 7.4 {x - 6.4} 7.4 {x - 6.4} -1"
                for x in (-8, 8)
            ],
            pal.GOLD,
            bevel=1,
            gloss=0.7,
            stroke=1.9,
            metal=0.4,
            shade=0.3,
        ),
        Layer("M-32 -13 C -20 -21 20 -21 32 -13 C 20 -7 -20 -7 -32 -13 Z", ("#E8DCB4", "#A08A54"), bevel=4, gloss=0.15),
        Layer("M-21 -15 C -22 -40 22 -40 21 -15 C 8 -10 -8 -10 -21 -15 Z", ("#F4EAC8", "#A8925C"), bevel=10, gloss=0.2),
        Layer(
            "M-21 -19 C -8 -13 8 -13 21 -19 L21 -14 C 8 -9 -8 -9 -21 -14 Z", ("#8A6A3C", "#5A421E"), bevel=2, gloss=0.1
        ),
        *friend,
    ]


def prince() -> list[Layer]:
    """Blond, blue doublet, crown."""
    return [
        cloth(SHOULDERS, ("#3F6EC4", "#16285A")),
        Layer("M-12 18 L0 30 L12 18 L18 24 L0 42 L-18 24 Z", ("#FFF6E0", "#C8B48C"), bevel=4, gloss=0.1, grain=0.3),
        hair(
            "M0 -28 C 22 -28 25 -10 23 6 C 22 14 18 14 17 6 L-17 6 C -18 14 -22 14 -23 6 C -25 -10 -22 -28 0 -28 Z",
            ("#F4CC6A", "#A8742A"),
        ),
        *face(FAIR, "#A8742A", smile=3, eyes="#2A5AA8"),
        hair(
            "M-18 -6 C -18 -26 16 -28 19 -8 C 12 -14 4 -16 -4 -16 C -10 -16 -16 -12 -18 -6 Z", ("#FFDE86", "#B88230"), 4
        ),
        *crown_small(pal.SAPPHIRE),
    ]


def princess() -> list[Layer]:
    """Long dark hair, tiara, rose gown."""
    return [
        hair(
            "M0 -32 C 26 -32 30 -8 28 16 C 28 32 24 40 20 42 L-20 42 C -24 40 -28 32 -28 16 C -30 -8 -26 -32 0 -32 Z",
            ("#7A3A20", "#38160A"),
            7,
        ),
        cloth("M-34 46 C -32 32 -18 26 -8 24 C -4 30 4 30 8 24 C 18 26 32 32 34 46 Z", ("#E87AA0", "#8A2450")),
        *face(TAN, "#4A2010", smile=3, eyes="#2A6A3A"),
        Layer(
            "M-4.6 13 C -2 11.6 2 11.6 4.6 13 C 2 17 -2 17 -4.6 13 Z",
            ("#E0485A", "#A8203A"),
            bevel=1.6,
            relief=0.5,
            gloss=0.5,
            shade=0.2,
        ),
        hair(
            "M-18 4 C -22 -18 -12 -27 0 -26 C 12 -27 22 -18 18 4 C 16 -8 8 -15 0 -17 C -8 -15 -16 -8 -18 4 Z",
            ("#8A4426", "#4A1E0E"),
            4,
        ),
        *crown_small(pal.RUBY, -21, 0.9),
        Layer([circle(0, 27, 3.4), circle(-7, 25.5, 2.4), circle(7, 25.5, 2.4)], "#FFF6E8", bevel=2, gloss=1),
    ]


def sorceress() -> list[Layer]:
    """Pointed hat, silver hair, violet eyes."""
    return [
        hair(
            "M0 -26 C 24 -26 28 -6 27 16 C 26 34 22 42 18 42 L-18 42 C -22 42 -26 34 -27 16 C -28 -6 -24 -26 0 -26 Z",
            ("#E4E0F0", "#7A7496"),
            7,
        ),
        cloth("M-36 46 C -32 30 -18 24 -8 22 L0 32 L8 22 C 18 24 32 30 36 46 Z", ("#6A3AB0", "#261046")),
        *face(FAIR, "#5A4A6A", smile=2, stern=0.8, eyes="#7A2AD0"),
        Layer(
            "M-4.6 13 C -2 11.6 2 11.6 4.6 13 C 2 16.4 -2 16.4 -4.6 13 Z",
            ("#B83A8A", "#7A1A5A"),
            bevel=1.6,
            relief=0.5,
            gloss=0.5,
            shade=0.2,
        ),
        hair(
            "M-19 8 C -22 -10 -16 -20 0 -20 C -8 -14 -14 -4 -15 10 Z M19 8 C 22 -10 16 -20 0 -20 C 8 -14 14 -4 15 10 Z",
            ("#F4F0FF", "#9A94B4"),
            4,
        ),
        cloth("M-36 -13 C -20 -22 20 -22 36 -13 C 24 -6 -24 -6 -36 -13 Z", ("#5A2A9A", "#220E40"), 4, 2),
        cloth(
            "M-20 -15 C -12 -26 -6 -40 8 -46 C 8 -36 16 -26 20 -15 C 8 -10 -8 -10 -20 -15 Z",
            ("#7A48C8", "#321660"),
            8,
            5,
        ),
        Layer(
            "M-20 -18 C -8 -13 8 -13 20 -18 L20 -14 C 8 -9 -8 -9 -20 -14 Z",
            pal.GOLD_BRIGHT,
            bevel=2,
            gloss=0.6,
            metal=0.5,
        ),
        Layer(ngon(4, 4.5, -90, 0, -15), pal.EMERALD, bevel=3, gloss=1, glow=0.2),
    ]


def warrior() -> list[Layer]:
    """Open helm, scar, steel."""
    return [
        Layer(SHOULDERS, pal.STEEL, bevel=8, gloss=0.7, metal=0.6, body=5),
        Layer(
            mirrored("M-42 44 C -44 28 -32 20 -20 24 C -16 32 -18 42 -22 46 Z"),
            ("#C8D0DC", "#56606E"),
            bevel=7,
            gloss=0.8,
            metal=0.6,
        ),
        *face(TAN, "#3A2214", True, 1.8, -1.5),
        Layer("M9 -12 L13 8", "#F4C0A0", bevel=1, relief=0.3, stroke=2, shade=0.2),
        hair("M-13 12 C -8 18 8 18 13 12 C 13 20 6 25 0 25 C -6 25 -13 20 -13 12 Z", ("#5A3A24", "#2E1A0E"), 3),
        Layer(
            (
                "M0 -36 C 22 -36 27 -18 25 2 L22 18 L15 16 L17 -4 C 16 -12 10 -15 0 -15 C -10 -15 -16 -12 -17 "
                "-4 L-15 16 L-22 18 L-25 2 C -27 -18 -22 -36 0 -36 Z"
            ),
            ("#D4DCE8", "#5A6472"),
            bevel=7,
            gloss=0.8,
            metal=0.65,
        ),
        Layer("M-2.6 -36 L2.6 -36 L2.2 0 L0 5 L-2.2 0 Z", ("#E8EEF6", "#7A8494"), bevel=2, gloss=0.8, metal=0.6),
        Layer(
            "M-4 -34 C -10 -46 12 -48 24 -36 C 28 -26 26 -18 22 -14 C 20 -26 10 -32 4 -32 Z",
            ("#E84A3C", "#8A1A1C"),
            bevel=5,
            gloss=0.2,
            grain=0.3,
        ),
        Layer(
            [circle(-18, -12, 1.8), circle(18, -12, 1.8), circle(-20, 4, 1.8), circle(20, 4, 1.8)],
            pal.GOLD_BRIGHT,
            bevel=1.4,
            gloss=0.6,
        ),
    ]


def monkey_bot() -> list[Layer]:
    """A monkey of brass plates and rivets with lamps for eyes."""
    brass = ("#FFD76A", "#8A5212")
    return [
        Layer(SHOULDERS, brass, bevel=6, gloss=0.7, metal=0.7),
        Layer(circle(0, 34, 8), pal.STEEL, bevel=3, gloss=0.8, metal=0.6),
        Layer(circle(0, 34, 4.6), "#8AF4FF", bevel=3, glow=0.6, shade=0),
        *placed(fig.monkey(), 0, -6, 0, 0.68),
        Layer([circle(-8.2, -10, 4.6), circle(8.2, -10, 4.6)], pal.STEEL, bevel=2, gloss=0.8, metal=0.6),
        Layer([circle(-8.2, -10, 3), circle(8.2, -10, 3)], "#8AF4FF", bevel=2, glow=0.9, shade=0, grain=0),
        Layer(
            [circle(x, y, 1.6) for x, y in ((-19, -22), (19, -22), (-20, 2), (20, 2), (0, -30), (-26, 34), (26, 34))],
            "#FFF0B8",
            bevel=1.2,
            gloss=0.8,
        ),
        Layer([line(1.6, (0, -34), (0, -19))], "#6A3E0C", bevel=0.8, relief=-0.6, shade=0),
        Layer([rounded(22, 22, 32, 28, 2), circle(34, 25, 4)], pal.STEEL, bevel=2, gloss=0.8, metal=0.6),
    ]


PEOPLE = {
    "adventurer": adventurer,
    "barbarian": barbarian,
    "cleric": cleric,
    "golden_monkey_bot": monkey_bot,
    "haunted_prisoner": haunted,
    "mayor": mayor,
    "monk": monk,
    "peasant": peasant,
    "primatologist": primatologist,
    "prince": prince,
    "princess": princess,
    "sorceress": sorceress,
    "warrior": warrior,
}
