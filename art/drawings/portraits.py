"""Little portraits of the prisoners, by their slug."""

from __future__ import annotations

from art.drawings import portraits_more as more
from art.drawings.heads import (
    BROWN,
    FAIR,
    PALE,
    SHOULDERS,
    TAN,
    cloth,
    face,
    hair,
    hooded,
)
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import at, circle, ellipse, line, rounded


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
                ("#C8FFF4", "#1F7A7E"),
                bevel=10,
                glow=0.15,
                gloss=0.3,
            ),
            Layer(
                [ellipse(-4, -12, 5, 7), ellipse(12, -12, 5, 7), ellipse(5, 3, 4, 6)],
                "#08292E",
                bevel=2,
                relief=-0.5,
                shade=0,
            ),
        ],
        15,
        -10,
        10,
        1.08,
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
                    ("#4A3A30", "#1C1412"),
                ),
                *face(PALE, "#4A4440", stern=-2.2, smile=-4, eyes="#4A8A8A"),
                hair(
                    "M-19 -4 C -18 -30 18 -30 19 -4 L14 -10 L10 -16 L4 -11 L-2 -17 L-8 -11 L-13 -15 Z",
                    ("#5A483C", "#241A16"),
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


PEOPLE = {  # slug -> portrait
    "adventurer": adventurer,
    "barbarian": barbarian,
    "cleric": cleric,
    "golden_monkey_bot": more.monkey_bot,
    "haunted_prisoner": haunted,
    "mayor": mayor,
    "monk": monk,
    "peasant": more.peasant,
    "primatologist": more.primatologist,
    "prince": more.prince,
    "princess": more.princess,
    "sorceress": more.sorceress,
    "warrior": more.warrior,
}
