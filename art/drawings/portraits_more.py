"""More portraits of prisoners."""

from __future__ import annotations

from art.drawings.heads import BROWN, FAIR, SHOULDERS, Portrait, cloth, hair, head, metal, plane, strands
from art.drawings.treasures import stone
from art.kit import palette as pal
from art.kit.relief import Lamp, Layer, placed
from art.kit.shapes import around, circle, ellipse, line, ngon, rounded


def peasant() -> Portrait:
    """A spotted kerchief tied at the neck, a patched smock, a pitchfork."""
    rust, smock = ("#C8553A", "#4E1810"), ("#A8946A", "#342A1A")
    scarf = (
        "M-20 -6 C -24 -26 -8 -37 8 -34 C 26 -31 31 -14 26 2 C 24 14 "
        "18 22 12 26 C 14 14 16 2 12 -8 C 8 -18 -8 -22 -20 -6 Z"
    )
    tails = "M22 8 C 30 6 36 8 44 4 C 42 12 36 16 32 17 C 36 20 38 26 37 34 C 30 30 24 24 18 18 Z"
    spots = [
        circle(x, y, 2) for x, y in ((-12, -22), (-2, -29), (8, -22), (16, -28), (19, -14), (24, -4), (18, 2), (20, 12))
    ]
    prongs = ["M25 -46 L26 -34 C 27 -27 45 -27 46 -34 L47 -46", "M36 -46 L36 -28"]
    return Portrait(
        [
            Layer("M22 46 L34 -30 L38 -30 L28 46 Z", pal.WOOD, bevel=2, gloss=0.2),
            Layer(prongs, pal.STEEL, bevel=1.6, gloss=0.7, metal=0.5, stroke=4),
            cloth(SHOULDERS, smock),
            Layer("M-36 36 L-24 31 L-20 43 L-34 46 Z", ("#4F6A80", "#2C3E4E"), bevel=1.6, gloss=0.1),
            cloth(tails, rust, 3, 2),
            *placed(head(FAIR, "#5A3A18", glint="#FFF2D0"), -2, 2, 3, 1.12),
            hair(
                "M-20 -6 C -18 -16 -8 -22 4 -18 C -4 -18 -10 -14 -12 -8 C -14 -12 -18 -10 -20 -6 Z",
                ("#9A6E34", "#46300F"),
                2,
            ),
            cloth(scarf, rust),
            plane(spots, "#F4DFB8", 0.9),
            strands(rust, "M-4 -30 C 8 -30 20 -20 20 -4", "M22 10 C 26 12 30 11 34 9"),
            cloth("M-20 24 C -8 34 10 31 22 19 L26 27 C 12 40 -8 42 -22 33 Z", ("#E4D8B8", "#6E6244"), 4, 3),
        ],
        ("#46586A", "#121820"),
    )


