"""Every prisoner on its own, and the coupon among them."""

import pytest

from game.rules import score_sheet
from game.rules.ids import MARK, SHOP
from tests.kit import (
    act,
    scene,
)
from tests.tokens.words import CROSSING, ITEMS, MARKET, boxed, freed, held, worth

# --- prisoners -------------------------------------------------------------------------------------------


def test_adventurer_raises_the_rage():
    assert freed("adventurer").rage == 4
    assert worth("adventurer") == 3


def test_barbarian_gives_two_swords():
    assert freed("barbarian").turn.swords == 2
    assert worth("barbarian") == 2


def test_cleric_heals_one():
    assert freed("cleric", player={"damage": 3}).players[0].damage == 2
    assert worth("cleric") == 2


def test_discount_coupon_takes_five_gold_off_an_item():
    """R9.7: once, and it is nobody."""
    state = scene(players=[{"room": MARKET, "hand": [], "gold": 2, "tokens": ["discount_coupon"]}])

    act(state, SHOP, ITEMS["burglars_kit"], 1)

    assert (held(state), boxed(state)) == (["burglars_kit"], ["discount_coupon"])
    assert worth("warrior", tokens=["discount_coupon"]) == 1
    assert worth("discount_coupon") == 0


def test_golden_monkey_bot_is_prisoner_and_idol():
    """R9.8: worth 3."""
    assert held(freed("golden_monkey_bot")) == ["golden_monkey_bot", "peasant"]
    assert worth("golden_monkey_bot") == 3
    assert worth("primatologist", tokens=["golden_monkey_bot"]) == 5
    assert worth("warrior", tokens=["golden_monkey_bot"]) == 2


def test_haunted_prisoner_brings_a_ghost():
    """From the bank into the Clank! area."""
    state = freed("haunted_prisoner")

    assert (state.ghosts_bank, state.ghosts_area) == (4, 1)
    assert worth("haunted_prisoner") == 3


def test_haunted_prisoner_brings_nothing_from_an_empty_bank():
    state = freed("haunted_prisoner", ghosts_bag=5)

    assert (state.ghosts_bank, state.ghosts_area, state.ghosts_bag) == (0, 0, 5)


def test_mayor_counts_five_with_a_mastery_token():
    assert worth("mayor", tokens=["mastery"]) == 5
    assert worth("mayor") == 0


def test_monk_counts_the_wayshrines_marked():
    assert worth("monk") == 0
    assert worth("monk", marks=[CROSSING]) == 1


def test_monk_counts_each_wayshrine_once():
    """Two of them, marked in the game."""
    state = scene(
        tiles=["s2 -1 1"],
        players=[{"room": "s2.cistern", "hand": [], "tokens": ["monk"], "marks": [CROSSING]}],
    )

    act(state, MARK)

    assert [line.points for line in score_sheet(state, 0).lines if line.slug == "monk"] == [2]


def test_peasant_counts_two():
    assert held(freed("peasant")) == ["peasant", "peasant"]
    assert worth("peasant") == 2


def test_primatologist_counts_five_with_an_idol():
    """One or three, five points."""
    assert worth("primatologist") == 0
    assert worth("primatologist", tokens=["monkey_idol"]) == 5
    assert worth("primatologist", tokens=["monkey_idol"] * 3) == 5


@pytest.mark.parametrize("crown", ["crown_8", "crown_9", "crown_10"])
def test_prince_counts_five_with_a_crown(crown):
    assert worth("prince", tokens=[crown]) == 5
    assert worth("prince") == 0


@pytest.mark.parametrize("crown", ["crown_8", "crown_9", "crown_10"])
def test_princess_counts_five_with_a_crown(crown):
    assert worth("princess", tokens=[crown]) == 5
    assert worth("princess") == 0


def test_princess_and_prince_share_one_crown():
    assert worth("princess", tokens=["prince", "crown_8"]) == 5
    assert worth("prince", tokens=["princess", "crown_8"]) == 5


def test_sorceress_counts_five_with_two_secret_tomes():
    """Anywhere among the own cards; one is not enough, four are not more."""
    assert worth("sorceress", deck=["secret_tome"]) == 0
    assert worth("sorceress", deck=["secret_tome"], discard=["secret_tome"]) == 5
    assert worth("sorceress", deck=["secret_tome"] * 4) == 5


def test_warrior_counts_every_freed_prisoner():
    """Himself included."""
    assert worth("warrior") == 1
    assert worth("warrior", tokens=["peasant", "monk", "mayor"]) == 4


def test_warrior_counts_twice_when_there_are_two():
    """Each of them counts both."""
    assert worth("warrior", tokens=["warrior"]) == 4


def test_warrior_does_not_count_other_tokens():
    assert worth("warrior", tokens=["monkey_idol", "chalice", "discount_coupon"]) == 1
