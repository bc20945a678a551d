"""Devices: used at once and gone."""

from game.rules import Action, legal_actions
from game.rules.ids import USE

from ..kit import CHOOSE, END, act, answer, kinds, play, question, refused, slot, tokens_of
from .helpers import (
    arrives,
    discarded,
    dungeon_discard,
    hand,
    noise,
    played,
    pools,
    shopper,
    trash,
    trashes,
    use,
)

# --- Wishing Well ----------------------------------------------------------------------------------------------


def test_wishing_well_draws_2_for_3_gold_and_no_skill():
    """R4.3"""
    state = shopper("wishing_well", gold=4, deck=["burgle", "stumble", "sidestep"])

    use(state, "wishing_well")

    assert state.players[0].gold == 1
    assert hand(state) == ["burgle", "stumble"]
    assert dungeon_discard(state) == ["wishing_well"]
    assert discarded(state) == []


def test_wishing_well_is_refused_with_2_gold():
    """R4.3"""
    state = shopper("wishing_well", extra=9, gold=2)

    assert refused(state, USE, slot(state, "wishing_well")) == "needs_gold"


# --- Darkened Alcove, Underground River ------------------------------------------------------------------------


def test_darkened_alcove_takes_back_2_clank():
    """R3.7, R4.3"""
    state = shopper("darkened_alcove", extra=1, noise=3)

    use(state, "darkened_alcove")

    assert noise(state) == [1, 0]
    assert pools(state) == (1, 0, 0)
    assert dungeon_discard(state) == ["darkened_alcove"]


def test_darkened_alcove_cancels_clank_made_later():
    """R3.7"""
    state = shopper("darkened_alcove", hand=["stumble", "stumble"], noise=1)

    use(state, "darkened_alcove")
    play(state, "stumble", "stumble")

    assert noise(state) == [1, 0]
    assert state.turn.credit == 0


def test_underground_river_heals_1():
    """R4.3"""
    state = shopper("underground_river", damage=3)

    use(state, "underground_river")
    answer(state, 0)

    assert state.players[0].damage == 2
    assert pools(state) == (0, 0, 0)
    assert dungeon_discard(state) == ["underground_river"]


def test_underground_river_or_gives_a_boot():
    """R4.3"""
    state = shopper("underground_river", damage=3)

    use(state, "underground_river")
    answer(state, 1)

    assert state.players[0].damage == 3
    assert pools(state) == (0, 0, 1)


def test_underground_river_is_chosen_at_once():
    """R3.12"""
    state = shopper("underground_river")

    use(state, "underground_river")

    assert kinds(state) == {"choose"}


# --- Locked Trunk ----------------------------------------------------------------------------------------------


def test_locked_trunk_gives_a_major_secret_for_3_skill_and_a_lockpick():
    """R4.3, R9.1"""
    state = shopper("locked_trunk", lockpicks=2, majors=["chalice"])

    use(state, "locked_trunk")

    assert tokens_of(state.players[0]) == ["chalice"]
    assert state.players[0].picks == 1
    assert pools(state) == (0, 0, 0)
    assert dungeon_discard(state) == ["locked_trunk"]


def test_locked_trunk_acts_as_any_secret_does():
    """R9.1: a Greater Skill Boost gives 5 skill at once."""
    state = shopper("locked_trunk", majors=["greater_skill_boost"])

    use(state, "locked_trunk")

    assert pools(state) == (5, 0, 0)
    assert tokens_of(state.players[0]) == []


def test_locked_trunk_needs_the_lockpick():
    """R4.3"""
    state = shopper("locked_trunk", extra=5, lockpicks=0)

    assert refused(state, USE, slot(state, "locked_trunk")) == "needs_lockpicks"


def test_locked_trunk_cannot_be_used_without_major_secrets_left():
    """Ruling on Locked Trunk."""
    state = shopper("locked_trunk", majors=["end"])

    assert refused(state, USE, slot(state, "locked_trunk")) == "no_majors_left"


# --- Thieves' Shrine -------------------------------------------------------------------------------------------


def test_thieves_shrine_gives_2_gold():
    """R4.3"""
    state = shopper("thieves_shrine", played=["burgle"])

    use(state, "thieves_shrine")
    answer(state, 0)

    assert state.players[0].gold == 2
    assert trashes(state) == []
    assert dungeon_discard(state) == ["thieves_shrine"]


