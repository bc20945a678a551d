"""What the emblems show, in units of 680 to the picture width."""

from __future__ import annotations

from dataclasses import replace

from art.drawings import figures as fig
from art.drawings.icons_places import crystals, library
from art.drawings.icons_play import gem_cut
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import around, at, circle, ellipse, line, mirrored, ring, rounded

STONE: pal.Pair = ("#8A8E98", "#3A3E48")


def pedestal(y: float = 150) -> list[Layer]:
    """A slab of stone to stand things on."""
    return [
        Layer(
            f"M-190 {y + 30} L-170 {y + 160} L170 {y + 160} L190 {y + 30} Z",
            STONE,
            bevel=14,
            gloss=0.1,
            grain=0.35,
            body=12,
        ),
        Layer(
            f"M-230 {y} L230 {y} L216 {y + 40} L-216 {y + 40} Z",
            ("#A8ACB6", "#565A66"),
            bevel=12,
            gloss=0.15,
            grain=0.35,
            rough=0.6,
        ),
    ]


def lantern() -> list[Layer]:
    """A thief's lantern with a coil of rope."""
    frame = [rounded(-46, -70, -38, 60, 3), rounded(38, -70, 46, 60, 3), rounded(-5, -70, 5, 60, 3)]
    coil = [ring(0, 0, r, 11) for r in (30, 44, 58)]
    return [
        *pedestal(118),
        *[
            Layer(at(part, -130, 96, 0, 1, 0.5), ("#D8B070", "#7A5428"), bevel=5, gloss=0.1, grain=0.35, shade=0.7)
            for part in coil
        ],
        Layer("M-26 -118 C -26 -160 26 -160 26 -118", pal.STEEL, bevel=3, gloss=0.6, stroke=7, metal=0.5),
        Layer("M-42 -70 L42 -70 L42 60 L-42 60 Z", ("#FFE9A0", "#FF9A2C"), bevel=10, relief=0.4, glow=1.1, grain=0.1),
        Layer(at(fig.FLAME, 0, 6, 0, 0.9), "#FFFBE0", bevel=14, relief=0.5, glow=1.6, shade=0, grain=0),
        Layer(frame, ("#8A6A40", "#3A2814"), bevel=4, gloss=0.5, metal=0.4),
        Layer(
            ["M-60 -70 L-24 -112 L24 -112 L60 -70 Z", circle(0, -118, 9)],
            ("#A07840", "#4A3218"),
            bevel=9,
            gloss=0.5,
            metal=0.4,
        ),
        Layer("M-62 58 L62 58 L72 84 L-72 84 Z", ("#A07840", "#4A3218"), bevel=8, gloss=0.5, metal=0.4),
        *placed(fig.sword(58), 150, 92, 104, 1.9),
    ]


def tome() -> list[Layer]:
    """An open book on a stone, a candle beside it."""
    return [
        *pedestal(108),
        *placed(library(), 20, 34, -3, 3.3),
        Layer(rounded(-222, 4, -186, 112, 5), ("#FFF0CC", "#C8A468"), bevel=10, gloss=0.3, body=8),
        Layer(
            "M-222 6 C -222 26 -214 34 -212 20 C -208 36 -200 44 -198 24 C -194 30 -188 24 -186 8 Z",
            "#FFF6DC",
            bevel=5,
            gloss=0.3,
        ),
        Layer(at(fig.FLAME, -204, -22, 0, 0.5), ("#FFE07A", "#FF8A2C"), bevel=10, glow=1.3, shade=0),
        Layer(at(fig.FLAME, -204, -14, 0, 0.26), "#FFFBE0", bevel=6, glow=1.6, shade=0, grain=0),
    ]


