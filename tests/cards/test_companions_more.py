"""Companions, from Skulker to Corrupt Advisor."""

from game.rules import legal_actions
from game.rules.ids import ACQUIRE

from ..kit import MOVE, PLACE, act, decline, end_turn, kinds, play, question, refused, routes_to, slot, walk
from .helpers import (
    CAVE,
    CELLS,
    CHANTRY,
    CLOISTER,
    CROSSING,
    CRYPT,
    MARKET,
    SHRINE,
    VESTRY,
    acquire,
    buy,
    card_points,
    discover,
    hand,
    noise,
    played,
    pools,
    shopper,
    take,
    teleport,
    teleports,
    thief,
    where,
)

PIER = {"room": "d03.pier", "tiles": ["d03 1 0"]}
HAUNTED = ["d08 1 0", "d11 -1 0", "d03 0 -1"]  # two haunted tiles and one that is not
CHAPEL = {"d11.porch", "d11.sacristy", "d11.chapel"}

# --- Skulker ---------------------------------------------------------------------------------------------------


def test_skulker_passes_monsters_unhurt_and_for_no_sword():
    """R5.3"""
    state = thief("skulker", room=CAVE, turn={"swords": 1})

    play(state, "skulker")
    walk(state, SHRINE)

    assert state.players[0].damage == 0
    assert pools(state) == (0, 1, 1)


def test_skulker_passes_monsters_that_could_not_be_borne():
    """R5.6"""
    state = thief("skulker", room=CAVE, damage=9, turn={"boots": 1})
    assert refused(state, MOVE, routes_to(state, SHRINE)[0]) == "monsters_too_strong"

    play(state, "skulker")

    walk(state, SHRINE)
    assert state.players[0].damage == 9


def test_skulker_passes_monsters_on_acquire_too():
    """R4.2"""
    state = shopper("skulker", room=CAVE, turn={"boots": 1})

    acquire(state, "skulker")
    walk(state, SHRINE)

    assert state.players[0].damage == 0
    assert pools(state) == (0, 0, 0)


def test_skulker_acquired_while_a_tile_waits_frees_the_way():
    """R6.4: the move is interrupted so as to be able to walk on."""
    state = shopper("skulker", room=CAVE, damage=9, tile_stack=["d06"], turn={"boots": 1})
    discover(state, (1, 0))
    assert refused(state, PLACE, 2) == "monsters_too_strong"

    acquire(state, "skulker")
    act(state, PLACE, 2)

    assert where(state) == "d06.web"
    assert state.players[0].damage == 9


def test_skulker_lasts_for_one_turn():
    """R10.1"""
    state = thief("skulker")
    play(state, "skulker")
    assert state.turn.monsters_free

    end_turn(state)

    assert not state.turn.monsters_free


# --- Spectral Rider --------------------------------------------------------------------------------------------


def test_spectral_rider_reaches_every_room_of_another_haunted_tile():
    """R3.12, R5.8"""
    state = thief("spectral_rider", room="d08.guard_post", tiles=HAUNTED)

    play(state, "spectral_rider")
    assert teleports(state) == CHAPEL
    teleport(state, "d11.sacristy")

    assert where(state) == "d11.sacristy"
    assert pools(state) == (2, 0, 1)
    assert played(state) == ["spectral_rider"]
    assert teleports(state) == set()


def test_spectral_rider_is_optional():
    """R3.12"""
    state = thief("spectral_rider", room="d08.guard_post", tiles=HAUNTED)

    play(state, "spectral_rider")

    assert "end" in kinds(state)


def test_spectral_rider_looks_at_the_place_when_it_is_used():
    """R3.12, ruling on Spectral Rider."""
    state = thief("spectral_rider", room=CAVE, tiles=HAUNTED)
    play(state, "spectral_rider")
    assert teleports(state) == set()

    walk(state, "d08.oubliette")

    assert teleports(state) == CHAPEL


def test_spectral_rider_is_of_no_use_after_leaving_the_haunted_tile():
    """R3.12, ruling on Spectral Rider."""
    state = thief("spectral_rider", room="d08.oubliette", tiles=HAUNTED)
    play(state, "spectral_rider")

    walk(state, CAVE)

    assert teleports(state) == set()