def test_thieves_shrine_trashes_two_burgles_from_play_and_discard():
    """R3.11, R3.12"""
    state = shopper("thieves_shrine", played=["burgle", "stumble"], discard=["burgle", "sidestep"])

    use(state, "thieves_shrine")
    answer(state, 1)
    assert trashes(state) == [("burgle", "discard"), ("burgle", "play")]
    trash(state, "burgle", "play")
    trash(state, "burgle", "discard")

    assert (played(state), discarded(state)) == (["stumble"], ["sidestep"])
    assert state.players[0].gold == 0
    assert "trash" not in kinds(state)


def test_thieves_shrine_trashes_no_third_burgle():
    """R3.11"""
    state = shopper("thieves_shrine", played=["burgle"] * 3)

    use(state, "thieves_shrine")
    answer(state, 1)
    trash(state, "burgle", "play")
    trash(state, "burgle", "play")

    assert played(state) == ["burgle"]
    assert trashes(state) == []


def test_thieves_shrine_trashes_up_to_two_so_one_or_none_is_enough():
    """R3.12"""
    for count in (0, 1):
        state = shopper("thieves_shrine", played=["burgle"] * 2)

        use(state, "thieves_shrine")
        answer(state, 1)
        for _ in range(count):
            trash(state, "burgle", "play")
        act(state, END)

        assert hand(state) == ["burgle"] * (2 - count)


def test_thieves_shrine_may_trash_a_burgle_played_later():
    """R3.12: a trash may wait."""
    state = shopper("thieves_shrine", hand=["burgle"])
    use(state, "thieves_shrine")
    answer(state, 1)
    assert trashes(state) == []

    play(state, "burgle")
    trash(state, "burgle", "play")

    assert pools(state) == (1, 0, 0)  # what it has produced stays
    assert played(state) == []


def test_thieves_shrine_arrives_with_3_cubes_for_the_bag():
    """R11.8"""
    state, _ = arrives("thieves_shrine", black_bag=10)

    assert (state.black_bag, state.black_bank) == (13, 11)


def test_thieves_shrine_arrives_with_as_many_cubes_as_there_are():
    """R11.8"""
    state, _ = arrives("thieves_shrine", black_bag=22)

    assert (state.black_bag, state.black_bank) == (24, 0)


# --- Black Market ----------------------------------------------------------------------------------------------


def test_black_market_gives_gold_and_a_lockpick():
    """R4.3"""
    state = shopper("black_market", lockpicks=0, played=["burgle"])

    use(state, "black_market")
    answer(state, 0)
    answer(state, 1)

    assert (state.players[0].gold, state.players[0].picks) == (2, 1)
    assert question(state) == ""
    assert trashes(state) == []
    assert dungeon_discard(state) == ["black_market"]


def test_black_market_offers_two_different_things():
    """R3.12: the second choice has two options, never the first again."""
    for first, gold, picks, owed in ((0, 2, 0, 0), (1, 0, 0, 1), (2, 0, 1, 0)):
        state = shopper("black_market", lockpicks=0)

        use(state, "black_market")
        answer(state, first)

        p = state.players[0]
        assert (p.gold, p.picks, len(state.turn.owed)) == (gold, picks, owed)
        assert legal_actions(state) == [Action(CHOOSE, 0), Action(CHOOSE, 1)]


def test_black_market_trashes_any_card_of_play_area_or_discard():
    """R3.11, ruling on Black Market."""
    state = shopper("black_market", played=["burgle"], discard=["stumble"])

    use(state, "black_market")
    answer(state, 0)
    answer(state, 0)  # of what is left: the trash
    assert trashes(state) == [("burgle", "play"), ("stumble", "discard")]
    trash(state, "stumble", "discard")

    assert discarded(state) == []
    assert state.players[0].gold == 2


def test_black_market_trash_is_forced_if_it_can_be_done():
    """R3.12"""
    state = shopper("black_market", played=["burgle"])
    use(state, "black_market")
    answer(state, 1)
    answer(state, 0)

    assert refused(state, END) == "must_trash"
    trash(state, "burgle", "play")
    act(state, END)


def test_black_market_trash_is_lost_with_no_card_to_trash():
    """R3.12"""
    state = shopper("black_market")

    use(state, "black_market")
    answer(state, 1)
    answer(state, 0)

    assert trashes(state) == []
    act(state, END)
