"""Icons of what happens to cards and tiles, and of deciding."""

from __future__ import annotations

import math

from art.drawings import figures as fig
from art.drawings.icons_play import eye, glyph
from art.kit import palette as pal
from art.kit.registry import sprite
from art.kit.relief import Layer, placed
from art.kit.shapes import at, circle, inside, ngon, rounded, stroke


def card_face() -> list[Layer]:
    """A little card from the front."""
    return [
        Layer(rounded(-30, -41, 30, 41, 6), ("#FFF3D2", "#D2B27C"), bevel=3, gloss=0.2),
        Layer(rounded(-23, -34, 23, 4, 3), ("#5AA0F0", "#1F4A94"), bevel=3, relief=-0.5, gloss=0.2, shade=0),
        Layer([rounded(-22, 12, 22, 18, 2), rounded(-22, 24, 12, 30, 2)], "#A07A48", bevel=1, relief=-0.4, shade=0),
    ]


def banner_card(kind: str) -> list[Layer]:
    """A card from the front with the banner of its kind."""
    return [
        Layer(rounded(-32, -45, 32, 45, 6), ("#FFF3D2", "#D2B27C"), bevel=3, gloss=0.2),
        Layer(rounded(-25, -20, 25, 14, 3), ("#3A3640", "#1C1A20"), bevel=3, relief=-0.5, gloss=0.2, shade=0),
        Layer([rounded(-24, 21, 24, 27, 2), rounded(-24, 33, 12, 39, 2)], "#A07A48", bevel=1, relief=-0.4, shade=0),
        *fig.edged(
            [Layer("M-42 -37 L42 -37 L36 -28 L42 -18 L-42 -18 L-36 -28 Z", pal.BANNERS[kind], bevel=3, gloss=0.4)], 2.6
        ),
    ]


def dungeon_card(x: float, y: float, turn: float = 0, size: float = 1) -> list[Layer]:
    """A card of the Dungeon Row in small."""
    front = [
        Layer(rounded(-30, -41, 30, 41, 6), ("#FFF3D2", "#D2B27C"), bevel=3, gloss=0.2),
        Layer(rounded(-22, -33, 22, 10, 3), ("#C8503C", "#6A1A1C"), bevel=3, relief=-0.5, gloss=0.2, shade=0),
        Layer(rounded(-21, 19, 21, 27, 2), "#A07A48", bevel=1, relief=-0.4, shade=0),
    ]
    return placed(front, x, y, turn, size)


def draw_card() -> list[Layer]:
    """A card that comes up."""
    return [
        *placed(fig.card_back(), -19, 1, -16, 0.9),
        *placed(card_face(), -3, 0, 2, 1.02),
        *fig.edged(placed(fig.arrow_up(("#C8FF94", "#2E8A2C")), 18, 14, 0, 1.22)),
    ]


def discard() -> list[Layer]:
    """A card that goes down."""
    return [
        *placed(card_face(), -12, -3, -10, 1.02),
        *fig.edged(placed(fig.arrow_up(("#C05A1C", "#FFC46A")), 18, 14, 180, 1.22)),
    ]


def trash() -> list[Layer]:
    """A card in flames."""
    fire = at(fig.FLAME, 6, 5, 0, 1.0)
    return [
        *placed(card_face(), -8, -6, -12, 0.98),
        *fig.edged([Layer(fire, ("#FF8A2C", "#B8261C"), bevel=9, relief=0.8, gloss=0.3, glow=0.3)], 4),
        Layer(at(fig.FLAME, 7, 18, 8, 0.66), ("#FFD45C", "#FF8A2C"), bevel=6, relief=0.6, gloss=0.2, glow=0.5, shade=0),
        Layer(at(fig.FLAME, 6, 30, 0, 0.36), "#FFF6C8", bevel=4, relief=0.4, glow=0.8, shade=0, grain=0),
    ]


def gained() -> list[Layer]:
    """A hand that takes a card."""
    skin: pal.Pair = ("#F6D2A6", "#A86E44")
    fingers = [rounded(-6, y - 6.2, 30, y + 6.2, 6) for y in (-16, -3, 10, 23)]
    palm = "M16 -22 C 32 -24 40 -12 40 4 C 40 22 32 32 18 30 Z"
    return [
        *placed(card_face(), -14, 0, -8, 1.02),
        *fig.edged([Layer([*fingers, palm, rounded(34, -14, 50, 26, 3)], skin, bevel=5, gloss=0.2)], 4),
        Layer(palm, skin, bevel=6, gloss=0.2),
        *[Layer(finger, skin, bevel=5, gloss=0.25, shade=0.7) for finger in fingers],
        Layer(rounded(36, -16, 50, 28, 3), ("#5A78B8", "#1E2E5A"), bevel=4, gloss=0.2),
    ]


