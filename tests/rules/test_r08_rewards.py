"""R8.1 to R8.3 and R8.5: rewards on entering, crystal caves, the Crypt."""

import pytest

from game.rules import Reason, legal_actions
from game.rules.events import Stopped
from game.rules.ids import ESCAPED, INSIDE, TELEPORT
from game.rules.tiles import RoomDef
from tests.kit import MOVE, PLACE, act, end_turn, kinds, play, room, scene, tokens_of, walk
from tests.rules.small_tiles import CRYPT, one_room, reason, small_scene, start, tile

FILLER = ["burgle"] * 5


def beside(boots: int = 2, entry=None, hub=None, fields=None, **facts):
    """A player in the hub, beside a room with these properties."""
    rooms = [RoomDef("hub", **(hub or {})), CRYPT, RoomDef("side", **facts)]
    pieces = [tile("start_a", rooms, "hub side", "hub crypt", zone="start")]
    return small_scene(pieces, turn={"boots": boots}, players=[entry or {}], **(fields or {}))


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


# --- R8.1 what rooms give --------------------------------------------------------------------------------------


def test_a_room_gives_gold():
    """R8.1: gold, as much as is printed."""
    state = beside(reward="gold", gold=3)

    walk(state, "start_a.side")

    assert state.players[0].gold == 3


def test_a_room_heals_one():
    """R8.1: heal 1."""
    state = beside(reward="heal", entry={"damage": 4})

    walk(state, "start_a.side")

    assert state.players[0].damage == 3


def test_a_room_gives_a_minor_secret():
    """R8.1: the top minor secret."""
    state = beside(reward="minor", fields={"minors": ["potion_of_strength"]})

    walk(state, "start_a.side")

    assert tokens_of(state.players[0]) == ["potion_of_strength"]


def test_the_shrine_gives_a_monkey_idol():
    """R8.1: a monkey idol."""
    state = beside(shrine=True)

    walk(state, "start_a.side")

    assert tokens_of(state.players[0]) == ["monkey_idol"]
    assert state.idols == 2


def test_a_shrine_with_a_reward_gives_both():
    """R8.1: a room may carry several things."""
    state = beside(shrine=True, reward="gold", gold=2)

    walk(state, "start_a.side")

    assert (tokens_of(state.players[0]), state.players[0].gold) == (["monkey_idol"], 2)


def test_a_dragon_egg_cannot_be_declined():
    """R8.1: taken at once and never declined, a Dragon Egg too."""
    state = beside(reward="minor", fields={"minors": ["dragon_egg"], "rage": 1})

    walk(state, "start_a.side")

    assert state.stack == ()
    assert tokens_of(state.players[0]) == ["dragon_egg"]
    assert state.rage == 2


@pytest.mark.parametrize("facts", [{"reward": "minor"}, {"shrine": True}])
def test_nothing_if_the_bank_has_none_left(facts):
    """R8.1: nothing if the bank has none left; the room can still be entered."""
    state = beside(**facts, fields={"minors": ["end"], "idols": 0})

    walk(state, "start_a.side")

    assert (at(state), tokens_of(state.players[0])) == ("start_a.side", [])


def test_healing_without_damage_is_nothing():
    """R8.1: heal 1, of a player who is not hurt."""
    state = beside(reward="heal")

    walk(state, "start_a.side")

    assert (state.players[0].damage, state.players[0].supply) == (0, 30)


# --- R8.1 how often, R8.5 --------------------------------------------------------------------------------------


def test_once_per_room_and_turn():
    """R8.1: the same room, entered twice in a turn, gives once."""
    state = beside(boots=3, reward="gold", gold=3)

    walk(state, "start_a.side")
    walk(state, "start_a.hub")
    walk(state, "start_a.side")

    assert state.players[0].gold == 3


def test_again_in_the_next_turn():
    """R8.1: once per turn."""
    state = beside(boots=2, reward="gold", gold=3, entry={"hand": [], "deck": ["sidestep", *FILLER]})
    state.players[1].hand, state.players[1].discard = (), state.players[1].hand

    walk(state, "start_a.side")
    walk(state, "start_a.hub")
    end_turn(state)
    end_turn(state)
    play(state, "sidestep")
    walk(state, "start_a.side")

    assert state.players[0].gold == 6


def test_each_room_on_its_own():
    """R8.1: once per room: two rooms give two rewards."""
    state = beside(boots=2, hub={"reward": "gold", "gold": 1}, reward="gold", gold=3)

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert state.players[0].gold == 4


def test_each_player_on_their_own():
    """R8.1: once per player: who comes in the next turn gets it too."""
    state = beside(boots=1, reward="gold", gold=3, entry={"hand": [], "deck": FILLER}, fields={"seats": 2})
    state.players[1].room = state.players[0].room

    walk(state, "start_a.side")
    end_turn(state)
    state.turn.boots = 1
    walk(state, "start_a.side")

    assert [p.gold for p in state.players] == [3, 3]


def test_passing_through_gives_the_reward():
    """R8.1: also when passing through."""
    state = beside(boots=2, reward="gold", gold=3)

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert state.players[0].gold == 3


def test_the_room_where_the_turn_starts_gives_nothing():
    """R8.5: rewards are for entering."""
    state = scene(players=[{"hand": [], "deck": FILLER}, {"room": "start_a.cloister", "hand": ["burgle"]}])

    end_turn(state)
    play(state, "burgle")

    assert state.players[1].gold == 0


