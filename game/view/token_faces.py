"""The faces of tokens, and the sheet of parchment that says what a token does."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.box import TokenDef

from . import text as type_
from .card_words import Column, fitted, token_paragraphs
from .card_words import draw_column as draw_words
from .colours import FADED_INK, INK, TITLE
from .frame import Frame
from .pictures import picture_file
from .placing import place_beside
from .text import BOLD, DISPLAY, Style
from .wording import token_text
from .wording_effects import token_name

SHEET = 400  # units: the width of a sheet beside the pointer
PLATE = (0.5, 0.805)  # where the number of an artifact or crown stands on its picture
NUMBERED = ("artifact_", "crown_")
_EDGE = 30  # units from the edge of a sheet to its words


def picture_of_token(token: TokenDef) -> str:
    """The picture of a token: its own if there is one, else the back of its pile."""
    own = f"tokens/{token.slug}"
    return own if picture_file(own) is not None else f"tokens/back_{token.pile}"


def token_face(frame: Frame, token: TokenDef, px: int) -> Surface:
    """A token, square; artifacts and crowns carry their value."""
    if not token.slug.startswith(NUMBERED):
        return frame.pictures.icon(picture_of_token(token), px)
    return frame.painted(("token", token.slug), (px, px), lambda part: _paint_face(part, token, px))


def _paint_face(frame: Frame, token: TokenDef, px: int) -> None:
    frame.icon(picture_of_token(token), (px / 2, px / 2), px)
    size = max(px * 0.19 / frame.scale.unit, 18)
    style = Style(DISPLAY, frame.scale.text(size), TITLE, outline=True)
    height = type_.line(str(token.points), style).get_height()  # on a small face it is taller than the plate
    frame.number(token.points, (px * PLATE[0], min(px * PLATE[1], px - height / 2)), size, TITLE)


def token_sheet(frame: Frame, token: TokenDef, width: int) -> Surface:
    """A parchment with the token, its name, its pile and all its words; as tall as it must be."""
    words = _column(frame, token, width)
    size = (width, _head(frame, token, width) + words.height + frame.px(_EDGE + 8))
    return frame.painted(("token sheet", token.slug), size, lambda part: _paint_sheet(part, token, size, words))


def _column(frame: Frame, token: TokenDef, width: int) -> Column:
    px = frame.scale.text(22)
    return fitted(token_paragraphs(frame.words, token), px, px, (width - 2 * frame.px(_EDGE), 0))


def _names(frame: Frame, token: TokenDef, width: int) -> Rect:
    """Where name and pile stand, to the right of the picture."""
    left = frame.px(_EDGE + 108)
    room = width - left - frame.px(_EDGE)
    name = type_.wrap(token_name(frame.words, token), BOLD, frame.scale.text(26), room)
    height = (len(name) + 1) * type_.line_height(DISPLAY, frame.scale.text(28))
    return Rect(left, frame.px(_EDGE), room, max(height, frame.px(96)))


def _head(frame: Frame, token: TokenDef, width: int) -> int:
    return _names(frame, token, width).bottom + frame.px(14)


def _paint_sheet(frame: Frame, token: TokenDef, size: tuple[int, int], words: Column) -> None:
    frame.skin("parchment", Rect(0, 0, *size))
    names = _names(frame, token, size[0])
    side = frame.px(96)
    face = token_face(frame, token, side)
    frame.add(face, frame.px(_EDGE - 4), names.centery - side // 2)
    pile = type_.line_height(BOLD, frame.scale.text(20))
    upper = Rect(names.x, names.y, names.width, names.height - pile)
    frame.write(token_name(frame.words, token), upper, 26, INK, BOLD)
    lower = Rect(names.x, upper.bottom, names.width, pile)
    frame.write(token_text(frame.words, token)[0].title, lower, 20, FADED_INK)
    edge = frame.px(_EDGE)
    top = names.bottom + frame.px(14)
    draw_words(frame, words, Rect(edge, top, size[0] - 2 * edge, words.height), "left")


def zoom_tip_token(token: TokenDef) -> Callable[[Frame, Rect], None]:
    """A tip that shows the sheet of a token beside what is pointed at."""

    def draw(frame: Frame, beside: Rect) -> None:
        sheet = token_sheet(frame, token, frame.px(SHEET))
        box = sheet.get_rect()
        place_beside(box, beside, frame.rect, frame.px(12), frame.spared)
        frame.add(sheet, box.x, box.y)

    return draw
