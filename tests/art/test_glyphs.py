"""No text shows an empty box: every character of every string and name has a glyph in the face that draws it."""

import csv
import re
from functools import cache
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from game.strings import load
from game.view import text
from game.view.text import BODY, BOLD, DISPLAY, ITALIC

HERE = Path(__file__).parent
STRINGS = HERE.parent.parent / "game" / "strings"
LANGUAGES = ("en", "es", "ru", "zh_hant")
WRITTEN = sorted(folder.name for folder in STRINGS.iterdir() if (folder / "cards.toml").exists())
LOWER = "abcdefghijklmnopqrstuvwxyzáéíóúüñабвгдеёжзийклмнопрстуфхцчшщъыьэюя"


@cache
def characters_of(face, chinese):
    return TTFont(text._path(face, chinese)).getBestCmap().keys()


def missing(words, face):
    """The characters that the font in which they would be set does not have."""
    return {char for char in words if char != "\n" and ord(char) not in characters_of(*text._set_in(face, char))}


def names(language):
    with (HERE / "names_in_four_languages.csv").open(encoding="utf-8", newline="") as file:
        return [row[language] for row in csv.DictReader(file) if row[language]]


def strings(language):
    for entry in load(language).entries.values():
        for form in [entry] if isinstance(entry, str) else entry.values():
            yield re.sub(r"\{[^}]*\}", "", form)


@pytest.mark.parametrize("face", [BODY, BOLD, ITALIC, DISPLAY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_glyphs(language, face):
    assert len(names(language)) > 200
    assert not missing("".join(names(language)), face)


@pytest.mark.parametrize("face", [BODY, BOLD, ITALIC, DISPLAY])
@pytest.mark.parametrize("language", WRITTEN)
def test_every_string_has_its_glyphs(language, face):
    assert not missing("".join(strings(language)), face)


def test_titles_are_set_in_our_own_face_in_spanish_and_russian_capitals_and_small():
    for char in LOWER + LOWER.upper() + "".join(names("es") + names("ru")):
        assert text._set_in(DISPLAY, char) == (DISPLAY, False), char


def test_what_our_own_face_lacks_is_set_in_another_and_can_be_seen():
    assert text._set_in(DISPLAY, "Ł") == (BOLD, False)
    assert text._set_in(DISPLAY, "龍") == (DISPLAY, True)
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    for char in "Ł龍Ж":
        style = text.Style(DISPLAY, 40, (255, 255, 255))
        assert pygame.mask.from_surface(text.line(char, style)).count() > 100, char


@pytest.mark.parametrize("face", [BODY, BOLD, ITALIC, DISPLAY])
def test_a_line_of_several_fonts_keeps_the_height_of_its_face(face):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    style = text.Style(face, 30, (255, 255, 255))
    lines = [text.line(words, style) for words in ("Ada", "噤聲龍鑰", "Ada 龍")]
    assert len({line.get_height() for line in lines}) == 1
    ink = pygame.mask.from_surface(lines[1]).get_bounding_rects()
    assert min(rect.top for rect in ink) > 0
    assert max(rect.bottom for rect in ink) < lines[1].get_height()


def test_a_missing_glyph_is_noticed():
    assert missing("a\u0e01", BODY) == {"\u0e01"}
