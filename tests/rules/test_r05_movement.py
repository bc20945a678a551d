"""R5.1 to R5.7: walking tunnels, and what their icons cost."""

import pytest

from game.rules import Reason, legal_actions
from game.rules.tiles import MOUTH, PORTAL, ROOM, End, RoomDef
from tests.kit import MOVE, act, end_turn, routes_to, scene, walk
from tests.rules.small_tiles import one_room, reason, small_scene, start, tile

SIDE = RoomDef("side", square=1)


def hub_and_side(tunnel: str, **fields):
    """The hub, and a side room that one tunnel leads to."""
    fields.setdefault("turn", {"boots": 2})
    return small_scene([start(tunnel, rooms=(SIDE,))], **fields)


def long_way(first: str = "", second: str = "", third: str = "", **fields):
    """The hub, and a hall two tiles further; the tunnel has three pieces with icons of their own."""
    pieces = [start(f"hub e0 {first}"), tile("pipe", [], f"w1 e0 {second}"), one_room("end", f"w1 hall {third}")]
    fields.setdefault("turn", {"boots": 2})
    return small_scene(pieces, tiles=["pipe 1 0", "end 2 0"], **fields)


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


def swords_allowed(state) -> list[int]:
    """With how many swords the only tunnel can be walked."""
    return [action.b for action in legal_actions(state) if action.kind == MOVE]


# --- R5.1, R5.2 boots ------------------------------------------------------------------------------------------


def test_a_tunnel_costs_a_boot():
    """R5.1: walking one costs 1 boot."""
    state = hub_and_side("hub side")

    walk(state, "start_a.side")

    assert (at(state), state.turn.boots) == ("start_a.side", 1)


def test_a_tunnel_is_walked_both_ways():
    """R5.1: a tunnel joins two rooms; both can be left by it."""
    state = hub_and_side("hub side")

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert (at(state), state.turn.boots) == ("start_a.hub", 0)


def test_without_boots_nobody_walks():
    """R5.1: it costs 1 boot."""
    state = hub_and_side("hub side", turn={"boots": 0})

    assert reason(state, MOVE, 0) == Reason("needs_boots", 1, 0)


def test_a_tunnel_over_three_tiles_costs_a_boot():
    """R5.1: however many tiles it crosses."""
    state = long_way()

    walk(state, "end.hall")

    assert state.turn.boots == 1


def test_a_tunnel_joins_rooms_edges_and_portals():
    """R5.1: with a room, with a tile edge, or with a portal; each is a way out of the room."""
    state = small_scene([start("hub side", "hub e0", "hub p0", "p1 side", rooms=(SIDE,))])
    here = state.players[0].room

    ways = [(route.room >= 0, route.cell, route.portals) for route in state.dungeon.routes(here)]

    assert ways == [(True, None, 0), (False, (1, 0), 0), (True, None, 1)]
    assert {end.kind for t in state.dungeon.tile_at(here).tunnels for end in t.ends} == {ROOM, MOUTH, PORTAL}
    assert End(PORTAL, 0) in state.dungeon.tile_at(here).doors


def test_rooms_without_a_tunnel_between_them_are_not_joined():
    """R5.1: one walks along tunnels only."""
    state = small_scene([start("hub crypt", rooms=(SIDE,))], turn={"boots": 9})

    assert routes_to(state, "start_a.side") == []
    assert reason(state, MOVE, 7) == Reason("cannot_reach")


def test_two_tunnels_to_the_same_room_are_two_ways():
    """R5.1: each tunnel has its own price."""
    state = small_scene([start("hub side foot", "hub side", rooms=(SIDE,))], turn={"boots": 1})

    assert reason(state, MOVE, 0) == Reason("needs_boots", 2, 1)
    act(state, MOVE, 1)


@pytest.mark.parametrize("icons", [("foot", "", ""), ("", "foot", ""), ("", "", "foot"), ("foot", "foot", "foot")])
def test_footprints_anywhere_cost_two_boots_in_all(icons):
    """R5.2, EX13: footprints anywhere on it: 2 boots in all, not 1; also with several."""
    state = long_way(*icons, turn={"boots": 3})

    walk(state, "end.hall")

    assert state.turn.boots == 1


def test_footprints_need_two_boots():
    """R5.2: with a single boot the tunnel cannot be walked."""
    state = long_way("", "foot", turn={"boots": 1})

    assert reason(state, MOVE, 0) == Reason("needs_boots", 2, 1)


