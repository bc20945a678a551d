"""All words that people read, by key: one folder per language, with one TOML file per part of the game.

    words = load("en")
    words("amount.swords", n=2)                       # "2 swords"
    words("action.play", card=words("card.burgle"))   # "Play Burgle"

A text may hold {names} that are filled in. Where it depends on a number it is a table of forms instead of one text,
and the value `n` picks the form: `{ one, other }` in English and Spanish, `{ one, few, many }` in Russian, `{ other }`
in Chinese. A language that needs no forms for a text simply writes one text. An empty text means "say nothing".
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

Entry = str | Mapping[str, str]

_FOLDER = Path(__file__).resolve().parent


class WordsError(LookupError):
    """Words that are missing or cannot be filled in; the message names the language and the key."""


def _one_other(n: int) -> str:
    return "one" if abs(n) == 1 else "other"


def _one_few_many(n: int) -> str:
    ones, tens = abs(n) % 10, abs(n) % 100
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


def _always_other(n: int) -> str:
    return "other"


_RULES: dict[str, tuple[Callable[[int], str], frozenset[str]]] = {
    "en": (_one_other, frozenset({"one", "other"})),
    "es": (_one_other, frozenset({"one", "other"})),
    "ru": (_one_few_many, frozenset({"one", "few", "many"})),
    "zh_hant": (_always_other, frozenset({"other"})),
}
_ALL_FORMS = frozenset().union(*(forms for _, forms in _RULES.values()))


class Words:
    """The words of one language. Called with a key and values it gives the finished text."""

    def __init__(self, language: str, entries: Mapping[str, Entry], unread: Iterable[Path] = ()) -> None:
        """`entries` maps whole keys ("card.burgle") to texts or tables of forms; WordsError if a form is missing.

        The files of `unread` are read one after the other, as soon as a key is asked for that is not known yet.
        A language without plural rules of its own (a pseudo-language of the tests) follows the English ones.
        """
        self.language = language
        self._form, self._forms = _RULES.get(language, _RULES["en"])
        self._known: dict[str, Entry] = {}
        self._unread = list(unread)
        self._learn(entries)

    @property
    def entries(self) -> Mapping[str, Entry]:
        """Every key with its text or its forms."""
        while self._unread:
            self._read_on()
        return self._known

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values filled in; WordsError if the key or a value is missing."""
        text = self._text(key, values)
        try:
            return text.format(**values)
        except (KeyError, IndexError) as error:
            raise WordsError(f"{self.language}: {key}: no value for {error}") from None

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def join(self, items: Iterable[str], last: str = "and") -> str:
        """The items as one list: "a, b and c". `last` is "and" or "or"; "then" puts no word before the last."""
        *most, end = items
        if not most:
            return end
        start = most[0]
        for item in most[1:]:
            start = self("list.then", first=start, last=item)
        return self(f"list.{last}", first=start, last=end)

    def _learn(self, entries: Mapping[str, Entry]) -> None:
        for key, entry in entries.items():
            if not isinstance(entry, str) and entry.keys() != self._forms:
                raise WordsError(f"{self.language}: {key}: has the forms {sorted(entry)}, needs {sorted(self._forms)}")
            if key in self._known:
                raise WordsError(f"{self.language}: {key}: is written twice")
            self._known[key] = entry

    def _read_on(self) -> None:
        path = self._unread.pop(0)
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise WordsError(f"{self.language}: {path.name}: {error}") from None
        entries: dict[str, Entry] = {}
        _flatten(f"{self.language}: {path.name}", "", table, entries)
        self._learn(entries)

    def _text(self, key: str, values: Mapping[str, Any]) -> str:
        while key not in self._known and self._unread:
            self._read_on()
        entry = self._known.get(key)
        if entry is None:
            raise WordsError(f"{self.language}: there are no words for {key!r}")
        if isinstance(entry, str):
            return entry
        if not isinstance(values.get("n"), int):
            raise WordsError(f"{self.language}: {key}: needs a whole number n to choose the form")
        return entry[self._form(values["n"])]


@lru_cache(maxsize=8)
def load(language: str) -> Words:
    """The words of a language that ships with the game; WordsError if there is no such language.

    A bad file is told when it is read. The words of the menu come first, as it is what everybody waits for.
    """
    if language not in languages():
        raise WordsError(f"{language}: there is no such language; there are {', '.join(languages())}")
    return Words(language, {}, sorted((_FOLDER / language).glob("*.toml"), key=lambda path: path.stem != "scenes"))


def languages() -> list[str]:
    """The languages that ship with the game."""
    return sorted({path.parent.name for path in _FOLDER.glob("*/*.toml")})


def _flatten(where: str, key: str, value: object, entries: dict[str, Entry]) -> None:
    """Sections of the file become dotted keys; a table of plural forms stays together."""
    if isinstance(value, str) or (isinstance(value, dict) and value and value.keys() <= _ALL_FORMS):
        if not isinstance(value, str) and not all(isinstance(form, str) for form in value.values()):
            raise WordsError(f"{where}: {key}: is not a text")
        entries[key] = value
    elif isinstance(value, dict):
        for name, inner in value.items():
            _flatten(where, f"{key}.{name}" if key else name, inner, entries)
    else:
        raise WordsError(f"{where}: {key}: is not a text")
