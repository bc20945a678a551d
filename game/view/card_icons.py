"""What a card or token does, as icons: read off the same effects that the rules run.

A Mark is one icon with its figure. Marks stand in rows: what happens when the card is played, when it is gained, when
it arrives. A mark that depends on something has `maybe` set; options of a choice are told apart by `choice`.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.rules.box import CardDef
from game.rules.effects import Effect, Effects
from game.rules.ids import DEVICE, MONSTER

from .colours import INK, Colour
from .frame import Frame
from .text import DISPLAY, width

MINUS = "\N{MINUS SIGN}"
GAINED, ARRIVED = "icons/gained", "icons/arrive"  # the moments at which a card does something besides being played

ICONS = {
    "skill": "icons/skill",
    "swords": "icons/sword",
    "boots": "icons/boot",
    "gold": "icons/gold",
    "lockpick": "icons/lockpick",
    "draw": "icons/draw_card",
    "heal": "icons/health",
    "hurt": "icons/health",
    "clank": "icons/clank",
    "others_clank": "icons/clank",
    "everyone_clank": "icons/clank",
    "rage": "icons/rage",
    "ghost": "icons/ghost",
    "return_cubes": "cubes/black",
    "minor_secret": "icons/secret_minor",
    "major_secret": "icons/secret_major",
    "free_prisoners": "icons/prisoner",
    "take_tome": "icons/library",
    "trash": "icons/trash",
    "trash_this": "icons/trash",
    "spring": "icons/trash",
    "flute": "icons/market",
    "market_gift": "icons/market",
    "caves_do_not_stop": "icons/crystal_cave",
    "ignore_monsters": "icons/monster",
    "teleport": "icons/teleport",
    "teleport_now": "icons/teleport",
    "raise_tile": "icons/new_tile",
    "map_tile": "icons/look_tile",
    "turn_alone": "icons/turn_tile",
    "flip_tiles": "icons/turn_tile",
    "project": "icons/wayshrine",
    "discard": "icons/discard",
    "to_deck_top": "icons/deck_top",
    "replace_row_card": "icons/replace",
    "steal_row_card": "icons/row",
    "ward": "icons/ghost",
}
OVERLAYS = {
    "others_clank": "icons/one_way",
    "caves_do_not_stop": "icons/check",
    "ignore_monsters": "icons/close",
    "ward": "icons/close",
}
SIGNED = {"clank": "+", "others_clank": "+", "everyone_clank": "+", "heal": "+", "rage": "+", "hurt": MINUS}


class Mark(NamedTuple):
    """One effect as a picture: the icon, its figure, a small icon over it, and when it counts."""

    icon: str
    figure: str = ""
    overlay: str = ""
    maybe: bool = False  # only if, or for each: a question mark stands before it
    choice: bool = False  # another option than the mark before it: a stroke stands between them


class MarkRow(NamedTuple):
    """Marks that happen at one moment; `when` is the icon of that moment, empty when the card is played."""

    when: str
    marks: tuple[Mark, ...]


def rows_of(card: CardDef) -> list[MarkRow]:
    """Everything a card does, moment by moment; moments without effect are left out."""
    resources = (("skill", card.skill), ("swords", card.swords), ("boots", card.boots))
    played = [_mark(effect) for effect in resources if effect[1]] + marks_of(card.play)
    if card.ward:
        played.append(Mark(ICONS["ward"], overlay=OVERLAYS["ward"], maybe=True))
    gained = "" if card.kind in (DEVICE, MONSTER) else GAINED
    rows = (("", played), (gained, marks_of(card.gain)), (ARRIVED, marks_of(card.arrive)))
    return [MarkRow(when, tuple(marks)) for when, marks in rows if marks]


def marks_of(effects: Effects, maybe: bool = False) -> list[Mark]:
    """Effects as marks, those inside of choices and conditions too."""
    found: list[Mark] = []
    for effect in effects:
        marks = _marks(effect)
        if maybe and not found:
            marks[0] = marks[0]._replace(maybe=True)
        if found and marks == [found[-1]]:
            continue  # the same again ("trash up to two") is not a new picture
        found += marks
    return found


def _marks(effect: Effect) -> list[Mark]:
    name = effect[0]
    if name in ("choose", "choose_or_all"):
        options = [marks_of(option) for option in effect[2]]
        parted = [[option[0]._replace(choice=True), *option[1:]] for option in options[1:]]
        return [mark for option in (options[0], *parted) for mark in option]
    if name in ("when", "per"):
        return marks_of(effect[2], maybe=True)
    if name == "pay":
        return [Mark(ICONS[effect[1]], f"{MINUS}{effect[2]}"), *marks_of(effect[3])]
    if name == "discard_for":
        return [Mark(ICONS["discard"], f"{MINUS}1", maybe=True), *marks_of(effect[1])]
    if name == "teleport" and effect[2]:
        return [_mark(effect)._replace(maybe=True)]
    return [_mark(effect)]


def _mark(effect: Effect) -> Mark:
    name, *values = effect
    figure = ""
    if values and isinstance(values[0], int):
        sign = SIGNED.get(name, "") if values[0] > 0 else MINUS
        figure = f"{sign}{abs(values[0])}"
    return Mark(ICONS[name], figure, OVERLAYS.get(name, ""))


def icons_inside(effects: Effects) -> dict[Effect, str]:
    """Every effect that has an icon, however deep it stands, for setting icons into its words."""
    found: dict[Effect, str] = {}
    for effect in effects:
        if effect[0] in ICONS:
            found[effect] = ICONS[effect[0]]
        for part in effect[1:]:
            if isinstance(part, tuple) and part and isinstance(part[0], tuple):
                options = part if part[0] and isinstance(part[0][0], tuple) else (part,)
                for option in options:
                    found |= icons_inside(tuple(e for e in option if e and isinstance(e[0], str)))
    return found


# --- drawing ---------------------------------------------------------------------------------------------------


class _Item(NamedTuple):
    """A mark in a line, with the icon of its moment before it if it is the first of that moment."""

    when: str
    mark: Mark
    first: bool


def draw_rows(frame: Frame, rows: list[MarkRow], rect: Rect, largest: float = 40, colour: Colour = INK) -> None:
    """The marks of a card centred in a rect, as large as they fit; each moment has its own line if there is room."""
    items = [_Item("" if n else row.when, mark, n == 0) for row in rows for n, mark in enumerate(row.marks)]
    if not items:
        return
    side, lines = _laid(frame, items, rect, frame.px(largest))
    step = min(rect.height / len(lines), side * 1.2)
    for number, line in enumerate(lines):
        y = rect.centery + step * (number - (len(lines) - 1) / 2)
        x = rect.centerx - sum(_item_width(frame, item, side) for item in line) / 2
        for item in line:
            _draw_item(frame, item, x, y, side, colour)
            x += _item_width(frame, item, side)


def _laid(frame: Frame, items: list[_Item], rect: Rect, largest: int) -> tuple[int, list[list[_Item]]]:
    """The largest icons with which the items fit, and their lines."""
    for side in range(largest, 8, -1):
        for by_moment in (True, False):
            lines = _lines(frame, items, side, rect.width, by_moment)
            widest = max(sum(_item_width(frame, item, side) for item in line) for line in lines)
            if widest <= rect.width and side * len(lines) <= rect.height:
                return side, lines
    return 8, [items]


def _lines(frame: Frame, items: list[_Item], side: int, most: int, by_moment: bool) -> list[list[_Item]]:
    lines: list[list[_Item]] = [[]]
    for item in items:
        width = sum(_item_width(frame, each, side) for each in [*lines[-1], item])
        if lines[-1] and (width > most or (by_moment and item.first)):
            lines.append([])
        lines[-1].append(item)
    return lines


def _item_width(frame: Frame, item: _Item, side: int) -> float:
    return mark_width(frame, item.mark, side) + side * 0.14 + (side * 0.92 if item.when else 0)


def _draw_item(frame: Frame, item: _Item, x: float, y: float, side: int, colour: Colour) -> None:
    x += side * 0.07
    if item.when:
        frame.icon(item.when, (x + side * 0.34, y), round(side * 0.68))
        frame.number(":", (x + side * 0.76, y), _figure_size(side, frame.scale.unit), colour, outline=False)
        x += side * 0.92
    draw_mark(frame, item.mark, x, y, side, colour)


def _figure_size(side: int, unit: float) -> float:
    return max(18.0, side / max(unit, 0.01) * 0.62)


def _figure_width(frame: Frame, text: str, side: int) -> int:
    return width(text, DISPLAY, frame.scale.text(_figure_size(side, frame.scale.unit)))


def mark_width(frame: Frame, mark: Mark, side: int) -> float:
    """The pixels a mark takes: the stroke or question mark before it, its icon, its figure."""
    before = _figure_width(frame, "/" * mark.choice + "?" * mark.maybe, side) + side * 0.1 * (mark.choice + mark.maybe)
    return before + side + _figure_width(frame, mark.figure, side)


def draw_mark(
    frame: Frame, mark: Mark, left: float, centre_y: float, side: int, colour: Colour = INK, outline: bool = False
) -> None:
    """One mark with its left edge at `left`, its figure to the right of the icon."""
    size = _figure_size(side, frame.scale.unit)
    for sign in "/" * mark.choice + "?" * mark.maybe:
        room = _figure_width(frame, sign, side) + side * 0.1
        frame.number(sign, (left + room / 2, centre_y), size, colour, outline=outline)
        left += room
    frame.icon(mark.icon, (left + side / 2, centre_y), side)
    if mark.overlay:
        frame.icon(mark.overlay, (left + side * 0.74, centre_y - side * 0.24), round(side * 0.58))
    if mark.figure:
        x = left + side + _figure_width(frame, mark.figure, side) / 2
        frame.number(mark.figure, (x, centre_y + side * 0.04), size, colour, outline=outline)