def companion() -> list[Layer]:
    """A cloaked friend with a staff of light."""
    cloak, inner = ("#4A6A9A", "#141E38"), ("#2E4470", "#0E1526")
    return [
        Layer(rounded(148, -190, 162, 270, 6), pal.WOOD, bevel=7, gloss=0.2, grain=0.3),
        Layer("M155 -232 L176 -204 L155 -172 L134 -204 Z", ("#FFF6D0", "#FFB84A"), bevel=12, glow=1.4, gloss=0.6),
        Layer(
            ["M136 -178 C 126 -206 134 -226 150 -240", "M174 -178 C 184 -206 176 -226 160 -240"],
            pal.GOLD,
            bevel=4,
            stroke=8,
            gloss=0.6,
            metal=0.5,
        ),
        Layer(
            "M-190 280 C -196 120 -140 30 -60 6 L70 6 C 150 30 200 120 196 280 Z",
            cloak,
            bevel=34,
            relief=0.9,
            gloss=0.08,
            grain=0.25,
            body=50,
        ),
        Layer(
            [
                "M-96 60 C -120 140 -120 210 -112 280",
                "M100 60 C 126 140 126 210 118 280",
                "M-24 70 C -34 140 -34 210 -30 280",
                "M34 70 C 44 140 44 210 40 280",
            ],
            "#0E1730",
            bevel=6,
            relief=-0.8,
            stroke=9,
            shade=0,
        ),
        Layer(
            "M-96 30 C -130 -90 -76 -190 6 -194 C 92 -190 132 -90 102 30 C 60 60 -50 60 -96 30 Z",
            cloak,
            bevel=30,
            relief=0.9,
            gloss=0.08,
            grain=0.25,
            body=44,
        ),
        Layer(
            "M-58 14 C -82 -80 -46 -146 6 -148 C 58 -146 90 -80 64 14 C 36 38 -28 38 -58 14 Z",
            inner,
            bevel=12,
            relief=-0.9,
            gloss=0,
            shade=0,
        ),
        Layer(  # the face, out of the hood's shadow from the cheeks down
            "M-40 6 C -54 -56 -34 -100 8 -102 C 46 -100 64 -56 52 6 C 46 32 28 50 8 52 C -14 50 -34 30 -40 6 Z",
            ("#1A0F10", "#D89A6A"),
            bevel=24,
            gloss=0.12,
            body=24,
            grain=0.08,
        ),
        Layer(
            "M10 -50 C 12 -30 24 -10 22 -2 C 18 6 2 6 -2 -1 C -2 -12 4 -30 10 -50 Z",
            ("#6A4028", "#E0A878"),
            bevel=7,
            gloss=0.15,
            shade=0.35,
            body=5,
        ),
        Layer(
            [
                "M-34 -30 C -24 -42 -8 -42 -2 -32 C -10 -24 -26 -22 -34 -30 Z",
                "M20 -32 C 28 -42 42 -42 50 -30 C 42 -22 28 -24 20 -32 Z",
            ],
            "#120A0C",
            bevel=3,
            relief=-0.6,
            gloss=0,
            shade=0,
        ),
        Layer([ellipse(-15, -30, 6.5, 3), ellipse(37, -30, 6.5, 3)], "#FFD890", bevel=3, glow=0.7, shade=0, grain=0),
        Layer([circle(-13, -30, 2.8), circle(39, -30, 2.8)], "#1C0C08", bevel=1.4, gloss=0.9, shade=0, grain=0),
        Layer("M-10 22 C 0 17 20 17 30 21 C 20 29 2 30 -10 22 Z", ("#8A4634", "#B86A50"), bevel=3, shade=0.2),
        Layer("M-9 22 C 2 24 20 24 29 21", "#3A1610", bevel=1.4, relief=-0.5, stroke=2.6, shade=0),
        Layer(  # the hood's edge throws its shadow on the brow
            "M-58 14 C -82 -80 -46 -146 6 -148 C 58 -146 90 -80 64 14 C 74 -60 52 -84 6 -88 C -38 -84 -66 -56 -58 14 Z",
            ("#0C1122", "#16203A"),
            bevel=10,
            gloss=0.05,
            shade=0.8,
            spread=14,
            alpha=0.92,
        ),
        Layer(
            "M-80 36 C -40 64 50 64 86 36 L92 62 C 50 92 -44 92 -88 62 Z",
            ("#7A94C0", "#24365C"),
            bevel=12,
            gloss=0.1,
            body=8,
        ),
        Layer(circle(4, 74, 17), pal.GOLD_BRIGHT, bevel=9, gloss=0.8, metal=0.6),
        Layer(circle(4, 74, 9), pal.RUBY, bevel=7, gloss=1, glow=0.3),
        Layer(
            "M106 96 C 116 60 136 50 156 56 C 176 58 180 86 170 100 C 150 116 122 118 106 96 Z",
            ("#B87C4C", "#5A3018"),
            bevel=12,
            gloss=0.15,
            body=8,
        ),
        Layer(
            ["M132 66 L170 62", "M132 80 L173 77", "M134 94 L170 92"],
            "#5A3018",
            bevel=2,
            relief=-0.5,
            stroke=3.5,
            shade=0,
        ),
    ]


