"""R15.7 Mercy: who is trapped, and what the rule then allows."""

import pytest

from game.box import base_tiles
from game.box import tokens as box_tokens
from game.box.cards import BASE
from game.rules import Box, TileDef, legal_actions
from game.rules.ids import MERCY
from game.rules.tiles import MOUTH, PORTAL, ROOM, End, RoomDef, TunnelDef
from game.session.scenario import load_scenario
from tests.kit import act, end_turn, kinds, refused, scene, walk


def tunnel(a: End, b: End, **icons) -> TunnelDef:
    return TunnelDef((a, b), **icons)


def mouth(number: int) -> End:
    return End(MOUTH, number)


HERE = End(ROOM, 0)
PASSAGES = tuple(tunnel(mouth(n), mouth(n + 1)) for n in (2, 4, 6))


def small_tile(slug: str, *tunnels: TunnelDef, portals: int = 0) -> TileDef:
    """A tile with one room; its first two mouths are up to the test, the others pass it by."""
    return TileDef(slug, slug, "depths", (RoomDef("pit", depths=True),), (*tunnels, *PASSAGES), portals)


IN_ONLY = tunnel(mouth(0), HERE, one_way=True)
PIT = small_tile("pit", IN_ONLY, tunnel(mouth(1), HERE))  # one way in, another way in and out
WELL = small_tile("well", IN_ONLY, tunnel(mouth(1), HERE, one_way=True), tunnel(HERE, End(PORTAL, 0)), portals=1)
PIT_BOX = Box(BASE, box_tokens.BASE, (*base_tiles(), PIT, WELL))


def vault_scene(rotation=1, **fields):
    """In the vault of d15: two locked doors, a way out along an arrow and one past two monsters.

    With no tile left and the tile turned once, both end at closed edges; turned by 0 the monsters, by 3 the arrow lead
    to the starting tile.
    """
    player = {"room": "d15.vault", "hand": [], "lockpicks": 0, **fields.pop("player", {})}
    setting = {
        "mercy": True,
        "tiles": [f"d15 1 0 {rotation}"],
        "tile_stack": ["end"],
        "players": [player, {"hand": []}],
    }
    return scene(**{**setting, **fields})


def pit_scene(tile="pit", **fields):
    """West of the crypt: the pit's way out leads into the Crypt, its way in comes from the chantry."""
    player = {"room": f"{tile}.pit", "hand": [], **fields.pop("player", {})}
    setting = {"mercy": True, "tiles": [f"{tile} -1 1 1"], "players": [player]}
    return load_scenario(PIT_BOX, {**setting, **fields})


def offers(state) -> set[int]:
    """The orientations that Mercy offers."""
    return {action.a for action in legal_actions(state) if action.kind == MERCY}


# --- who is trapped ------------------------------------------------------------------------------------------


def test_closed_locks_and_closed_edges_trap():
    """R15.7: no lockpick held, no tile left to discover."""
    assert offers(vault_scene()) == {0, 3}


def test_lockpick_in_hand_is_a_way_out():
    """R15.7: the lockpicks held count."""
    state = vault_scene(player={"lockpicks": 1})

    assert refused(state, MERCY, 0) == "not_trapped"


def test_opened_lock_is_a_way_out():
    """R15.7, R5.4: no lockpick needed any more."""
    state = vault_scene(opened=["d15.0"])

    assert refused(state, MERCY, 0) == "not_trapped"


def test_tile_left_to_discover_is_a_way_out():
    """R15.7: both edges are open then."""
    state = vault_scene(tile_stack=["d01", "end"])

    assert refused(state, MERCY, 0) == "not_trapped"


@pytest.mark.parametrize("damage", [0, 9])
def test_monsters_do_not_trap(damage):
    """R15.7: any number of swords, even for a player who has none and could not bear them."""
    state = vault_scene(rotation=0, player={"damage": damage})

    assert refused(state, MERCY, 3) == "not_trapped"


@pytest.mark.parametrize("boots", [0, 9])
def test_boots_make_no_difference(boots):
    """R15.7: any number of boots; with none one is not trapped, with many one still is."""
    assert offers(vault_scene(turn={"boots": boots})) == {0, 3}
    assert offers(vault_scene(rotation=3, turn={"boots": boots})) == set()


