"""What is drawn over the dungeon to say what can be done: lit rooms, prices, ways, places for tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import pygame
from pygame import Rect, Surface

from game.rules.tiles import TileDef

from . import text as type_
from .board_icons import Look
from .board_light import glow
from .board_tiles import LaidTile, make_tile
from .colours import GOLD, OUTLINE, TITLE, WARNING, Colour
from .frame import Frame
from .text import BOLD

FAR: Colour = (168, 204, 255)
WHITE: Colour = (255, 255, 255)
DOT_STEP = 16  # units between the dots of a way
RING_STEP = 40  # pixels between the sizes in which rings are drawn


def draw_room_glow(frame: Frame, rect: Rect, kind: str, hot: bool = False) -> None:
    """A room that can be entered now (a whole golden ring), or on a longer walk (a broken blue one)."""
    colour = GOLD if kind == "now" else FAR
    around = ring_rect(frame, rect)
    if kind == "now" or hot:
        light = glow(frame.pictures, around.inflate(around.width, around.height).size, colour, 0.5 if hot else 0.3)
        frame.add(light, around.centerx - light.get_width() / 2, around.centery - light.get_height() / 2,
                  blend=pygame.BLEND_RGB_ADD)  # fmt: skip
    thick = frame.px(5 if hot else 3)
    if kind == "now" and frame.high_contrast:
        colour, thick = WHITE, frame.px(7 if hot else 5)
    ring = frame.pictures.made(
        ("room ring", around.size, kind, thick, colour),
        lambda: pygame.transform.smoothscale(_fine_ring(frame, around.size, colour, kind, thick), around.size),
    )
    frame.add(ring, *around.topleft)


def ring_rect(frame: Frame, rect: Rect) -> Rect:
    """What the ring around a room covers."""
    return rect.inflate(frame.px(14), frame.px(14))


def _fine_ring(frame: Frame, size: tuple[int, int], colour: Colour, kind: str, thick: int) -> Surface:
    """A ring from which those of about that size are scaled: drawing each while the dungeon zooms would be slow."""
    about = (-(-size[0] // RING_STEP) * RING_STEP, -(-size[1] // RING_STEP) * RING_STEP)
    return frame.pictures.made(("fine ring", about, kind, thick, colour), lambda: _ring(about, colour, kind, thick))


def _ring(size: tuple[int, int], colour: Colour, kind: str, thick: int) -> Surface:
    """An oval line, whole or broken, three times as large as it is shown, so that it is smooth."""
    fine = 3
    large = Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    rect = large.get_rect().inflate(-2 * fine, -2 * fine)
    if kind == "now":
        pygame.draw.ellipse(large, (*OUTLINE, 160), rect, (thick + 2) * fine)
        pygame.draw.ellipse(large, colour, rect.inflate(-2 * fine, -2 * fine), thick * fine)
        if colour == WHITE:  # two white lines with black between them
            pygame.draw.ellipse(large, OUTLINE, rect.inflate(-thick * fine, -thick * fine), thick * fine // 3)
    else:
        pygame.draw.ellipse(large, (*colour, 235), rect, thick * fine)
        middle = large.get_rect().center
        for part in range(12):
            arm = pygame.Vector2(0, -max(size) * fine).rotate(part * 30)
            pygame.draw.line(large, (0, 0, 0, 0), middle, middle + arm, max(size) * fine // 12)
        inner = rect.inflate(-2 * thick * fine, -2 * thick * fine)
        pygame.draw.ellipse(large, (0, 0, 0, 0), inner)
    return large.convert_alpha()


def price_size(frame: Frame, price: Sequence[tuple[str, int]]) -> tuple[int, int]:
    """The size of the plate with a price."""
    px, side = frame.scale.text(20), frame.px(28)
    widths = [side + type_.width(str(n), BOLD, px) + frame.px(6) for _, n in price]
    return sum(widths) + frame.px(14), max(side, type_.line_height(BOLD, px)) + frame.px(4)


def draw_price(
    frame: Frame, centre: tuple[float, float], price: Sequence[tuple[str, int]], refused: bool = False
) -> None:
    """A small dark plate with what something costs; with a red rim if that cannot be paid."""
    if not price:
        return
    px, side, size = frame.scale.text(20), frame.px(28), price_size(frame, price)

    def paint(part: Frame) -> None:
        part.fill(Rect(0, 0, *size), (14, 11, 15), 225, part.px(10))
        x = part.px(7)
        for icon, n in price:
            part.icon(f"icons/{icon}", (x + side / 2, size[1] / 2), side)
            width = side + type_.width(str(n), BOLD, px) + part.px(6)
            words = Rect(x + side + part.px(2), 0, width - side, size[1])
            part.write(str(n), words, 20, WARNING if refused else TITLE, BOLD, free=True)
            x += width
        if refused:
            part.ring(Rect(0, 0, *size), WARNING, max(2, part.px(2)), part.px(10))

    surface = frame.painted(("price", tuple(price), refused), size, paint)
    frame.add(surface, centre[0] - size[0] / 2, centre[1] - size[1] / 2)


def draw_route(frame: Frame, points: Sequence[tuple[float, float]]) -> None:
    """A way as a line of lights."""
    step, side = frame.px(DOT_STEP), max(5, frame.px(9))

    def make() -> Surface:
        dot = Surface((side * 4, side * 4), pygame.SRCALPHA)
        pygame.draw.circle(dot, (*OUTLINE, 200), (side * 2, side * 2), side * 2)
        pygame.draw.circle(dot, (255, 226, 140), (side * 2, side * 2), round(side * 1.5))
        return pygame.transform.smoothscale(dot, (side, side)).convert_alpha()

    surface = frame.pictures.made(("way dot", side), make)
    last: tuple[float, float] | None = None
    for point in points:
        if last is None or dist(last, point) >= step:
            for dot in _between(last, point, step):
                frame.add(surface, dot[0] - side / 2, dot[1] - side / 2)
            last = point


def _between(last: tuple[float, float] | None, point: tuple[float, float], step: float) -> list[tuple[float, float]]:
    """Points from the last one to this, a step apart; a jump through a portal is not filled."""
    if last is None or dist(last, point) > 12 * step:
        return [point]
    count = max(1, int(dist(last, point) // step))
    return [
        (last[0] + (point[0] - last[0]) * i / count, last[1] + (point[1] - last[1]) * i / count)
        for i in range(1, count + 1)
    ]


def draw_cell_offer(frame: Frame, rect: Rect, zone: str, hot: bool = False) -> None:
    """An empty place where a tile can be discovered: the back of a tile of that zone, lit when pointed at."""
    frame.image(f"tiles/back_{zone}", rect, 235 if hot else 150)
    frame.ring(rect.inflate(frame.px(4), frame.px(4)), GOLD, max(2, frame.px(4 if hot else 2)), frame.px(16))


def draw_hanging_tile(
    frame: Frame, tile: TileDef, rotation: int, rect: Rect, alpha: int = 255, crossed_out: bool = False
) -> None:
    """A tile above the table, with its shadow; crossed out if it cannot be laid like this."""
    drop = max(3, rect.width // 40)
    frame.fill(rect.move(drop, 2 * drop), (0, 0, 0), 120, frame.px(10))
    frame.add(hanging_tile(frame, tile, rotation, rect.width), rect.x, rect.y, alpha)
    frame.ring(rect, (96, 84, 64), max(1, frame.px(2)), frame.px(6))
    if crossed_out:
        _cross(frame, rect)


def hanging_tile(frame: Frame, tile: TileDef, rotation: int, px: int) -> Surface:
    """A tile that does not lie yet, with all its icons and no fading."""
    laid = LaidTile(Look(tile, rotation), (0, 0), ())
    pictures, scale = frame.pictures, frame.scale
    return pictures.made(laid.key(px, scale), lambda: make_tile(laid, px, pictures, scale))


def _cross(frame: Frame, rect: Rect) -> None:
    """A bold cross over something that cannot be chosen."""
    side = min(rect.size)

    def make() -> Surface:
        cross = Surface((side, side), pygame.SRCALPHA)
        edge, thick = round(side * 0.12), max(3, side // 12)
        for start, end in (((edge, edge), (side - edge, side - edge)), ((side - edge, edge), (edge, side - edge))):
            pygame.draw.line(cross, (20, 6, 8), start, end, thick + max(2, thick // 2))
            pygame.draw.line(cross, (226, 62, 54), start, end, thick)
        return cross.convert_alpha()

    frame.add(frame.pictures.made(("crossed", side), make), rect.centerx - side / 2, rect.centery - side / 2)
