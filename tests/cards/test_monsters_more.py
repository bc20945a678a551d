"""Marble Guardian and Ogre Merchant, the monsters that ask."""

from game.rules import legal_actions
from game.rules.ids import FIGHT, LAY

from ..kit import answer, decline, kinds, question, refused, room, slot, tokens_of, walk
from .helpers import (
    CAVE,
    CHANTRY,
    CRYPT,
    ITEMS,
    MARKET,
    WAYSHRINE,
    discover,
    dungeon_discard,
    fight,
    lay,
    rotation,
    shopper,
    thief,
    where,
)


def places(state) -> set[tuple[int, int]]:
    """Where the tile that was revealed may lie."""
    return {(a.a, a.b) for a in legal_actions(state) if a.kind == LAY}


# --- Marble Guardian -------------------------------------------------------------------------------------------


def test_marble_guardian_shows_the_tile_before_its_place_is_chosen():
    """Ruling on Marble Guardian: any free place on a side of the tile stood on, in any orientation."""
    state = shopper("marble_guardian", room="s1.cellar", tiles=["s1 1 0"], tile_stack=["d11"])
    left = len(state.tile_stack)

    fight(state, "marble_guardian")

    assert len(state.tile_stack) == left - 1
    assert places(state) == {(2, 0), (1, -1), (1, 1)}
    assert len(legal_actions(state)) == 12


def test_marble_guardian_lays_the_tile_with_artifact_and_ghost():
    """R6.7, R6.8"""
    state = shopper("marble_guardian", room="s1.cellar", tiles=["s1 1 0"], tile_stack=["d11"])

    fight(state, "marble_guardian")
    lay(state, 2, 0, 3)

    assert rotation(state, 2) == 3
    assert state.ghosts_area == 1
    assert state.artifacts == ((room(state, "d11.chapel"), (state.box.token_ids["artifact_7"],)),)


def test_marble_guardian_teleports_to_any_room_of_the_new_tile():
    """R5.8: entering by teleport is entering."""
    state = shopper("marble_guardian", room="s1.cellar", tiles=["s1 1 0"], tile_stack=["d11"], damage=3)
    fight(state, "marble_guardian")
    lay(state, 2, 0, 3)
    rooms = {room(state, f"d11.{name}") for name in ("porch", "sacristy", "chapel")}
    assert {a.a for a in legal_actions(state)} == rooms | {-1}

    answer(state, room(state, "d11.porch"))

    assert where(state) == "d11.porch"
    assert state.players[0].damage == 2
    assert state.players[0].gold == 0


def test_marble_guardian_or_gives_2_gold():
    state = shopper("marble_guardian", room="s1.cellar", tiles=["s1 1 0"], tile_stack=["d11"])

    fight(state, "marble_guardian")
    lay(state, 1, 1, 0)
    decline(state)

    assert state.players[0].gold == 2
    assert where(state) == "s1.cellar"
    assert question(state) == ""


def test_marble_guardian_on_the_starting_tile_knows_the_graveyard_wall():
    """R6.2, R6.10"""
    state = shopper("marble_guardian", room=CHANTRY)

    fight(state, "marble_guardian")

    assert places(state) == {(-1, 0), (1, 0), (0, -1), (-1, 1), (1, 1)}


def test_marble_guardian_gives_gold_only_when_no_tile_is_left():
    """Ruling on Marble Guardian."""
    state = shopper("marble_guardian", tile_stack=["end"])

    fight(state, "marble_guardian")

    assert question(state) == ""
    assert state.players[0].gold == 2


def test_marble_guardian_gives_gold_only_when_no_place_is_left():
    """Ruling on Marble Guardian: the tile stays on the stack."""
    around = ["s1 1 0", "s2 -1 0", "s3 0 -1", "s4 1 1", "s5 -1 1"]
    state = shopper("marble_guardian", tiles=around, tile_stack=["d11"])
    left = state.tile_stack

    fight(state, "marble_guardian")

    assert question(state) == ""
    assert state.players[0].gold == 2
    assert state.tile_stack == left


def test_marble_guardian_lays_a_tile_but_takes_nobody_out_of_the_crypt():
    """R12.1"""
    state = shopper("marble_guardian", room=CRYPT, artifacts=["artifact_5"], tile_stack=["d11"])

    fight(state, "marble_guardian")
    lay(state, 1, 0, 0)

    assert where(state) == CRYPT
    assert state.players[0].gold == 2


def test_marble_guardian_cannot_be_fought_while_a_tile_waits():
    """R6.4"""
    state = shopper("marble_guardian", room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))

    assert refused(state, FIGHT, slot(state, "marble_guardian")) == "too_disturbing"


# --- Ogre Merchant ---------------------------------------------------------------------------------------------


def gift(state, item: str) -> None:
    """Choose the market item rather than the gold."""
    answer(state, 1)
    answer(state, ITEMS.index(item))


def test_ogre_merchant_gives_5_gold():
    """R4.4"""
    state = shopper("ogre_merchant", room=MARKET)

    fight(state, "ogre_merchant")
    answer(state, 0)

    assert state.players[0].gold == 5
    assert tokens_of(state.players[0]) == []
    assert dungeon_discard(state) == ["ogre_merchant"]


def test_ogre_merchant_outside_a_market_has_only_gold():
    """R3.12: chosen on defeat."""
    state = shopper("ogre_merchant", room=WAYSHRINE, turn={"boots": 1})

    fight(state, "ogre_merchant")
    walk(state, MARKET)

    assert kinds(state) == {"end"}
    assert state.players[0].gold == 6  # 5, and the reward of the room


def test_ogre_merchant_in_a_market_gives_the_best_crown_for_free():
    """R7.5, ruling on Ogre Merchant."""
    state = shopper("ogre_merchant", room=MARKET, gold=1)

    fight(state, "ogre_merchant")
    gift(state, "crown")

    assert tokens_of(state.players[0]) == ["crown_10"]
    assert state.players[0].gold == 1


def test_ogre_merchant_gives_a_kit_that_acts_as_if_bought():
    """Ruling on Ogre Merchant."""
    state = shopper("ogre_merchant", room=MARKET, lockpicks=0)

    fight(state, "ogre_merchant")
    gift(state, "burglars_kit")

    assert state.players[0].picks == 2


def test_ogre_merchant_gives_a_blood_amulet_only_with_5_damage():
    """R7.5, ruling on Ogre Merchant: it heals 2 as if bought."""
    hurt, fit = (shopper("ogre_merchant", room=MARKET, damage=n) for n in (5, 4))

    fight(hurt, "ogre_merchant")
    gift(hurt, "blood_amulet")
    fight(fit, "ogre_merchant")
    answer(fit, 1)

    assert hurt.players[0].damage == 3
    assert ITEMS.index("blood_amulet") not in [a.a for a in legal_actions(fit)]


def test_ogre_merchant_has_only_gold_when_the_market_is_sold_out():
    """R3.12"""
    sold = ["backpack"] * 2 + ["blood_amulet"] * 2 + ["burglars_kit"] * 3 + ["crown_10", "crown_9", "crown_8"]
    state = shopper("ogre_merchant", room=MARKET, gone=sold)

    fight(state, "ogre_merchant")

    assert question(state) == ""
    assert state.players[0].gold == 5


def test_ogre_merchant_needs_all_4_swords():
    """R4.4"""
    state = thief(row=["ogre_merchant"], turn={"swords": 3, "skill": 9})

    assert refused(state, FIGHT, 0) == "needs_swords"