def jewel() -> list[Layer]:
    """A great green stone on a cushion of rock, crystals around it."""
    shards = crystals("#E0FFE8", "#4FD08A", "#0E5A3A")[:-1]
    return [
        *placed(shards, -190, 100, -14, 2.2),
        *placed(shards, 196, 104, 16, 2.0),
        *pedestal(128),
        Layer(ellipse(0, 128, 96, 22), pal.GOLD, bevel=10, gloss=0.7, metal=0.6),
        *[replace(layer, glow=layer.glow + 0.22) for layer in placed(gem_cut(), 0, -10, 0, 2.9)],
        Layer(
            mirrored("M-94 120 C -120 70 -110 30 -84 6 C -92 50 -76 90 -50 112 Z"),
            pal.GOLD_BRIGHT,
            bevel=9,
            gloss=0.7,
            metal=0.6,
        ),
    ]


def spell() -> list[Layer]:
    """A blade that stands in a ring of runes."""
    marks = around([line(5, (0, -13), (0, 13)), line(5, (0, -2), (9, -10))], 12, 146)
    return [
        Layer(at(ring(0, 0, 168, 6), 0, 20, 0, 1, 0.98), "#8AD0FF", bevel=3, glow=0.8, shade=0, gloss=0),
        Layer(at(ring(0, 0, 124, 4), 0, 20, 0, 1, 0.98), "#8AD0FF", bevel=2, glow=0.7, shade=0, gloss=0),
        Layer(at(marks, 0, 20), "#C8ECFF", bevel=2, glow=1.0, shade=0, gloss=0),
        *placed(fig.sword(56), 0, 0, 180, 3.9),
        Layer(
            "M-150 250 C -140 190 -80 166 0 160 C 80 166 140 190 150 250 Z",
            STONE,
            bevel=22,
            gloss=0.1,
            grain=0.4,
            rough=1.4,
            body=30,
        ),
        Layer(
            [line(5, (-16, 168), (-4, 196), (-24, 226)), line(5, (14, 166), (28, 192), (20, 214))],
            "#14161C",
            bevel=2,
            relief=-0.7,
            shade=0,
        ),
    ]


def machine() -> list[Layer]:
    """Brass wheels around a violet core."""
    brass, dark = ("#E8BC62", "#6A4214"), ("#8A6434", "#3A260E")

    def wheel(x: float, y: float, r: float, teeth: int, pair: pal.Pair, turn: float = 0) -> list[Layer]:
        tooth = f"M{-r * 0.12} {-r * 0.16} L{r * 0.12} {-r * 0.16} L{r * 0.17} {r * 0.2} L{-r * 0.17} {r * 0.2} Z"
        spokes = [at(rounded(-r * 0.07, -r * 0.7, r * 0.07, r * 0.7, 2), 0, 0, 45 * k) for k in range(4)]
        return placed(
            [
                Layer(
                    [*around(tooth, teeth, r * 0.98, turn), ring(0, 0, r * 0.82, r * 0.3)],
                    pair,
                    bevel=r * 0.07,
                    gloss=0.6,
                    metal=0.6,
                    shade=0.8,
                    spread=8,
                ),
                Layer(spokes, pair, bevel=r * 0.05, gloss=0.6, metal=0.6),
                Layer(circle(0, 0, r * 0.2), pal.GOLD_BRIGHT, bevel=r * 0.1, gloss=0.7, metal=0.6),
            ],
            x,
            y,
        )

    return [
        *wheel(-176, 96, 96, 12, dark, 6),
        *wheel(184, -84, 88, 12, dark),
        *wheel(150, 116, 76, 10, dark, 10),
        *wheel(0, 0, 152, 16, brass),
        Layer(circle(0, 0, 88), pal.IRON, bevel=14, gloss=0.6, metal=0.5),
        Layer(circle(0, 0, 66), ("#E8D0FF", "#6A30D0"), bevel=50, gloss=1.2, glow=0.7, grain=0.3),
        Layer(ellipse(-20, -26, 20, 12), "#FFFFFF", bevel=8, relief=0.1, alpha=0.6, shade=0, glow=0.3),
        Layer(around("M-10 -16 L10 -16 L6 16 L-6 16 Z", 6, 78), pal.GOLD_BRIGHT, bevel=5, gloss=0.7, metal=0.6),
    ]