def test_crystal_cave_does_not_trap():
    """R15.7, R8.2: it is about the tunnels."""
    state = vault_scene(rotation=3, turn={"stopped": True})

    assert refused(state, MERCY, 0) == "not_trapped"


def test_crypt_is_no_way_out_without_an_artifact():
    """R15.7, R5.7: the only tunnel that may be walked leads there."""
    assert offers(pit_scene()) == {0, 2, 3}


def test_crypt_is_a_way_out_with_an_artifact():
    """R15.7: out of the game, even."""
    state = pit_scene(player={"artifacts": ["artifact_5"]})

    assert refused(state, MERCY, 0) == "not_trapped"


def test_arrow_is_no_way_out_without_a_map_and_one_with_it():
    """R15.7, R9.3: the way in from the chantry."""
    state = pit_scene(player={"tokens": ["catacombs_map"]})

    assert refused(state, MERCY, 0) == "not_trapped"


def test_only_portal_of_the_dungeon_is_no_way_out():
    """R15.7, R8.4: and no orientation helps."""
    state = pit_scene("well")

    assert [refused(state, MERCY, r) for r in (0, 2, 3)] == ["does_not_free"] * 3


def test_second_portal_is_a_way_out():
    """R15.7, R8.4: it comes out on the other tile."""
    state = pit_scene("well", tiles=["well -1 1 1", "s2 1 0"])

    assert refused(state, MERCY, 0) == "not_trapped"


# --- what it allows ------------------------------------------------------------------------------------------


def test_mercy_is_off_unless_chosen_in_the_set_up():
    """R15.7: optional."""
    state = vault_scene(mercy=False)

    assert refused(state, MERCY, 0) == "mercy_off"


def test_mercy_turns_the_tile_and_frees():
    """R15.7: the pawn turns with it and walks out along the arrow."""
    state = vault_scene(turn={"boots": 1})

    act(state, MERCY, 3)
    assert state.dungeon.places[1].rotation == 3
    walk(state, "start_a.cold_well")

    assert state.dungeon.name(state.players[0].room) == "start_a.cold_well"


def test_orientation_that_does_not_free_is_refused():
    """R15.7: two quarter turns lead to closed edges as well."""
    assert refused(vault_scene(), MERCY, 2) == "does_not_free"


def test_orientation_in_which_it_lies_is_refused():
    """R15.7: turning is turning."""
    assert refused(vault_scene(), MERCY, 1) == "no_such_thing"


def test_orientation_that_lets_a_tile_be_discovered_frees():
    """R15.7: with an empty stack the same pit has no way out at all."""
    assert offers(pit_scene()) == {0, 2, 3}
    assert offers(pit_scene(tile_stack=["end"])) == set()


def test_mercy_comes_once_per_turn():
    """R15.7: should the tile lie as before in the same turn, it does not turn again."""
    state = vault_scene()
    act(state, MERCY, 0)
    state.dungeon = state.dungeon.turn(1, 1)

    assert refused(state, MERCY, 0) == "mercy_used"


def test_mercy_comes_again_in_the_next_turn():
    """R15.7: once per turn, not once per game."""
    state = vault_scene()
    act(state, MERCY, 0)
    state.dungeon = state.dungeon.turn(1, 1)
    end_turn(state)
    end_turn(state)

    assert offers(state) == {0, 3}


def test_mercy_may_be_left():
    """R15.7: it lets the player, it does not make them."""
    state = vault_scene()

    assert {"mercy", "end"} <= kinds(state)


def test_mercy_is_for_the_player_whose_turn_it_is():
    """R15.7: somebody else trapped does not open it."""
    state = vault_scene(seat=1)

    assert "mercy" not in kinds(state)


def test_starting_tile_is_not_turned_out_of_mercy():
    """R15.7, R15.2: square tiles only."""
    state = scene(mercy=True, players=[{"hand": []}])

    assert refused(state, MERCY, 1) == "not_square"


def test_mercy_costs_nothing():
    """R15.7: no boot, no lockpick, no card."""
    state = vault_scene(turn={"boots": 2})

    act(state, MERCY, 0)

    assert (state.turn.boots, state.players[0].picks, state.players[0].damage) == (2, 0, 0)
