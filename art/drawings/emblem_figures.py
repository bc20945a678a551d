"""What the emblems show, in units of 680 to the picture width."""

from __future__ import annotations

from dataclasses import replace

from art.drawings import figures as fig
from art.drawings.icons_places import crystals, library
from art.drawings.icons_play import gem_cut
from art.kit import palette as pal
from art.kit.relief import Layer, placed
from art.kit.shapes import around, at, circle, ellipse, mirrored, ring, rounded

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
