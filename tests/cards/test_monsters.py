"""Monsters: fought with swords."""

from game.rules.ids import FIGHT

from ..kit import act, play, question, refused, slot, tokens_of, walk
from .helpers import (
    CAVE,
    CELLS,
    CHANTRY,
    CRYPT,
    MARKET,
    VESTRY,
    WAYSHRINE,
    arrives,
    discarded,
    dungeon_discard,
    fight,
    hand,
    noise,
    pools,
    rotation,
    shopper,
    teleport,
    where,
)

PORTALS = ["s2 1 0", "s5 -1 0"]  # from s2.cistern to s5.exchange and back


# --- Skeleton, Animated Wall -----------------------------------------------------------------------------------


def test_skeleton_gives_2_gold_and_makes_a_clank():
    """R4.4"""
    state = shopper("skeleton", extra=1)

    fight(state, "skeleton")

    assert state.players[0].gold == 2
    assert noise(state) == [1, 0]
    assert pools(state) == (0, 1, 0)
    assert dungeon_discard(state) == ["skeleton"]
    assert discarded(state) == []


def test_animated_wall_gives_a_boot():
    """R4.4"""
    state = shopper("animated_wall")

    fight(state, "animated_wall")

    assert pools(state) == (0, 0, 1)
    assert dungeon_discard(state) == ["animated_wall"]


def test_animated_wall_gives_2_boots_after_a_portal():
    """R3.9, R8.4"""
    state = shopper("animated_wall", room="s2.cistern", tiles=PORTALS, turn={"boots": 1})
    walk(state, "s5.exchange")

    fight(state, "animated_wall")

    assert pools(state) == (0, 0, 2)


def test_animated_wall_gives_the_second_boot_once_for_a_portal_used_later():
    """R3.9, R8.4"""
    state = shopper("animated_wall", room="s2.cistern", tiles=PORTALS, turn={"boots": 2})
    fight(state, "animated_wall")
    assert pools(state) == (0, 0, 3)

    walk(state, "s5.exchange")
    assert pools(state) == (0, 0, 3)
    walk(state, "s2.cistern")

    assert pools(state) == (0, 0, 2)


def test_animated_wall_counts_a_portal_passed_by_teleport():
    """R5.8: a teleport may go through portals."""
    state = shopper("animated_wall", hand=["robbery"], room="s5.exchange", tiles=PORTALS)
    fight(state, "animated_wall")
    play(state, "robbery")

    teleport(state, "s2.cistern")

    assert pools(state) == (0, 2, 2)


def test_animated_wall_twice_waits_twice():
    """R3.9: once per card."""
    row = ["animated_wall", "animated_wall"]
    state = shopper("animated_wall", extra=2, row=row, room="s2.cistern", tiles=PORTALS)
    fight(state, "animated_wall")
    act(state, FIGHT, 1)

    walk(state, "s5.exchange")

    assert pools(state) == (0, 0, 3)


def test_animated_wall_arrives_and_turns_every_square_tile_with_a_player_by_180_degrees():
    """R12.3, R15.2: who is out does not count; the starting tile is never turned; nobody is asked."""
    tiles = ["s1 1 0 1", "d03 -1 0 0", "d09 0 -1 3", "s3 1 1 2"]
    others = ({"room": "s1.pantry"}, {"room": "d03.pier"}, {"room": "d09.kiln", "status": "out"})

    state, _ = arrives("animated_wall", tiles=tiles, others=others, room="s1.cellar")

    assert [rotation(state, place) for place in range(5)] == [0, 3, 2, 3, 2]
    assert where(state, 1) == "s1.pantry"
    assert question(state) == ""


def test_animated_wall_leaves_the_starting_tile_alone():
    """R15.2"""
    state, _ = arrives("animated_wall", room=CHANTRY, tiles=["s1 1 0 1"])

    assert [rotation(state, place) for place in range(2)] == [0, 1]


# --- Crystal Kobold, Keymaster ---------------------------------------------------------------------------------


def test_crystal_kobold_gives_2_skill_in_a_cave_or_a_wayshrine():
    """R4.4, R4.7"""
    for name in (CAVE, WAYSHRINE):
        state = shopper("crystal_kobold", room=name)

        fight(state, "crystal_kobold")

        assert pools(state) == (2, 0, 0)
        assert dungeon_discard(state) == ["crystal_kobold"]


