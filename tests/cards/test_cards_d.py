"""Cards with a blue banner, from Robbery to Waystone."""

from game.rules import legal_actions
from game.rules.ids import CHOOSE

from ..kit import (
    END,
    act,
    answer,
    card,
    decline,
    end_turn,
    play,
    question,
    refused,
    to_move,
    tokens_of,
    walk,
)
from .helpers import (
    CAVE,
    CHANTRY,
    CROSSING,
    MARKET,
    SHRINE,
    acquire,
    arrives,
    card_points,
    discarded,
    fight,
    hand,
    noise,
    played,
    pools,
    rotation,
    shopper,
    teleport,
    teleports,
    thief,
    trash,
    trashes,
    where,
)

THREE = ["peasant", "peasant", "monk"]  # prisoners

# --- Robbery ---------------------------------------------------------------------------------------------------


def test_robbery_gives_2_gold_and_teleports_out_of_a_market():
    """R3.12, R5.7, R5.8"""
    state = thief("robbery", room=MARKET)

    play(state, "robbery")
    assert teleports(state) == {CROSSING, "(1, 1)"}  # the Crypt is shut without an artifact
    teleport(state, CROSSING)

    assert where(state) == CROSSING
    assert state.players[0].gold == 2
    assert pools(state) == (0, 2, 0)
    assert played(state) == ["robbery"]


def test_robbery_looks_for_the_market_when_the_teleport_is_used():
    """R3.12"""
    inside, outside = thief("robbery", room=CROSSING), thief("robbery", room=MARKET)
    for state, name in ((inside, MARKET), (outside, CROSSING)):
        play(state, "robbery")
        state.turn.boots = 1
        walk(state, name)

    assert CROSSING in teleports(inside)
    assert teleports(outside) == set()


def test_robbery_teleport_is_optional():
    """R3.12"""
    state = thief("robbery", room=MARKET)

    play(state, "robbery")

    act(state, END)


def test_robbery_may_go_on_top_of_the_deck_on_acquire():
    """R4.2"""
    top, pile = (shopper("robbery", deck=["burgle"]) for _ in range(2))

    acquire(top, "robbery")
    answer(top, 1)
    acquire(pile, "robbery")
    decline(pile)

    assert top.players[0].deck == (card("robbery"), card("burgle"))
    assert top.players[0].gold == 0
    assert discarded(pile) == ["robbery"]


# --- Shadow Walk, Smash and Grab, Sneak Attack -----------------------------------------------------------------


def test_shadow_walk_trashes_a_burgle_of_play_or_discard_and_nothing_else():
    """R3.11"""
    state = thief("shadow_walk", played=["burgle", "stumble"], discard=["burgle"])

    play(state, "shadow_walk")
    assert trashes(state) == [("burgle", "discard"), ("burgle", "play")]
    trash(state, "burgle", "discard")

    assert discarded(state) == []
    assert trashes(state) == []
    assert pools(state) == (0, 0, 1)


def test_shadow_walk_is_forced_and_may_wait_for_a_burgle_played_later():
    """R3.11, R3.12: the skill of the Burgle stays."""
    state = thief("shadow_walk", "burgle")
    play(state, "shadow_walk", "burgle")
    assert refused(state, END) == "must_trash"

    trash(state, "burgle", "play")

    assert pools(state) == (1, 0, 1)
    act(state, END)


def test_shadow_walk_is_lost_without_a_burgle():
    """R3.12: one in the deck does not help."""
    state = thief("shadow_walk", deck=["burgle"])

    play(state, "shadow_walk")

    assert trashes(state) == []
    act(state, END)


def test_smash_and_grab_makes_2_clank_and_draws_2():
    """R3.6, R3.8"""
    state = thief("smash_and_grab", deck=["burgle", "stumble", "sidestep"])

    play(state, "smash_and_grab")

    assert noise(state) == [2, 0]
    assert hand(state) == ["burgle", "stumble"]
    assert pools(state) == (0, 0, 0)


def test_smash_and_grab_draws_from_a_new_deck_and_no_more_than_there_is():
    """R3.8: the play area is not shuffled in."""
    state = thief("smash_and_grab", deck=[], discard=["burgle"], played=["stumble"])

    play(state, "smash_and_grab")

    assert hand(state) == ["burgle"]
    assert played(state) == ["smash_and_grab", "stumble"]


def test_sneak_attack_gives_a_sword_on_acquire():
    """R4.2"""
    state = shopper("sneak_attack", noise=2)

    acquire(state, "sneak_attack")

    assert pools(state) == (0, 1, 0)
    assert noise(state) == [2, 0]


def test_sneak_attack_played_gives_3_swords_and_takes_back_2():
    """R3.7"""
    state = thief("sneak_attack", noise=3)

    play(state, "sneak_attack")

    assert pools(state) == (0, 3, 0)
    assert noise(state) == [1, 0]


# --- Souldrinker, Swindle --------------------------------------------------------------------------------------


def test_souldrinker_heals_1_for_a_monster_of_the_row_defeated_later_once():
    """R3.9, ruling on Souldrinker."""
    state = thief("souldrinker", damage=3, row=["keymaster", "skeleton"])

    play(state, "souldrinker")
    assert state.players[0].damage == 3
    fight(state, "keymaster")
    assert state.players[0].damage == 2
    fight(state, "skeleton")

    assert state.players[0].damage == 2
    assert pools(state) == (0, 1, 0)


def test_souldrinker_heals_1_for_a_monster_defeated_before():
    """R3.9"""
    state = thief("souldrinker", damage=3, row=["skeleton"], turn={"swords": 1})

    fight(state, "skeleton")
    play(state, "souldrinker")

    assert state.players[0].damage == 2


