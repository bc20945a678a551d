"""R10 End of the turn: what happens, and in which order."""

import pytest

from game.rules import events as ev
from game.rules.ids import ACQUIRE, INSIDE, KNOCKED_OUT, TELEPORT
from tests.kit import (
    QUIET_ROW,
    act,
    answer,
    card,
    end_turn,
    kinds,
    play,
    question,
    refused,
    room,
    scene,
    slot,
    slugs_of,
    to_move,
    walk,
)
from tests.rules.bag import dragon_scene, draws, position, silent_scene

DECK = ["burgle"] * 6

# --- R10.1: clearing the table -------------------------------------------------------------------------------


def test_turn_cannot_end_with_cards_in_hand():
    """R10.1, R3.1: all cards are played first."""
    state = scene(players=[{"hand": ["burgle"]}])

    assert "end" not in kinds(state)


def test_end_of_turn_effects_come_before_the_play_area_is_cleared():
    """R10.1, R9.4: the Magic Spring may trash a card that still lies in play; then the rest is cleared."""
    state = scene(
        players=[{"room": "start_a.crossing", "hand": ["stumble", "burgle"], "deck": DECK[:4]}],
        minors=["magic_spring"],
        turn={"boots": 1},
    )
    walk(state, "start_a.vestry")
    play(state, "stumble", "burgle")

    end_turn(state)
    assert (question(state), slugs_of(state.players[0].played)) == ("spring_trash", ["burgle", "stumble"])
    answer(state, card("stumble"), 0)

    assert card("stumble") in state.trash
    assert card("stumble") not in state.players[0].hand + state.players[0].deck + state.players[0].discard
    assert state.seat == 1


def test_pools_and_credit_are_gone():
    """R10.1, R3.4, R3.7: the next turn starts with nothing."""
    state = silent_scene({}, {"hand": ["stumble"]}, turn={"skill": 3, "swords": 2, "boots": 4, "credit": 2})

    end_turn(state)
    play(state, "stumble")

    assert (state.turn.skill, state.turn.swords, state.turn.boots, state.turn.credit) == (0, 0, 0, 0)
    assert state.players[1].noise == 1


def test_credit_does_not_cancel_noise_of_the_refill():
    """R10.1: credit is gone before cards arrive."""
    state = silent_scene({}, row=QUIET_ROW[:5], deck=["skeleton_priest"], turn={"credit": 2})

    end_turn(state)

    assert [p.noise for p in state.players] == [1, 1]


def test_waiting_conditions_are_gone():
    """R10.1, R3.9: noise made by an arriving card no longer heals a Bard's listener."""
    state = scene(
        players=[{"hand": ["bard"], "damage": 2}], row=[*QUIET_ROW[:3], "payoff", "lute"], deck=["archoverlord"]
    )
    play(state, "bard")

    end_turn(state)

    assert state.players[0].noise == 2
    assert state.players[0].damage == 2


def test_teleport_kept_for_later_is_gone():
    """R10.1, R3.12: it could wait only until the end of the turn."""
    state = scene(players=[{"hand": ["blink_spell"], "room": "start_a.crossing"}, {"room": "start_a.crossing"}])
    play(state, "blink_spell")
    assert "teleport" in kinds(state)

    end_turn(state)

    assert refused(state, TELEPORT, 0, 0, -1) == "no_effect_kept"


def test_play_area_goes_to_the_discard_pile():
    """R10.1: cards played this turn, on top of what lay there."""
    state = scene(players=[{"hand": ["burgle", "scramble"], "deck": DECK[:5], "discard": ["sidestep"]}])
    play(state, "burgle", "scramble")

    end_turn(state)

    assert slugs_of(state.players[0].discard) == ["burgle", "scramble", "sidestep"]
    assert state.players[0].played == ()


def test_five_cards_are_drawn():
    """R10.1: not more, whatever was played."""
    state = scene(players=[{"hand": ["burgle"], "deck": ["stumble", "scramble", "sidestep", *DECK[:5]]}])
    play(state, "burgle")

    end_turn(state)

    assert slugs_of(state.players[0].hand) == ["burgle", "burgle", "scramble", "sidestep", "stumble"]
    assert len(state.players[0].deck) == 3


