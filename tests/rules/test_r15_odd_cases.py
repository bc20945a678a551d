"""R15 Odd cases: the order of "each player", turned tiles, companions, skill, wayshrines. Mercy has its own file."""

import pytest

from game.box import base_tiles
from game.box import tokens as box_tokens
from game.box.cards import BASE
from game.rules import Box, legal_actions, to_move
from game.rules.dungeon import Dungeon
from game.rules.ids import ACQUIRE, FIGHT, MARK, MOVE, PICK, PLAY, TAKE, TELEPORT
from game.session.scenario import load_scenario
from tests.kit import (
    BOX,
    QUIET_ROW,
    act,
    answer,
    card,
    end_turn,
    play,
    question,
    refused,
    room,
    routes_to,
    scene,
    slot,
    slugs_of,
    walk,
)

TILES = ["d07 1 0", "s2 -1 1", "d17 -2 1", "d18 0 -1"]
ROOMS = ["d07.parting_hall", "s2.cistern", "d17.salt_gate", "d18.gallery"]
OUT = {"status": "out"}


def arriving(slug, *players, **fields):
    """A scene in which this card arrives when the turn ends."""
    seats = [{"hand": [], **player} for player in players]
    return scene(**{"tiles": TILES, "players": seats, "row": QUIET_ROW[:5], "deck": [slug], **fields})


def asked_seats(state) -> list[int]:
    """Who is asked to turn a tile, in order; each takes the first offer."""
    seats = []
    while question(state) == "turn_own_tile":
        seats.append(to_move(state))
        act(state, *legal_actions(state)[0])
    return seats


def rotations(state) -> list[int]:
    return [place.rotation for place in state.dungeon.places]


# --- R15.1 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_each_player_begins_with_the_one_whose_turn_just_ended(seat, order):
    """R15.1: clockwise from there."""
    state = arriving("sudden_movement", *({"room": name} for name in ROOMS), seat=seat)

    end_turn(state)

    assert asked_seats(state) == order


def test_each_player_begins_with_the_one_whose_turn_it_is():
    """R15.1: Remove Traps reveals the card in the middle of a turn."""
    players = [{"room": name} for name in ROOMS[:3]]
    players[1] = {"room": ROOMS[1], "hand": ["remove_traps"]}
    state = scene(tiles=TILES, players=players, seat=1, deck=["sudden_movement"])
    play(state, "remove_traps")

    answer(state, 0)

    assert asked_seats(state) == [1, 2, 0]
    assert state.seat == 1


def test_each_player_skips_those_who_are_out():
    """R15.1: knocked out or escaped."""
    escaped = {"status": "escaped", "artifacts": ["artifact_5"], "tokens": ["mastery"]}
    state = arriving("sudden_movement", {"room": ROOMS[0]}, {"room": ROOMS[1], **OUT}, escaped, {"room": ROOMS[3]})

    end_turn(state)

    assert asked_seats(state) == [0, 3]


# --- R15.2 ---------------------------------------------------------------------------------------------------


def turned(rotation, **player):
    """A player in d07 whose Sudden Movement turned the tile; then it is their turn again."""
    seat = {"room": "d07.parting_hall", "hand": [], **player}
    fields = {"tiles": ["d07 1 0", "d18 2 0"], "row": QUIET_ROW[:5], "deck": ["sudden_movement", "lute"]}
    state = scene(players=[seat, {"hand": []}], **fields)
    end_turn(state)
    answer(state, rotation)
    end_turn(state)
    state.turn.boots = 2
    return state


def test_pawns_turn_with_their_tile():
    """R15.2: everybody on it stays in the room."""
    state = arriving("animated_wall", {"room": "d18.mask_vault"}, {"room": "d18.gallery"})

    end_turn(state)

    assert state.dungeon.places[4].rotation == 2
    assert [state.dungeon.name(p.room) for p in state.players] == ["d18.mask_vault", "d18.gallery"]


def test_artifacts_turn_with_their_tile():
    """R15.2: it is taken in the same room as before."""
    state = arriving("animated_wall", {"room": "d18.mask_vault"}, {}, artifacts={"d18.mask_vault": ["artifact_12"]})
    end_turn(state)
    end_turn(state)

    act(state, TAKE)

    assert state.players[0].artifacts == (BOX.token_ids["artifact_12"],)


def test_marks_turn_with_their_tile():
    """R15.2: the wayshrine stays marked."""
    state = turned(1, marks=["d07.parting_hall"])

    assert refused(state, MARK) == "already_marked"


