"""The written rules: every number of the law stands in RULES.md once, in order, under its chapter."""

import re
from pathlib import Path

import pytest

import game.rules
from game.box.cards import BASE, PROMOS
from game.strings import load

TEXT = (Path(game.rules.__file__).parent / "RULES.md").read_text(encoding="utf-8")
RULES_PER_CHAPTER = (2, 9, 13, 7, 8, 10, 6, 5, 8, 3, 8, 5, 2, 9, 7)
NUMBERS = [f"R{chapter}.{n}" for chapter, last in enumerate(RULES_PER_CHAPTER, 1) for n in range(1, last + 1)]
SINGLE_CARDS = "## Rulings on single cards"


def test_every_number_once_and_in_order():
    assert re.findall(r"^- (R\d+\.\d+) ", TEXT, re.MULTILINE) == NUMBERS


def test_every_number_stands_in_its_chapter():
    chapters = re.findall(r"^## R(\d+) \w.*?(?=^## )", TEXT, re.MULTILINE | re.DOTALL)
    assert chapters == [str(n) for n in range(1, 16)]
    for number, body in zip(chapters, re.split(r"^## R\d+ ", TEXT, flags=re.MULTILINE)[1:], strict=True):
        assert set(re.findall(r"^- R(\d+)\.", body, re.MULTILINE)) == {number}


@pytest.mark.parametrize("line", [line for line in TEXT.splitlines() if line.startswith("- ")])
def test_every_rule_is_whole_sentences(line):
    assert line.endswith((".", ".)"))
    assert "  " not in line


def test_rules_that_are_cited_exist():
    assert set(re.findall(r"R\d+\.\d+", TEXT)) <= set(NUMBERS)


def test_our_own_rulings_are_marked():
    marked = {number for number in NUMBERS if "†" in re.search(rf"^- {re.escape(number)} .*$", TEXT, re.MULTILINE)[0]}
    assert marked == {
        *("R2.1", "R3.12", "R6.4", "R6.5", "R6.10", "R8.4", "R11.5", "R13.2", "R14.3", "R14.4", "R14.5"),
    }


def test_the_rulings_name_cards_that_exist():
    words = load("en")
    names = {words(f"card.{card.slug}") for card in BASE + PROMOS}
    heads = re.findall(r"^- (.*?):", TEXT.split(SINGLE_CARDS)[1], re.MULTILINE)
    heads = [head for names_of_one in heads for head in names_of_one.split(", ")]
    assert len(heads) == 29
    assert set(heads) <= names


def test_nothing_outside_the_repository_is_mentioned():
    assert "shared" not in TEXT.replace("victory is shared", "")
    assert ".csv" not in TEXT
