"""Sentences with icons in them, set into a column: the words of cards, tokens and rules.

An icon stands before the phrase that it illustrates, a heading in bold runs into its first line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.rules.box import CardDef, TokenDef
from game.rules.effects import Effects
from game.strings import Words

from . import text as type_
from .card_icons import ICONS, icons_inside
from .colours import FADED_INK, INK, Colour
from .frame import Frame, Written
from .text import BODY, BOLD, ITALIC, Style
from .wording import Section, card_text, token_text
from .wording_effects import amount, effect_lines, priced_at

HOLE = "\x02"  # stands in a text where an icon goes
ICON_SIZE = 1.15  # of the height of type
HEADED = ("acquire", "use", "defeat", "arrive", "take", "potion")  # sections whose heading says when it happens
GAP = 0.32  # of a line, between paragraphs
_GAINS = ("skill", "swords", "boots", "gold", "lockpick")


class Paragraph(NamedTuple):
    """A text with an optional heading that runs into it; `icons` puts a picture before certain phrases."""

    text: str
    heading: str = ""
    face: str = BODY
    icons: Mapping[str, str] = {}


class Column(NamedTuple):
    """Paragraphs broken into lines at one height of type."""

    px: int
    parts: tuple[tuple[Paragraph, tuple[str, ...]], ...]
    height: int


# --- what is written -------------------------------------------------------------------------------------------


def card_paragraphs(words: Words, card: CardDef) -> list[Paragraph]:
    """The rules text of a card: all its words except price and plain points, which it shows in figures.

    A card that says nothing else says its points in words.
    """
    effects = (("skill", card.skill), ("swords", card.swords), ("boots", card.boots), *card.play, *card.gain)
    icons = phrases(words, (*effects, *card.arrive))
    sections = card_text(words, card)
    found = [p for section in sections for p in _paragraphs(section, _shown(words, card, section), icons)]
    return found or [Paragraph(text) for text in sections[-1].lines]


def _shown(words: Words, card: CardDef, section: Section) -> tuple[str, ...]:
    if section.kind == "about" and priced_at(words, card):
        return section.lines[1:]
    if section.kind == "points" and card.points:
        return section.lines[1:]
    return section.lines


def token_paragraphs(words: Words, token: TokenDef) -> list[Paragraph]:
    """All words of a token."""
    icons = phrases(words, (*token.take, *token.use))
    return [p for section in token_text(words, token) for p in _paragraphs(section, section.lines, icons)]


def _paragraphs(section: Section, lines: Sequence[str], icons: Mapping[str, str]) -> list[Paragraph]:
    heading = section.title if section.kind in HEADED else ""
    face = ITALIC if section.kind == "marks" else BODY
    return [Paragraph(text, "" if number else heading, face, icons) for number, text in enumerate(lines)]


def phrases(words: Words, effects: Effects) -> dict[str, str]:
    """The phrases of effects that an icon can stand before, longest first."""
    found: dict[str, str] = {}
    for effect, icon in icons_inside(effects).items():
        name = effect[0]
        if name in _GAINS:
            if effect[1]:
                found[amount(words, name, effect[1])] = icon
        else:
            found[effect_lines(words, (effect,))[0].rstrip(".。 ")] = icon
    for n in range(1, 8):
        found.setdefault(amount(words, "gold", n), ICONS["gold"])
        found.setdefault(amount(words, "lockpick", n), ICONS["lockpick"])
    return dict(sorted(found.items(), key=lambda item: -len(item[0])))


# --- setting it ------------------------------------------------------------------------------------------------


def column(paragraphs: Sequence[Paragraph], px: int, width: int) -> Column:
    """The paragraphs broken into lines at a height of type."""
    parts = tuple((each, _wrapped(each, px, width)) for each in paragraphs)
    step = type_.line_height(BODY, px)
    gaps = max(0, len(parts) - 1) * round(step * GAP)
    return Column(px, parts, sum(len(lines) for _, lines in parts) * step + gaps)


def fitted(paragraphs: Sequence[Paragraph], px: int, least: int, size: tuple[int, int]) -> Column:
    """The largest type, from `px` down to `least`, whose lines fit into a size; the least if none does."""
    for tried in range(px, least, -1):
        found = column(paragraphs, tried, size[0])
        if found.height <= size[1]:
            return found
    return column(paragraphs, least, size[0])


def draw_column(
    frame: Frame, column: Column, rect: Rect, align: str = "centre", ink: Colour = INK, heading: Colour = FADED_INK
) -> None:
    """Draw a column from the top of a rect."""
    step = type_.line_height(BODY, column.px)
    y = rect.y
    for paragraph, lines in column.parts:
        top = y
        icons = _icons(paragraph)
        for number, words in enumerate(lines):
            indent = _indent(paragraph, column.px) if number == 0 else 0
            x = rect.x
            if align == "centre":
                x += (rect.width - indent - _width(words, paragraph.face, column.px)) // 2
            if indent:
                _draw_heading(frame, paragraph, x, y, heading, column.px)
            _draw_line(frame, words, Style(paragraph.face, column.px, ink), x + indent, y, icons)
            y += step
        place = Rect(rect.x, top, rect.width, y - top)
        cut = y > rect.bottom + step // 2 or any(_width(t, paragraph.face, column.px) > rect.width for t in lines)
        frame.written.append(Written(paragraph.text, place, column.px, cut, False, ink))
        y += round(step * GAP)


def _draw_line(frame: Frame, words: str, style: Style, x: int, y: int, icons: list[str]) -> None:
    side = round(style.px * ICON_SIZE)
    middle = y + type_.line_height(BODY, style.px) * 0.52
    first, *others = words.split(HOLE)
    if first:
        frame.add(type_.line(first, style), x, y)
        x += type_.width(first, style.face, style.px)
    for run in others:
        frame.icon(icons.pop(0), (x + side / 2, middle), side)
        x += _advance(style.px)
        if run:
            frame.add(type_.line(run, style), x, y)
            x += type_.width(run, style.face, style.px)


def _draw_heading(frame: Frame, paragraph: Paragraph, x: int, y: int, colour: Colour, px: int) -> None:
    surface = type_.line(paragraph.heading, Style(BOLD, px, colour))
    frame.add(surface, x, y)
    frame.written.append(Written(paragraph.heading, surface.get_rect(topleft=(x, y)), px, False, False, colour))


def _advance(px: int) -> int:
    return round(px * (ICON_SIZE + 0.16))


def _indent(paragraph: Paragraph, px: int) -> int:
    return type_.width(paragraph.heading, BOLD, px) + round(px * 0.4) if paragraph.heading else 0


def _width(words: str, face: str, px: int) -> int:
    return sum(type_.width(run, face, px) for run in words.split(HOLE)) + words.count(HOLE) * _advance(px)


def _wrapped(paragraph: Paragraph, px: int, most: int) -> tuple[str, ...]:
    """The lines of a paragraph; the first is shorter by its heading."""
    lines: list[str] = []
    current, room = "", most - _indent(paragraph, px)
    for piece in type_.pieces(_with_holes(paragraph)):
        longer = current + piece
        if _width(longer.rstrip(), paragraph.face, px) > room and (current or room < most):
            lines.append(current.rstrip())
            longer, room = piece.lstrip(), most
        current = longer
    return (*lines, current.rstrip())


def _with_holes(paragraph: Paragraph) -> str:
    if not paragraph.icons:
        return paragraph.text
    return _icon_pattern(paragraph).sub(lambda found: HOLE + found.group(), paragraph.text)


def _icons(paragraph: Paragraph) -> list[str]:
    """The icons of a paragraph in the order in which they stand."""
    if not paragraph.icons:
        return []
    by_phrase = {phrase.lower(): icon for phrase, icon in paragraph.icons.items()}
    return [by_phrase[found.group().lower()] for found in _icon_pattern(paragraph).finditer(paragraph.text)]


def _icon_pattern(paragraph: Paragraph) -> re.Pattern[str]:
    return re.compile("|".join(rf"(?<!\w){re.escape(phrase)}(?!\w)" for phrase in paragraph.icons), re.IGNORECASE)