def test_crystal_kobold_cannot_be_fought_elsewhere():
    """R4.7"""
    for name in (CRYPT, MARKET, CELLS, VESTRY):
        state = shopper("crystal_kobold", room=name)

        assert refused(state, FIGHT, slot(state, "crystal_kobold")) == "wrong_place"


def test_keymaster_gives_a_lockpick():
    """R4.4"""
    state = shopper("keymaster")

    fight(state, "keymaster")

    assert state.players[0].picks == 4
    assert pools(state) == (0, 0, 0)
    assert dungeon_discard(state) == ["keymaster"]


# --- Skeleton Priest, Archoverlord -----------------------------------------------------------------------------


def test_skeleton_priest_heals_1_and_makes_a_clank():
    """R4.4"""
    state = shopper("skeleton_priest", damage=2)

    fight(state, "skeleton_priest")

    assert state.players[0].damage == 1
    assert noise(state) == [1, 0]
    assert dungeon_discard(state) == ["skeleton_priest"]


def test_skeleton_priest_arrives_and_every_player_makes_a_clank():
    """R10.1, R12.3: the leftover credit is gone, who is out is skipped."""
    state, _ = arrives("skeleton_priest", turn={"credit": 2}, others=({}, {"status": "escaped"}, {"noise": 2}))

    assert noise(state) == [1, 1, 0, 3]


def test_archoverlord_draws_2_and_each_other_player_makes_a_clank():
    """R4.4, R12.3"""
    deck = ["burgle", "stumble", "sidestep"]
    state = shopper("archoverlord", deck=deck, others=({}, {"status": "out"}, {}))

    fight(state, "archoverlord")

    assert hand(state) == ["burgle", "stumble"]
    assert noise(state) == [0, 1, 0, 1]
    assert dungeon_discard(state) == ["archoverlord"]


def test_archoverlord_arrives_and_every_player_makes_a_clank():
    """R10.1"""
    state, _ = arrives("archoverlord", noise=1)

    assert noise(state) == [2, 1]


# --- Skeletal Ape, Skeleton Warlock, The Warden ----------------------------------------------------------------


def test_skeletal_ape_gives_3_gold_3_skill_and_makes_3_clank():
    """R4.4"""
    state = shopper("skeletal_ape")

    fight(state, "skeletal_ape")

    assert state.players[0].gold == 3
    assert pools(state) == (3, 0, 0)
    assert noise(state) == [3, 0]
    assert dungeon_discard(state) == ["skeletal_ape"]


def test_skeleton_warlock_gives_a_secret_tome_and_makes_a_clank():
    """R4.4"""
    state = shopper("skeleton_warlock")

    fight(state, "skeleton_warlock")

    assert discarded(state) == ["secret_tome"]
    assert state.reserve == (15, 15, 11, 1)
    assert noise(state) == [1, 0]
    assert dungeon_discard(state) == ["skeleton_warlock"]


def test_skeleton_warlock_makes_its_clank_when_no_tome_is_left():
    """Ruling: with nothing left to take, the rest happens."""
    state = shopper("skeleton_warlock", reserve={"secret_tome": 0})

    fight(state, "skeleton_warlock")

    assert discarded(state) == []
    assert noise(state) == [1, 0]


def test_the_warden_frees_2_prisoners_in_the_depths():
    """R4.4, R4.7, R9.1"""
    state = shopper("the_warden", room=CELLS, prisoners=["barbarian", "peasant"])

    fight(state, "the_warden")

    assert tokens_of(state.players[0]) == ["barbarian", "peasant"]
    assert pools(state) == (0, 2, 0)  # the Barbarian acts at once
    assert state.turn.freed == 2
    assert dungeon_discard(state) == ["the_warden"]


def test_the_warden_cannot_be_fought_outside_the_depths():
    """R4.7, R6.9"""
    for name in (CRYPT, WAYSHRINE, MARKET, "s1.cellar"):
        state = shopper("the_warden", room=name, tiles=["s1 1 0"])

        assert refused(state, FIGHT, slot(state, "the_warden")) == "wrong_place"


def test_the_warden_frees_the_last_one_alone_or_none():
    """Ruling: with nothing left to take, the rest happens."""
    for left in (["monk"], []):
        state = shopper("the_warden", room=CELLS, prisoners=[*left, "end"])

        fight(state, "the_warden")

        assert tokens_of(state.players[0]) == left
        assert dungeon_discard(state) == ["the_warden"]