def test_souldrinker_does_not_heal_for_the_goblin_or_monsters_in_tunnels():
    """Ruling on Souldrinker."""
    state = thief("souldrinker", damage=3, room=CAVE, turn={"boots": 1})

    play(state, "souldrinker")
    fight(state, "goblin")
    walk(state, SHRINE, swords=1)

    assert state.players[0].damage == 3


def test_swindle_gives_3_gold():
    """R3.5"""
    state = thief("swindle")

    play(state, "swindle")

    assert state.players[0].gold == 3
    assert pools(state) == (0, 0, 0)
    end_turn(state)
    assert state.players[0].gold == 3


# --- Sudden Movement -------------------------------------------------------------------------------------------


def test_sudden_movement_gives_a_skill_and_2_boots_and_turns_nothing_when_played():
    """R3.4"""
    state = thief("sudden_movement", room="s1.cellar", tiles=["s1 1 0"])

    play(state, "sudden_movement")

    assert pools(state) == (1, 0, 2)
    assert question(state) == ""


def test_sudden_movement_arrives_and_everyone_alone_on_a_square_tile_must_turn_it():
    """R12.3, R15.1, R15.3: clockwise from the one whose turn ended; who is out does not count."""
    others = ({"room": "d03.pier"}, {"room": "d03.gatehouse", "status": "out"}, {"room": CHANTRY})
    state, _ = arrives("sudden_movement", room="s1.cellar", tiles=["s1 1 0 1", "d03 -1 0"], others=others)
    assert to_move(state) == 0
    assert [a.a for a in legal_actions(state)] == [0, 2, 3]

    answer(state, 3)
    assert to_move(state) == 1
    assert refused(state, CHOOSE, 0) == "answer_first"  # as it lies
    answer(state, 2)

    assert [rotation(state, place) for place in range(3)] == [0, 3, 2]
    assert question(state) == ""
    assert where(state, 1) == "d03.pier"


def test_sudden_movement_does_not_ask_two_on_one_tile_nor_on_the_starting_tile():
    """R15.2"""
    others = ({"room": "s1.pantry"}, {"room": CHANTRY})
    state, _ = arrives("sudden_movement", room="s1.cellar", tiles=["s1 1 0 1"], others=others)

    assert question(state) == ""
    assert rotation(state, 1) == 1


# --- Thirst for Adventure, Waystone ----------------------------------------------------------------------------


def test_thirst_for_adventure_gives_3_boots_on_acquire_and_3_when_played():
    """R4.2"""
    bought, owned = shopper("thirst_for_adventure"), thief("thirst_for_adventure")

    acquire(bought, "thirst_for_adventure")
    play(owned, "thirst_for_adventure")

    assert pools(bought) == pools(owned) == (0, 0, 3)


def test_thirst_for_adventure_scores_2_for_each_artifact_and_idol():
    """R9.8, R13.1: the Golden Monkey Bot counts as an idol."""
    two = {"artifacts": ["artifact_5", "artifact_7"]}
    idols = ["backpack", "monkey_idol", "golden_monkey_bot", "chalice"]

    assert card_points(thief("thirst_for_adventure", tokens=idols, **two), "thirst_for_adventure") == 8
    assert card_points(thief("thirst_for_adventure", tokens=idols[:1], **two), "thirst_for_adventure") == 4
    assert card_points(thief("thirst_for_adventure"), "thirst_for_adventure") == 0


SHRINES = ["s2 1 0", "d10 -1 0"]  # two more wayshrines: s2.cistern and d10.echo_chamber


def test_waystone_is_trashed_to_go_to_another_wayshrine():
    """R3.11, R5.8, R15.6"""
    state = thief("waystone", room=CROSSING, tiles=SHRINES, minors=["treasure"])

    play(state, "waystone")
    assert teleports(state) == {"s2.cistern", "d10.echo_chamber"}
    teleport(state, "d10.echo_chamber")

    assert where(state) == "d10.echo_chamber"
    assert state.players[0].gold == 2  # the minor secret of the room
    assert played(state) == []
    assert state.trash[-1] == card("waystone")
    assert pools(state) == (0, 0, 1)


def test_waystone_works_from_a_wayshrine_only():
    """R3.12, R15.6: it may wait."""
    state = thief("waystone", tiles=SHRINES)
    play(state, "waystone")
    assert teleports(state) == set()

    walk(state, CROSSING)

    assert teleports(state) == {"s2.cistern", "d10.echo_chamber"}


def test_waystone_may_be_kept():
    """R3.12: optional; without the teleport it is not trashed."""
    state = thief("waystone", room=CROSSING, tiles=SHRINES)

    play(state, "waystone")
    act(state, END)

    assert hand(state) == ["waystone"]


def test_waystone_is_of_no_use_once_it_left_the_play_area():
    """Ruling on Waystone."""
    state = thief("waystone", "riot", room=CROSSING, tiles=SHRINES, tokens=THREE)
    play(state, "waystone", "riot")
    assert teleports(state) != set()

    trash(state, "waystone", "play")

    assert teleports(state) == set()


def test_waystone_opens_a_puzzle_box_on_arrival():
    """R5.8, R9.5: entering by teleport is entering."""
    loot = {"tokens": ["puzzle_box"], "majors": ["chalice"]}
    state = thief("waystone", room=CROSSING, tiles=SHRINES, **loot)

    play(state, "waystone")
    teleport(state, "s2.cistern")

    assert tokens_of(state.players[0]) == ["chalice"]
