"""R8.4: portals."""

import pytest

from game.rules import Reason, legal_actions
from game.rules.tiles import RoomDef
from tests.kit import GIVE_UP, MOVE, PLACE, act, kinds, routes_to, scene, walk
from tests.rules.small_tiles import CRYPT, one_room, reason, small_scene, start, tile

SIDE = RoomDef("side", square=1)


def portals(*tunnels: str, rooms=(SIDE,), beyond=(), **fields):
    """A player with 2 boots in the hub of a starting tile with these tunnels."""
    fields.setdefault("turn", {"boots": 2})
    return small_scene([start(*tunnels, rooms=rooms), *beyond], **fields)


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


def goals(state) -> list[str]:
    """Where the routes of the hub lead, "" for the unknown."""
    routes = state.dungeon.routes(state.players[0].room)
    return [state.dungeon.name(route.room) if route.room >= 0 else "" for route in routes]


# --- one move from room to room --------------------------------------------------------------------------------


def test_a_portal_continues_from_another_one():
    """R8.4: the whole way from room to room is one move, base 1 boot."""
    state = portals("hub p0", "p1 side")

    walk(state, "start_a.side")

    assert (at(state), state.turn.boots) == ("start_a.side", 1)


def test_portals_work_in_both_directions():
    """R8.4: any other portal; so the way back exists too."""
    state = portals("hub p0", "p1 side")

    walk(state, "start_a.side")
    walk(state, "start_a.hub")

    assert at(state) == "start_a.hub"


def test_the_player_chooses_among_all_other_portals():
    """R8.4: any other portal on any tile, never the one entered."""
    beyond = [one_room("cell", "hall p0", "hall *"), one_room("den", "hall p0", "hall *")]
    state = portals("hub p0", "p1 side", "side *", beyond=beyond, tiles=["cell 1 0", "den 2 0"])

    assert goals(state) == ["start_a.side", "cell.hall", "den.hall"]
    walk(state, "den.hall")
    assert at(state) == "den.hall"


def test_two_portals_on_one_tile_lead_to_each_other():
    """R8.4: any other portal, on the same tile too (Silver Hall and Black Hall)."""
    state = scene(tiles=["d02 1 0"], turn={"boots": 1}, players=[{"room": "d02.silver_hall"}])

    walk(state, "d02.black_hall")

    assert state.players[0].damage == 1


def test_a_tile_found_later_adds_its_portal():
    """R8.4: on any tile; a portal that was useless works once there is another."""
    cell = one_room("cell", "w1 hall", "hall p0")
    state = portals("hub p0", "hub e0", beyond=[cell], turn={"boots": 3})
    assert reason(state, MOVE, 0) == Reason("no_portal")

    act(state, MOVE, 1)
    act(state, PLACE, 0, 0, 0)
    walk(state, "start_a.hub")

    assert goals(state).count("cell.hall") == 2
    act(state, MOVE, 0)
    assert at(state) == "cell.hall"


def far_from_the_edge(*tunnels: str, cell):
    """The hub has portals only; the edge is beyond the side room, where a tile is found and the walker comes back."""
    state = portals("hub side", "side e0", *tunnels, beyond=[cell], turn={"boots": 9})
    before = goals(state)
    walk(state, "start_a.side")
    act(state, MOVE, next(n for n, r in enumerate(state.dungeon.routes(state.players[0].room)) if r.cell))
    act(state, PLACE, 0, 0, 0)
    walk(state, "start_a.side")
    walk(state, "start_a.hub")
    return before, goals(state)


def test_a_portal_found_elsewhere_is_noticed_everywhere():
    """R8.4: on any tile, also for rooms that the new tile does not touch."""
    cell = one_room("cell", "w1 hall", "hall p0")

    first = far_from_the_edge("hub p0", cell=cell)
    third = far_from_the_edge("hub p0", "p1 crypt", cell=cell)

    assert first == (["start_a.side", ""], ["start_a.side", "cell.hall"])
    assert third == (["start_a.side", "start_a.crypt"], ["start_a.side", "start_a.crypt", "cell.hall"])


def test_a_tile_laid_beyond_the_other_portal_is_noticed():
    """R8.4, R6.3: the way out of the other portal ran to an edge; now a tile from elsewhere lies there."""
    cell = one_room("cell", "w1 hall", "w0 hall")

    before, after = far_from_the_edge("hub p0", "p1 e1", cell=cell)

    assert before == ["start_a.side", ""]
    assert after == ["start_a.side", "cell.hall"]


