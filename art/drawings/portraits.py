"""Little portraits of the prisoners, by their slug: each has an outline of its own."""

from __future__ import annotations

from art.drawings import portraits_more as more
from art.drawings.heads import (
    BROWN,
    FAIR,
    SHOULDERS,
    TAN,
    Portrait,
    cloth,
    hair,
    head,
    metal,
    plane,
    strands,
)
from art.drawings.icons import ghost
from art.kit import palette as pal
from art.kit.relief import Lamp, Layer, placed
from art.kit.shapes import circle, line, rounded


def adventurer() -> Portrait:
    """A slouch hat that shades the eyes, a long feather, a turned-up collar."""
    brown, coat = ("#7A5230", "#2E1A0E"), ("#3F6B45", "#16281C")
    feather = (
        "M-8 -20 C -2 -36 14 -50 34 -49 C 46 -46 51 -32 49 -14 C 47 -18 45 -20 43 -21 C 44 -16 43 -12 41 -8 "
        "C 40 -16 37 -22 33 -25 C 33 -21 31 -18 28 -16 C 28 -24 22 -29 14 -27 C 8 -25 2 -22 -8 -20 Z"
    )
    return Portrait(
        [
            cloth(SHOULDERS, coat),
            hair("M6 -18 C 20 -18 22 0 18 14 L8 12 Z", ("#6A4424", "#2A180C")),
            *placed(head(FAIR, "#4A2C14"), -2, 0, 0, 1.14),
            hair("M-16 12 C -12 9 -7 10 -5 12 C -2 10 3 11 4 14 C 0 15 -4 15 -6 16 L-8 27 L-12 17 Z", brown, 2),
            plane("M-20 -14 L20 -14 L18 -4 C 8 -10 -8 -8 -18 -3 Z", "#140A08", 0.6),
            cloth("M4 22 C 14 8 24 4 32 6 C 30 18 34 32 40 44 L2 44 Z", ("#5A8A5C", "#1E3A26")),
            cloth("M-16 24 C -22 14 -28 16 -32 20 C -28 28 -26 38 -28 46 L0 46 Z", ("#6A9A66", "#26462E")),
            cloth("M-46 -6 C -34 -20 -16 -24 4 -23 C 24 -24 38 -20 46 -16 C 34 -8 -18 -12 -46 -6 Z", brown, 4, 2),
            cloth("M-20 -17 C -20 -36 -8 -43 2 -38 C 14 -42 24 -34 23 -18 C 8 -14 -8 -13 -20 -17 Z", brown, 6, 4),
            plane("M-20 -22 C -8 -18 10 -18 23 -23 L23 -18 C 8 -14 -8 -13 -20 -17 Z", "#1C100A", 0.8),
            Layer(feather, ("#F05A44", "#8A1A18"), bevel=3, gloss=0.25, body=2),
            strands(("#000000", "#7A1414"), "M-4 -22 C 6 -36 22 -42 34 -38 C 42 -34 45 -26 46 -18"),
        ],
        ("#3A5068", "#0E141E"),
    )


