"""Companions, from Empurror to Charlatan; the others are in test_companions_more.py."""

from ..kit import CHOOSE, DECLINE, MOVE, answer, decline, kinds, play, question, refused, routes_to, tokens_of, walk
from .helpers import (
    CAVE,
    CROSSING,
    WAYSHRINE,
    acquire,
    discarded,
    hand,
    noise,
    pools,
    shopper,
    take,
    thief,
)

PIER = {"room": "d03.pier", "tiles": ["d03 1 0"]}  # an artifact room

# --- Empurror --------------------------------------------------------------------------------------------------


def test_empurror_takes_back_2_clank_if_that_is_chosen():
    """R3.7, R3.12"""
    state = thief("empurror", noise=3)

    play(state, "empurror")
    answer(state, 0)

    assert noise(state) == [1, 0]
    assert state.players[0].gold == 0
    assert not state.turn.caves_free
    assert pools(state) == (0, 0, 0)


def test_empurror_gives_a_gold_if_that_is_chosen():
    """R3.12"""
    state = thief("empurror", noise=3)

    play(state, "empurror")
    answer(state, 1)

    assert state.players[0].gold == 1
    assert noise(state) == [3, 0]


def test_empurror_frees_from_a_cave_already_entered_if_that_is_chosen():
    """R3.9, R8.2"""
    state = thief("empurror", room=CROSSING, turn={"boots": 2})
    walk(state, CAVE)
    assert refused(state, MOVE, routes_to(state, CROSSING)[0]) == "stopped_by_cave"

    play(state, "empurror")
    answer(state, 2)

    walk(state, CROSSING)
    assert noise(state) == [0, 0]
    assert state.players[0].gold == 0


def test_empurror_must_be_answered_at_once():
    """R3.12: choices are made when the card is played."""
    state = thief("empurror")

    play(state, "empurror")

    assert kinds(state) == {"choose"}
    assert refused(state, CHOOSE, DECLINE) == "answer_first"


def test_empurror_does_all_three_with_an_artifact():
    """R3.9"""
    state = thief("empurror", noise=1, artifacts=["artifact_5"], room=CROSSING)

    play(state, "empurror")

    assert question(state) == ""
    assert noise(state) == [0, 0]
    assert state.turn.credit == 1
    assert state.players[0].gold == 1
    assert state.turn.caves_free


def test_empurror_brings_the_other_two_when_an_artifact_is_taken_later():
    """R3.9, ruling on Empurror."""
    state = thief("empurror", noise=3, **PIER)
    play(state, "empurror")
    answer(state, 1)

    take(state)

    assert noise(state) == [1, 0]
    assert state.players[0].gold == 1
    assert state.turn.caves_free


# --- the rebels ------------------------------------------------------------------------------------------------


def test_rebel_scribe_draws_beside_a_companion_played_before():
    """R3.9, R15.4"""
    state = thief("rebel_scribe", played=["bandit"], deck=["burgle", "stumble"])

    play(state, "rebel_scribe")

    assert hand(state) == ["burgle"]
    assert pools(state) == (1, 0, 0)


def test_rebel_scribe_draws_once_when_companions_follow():
    """R3.9, R15.4"""
    state = thief("rebel_scribe", "bandit", "expert_guide", deck=["burgle", "stumble"])

    play(state, "rebel_scribe")
    assert hand(state) == ["bandit", "expert_guide"]
    play(state, "bandit")
    assert hand(state) == ["burgle", "expert_guide"]
    play(state, "expert_guide")

    assert hand(state) == ["burgle"]


def test_rebel_scribe_is_no_companion_of_itself_nor_is_one_in_hand_or_discard():
    """R15.4"""
    state = thief("rebel_scribe", "bandit", deck=["burgle"], discard=["scavenger"])

    play(state, "rebel_scribe")

    assert hand(state) == ["bandit"]


def test_rebel_thief_gives_a_lockpick_and_draws_beside_a_companion():
    """R3.9, R15.4"""
    state = thief("rebel_thief", lockpicks=0, played=["bandit"], deck=["burgle", "stumble"])

    play(state, "rebel_thief")

    assert state.players[0].picks == 1
    assert hand(state) == ["burgle"]
    assert pools(state) == (0, 0, 0)


def test_rebel_thief_draws_when_a_companion_follows():
    """R3.9"""
    state = thief("rebel_thief", "bandit", deck=["burgle", "stumble"])

    play(state, "rebel_thief")
    assert hand(state) == ["bandit"]
    play(state, "bandit")

    assert hand(state) == ["burgle"]
    assert state.players[0].picks == 4


def test_rebel_paladin_draws_for_a_companion_and_for_an_artifact():
    """R3.9"""
    state = thief("rebel_paladin", played=["bandit"], artifacts=["artifact_5"], room=CROSSING, deck=["burgle"] * 3)

    play(state, "rebel_paladin")

    assert hand(state) == ["burgle", "burgle"]
    assert pools(state) == (1, 1, 0)


def test_rebel_paladin_draws_for_either_alone_and_later():
    """R3.9: each of its two conditions waits for itself."""
    state = thief("rebel_paladin", "bandit", deck=["burgle"] * 3, **PIER)

    play(state, "rebel_paladin")
    assert hand(state) == ["bandit"]
    take(state)
    assert hand(state) == ["bandit", "burgle"]
    play(state, "bandit")

    assert hand(state) == ["burgle", "burgle"]


def test_rebel_paladin_draws_one_for_two_artifacts():
    """R3.9: once, not for each."""
    loot = {"artifacts": ["artifact_5", "artifact_7"], "tokens": ["backpack"]}
    state = thief("rebel_paladin", room=CROSSING, deck=["burgle"] * 3, **loot)

    play(state, "rebel_paladin")

    assert hand(state) == ["burgle"]


