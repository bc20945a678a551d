"""The set of tokens as a whole, and every artifact, idol and market item on its own."""

import sys
from collections import Counter

from game.rules import Setup, new_game, score_sheet
from game.rules.ids import SHOP, TAKE
from tests.kit import (
    BOX,
    act,
    end_turn,
    refused,
    scene,
    walk,
)
from tests.tokens import test_prisoners, test_secrets
from tests.tokens.facts import FACTS
from tests.tokens.words import (
    CROSSING,
    ITEMS,
    MARKET,
    VESTRY,
    bought,
    held,
    worth,
)

# --- the whole set ---------------------------------------------------------------------------------------


def test_every_token_has_its_own_test():
    """A token that joins the box fails here until it is tested."""
    modules = (sys.modules[__name__], test_secrets, test_prisoners)
    tests = [name for module in modules for name in vars(module) if name.startswith("test_")]

    missing = [t.slug for t in BOX.tokens if not any(name.startswith(f"test_{t.slug}_") for name in tests)]

    assert missing == []


def test_every_token_is_as_the_facts_say():
    """R2.3: slug, pile, copies and points."""
    assert [(t.slug, t.pile, t.copies, t.points) for t in BOX.tokens] == list(FACTS)


def test_piles_of_a_new_game_hold_every_token():
    """R2.3, R2.5: so many copies lie in the piles when a game begins."""
    state = new_game(BOX, Setup(players=3), seed=1)
    piles = (state.artifact_stack, state.majors, state.minors, state.prisoners, *state.market)

    found = Counter(BOX.tokens[t].slug for pile in piles for t in pile)

    assert found == {slug: copies for slug, pile, copies, _ in FACTS if pile not in ("monkey_idol", "mastery")}
    assert (state.idols, state.masteries) == (3, 3)


# --- artifacts -------------------------------------------------------------------------------------------


def take_artifact(slug):
    state = scene(
        players=[{"room": "d18.mask_vault", "hand": []}], tiles=["d18 1 0"], artifacts={"d18.mask_vault": [slug]}
    )
    act(state, TAKE)
    return state


def scores_as_artifact(slug, value) -> bool:
    """The dragon wakes, the value counts, and there is no second one to take."""
    state = take_artifact(slug)
    return (held(state), state.rage, score_sheet(state, 0).total) == ([slug], 4, value)


def test_artifact_5_counts_five():
    assert scores_as_artifact("artifact_5", 5)


def test_artifact_7_counts_seven():
    assert scores_as_artifact("artifact_7", 7)


def test_artifact_10_counts_ten():
    assert scores_as_artifact("artifact_10", 10)


def test_artifact_12_counts_twelve():
    assert scores_as_artifact("artifact_12", 12)


def test_artifact_15_counts_fifteen():
    assert scores_as_artifact("artifact_15", 15)


def test_artifact_17_counts_seventeen():
    assert scores_as_artifact("artifact_17", 17)


def test_artifact_20_counts_twenty():
    assert scores_as_artifact("artifact_20", 20)


# --- idols and mastery -----------------------------------------------------------------------------------


def test_monkey_idol_comes_from_the_shrine_and_is_no_artifact():
    """R8.1, R13.1: one per entry; without an artifact it counts nothing."""
    state = scene(players=[{"room": VESTRY, "hand": []}], turn={"boots": 2})

    walk(state, "start_a.monkey_shrine")

    assert (held(state), state.idols, state.rage) == (["monkey_idol"], 2, 3)
    assert score_sheet(state, 0).nothing == "no_artifact"
    assert worth("monkey_idol") == 5


def test_mastery_is_taken_on_escape():
    """R12.1: 20 points."""
    state = scene(players=[{"room": CROSSING, "hand": [], "artifacts": ["artifact_5"]}], turn={"boots": 1})

    walk(state, "start_a.crypt")
    end_turn(state)

    assert held(state) == ["artifact_5", "mastery"]
    assert score_sheet(state, 0).total == 25


# --- market ----------------------------------------------------------------------------------------------


def test_backpack_carries_one_more_artifact():
    """R7.1: and a second one yet another."""
    state = scene(
        players=[{"room": "d18.mask_vault", "hand": [], "artifacts": ["artifact_5"], "tokens": ["backpack"]}],
        tiles=["d18 1 0"],
        artifacts={"d18.mask_vault": ["artifact_20"]},
    )

    act(state, TAKE)

    assert held(state) == ["artifact_20", "artifact_5", "backpack"]
    assert held(bought("backpack")) == ["backpack"]
    assert worth("backpack") == 5


def test_blood_amulet_heals_two_at_once():
    """R7.5: only with 5 or more damage."""
    state = bought("blood_amulet", damage=5)

    assert (held(state), state.players[0].damage) == (["blood_amulet"], 3)
    assert worth("blood_amulet") == 7


def test_blood_amulet_is_not_sold_to_the_healthy():
    """R7.5: 4 damage is not enough."""
    state = scene(players=[{"room": MARKET, "hand": [], "gold": 7, "damage": 4}])

    assert refused(state, SHOP, ITEMS["blood_amulet"]) == "needs_damage"


def test_burglars_kit_gives_two_lockpicks_at_once():
    """R7.5: and stays for its points."""
    state = bought("burglars_kit")

    assert (held(state), state.players[0].picks) == (["burglars_kit"], 5)
    assert worth("burglars_kit") == 2


def test_crown_10_is_bought_first():
    """R7.5: the best crown left."""
    assert held(bought("crown")) == ["crown_10"]
    assert worth("crown_10") == 10


def test_crown_9_is_bought_when_the_ten_is_gone():
    """R7.5: the best crown left."""
    state = scene(players=[{"room": MARKET, "hand": [], "gold": 7}, {"tokens": ["crown_10"]}])

    act(state, SHOP, ITEMS["crown"])

    assert held(state) == ["crown_9"]
    assert worth("crown_9") == 9


def test_crown_8_is_the_last_one():
    """R7.5: then crowns are sold out."""
    state = scene(players=[{"room": MARKET, "hand": [], "gold": 14}, {"tokens": ["crown_10", "crown_9"]}])

    act(state, SHOP, ITEMS["crown"])

    assert held(state) == ["crown_8"]
    assert refused(state, SHOP, ITEMS["crown"]) == "sold_out"
    assert worth("crown_8") == 8
