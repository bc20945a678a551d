"""The words of cards, tokens and reasons, and that nothing the rules can say is without words."""

import inspect
import re

import pytest

from game.box import build_box
from game.rules import effects as fx
from game.rules.conditions import COUNTERS
from game.rules.interpreter import OPS, QUESTIONS, STEPS
from game.rules.reasons import CODES, Reason
from game.strings import Words, WordsError, load
from game.view.wording import card_text, reason_text, token_text
from game.view.wording_effects import clauses, condition, each, effect_lines

WORDS = load("en")
BOX = build_box(promos=True)


def flat(sections) -> dict[str, list[str]]:
    """Section kind -> its lines, without the empty ones; the title of "about" comes first."""
    about, *rest = sections
    return {"about": [about.title, *about.lines], **{section.kind: list(section.lines) for section in rest}}


def assert_tidy(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"  |[{}_]|\.\.| [.,:;]|\b1 (cards|swords|boots|lockpicks|points|cubes)\b", text), text


CARDS = {
    "burgle": {"about": ["Starting card"], "play": ["Gain 1 skill."]},
    "explore": {"about": ["Reserve", "Costs 3 skill."], "play": ["Gain 2 skill and 1 boot."]},
    "goblin": {
        "about": ["Monster", "Costs 2 swords.", "It stays in the reserve and can be fought again and again."],
        "defeat": ["Gain 1 gold."],
    },
    "bard": {
        "about": ["Companion", "Costs 3 skill."],
        "play": ["Gain 2 skill.", "Clank! +1.", "If you make 2 or more Clank! this turn: heal 2 damage."],
        "points": ["1 point at the end of the game."],
    },
    "bandit": {
        "about": ["Companion", "Costs 4 skill."],
        "play": ["Gain 1 skill, 1 sword and 1 boot."],
        "acquire": ["Gain 1 sword and 1 boot."],
        "points": ["2 points at the end of the game."],
    },
    "empurror": {
        "about": ["Companion", "Costs 1 skill."],
        "play": [
            "Choose one, or all of them if you have an artifact:",
            "• Clank! −2.",
            "• Gain 1 gold.",
            "• Crystal caves do not stop you this turn.",
        ],
        "points": ["1 point at the end of the game."],
    },
    "white_tourmaline": {
        "about": ["Gem", "Costs 4 skill."],
        "play": ["Draw 1 card."],
        "acquire": ["Clank! +2."],
        "ward": [
            "When a ghost would damage you, you may discard this card: that damage is prevented, and you draw 1 card."
        ],
        "marks": ["Dragon: when this card is dealt at the end of a turn, the dragon attacks."],
        "points": ["3 points at the end of the game."],
    },
    "waystone": {
        "about": ["Card", "Costs 1 skill."],
        "play": [
            "Gain 1 boot.",
            "If you are in a wayshrine: you may trash this card from your play area this turn to teleport to another "
            "wayshrine.",
        ],
        "points": ["1 point at the end of the game."],
    },
    "charlatan": {
        "about": ["Companion", "Costs 4 skill."],
        "play": ["You may discard a card from your hand; if you do, draw 2 cards."],
        "points": ["2 points at the end of the game."],
    },
    "lute": {
        "about": ["Card", "Costs 6 skill."],
        "play": ["Clank! +1.", "Draw 2 cards.", "For each Clank! you make this turn: gain 1 gold."],
        "points": ["3 points at the end of the game."],
    },
    "expensive_taste": {
        "about": ["Card", "Costs 6 skill."],
        "play": ["Gain 3 skill and 2 gold."],
        "points": ["5 points at the end of the game if you have a crown and a gem."],
    },
    "thirst_for_adventure": {
        "about": ["Card", "Costs 7 skill."],
        "play": ["Gain 3 boots."],
        "acquire": ["Gain 3 boots."],
        "marks": ["Dragon: when this card is dealt at the end of a turn, the dragon attacks."],
        "points": ["2 points at the end of the game for each artifact and each monkey idol you have."],
    },
    "blink_spell": {
        "about": ["Card", "Costs 8 skill."],
        "play": [
            "Gain 3 skill.",
            "You may teleport to an adjacent room or the room of another player in the Depths this turn.",
        ],
        "marks": ["Dragon: when this card is dealt at the end of a turn, the dragon attacks."],
        "points": ["3 points at the end of the game."],
    },
    "locked_trunk": {
        "about": ["Device", "Costs 3 skill and 1 lockpick.", "Cannot be used when no major secrets are left."],
        "use": ["Take a major secret."],
        "marks": ["Dragon: when this card is dealt at the end of a turn, the dragon attacks."],
    },
    "thieves_shrine": {
        "about": ["Device", "Costs 4 skill."],
        "use": [
            "Choose one:",
            "• Gain 2 gold.",
            "• Trash up to 2 copies of Burgle from your play area or discard pile.",
        ],
        "arrive": ["Up to 3 black cubes that were set aside go back into the dragon bag."],
    },
    "crystal_kobold": {
        "about": ["Monster", "Costs 2 swords.", "Fight it only in a crystal cave or in a wayshrine."],
        "defeat": ["Gain 2 skill."],
        "marks": ["Dragon: when this card is dealt at the end of a turn, the dragon attacks."],
    },
    "wishing_well": {
        "about": ["Device", "Costs 3 gold."],
        "use": ["Draw 2 cards."],
        "marks": [
            "Danger: while this card lies in the Dungeon Row, each attack of the dragon draws 1 cube more.",
            "Dragon: when this card is dealt at the end of a turn, the dragon attacks.",
        ],
    },
    "breakout": {
        "about": ["Card", "Costs 3 skill."],
        "play": ["Gain 1 skill, 1 sword and 1 boot.", "If you free a prisoner this turn: gain 3 gold and Clank! +1."],
        "points": ["1 point at the end of the game."],
    },
}

