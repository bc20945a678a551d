"""More portraits of prisoners."""

from __future__ import annotations

from art.drawings import figures as fig
from art.drawings.heads import (
    BROWN,
    FAIR,
    SHOULDERS,
    TAN,
    cloth,
    crown_small,
    face,
    hair,
)
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import at, circle, line, mirrored, ngon, rounded


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
        *face(TAN, "#4A2010", smile=0, eyes="#2A6A3A"),
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
        *face(FAIR, "#5A4A6A", smile=0, stern=0.8, eyes="#7A2AD0"),
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
