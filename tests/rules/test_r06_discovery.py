"""R6.1 to R6.3 and R6.6 to R6.10: discovering tiles, and what comes with them."""

import pytest

from game.box import base_tiles
from game.rules import Reason, Setup, legal_actions, new_game
from game.rules.dungeon import Place
from game.rules.events import TileRevealed
from game.rules.tiles import RoomDef
from tests.kit import BOX, MOVE, PLACE, act, question, room, scene, token, walk
from tests.rules.small_tiles import CRYPT, one_room, reason, small_scene, start, tile

CELL = one_room("cell", "w1 hall", "s1 hall", "e1 hall", "n1 hall")
PIPE = one_room("pipe", "w1 e0", "s1 hall")  # turned by 0 it leads on to the east


def explorer(*beyond, tunnels=("hub e0",), **fields):
    """A player in the hub with 2 boots, in front of the unknown."""
    fields.setdefault("turn", {"boots": 2})
    return small_scene([start(*tunnels), *beyond], **fields)


def at(state) -> str:
    return state.dungeon.name(state.players[0].room)


def placements(state) -> list[tuple[int, int, int]]:
    return [(a.a, a.b, a.c) for a in legal_actions(state) if a.kind == PLACE]


# --- R6.1, R6.2 where a tile goes ------------------------------------------------------------------------------


def test_the_top_of_the_stack_is_revealed_and_waits():
    """R6.1: reveal the top of the tile stack; nothing is paid and nobody moves before it lies."""
    state = explorer(CELL, PIPE)

    events = act(state, MOVE, 0)

    assert TileRevealed(1) in events
    assert state.tile_stack == (2,)
    assert question(state) == "walk"
    assert (at(state), state.turn.boots) == ("start_a.hub", 2)


@pytest.mark.parametrize(("mouth", "cell"), [
    ("n0", (0, -1)), ("n1", (0, -1)), ("e0", (1, 0)), ("e1", (1, 0)), ("w0", (-1, 0)), ("w1", (-1, 0)),
    ("E0", (1, 1)), ("E1", (1, 1)), ("W0", (-1, 1)), ("W1", (-1, 1)),
])  # fmt: skip
def test_the_tile_goes_exactly_beyond_the_edge(mouth, cell):
    """R6.1, R6.2: along the starting tile's long sides against its upper or lower half."""
    state = explorer(one_room("cell", "hall *"), tunnels=(f"hub {mouth}",))

    act(state, MOVE, 0)
    act(state, PLACE, 2, 0, 0)

    assert state.dungeon.places[1] == Place(1, *cell, 2)
    assert at(state) == "cell.hall"


def test_the_player_turns_it_to_any_of_four_orientations():
    """R6.2: any of the four orientations."""
    for rotation in range(4):
        state = explorer(CELL)
        act(state, MOVE, 0)
        assert placements(state) == [(n, 0, 0) for n in range(4)]
        act(state, PLACE, rotation, 0, 0)
        assert state.dungeon.places[1].rotation == rotation


def test_an_orientation_decides_where_the_tunnel_leads():
    """R6.2, R6.3: the four turns show w1, s1, e1, n1 to who comes from the west by the first mouth."""
    rooms = [RoomDef(name) for name in ("west", "south", "east", "north")]
    four = tile("four", rooms, "w1 west", "s1 south", "e1 east", "n1 north")
    found = []
    for rotation in range(4):
        state = explorer(four)
        act(state, MOVE, 0)
        act(state, PLACE, rotation, 0, 0)
        found.append(at(state))

    assert found == ["four.west", "four.south", "four.east", "four.north"]


def test_tiles_are_never_stacked():
    """R6.2: a place that is taken is no edge any more."""
    state = explorer(CELL, PIPE, tiles=["cell 1 0"])

    assert (1, 0) not in state.dungeon.edge()
    walk(state, "cell.hall")
    assert state.tile_stack == (2,)


def test_the_places_around_the_starting_tile():
    """R6.2, R6.10: above, and two on each long side; none beyond the graveyard wall."""
    assert scene().dungeon.edge() == [(-1, 0), (-1, 1), (0, -1), (1, 0), (1, 1)]
    assert scene(start="start_b").dungeon.edge() == [(-1, 0), (-1, 1), (0, -1), (1, 0), (1, 1)]


# --- R6.3 completing the tunnel --------------------------------------------------------------------------------


def test_the_walker_ends_in_the_room_of_the_new_tile():
    """R6.3: one move, one boot, and the room is entered."""
    state = explorer(one_room("cell", "w1 hall", reward="gold", gold=3))

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert (at(state), state.turn.boots, state.players[0].gold) == ("cell.hall", 1, 3)


def test_the_icons_of_the_new_tile_count_for_the_move():
    """R6.3: footprints, monsters and locks of both parts; the player chooses the swords when placing."""
    state = explorer(one_room("cell", "w1 hall foot m1 l1"), tunnels=("hub e0 m1 l1",), turn={"boots": 2, "swords": 1})
    p = state.players[0]

    act(state, MOVE, 0)
    assert placements(state) == [(0, 0, 0), (0, 0, 1)]
    act(state, PLACE, 0, 0, 1)

    assert (state.turn.boots, state.turn.swords, p.damage, p.picks) == (0, 0, 1, 1)


