"""The starting deck and the reserve."""

from game.rules.ids import ACQUIRE, CUBES, FIGHT

from ..kit import BOX, END, QUIET_ROW, act, card, cards, end_turn, play, refused, slot, slugs_of
from .helpers import (
    CROSSING,
    DEPTHS,
    VESTRY,
    acquire,
    card_points,
    discarded,
    dungeon_discard,
    fight,
    hand,
    noise,
    played,
    pools,
    thief,
)

# --- starters --------------------------------------------------------------------------------------------------


def test_burgle_gives_skill_1_that_is_gone_with_the_turn():
    """R3.2, R3.4"""
    state = thief("burgle", "burgle")

    play(state, "burgle", "burgle")

    assert pools(state) == (2, 0, 0)
    assert played(state) == ["burgle", "burgle"]
    end_turn(state)
    assert pools(state) == (0, 0, 0)


def test_burgle_is_six_of_the_ten_starting_cards_and_worth_nothing():
    """R2.8, R13.1"""
    state = thief("burgle", artifacts=["artifact_5"])

    assert slugs_of(BOX.starting_deck()) == ["burgle"] * 6 + ["scramble", "sidestep"] + ["stumble"] * 2
    assert card_points(state, "burgle") == 0


def test_burgle_must_be_played_before_the_turn_can_end():
    """R3.1"""
    state = thief("burgle")

    assert refused(state, END) == "hand_not_empty"
    play(state, "burgle")
    act(state, END)


def test_stumble_makes_one_clank():
    """R3.6"""
    state = thief("stumble", noise=2)

    play(state, "stumble")

    assert noise(state) == [3, 0]
    assert state.players[0].supply == CUBES - 3
    assert pools(state) == (0, 0, 0)


def test_stumble_is_eaten_by_a_credit_but_was_made():
    """R3.6, R3.7, R3.9"""
    state = thief("stumble", turn={"credit": 2})

    play(state, "stumble")

    assert noise(state) == [0, 0]
    assert (state.turn.credit, state.turn.clank_made) == (1, 1)


def test_stumble_with_an_empty_supply_makes_nothing_and_keeps_the_credit():
    """R3.6"""
    state = thief("stumble", bagged=CUBES, turn={"credit": 1})

    play(state, "stumble")

    assert noise(state) == [0, 0]
    assert (state.turn.credit, state.turn.clank_made) == (1, 0)


def test_sidestep_gives_one_boot():
    """R3.4"""
    state = thief("sidestep")

    play(state, "sidestep")

    assert pools(state) == (0, 0, 1)
    assert card_points(state, "sidestep") == 0


def test_scramble_gives_skill_1_and_a_boot():
    """R3.4"""
    state = thief("scramble")

    play(state, "scramble")

    assert pools(state) == (1, 0, 1)
    assert card_points(state, "scramble") == 0


# --- reserve ---------------------------------------------------------------------------------------------------


def test_mercenary_gives_skill_1_and_2_swords():
    """R3.4"""
    state = thief("mercenary")

    play(state, "mercenary")

    assert pools(state) == (1, 2, 0)
    assert card_points(state, "mercenary") == 0


def test_mercenary_costs_2_and_goes_to_the_discard_pile():
    """R4.1, R4.6"""
    state = thief(turn={"skill": 5}, row=QUIET_ROW)

    acquire(state, "mercenary")
    acquire(state, "mercenary")

    assert pools(state) == (1, 0, 0)
    assert discarded(state) == ["mercenary", "mercenary"]
    assert state.reserve[BOX.reserve.index(card("mercenary"))] == 13
    assert state.row == tuple(card(slug) for slug in QUIET_ROW)
    assert refused(state, ACQUIRE, slot(state, "mercenary")) == "needs_skill"


def test_mercenary_can_run_out():
    """R4.6"""
    state = thief(turn={"skill": 5}, reserve={"mercenary": 1})

    acquire(state, "mercenary")

    assert refused(state, ACQUIRE, slot(state, "mercenary")) == "pile_empty"


def test_explore_gives_skill_2_and_a_boot():
    """R3.4"""
    state = thief("explore")

    play(state, "explore")

    assert pools(state) == (2, 0, 1)
    assert card_points(state, "explore") == 0


def test_explore_costs_3_and_can_run_out():
    """R4.1, R4.6"""
    state = thief(turn={"skill": 7}, reserve={"explore": 1})

    acquire(state, "explore")

    assert pools(state) == (4, 0, 0)
    assert discarded(state) == ["explore"]
    assert refused(state, ACQUIRE, slot(state, "explore")) == "pile_empty"


def test_secret_tome_costs_7_does_nothing_and_scores_7_a_copy():
    """R4.1, R13.1"""
    state = thief("secret_tome", turn={"skill": 7}, deck=["burgle"], artifacts=["artifact_5"])

    play(state, "secret_tome")
    acquire(state, "secret_tome")

    assert pools(state) == (0, 0, 0)
    assert hand(state) == []
    assert noise(state) == [0, 0]
    assert discarded(state) == ["secret_tome"]
    assert card_points(state, "secret_tome") == 14


def test_secret_tome_can_run_out():
    """R4.6"""
    state = thief(turn={"skill": 7}, reserve={"secret_tome": 0})

    assert refused(state, ACQUIRE, slot(state, "secret_tome")) == "pile_empty"


def test_goblin_gives_a_gold_for_2_swords_again_and_again():
    """R2.6, R4.4"""
    state = thief(turn={"swords": 5})

    fight(state, "goblin")
    fight(state, "goblin")

    assert state.players[0].gold == 2
    assert pools(state) == (0, 1, 0)
    assert refused(state, FIGHT, slot(state, "goblin")) == "needs_swords"


def test_goblin_never_leaves_the_reserve():
    """R2.6, R4.4"""
    state = thief(turn={"swords": 2})

    fight(state, "goblin")

    assert state.reserve == (15, 15, 12, 1)
    assert dungeon_discard(state) == discarded(state) == []
    assert card("goblin") not in BOX.dungeon_deck()


def test_goblin_can_be_fought_anywhere_but_is_no_monster_of_the_row():
    """R4.7"""
    for name in (CROSSING, DEPTHS, VESTRY):
        state = thief(turn={"swords": 2}, room=name)

        fight(state, "goblin")

        assert state.turn.defeated == 0
        assert state.players[0].discard == cards()