def hand() -> list[Layer]:
    """Three cards, fanned."""
    return [
        *placed(card_face(), -22, 4, -22, 0.86),
        *placed(card_face(), 22, 4, 22, 0.86),
        *placed(card_face(), 0, -3, 0, 0.94),
    ]


def deck() -> list[Layer]:
    """A pile of cards."""
    pile: list[Layer] = []
    for k in range(3):
        pile += placed(fig.card_back(), -10 + 9 * k, 5 - 5 * k, 0, 1.02)
    return [*pile, *placed(eye(), 8, -5, 0, 0.56)]


def deck_top() -> list[Layer]:
    """A card that goes on top of a pile."""
    pile = [layer for k in range(3) for layer in placed(fig.card_back(), -8 + 5 * k, 20 - 5 * k, 0, 0.74)]
    return [
        *pile,
        *placed(card_face(), 4, -17, -12, 0.66),
        *fig.edged(placed(fig.arrow_up(("#C05A1C", "#FFC46A")), 24, 16, 180, 1.0), 4.5),
    ]


def row() -> list[Layer]:
    """Three cards side by side."""
    return [layer for x in (-33, 33, 0) for layer in dungeon_card(x, 0 if x else -1, 0, 0.54 if x else 0.62)]


def arrive() -> list[Layer]:
    """A card that drops into its gap in a row."""
    drop = "M-15 -46 L15 -46 L15 -24 L29 -24 L0 4 L-29 -24 L-15 -24 Z"
    return [
        *dungeon_card(-34, 22, 0, 0.46),
        *dungeon_card(34, 22, 0, 0.46),
        *dungeon_card(0, 19, 0, 0.66),
        *fig.edged([Layer(drop, ("#FFE27A", "#F07A1C"), bevel=4, gloss=0.4)], 4.5),
    ]


def turned_arrows(radius: float, width: float, colour: pal.Pair) -> list[Layer]:
    """Two arrows that chase each other around."""
    arcs, heads = [], []
    for start in (-60, 120):
        end = math.radians(start + 118)
        steps = [math.radians(start + k * 118 / 12) for k in range(13)]
        arcs.append(
            stroke("M" + " L".join(f"{radius * math.cos(a):.2f} {radius * math.sin(a):.2f}" for a in steps), width)
        )
        x, y = radius * math.cos(end), radius * math.sin(end)
        heads.append(at(ngon(3, width * 1.45, 0), x, y, start + 118 + 78))
    return [Layer([*arcs, *heads], colour, bevel=3, gloss=0.4)]


def replace() -> list[Layer]:
    """Two cards that change places."""
    return [
        *dungeon_card(-19, -8, -10, 0.82),
        *dungeon_card(19, 8, 8, 0.82),
        *fig.edged(turned_arrows(29, 9.5, ("#C8F4FF", "#3A9AD8")), 4),
    ]


def tile_stack() -> list[Layer]:
    """Dungeon tiles in a pile: on the uppermost a lit room where tunnels meet."""
    pile = [
        Layer(
            f"M-49 {y} L0 {y - 29} L49 {y} L49 {y + 9} L0 {y + 38} L-49 {y + 9} Z",
            ("#DADDE6", "#7E8392"),
            bevel=3,
            gloss=0.3,
            grain=0.15,
            shade=0.9,
        )
        for y in (8, -5, -18)
    ]
    top = "M-44 -18 L0 -44 L44 -18 L0 8 Z"
    ways = ("M-22 -31 L22 -5", "M22 -31 L-22 -5")
    return [
        *pile,
        Layer(top, ("#3A3D4C", "#1C1E28"), bevel=2, relief=-0.4, gloss=0, shade=0),
        Layer(
            [inside(stroke(way, 9), top) for way in ways],
            ("#D2CCC0", "#B0A698"),
            bevel=2,
            relief=0.3,
            gloss=0.1,
            shade=0.2,
            grain=0.2,
        ),
        Layer(
            at(circle(0, 0, 21), 0, -18, 0, 1, 0.62), ("#FFEDB4", "#FF9A38"), bevel=4, relief=0.3, glow=0.5, shade=0.3
        ),
    ]