def test_cards_just_played_are_shuffled_in_when_the_deck_runs_out():
    """R10.1, R3.8: the play area lies in the discard pile before the new hand is drawn."""
    state = scene(players=[{"hand": ["burgle", "scramble"], "deck": ["sidestep"]}])
    play(state, "burgle", "scramble")

    end_turn(state)

    assert slugs_of(state.players[0].hand) == ["burgle", "scramble", "sidestep"]
    assert state.players[0].discard == ()


# --- R10.1: refilling the row --------------------------------------------------------------------------------


def test_row_is_refilled_to_six():
    """R10.1: the gaps only; the other cards stay where they are."""
    state = scene(
        players=[{"hand": []}],
        row=["swindle", "", "lightstick", "", "bandit", "payoff"],
        deck=["lute", "elven_sword"],
    )

    end_turn(state)

    assert state.row == tuple(map(card, ["swindle", "lute", "lightstick", "elven_sword", "bandit", "payoff"]))


def test_row_is_refilled_after_the_new_hand_is_drawn():
    """R10.1: draw 5, then refill."""
    state = silent_scene({"deck": DECK[:5]}, row=QUIET_ROW[:5])

    events = end_turn(state)

    assert position(events, ev.CardMoved, dst="hand") < position(events, ev.CardMoved, dst="row")


def test_each_card_arrives_before_the_next_one_is_dealt():
    """R10.1: while Sudden Movement asks, the second gap is still open."""
    state = scene(
        players=[{"room": "d07.parting_hall", "hand": []}],
        tiles=["d07 1 0"],
        row=QUIET_ROW[:4],
        deck=["sudden_movement", "lute"],
    )

    end_turn(state)
    assert question(state) == "turn_own_tile"
    assert [state.row[4], state.row[5]] == [card("sudden_movement"), -1]
    answer(state, 1)

    assert state.row[5] == card("lute")


def test_two_arrivals_both_happen():
    """R10.1: each ARRIVE text."""
    state = silent_scene({}, row=QUIET_ROW[:4], deck=["skeleton_priest", "archoverlord"])

    end_turn(state)

    assert [p.noise for p in state.players] == [2, 2]


def test_dragon_is_checked_after_the_whole_refill():
    """R10.1: the symbol comes first, the noise of the second card still goes into the bag."""
    state = silent_scene({}, row=QUIET_ROW[:4], deck=["crystal_kobold", "skeleton_priest"])

    events = end_turn(state)

    assert [p.noise for p in state.players] == [0, 0]
    assert position(events, ev.ClankMade) < position(events, ev.BagFilled)


def test_cubes_put_back_by_an_arrival_can_be_drawn():
    """R10.1, R11.8: ARRIVE comes before the attack of the same refill."""
    state = silent_scene({}, row=QUIET_ROW[:4], deck=["crystal_kobold", "diversion"], black_bag=3, rage=3)

    end_turn(state)

    assert not state.over
    assert (state.black_bag, state.black_bank) == (3, 21)


def test_next_player_clockwise_has_the_turn():
    """R10.1, R2.9: with a fresh Turn, after the dragon."""
    state = dragon_scene({}, {}, {}, seat=2)

    events = end_turn(state)

    assert (state.seat, to_move(state)) == (0, 0)
    assert position(events, ev.DrawEnded) < position(events, ev.TurnStarted, seat=0)


# --- R10.2 ---------------------------------------------------------------------------------------------------


def _short_deck(*players, **fields):
    """Two gaps in the row, one card in the deck."""
    return silent_scene(*players, row=QUIET_ROW[:4], deck=["crystal_kobold", "end"], **fields)


def test_deck_shorter_than_the_gaps_ends_the_game():
    """R10.2: nothing is dealt, nobody is attacked, everyone still inside is knocked out."""
    state = _short_deck({"noise": 3}, {})

    events = end_turn(state)

    assert state.over
    assert state.row == (*map(card, QUIET_ROW[:4]), -1, -1)
    assert state.deck == (card("crystal_kobold"),)
    assert [p.status for p in state.players] == [KNOCKED_OUT, KNOCKED_OUT]
    assert draws(events) == []