def test_rebel_general_draws_before_and_after_another_rebel():
    """R3.9, R15.4: each sees the other."""
    state = thief("rebel_general", "rebel_scribe", deck=["burgle"] * 3)

    play(state, "rebel_general")
    assert pools(state) == (2, 1, 1)
    assert hand(state) == ["rebel_scribe"]
    play(state, "rebel_scribe")

    assert hand(state) == ["burgle", "burgle"]


def test_rebel_general_draws_beside_a_companion_played_before():
    """R3.9"""
    state = thief("rebel_general", played=["bandit"], deck=["burgle"] * 3)

    play(state, "rebel_general")

    assert hand(state) == ["burgle"]


# --- Imp Familiar, Bard, Scavenger, Bandit, Charlatan ----------------------------------------------------------


def test_imp_familiar_gives_a_lockpick():
    """R3.12"""
    state = thief("imp_familiar", deck=["burgle"] * 3)

    play(state, "imp_familiar")
    answer(state, 0)

    assert state.players[0].picks == 4
    assert hand(state) == []


def test_imp_familiar_draws_2_for_a_lockpick():
    """R3.12"""
    state = thief("imp_familiar", deck=["burgle"] * 3)

    play(state, "imp_familiar")
    answer(state, 1)

    assert state.players[0].picks == 2
    assert hand(state) == ["burgle", "burgle"]


def test_imp_familiar_without_a_lockpick_can_only_give_one():
    """R3.12"""
    state = thief("imp_familiar", lockpicks=0, deck=["burgle"] * 3)

    play(state, "imp_familiar")

    assert question(state) == ""
    assert state.players[0].picks == 1
    assert hand(state) == []


def test_bard_heals_2_for_clank_made_before():
    """R3.9"""
    state = thief("stumble", "bard", damage=4)

    play(state, "stumble", "bard")

    assert pools(state) == (2, 0, 0)
    assert noise(state) == [2, 0]
    assert state.players[0].damage == 2


def test_bard_heals_2_once_for_clank_made_after():
    """R3.9"""
    state = thief("bard", "stumble", "stumble", damage=6)

    play(state, "bard")
    assert state.players[0].damage == 6
    play(state, "stumble")
    assert state.players[0].damage == 4
    play(state, "stumble")

    assert state.players[0].damage == 4


def test_bard_heals_for_clank_that_a_credit_cancelled_or_that_was_taken_back():
    """R3.9"""
    cancelled = thief("bard", "stumble", damage=4, turn={"credit": 2})
    taken_back = thief("bard", "rose_quartz", "stumble", damage=4)

    play(cancelled, "bard", "stumble")
    play(taken_back, "bard", "rose_quartz", "stumble")

    assert cancelled.players[0].damage == taken_back.players[0].damage == 2
    assert noise(cancelled) == noise(taken_back) == [0, 0]


def test_bard_twice_heals_twice():
    """R3.9: once per card played."""
    state = thief("bard", "bard", damage=9)

    play(state, "bard", "bard")

    assert state.players[0].damage == 5


def test_bard_heals_what_there_is_and_keeps_nothing_for_later():
    """R3.12: what cannot be done is lost."""
    state = thief("bard", "stumble", damage=1)

    play(state, "bard", "stumble")

    assert state.players[0].damage == 0
    assert state.turn.latched == ()


def test_scavenger_takes_a_minor_secret_on_acquire_only():
    """R4.2, R9.1"""
    state = shopper("scavenger", hand=["scavenger"], minors=["treasure"])

    acquire(state, "scavenger")
    assert state.players[0].gold == 2
    left = len(state.minors)
    play(state, "scavenger")

    assert pools(state) == (2, 0, 0)
    assert len(state.minors) == left
    assert discarded(state) == ["scavenger"]


def test_scavenger_in_a_wayshrine_swaps_a_puzzle_box_at_once():
    """R9.5"""
    state = shopper("scavenger", room=WAYSHRINE, minors=["puzzle_box"], majors=["chalice"])

    acquire(state, "scavenger")

    assert tokens_of(state.players[0]) == ["chalice"]


def test_scavenger_can_be_acquired_when_no_minor_secret_is_left():
    """Ruling: with nothing left to take, the rest happens."""
    state = shopper("scavenger", minors=["end"])

    acquire(state, "scavenger")

    assert discarded(state) == ["scavenger"]
    assert tokens_of(state.players[0]) == []


def test_bandit_gives_a_sword_and_a_boot_on_acquire_and_one_of_each_when_played():
    """R4.2"""
    state = shopper("bandit", hand=["bandit"])

    acquire(state, "bandit")
    assert pools(state) == (0, 1, 1)
    play(state, "bandit")

    assert pools(state) == (1, 2, 2)


def test_charlatan_draws_2_for_a_discard():
    """R3.10: the discarded card has no effect."""
    state = thief("charlatan", "stumble", "burgle", deck=["sidestep", "scramble", "burgle"])

    play(state, "charlatan")
    answer(state, state.players[0].hand[1])

    assert discarded(state) == ["stumble"]
    assert hand(state) == ["burgle", "scramble", "sidestep"]
    assert noise(state) == [0, 0]
    assert pools(state) == (0, 0, 0)


def test_charlatan_may_be_declined():
    """R3.10"""
    state = thief("charlatan", "stumble", deck=["sidestep", "scramble"])

    play(state, "charlatan")
    decline(state)

    assert hand(state) == ["stumble"]
    assert discarded(state) == []


def test_charlatan_as_the_last_card_in_hand_gives_nothing():
    """R3.10, EX6"""
    state = thief("charlatan", deck=["sidestep", "scramble"])

    play(state, "charlatan")

    assert question(state) == ""
    assert hand(state) == []