def test_a_tunnel_that_leads_on_discovers_again_in_the_same_move():
    """R6.3, R5.1: the second tile goes beyond the first, and the whole way costs one boot."""
    state = explorer(PIPE, CELL)

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)
    assert (at(state), question(state), state.tile_stack) == ("start_a.hub", "walk", ())

    act(state, PLACE, 0, 0, 0)
    assert [(p.x, p.y) for p in state.dungeon.places] == [(0, 0), (1, 0), (2, 0)]
    assert (at(state), state.turn.boots) == ("cell.hall", 1)


def test_icons_of_all_tiles_of_a_chain_count():
    """R6.3: each piece of a chain of three brings its monster; swords are chosen once, at the end."""
    pipes = [one_room(f"pipe{n}", "w1 e0 m1") for n in (1, 2)]
    state = explorer(*pipes, one_room("cell", "w1 hall m1 foot"), turn={"boots": 2, "swords": 2})

    act(state, MOVE, 0)
    assert placements(state) == [(0, 0, 0)]
    act(state, PLACE, 0)
    assert placements(state) == [(0, 0, 0)]
    act(state, PLACE, 0)
    assert placements(state) == [(0, 0, 0), (0, 0, 1), (0, 0, 2)]
    act(state, PLACE, 0, 0, 2)

    assert (at(state), state.players[0].damage, state.turn.boots) == ("cell.hall", 1, 0)


def test_leading_on_is_allowed_only_if_a_tile_is_left():
    """R6.3: such an orientation is allowed only if a tile is left."""
    state = explorer(PIPE)

    act(state, MOVE, 0)

    assert reason(state, PLACE, 0, 0, 0) == Reason("no_tiles_left")
    assert placements(state) == [(1, 0, 0)]


def test_a_new_tile_may_lead_to_a_room_of_an_old_one():
    """R6.3: the walker ends where the completed tunnel leads, here around the corner on an older tile."""
    bend = one_room("bend", "w1 s0", "s1 hall")
    old = one_room("old", "n1 hall")
    state = explorer(bend, old, tunnels=("hub e0", "hub E0"), tiles=["old 1 1"])

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert at(state) == "old.hall"


def test_a_tunnel_back_to_the_room_it_left_is_a_move_and_an_entry():
    """R6.3: it costs its boot, and the room gives its reward."""
    hub = RoomDef("hub", reward="gold", gold=2)
    pieces = [tile("start_a", [hub, CRYPT], "hub e0", "hub e1", zone="start"), tile("loop", [], "w1 w0")]
    state = small_scene(pieces, turn={"boots": 2})

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert (at(state), state.turn.boots, state.players[0].gold) == ("start_a.hub", 1, 2)


def test_a_new_tile_may_lead_into_a_portal():
    """R6.3, R8.4: the walker goes on from any other portal, chosen with the orientation."""
    pieces = [start("hub e0", "crypt p0"), one_room("cell", "w1 p0", "p1 hall m1")]
    state = small_scene(pieces, turn={"boots": 1}, players=[{"artifacts": ["artifact_5"]}])

    act(state, MOVE, 0)
    goals = {b for a, b, _ in placements(state) if a == 0}
    assert len(goals) == 2  # the Crypt by the old portal, the hall by the second one of the new tile

    act(state, PLACE, 0, 1, 0)
    assert (at(state), state.players[0].damage) == ("cell.hall", 1)


# --- R6.6 no tiles left ----------------------------------------------------------------------------------------


def test_the_last_tile_can_be_discovered():
    """R6.6: only an empty stack closes the edges."""
    state = explorer(CELL)

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert state.tile_stack == ()


def test_with_an_empty_stack_edges_are_closed():
    """R6.6: no new tile can be discovered."""
    state = explorer(CELL, tile_stack=["end"])

    assert reason(state, MOVE, 0) == Reason("no_tiles_left")


# --- R6.7 haunted tiles ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("haunted", "in_bag", "ghosts"), [(True, 0, 1), (False, 0, 0), (True, 4, 1), (True, 5, 0)])
def test_a_haunted_tile_brings_a_ghost(haunted, in_bag, ghosts):
    """R6.7: one ghost cube from the bank, if any is left, goes to the Clank! area."""
    state = explorer(one_room("cell", "w1 hall", haunted=haunted), ghosts_bag=in_bag)

    act(state, MOVE, 0)
    assert state.ghosts_area == 0
    act(state, PLACE, 0, 0, 0)

    assert state.ghosts_area == ghosts
    assert state.ghosts_bank == 5 - in_bag - ghosts


