"""A language nobody speaks: every text longer by two fifths and in brackets, so that what does not fit or does not
come from the string files shows itself."""

import re

from game.box import base_tiles
from game.strings import Words, load

PADDING = "lorem ipsum dolor sit amet consectetur "


def _longer(text):
    if not text:
        return ""  # this is not said at all
    visible = len(re.sub(r"\{[^}]*\}", "xx", text))
    more = max(0, round(visible * 0.4) - 3)  # the brackets and the space are longer as well
    padding = (PADDING * (more // len(PADDING) + 1))[:more].strip()
    return f"[{text} {padding}]" if padding else f"[{text}]"


def _names():
    """What a language need not name, but may: the tiles and their rooms."""
    names = {f"tile.{tile.slug}": tile.title for tile in base_tiles()}
    return names | {f"room.{room.name}": room.name for tile in base_tiles() for room in tile.rooms}


def pseudo_words():
    """The English words, made longer and marked."""
    entries = {
        key: _longer(entry) if isinstance(entry, str) else {form: _longer(text) for form, text in entry.items()}
        for key, entry in (_names() | load("en").entries).items()
    }
    return Words("pseudo", entries)


def is_marked(text):
    """Whether a text came from the pseudo-language, as a whole or line by line."""
    return all(line.startswith("[") and line.endswith("]") for line in text.split("\n"))