def barbarian() -> Portrait:
    """A red mane with braids, war paint, a bear's fur, an axe."""
    red, fur = ("#C8602E", "#5A1E0C"), ("#8A745A", "#2A2018")
    return Portrait(
        [
            Layer("M30 46 L22 -44 L27 -45 L37 44 Z", pal.WOOD, bevel=2, gloss=0.2),
            metal("M24 -40 C 32 -50 44 -46 48 -34 C 46 -22 38 -14 28 -16 C 32 -24 30 -32 24 -40 Z", pal.STEEL),
            cloth("M-48 52 C -50 24 -34 14 -18 20 L14 16 C 34 10 50 26 48 52 Z", fur, 5, 6),
            strands(
                fur, *(f"M{x} {y} l-4 9" for x, y in ((-38, 28), (-28, 26), (-18, 30), (18, 26), (28, 24), (38, 30)))
            ),
            hair("M-10 -28 C 12 -36 28 -22 26 2 C 26 18 24 30 18 38 C 12 30 12 12 10 -2 Z", red),
            *placed(head(TAN, "#5A1E0C", 2.0), -2, 0, 0, 1.14),
            Layer(
                ["M-19 2 L-12 5", "M-18 7 L-12 9", "M0 6 L12 1", "M1 10 L11 6"],
                "#2F5F9A",
                bevel=1,
                relief=0,
                gloss=0.05,
                stroke=2.6,
                shade=0,
            ),
            hair(
                "M-17 10 C -12 8 -4 10 2 10 C 8 8 14 4 16 0 C 18 16 10 30 4 40 L-6 46 L-13 36 C -18 28 -19 18 -17 10 Z",
                red,
            ),
            plane("M-13 15.6 C -9 14.4 -5 14.4 -1 16 C -5 18 -10 18 -13 15.6 Z", "#2A0A06", 0.9),
            strands(red, "M-10 22 L-9 38", "M-3 22 L-4 42", "M5 20 L2 36", "M11 12 L8 26"),
            hair(
                "M-20 -6 C -26 -20 -20 -30 -14 -34 L-12 -29 C -6 -38 2 -40 6 -41 L6 -35 C 14 -40 22 -38 26 -34 L22 -30 "
                "C 32 -28 35 -18 34 -10 L29 -14 C 33 -4 33 8 30 16 L26 8 C 26 18 25 26 21 32 C 19 20 20 8 17 0 "
                "C 16 -10 8 -18 -4 -18 C -12 -18 -17 -12 -20 -6 Z",
                ("#E07A40", "#6A220C"),
            ),
            strands(
                red,
                "M-14 -18 C -14 -26 -10 -30 -6 -33",
                "M-2 -21 C 2 -30 8 -34 14 -35",
                "M10 -16 C 18 -26 24 -26 28 -25",
                "M19 -4 C 22 -14 26 -16 29 -15",
                "M21 10 C 24 0 27 -2 29 0",
            ),
            metal([rounded(-9, 34, 0, 38, 1.5), rounded(14, 26, 22, 30, 1.5)], pal.GOLD, 1.6),
        ],
        ("#5A3A30", "#180E0C"),
    )


def cleric() -> Portrait:
    """A white veil before a golden sun."""
    white = ("#F4EFE2", "#8E8674")
    rays = [f"M{x} {y} L{x * 1.2} {y * 1.2}" for x, y in ((-30, -24), (-16, -36), (4, -40), (24, -34), (36, -18))]
    return Portrait(
        [
            metal(circle(4, -8, 34), ("#E8B84A", "#7A4A12"), 3),
            Layer(circle(4, -8, 29), ("#5A3A1A", "#2A1A0E"), bevel=2, relief=-0.5, shade=0),
            Layer(rays, pal.GOLD_BRIGHT, bevel=1.6, gloss=0.6, metal=0.5, stroke=3.4),
            cloth("M-4 -32 C 20 -34 28 -16 26 6 C 30 24 38 36 44 52 L-40 52 C -36 38 -28 28 -20 22 Z", white, 8, 5),
            *placed(head(BROWN, "#1C0E08"), -2, 1, 0, 1.12),
            cloth(
                "M-20 -8 C -22 -28 -8 -36 6 -34 C 24 -32 28 -14 25 4 C 26 18 18 28 8 38 C 12 22 14 6 14 -4 "
                "C 10 -18 -8 -22 -20 -8 Z",
                ("#FFFBF0", "#A59C88"),
                5,
                3,
            ),
            cloth("M-14 23 C -6 28 4 26 12 20 L16 34 C 4 42 -12 40 -22 34 Z", white, 4, 3),
            metal("M-20 -9 C -14 -20 4 -22 15 -10 L15 -5 C 4 -16 -12 -14 -19 -4 Z", bevel=1.8),
            metal([line(3.4, (-6, 29), (-6, 46)), line(3.4, (-13, 35), (1, 35))], bevel=1.6),
        ],
        ("#2A4668", "#0C121E"),
    )


