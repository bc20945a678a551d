"""R3.9: conditions are met whenever they become true in the turn."""

import pytest

from game.rules.ids import MARK, PICK, SHOP, TAKE, TELEPORT
from tests.kit import (
    act,
    end_turn,
    kinds,
    play,
    routes_to,
    scene,
    slugs_of,
    walk,
)  # fmt: skip

DECK = ["burgle"] * 6
CROWN = 3  # the market item


# --- R3.9 before or after, once per card ------------------------------------------------------------------------


def test_a_condition_true_before_the_card_is_played():
    """R3.9, EX1: a companion lies in the play area, then Rebel General draws 1."""
    state = scene(players=[{"hand": ["bandit", "rebel_general"], "deck": DECK}])

    play(state, "bandit", "rebel_general")

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_a_condition_that_comes_true_after_the_card_was_played():
    """R3.9, EX2: Rebel General waits for a companion played later."""
    state = scene(players=[{"hand": ["bandit", "rebel_general"], "deck": DECK}])

    play(state, "rebel_general")
    assert slugs_of(state.players[0].hand) == ["bandit"]

    play(state, "bandit")
    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_a_condition_is_met_once_per_card():
    """R3.9: a third companion brings nothing more."""
    state = scene(players=[{"hand": ["rebel_general", "bandit", "expert_guide"], "deck": DECK}])

    play(state, "rebel_general", "bandit", "expert_guide")

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_each_copy_of_a_card_has_its_own_condition():
    """R3.9: once per card played, so two Bards heal twice."""
    state = scene(players=[{"hand": ["bard", "bard"], "damage": 6}])

    play(state, "bard")
    assert state.players[0].damage == 6

    play(state, "bard")
    assert state.players[0].damage == 2


def test_a_waiting_condition_is_gone_at_the_end_of_the_turn():
    """R3.9: during the turn, not in the next one."""
    state = scene(players=[{"hand": ["bard"], "damage": 6, "deck": ["stumble", "stumble"]}, {"hand": []}])

    play(state, "bard")
    end_turn(state)
    end_turn(state)
    play(state, "stumble", "stumble")

    assert state.players[0].damage == 6


# --- R3.9 Clank! you make ---------------------------------------------------------------------------------------


def test_clank_that_was_taken_back_counts():
    """R3.9: what was made and taken back counts for a card played later."""
    state = scene(players=[{"hand": ["stumble", "sneak_attack", "bard"], "damage": 3}])

    play(state, "stumble", "sneak_attack", "bard")

    assert state.players[0].noise == 0
    assert state.players[0].damage == 1


def test_clank_that_a_credit_cancelled_counts():
    """R3.9: also what a credit cancelled."""
    state = scene(turn={"credit": 2}, players=[{"hand": ["stumble", "bard"], "damage": 3}])

    play(state, "stumble", "bard")

    assert state.players[0].noise == 0
    assert state.players[0].damage == 1


def test_clank_that_was_not_made_does_not_count():
    """R3.9, R3.6: what an empty supply could not give was not made."""
    state = scene(players=[{"hand": ["smash_and_grab", "bard"], "damage": 3, "bagged": 26}])

    play(state, "bard", "smash_and_grab")

    assert state.players[0].noise == 1
    assert state.players[0].damage == 3


def test_clank_of_others_does_not_count():
    """R3.9: Clank! you make."""
    state = scene(players=[{"hand": ["corrupt_advisor", "bard"], "damage": 3}])

    play(state, "bard", "corrupt_advisor")

    assert state.players[1].noise == 1
    assert state.players[0].damage == 3


def test_for_each_counts_before_and_after():
    """R3.9, EX4: Lute pays for the Clank! made before, its own, and what follows."""
    state = scene(players=[{"hand": ["lute", "smash_and_grab", "stumble"], "deck": DECK}])
    p = state.players[0]

    play(state, "smash_and_grab", "lute")
    assert p.gold == 3

    play(state, "stumble")
    assert p.gold == 4


@pytest.mark.parametrize("order", [("sneak_attack", "lute"), ("lute", "sneak_attack")])
def test_taking_back_does_not_cost_the_gold(order):
    """R3.9, EX5: the gold stays, whether the Clank! is taken back before or after."""
    state = scene(players=[{"hand": ["stumble", "lute", "sneak_attack"], "deck": DECK}])

    play(state, "stumble", *order)

    assert state.players[0].gold == 2


# --- R3.9 caves, tokens, for each -------------------------------------------------------------------------------