def one_tile() -> list[Layer]:
    """A dungeon tile from above: a lit room where tunnels meet."""
    face = rounded(-36, -36, 36, 36, 4)
    square = "M-36 -36 L36 -36 L36 36 L-36 36 Z"
    return [
        Layer(rounded(-42, -42, 42, 42, 6), ("#DADDE6", "#7E8392"), bevel=3, gloss=0.3, grain=0.15),
        Layer(face, ("#3A3D4C", "#1C1E28"), bevel=2, relief=-0.4, gloss=0, shade=0),
        Layer(
            [inside(stroke(way, 13), square) for way in ("M0 -40 L0 40", "M-40 0 L40 0")],
            ("#D2CCC0", "#B0A698"),
            bevel=2,
            relief=0.3,
            shade=0.2,
        ),
        Layer(circle(0, 0, 17), ("#FFEDB4", "#FF9A38"), bevel=4, relief=0.3, glow=0.4, shade=0.3),
    ]


def turn_tile() -> list[Layer]:
    """A tile that turns."""
    return [*placed(one_tile(), 0, 0, 0, 0.78), *fig.edged(turned_arrows(40, 9, ("#C8F4FF", "#3A9AD8")), 3.6)]


def look_tile() -> list[Layer]:
    """A tile that is looked at before it lies."""
    white = "M-34 0 C -18 -24 18 -24 34 0 C 18 24 -18 24 -34 0 Z"
    return [
        *placed(one_tile(), 0, -4, 0, 0.98),
        *placed(
            [
                *fig.edged([Layer(white, ("#FFFFFF", "#D8CDB4"), bevel=5, gloss=0.3)], 5),
                Layer(circle(0, 0, 13.5), ("#5AA0F0", "#1F4A94"), bevel=4, gloss=0.5, shade=0.3),
                Layer(circle(0, 0, 6.4), "#0A0C14", bevel=1, relief=-0.3, shade=0),
            ],
            6,
            20,
            0,
            1.08,
        ),
    ]


def new_tile() -> list[Layer]:
    """A tile that is added, with a light to step into."""
    return [
        *placed(one_tile(), -5, -5, 0, 0.98),
        *fig.edged([Layer(at(fig.plus(22, 0.32), 24, 24), ("#D8C4FF", "#7A4AE8"), bevel=3, gloss=0.4, glow=0.2)], 4.5),
    ]


def choose() -> list[Layer]:
    """One way that forks into two."""
    fork = ["M0 44 L0 16 C 0 -2 -26 0 -28 -20", "M0 44 L0 16 C 0 -2 26 0 28 -20"]
    heads = ["M-28 -48 L-6 -18 L-50 -18 Z", "M28 -48 L50 -18 L6 -18 Z"]
    return glyph(*[stroke(path, 15) for path in fork], *heads)


def flag() -> list[Layer]:
    """The white flag of someone who gives up."""
    return [
        Layer(rounded(-34, -46, -26, 47, 3), pal.WOOD, bevel=3, gloss=0.3),
        Layer(
            "M-26 -42 C -8 -52 14 -30 42 -40 L38 -10 L44 14 C 16 24 -4 0 -26 12 Z",
            ("#FFFFFF", "#B8B4A8"),
            bevel=5,
            gloss=0.2,
            body=5,
        ),
        Layer(
            ["M-12 -40 C -6 -26 -8 -10 -12 4", "M18 -30 C 22 -16 20 0 16 13"],
            "#8E8A80",
            bevel=1,
            relief=-0.4,
            stroke=2.4,
            shade=0,
        ),
    ]


def declare() -> None:
    """Put them in the registry."""
    drawings = {
        "draw_card": draw_card(),
        "discard": discard(),
        "trash": trash(),
        "tile_stack": tile_stack(),
        "deck": deck(),
        "deck_top": deck_top(),
        "hand": hand(),
        "row": row(),
        "arrive": arrive(),
        "replace": replace(),
        "gained": gained(),
        "choose": choose(),
        "flag": flag(),
        "turn_tile": turn_tile(),
        "look_tile": look_tile(),
        "new_tile": new_tile(),
        **{f"{kind}_card": banner_card(kind) for kind in ("starter", "reserve")},
        "blue_card": banner_card("card"),
    }
    for name, layers in drawings.items():
        sprite(f"icons/{name}", layers)