def haunted() -> Portrait:
    """In profile, gaunt and unshaven, with someone cold over the shoulder."""
    profile = (
        "M6 -26 C -6 -27 -13 -22 -14.6 -13 C -15 -10 -14 -9 -15 -7 C -17 -3 -20 1 -22 4 C -22.4 6 -19 6.6 -17.6 7 "
        "L-18.4 10 L-16.6 11.6 L-18 13.6 C -17 16 -17 19 -14 21 C -8 22.4 -2 19 2 15 L8 14 C 18 8 22 -4 20 -14 "
        "C 18 -22 13 -26 6 -26 Z"
    )
    rags, dark = ("#6E7068", "#22262A"), "#161C22"
    pale = ("#B9C4C0", "#5A6A72")
    return Portrait(
        [
            *placed(ghost(), 20, -10, 8, 0.76),
            cloth("M-44 54 C -42 36 -28 26 -10 22 L16 18 C 32 24 40 36 42 54 Z", rags),
            strands(rags, "M-26 34 L-22 48", "M-8 30 L-10 44", "M14 28 L20 44"),
            *placed(
                [
                    Layer(
                        "M-2 8 L14 4 C 14 16 18 22 22 26 L-10 30 C -4 22 -3 16 -2 8 Z", ("#66747A", "#2A343C"), bevel=3
                    ),
                    Layer(profile, pale, bevel=6, relief=0.7, gloss=0.1, body=4, grain=0.16),
                    plane("M2 15 L8 14 C 18 8 22 -4 20 -14 C 14 -8 8 -6 4 0 C 3 6 4 10 2 15 Z", "#2E4450", 0.8),
                    plane(
                        "M-14 -7.6 C -10 -10 -4 -9 -2 -5.6 C -4 -1 -9 1.4 -13.6 -0.4 C -15.4 -2.4 -15 -5.4 -14 -7.6 Z",
                        dark,
                        0.95,
                    ),
                    plane("M-10 4 C -6 3 -2 6 -2 12 C -6 14 -9 10 -10 4 Z", "#33474F", 0.7),
                    plane("M-18 11.4 L-11 12.6 L-11 14 L-17 13 Z", "#1C1416", 0.9),
                    plane(
                        "M-16 16 C -10 15 -4 16 2 12 C 0 18 -8 22 -14 21 C -16 20 -16.4 18 -16 16 Z", "#333A3C", 0.55
                    ),
                    Layer(circle(-10.4, -4, 1.3), "#9AFFF2", bevel=1, glow=0.9, shade=0, grain=0),
                    hair(
                        "M-15.4 -10 C -20 -18 -14 -28 -6 -31 L-4 -28 C 2 -34 "
                        "10 -33 14 -31 L13 -28 C 22 -27 26 -18 24 -10 "
                        "L21 -13 C 25 -2 24 8 26 14 L21 12 C 22 18 20 24 16 28 C 13 20 13 10 9 3 L6 6 C 4 0 4 -6 5 -9 "
                        "L0 -5 C 0 -9 -2 -12 -4 -13 L-8 -8 C -9 -12 -12 -13 -15.4 -10 Z",
                        ("#4A423E", "#14100F"),
                    ),
                ],
                -9,
                5,
                0,
                1.1,
            ),
            strands(
                ("#000000", "#0C0908"),
                "M-16 -10 C -14 -18 -10 -22 -6 -24",
                "M-6 -12 C -4 -20 2 -24 8 -24",
                "M4 2 C 6 -8 8 -14 12 -18",
            ),
            Layer(
                "M4 -27 C 16 -25 18 -10 14 4 C 14 12 14 18 12 24",
                "#5FF0E0",
                bevel=1,
                stroke=1.6,
                glow=0.7,
                shade=0,
                alpha=0.8,
            ),
            Layer("M18 24 C 30 28 36 36 39 46", "#5FF0E0", bevel=1, stroke=1.6, glow=0.6, shade=0, alpha=0.8),
        ],
        ("#1E4650", "#0A1418"),
        Lamp(26, -12, 26, 26, "#4FE3D6", 1.5),
    )