TOKENS = {
    "artifact_10": {"about": ["Artifact"], "points": ["10 points at the end of the game."]},
    "blood_amulet": {
        "about": ["Market item", "Costs 7 gold in a market room.", "Only if you have 5 or more damage."],
        "take": ["Heal 2 damage."],
        "points": ["7 points at the end of the game."],
    },
    "potion_of_strength": {
        "about": ["Minor secret"],
        "potion": ["Gain 2 swords.", "Then it goes to the game box."],
    },
    "treasure": {"about": ["Minor secret"], "take": ["Gain 2 gold.", "Then it goes to the game box."]},
    "puzzle_box": {
        "about": [
            "Minor secret",
            "Keep it until you are in a wayshrine. There it is swapped for a random major secret, if one is left.",
        ],
    },
    "warrior": {
        "about": ["Prisoner"],
        "points": ["1 point at the end of the game for each freed prisoner you have.", "This one counts too."],
    },
    "sorceress": {
        "about": ["Prisoner"],
        "points": ["5 points at the end of the game if you have 2 or more Secret Tomes."],
    },
}


@pytest.mark.parametrize("slug", CARDS)
def test_a_card_reads(slug):
    assert flat(card_text(WORDS, BOX.cards[BOX.card_ids[slug]])) == CARDS[slug]


@pytest.mark.parametrize("slug", TOKENS)
def test_a_token_reads(slug):
    assert flat(token_text(WORDS, BOX.tokens[BOX.token_ids[slug]])) == TOKENS[slug]


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.slug)
def test_every_card_is_in_whole_sentences(card):
    sections = card_text(WORDS, card)
    assert len(sections) > 1
    for section in sections:
        assert_tidy(section.title)
        for line in section.lines:
            assert_tidy(line)
            assert line.endswith((".", ":"))
            assert not line.removeprefix("• ")[0].islower()


@pytest.mark.parametrize("token", BOX.tokens, ids=lambda token: token.slug)
def test_every_token_is_in_whole_sentences(token):
    sections = token_text(WORDS, token)
    assert any(section.lines for section in sections)
    for line in (line for section in sections for line in section.lines):
        assert_tidy(line)
        assert line.endswith(".")


# --- nothing is without words ----------------------------------------------------------------------------------

NUMBERED = ("skill", "swords", "boots", "gold", "lockpick", "draw", "heal", "hurt", "clank", "others_clank")
NUMBERED += ("everyone_clank", "rage", "return_cubes", "minor_secret", "major_secret", "free_prisoners")
PLAIN = ("ghost", "take_tome", "trash_this", "spring", "flute", "caves_do_not_stop", "ignore_monsters", "teleport_now")
PLAIN += ("raise_tile", "map_tile", "turn_alone", "flip_tiles", "project", "to_deck_top", "replace_row_card")
PLAIN += ("steal_row_card", "market_gift")
GOLD, IDOL = fx.gold(1), fx.at_least("idols")
SAMPLES = {
    **{name: [getattr(fx, name)(n) for n in (1, 2)] for name in NUMBERED},
    **{name: [getattr(fx, name)()] for name in PLAIN},
    "trash": [fx.trash(slug, optional) for slug in ("", "burgle") for optional in (False, True)],
    "teleport": [
        fx.teleport(where, given=given, trash_card=trashed)
        for where in ("adjacent", "player", "wayshrine", "haunted")
        for given in ((), IDOL)
        for trashed in (False, True)
    ],
    "choose": [fx.choose((GOLD,), (fx.draw(1), fx.heal(1)), times=n) for n in (1, 2)],
    "choose_or_all": [fx.choose_or_all(IDOL, (GOLD,), (fx.draw(1),))],
    "pay": [fx.pay(what, n, fx.draw(2)) for what in ("gold", "lockpick") for n in (1, 2)],
    "discard_for": [fx.discard_for(GOLD)],
    "when": [fx.when(IDOL, GOLD, fx.draw(1))],
    "per": [fx.per("idols", GOLD)],
}
NOT_EFFECTS = {"at_least", "points_if", "points_per"}


