"""The player's own corner: skill, swords and boots in big figures, gold, lockpicks, effects that wait, tokens."""

from __future__ import annotations

from pygame import Rect

from . import text as type_
from .colours import GOOD, LIGHT, MUTED, TITLE, Colour
from .frame import Frame
from .text import DISPLAY

ROWS = (("skill", "swords", "boots"), ("gold", "lockpick", "credit"))
ICONS = {
    "skill": "skill",
    "swords": "sword",
    "boots": "boot",
    "gold": "gold",
    "lockpick": "lockpick",
    "credit": "clank",
}
SIDES, MIDDLES = (46, 34), (48, 101)  # units: the icons of a row, and its middle from the top of the panel
LARGE, SMALL, TOKEN_GAP = 46, 40, 3  # units: tokens in one row, and in two
EDGE = 18


def pool_centre(frame: Frame, rect: Rect, what: str) -> tuple[int, int]:
    """The middle of an icon in the panel's rect: a pool, gold or lockpicks."""
    row = next(number for number, names in enumerate(ROWS) if what in names)
    cell = _cell(frame, rect, row, ROWS[row].index(what))
    return cell.x + frame.px(SIDES[row]) // 2, cell.centery


def _cell(frame: Frame, rect: Rect, row: int, column: int) -> Rect:
    """One of three equal places of a row."""
    step = (rect.width - 2 * frame.px(EDGE)) / 3
    cell = Rect(round(rect.x + frame.px(EDGE) + step * column), 0, round(step), frame.px(SIDES[row]))
    cell.centery = rect.y + frame.px(MIDDLES[row])
    return cell


def draw_pools(frame: Frame, rect: Rect, pools: dict[str, int], gold: int, lockpicks: int) -> None:
    """Everything that can be spent this turn; Clank! that waits to be cancelled, if there is any."""
    values = {**pools, "gold": gold, "lockpick": lockpicks}

    def paint(part: Frame) -> None:
        whole = Rect(0, 0, *rect.size)
        part.skin("leather", whole)
        for row, names in enumerate(ROWS):
            for column, name in enumerate(names):
                n = values.get(name, 0)
                if n or name != "credit":
                    _entry(part, _cell(part, whole, row, column), name, n, large=row == 0)

    frame.add(frame.painted(("pools", tuple(sorted(values.items()))), rect.size, paint), rect.x, rect.y)


def _entry(frame: Frame, cell: Rect, name: str, n: int, large: bool) -> None:
    """An icon and its figure, which shrinks from two digits on."""
    frame.icon(f"icons/{ICONS[name]}", (cell.x + cell.height / 2, cell.centery), cell.height, 255 if n else 150)
    figure = f"\N{MINUS SIGN}{n}" if name == "credit" else str(n)
    room = cell.width - cell.height - frame.px(8)
    size = LARGE if large else 30
    while size > 18 and type_.width(figure, DISPLAY, frame.scale.text(size)) > room:
        size -= 1
    left = cell.x + cell.height + frame.px(3)
    width = type_.width(figure, DISPLAY, frame.scale.text(size))
    frame.number(figure, (left + width / 2, cell.centery), size, _colour(name, n, large))


def _colour(name: str, n: int, large: bool) -> Colour:
    if name == "credit":
        return GOOD
    return MUTED if not n else TITLE if large else LIGHT


def token_places(frame: Frame, rect: Rect, count: int) -> list[Rect]:
    """Where tokens lie at the foot of the panel: one row of large ones, or as many as two rows of smaller ones hold."""
    room = rect.inflate(-2 * frame.px(EDGE), 0)
    gap = frame.px(TOKEN_GAP)
    across = (room.width + gap) // (frame.px(LARGE) + gap)
    side, rows = frame.px(LARGE), 1
    if count > across:
        side, rows = frame.px(SMALL), 2
        across = (room.width + gap) // (side + gap)
    foot = rect.bottom - frame.px(14) - (frame.px(18) if rows == 1 else 0)
    places = []
    for number in range(min(count, rows * across)):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        left = room.centerx - (in_row * (side + gap) - gap) // 2
        places.append(Rect(left + column * (side + gap), foot - (rows - row) * (side + gap) + gap, side, side))
    return places