def test_coming_back_to_the_room_of_the_start_is_entering():
    """R8.5: rewards are for entering, so leaving and returning gives it."""
    state = beside(boots=2, hub={"reward": "gold", "gold": 5})

    walk(state, "start_a.side")
    assert state.players[0].gold == 0

    walk(state, "start_a.hub")
    assert state.players[0].gold == 5


def test_a_reward_comes_to_the_walker_only():
    """R8.1: on entering; another pawn in the room gets nothing."""
    state = beside(boots=1, reward="gold", gold=3)
    state.players[1].room = room(state, "start_a.side")

    walk(state, "start_a.side")

    assert [p.gold for p in state.players] == [3, 0]


# --- R8.2 crystal caves ----------------------------------------------------------------------------------------


def test_a_crystal_cave_stops_the_walker():
    """R8.2: on entering, no more boots may be spent this turn."""
    state = beside(boots=5, cave=True)

    events = walk(state, "start_a.side")

    assert Stopped(0) in events
    assert state.turn.boots == 4
    assert reason(state, MOVE, 0) == Reason("stopped_by_cave")


def test_a_cave_says_that_it_does_not_hold_a_walker_whom_caves_do_not_stop():
    """R8.2, R3.9: the cave is entered all the same, and nothing stops."""
    state = beside(boots=5, cave=True)
    state.turn.caves_free = True

    assert Stopped(0, free=True) in walk(state, "start_a.side")


def test_boots_gained_later_do_not_help():
    """R8.2: no more boots, also those of cards played afterwards."""
    state = beside(boots=1, cave=True, entry={"hand": ["expert_guide"]})

    walk(state, "start_a.side")
    play(state, "expert_guide")

    assert reason(state, MOVE, 0) == Reason("stopped_by_cave")


def test_teleporting_away_does_not_help():
    """R8.2: even after teleporting away; the teleport itself is allowed."""
    state = beside(boots=5, cave=True, entry={"hand": ["blink_spell"]})
    play(state, "blink_spell")

    walk(state, "start_a.side")
    act(state, TELEPORT, 0, 0, -1)

    assert at(state) == "start_a.hub"
    assert reason(state, MOVE, 0) == Reason("stopped_by_cave")


def test_effects_lift_it_beforehand():
    """R8.2: effects that say so lift this."""
    state = beside(boots=2, cave=True, entry={"hand": ["crystal_compass"], "deck": FILLER})
    play(state, "crystal_compass")

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert at(state) == "start_a.hub"


def test_a_freed_walker_discovers_as_usual():
    """R8.2: lifted means lifted, also for a tile that is found after the cave."""
    hub = RoomDef("hub", cave=True)
    pieces = [tile("start_a", [hub, CRYPT], "hub e0", zone="start"), one_room("cell", "w1 hall")]
    state = small_scene(pieces, turn={"boots": 1, "stopped": True, "caves_free": True})

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert at(state) == "cell.hall"


def test_a_turn_that_starts_in_a_cave_is_free():
    """R8.2: on entering; who starts the turn there may walk."""
    state = beside(boots=1, hub={"cave": True})

    walk(state, "start_a.side")

    assert at(state) == "start_a.side"


def test_the_next_turn_is_free_again():
    """R8.2: this turn only."""
    state = beside(boots=1, cave=True, entry={"hand": [], "deck": ["sidestep"]})
    state.players[1].hand, state.players[1].discard = (), state.players[1].hand

    walk(state, "start_a.side")
    end_turn(state)
    end_turn(state)
    play(state, "sidestep")
    walk(state, "start_a.hub")

    assert at(state) == "start_a.hub"


def test_other_things_can_still_be_done_in_a_cave():
    """R8.2: only boots; cards, fights and the reward of the cave are untouched."""
    cave = {"cave": True, "reward": "gold", "gold": 2, "wayshrine": True}
    state = beside(boots=1, entry={"hand": ["burgle"]}, **cave)

    walk(state, "start_a.side")

    assert state.players[0].gold == 2
    assert {"play", "mark"} <= kinds(state)


def test_a_cave_may_be_entered_through_an_expensive_tunnel():
    """R8.2: the boots of the entering move itself are spent as usual."""
    pieces = [start("hub side foot", rooms=(RoomDef("side", cave=True),))]
    state = small_scene(pieces, turn={"boots": 2})

    walk(state, "start_a.side")

    assert state.turn.boots == 0


# --- R8.3 the Crypt --------------------------------------------------------------------------------------------


def test_everyone_starts_in_the_crypt_and_can_leave_it():
    """R8.3: start."""
    state = scene(turn={"boots": 1})

    assert at(state) == "start_a.crypt"
    assert any(action.kind == MOVE for action in legal_actions(state))


def test_who_arrives_with_an_artifact_escapes_at_the_end_of_the_turn():
    """R8.3: escape; standing there without one is no escape."""
    entry = {"artifacts": ["artifact_5"], "hand": [], "deck": FILLER}
    state = beside(boots=1, entry=entry)

    walk(state, "start_a.crypt")
    assert state.players[0].status == INSIDE
    end_turn(state)

    assert [p.status for p in state.players] == [ESCAPED, INSIDE]
    assert at(state) == state.dungeon.name(state.players[1].room) == "start_a.crypt"
