"""Type: faces, lines, wrapping. Everything that is written on the screen is set here.

Latin and Cyrillic are set in Alegreya Sans, titles in our own face; Chinese, also in the middle of a name that a
player typed, run by run in Noto, and letters that our own face does not have in Alegreya Sans. Rendered lines are
remembered.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

import pygame

from game.paths import resource

from .colours import OUTLINE, Colour

BODY, BOLD, ITALIC, DISPLAY = "body", "bold", "italic", "display"
MOST_LINES = 1500  # rendered lines that are remembered
TALLEST = 0.9  # how far a Chinese character rises above the base line, of the height of type
LEAST_SPACE = 0.22  # of the height of type: the faces' own space is lost between the letters of small type
NO_CHARACTER = "\ufffe"
_NO_LINE_START = "，。、！？；：）」』》〉…—.,!?;:)"


class Style(NamedTuple):
    """How a line is set: face, height in pixels, colour, and whether it has a dark outline."""

    face: str
    px: int
    colour: Colour
    outline: bool = False


def _path(face: str, chinese: bool) -> str:
    if chinese:
        name = "NotoSerifTC-Regular.otf" if face == DISPLAY else "NotoSansTC-Regular.otf"
        return str(files("pylopdf_fonts_zh_tw").joinpath(name))
    if face == DISPLAY:
        return str(resource("art", "fonts", "catacombs.ttf"))
    weight = {BODY: "Medium", BOLD: "ExtraBold", ITALIC: "Italic"}[face]
    return str(files("fontpkg_alegreya_sans").joinpath("files", f"AlegreyaSans-{weight}.ttf"))


@lru_cache(maxsize=128)
def _font(face: str, px: int, chinese: bool) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.Font(_path(face, chinese), px)


def _is_chinese(char: str) -> bool:
    return ord(char) >= 0x2E80


@lru_cache(maxsize=4000)
def _set_in(face: str, char: str) -> tuple[str, bool]:
    """The face that a character is set in, and whether it is the Chinese one."""
    if _is_chinese(char):
        return face, True
    lacking = face == DISPLAY and char != " " and _shape(char) == _shape(NO_CHARACTER)
    return BOLD if lacking else face, False


def _shape(char: str) -> object:
    """What our own face draws for a character: for all that it does not have, the same."""
    return _font(DISPLAY, 64, False).metrics(char)


def _runs(text: str, face: str, px: int) -> list[tuple[pygame.Font, str]]:
    """The text in pieces of one font each, spaces apart from words."""
    runs = groupby(text, key=lambda char: (_set_in(face, char), char == " "))
    return [(_font(own, px, chinese), "".join(chars)) for ((own, chinese), _), chars in runs]


def _run_width(font: pygame.Font, run: str, px: int) -> int:
    usual: int = font.size(run)[0]
    return max(usual, len(run) * math.ceil(px * LEAST_SPACE)) if run.isspace() else usual


@lru_cache(maxsize=20000)
def width(text: str, face: str, px: int) -> int:
    """How many pixels a line takes."""
    return sum(_run_width(font, run, px) for font, run in _runs(text, face, px))


@lru_cache(maxsize=256)
def line_height(face: str, px: int) -> int:
    """The distance from one line to the next."""
    return max(_font(face, px, False).get_linesize(), round(px * 1.12))


@lru_cache(maxsize=256)
def sink(face: str, px: int) -> int:
    """How far a line is moved down so that its capitals, not the room for its lines, stand in the middle."""
    font = _font(face, px, False)
    capital: int = font.metrics("H")[0][3]  # type: ignore[index]
    return round(line_height(face, px) / 2 - (font.get_ascent() - capital / 2))


_lines: OrderedDict[tuple[str, Style], pygame.Surface] = OrderedDict()


def line(text: str, style: Style) -> pygame.Surface:
    """One line, rendered; the surface is shared and must not be drawn on."""
    key = (text, style)
    found = _lines.get(key)
    if found is None:
        found = _lines[key] = _outlined(text, style) if style.outline else _plain(text, style, style.colour)
        if len(_lines) > MOST_LINES:
            _lines.popitem(last=False)
    else:
        _lines.move_to_end(key)
    return found


def held_bytes() -> int:
    """How much memory the remembered lines take."""
    return sum(surface.get_height() * surface.get_pitch() for surface in _lines.values())


def _plain(text: str, style: Style, colour: Colour) -> pygame.Surface:
    """The line on the height and base line of its face, whatever else stands in it."""
    base = _font(style.face, style.px, False)
    whole = pygame.Surface((width(text or " ", style.face, style.px), base.get_linesize()), pygame.SRCALPHA)
    x = 0
    for font, run in _runs(text, style.face, style.px):
        top = base.get_ascent() if font.get_ascent() < style.px else max(base.get_ascent(), round(style.px * TALLEST))
        whole.blit(font.render(run, True, colour), (x, top - font.get_ascent()))
        x += _run_width(font, run, style.px)
    return whole.convert_alpha()


def _outlined(text: str, style: Style) -> pygame.Surface:
    """The line with a dark rim, readable on busy ground."""
    rim = max(1, round(style.px / 16))
    inner, dark = _plain(text, style, style.colour), _plain(text, style, OUTLINE)
    whole = pygame.Surface((inner.get_width() + 2 * rim, inner.get_height() + 2 * rim), pygame.SRCALPHA)
    for dx in range(-rim, rim + 1):
        for dy in range(-rim, rim + 1):
            if dx * dx + dy * dy <= rim * rim + 1:
                whole.blit(dark, (rim + dx, rim + dy))
    whole.blit(inner, (rim, rim))
    return whole.convert_alpha()


@lru_cache(maxsize=4000)
def wrap(text: str, face: str, px: int, most: int) -> tuple[str, ...]:
    """The text in lines of at most `most` pixels; a word that is too long for a line stands alone, as it is."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for piece in pieces(paragraph):
            longer = current + piece
            if current and width(longer.rstrip(), face, px) > most:
                lines.append(current.rstrip())
                longer = piece.lstrip()
            current = longer
        lines.append(current.rstrip())
    return tuple(lines)


