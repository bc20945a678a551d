"""The three promo cards."""

from game.rules import legal_actions
from game.rules.ids import LAY, USE

from ..kit import answer, kinds, play, question, refused, room, slot, tokens_of
from .helpers import (
    CAVE,
    CELLS,
    CROSSING,
    acquire,
    arrives,
    discover,
    dungeon_discard,
    hand,
    lay,
    mark,
    noise,
    pick,
    pools,
    project,
    rotation,
    shopper,
    thief,
    use,
    where,
)

# --- Breakout! -------------------------------------------------------------------------------------------------


def test_breakout_gives_3_gold_and_a_clank_for_a_prisoner_freed_before():
    """R3.9"""
    state = thief("breakout", room=CELLS, prisoners=["peasant", "monk"])

    pick(state)
    play(state, "breakout")

    assert state.players[0].gold == 3
    assert noise(state) == [1, 0]
    assert pools(state) == (1, 1, 1)


def test_breakout_gives_it_once_for_prisoners_freed_later():
    """R3.9"""
    state = shopper("riot", hand=["breakout"], prisoners=["peasant", "monk"], room=CELLS)
    play(state, "breakout")
    assert (state.players[0].gold, noise(state)) == (0, [0, 0])

    acquire(state, "riot")
    assert (state.players[0].gold, noise(state)) == (3, [1, 0])
    pick(state)

    assert (state.players[0].gold, noise(state)) == (3, [1, 0])


def test_breakout_gives_nothing_for_prisoners_of_earlier_turns_or_a_coupon():
    """R9.7"""
    state = shopper("riot", hand=["breakout"], tokens=["peasant"], prisoners=["discount_coupon"])

    play(state, "breakout")
    acquire(state, "riot")

    assert tokens_of(state.players[0]) == ["discount_coupon", "peasant"]
    assert (state.players[0].gold, noise(state)) == (0, [0, 0])


# --- Mister Wizkers --------------------------------------------------------------------------------------------


def test_mister_wizkers_draws_for_a_wayshrine_marked_before():
    """R3.9, R7.6"""
    state = thief("mister_wizkers", room=CROSSING, deck=["burgle", "stumble"])

    mark(state)
    play(state, "mister_wizkers")

    assert hand(state) == ["burgle"]
    assert pools(state) == (1, 1, 1)


def test_mister_wizkers_draws_once_for_wayshrines_marked_later_in_any_way():
    """R3.9, ruling on Mister Wizkers."""
    turn = {"skill": 3, "skill_made": 3}
    cards = ("mister_wizkers", "astral_projection")
    state = thief(*cards, room=CROSSING, deck=["burgle", "stumble"], tiles=["s2 1 0"], turn=turn)
    play(state, *cards)
    assert hand(state) == []

    project(state, "s2.cistern")
    assert hand(state) == ["burgle"]
    mark(state)

    assert hand(state) == ["burgle"]


def test_mister_wizkers_draws_nothing_for_marks_of_earlier_turns_or_clank():
    """R3.9: cubes in the Clank! area are not in the dungeon."""
    state = thief("mister_wizkers", "stumble", marks=[CROSSING], deck=["burgle"])

    play(state, "mister_wizkers", "stumble")

    assert hand(state) == []


def test_mister_wizkers_arrives_with_3_cubes_for_the_bag():
    """R11.8"""
    state, _ = arrives("mister_wizkers", black_bag=10)

    assert (state.black_bag, state.black_bank) == (13, 11)


def test_mister_wizkers_is_a_companion():
    """R15.4"""
    state = thief("rebel_scribe", "mister_wizkers", deck=["burgle", "stumble"])

    play(state, "rebel_scribe", "mister_wizkers")

    assert hand(state) == ["burgle"]


# --- Dusty Map -------------------------------------------------------------------------------------------------


def test_dusty_map_asks_for_the_place_before_the_tile_is_seen():
    """Ruling on Dusty Map: any empty place that touches a laid tile by a whole side with mouths."""
    state = shopper("dusty_map", tiles=["s1 1 0"], tile_stack=["d11"])
    left = state.tile_stack

    use(state, "dusty_map")

    cells = {(a.a, a.b) for a in legal_actions(state)}
    assert cells == {(-1, 0), (0, -1), (-1, 1), (1, 1), (2, 0), (1, -1)}
    assert {a.kind for a in legal_actions(state)} == {LAY}
    assert state.tile_stack == left
    assert dungeon_discard(state) == ["dusty_map"]


def test_dusty_map_asks_for_the_orientation_once_the_tile_is_seen():
    """R6.7, R6.8: artifact and ghost come with it; the pawn stays."""
    state = shopper("dusty_map", tile_stack=["d11"], room=CAVE)
    use(state, "dusty_map")

    lay(state, 0, -1, -1)
    assert [a.a for a in legal_actions(state)] == [0, 1, 2, 3]
    answer(state, 3)

    assert rotation(state, 1) == 3
    assert state.ghosts_area == 1
    assert state.artifacts == ((room(state, "d11.chapel"), (state.box.token_ids["artifact_7"],)),)
    assert where(state) == CAVE
    assert question(state) == ""
    assert kinds(state) == {"end"}


def test_dusty_map_cannot_be_used_when_no_tile_is_left():
    """Ruling on Dusty Map."""
    state = shopper("dusty_map", tile_stack=["end"])

    assert refused(state, USE, slot(state, "dusty_map")) == "no_tiles_left"


def test_dusty_map_cannot_be_used_while_a_tile_waits():
    """R6.4"""
    state = shopper("dusty_map", room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))

    assert refused(state, USE, slot(state, "dusty_map")) == "too_disturbing"