# --- R5.3 monsters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("swords", [0, 1, 2, 3])
def test_the_player_chooses_how_many_swords_to_spend(swords):
    """R5.3: each monster icon is 1 damage, or 1 sword to prevent it; icons of all pieces count."""
    state = long_way("m1", "", "m2", turn={"boots": 1, "swords": 4})
    p = state.players[0]

    walk(state, "end.hall", swords=swords)

    assert state.turn.swords == 4 - swords
    assert (p.damage, p.supply) == (3 - swords, 30 - (3 - swords))


def test_swords_that_are_not_there_cannot_be_spent():
    """R5.3: the player has one sword for three monsters."""
    state = long_way("m1", "", "m2", turn={"boots": 1, "swords": 1})

    assert reason(state, MOVE, 0, 2) == Reason("needs_swords", 2, 1)
    walk(state, "end.hall", swords=1)
    assert state.players[0].damage == 2


def test_no_more_swords_than_monsters_are_spent():
    """R5.3: one sword prevents one damage; there is nothing to spend a second on."""
    state = hub_and_side("hub side m1", turn={"boots": 1, "swords": 2})

    assert swords_allowed(state) == [0, 1]


def test_monsters_are_there_again_for_the_next_walk():
    """R5.3: the icon is printed, it does not go away."""
    state = hub_and_side("hub side m1")

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert state.players[0].damage == 2


# --- R5.4 locks ------------------------------------------------------------------------------------------------


def test_each_lock_takes_a_lockpick():
    """R5.4: 1 lockpick each, on all pieces of the tunnel."""
    state = long_way("l1", "", "l2", players=[{"lockpicks": 4}])

    walk(state, "end.hall")

    assert state.players[0].picks == 1


def test_too_few_lockpicks():
    """R5.4: each lock takes one."""
    state = long_way("l1", "", "l1", players=[{"lockpicks": 1}])

    assert reason(state, MOVE, 0) == Reason("needs_lockpicks", 2, 1)


def test_an_opened_lock_stays_open_on_the_way_back():
    """R5.4: for the rest of the game, in both directions."""
    state = hub_and_side("hub side l2", players=[{"lockpicks": 2}])

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert state.players[0].picks == 0


def test_an_opened_lock_stays_open_for_everyone():
    """R5.4: also for another player without any lockpick, in a later turn."""
    players = [{"hand": ["sidestep"]}, {"hand": ["sidestep"], "room": "start_a.hub", "lockpicks": 0}]
    state = hub_and_side("hub side l1", turn={"boots": 1}, players=[{**p, "deck": ["burgle"] * 3} for p in players])

    walk(state, "start_a.side")
    act(state, 0, state.players[0].hand[0])
    end_turn(state)
    state.turn.boots = 1
    walk(state, "start_a.side")

    assert (state.players[1].room, state.players[1].picks) == (state.players[0].room, 0)


def test_only_closed_locks_are_paid():
    """R5.4: of the three locks one is open already."""
    state = long_way("l1", "", "l2", opened=["end.1"], players=[{"lockpicks": 2}])

    walk(state, "end.hall")

    assert state.players[0].picks == 0


def test_opening_one_lock_leaves_the_others_closed():
    """R5.4: that lock stays open; the next tunnel has its own."""
    state = small_scene([start("hub side l1", "hub crypt l1", rooms=(SIDE,))], turn={"boots": 3},
                        players=[{"lockpicks": 1, "artifacts": ["artifact_5"]}])  # fmt: skip

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert reason(state, MOVE, 1) == Reason("needs_lockpicks", 1, 0)


# --- R5.5 arrows -----------------------------------------------------------------------------------------------


def test_a_one_way_tunnel_is_walked_along_its_arrow():
    """R5.5: along its arrow it is a tunnel like any other."""
    state = hub_and_side("hub > side")

    walk(state, "start_a.side")

    assert at(state) == "start_a.side"
    assert reason(state, MOVE, 0) == Reason("one_way")


def test_one_arrow_closes_the_whole_long_tunnel():
    """R5.5: an arrow against the walker on any piece."""
    pieces = [start("hub e0"), tile("pipe", [], "e0 > w1"), one_room("end", "w1 hall")]
    state = small_scene(pieces, tiles=["pipe 1 0", "end 2 0"], turn={"boots": 1})

    assert reason(state, MOVE, 0) == Reason("one_way")