def test_nobody_comes_out_of_the_portal_just_entered():
    """R8.4: any other portal; also when it is not the first tile's."""
    cell = one_room("cell", "hall p0", "hall *")
    state = portals("hub p0", "side *", beyond=[cell], tiles=["cell 1 0"], players=[{"room": "cell.hall"}])

    through = [route for route in state.dungeon.routes(state.players[0].room) if route.portals]

    assert [state.dungeon.name(route.room) for route in through] == ["start_a.hub"]


def test_with_no_other_portal_it_cannot_be_used():
    """R8.4: with no other portal in the dungeon."""
    state = portals("hub p0", "hub side")

    assert reason(state, MOVE, 0) == Reason("no_portal")


def test_the_pawn_never_stops_on_a_portal():
    """R8.4: with boots for one move the pawn is in a room afterwards, and rooms are all it ever stands in."""
    state = portals("hub p0", "p1 p2", "p3 side", turn={"boots": 1})

    walk(state, "start_a.side")

    assert state.players[0].room in set(state.dungeon.all_rooms())


# --- icons of both parts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("foot", ""), ("", "foot"), ("foot", "foot")])
def test_footprints_on_either_part_cost_two_boots(first, second):
    """R8.4: base 1 boot, 2 with footprints on either part (or both)."""
    state = portals(f"hub p0 {first}", f"p1 side {second}", turn={"boots": 3})

    walk(state, "start_a.side")

    assert state.turn.boots == 1


def test_footprints_on_the_far_part_need_two_boots():
    """R8.4: the boots of the whole way are needed at once."""
    state = portals("hub p0", "p1 side foot", turn={"boots": 1})

    assert reason(state, MOVE, 0) == Reason("needs_boots", 2, 1)


def test_monsters_of_both_parts_count():
    """R8.4: three monsters, two swords."""
    state = portals("hub p0 m1", "p1 side m2", turn={"boots": 1, "swords": 2})

    walk(state, "start_a.side", swords=2)

    assert state.players[0].damage == 1


def test_monsters_of_both_parts_may_be_too_strong():
    """R8.4, R5.6: together."""
    state = portals("hub p0 m1", "p1 side m2", players=[{"damage": 8}], turn={"boots": 1, "swords": 1})

    assert reason(state, MOVE, 0) == Reason("monsters_too_strong", 3, 2)


def test_locks_of_both_parts_count_and_stay_open():
    """R8.4, R5.4: two locks; on the way back none."""
    state = portals("hub p0 l1", "p1 side l1", players=[{"lockpicks": 2}])

    walk(state, "start_a.side")
    assert state.players[0].picks == 0

    walk(state, "start_a.hub")


def test_too_few_lockpicks_for_both_parts():
    """R8.4: the locks of both parts."""
    state = portals("hub p0 l1", "p1 side l1", players=[{"lockpicks": 1}])

    assert reason(state, MOVE, 0) == Reason("needs_lockpicks", 2, 1)


@pytest.mark.parametrize(("first", "second"), [("p0 > hub", "p1 side"), ("hub p0", "side > p1")])
def test_arrows_of_both_parts_count(first, second):
    """R8.4, R5.5: an arrow against the walker on either part."""
    state = portals(first, second)

    assert reason(state, MOVE, 0) == Reason("one_way")


def test_arrows_along_the_way():
    """R8.4, R5.5: along the arrows it works, back it does not."""
    state = portals("hub > p0", "p1 > side")

    walk(state, "start_a.side")

    assert reason(state, MOVE, 0) == Reason("one_way")


def test_the_way_through_a_portal_may_cross_tiles():
    """R8.4, R5.1: the tunnel out of the portal runs on over another tile."""
    cell = one_room("cell", "w1 hall m1", "hall *")
    state = portals("hub p0", "p1 e0", "hub *", beyond=[cell], tiles=["cell 1 0"], turn={"boots": 1})
    way = next(n for n, r in enumerate(state.dungeon.routes(0)) if r.portals)

    act(state, MOVE, way)

    assert (at(state), state.players[0].damage) == ("cell.hall", 1)


# --- from portal to portal -------------------------------------------------------------------------------------


def test_a_tunnel_from_portal_to_portal_goes_on_again():
    """R8.4: out of p1, along its tunnel into p2, out of p3: one move with the icons of three parts."""
    state = portals("hub p0 m1", "p1 p2 m1 foot", "p3 side m1", turn={"boots": 2})
    way = next(n for n in routes_to(state, "start_a.side") if state.dungeon.routes(0)[n].portals == 2)

    act(state, MOVE, way)

    assert (at(state), state.players[0].damage, state.turn.boots) == ("start_a.side", 3, 0)