def test_spectral_rider_enters_a_cave_as_any_thief_does():
    """R5.8, R8.2"""
    state = thief("spectral_rider", room="d08.guard_post", tiles=HAUNTED, turn={"boots": 1})

    play(state, "spectral_rider")
    teleport(state, "d11.chapel")

    assert refused(state, MOVE, routes_to(state, "d11.porch")[0]) == "stopped_by_cave"


def test_spectral_rider_enters_for_the_reward():
    """R5.8, R8.1"""
    state = thief("spectral_rider", room="d08.guard_post", tiles=HAUNTED, damage=3)

    play(state, "spectral_rider")
    teleport(state, "d11.porch")

    assert state.players[0].damage == 2


# --- Brave Hero, Curator, Expert Guide -------------------------------------------------------------------------


def test_brave_hero_scores_5_with_three_freed_prisoners():
    """R13.1"""
    two = ["peasant", "peasant"]

    assert card_points(thief("brave_hero", tokens=[*two, "monk"]), "brave_hero") == 5
    assert card_points(thief("brave_hero", tokens=[*two, "monk", "mayor"]), "brave_hero") == 5
    assert card_points(thief("brave_hero", tokens=two), "brave_hero") == 0


def test_brave_hero_counts_the_monkey_bot_but_not_the_coupon():
    """R9.7, R9.8"""
    two = ["peasant", "peasant"]

    assert card_points(thief("brave_hero", tokens=[*two, "golden_monkey_bot"]), "brave_hero") == 5
    assert card_points(thief("brave_hero", tokens=[*two, "discount_coupon"]), "brave_hero") == 0


def test_brave_hero_gives_2_skill_a_sword_and_a_boot():
    """R3.4"""
    state = thief("brave_hero")

    play(state, "brave_hero")

    assert pools(state) == (2, 1, 1)


def test_curator_draws_for_each_artifact():
    """R3.9"""
    loot = {"artifacts": ["artifact_5", "artifact_7"], "tokens": ["backpack"]}
    state = thief("curator", room=CROSSING, deck=["burgle"] * 4, **loot)

    play(state, "curator")

    assert hand(state) == ["burgle", "burgle"]
    assert pools(state) == (2, 0, 1)


def test_curator_draws_for_each_artifact_taken_later():
    """R3.9, ruling on Curator."""
    loot = {"artifacts": ["artifact_20"], "tokens": ["backpack"]}
    state = thief("curator", deck=["burgle"] * 4, **loot, **PIER)
    play(state, "curator")
    assert hand(state) == ["burgle"]

    take(state)

    assert hand(state) == ["burgle", "burgle"]


def test_curator_draws_nothing_for_idols_and_chalices():
    """R3.9: neither is an artifact."""
    state = thief("curator", tokens=["monkey_idol", "chalice"], deck=["burgle"])

    play(state, "curator")

    assert hand(state) == []


def test_expert_guide_gives_2_skill_and_2_boots():
    """R3.4"""
    state = thief("expert_guide", deck=["burgle"])

    play(state, "expert_guide")

    assert pools(state) == (2, 0, 2)
    assert hand(state) == []


# --- Floating Skull --------------------------------------------------------------------------------------------


def test_floating_skull_with_a_crown_teleports_next_door():
    """R3.12, R5.7, R5.8"""
    state = thief("floating_skull", tokens=["crown_8"], room=CROSSING)

    play(state, "floating_skull")
    assert teleports(state) == {CELLS, VESTRY, CAVE, CHANTRY, CLOISTER}  # no Crypt without an artifact
    teleport(state, CLOISTER)

    assert where(state) == CLOISTER
    assert state.players[0].gold == 1  # the reward of the room
    assert pools(state) == (2, 1, 0)
    assert played(state) == ["floating_skull"]
    assert teleports(state) == set()


def test_floating_skull_ignores_the_icons_of_the_tunnel():
    """R5.8: monsters, footprints and locks; the lock stays closed."""
    for name in (CAVE, VESTRY, CELLS):
        state = thief("floating_skull", tokens=["crown_8"], room=SHRINE, damage=9, lockpicks=0)

        play(state, "floating_skull")
        teleport(state, name)

        assert (where(state), state.players[0].damage, state.opened) == (name, 9, 0)


