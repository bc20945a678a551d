"""Walks over several rooms (R5.1): planned as the rules would walk them, and never beyond what is known."""

from game.rules import apply, digest
from game.rules.ids import MOVE
from game.rules.journeys import journeys
from tests.kit import room, scene


def walking(**fields):
    player = {"room": "start_a.crossing", "hand": [], **fields.pop("player", {})}
    return scene(turn={"boots": 4, **fields.pop("turn", {})}, players=[player, {"hand": []}], **fields)


def test_every_journey_can_be_walked_move_by_move_and_costs_what_it_says():
    """R5.2 to R5.6: boots, lockpicks, swords and damage are those that the moves take."""
    state = walking(tiles=["d03 1 0 0"], turn={"boots": 4, "swords": 1})
    found = journeys(state)
    assert len(found) > 3
    for goal, journey in found.items():
        copy = state.clone()
        copy.turn.rewarded = -1
        for move in journey.moves:
            apply(copy, move)
        player, before = copy.players[0], state.players[0]
        assert player.room == goal == journey.rooms[-1]
        assert journey.boots == state.turn.boots - copy.turn.boots
        assert journey.lockpicks == before.picks - player.picks
        assert journey.swords == state.turn.swords - copy.turn.swords
        assert journey.damage == player.damage - before.damage


def test_more_boots_reach_more_rooms():
    """R5.2: a boot is a step."""
    near, far = journeys(walking(turn={"boots": 1})), journeys(walking(turn={"boots": 4}))
    assert set(near) < set(far)
    assert all(len(journey.moves) == 1 for journey in near.values())


def test_a_crystal_cave_ends_a_journey():
    """R8.2: nobody walks on from a cave."""
    state = walking(turn={"boots": 4})
    cave = room(state, "start_a.cold_well")
    assert all(cave not in journey.rooms[:-1] for journey in journeys(state).values())


def test_planning_changes_nothing_and_sees_no_secret():
    """R9.1: a plan must not depend on tokens that lie face down."""
    one, other = walking(minors=["lockpick_secret"]), walking(minors=["treasure"])
    before = digest(one)
    assert journeys(one) == journeys(other)
    assert digest(one) == before


def test_while_a_question_is_open_nobody_walks():
    state = walking(pending=[["choose", 1, [[["gold", 1]], [["skill", 1]]]]])
    assert state.stack
    assert journeys(state) == {}


def test_journeys_are_made_of_moves_only():
    assert {move.kind for journey in journeys(walking()).values() for move in journey.moves} == {MOVE}
