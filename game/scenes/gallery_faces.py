"""How things of the gallery look: small in a cell of the grid, and large with all their words."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.box import CardDef, TokenDef
from game.rules.tiles import TileDef
from game.view import text as type_
from game.view.board_icons import Look
from game.view.board_tiles import LaidTile, make_tile
from game.view.card_keywords import Keyword, card_keywords, token_keywords
from game.view.card_words import Paragraph, column, draw_column
from game.view.cards import full_card, full_size
from game.view.colours import FADED_INK, INK, LIGHT
from game.view.frame import Frame
from game.view.text import BODY, BOLD
from game.view.token_faces import token_face, token_sheet

from .gallery_entries import Entry, Symbol, box_lines
from .inspect import thing_cell

DETAIL_GAP = 10  # units between what stands under each other
NAME = 86  # units of a cell for the name: three lines also where type is large
SMALLEST_CARD, CARD_STEP = 360, 20  # units: how far a card gives way to its keywords, and in which steps
EDGE, KEYWORD_ICON = 36, 40  # units, of a parchment
MOST_SYMBOL = 200  # units: icons are not shown larger

# --- small -----------------------------------------------------------------------------------------------------


def cell_face(frame: Frame, entry: Entry, size: tuple[int, int]) -> Surface:
    """The thing in a cell of the grid: a small card, or a picture over its name."""
    thing = entry.thing
    if isinstance(thing, CardDef):
        return thing_cell(frame, thing, size)

    def paint(part: Frame) -> None:
        part.skin("slot", Rect(0, 0, *size))
        words = Rect(part.px(10), size[1] - part.px(NAME + 10), size[0] - part.px(20), part.px(NAME))
        part.write(entry.name, words, 19, LIGHT, BOLD, "centre", free=isinstance(thing, TileDef))
        _paint_picture(part, entry, Rect(part.px(12), part.px(12), size[0] - part.px(24), words.y - part.px(16)))

    return frame.painted(("gallery", *_key(entry)), size, paint)


def _key(entry: Entry) -> tuple[object, ...]:
    return entry.tab, entry.thing if isinstance(entry.thing, Symbol) else entry.thing.slug


def _paint_picture(frame: Frame, entry: Entry, rect: Rect) -> None:
    thing = entry.thing
    if isinstance(thing, TileDef):
        _paint_tile(frame, thing, rect)
    elif isinstance(thing, TokenDef):
        side = min(rect.size)
        frame.add(token_face(frame, thing, side), rect.centerx - side // 2, rect.centery - side // 2)
    elif isinstance(thing, Symbol):
        _paint_symbol(frame, thing, rect)


def _paint_tile(frame: Frame, tile: TileDef, rect: Rect) -> None:
    """The whole tile with its icons, as it lies in the dungeon."""
    px = min(rect.width, rect.height // tile.squares)
    laid = LaidTile(Look(tile, 0), (0, 0), ())
    surface = make_tile(laid, px, frame.pictures, frame.scale)
    frame.add(surface, rect.centerx - px // 2, rect.centery - surface.get_height() // 2)


def _paint_symbol(frame: Frame, symbol: Symbol, rect: Rect) -> None:
    """Its pictures as large as they can be: wide ones under each other, others side by side."""
    size, (columns, rows) = _picture_size(frame, symbol), _arranged(frame, symbol)
    factor = min(rect.width / columns / size[0], rect.height / rows / size[1])
    place = Rect(0, 0, round(size[0] * factor * 0.94), round(size[1] * factor * 0.94))
    for number, picture in enumerate(symbol.pictures):
        along = round((number - (len(symbol.pictures) - 1) / 2) * size[columns == 1] * factor)
        place.center = rect.centerx + along * (columns > 1), rect.centery + along * (rows > 1)
        frame.image(picture, place)


def _picture_size(frame: Frame, symbol: Symbol) -> tuple[int, int]:
    return frame.pictures.master(symbol.pictures[0]).get_size()


def _arranged(frame: Frame, symbol: Symbol) -> tuple[int, int]:
    """How many pictures stand side by side and under each other."""
    across, down = _picture_size(frame, symbol)
    return (1, len(symbol.pictures)) if across > down else (len(symbol.pictures), 1)


# --- large -----------------------------------------------------------------------------------------------------


def large(frame: Frame, entry: Entry, room: tuple[int, int]) -> list[Surface]:
    """The thing and all that is to be said about it, to stand under each other in a room.

    Keywords are explained if there is room for all of them; else a line says how to have them explained.
    """
    if not isinstance(entry.thing, CardDef | TokenDef):
        return [_sheet(frame, entry, room)]
    thing, words, gap = entry.thing, frame.words, frame.px(DETAIL_GAP)
    known = card_keywords(words, thing) if isinstance(thing, CardDef) else token_keywords(words, thing)
    lines = box_lines(words, thing)
    told = [_note(frame, lines, room[0]), _explained(frame, known, room[0])]
    blocks = [_fitting(frame, thing, room[0], room[1] - stacked(told, gap) - gap), *told]
    if stacked(blocks, gap) <= room[1]:
        return blocks
    note = _note(frame, [*lines, words("gallery.explain")], room[0])
    return [_fitting(frame, thing, room[0], room[1] - note.get_height() - gap), note]


def stacked(blocks: Sequence[Surface], gap: int) -> int:
    """How tall blocks are under each other."""
    return sum(block.get_height() for block in blocks) + gap * (len(blocks) - 1)


def _fitting(frame: Frame, thing: CardDef | TokenDef, width: int, height: int) -> Surface:
    """The largest face of a card or token that is no taller than a height; the smallest if none is."""
    if isinstance(thing, TokenDef):
        return token_sheet(frame, thing, width)
    least, step = frame.px(SMALLEST_CARD), frame.px(CARD_STEP)
    while width - step >= least and full_size(frame, thing, width)[1] > height:
        width -= step
    return full_card(frame, thing, width)


def _note(frame: Frame, lines: Sequence[str], width: int) -> Surface:
    height = _height(lines, BODY, frame.scale.text(20), width)

    def paint(part: Frame) -> None:
        part.write("\n".join(lines), Rect(0, 0, width, height), 20, LIGHT, align="centre", valign="top")

    return frame.painted(("gallery note", tuple(lines)), (width, height), paint)


def _explained(frame: Frame, keywords: Sequence[Keyword], width: int) -> Surface:
    """A parchment with the picture of each keyword and what it means."""
    edge, icon = frame.px(EDGE), frame.px(KEYWORD_ICON)
    room = width - 2 * edge - icon - frame.px(12)
    told = [column([Paragraph(word.text, word.title)], frame.scale.text(19), room) for word in keywords]
    heights = [max(each.height, icon) + frame.px(8) for each in told]
    size = (width, sum(heights) + 2 * edge - frame.px(8))

    def paint(part: Frame) -> None:
        part.skin("parchment", Rect(0, 0, *size))
        top = edge
        for word, each, height in zip(keywords, told, heights, strict=True):
            part.icon(word.picture, (edge + icon / 2, top + icon / 2), icon)
            draw_column(part, each, Rect(width - edge - room, top, room, each.height), "left")
            top += height

    return frame.painted(("gallery keywords", tuple(keywords)), size, paint)


def _sheet(frame: Frame, entry: Entry, room: tuple[int, int]) -> Surface:
    """A tile, symbol or picture, large, on parchment, with its words; the picture gives way to them."""
    edge, gap = frame.px(EDGE), frame.px(14)
    across = room[0] - 2 * edge
    head = _height([entry.name], BOLD, frame.scale.text(28), across)
    body = _height(entry.lines, BODY, frame.scale.text(21), across)
    rest = head + body + 2 * edge + 2 * gap
    picture = min(_wanted_height(frame, entry, across), room[1] - rest)
    size = (room[0], rest + picture)

    def paint(part: Frame) -> None:
        part.skin("parchment", Rect(0, 0, *size))
        title = Rect(edge, edge, across, head)
        free = isinstance(entry.thing, TileDef)
        part.write(entry.name, title, 28, FADED_INK, BOLD, "centre", valign="top", free=free)
        place = Rect(edge, title.bottom + gap, across, picture)
        _paint_picture(part, entry, place)
        part.write("\n".join(entry.lines), Rect(edge, place.bottom + gap, across, body), 21, INK, valign="top")

    return frame.painted(("gallery sheet", *_key(entry)), size, paint)


def _height(lines: Sequence[str], face: str, px: int, width: int) -> int:
    return sum(len(type_.wrap(line, face, px, width)) for line in lines) * type_.line_height(face, px)


def _wanted_height(frame: Frame, entry: Entry, width: int) -> int:
    """How tall the picture of an entry is at a width."""
    if not isinstance(entry.thing, Symbol):
        return width
    size, (columns, rows) = _picture_size(frame, entry.thing), _arranged(frame, entry.thing)
    wanted = width * size[1] * rows // (size[0] * columns)
    return min(wanted, frame.px(MOST_SYMBOL) if entry.tab == "symbols" else width)
