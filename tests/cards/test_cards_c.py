"""Cards with a blue banner, from Lute to Riot."""

from game.rules import legal_actions
from game.rules.ids import CHOOSE, PLAY

from ..kit import (
    DECLINE,
    END,
    QUIET_ROW,
    act,
    answer,
    card,
    end_turn,
    kinds,
    play,
    question,
    refused,
    to_move,
    tokens_of,
)
from .helpers import (
    CAVE,
    CELLS,
    acquire,
    attacked,
    buy,
    card_points,
    cubes_drawn,
    discarded,
    discover,
    dungeon_discard,
    fight,
    hand,
    noise,
    pick,
    played,
    pools,
    rotation,
    shopper,
    thief,
    trash,
    trashes,
)

# --- Lute ------------------------------------------------------------------------------------------------------


def test_lute_gives_gold_for_clank_made_before_and_after():
    """R3.9, EX4"""
    state = thief("stumble", "lute", "smash_and_grab", deck=["burgle"] * 3, row=[])

    play(state, "stumble", "lute")
    assert state.players[0].gold == 2
    assert hand(state) == ["burgle", "burgle", "smash_and_grab"]
    play(state, "smash_and_grab")

    assert state.players[0].gold == 4
    assert noise(state) == [4, 0]
    assert pools(state) == (0, 0, 0)


def test_lute_keeps_the_gold_for_clank_taken_back_or_cancelled():
    """R3.6, R3.9, EX5"""
    state = thief("stumble", "stumble", "double_cross", "lute", "sneak_attack")

    play(state, "stumble", "double_cross", "lute", "sneak_attack", "stumble")

    assert noise(state) == [0, 0]
    assert state.players[0].gold == 3


def test_lute_gives_nothing_for_clank_that_was_not_made():
    """R3.6: the supply is empty."""
    state = thief("lute", "stumble", bagged=29)

    play(state, "lute", "stumble")

    assert state.players[0].gold == 1


def test_lute_pays_for_the_clank_of_gems_and_monsters_but_not_of_others():
    """R3.9"""
    state = shopper("rose_quartz", hand=["lute", "corrupt_advisor"], row=["rose_quartz", "skeleton"])
    state.turn.swords = 1

    play(state, "lute", "corrupt_advisor")
    acquire(state, "rose_quartz")
    fight(state, "skeleton")

    assert noise(state) == [4, 1]
    assert state.players[0].gold == 4 + 2


def test_lute_pays_for_the_clank_of_a_card_that_arrives_in_the_turn():
    """R3.9"""
    state = thief("lute", "remove_traps", row=["bard", "swindle"], dungeon_deck=["archoverlord"])

    play(state, "lute", "remove_traps")
    answer(state, 0)

    assert noise(state) == [2, 1]
    assert state.players[0].gold == 2


# --- Payoff, Pillage -------------------------------------------------------------------------------------------


def test_payoff_leaves_at_once_and_its_skill_stays():
    """R3.11, ruling on Payoff."""
    state = thief("payoff", "payoff", row=[])

    play(state, "payoff", "payoff")

    assert pools(state) == (6, 0, 0)
    assert played(state) == discarded(state) == []
    assert state.trash.count(card("payoff")) == 2
    assert card_points(state, "payoff") == 0


def test_pillage_draws_for_3_gold_gained_before():
    """R3.9: the gold may be spent again."""
    state = thief("pillage", deck=["burgle", "stumble"], turn={"gold_made": 3})

    play(state, "pillage")

    assert hand(state) == ["burgle"]
    assert pools(state) == (0, 2, 1)


def test_pillage_draws_once_for_gold_gained_later_in_parts():
    """R3.9, R9.6: a Treasure is gold gained; what was held before is not."""
    deck = ["burgle", "stumble"]
    state = shopper("scavenger", hand=["pillage"], deck=deck, gold=9, minors=["treasure"], turn={"swords": 2})
    play(state, "pillage")
    acquire(state, "scavenger")
    assert hand(state) == []

    fight(state, "goblin")
    assert hand(state) == ["burgle"]
    fight(state, "goblin")

    assert hand(state) == ["burgle"]


def test_pillage_counts_what_was_gained_not_what_is_left():
    """R3.9"""
    state = thief("swindle", "pillage", room="start_a.cloister", gold=4, deck=["burgle", "stumble"])

    play(state, "swindle")
    buy(state, "backpack")
    play(state, "pillage")

    assert hand(state) == ["burgle"]


# --- Remove Traps ----------------------------------------------------------------------------------------------


def test_remove_traps_replaces_a_card_in_its_slot():
    """Ruling on Remove Traps: the old card goes to the dungeon discard pile."""
    state = thief("remove_traps", row=["", "bard", "lute"], dungeon_deck=["librarian"])

    play(state, "remove_traps")
    assert [a.a for a in legal_actions(state)] == [1, 2]  # no gap is filled
    answer(state, 2)

    assert state.row[:3] == (-1, card("bard"), card("librarian"))
    assert dungeon_discard(state) == ["lute"]
    assert discarded(state) == []
    assert pools(state) == (1, 2, 0)