def test_picked_features_turn_with_their_tile():
    """R15.2: an empty prison stays empty."""
    state = arriving("animated_wall", {"room": "d12.cages"}, {}, tiles=["d12 1 0"], picked=["d12.cages"])

    end_turn(state)
    end_turn(state)

    assert state.dungeon.places[1].rotation == 2
    assert refused(state, PICK) == "already_picked"


def locked_way(state) -> int:
    """The route out of d07 with the lock."""
    return next(n for n, way in enumerate(state.dungeon.routes(state.players[0].room)) if way.locks)


def test_opened_locks_turn_with_their_tile():
    """R15.2: the tunnel that led south now leads to the starting tile, and its lock is still open."""
    seat = {"room": "d07.parting_hall", "hand": [], "lockpicks": 0}
    state = scene(
        players=[seat, {"hand": []}], tiles=["d07 1 0"], opened=["d07.0"], row=QUIET_ROW[:5], deck=["sudden_movement"]
    )
    end_turn(state)
    answer(state, 1)
    end_turn(state)
    state.turn.boots = 1

    act(state, MOVE, locked_way(state))

    assert state.dungeon.name(state.players[0].room) == "start_a.cold_well"


def test_closed_locks_stay_closed_when_their_tile_turns():
    """R15.2: where the tunnel leads now makes no difference."""
    state = turned(1, lockpicks=0)

    assert refused(state, MOVE, locked_way(state)) == "needs_lockpicks"


def test_tunnels_across_the_edges_are_joined_anew():
    """R15.2: from the cold well one way had a monster; after half a turn one has footprints."""
    state = arriving("animated_wall", {"room": "start_a.cold_well"}, {"room": "d07.parting_hall"})
    well, goal = state.players[0].room, room(state, "d07.parting_hall")
    ways = [(w.boots, w.monsters) for w in state.dungeon.routes(well) if w.room == goal]
    assert sorted(ways) == [(1, 0), (1, 1)]

    end_turn(state)

    ways = [(w.boots, w.monsters) for w in state.dungeon.routes(well) if w.room == goal]
    assert sorted(ways) == [(1, 0), (2, 0)]


def test_tunnel_that_led_into_the_tile_can_lead_through_it():
    """R15.2: s3 has a tunnel from edge to edge; its turn takes the hostel from the chantry's door."""
    state = arriving("animated_wall", {"room": "s3.stair"}, tiles=["s3 -1 1 0"])
    ways = state.dungeon.routes(room(state, "start_a.chantry"))
    assert (-1, 0) in [w.cell for w in ways]

    end_turn(state)

    ways = state.dungeon.routes(room(state, "start_a.chantry"))
    assert room(state, "s3.hostel") in [w.room for w in ways]
    assert (-1, 0) not in [w.cell for w in ways]


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_turned_dungeon_is_the_same_as_one_laid_like_that(place, rotation):
    """R15.2: every way of every room, portals included, whatever was looked at before the turn."""
    tiles = [*TILES, "d13 1 1", "s5 -1 0 1"]
    state = scene(tiles=tiles, artifacts={})
    for number in state.dungeon.all_rooms():
        state.dungeon.routes(number)

    found = state.dungeon.turn(place, rotation)

    fresh = Dungeon(BOX.tiles, BOX.tile_ids["start_a"])
    for laid in found.places[1:]:
        fresh = fresh.lay(laid.tile, (laid.x, laid.y), laid.rotation)
    assert [found.routes(r) for r in found.all_rooms()] == [fresh.routes(r) for r in fresh.all_rooms()]


@pytest.mark.parametrize("slug", ["animated_wall", "sudden_movement"])
def test_starting_tile_is_never_turned(slug):
    """R15.2: it is not square; who is alone on it is not asked."""
    state = arriving(slug, {"room": "start_a.crossing"}, {"room": "start_a.crypt"}, seats=2)
    alone = arriving(slug, {"room": "start_a.crossing"}, {"room": "d07.parting_hall", **OUT})

    end_turn(state)
    end_turn(alone)

    assert rotations(state) == rotations(alone) == [0] * 5
    assert question(state) == question(alone) == ""


def test_animated_wall_turns_every_tile_with_a_player_once():
    """R15.2: by 180 degrees, also with two players on it; the others lie still."""
    players = {"room": "d07.parting_hall"}, {"room": "s2.sluice"}, {"room": "s2.cistern"}
    state = arriving("animated_wall", *players)

    end_turn(state)

    assert rotations(state) == [0, 2, 2, 0, 0]


