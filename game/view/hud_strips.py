"""One strip per player at the left: name, colour and symbol, health, Clank!, gold, loot, and where they stand."""

from __future__ import annotations

from pygame import Rect

from game.rules.ids import ESCAPED, HEALTH, INSIDE, Seat

from .colours import LIGHT, MUTED, SEAT_LIGHT, TITLE, WARNING
from .frame import Frame
from .model import TableModel
from .text import BOLD


def draw_strip(frame: Frame, rect: Rect, model: TableModel, seat: Seat) -> None:
    """The strip of one seat."""
    seen = model.shown.players[seat]
    points = model.points(seat) if model.show_points else None
    cubes = (seen.own_damage, seen.black_damage, seen.bare_damage)
    figures = (
        ("clank", seen.noise),
        ("gold", seen.gold),
        ("lockpick", seen.lockpick),
        ("artifact", len(seen.artifacts)),
        ("deck", sum(len(cards) for cards in seen.zones.values())),
    )
    active = model.shown.seat == seat
    key = ("strip", model.names[seat], model.colours[seat], seen.status, points, cubes, figures, active)

    def paint(part: Frame) -> None:
        part.skin("leather_active" if active else "leather", part_rect)
        _pawn(part, part_rect, model.colours[seat], seen.status)
        body = _body(part, part_rect)
        rows = _rows(part, body)
        _heading(part, rows[0], model.names[seat], model.colours[seat], seen.status, points)
        draw_meter(part, rows[1], model.colours[seat], cubes)
        _figures(part, rows[2], figures)

    part_rect = Rect(0, 0, *rect.size)
    frame.add(frame.painted(key, rect.size, paint), rect.x, rect.y)


def _body(frame: Frame, rect: Rect) -> Rect:
    left = rect.x + frame.px(20) + _pawn_side(frame, rect)
    edge = frame.px(15)
    return Rect(left, rect.y + edge, rect.right - frame.px(22) - left, rect.height - 2 * edge)


def _pawn_side(frame: Frame, rect: Rect) -> int:
    return min(frame.px(60), rect.height - frame.px(26))


def _pawn(frame: Frame, rect: Rect, colour: str, status: int) -> None:
    side = _pawn_side(frame, rect)
    centre = (rect.x + frame.px(16) + side / 2, rect.centery)
    frame.icon(f"pawns/{colour}", centre, side, 255 if status == INSIDE else 110)
    if status != INSIDE:
        frame.icon("icons/mastery" if status == ESCAPED else "icons/close", centre, round(side * 0.55))


def _rows(frame: Frame, body: Rect) -> tuple[Rect, Rect, Rect]:
    meter = min(frame.px(20), body.height // 5)
    line = (body.height - meter) // 2
    return (
        Rect(body.x, body.y, body.width, line),
        Rect(body.x, body.y + line, body.width, meter),
        Rect(body.x, body.bottom - line, body.width, line),
    )


def _heading(
    frame: Frame, rect: Rect, name: str, colour: str, status: int, points: tuple[int, int] | None
) -> None:
    tail = frame.px(92) if points is not None else 0
    frame.write(name, Rect(rect.x, rect.y, rect.width - tail, rect.height), 24, SEAT_LIGHT[colour], BOLD, free=True)
    if points is None:
        return
    now, fallen = points
    side = min(rect.height, frame.px(28))
    x = rect.right - tail
    frame.icon("icons/points", (x + side / 2, rect.centery), side)
    text = str(now) if status != INSIDE or now == fallen else f"{now} / {fallen}"
    words = Rect(x + side + frame.px(2), rect.y, tail - side, rect.height)
    frame.write(text, words, 20, TITLE if now else MUTED, BOLD, free=True)


def draw_meter(frame: Frame, rect: Rect, colour: str, cubes: tuple[int, int, int]) -> None:
    """A health meter of ten spaces: hearts that are left, then own and black cubes."""
    own, black, bare = cubes
    step = rect.width / HEALTH
    side = min(round(step) - 1, frame.px(22), rect.height + frame.px(6))
    taken = [f"cubes/{colour}"] * own + ["cubes/black"] * black + ["icons/close"] * bare
    for space in range(HEALTH):
        centre = (rect.x + step * (space + 0.5), rect.centery)
        lost = space - (HEALTH - len(taken))
        frame.icon(taken[lost] if lost >= 0 else "icons/health", centre, side)


def _figures(frame: Frame, rect: Rect, figures: tuple[tuple[str, int], ...]) -> None:
    step = rect.width / len(figures)
    side = min(frame.px(24), rect.height)
    for number, (icon, n) in enumerate(figures):
        x = rect.x + step * number
        frame.icon(f"icons/{icon}", (x + side / 2, rect.centery), side, 255 if n else 120)
        words = Rect(round(x + side + frame.px(2)), rect.y, round(step - side), rect.height)
        hot = WARNING if icon == "clank" and n else LIGHT
        frame.write(str(n), words, 20, hot if n else MUTED, BOLD, free=True)