def test_remove_traps_is_forced():
    """R3.12"""
    state = thief("remove_traps")

    play(state, "remove_traps")

    assert refused(state, CHOOSE, DECLINE) == "answer_first"


def test_remove_traps_ignores_the_dragon_on_the_new_card_but_not_its_danger():
    """R10.3, R11.1, ruling on Remove Traps."""
    row = QUIET_ROW[:5]
    calm = thief("remove_traps", row=[*row, "lute"], dungeon_deck=["corrupt_advisor"], rage=1)
    angry = thief("remove_traps", row=row, dungeon_deck=["corrupt_advisor", "rose_quartz"], rage=1)

    play(calm, "remove_traps")
    answer(calm, 5)
    play(angry, "remove_traps")
    answer(angry, 0)

    assert not attacked(end_turn(calm))
    assert cubes_drawn(end_turn(angry)) == 3


def test_remove_traps_carries_out_the_arrive_text_of_the_new_card():
    """Ruling on Remove Traps; the Clank! of the player counts as made."""
    state = thief("remove_traps", row=["bard", "lute"], dungeon_deck=["skeleton_priest"])

    play(state, "remove_traps")
    answer(state, 0)

    assert noise(state) == [1, 1]
    assert state.turn.clank_made == 1


def test_remove_traps_lets_a_sudden_movement_ask_in_the_middle_of_the_turn():
    """Ruling on Remove Traps, R15.1"""
    others = ({"room": "s1.cellar"},)
    row = ["bard", "lute"]
    state = thief("remove_traps", row=row, dungeon_deck=["sudden_movement"], others=others, tiles=["s1 1 0"])

    play(state, "remove_traps")
    answer(state, 0)
    assert (question(state), to_move(state)) == ("turn_own_tile", 1)
    answer(state, 2)

    assert rotation(state, 1) == 2
    assert to_move(state) == 0


def test_remove_traps_does_nothing_with_an_empty_row_or_deck():
    """Ruling on Remove Traps."""
    for fields in ({"row": []}, {"dungeon_deck": ["end"]}):
        state = thief("remove_traps", **fields)
        before = state.row

        play(state, "remove_traps")

        assert question(state) == ""
        assert state.row == before


def test_remove_traps_cannot_be_played_while_a_tile_waits():
    """R6.4"""
    state = thief("remove_traps", room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))

    assert refused(state, PLAY, card("remove_traps")) == "too_disturbing"


THREE = ["peasant", "peasant", "monk"]  # prisoners

# --- Riot ------------------------------------------------------------------------------------------------------


def test_riot_frees_a_prisoner_on_acquire_only():
    """R4.2, R9.1"""
    state = shopper("riot", hand=["riot"], prisoners=["peasant", "monk"])

    acquire(state, "riot")
    play(state, "riot")

    assert tokens_of(state.players[0]) == ["peasant"]
    assert noise(state) == [1, 0]
    assert pools(state) == (0, 1, 1)


def test_riot_can_be_acquired_when_no_prisoner_is_left():
    """Ruling: with nothing left to take, the rest happens."""
    state = shopper("riot", prisoners=["end"])

    acquire(state, "riot")

    assert discarded(state) == ["riot"]
    assert state.turn.freed == 0


def test_riot_may_trash_any_card_in_play_or_discard_with_three_prisoners():
    """R3.11, ruling on Riot: itself too."""
    state = thief("riot", played=["burgle"], discard=["stumble"], tokens=THREE)

    play(state, "riot")
    assert trashes(state) == [("burgle", "play"), ("riot", "play"), ("stumble", "discard")]
    trash(state, "riot", "play")

    assert played(state) == ["burgle"]
    assert pools(state) == (0, 1, 1)
    assert trashes(state) == []


def test_riot_need_not_trash():
    """R3.12"""
    state = thief("riot", tokens=THREE)

    play(state, "riot")

    act(state, END)


def test_riot_trashes_nothing_with_two_prisoners_and_a_coupon():
    """R9.7"""
    state = thief("riot", tokens=["peasant", "peasant", "discount_coupon"])

    play(state, "riot")

    assert trashes(state) == []


def test_riot_trashes_once_the_third_prisoner_is_free():
    """R3.9"""
    state = thief("riot", room=CELLS, tokens=["mayor"], prisoners=["peasant", "monk"])
    play(state, "riot")
    assert trashes(state) == []

    pick(state)

    assert trashes(state) == [("riot", "play")]


def test_riot_twice_trashes_twice():
    """R3.9: once per card played."""
    state = thief("riot", "riot", tokens=THREE)

    play(state, "riot", "riot")
    trash(state, "riot", "play")
    trash(state, "riot", "play")

    assert played(state) == []
    assert "trash" not in kinds(state)