# --- R15.3 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lies", [0, 1, 2, 3])
def test_different_orientation_is_one_of_the_three_others(lies):
    """R15.3: staying is not offered, nor saying no."""
    state = arriving("sudden_movement", {"room": "d07.parting_hall"}, tiles=[f"d07 1 0 {lies}"])

    end_turn(state)

    assert {action.a for action in legal_actions(state)} == {0, 1, 2, 3} - {lies}


def test_tile_turns_to_the_orientation_that_was_chosen():
    """R15.3: one player, one tile."""
    state = arriving("sudden_movement", {"room": "d07.parting_hall"})
    end_turn(state)

    answer(state, 3)

    assert rotations(state) == [0, 3, 0, 0, 0]


def test_players_who_share_a_tile_are_not_asked():
    """R15.3: each player who is alone; the third one is."""
    players = {"room": "s2.cistern"}, {"room": "s2.sluice"}, {"room": "d07.parting_hall"}
    state = arriving("sudden_movement", *players)

    end_turn(state)

    assert asked_seats(state) == [2]


# --- R15.4 ---------------------------------------------------------------------------------------------------


def test_companion_does_not_count_itself():
    """R15.4: another companion."""
    state = scene(players=[{"hand": ["rebel_scribe"], "deck": ["burgle"]}])

    play(state, "rebel_scribe")

    assert state.players[0].hand == ()


def test_second_copy_of_the_same_card_is_another_companion():
    """R15.4: the box of this test holds two Rebel Scribes; each sees the other."""
    twice = tuple(c._replace(copies=2) if c.slug == "rebel_scribe" else c for c in BASE)
    box = Box(twice, box_tokens.BASE, base_tiles())
    player = {"hand": ["rebel_scribe", "rebel_scribe"], "deck": ["burgle", "burgle", "stumble"]}
    state = load_scenario(box, {"players": [player]})
    act(state, PLAY, card("rebel_scribe"))
    assert slugs_of(state.players[0].hand) == ["rebel_scribe"]

    act(state, PLAY, card("rebel_scribe"))

    assert slugs_of(state.players[0].hand) == ["burgle", "burgle"]


def test_companion_in_hand_or_discard_pile_does_not_count():
    """R15.4: in the play area."""
    state = scene(players=[{"hand": ["rebel_scribe", "bandit"], "discard": ["bard"]}])

    play(state, "rebel_scribe")

    assert slugs_of(state.players[0].hand) == ["bandit"]


# --- R15.5 ---------------------------------------------------------------------------------------------------


def test_skill_spent_counts_as_generated():
    """R15.5: 3 of 5 are spent; the sixth that comes heals, though only 3 are left."""
    state = scene(players=[{"hand": ["divining_rod", "lightstick", "burgle"], "damage": 2}], row=["swindle"])
    play(state, "divining_rod", "lightstick")
    act(state, ACQUIRE, slot(state, "swindle"))
    assert state.players[0].damage == 2

    play(state, "burgle")

    assert (state.turn.skill, state.players[0].damage) == (3, 1)


def test_skill_gained_by_a_fight_counts_as_generated():
    """R15.5: whatever it comes from."""
    player = {"room": "start_a.crossing", "hand": ["divining_rod", "burgle", "burgle"], "damage": 2}
    state = scene(players=[player], row=["crystal_kobold"], turn={"swords": 2})
    play(state, "divining_rod", "burgle", "burgle")
    assert state.players[0].damage == 2

    act(state, FIGHT, slot(state, "crystal_kobold"))

    assert state.players[0].damage == 1


# --- R15.6 ---------------------------------------------------------------------------------------------------


def _waystone(where):
    state = scene(tiles=TILES, players=[{"room": where, "hand": ["waystone"]}])
    play(state, "waystone")
    return state


def test_waystone_does_nothing_outside_a_wayshrine():
    """R15.6: the player must stand in one."""
    state = _waystone("start_a.vestry")

    assert refused(state, TELEPORT, 0, -1, room(state, "start_a.crossing")) == "condition_not_met"


def test_waystone_leads_from_a_wayshrine_to_any_other_one():
    """R15.6: marked or not, near or far."""
    state = _waystone("start_a.crossing")

    far = {state.dungeon.name(action.c) for action in legal_actions(state) if action.kind == TELEPORT}

    assert far == {"d07.parting_hall", "s2.cistern", "d17.salt_gate"}


def test_waystone_waits_until_the_player_stands_in_a_wayshrine():
    """R15.6, R3.12: walking there after it was played is enough."""
    state = _waystone("start_a.vestry")
    walk(state, "start_a.crossing")

    act(state, TELEPORT, 0, -1, room(state, "d07.parting_hall"))

    assert state.dungeon.name(state.players[0].room) == "d07.parting_hall"
    assert routes_to(state, "start_a.cold_well")