def test_who_goes_into_one_portal_may_leave_by_it_again_later():
    """R8.4: into p0, out of p1, into p2, out of p0: back in the hub, a move and an entry (R6.3)."""
    hub = RoomDef("hub", reward="gold", gold=2)
    pieces = [tile("start_a", [hub, CRYPT], "hub p0", "p1 p2", zone="start")]
    state = small_scene(pieces, turn={"boots": 1})

    walk(state, "start_a.hub")

    assert (state.players[0].gold, state.turn.boots) == (2, 0)


def test_pairs_of_portals_joined_to_each_other_come_to_an_end():
    """R8.4: however portals lead into portals, the list of ways is finite and each leads to a room."""
    state = portals("hub p0", "p1 p2", "p3 side")
    far = one_room("pairs", "p0 p1", "p2 hall", "hall *")
    bigger = portals("hub p0", "p1 p2", "p3 side", "side *", beyond=[far], tiles=["pairs 1 0"])

    assert sorted(set(goals(state))) == ["start_a.hub", "start_a.side"]
    assert sorted(set(goals(bigger))) == ["pairs.hall", "start_a.hub", "start_a.side"]


def test_portals_used_are_counted():
    """R8.4: the Animated Wall asks whether a portal was used; two passages are two."""
    state = portals("hub p0", "p1 p2", "p3 side", turn={"boots": 1})
    way = next(n for n in routes_to(state, "start_a.side") if state.dungeon.routes(0)[n].portals == 2)

    act(state, MOVE, way)

    assert state.turn.portals == 2


# --- portals and the unknown -----------------------------------------------------------------------------------

CELL = one_room("cell", "w1 hall m1", "s1 hall foot", "e1 p0")


def test_the_way_out_of_a_portal_may_discover():
    """R8.4, R6: the walker discovers beyond the edge, icons of all parts count."""
    state = portals("hub p0 m1", "p1 e0", beyond=[CELL], turn={"boots": 1, "swords": 1})

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 1)

    assert (at(state), state.players[0].damage, state.turn.boots) == ("cell.hall", 1, 0)
    assert state.turn.portals == 1


def test_orientations_after_a_portal_are_checked_like_others():
    """R8.4, R6.4: too few boots for one; the third leads into the new tile's own portal and from there on."""
    state = portals("hub p0", "p1 e0", "crypt side", beyond=[CELL], turn={"boots": 1})

    act(state, MOVE, 0)

    assert reason(state, PLACE, 1, 0, 0) == Reason("needs_boots", 2, 1)
    ends = {(a.a, a.b) for a in legal_actions(state) if a.kind == PLACE and a.a == 2}
    assert ends == {(2, 0)}  # out of p0, back to the hub


def test_giving_up_after_a_portal():
    """R8.4, R6.5: the pawn stays in the room from which it set out, and pays for the known part."""
    cell = one_room("cell", "w1 hall l8")
    state = portals("hub p0 foot", "p1 e0", beyond=[cell], turn={"boots": 3})

    act(state, MOVE, 0)
    act(state, GIVE_UP, 0)

    assert (at(state), state.turn.boots, state.turn.portals) == ("start_a.hub", 1, 0)


def test_without_a_tile_the_edge_beyond_a_portal_is_closed():
    """R8.4, R6.6: only that way; others from the same portal stay open."""
    state = portals("hub p0", "p1 e0", "p2 side", beyond=[CELL], tile_stack=["end"])

    assert reason(state, MOVE, 0) == Reason("no_tiles_left")
    walk(state, "start_a.side")


def test_a_dead_end_beyond_a_portal():
    """R8.4, R6.10: the tunnel out of the other portal meets a wall."""
    closed = one_room("closed", "n0 hall", "e0 hall")
    state = portals("hub p0", "p1 e0", "hub *", beyond=[closed], tiles=["closed 1 0"])

    assert reason(state, MOVE, 0) == Reason("dead_end")


def test_no_way_into_the_crypt_through_a_portal_without_an_artifact():
    """R8.4, R5.7: entering is entering."""
    state = portals("hub p0", "p1 crypt")

    assert reason(state, MOVE, 0) == Reason("crypt_needs_artifact")


def test_a_crystal_cave_behind_a_portal_stops():
    """R8.4, R8.2: the portal is only a part of the way."""
    state = portals("hub p0", "p1 side", rooms=(RoomDef("side", cave=True),), turn={"boots": 3})

    walk(state, "start_a.side")

    assert "move" not in kinds(state)