def primatologist() -> Portrait:
    """A sun helmet, round glasses, and a small ape on the shoulder."""
    drill, fur = ("#D8C694", "#5E5030"), ("#6A4A30", "#20120A")
    ape = [
        Layer("M10 46 C 10 26 18 16 28 14 C 40 16 46 30 44 48 Z", fur, bevel=5, gloss=0.2, body=3, grain=0.35),
        Layer(circle(28, 4, 11), fur, bevel=5, gloss=0.2, body=3, grain=0.35),
        Layer([circle(18.4, 2, 4), circle(38, 3, 4)], ("#A87A54", "#5A3A22"), bevel=2),
        Layer(
            "M26 -2 C 30 -5 35 -2 34 3 C 35 8 33 13 27 13 C 21 13 19 8 20 3 C 19 -2 23 -5 26 -2 Z",
            ("#D8AE80", "#8A5C38"),
            bevel=3,
        ),
        plane([ellipse(23.6, 2, 2.2, 2.4), ellipse(30.4, 2, 2.2, 2.4)], "#160A06"),
        plane("M23 9.6 C 26 8.6 29 8.8 31 9.8 L31 10.8 C 28 10 26 10 23 10.6 Z", "#2A120A"),
    ]
    return Portrait(
        [
            cloth(SHOULDERS, drill),
            hair("M2 -16 C 14 -14 18 4 12 22 C 8 24 4 20 4 14 Z", ("#2E1C12", "#100804")),
            *placed(head(BROWN, "#1C0E06"), -10, 2, -3, 1.06),
            Layer(
                [
                    f"M{x - r} -2 C {x - r} {-2 - 1.3 * r} {x + r} {-2 - 1.3 * r} {x + r} -2 "
                    f"C {x + r} {-2 + 1.3 * r} {x - r} {-2 + 1.3 * r} {x - r} -2"
                    for x, r in ((-23, 4.6), (-10, 6.4))
                ]
                + ["M-4 -3 L6 -5"],
                pal.GOLD,
                bevel=1,
                gloss=0.7,
                stroke=1.9,
                metal=0.4,
                shade=0.2,
            ),
            Layer("M-13 -5 L-9 -6.6", "#F4FBFF", bevel=1, stroke=2, glow=0.6, shade=0),
            cloth("M-16 26 L-8 32 L8 22 L16 30 L-2 50 L-24 36 Z", ("#F0E4BE", "#7E6E46"), 3, 2),
            plane("M-28 -13 L10 -15 L8 -6 C -4 -11 -16 -10 -26 -6 Z", "#140A06", 0.55),
            Layer(
                "M-42 -6 C -36 -18 -18 -22 -4 -20 C 14 -20 24 -16 27 -10 C 14 -12 -16 -16 -42 -6 Z",
                drill,
                bevel=4,
                body=2,
            ),
            Layer(
                "M-32 -16 C -32 -36 -18 -44 -6 -43 C 10 -42 18 -32 17 -18 C 2 -20 -18 -20 -32 -16 Z",
                drill,
                bevel=9,
                body=6,
            ),
            plane("M-32 -19 C -18 -24 2 -24 17 -21 L17 -17 C 2 -20 -18 -20 -32 -15 Z", "#6E4A24", 0.9),
            Layer(circle(-6, -44, 3), drill, bevel=2),
            *ape,
        ],
        ("#2C5646", "#0C1A16"),
    )


def prince() -> Portrait:
    """Fair hair swept back, a tilted crown, an ermine mantle."""
    fair, white = ("#EFC468", "#7E5418"), ("#F6F1E6", "#8C8676")
    crown = "M-20 6 L-23 -13 L-12 -5 L-7 -18 L2 -6 L11 -18 L15 -5 L26 -12 L22 8 C 8 2 -8 1 -20 6 Z"
    spots = [f"M{x} {y} l2.4 6 l-4.8 0 Z" for x, y in ((-34, 32), (-22, 28), (-12, 33), (14, 29), (26, 26), (36, 33))]
    return Portrait(
        [
            cloth(SHOULDERS, ("#3A68B8", "#121F4A")),
            hair("M0 -24 C 18 -28 28 -14 26 2 C 27 12 31 18 34 20 C 26 26 16 24 10 20 C 12 10 8 0 4 -6 Z", fair),
            strands(fair, "M14 -16 C 20 -6 18 8 24 18", "M8 -14 C 16 -2 14 10 18 20"),
            *placed(head(FAIR, "#7E5418"), -2, 2, 0, 1.14),
            hair(
                "M-20 -8 C -20 -24 -6 -28 6 -26 C 16 -24 20 -14 20 -2 C 14 -8 8 -16 0 -16 C -8 -16 -14 -14 -20 -8 Z",
                fair,
            ),
            cloth(
                "M-46 44 C -44 26 -30 20 -16 20 C -8 30 8 28 16 14 C 32 16 "
                "44 24 48 42 C 32 32 20 36 0 44 C -18 36 -32 36 -46 44 Z",
                white,
                6,
                5,
            ),
            plane(spots, "#1A1618"),
            stone(circle(-2, 36, 4.6), pal.SAPPHIRE, 3),
            *placed([metal(crown, bevel=3), stone(ngon(4, 3.6, -90, 1, -1), pal.SAPPHIRE, 2)], 0, -24, 5, 1.06),
        ],
        ("#6A2E38", "#1C0A10"),
    )