def test_a_cave_entered_after_the_card_was_played():
    """R3.9, EX3: Lie in Wait was played outside, the pawn enters a crystal cave: Clank! -2 at once."""
    state = scene(turn={"boots": 1}, players=[{"room": "start_a.crossing", "hand": ["lie_in_wait"], "noise": 3}])

    play(state, "lie_in_wait")
    assert state.players[0].noise == 3

    walk(state, "start_a.cold_well")
    assert state.players[0].noise == 1


def test_a_cave_left_before_the_card_is_played():
    """R3.9: any moment of the turn spent in one, also its beginning."""
    state = scene(turn={"boots": 1}, players=[{"room": "start_a.cold_well", "hand": ["lie_in_wait"], "noise": 3}])

    walk(state, "start_a.crossing")
    play(state, "lie_in_wait")

    assert state.players[0].noise == 1


def test_a_turn_that_begins_in_a_cave_remembers_it():
    """R3.9: the first moment of a turn counts, though the pawn came there in the turn before."""
    state = scene(players=[
        {"hand": []},
        {"room": "start_a.cold_well", "hand": ["lie_in_wait", "sidestep"], "noise": 3},
    ])  # fmt: skip

    end_turn(state)
    play(state, "sidestep")
    walk(state, "start_a.crossing")
    play(state, "lie_in_wait")

    assert state.players[1].noise == 1


def test_no_cave_no_effect():
    """R3.9: a cave of another turn or another player does not count."""
    state = scene(players=[{"room": "start_a.crossing", "hand": ["lie_in_wait"], "noise": 3},
                           {"room": "start_a.cold_well"}])  # fmt: skip

    play(state, "lie_in_wait")

    assert state.players[0].noise == 3


def test_an_artifact_taken_later_counts():
    """R3.9: the same holds for tokens; Rebel Paladin draws when the artifact is taken."""
    state = scene(tiles=["d03 1 0"], artifacts={"d03.pier": ["artifact_5"]},
                  players=[{"room": "d03.pier", "hand": ["rebel_paladin"], "deck": DECK}])  # fmt: skip

    play(state, "rebel_paladin")
    assert state.players[0].hand == ()

    act(state, TAKE)
    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_a_crown_bought_later_counts():
    """R3.9: Corrupt Advisor adds 1 more to the others."""
    state = scene(players=[{"room": "start_a.cloister", "hand": ["corrupt_advisor"], "gold": 7}])

    play(state, "corrupt_advisor")
    assert state.players[1].noise == 1

    act(state, SHOP, CROWN)
    assert state.players[1].noise == 2


def test_an_idol_found_later_frees_who_already_entered_a_cave():
    """R3.9: the idol comes after the Boots of the Ape Lord, and after the crystal cave."""
    entry = {"room": "start_a.crossing", "hand": ["boots_of_the_ape_lord", "blink_spell"]}
    state = scene(players=[entry])
    play(state, "boots_of_the_ape_lord", "blink_spell")

    walk(state, "start_a.cold_well")
    assert "move" not in kinds(state)

    act(state, TELEPORT, 0, routes_to(state, "start_a.monkey_shrine")[0], -1)
    walk(state, "start_a.cold_well", swords=0)


def test_prisoners_freed_later_count():
    """R3.9: Riot waits for the third prisoner."""
    state = scene(tiles=["s6 1 0"], prisoners=["peasant", "peasant"],
                  players=[{"room": "s6.lockup", "hand": ["riot"], "tokens": ["prince"]}])  # fmt: skip

    play(state, "riot")
    assert "trash" not in kinds(state)

    act(state, PICK)
    assert "trash" in kinds(state)


def test_for_each_artifact_taken_later():
    """R3.9: Curator draws for what was held and for what is taken later."""
    entry = {"room": "d03.pier", "hand": ["curator"], "deck": DECK, "artifacts": ["artifact_7"], "tokens": ["backpack"]}
    state = scene(tiles=["d03 1 0"], artifacts={"d03.pier": ["artifact_5"]}, players=[entry])

    play(state, "curator")
    assert len(state.players[0].hand) == 1

    act(state, TAKE)
    assert len(state.players[0].hand) == 2


def test_a_wayshrine_marked_later_counts():
    """R3.9: Mister Wizkers."""
    state = scene(players=[{"room": "start_a.crossing", "hand": ["mister_wizkers"], "deck": DECK}])

    play(state, "mister_wizkers")
    act(state, MARK)

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_caves_do_not_stop_also_frees_who_already_entered_one():
    """R3.9: Crystal Compass is played inside the cave."""
    state = scene(turn={"boots": 2}, players=[{"room": "start_a.crossing", "hand": ["crystal_compass"], "deck": []}])

    walk(state, "start_a.cold_well")
    assert "move" not in kinds(state)

    play(state, "crystal_compass")
    walk(state, "start_a.crossing")