def test_the_samples_cover_every_effect_a_card_can_have():
    made = {name for name, _ in inspect.getmembers(fx, inspect.isfunction)} - NOT_EFFECTS
    assert made == set(SAMPLES)
    assert set(OPS) <= made <= {*OPS, *STEPS, *QUESTIONS}  # the other steps and questions are made by the rules


@pytest.mark.parametrize("name", SAMPLES)
def test_every_effect_has_words_alone_and_inside_another(name):
    for effect in SAMPLES[name]:
        for line in effect_lines(WORDS, (effect, fx.when(IDOL, effect))):
            assert_tidy(line)


def test_an_effect_without_words_is_an_error():
    with pytest.raises(WordsError, match=r"effect\.juggle"):
        clauses(WORDS, (("juggle", 3),))


PLACES = {"cave", "in_market", "in_wayshrine", "in_cave", "in_depths", "on_haunted_tile"}


@pytest.mark.parametrize("name", COUNTERS)
def test_every_counter_has_words(name):
    for least in (1, 2, 5):
        assert_tidy(condition(WORDS, fx.at_least(name, least)))
    if name not in PLACES:
        assert_tidy(each(WORDS, (name,)))


def test_conditions_add_up():
    both = fx.at_least("crowns") + fx.at_least("prisoners", 3) + fx.at_least("damage", 5)
    assert condition(WORDS, both) == "you have a crown and 3 or more freed prisoners and you have 5 or more damage"


def test_both_forms_of_points_have_words():
    made = {name: getattr(fx, name) for name, _ in inspect.getmembers(fx, inspect.isfunction) if "points" in name}
    assert set(made) == {"points_if", "points_per"}
    card = BOX.cards[0]
    assert flat(card_text(WORDS, card._replace(score=fx.points_if(IDOL, 1))))["points"] == [
        "1 point at the end of the game if you have a monkey idol."
    ]
    assert flat(card_text(WORDS, card._replace(points=2, score=fx.points_per(1, "tomes"))))["points"] == [
        "2 points at the end of the game.",
        "1 point at the end of the game for each Secret Tome you have.",
    ]


# --- reasons ---------------------------------------------------------------------------------------------------

DETAILS = {
    "wrong_place": ["in_cave in_wayshrine", "in_depths", "in_market", "on_haunted_tile"],
    "wrong_kind": ["reserve", "card", "device", "monster", "starter"],
    "already_picked": ["chest", "library", "prison"],
    "not_there": ["", "burgle"],
    "must_trash": ["", "burgle"],
    "wayshrine_full": ["4"],
}


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_one_plain_sentence(code):
    for detail in DETAILS.get(code, [""]):
        for need, have in ((1, 0), (5, 3), (2, 1)):
            text = reason_text(WORDS, Reason(code, need, have, detail))
            assert_tidy(text)
            assert text.endswith(".")
            assert text.count(".") == 1


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason("needs_skill", 5, 3), "Needs 5 skill, you have 3."),
        (Reason("needs_boots", 1, 0), "Needs 1 boot, you have 0."),
        (Reason("needs_swords", 2, 1), "Needs 2 swords, you have 1."),
        (Reason("needs_lockpicks", 2, 0), "Needs 2 lockpicks, you have 0."),
        (Reason("needs_gold", 7, 6), "Needs 7 gold, you have 6."),
        (Reason("needs_damage", 5, 2), "Needs 5 damage on your health meter, you have 2."),
        (Reason("wrong_place", detail="in_cave in_wayshrine"), "Only in a crystal cave or in a wayshrine."),
        (Reason("hands_full", 1, 1), "You can carry 1 artifact and have 1."),
        (Reason("hands_full", 2, 2), "You can carry 2 artifacts and have 2."),
        (Reason("hand_not_empty", have=1), "Play the last card of your hand first."),
        (Reason("hand_not_empty", have=3), "Play the 3 cards left in your hand first."),
        (Reason("must_trash", detail="burgle"), "You must trash a copy of Burgle first."),
        (Reason("wayshrine_full", detail="4"), "All 4 spaces of this wayshrine are taken."),
    ],
)
def test_a_reason_reads(reason, text):
    assert reason_text(WORDS, reason) == text


def test_a_reason_without_words_is_an_error():
    with pytest.raises(WordsError, match=r"reason\.too_tired"):
        reason_text(WORDS, Reason("too_tired"))


def test_another_language_may_put_things_its_own_way():
    russian = Words("ru", {"reason.needs": "Нужно: {need}, есть: {have}.", "amount.swords": RUSSIAN_SWORDS})
    assert reason_text(russian, Reason("needs_swords", 3, 1)) == "Нужно: 3 меча, есть: 1."


RUSSIAN_SWORDS = {"one": "{n} меч", "few": "{n} меча", "many": "{n} мечей"}
