"""One strip per player at the left: name, colour and symbol, health, Clank!, gold, loot, and where they stand."""

from __future__ import annotations

from pygame import Rect

from game.rules.ids import ESCAPED, HEALTH, INSIDE, Seat

from . import text as type_
from .colours import GOOD, LIGHT, MUTED, TITLE, WARNING
from .frame import Frame
from .model import TableModel
from .text import BODY, BOLD

PAWN = 48  # units
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
        _heading(part, rows[0], model.names[seat], model.colours[seat], points)
        if seen.status == INSIDE:
            _life(part, rows[1], model.colours[seat], cubes, points)
        else:
            word = part.words("strip.escaped" if seen.status == ESCAPED else "strip.out")
            left = Rect(rows[0].x, rows[1].y, rows[0].width, rows[1].height).inflate(0, part.px(8))
            part.write(word, left, 20, GOOD if seen.status == ESCAPED else WARNING)
        _figures(part, rows[2], figures)

    part_rect = Rect(0, 0, *rect.size)
    frame.add(frame.painted(key, rect.size, paint), rect.x, rect.y)


def _rows(frame: Frame, rect: Rect) -> tuple[Rect, Rect, Rect]:
    """The name and the meter beside the pawn, the figures below over the whole width."""
    inner = rect.inflate(-2 * frame.px(16), -2 * frame.px(14))
    meter = min(frame.px(22), inner.height // 5)
    line = (inner.height - meter) // 2
    left = inner.x + frame.px(PAWN)
    return (
        Rect(left, inner.y, inner.right - left, line),
        Rect(left - frame.px(4), inner.y + line, inner.right - left + frame.px(8), meter),
        Rect(inner.x, inner.bottom - line, inner.width, line),
    )


def _pawn(frame: Frame, beside: Rect, colour: str, status: int) -> None:
    side = min(frame.px(PAWN + 8), beside.height + frame.px(6))
    centre = (beside.x - frame.px(PAWN + 2) / 2, beside.centery)
    frame.icon(f"pawns/{colour}", centre, side, 255 if status == INSIDE else 110)
    if status != INSIDE:
        frame.icon("icons/mastery" if status == ESCAPED else "icons/monster", centre, round(side * 0.55))


def _heading(frame: Frame, rect: Rect, name: str, colour: str, points: tuple[int, int] | None) -> None:
    """The name, and the points now at the right end."""
    tail = 0
    if points is not None:
        tail = _counter(frame, rect, "points", points[0], 24) + frame.px(2)
    room = Rect(rect.x, rect.y, rect.width - tail, rect.height)
    least, px = frame.scale.text(), frame.scale.text(24)
    face = BODY if type_.fit(name, BOLD, px, least, room.size).cut else BOLD
    frame.write(name, room, 24, frame.seat_light(colour), face, free=True)


def _counter(frame: Frame, rect: Rect, icon: str, n: int, side: float) -> int:
    """An icon with its figure at the right end of a rect; returns how much room they take."""
    figure, colour = str(n), TITLE if n else MUTED
    width, px = type_.width(figure, BOLD, frame.scale.text(20)), frame.px(side)
    taken = px + frame.px(2) + width
    frame.icon(f"icons/{icon}", (rect.right - taken + px / 2, rect.centery), px)
    words = Rect(rect.right - width, rect.y, width, rect.height)
    frame.write(figure, words, 20, colour, BOLD, free=True)
    return taken


def _life(frame: Frame, rect: Rect, colour: str, cubes: tuple[int, int, int], points: tuple[int, int] | None) -> None:
    """The health meter, and after it what the points come to without health, if that is less."""
    if points is not None:
        room = rect.inflate(-frame.px(8), frame.px(8))
        if points[0] != points[1]:
            _counter(frame, room, "monster", points[1], 22)
        rect = Rect(rect.x, rect.y, rect.width - frame.px(50), rect.height)
    draw_meter(frame, rect, colour, cubes)


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