def pieces(paragraph: str) -> list[str]:
    """What may be broken apart: words with the space after them, and single Chinese characters."""
    pieces: list[str] = []
    for char in paragraph:
        glued = pieces and (char in _NO_LINE_START or char == " ")
        inside = pieces and not _is_chinese(char) and not pieces[-1].endswith(" ") and not _is_chinese(pieces[-1][-1])
        if glued or inside:
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


class Fitted(NamedTuple):
    """A text set into a box: its lines, the height of type that was used, and whether something had to be cut."""

    lines: tuple[str, ...]
    px: int
    cut: bool

    def height(self, face: str) -> int:
        """The height of all lines."""
        return len(self.lines) * line_height(face, self.px)


@lru_cache(maxsize=4000)
def fit(text: str, face: str, px: int, least: int, box: tuple[int, int]) -> Fitted:
    """The text in a box of (width, height): as large as `px`, smaller down to `least` if it must, cut if even that
    is not enough."""
    for size in range(max(px, least), least - 1, -1):
        lines = wrap(text, face, size, box[0])
        if _holds(lines, face, size, box):
            return Fitted(lines, size, False)
    lines = wrap(text, face, least, box[0])
    room = max(1, box[1] // line_height(face, least))
    kept = [_cut(text, face, least, box[0]) for text in lines[:room]]
    if len(lines) > room:
        kept[-1] = _cut(kept[-1] + " …", face, least, box[0])
    return Fitted(tuple(kept), least, True)


def _holds(lines: tuple[str, ...], face: str, px: int, box: tuple[int, int]) -> bool:
    return len(lines) * line_height(face, px) <= box[1] + px // 4 and all(width(t, face, px) <= box[0] for t in lines)


def _cut(text: str, face: str, px: int, most: int) -> str:
    if width(text, face, px) <= most:
        return text
    while text and width(text + "…", face, px) > most:
        text = text[:-1]
    return text + "…"
