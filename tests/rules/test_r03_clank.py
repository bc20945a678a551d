"""R3.6 and R3.7: making Clank!, taking it back, and the credit of a turn."""

import pytest

from tests.kit import end_turn, play, scene

FILLER = ["burgle"] * 5  # a deck from which the next hand can be drawn


def noise(state) -> tuple[int, int, int]:
    """Cubes in the Clank! area, credit, Clank! made this turn."""
    return state.players[0].noise, state.turn.credit, state.turn.clank_made


def test_clank_moves_cubes_from_the_supply_to_the_area():
    """R3.6: own cubes go from the supply to the Clank! area."""
    state = scene(players=[{"hand": ["boots_of_the_ape_lord"]}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (3, 0, 3)
    assert state.players[0].supply == 27


def test_credit_cancels_first():
    """R3.6, EX12: credit 2 and Clank! +3 give 1 cube; all three were made (R3.9)."""
    state = scene(turn={"credit": 2}, players=[{"hand": ["boots_of_the_ape_lord"]}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (1, 0, 3)


def test_more_credit_than_clank_leaves_credit():
    """R3.6: the credit cancels what it can and the rest of it remains."""
    state = scene(turn={"credit": 5}, players=[{"hand": ["boots_of_the_ape_lord"]}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (0, 2, 3)


def test_a_short_supply_gives_what_it_has():
    """R3.6: as many as the supply has; the rest is skipped and was not made."""
    state = scene(players=[{"hand": ["boots_of_the_ape_lord"], "bagged": 28}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (2, 0, 2)
    assert state.players[0].supply == 0


def test_credit_and_a_short_supply():
    """R3.6: first the credit, then the one cube that is left; the third Clank! was not made."""
    state = scene(turn={"credit": 1}, players=[{"hand": ["boots_of_the_ape_lord"], "bagged": 29}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (1, 0, 2)


def test_an_empty_supply_makes_nothing_and_uses_no_credit():
    """R3.6: with an empty supply nothing is made and no credit is used."""
    state = scene(turn={"credit": 2}, players=[{"hand": ["boots_of_the_ape_lord"], "bagged": 30}])

    play(state, "boots_of_the_ape_lord")

    assert noise(state) == (0, 2, 0)


def test_clank_in_the_turn_of_another_uses_no_credit():
    """R3.6: the credit is that of the turn; others who make Clank! have none and do not count for it."""
    state = scene(turn={"credit": 2}, players=[{"hand": ["corrupt_advisor"]}])

    play(state, "corrupt_advisor")

    assert noise(state) == (0, 2, 0)
    assert state.players[1].noise == 1


def test_negative_clank_takes_cubes_back():
    """R3.7: up to n own cubes go from the area to the supply."""
    state = scene(players=[{"hand": ["sneak_attack"], "noise": 5}, {"noise": 4}])

    play(state, "sneak_attack")

    assert noise(state) == (3, 0, 0)
    assert state.players[0].supply == 27
    assert state.players[1].noise == 4


@pytest.mark.parametrize(("cubes", "credit"), [(0, 2), (1, 1), (2, 0)])
def test_what_cannot_be_taken_back_is_credit(cubes, credit):
    """R3.7: what cannot be taken back is a credit."""
    state = scene(players=[{"hand": ["sneak_attack"], "noise": cubes}])

    play(state, "sneak_attack")

    assert noise(state) == (0, credit, 0)


def test_credits_add_up_and_cancel_later_clank():
    """R3.7: a credit cancels Clank! made later in the same turn."""
    state = scene(players=[{"hand": ["sneak_attack", "double_cross", "boots_of_the_ape_lord", "stumble", "stumble"]}])

    play(state, "sneak_attack", "double_cross")
    assert noise(state) == (0, 4, 0)

    play(state, "boots_of_the_ape_lord", "stumble", "stumble")
    assert noise(state) == (1, 0, 5)


def test_cubes_in_the_bag_are_not_taken_back():
    """R3.7: from the Clank! area only."""
    state = scene(players=[{"hand": ["sneak_attack"], "bagged": 3, "noise": 1}])

    play(state, "sneak_attack")

    assert state.players[0].bagged == 3
    assert noise(state) == (0, 1, 0)


def test_leftover_credit_is_lost():
    """R3.7: at the end of the turn."""
    state = scene(turn={"credit": 3}, players=[{"hand": [], "deck": FILLER}, {"hand": ["stumble"]}])

    end_turn(state)
    play(state, "stumble")

    assert state.players[1].noise == 1
