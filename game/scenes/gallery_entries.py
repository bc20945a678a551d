"""What the gallery shows: every card, tile, token and symbol with its words, and the search through them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import combining, normalize

from game.box import build_box
from game.rules.box import CardDef, TokenDef
from game.rules.tiles import RoomDef, TileDef
from game.strings import Words
from game.view.card_keywords import Keyword, all_keywords
from game.view.colours import SEAT_COLOURS
from game.view.wording import Section, card_text, token_text
from game.view.wording_effects import card_name, token_name
from game.view.wording_places import room_title, tile_name

from .help import CHAPTERS

TABS = ("all", "cards", "tiles", "tokens", "symbols")
_ROOM_FLAGS = ("crypt", "shrine", "market", "wayshrine", "cave")


class Symbol(NamedTuple):
    """One or more pictures that mean one thing."""

    pictures: tuple[str, ...]
    text: str


class Entry(NamedTuple):
    """One thing of the gallery: `lines` are its words, `found_by` all that the search looks through."""

    tab: str
    name: str
    thing: CardDef | TileDef | TokenDef | Symbol
    lines: tuple[str, ...]
    found_by: str


def all_entries(words: Words) -> list[Entry]:
    """Everything there is, in the order of the tabs."""
    box = build_box(promos=True)
    cards = [_entry("cards", card_name(words, card), card, _lines(card_text(words, card))) for card in box.cards]
    tiles = [_entry("tiles", tile_name(words, tile), tile, tile_lines(words, tile)) for tile in box.tiles]
    tokens = [_entry("tokens", token_name(words, t), t, _lines(token_text(words, t))) for t in box.tokens]
    return [*cards, *tiles, *tokens, *_symbols(words)]


def matching(entries: Iterable[Entry], tab: str, search: str) -> list[Entry]:
    """The entries of a tab that hold every word of the search, whatever its case and accents."""
    wanted = plain(search).split()
    return [
        entry for entry in entries if tab in ("all", entry.tab) and all(word in entry.found_by for word in wanted)
    ]


def plain(text: str) -> str:
    """A text without case and accents."""
    return "".join(char for char in normalize("NFKD", text) if not combining(char)).casefold()


def tile_lines(words: Words, tile: TileDef) -> list[str]:
    """What kind of tile it is, and what its rooms hold."""
    lines = [words(f"gallery.zone.{tile.zone}")]
    lines += [words("gallery.haunted")] if tile.haunted else []
    lines += [words("gallery.portals", n=tile.portals)] if tile.portals else []
    return lines + [_room_line(words, room) for room in tile.rooms]


def _room_line(words: Words, room: RoomDef) -> str:
    held = [words(f"gallery.room.{flag}") for flag in _ROOM_FLAGS if getattr(room, flag)]
    held += [words(f"gallery.room.{room.feature}")] if room.feature else []
    held += [words(f"gallery.room.artifact_{room.artifact}")] if room.artifact >= 0 else []
    held += [words(f"gallery.room.{room.reward}", n=room.gold)] if room.reward else []
    what = words.join(held) if held else words("gallery.room.nothing")
    return words("gallery.room.line", room=room_title(words, room), what=what)


def _symbols(words: Words) -> list[Entry]:
    """Icons by what they stand for, each once; then the pieces of the six colours."""
    told: dict[str, Keyword] = {}
    for keyword in (*all_keywords(words), *_rules_parts(words)):
        told.setdefault(keyword.picture, keyword)
    icons = [_entry("symbols", word.title, Symbol((word.picture,), word.text), [word.text]) for word in told.values()]
    return icons + [_colour(words, colour) for colour in SEAT_COLOURS]


def _rules_parts(words: Words) -> list[Keyword]:
    """The parts of the rules that have a picture."""
    return [
        Keyword(picture, words(f"help.{chapter}.{part}.title"), words(f"help.{chapter}.{part}.text"))
        for chapter, parts in CHAPTERS.items()
        for part, picture in parts.items()
        if not picture.startswith("tokens/")
    ]


def _colour(words: Words, colour: str) -> Entry:
    text = words(f"gallery.colour.{colour}")
    pictures = (f"pawns/{colour}", f"cubes/{colour}", f"marks/{colour}")
    return _entry("symbols", words(f"colour.{colour}"), Symbol(pictures, text), [text])


def _entry(tab: str, name: str, thing: CardDef | TileDef | TokenDef | Symbol, lines: Iterable[str]) -> Entry:
    lines = tuple(lines)
    return Entry(tab, name, thing, lines, plain(" ".join((name, *lines))))


def _lines(sections: list[Section]) -> list[str]:
    return [text for section in sections for text in (section.title, *section.lines)]