def mayor() -> Portrait:
    """A black three-cornered hat with gold edges, white whiskers, jowls, the chain of office."""
    robe, white = ("#8A2432", "#30080E"), ("#F4EEE2", "#8C8478")
    hat = "M-44 -10 C -36 -30 -20 -36 -2 -40 C 16 -36 38 -32 46 -18 C 34 -18 20 -12 4 -13 C -12 -18 -28 -16 -44 -10 Z"
    return Portrait(
        [
            cloth("M-50 54 C -50 26 -34 18 -20 20 L16 18 C 38 16 50 28 50 54 Z", robe, 8, 6),
            hair("M8 -16 C 24 -14 28 2 24 14 C 20 22 12 22 8 16 Z", white, 6),
            *placed(head(FAIR, "#C8C0B4"), -2, 0, 0, 1.18),
            Layer(
                "M-17 12 C -18 22 -8 30 4 27 C 14 24 18 14 16 6 C 8 16 -6 20 -17 12 Z",
                (FAIR[0], "#8A5C48"),
                bevel=6,
                body=3,
            ),
            hair(
                "M-16 12 C -12 8.6 -8 9.6 -6 11 C -2 9 4 11 7 16 C 2 17 -3 16 -6 14.6 C -10 16.4 -14 16 -16 12 Z",
                white,
                2,
            ),
            hair("M6 2 C 12 0 18 2 19 10 C 18 18 12 22 6 20 C 8 14 6 8 6 2 Z", white, 4),
            Layer(
                "M-26 28 C -14 20 10 20 24 22 L20 34 C 6 30 -8 32 -22 38 Z",
                white,
                bevel=5,
                gloss=0.1,
                body=3,
                grain=0.3,
            ),
            metal(["M-34 34 C -24 48 10 50 30 28"], bevel=2).placed(),
            Layer("M-36 32 C -26 44 14 46 32 26", pal.GOLD_BRIGHT, bevel=2.4, gloss=0.7, metal=0.6, stroke=5),
            metal(circle(-4, 40, 8), bevel=3),
            cloth(hat, ("#3C3842", "#100E14"), 5, 3),
            Layer(
                "M-44 -10 C -28 -16 -12 -18 4 -13 C 20 -12 34 -18 46 -18",
                pal.GOLD_BRIGHT,
                bevel=1.6,
                gloss=0.7,
                metal=0.6,
                stroke=3.4,
            ),
            metal(circle(22, -26, 4.4), bevel=2.4),
        ],
        ("#3E5248", "#101814"),
    )


def monk() -> Portrait:
    """A raised hood, a light cord, the face over a candle."""
    habit = ("#6E5240", "#1C130D")
    hood = "M-20 20 C -28 -2 -26 -30 -2 -42 C 22 -46 36 -22 32 6 C 32 18 30 26 26 32 C 10 28 -4 26 -16 28 Z"
    opening = "M-17 18 C -24 0 -22 -22 -6 -30 C 10 -32 18 -16 16 4 C 15 16 8 24 -2 26 C -8 26 -14 24 -17 18 Z"
    wax = Layer(rounded(-34, 14, -24, 50, 2), ("#FFF6DC", "#C8A878"), bevel=4, gloss=0.3, glow=0.12)
    flame = "M-29 -4 C -25 2 -23.4 6 -24.4 9.4 C -26 13 -32 13 -33.6 9.4 C -34.6 5 -31 2 -29 -4 Z"
    return Portrait(
        [
            cloth(SHOULDERS, habit),
            cloth(hood, ("#86644A", "#281A10"), 7, 6),
            Layer(opening, "#150B08", bevel=3, relief=-0.7, gloss=0, shade=0),
            *placed(head(TAN, "#2A160C"), -4, 2, -6, 0.98),
            plane("M-20 -18 C -14 -30 8 -32 16 -12 L16 4 C 12 -8 2 -14 -19 -11 Z", "#120806", 0.62),
            Layer(
                "M-17 18 C -24 0 -22 -22 -6 -30 C 10 -32 18 -16 16 4 C 15 14 11 20 6 23",
                ("#E8C898", "#8A6440"),
                bevel=2.2,
                gloss=0.15,
                stroke=4.4,
            ),
            Layer(
                ["M-16 27 C -6 32 8 32 20 27", "M2 31 L-1 46", "M6 31 L9 46"],
                ("#F4E6C0", "#B89C68"),
                bevel=1.8,
                stroke=3.8,
            ),
            wax,
            Layer(flame, ("#FFF8D0", "#FF9A2C"), bevel=3, glow=1.2, shade=0, grain=0),
        ],
        ("#3A3440", "#0E0C12"),
        Lamp(-29, 4, 16, 20, "#FFB163", 2.6),
    )


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
