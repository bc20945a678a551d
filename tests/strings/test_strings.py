"""Words by key: filling in, plural forms, lists, and errors that name the key and the language."""

import re
from string import Formatter

import pytest

from game.box import tokens
from game.box.cards import BASE, PROMOS
from game.strings import Words, WordsError, languages, load

WORDS = load("en")


def texts(entry):
    return [entry] if isinstance(entry, str) else list(entry.values())


def test_a_text_is_filled_in():
    assert Words("en", {"greet": "Hello {name}."})("greet", name="Ann") == "Hello Ann."


@pytest.mark.parametrize(
    ("language", "forms", "expected"),
    [
        ("en", {"one": "{n} boot", "other": "{n} boots"}, {0: "0 boots", 1: "1 boot", 2: "2 boots", 21: "21 boots"}),
        ("es", {"one": "{n} bota", "other": "{n} botas"}, {0: "0 botas", 1: "1 bota", 2: "2 botas"}),
        (
            "ru",
            {"one": "{n} меч", "few": "{n} меча", "many": "{n} мечей"},
            {0: "0 мечей", 1: "1 меч", 2: "2 меча", 4: "4 меча", 5: "5 мечей", 11: "11 мечей", 14: "14 мечей"}
            | {21: "21 меч", 22: "22 меча", 25: "25 мечей", 101: "101 меч", 111: "111 мечей", 112: "112 мечей"},
        ),
        ("zh_hant", {"other": "{n} 金幣"}, {0: "0 金幣", 1: "1 金幣", 5: "5 金幣"}),
    ],
)
def test_a_number_picks_the_form_of_its_language(language, forms, expected):
    words = Words(language, {"thing": forms})
    assert {n: words("thing", n=n) for n in expected} == expected


def test_a_language_may_do_without_forms():
    assert Words("ru", {"gold": "золото: {n}"})("gold", n=3) == "золото: 3"


def test_an_unknown_language_follows_the_english_forms():
    assert Words("pseudo", {"x": {"one": "[{n} boot]", "other": "[{n} boots]"}})("x", n=1) == "[1 boot]"


def test_a_missing_key_names_key_and_language():
    with pytest.raises(WordsError, match=r"en: .*card\.nobody"):
        WORDS("card.nobody")


def test_a_missing_value_names_key_language_and_value():
    with pytest.raises(WordsError, match=r"en: action\.play: .*card"):
        WORDS("action.play")


def test_a_missing_number_is_an_error():
    with pytest.raises(WordsError, match=r"en: amount\.swords: .*number"):
        WORDS("amount.swords")


def test_a_missing_form_is_found_when_the_words_are_made():
    with pytest.raises(WordsError, match=r"ru: swords: .*few"):
        Words("ru", {"swords": {"one": "меч", "other": "мечей"}})


def test_an_unknown_language_is_an_error_that_lists_the_others():
    with pytest.raises(WordsError, match=r"klingon: .*en"):
        load("klingon")


def test_lists():
    assert WORDS.join(["a"]) == "a"
    assert WORDS.join(["a", "b"]) == "a and b"
    assert WORDS.join(["a", "b", "c"]) == "a, b and c"
    assert WORDS.join(["a", "b", "c"], "or") == "a, b or c"
    assert WORDS.join(["a", "b", "c"], "then") == "a, b, c"


def test_english_ships_and_is_read_once():
    assert "en" in languages()
    assert load("en") is WORDS


@pytest.mark.parametrize("card", BASE + PROMOS, ids=lambda card: card.slug)
def test_every_card_has_a_name(card):
    assert WORDS(f"card.{card.slug}")


@pytest.mark.parametrize("token", tokens.BASE, ids=lambda token: token.slug)
def test_every_token_and_market_item_has_a_name(token):
    assert WORDS(f"token.{token.slug}")
    assert not token.item or WORDS(f"item.{token.item}")


@pytest.mark.parametrize("key", sorted(WORDS.entries))
def test_texts_are_tidy(key):
    for text in texts(WORDS.entries[key]):
        assert text == text.strip()
        assert "  " not in text
        assert not re.search(r" [.,:;!?]", text)


@pytest.mark.parametrize("key", sorted(key for key, entry in WORDS.entries.items() if not isinstance(entry, str)))
def test_forms_of_one_text_need_the_same_values(key):
    values = [{name for _, name, _, _ in Formatter().parse(text) if name} - {"n"} for text in texts(WORDS.entries[key])]
    assert all(names == values[0] for names in values)
