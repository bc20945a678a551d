"""One strip per player at the left: name, colour and symbol, health, Clank!, gold, loot, and where they stand."""

from __future__ import annotations

from pygame import Rect

from game.rules.ids import ESCAPED, HEALTH, INSIDE, Seat

from .colours import LIGHT, MUTED, SEAT_LIGHT, TITLE, WARNING
from .frame import Frame
from .model import TableModel
from .text import BOLD

PAWN = 60  # units
METER, METER_STEP = (1040, 120), 100 / 1040  # the painted meter: its size, and from heart to heart by its width


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
        rows = _rows(part, part_rect)
        _pawn(part, rows[0].unionall(rows[1:2]), model.colours[seat], seen.status)
        _heading(part, rows[0], model.names[seat], model.colours[seat], seen.status, points)
        draw_meter(part, rows[1], model.colours[seat], cubes)
        _figures(part, rows[2], figures)

    part_rect = Rect(0, 0, *rect.size)
    frame.add(frame.painted(key, rect.size, paint), rect.x, rect.y)


def _rows(frame: Frame, rect: Rect) -> tuple[Rect, Rect, Rect]:
    """The name and the meter beside the pawn, the figures below over the whole width."""
    inner = rect.inflate(-2 * frame.px(18), -2 * frame.px(14))
    meter = min(frame.px(22), inner.height // 5)
    line = (inner.height - meter) // 2
    left = inner.x + frame.px(PAWN)
    return (
        Rect(left, inner.y, inner.right - left, line),
        Rect(left - frame.px(4), inner.y + line, inner.right - left + frame.px(8), meter),
        Rect(inner.x, inner.bottom - line, inner.width, line),
    )


def _pawn(frame: Frame, beside: Rect, colour: str, status: int) -> None:
    side = min(frame.px(PAWN), beside.height + frame.px(6))
    centre = (beside.x - frame.px(PAWN + 6) / 2, beside.centery)
    frame.icon(f"pawns/{colour}", centre, side, 255 if status == INSIDE else 110)
    if status != INSIDE:
        frame.icon("icons/mastery" if status == ESCAPED else "icons/close", centre, round(side * 0.55))


def _heading(frame: Frame, rect: Rect, name: str, colour: str, status: int, points: tuple[int, int] | None) -> None:
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
    bar = Rect(rect.x, 0, rect.width, round(rect.width * METER[1] / METER[0]))
    bar.centery = rect.centery
    frame.image("boards/health_meter", bar)
    step = bar.width * METER_STEP
    side = round(step * 0.94)
    taken = [f"cubes/{colour}"] * own + ["cubes/black"] * black + ["icons/close"] * bare
    for space in range(HEALTH):
        centre = (bar.centerx + step * (space + 0.5 - HEALTH / 2), bar.centery)
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