def test_floating_skull_goes_to_the_crypt_with_an_artifact_and_not_out_again():
    """R5.7, R12.1"""
    loot = {"tokens": ["crown_8"], "artifacts": ["artifact_5"]}
    state = thief("floating_skull", room=CROSSING, turn={"boots": 1}, **loot)
    play(state, "floating_skull")
    assert CRYPT in teleports(state)

    walk(state, CRYPT)

    assert teleports(state) == set()
    assert "end" in kinds(state)


def test_floating_skull_waits_for_a_crown():
    """R3.9, R3.12"""
    state = thief("floating_skull", room=MARKET, gold=7)
    play(state, "floating_skull")
    assert teleports(state) == set()

    buy(state, "crown")

    assert CROSSING in teleports(state)


def test_floating_skull_may_discover_a_tile_in_any_orientation():
    """R5.8, R6"""
    state = thief("floating_skull", tokens=["crown_8"], room=SHRINE, tile_stack=["d03"], lockpicks=0, damage=9)
    play(state, "floating_skull")

    teleport(state, "(0, -1)")
    assert {a.a for a in legal_actions(state) if a.kind == PLACE} == {0, 1, 2, 3}
    act(state, PLACE, 3)

    assert where(state) == "d03.gatehouse"
    assert pools(state) == (2, 1, 0)


def test_floating_skull_teleports_at_once_on_acquire():
    """R3.12, R4.2: no crown is needed."""
    state = shopper("floating_skull", room=CROSSING, minors=["treasure"])

    acquire(state, "floating_skull")
    assert kinds(state) == {"teleport", "choose"}
    assert teleports(state) == {CELLS, VESTRY, CAVE, CHANTRY, CLOISTER}
    teleport(state, VESTRY)

    assert where(state) == VESTRY
    assert state.players[0].gold == 2
    assert question(state) == ""


def test_floating_skull_on_acquire_may_be_declined_and_is_then_lost():
    """R3.12"""
    state = shopper("floating_skull", room=CROSSING)

    acquire(state, "floating_skull")
    decline(state)

    assert where(state) == CROSSING
    assert teleports(state) == set()


def test_floating_skull_on_acquire_does_nothing_for_one_who_is_back_in_the_crypt():
    """R12.1"""
    state = shopper("floating_skull", room=CRYPT, artifacts=["artifact_5"])

    acquire(state, "floating_skull")

    assert question(state) == ""
    assert where(state) == CRYPT


def test_floating_skull_cannot_be_acquired_while_a_tile_waits():
    """R6.4"""
    state = shopper("floating_skull", room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))

    assert refused(state, ACQUIRE, slot(state, "floating_skull")) == "too_disturbing"


def test_floating_skull_played_while_a_tile_waits_teleports_after_it():
    """R6.4"""
    state = thief("floating_skull", tokens=["crown_8"], room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))
    play(state, "floating_skull")
    assert teleports(state) == set()

    act(state, PLACE, 0)

    assert teleports(state) != set()


# --- Corrupt Advisor -------------------------------------------------------------------------------------------


def test_corrupt_advisor_gives_each_other_player_a_clank():
    """R12.3, R15.1: who is out is skipped."""
    state = thief("corrupt_advisor", others=({}, {"status": "out"}, {"status": "escaped"}))

    play(state, "corrupt_advisor")

    assert noise(state) == [0, 1, 0, 0]
    assert pools(state) == (2, 0, 0)
    assert state.turn.clank_made == 0


def test_corrupt_advisor_gives_2_with_a_crown():
    """R3.9"""
    state = thief("corrupt_advisor", tokens=["crown_8", "crown_9"])

    play(state, "corrupt_advisor")

    assert noise(state) == [0, 2]


def test_corrupt_advisor_adds_one_more_for_a_crown_gained_later():
    """R3.9, ruling on Corrupt Advisor."""
    state = thief("corrupt_advisor", room=MARKET, gold=14)
    play(state, "corrupt_advisor")
    assert noise(state) == [0, 1]

    buy(state, "crown")
    assert noise(state) == [0, 2]
    buy(state, "crown")

    assert noise(state) == [0, 2]
    assert where(state) == MARKET


def test_corrupt_advisor_cannot_take_cubes_that_are_not_there():
    """R3.6"""
    state = thief("corrupt_advisor", tokens=["crown_8"], others=({"bagged": 29},))

    play(state, "corrupt_advisor")

    assert noise(state) == [0, 1]