def horror() -> list[Layer]:
    """A horned skull with fire in its eyes, hooded in shadow."""
    horn = "M-64 -70 C -130 -60 -196 -96 -214 -196 C -196 -234 -186 -236 -182 -232 C -176 -170 -130 -142 -36 -136 Z"
    rings = [
        line(4, (-196, -168), (-172, -176)),
        line(4, (-176, -128), (-152, -146)),
        line(4, (-140, -98), (-124, -126)),
    ]
    skull = (
        "M0 -152 C 76 -152 118 -98 112 -30 C 110 -4 104 8 98 24 C 106 40 98 62 78 66 C 72 88 66 104 62 124 "
        "C 40 138 -40 138 -62 124 C -66 104 -72 88 -78 66 C -98 62 -106 40 -98 24 C -104 8 -110 -4 -112 -30 "
        "C -118 -98 -76 -152 0 -152 Z"
    )
    jaw = (
        "M-94 40 C -92 110 -84 170 -52 212 C -40 224 40 224 52 212 C 84 170 92 110 94 40 L74 60 L62 150 "
        "C 40 164 -40 164 -62 150 L-74 60 Z"
    )
    socket = "M-96 -6 C -72 -20 -32 -4 -12 28 C -10 52 -32 68 -58 64 C -84 58 -100 30 -96 -6 Z"
    teeth = [
        f"M{x - 9} 112 L{x + 9} 112 L{x + 7} {146 - abs(x) * 0.25} L{x - 6} {148 - abs(x) * 0.25} Z"
        for x in (-36, -18, 0, 18, 36)
    ]
    low_teeth = [f"M{x - 9} 178 L{x - 4} 150 L{x + 5} 150 L{x + 9} 178 Z" for x in (-38, -19, 0, 19, 38)]
    fangs = mirrored("M-64 108 L-42 114 L-52 176 Z")
    bone, dark = ("#EAD8B0", "#6E5034"), "#12060A"
    return [
        Layer(
            "M-250 290 C -220 150 -120 120 0 120 C 120 120 220 150 250 290 Z",
            ("#3A2A2C", "#120C10"),
            bevel=30,
            body=40,
            grain=0.3,
            gloss=0.1,
        ),
        Layer(mirrored(horn), ("#9A8464", "#2A1E18"), bevel=22, gloss=0.3, body=16, grain=0.3),
        Layer(mirrored(rings), "#241812", bevel=2, relief=-0.6, shade=0),
        Layer("M-66 110 L66 110 L58 190 L-58 190 Z", "#0C0406", bevel=2, relief=-0.5, gloss=0, shade=0),
        Layer(jaw, ("#B89C70", "#4A3422"), bevel=16, gloss=0.2, body=14, grain=0.3),
        Layer(low_teeth, ("#F4E8C8", "#A88A5C"), bevel=4, gloss=0.4),
        Layer(skull, bone, bevel=40, gloss=0.22, body=34, grain=0.3),
        Layer(mirrored(socket), dark, bevel=8, relief=-1.2, gloss=0, shade=0),
        Layer(
            "M0 50 C 10 58 20 82 14 92 L0 84 L-14 92 C -20 82 -10 58 0 50 Z", dark, bevel=4, relief=-1, gloss=0, shade=0
        ),
        Layer(
            mirrored("M-108 -26 C -78 -48 -34 -28 -6 22 L-20 26 C -46 -2 -78 -12 -104 -4 Z"),
            bone,
            bevel=10,
            gloss=0.2,
            body=6,
        ),
        Layer(mirrored("M-92 44 C -74 66 -60 74 -44 74 C -56 90 -74 88 -84 66 Z"), bone, bevel=8, gloss=0.2),
        Layer(
            "M-60 116 C -30 128 30 128 60 116 L58 134 C 30 144 -30 144 -58 134 Z",
            "#1C0E0C",
            bevel=3,
            relief=-0.6,
            shade=0,
        ),
        Layer(teeth, ("#FFF2D0", "#B0905C"), bevel=4, gloss=0.5),
        Layer(fangs, ("#FFF6DC", "#B89A64"), bevel=6, gloss=0.5),
        Layer(
            mirrored("M-74 20 C -58 18 -40 26 -30 38 C -46 42 -66 38 -74 20 Z"),
            "#FF5A14",
            bevel=6,
            glow=1.2,
            shade=0,
            grain=0,
        ),
        Layer(mirrored(ellipse(-51, 30, 6, 5)), "#FFF2B0", bevel=4, glow=1.6, shade=0, grain=0),
        Layer(
            [line(4, (26, -138), (36, -100), (18, -78), (32, -48)), line(3, (36, -100), (58, -86))],
            "#3A2418",
            bevel=2,
            relief=-0.8,
            shade=0,
        ),
    ]