def princess() -> Portrait:
    """A tall pointed hat with a veil, a long neck, a rose gown."""
    rose, veil = ("#D8688E", "#521430"), ("#F2E8F4", "#9888A8")
    return Portrait(
        [
            Layer(
                "M34 -46 C 46 -30 44 0 38 20 C 40 34 38 44 34 54 L14 54 C 24 34 26 8 24 -20 Z",
                veil,
                bevel=4,
                alpha=0.85,
                body=3,
            ),
            strands(veil, "M36 -34 C 38 -10 32 20 30 44", "M40 -24 C 42 0 36 22 36 38"),
            cloth("M-38 54 C -36 38 -24 32 -12 30 L12 28 C 26 30 34 40 36 54 Z", rose),
            Layer("M-14 31 C -6 40 6 38 14 29 L10 22 L-10 24 Z", (FAIR[0], FAIR[1]), bevel=4, gloss=0.1),
            hair("M4 -22 C 18 -20 22 0 18 12 L8 14 Z", ("#6A3420", "#240E08")),
            *placed(head(FAIR, "#4A2012"), -3, 1, -4, 1.0),
            plane("M-14 13.6 C -11 12 -8 12.6 -6 14 C -8 16.6 -12 16.6 -14 13.6 Z", "#B02A40", 0.95),
            hair(
                "M-19 -4 C -20 -20 -10 -24 -2 -24 C 8 -22 14 -10 14 4 C 8 -4 4 -12 -4 -15 C -12 -14 -16 -10 -19 -4 Z",
                ("#8A4628", "#38160C"),
            ),
            cloth("M-20 -12 C -14 -26 2 -28 14 -8 C 20 -20 34 -40 42 -50 C 24 -46 -8 -42 -20 -12 Z", rose, 5, 4),
            metal("M-20 -12 C -16 -22 0 -28 14 -8 L16 -13 C 2 -34 -18 -26 -22 -16 Z", bevel=1.8),
            Layer(
                [circle(x, y, 2.3) for x, y in ((-12, 30), (-6, 33.4), (1, 34), (8, 31.6))], "#FFF6E8", bevel=2, gloss=1
            ),
        ],
        ("#2F5A60", "#0C181C"),
    )