def test_player_who_left_this_turn_is_not_knocked_out_by_the_short_deck():
    """R10.2, R12.1: the escaping player leaves before the refill."""
    state = _short_deck({"room": "start_a.crossing", "artifacts": ["artifact_5"]}, {}, turn={"boots": 1})
    walk(state, "start_a.crypt")

    end_turn(state)

    assert state.over
    assert [p.status for p in state.players] == [1, KNOCKED_OUT]


def test_dungeon_discard_pile_is_never_shuffled_back():
    """R10.2: plenty of cards lie there, and the game ends all the same."""
    state = _short_deck({}, {})
    assert len(state.dungeon_discard) > 50

    end_turn(state)

    assert state.over


def test_deck_that_just_fills_the_gaps_is_enough():
    """R10.2: fewer, not as many."""
    state = silent_scene({}, row=QUIET_ROW[:4], deck=["lute", "elven_sword", "end"])

    end_turn(state)

    assert not state.over
    assert (state.deck, -1 in state.row) == ((), False)


def test_empty_deck_with_a_full_row_ends_nothing():
    """R10.2: there are no gaps."""
    state = silent_scene({}, deck=["end"])

    end_turn(state)

    assert not state.over
    assert state.seat == 1


def test_game_goes_on_until_a_gap_cannot_be_filled():
    """R10.2: acquiring the next card of the row ends the game with that turn."""
    state = silent_scene({}, deck=["end"], turn={"skill": 3})

    act(state, ACQUIRE, slot(state, "swindle"))
    assert not state.over
    end_turn(state)

    assert state.over


# --- R10.3 ---------------------------------------------------------------------------------------------------


def test_symbol_newly_dealt_brings_an_attack():
    """R10.3: one card of two is enough."""
    state = silent_scene({"noise": 1}, row=QUIET_ROW[:4], deck=["lute", "crystal_kobold"])

    events = end_turn(state)

    assert len(draws(events)) == 1


def test_two_symbols_bring_one_attack():
    """R10.3: once."""
    state = silent_scene({"noise": 1}, row=QUIET_ROW[:4], deck=["crystal_kobold", "skeletal_ape"])

    events = end_turn(state)

    assert len(draws(events)) == 1


def test_symbol_dealt_before_an_arrival_is_not_forgotten():
    """R10.3: the card after it interrupts the refill."""
    state = scene(
        players=[{"room": "d07.parting_hall", "hand": []}],
        tiles=["d07 1 0"],
        row=QUIET_ROW[:3],
        deck=["crystal_kobold", "sudden_movement", "lute"],
    )
    end_turn(state)

    events = answer(state, 1)

    assert len(draws(events)) == 1


def test_no_symbol_no_attack():
    """R10.3: the noise stays in the area."""
    state = silent_scene({"noise": 1}, row=QUIET_ROW[:4], deck=["lute", "elven_sword"])

    events = end_turn(state)

    assert draws(events) == []
    assert state.players[0].noise == 1


@pytest.mark.parametrize("deck", [["lute"], ["elven_sword"]])
def test_symbol_that_lay_in_the_row_before_brings_no_attack(deck):
    """R10.3: only cards newly dealt."""
    state = silent_scene({"noise": 1}, row=["crystal_kobold", "skeletal_ape", *QUIET_ROW[:3]], deck=deck)

    events = end_turn(state)

    assert draws(events) == []


def test_symbol_revealed_by_remove_traps_brings_no_attack():
    """R10.3: it is not dealt in the refill."""
    state = scene(players=[{"hand": ["remove_traps"], "noise": 1}], deck=["crystal_kobold", "lute"])
    play(state, "remove_traps")
    answer(state, 0)
    assert card("crystal_kobold") in state.row

    events = end_turn(state)

    assert draws(events) == []


def test_full_row_brings_no_attack():
    """R10.3: nothing is dealt."""
    state = silent_scene({"noise": 1}, deck=["crystal_kobold"])

    events = end_turn(state)

    assert draws(events) == []
    assert state.players[0].status == INSIDE
    assert state.players[0].room == room(state, "start_a.crypt")