# --- R6.8 artifacts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plus", "stack", "laid"), [
    (0, [5, 7, 10], 5), (1, [5, 7, 10], 7), (2, [5, 7, 10], 10),
    (2, [10, 12, 15, 17], 15), (1, [12], 12), (2, [12], 12), (2, [12, 20], 20), (0, [12, 20], 12), (1, [12, 20], 20),
    (0, [], 0), (1, [], 0), (2, [], 0),
])  # fmt: skip
def test_an_artifact_room_is_filled_from_the_stack(plus, stack, laid):
    """R6.8, EX7, EX14: top, one or two places below; with fewer left the most valuable; with none left nothing."""
    slugs = [f"artifact_{value}" for value in stack]
    state = explorer(one_room("cell", "w1 hall", artifact=plus), artifact_stack=[*slugs, "end"])

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    here = state.players[0].room
    assert state.artifacts_in(here) == ((token(f"artifact_{laid}"),) if laid else ())
    assert state.artifact_stack == tuple(token(f"artifact_{value}") for value in stack if value != laid)
    assert state.players[0].artifacts == ()  # it lies there, it is not taken


def test_the_other_rooms_get_nothing():
    """R6.8: laying a tile with an artifact room; a tile without one takes nothing from the stack."""
    state = explorer(CELL)

    act(state, MOVE, 0)
    act(state, PLACE, 0, 0, 0)

    assert state.artifacts == ()
    assert len(state.artifact_stack) == 7


# --- R6.9 zones ------------------------------------------------------------------------------------------------


def test_which_rooms_are_in_the_depths():
    """R6.9: the 22 others are the Depths, and so is the upper half of the starting tile; safe tiles are not."""
    for piece in base_tiles():
        for place in piece.rooms:
            deep = piece.zone == "depths" or (piece.zone == "start" and place.square == 0)
            assert place.depths == deep, f"{piece.slug}.{place.name}"


def test_the_first_four_tiles_found_are_safe():
    """R6.9, R2.2: a game's first four tiles are safe, the 22 others are the Depths."""
    state = new_game(BOX, Setup(), 5)
    zones = [BOX.tiles[t].zone for t in state.tile_stack]

    assert zones == ["safe"] * 4 + ["depths"] * 22


# --- R6.10 dead ends -------------------------------------------------------------------------------------------


def test_a_mouth_that_meets_a_wall_is_a_dead_end():
    """R6.10: it can neither be walked nor does it discover anything."""
    state = explorer(one_room("closed", "n0 hall"), CELL, tiles=["closed 1 0"])

    assert reason(state, MOVE, 0) == Reason("dead_end")


def test_an_orientation_that_is_a_dead_end_may_not_be_chosen():
    """R6.10, R6.4: the tunnel leads nowhere."""
    state = explorer(one_room("cell", "w1 hall"))

    act(state, MOVE, 0)

    assert placements(state) == [(0, 0, 0)]
    assert [reason(state, PLACE, turn, 0, 0) for turn in (1, 2, 3)] == [Reason("dead_end")] * 3


def test_the_graveyard_wall_is_closed_from_below():
    """R6.10: a tile below the starting tile meets a wall without mouths there."""
    state = scene(tiles=["d07 1 1", "s2 1 2", "s1 0 2"], turn={"boots": 1}, players=[{"room": "s1.cellar"}])
    north = [n for n, route in enumerate(state.dungeon.routes(room(state, "s1.cellar"))) if route.blocked]

    assert len(north) == 1  # its mouth n0; its n1 belongs to the pantry
    assert reason(state, MOVE, north[0]) == Reason("dead_end")


def test_the_place_below_the_graveyard_wall_can_be_reached_from_the_side():
    """R6.10: no tile is laid there from the starting tile; from another tile it is a place like any other."""
    state = scene(tiles=["d07 1 1", "s2 1 2"], tile_stack=["s1"], turn={"boots": 1}, players=[{"room": "s2.cistern"}])
    routes = state.dungeon.routes(room(state, "s2.cistern"))

    act(state, MOVE, next(n for n, route in enumerate(routes) if route.cell == (0, 2)))
    act(state, PLACE, 0, 0, 0)

    assert state.dungeon.places[-1][1:] == (0, 2, 0)
    assert at(state) == "s1.pantry"


def test_a_ring_of_tunnels_without_a_room_does_no_harm():
    """R5.1, R6.3: four tiles whose tunnels run in a circle; the last of them is discovered from beside it."""
    pieces = [("nw", "e1 s0"), ("ne", "w0 s1"), ("se", "n0 w1"), ("sw", "e0 n1")]
    ring = [one_room(slug, bend, "hall *") for slug, bend in pieces]
    state = small_scene([start("hub *"), *ring], turn={"boots": 3}, tiles=["nw 1 0", "ne 2 0", "se 2 1"])

    act(state, MOVE, next(n for n, route in enumerate(state.dungeon.routes(0)) if route.cell == (1, 1)))
    act(state, PLACE, 0, 0, 0)
    assert at(state) == "sw.hall"

    walk(state, "start_a.hub")
    walk(state, "nw.hall")
    assert {route.room for route in state.dungeon.routes(room(state, "sw.hall"))} >= {0, room(state, "se.hall")}
