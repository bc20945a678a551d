"""R3.13 Knocked out in the own turn, by a card that is not in the game: a trap. And R11.6."""

from game.box import base_tiles
from game.box import tokens as box_tokens
from game.box.cards import BASE
from game.box.cards import card as card_def
from game.rules import Box, fold, legal_actions, to_move, visible
from game.rules import events as ev
from game.rules.effects import draw, hurt
from game.rules.ids import KNOCKED_OUT, MOVE, PLAY
from game.session.scenario import load_scenario
from tests.kit import (
    QUIET_ROW,
    act,
    card,
    end_turn,
    kinds,
    slugs_of,
)
from tests.rules.bag import draws

OUT = {"status": "out"}

TRAP = card_def("pit_trap", 1, play=(hurt(1), draw(3)), skill=2)
TRAP_BOX = Box((*BASE, TRAP), box_tokens.BASE, base_tiles())


def trap_scene(*players, **fields):
    """Seat 0 is about to play a card that fills the meter."""
    victim = {"damage": 9, "hand": ["burgle", "pit_trap"], "deck": ["sidestep"] * 1 + ["burgle"] * 3}
    seats = [{**victim, **players[0]}, *players[1:]]
    return load_scenario(TRAP_BOX, {"row": QUIET_ROW[:5], "deck": ["lute"], "players": seats, **fields})


def spring_trap(state) -> list:
    return act(state, PLAY, TRAP_BOX.card_ids["pit_trap"])


def test_damage_of_a_card_takes_a_cube_of_the_supply():
    """R11.6: and with space left on the meter the turn goes on."""
    state = trap_scene({"damage": 3}, {})

    spring_trap(state)

    assert (state.players[0].damage, state.players[0].supply) == (4, 26)
    assert state.seat == 0
    assert len(state.players[0].hand) == 4


def test_player_knocked_out_in_the_own_turn_stops_there():
    """R3.13: the rest of the card does not happen, no card is drawn, the hand is not played."""
    state = trap_scene({}, {})

    events = spring_trap(state)

    assert state.players[0].status == KNOCKED_OUT
    assert slugs_of(state.players[0].hand) == ["burgle"]
    assert len(state.players[0].deck) == 4
    assert not any(isinstance(e, ev.CardMoved) and e.dst == "hand" for e in events)
    assert (state.seat, to_move(state)) == (1, 1)


def test_row_is_refilled_after_a_knock_out_in_the_own_turn():
    """R3.13: as at the end of any turn; pools are gone."""
    state = trap_scene({}, {})

    spring_trap(state)

    assert state.row[5] == card("lute")
    assert state.turn.skill == 0


def test_dragon_is_checked_after_a_knock_out_in_the_own_turn():
    """R3.13: and no longer hurts the one who is out."""
    state = trap_scene({"noise": 5}, {"noise": 5}, deck=["crystal_kobold"])

    events = spring_trap(state)

    assert draws(events) == [3]
    assert state.players[0].damage == 10


def test_what_waited_in_the_turn_is_gone_after_a_knock_out():
    """R3.13: a kept teleport does not pass to the next player."""
    state = trap_scene({"hand": ["blink_spell", "pit_trap"], "room": "start_a.crossing"}, {})
    act(state, PLAY, card("blink_spell"))
    assert "teleport" in kinds(state)

    spring_trap(state)

    assert state.turn.owed == ()
    assert state.players[0].played == ()


def test_last_player_knocked_out_in_the_own_turn_ends_the_game():
    """R3.13, R12.5: nobody is left for a refill."""
    state = trap_scene({}, OUT)

    spring_trap(state)

    assert state.over
    assert -1 in state.row


def test_knocked_out_in_the_own_turn_draws_cubes_from_the_next_round_on():
    """R3.13, R12.4: like everybody who is out."""
    state = trap_scene({}, {"hand": []})
    spring_trap(state)

    events = end_turn(state)

    assert draws(events) == [6]


def test_a_tile_that_waits_goes_back_on_the_stack_when_its_player_is_knocked_out():
    """R3.13, R6.4: the tile is neither lost nor laid, and the events tell it."""
    state = trap_scene({}, {}, turn={"boots": 2}, tile_stack=["d01", "d02"])
    before = state.tile_stack
    act(state, *next(action for action in legal_actions(state) if leads_to_the_unknown(state, action)))
    assert state.tile_stack == before[1:]
    table = visible(state)

    for event in spring_trap(state):
        fold(table, event)

    assert state.tile_stack == before
    assert len(state.dungeon.places) == 1
    assert table == visible(state)


def leads_to_the_unknown(state, action) -> bool:
    here = state.players[state.seat].room
    return action.kind == MOVE and state.dungeon.routes(here)[action.a].cell is not None
