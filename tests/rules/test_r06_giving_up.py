"""R6.5: giving up a discovery that cannot be completed."""

import pytest

from game.rules import Reason
from game.rules.ids import TELEPORT
from tests.kit import (
    GIVE_UP,
    PLACE,
    act,
    play,
    question,
    token,
    walk,
)  # fmt: skip
from tests.rules.small_tiles import one_room, reason, small_scene, start
from tests.rules.waiting_tile import HARD, POOR, at, turns, waiting


def test_giving_up_is_possible_only_if_nothing_can_be_completed():
    """R6.5: if no orientation can be completed; otherwise it is refused."""
    poor = waiting(entry=POOR)
    rich = waiting(entry={**POOR, "lockpicks": 1})

    assert turns(poor, GIVE_UP) == [0, 1, 2, 3]
    assert reason(rich, GIVE_UP, 0) == Reason("can_be_paid")


def test_who_becomes_able_to_pay_can_no_longer_give_up():
    """R6.5, R6.4: a card played in between makes an orientation possible."""
    state = waiting(entry={**POOR, "hand": ["sidestep"]})
    assert turns(state, GIVE_UP) == [0, 1, 2, 3]

    play(state, "sidestep")

    assert reason(state, GIVE_UP, 2) == Reason("can_be_paid")


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_the_tile_is_laid_in_any_orientation_and_the_pawn_stays(rotation):
    """R6.5: the tile lies, the pawn stays where it was, one boot is gone."""
    state = waiting(entry=POOR)

    act(state, GIVE_UP, rotation)

    assert state.dungeon.places[1].rotation == rotation
    assert (at(state), state.turn.boots, question(state)) == ("start_a.hub", 0, "")


@pytest.mark.parametrize(("known", "boots", "left"), [("", 3, 2), ("foot", 3, 1)])
def test_only_the_boots_of_the_known_part_are_spent(known, boots, left):
    """R6.5: 1, or 2 with footprints; no lockpick, no damage, no sword, though the known part has all of it."""
    cell = one_room("cell", "w1 hall l8 m9 foot")
    state = waiting(cell, tunnels=(f"hub e0 l1 m1 {known}",), turn={"boots": boots, "swords": 1})
    p = state.players[0]

    act(state, GIVE_UP, 0)

    assert state.turn.boots == left
    assert (p.picks, p.damage, state.turn.swords, state.opened) == (3, 0, 1, 0)


def test_artifact_and_ghost_come_though_the_walker_gave_up():
    """R6.5, R6.7, R6.8: the tile is laid; but nobody enters its room."""
    cell = one_room("cell", "w1 hall l4", artifact=1, reward="gold", gold=5, haunted=True)
    state = waiting(cell)

    act(state, GIVE_UP, 0)

    assert [tokens for _, tokens in state.artifacts] == [(token("artifact_7"),)]
    assert (state.ghosts_area, state.players[0].gold) == (1, 0)


def test_after_giving_up_the_turn_goes_on():
    """R6.5: the way is known now and can be walked once it can be paid."""
    state = waiting(one_room("cell", "w1 hall foot"), turn={"boots": 1}, entry={"hand": ["expert_guide"]})
    act(state, GIVE_UP, 0)

    play(state, "expert_guide")
    walk(state, "cell.hall")

    assert state.turn.boots == 0


def test_giving_up_in_the_middle_of_a_chain():
    """R6.5, R6.3: the first tile lies already; the boots of both known pieces are spent, once."""
    pipe = one_room("pipe", "w1 e0 foot")
    state = waiting(pipe, one_room("cell", "w1 hall l8"), turn={"boots": 3})
    act(state, PLACE, 0, 0, 0)

    act(state, GIVE_UP, 2)

    assert [(p.x, p.rotation) for p in state.dungeon.places] == [(0, 0), (1, 0), (2, 2)]
    assert (at(state), state.turn.boots) == ("start_a.hub", 1)


def test_a_teleport_that_gives_up_is_spent():
    """R6.5: only the teleport is spent, no boots."""
    dead = one_room("dead", "w0 hall")  # the mouths that the walker can meet are walls
    state = small_scene([start("hub e0"), dead], turn={"boots": 2}, players=[{"hand": ["blink_spell"]}])
    play(state, "blink_spell")

    act(state, TELEPORT, 0, 0, -1)
    assert turns(state, GIVE_UP) == [0, 1, 2, 3]
    act(state, GIVE_UP, 3)

    assert (at(state), state.turn.boots, len(state.dungeon.places)) == ("start_a.hub", 2, 2)
    assert reason(state, TELEPORT, 0, 0, -1) == Reason("no_effect_kept")


def test_a_teleport_cannot_give_up_what_it_can_reach():
    """R6.5, R5.8: icons do not keep a teleport from any room."""
    state = small_scene([start("hub e0"), HARD], players=[{**POOR, "hand": ["blink_spell"]}])
    play(state, "blink_spell")

    act(state, TELEPORT, 0, 0, -1)

    assert turns(state) == [0, 1, 2, 3]
    assert reason(state, GIVE_UP, 0) == Reason("can_be_paid")