def test_arrows_that_all_point_along_the_way():
    """R5.5: along its arrow, over several tiles."""
    pieces = [start("hub > e0"), tile("pipe", [], "w1 > e0"), one_room("end", "w1 > hall")]
    state = small_scene(pieces, tiles=["pipe 1 0", "end 2 0"], turn={"boots": 2})

    walk(state, "end.hall")

    assert reason(state, MOVE, 0) == Reason("one_way")


def test_the_catacombs_map_turns_arrows_around():
    """R5.5: R9.3 aside."""
    state = hub_and_side("side > hub", players=[{"tokens": ["catacombs_map"]}])

    walk(state, "start_a.side")

    assert at(state) == "start_a.side"


# --- R5.6 damage by choice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "least"), [(0, 0), (7, 0), (8, 1), (9, 2)])
def test_the_meter_must_keep_a_free_space(damage, least):
    """R5.6: two monsters; the tenth space may not be filled, so swords must be spent."""
    state = hub_and_side("hub side m2", turn={"boots": 1, "swords": 2}, players=[{"damage": damage}])

    assert swords_allowed(state) == list(range(least, 3))


@pytest.mark.parametrize(("supply", "least"), [(2, 0), (1, 1), (0, 2)])
def test_the_supply_must_have_a_cube_for_each_damage(supply, least):
    """R5.6: two monsters; without cubes the damage may not be taken."""
    state = hub_and_side("hub side m2", turn={"boots": 1, "swords": 2}, players=[{"bagged": 30 - supply}])

    assert swords_allowed(state) == list(range(least, 3))


def test_a_walk_to_the_last_free_space_is_allowed():
    """R5.6: at least one free space is kept: nine of ten may be filled."""
    state = hub_and_side("hub side m2", players=[{"damage": 7}])

    walk(state, "start_a.side")

    assert state.players[0].damage == 9


@pytest.mark.parametrize(("entry", "bearable"), [({"damage": 8}, 1), ({"damage": 9}, 0), ({"bagged": 29}, 1)])
def test_monsters_too_strong_for_swords_and_damage_together(entry, bearable):
    """R5.6: three monsters, one sword, and so much damage that may still be taken."""
    state = hub_and_side("hub side m3", turn={"boots": 1, "swords": 1}, players=[entry])

    assert reason(state, MOVE, 0) == Reason("monsters_too_strong", 3, 1 + bearable)


@pytest.mark.parametrize("swords", [1, 3])
def test_a_wrong_number_of_swords_is_explained(swords):
    """R5.6, R5.3: two monsters, 2 swords needed, 5 held: 1 is too few, 3 too many."""
    state = hub_and_side("hub side m2", turn={"boots": 1, "swords": 5}, players=[{"damage": 9}])

    assert reason(state, MOVE, 0, swords) == Reason("wrong_swords", swords)


# --- R5.7 the Crypt --------------------------------------------------------------------------------------------


def test_nobody_walks_into_the_crypt_without_an_artifact():
    """R5.7: by walking."""
    state = small_scene([start("hub crypt")], turn={"boots": 1})

    assert reason(state, MOVE, 0) == Reason("crypt_needs_artifact")


def test_with_an_artifact_the_crypt_is_open():
    """R5.7: without an artifact; with one it is entered."""
    state = small_scene([start("hub crypt")], turn={"boots": 1}, players=[{"artifacts": ["artifact_5"]}])

    walk(state, "start_a.crypt")

    assert at(state) == "start_a.crypt"


def test_the_crypt_may_be_left_without_an_artifact():
    """R5.7: only entering is forbidden."""
    state = scene(turn={"boots": 1})

    walk(state, "start_a.chantry")

    assert at(state) == "start_a.chantry"


def test_a_loop_from_the_crypt_to_the_crypt_is_an_entry():
    """R5.7, R6.3: a tunnel back to the own room enters it, so it is closed without an artifact."""
    pieces = [start("crypt W0", "crypt W1", "hub crypt"), tile("loop", [], "e1 e0")]
    state = small_scene(pieces, tiles=["loop -1 1"], turn={"boots": 1}, players=[{"room": "start_a.crypt"}])

    assert len(routes_to(state, "start_a.crypt")) == 2
    assert reason(state, MOVE, 0) == Reason("crypt_needs_artifact")
    assert reason(state, MOVE, 1) == Reason("crypt_needs_artifact")