def sorceress() -> Portrait:
    """A wide crooked hat, silver hair, a violet light in the hand."""
    silver, hat = ("#DCD8EC", "#5E587A"), ("#5E3A98", "#1A0C34")
    return Portrait(
        [
            hair("M2 -22 C 22 -20 28 4 28 24 C 28 40 24 50 18 54 L2 52 Z", silver, 6),
            strands(silver, "M14 -8 C 20 10 18 30 16 46", "M21 0 C 25 16 22 34 22 46"),
            cloth("M-42 54 C -38 34 -24 26 -12 22 L12 22 C 24 28 32 40 34 54 Z", ("#4A2E86", "#160A30")),
            *placed(head(FAIR, "#46406A", 1.2, "#E0B8FF"), -2, 2, 0, 1.08),
            plane("M-15 16 C -12 14.2 -8 14.6 -5 16 C -8 18.6 -12 18.6 -15 16 Z", "#6A1E4A", 0.95),
            hair("M-20 20 C -24 4 -22 -14 -12 -20 C -18 -8 -19 6 -17 26 C -18 32 -22 32 -22 32 Z", silver, 3),
            plane("M-24 -10 L22 -12 L20 0 C 8 -8 -10 -6 -20 0 Z", "#0E0618", 0.6),
            Layer(
                "M-48 0 C -36 -18 -16 -22 2 -22 C 24 -22 42 -14 49 -2 C 30 -10 -16 -12 -48 0 Z",
                hat,
                bevel=4,
                gloss=0.15,
                body=2,
            ),
            cloth(
                "M-22 -15 C -18 -30 -10 -42 8 -48 C 20 -52 32 -48 38 -40 C 30 -42 "
                "22 -40 18 -36 C 22 -28 26 -22 26 -15 C 10 -11 -8 -11 -22 -15 Z",
                hat,
                6,
                5,
            ),
            metal("M-22 -19 C -8 -14 10 -14 26 -19 L26 -14 C 10 -10 -8 -10 -22 -14 Z", bevel=1.6),
            Layer(circle(-27, 22, 8.5), ("#F6E4FF", "#A85CFF"), bevel=8, glow=1.0, shade=0, grain=0),
            cloth(
                "M-46 50 C -42 38 -38 34 -36 28 C -32 32 -22 32 -18 27 C -17 36 -18 42 -20 50 Z",
                ("#E0B088", "#7A4A38"),
                4,
                2,
            ),
        ],
        ("#2A2E52", "#0C0C1A"),
        Lamp(-27, 20, 14, 18, "#B070FF", 2.4),
    )


def warrior() -> Portrait:
    """A closed helm with a crest, plates on the shoulders."""
    steel, red = ("#B4BECC", "#3A4250"), ("#C83A30", "#4E0E10")
    helm = (
        "M-24 -6 C -24 -28 -10 -36 4 -35 C 20 -34 28 -20 26 -2 L24 "
        "22 C 14 30 0 32 -8 30 L-20 16 C -23 10 -24 2 -24 -6 Z"
    )
    return Portrait(
        [
            Layer(
                "M-16 -30 C -12 -48 22 -54 38 -34 C 46 -20 44 2 38 18 C 34 8 34 -8 26 -18 C 16 -30 -4 -32 -16 -30 Z",
                red,
                bevel=5,
                gloss=0.15,
                body=4,
                grain=0.35,
            ),
            strands(red, "M4 -34 L8 -44", "M14 -32 L22 -42", "M24 -24 L34 -32", "M30 -12 L41 -16", "M34 0 L41 2"),
            metal("M-50 54 C -50 30 -36 22 -22 26 C -16 34 -16 46 -18 54 Z", steel, 6),
            metal("M10 54 C 8 40 12 26 26 22 C 40 20 50 32 50 54 Z", steel, 6),
            Layer(
                "M-20 30 C -6 38 10 36 22 26 L20 54 L-20 54 Z", ("#7A8494", "#262C38"), bevel=5, gloss=0.6, metal=0.5
            ),
            Layer(helm, steel, bevel=8, gloss=0.7, metal=0.55, body=6),
            plane("M8 -34 C 20 -32 28 -20 26 -2 L24 22 C 18 27 10 30 4 31 C 10 12 14 -12 8 -34 Z", "#1C2230", 0.5),
            plane("M-23 -5 L-12 -7 L-8 -6 L10 -8 L10 -2 L-7 1 L-12 1 L-22 1 Z", "#06070A"),
            plane(
                [line(2, (-16, y), (-12, y + 1)) for y in (12, 18)]
                + [line(2, (-4, y), (2, y - 1)) for y in (12, 18, 24)],
                "#06070A",
            ),
            metal(
                "M-11.4 -34 L-8 -34.6 C -9 -14 -9 8 -10 29 L-13 26 C -13 6 -12.6 -14 -11.4 -34 Z",
                ("#E4EAF2", "#6A7484"),
                1.6,
            ),
            Layer([circle(-17, -2.4, 1.1), circle(0, -3.4, 1.3)], "#FFD890", bevel=1, glow=0.7, shade=0, grain=0),
            metal([circle(x, y, 1.8) for x, y in ((14, -8), (15, 2), (14, 12), (-34, 34), (32, 32))], bevel=1.4),
        ],
        ("#4A4640", "#14120F"),
    )


def monkey_bot() -> Portrait:
    """An ape of riveted brass plates: glowing slits, a speaking grille, cogs for ears."""
    brass, iron, pale = ("#D8A440", "#4E300C"), ("#6A6468", "#221E22"), ("#F6D480", "#84581A")
    cog = [*around("M-2.6 -3 L2.6 -3 L2 4 L-2 4 Z", 8, 11), circle(0, 0, 10)]
    rivets = [
        circle(x, y, 1.5)
        for x, y in ((-14, -32), (16, -32), (-22, -16), (24, -16), (-17, 8), (19, 8), (-30, 40), (32, 40))
    ]
    seams = [line(1.6, (1, -42), (1, -20)), line(1.4, (-14, 28), (-18, 50)), line(1.4, (16, 28), (20, 50))]
    slits = ["M-19 -12 L-4 -6 L-5 -2 L-16 -4 Z", "M21 -12 L6 -6 L7 -2 L18 -4 Z"]
    return Portrait(
        [
            metal("M-42 54 C -42 34 -28 27 -14 27 L16 27 C 30 27 42 34 44 54 Z", brass, 5),
            Layer(
                [rounded(-12, 17 + k * 4, 14, 19.6 + k * 4, 1.3) for k in range(3)],
                iron,
                bevel=1.2,
                gloss=0.6,
                metal=0.5,
            ),
            *[
                layer.placed(x, -6)
                for x in (-31, 33)
                for layer in (
                    metal(cog, ("#A87428", "#46280A"), 2),
                    Layer(circle(0, 0, 5), iron, bevel=2, relief=-0.6, gloss=0.4),
                )
            ],
            metal("M-25 -4 C -28 -26 -16 -42 1 -42 C 18 -42 30 -26 27 -4 L20 4 L-18 4 Z", brass, 5),
            metal("M-18 0 L20 0 L24 12 L14 25 L-12 25 L-22 12 Z", pale, 4),
            metal("M-23 -16 L-8 -20 L1 -13 L10 -20 L25 -16 L20 2 L-18 2 Z", pale, 2.4),
            Layer(slits, ("#2A1404", "#0E0602"), bevel=1.6, relief=-0.8, shade=0),
            Layer(
                ["M-14 -8.4 L-6 -5 L-7 -3.6 L-13 -5 Z", "M16 -8.4 L8 -5 L9 -3.6 L15 -5 Z"],
                "#FF6A2C",
                bevel=1,
                glow=1.4,
                shade=0,
                grain=0,
            ),
            metal("M-23 -16 L-8 -20 L1 -13 L10 -20 L25 -16 L24 -12 L11 -13 L1 -6 L-9 -13 L-22 -12 Z", brass, 1.6),
            Layer(["M-3 2 L0 6 L-4 6 Z", "M5 2 L2 6 L6 6 Z"], "#1A0C04", bevel=1, relief=-0.4, shade=0),
            Layer(rounded(-13, 10, 15, 19, 2), ("#2A1806", "#100802"), bevel=1.4, relief=-0.6, shade=0),
            Layer(
                [rounded(x, 10.4, x + 2, 18.6, 0.8) for x in (-10, -5, 0, 5, 10)], iron, bevel=1, gloss=0.7, metal=0.5
            ),
            Layer(seams, "#2E1A06", bevel=1, relief=-0.6, shade=0),
            metal(rivets, ("#FFF0B8", "#8A6014"), 1.2),
            Layer(circle(1, 38, 6), iron, bevel=2, gloss=0.6, metal=0.5),
            Layer(circle(1, 38, 3.6), "#FF7A3C", bevel=3, glow=0.9, shade=0),
        ],
        ("#2E4A58", "#0C141A"),
    )
