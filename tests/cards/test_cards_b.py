"""Cards with a blue banner, from Golden Flute to Lightstick."""

from game.rules import legal_actions

from ..kit import (
    answer,
    card,
    decline,
    end_turn,
    kinds,
    play,
    question,
    refused,
    slot,
    slugs_of,
    tokens_of,
    walk,
)
from .helpers import (
    CAVE,
    CHANTRY,
    CROSSING,
    MARKET,
    acquire,
    buy,
    discarded,
    discover,
    dungeon_discard,
    fight,
    hand,
    noise,
    pools,
    shop,
    shopper,
    teleport,
    thief,
    where,
)

# --- Golden Flute ----------------------------------------------------------------------------------------------


def test_golden_flute_gives_a_gold_and_makes_a_clank():
    """R3.6"""
    state = thief("golden_flute")

    play(state, "golden_flute")

    assert state.players[0].gold == 1
    assert noise(state) == [1, 0]
    assert pools(state) == (0, 0, 0)


def test_golden_flute_buys_one_item_for_5_gold_anywhere():
    """R7.5, ruling on Golden Flute: once."""
    state = thief("golden_flute", room=CROSSING, gold=20)
    assert refused(state, *shop("crown", flute=1)) == "no_flute"

    play(state, "golden_flute")
    assert refused(state, *shop("crown")) == "no_market_here"
    buy(state, "crown", flute=1)

    assert tokens_of(state.players[0]) == ["crown_10"]
    assert state.players[0].gold == 16
    assert "shop" not in kinds(state)


def test_golden_flute_works_inside_a_market_too_beside_the_usual_price():
    """R7.5, ruling on Golden Flute."""
    state = thief("golden_flute", room=MARKET, gold=11)

    play(state, "golden_flute")
    buy(state, "backpack")
    buy(state, "backpack", flute=1)

    assert tokens_of(state.players[0]) == ["backpack", "backpack"]
    assert state.players[0].gold == 0


def test_golden_flute_and_a_coupon_make_it_free():
    """R9.7, ruling on Golden Flute."""
    state = thief("golden_flute", room=CROSSING, tokens=["discount_coupon"])

    play(state, "golden_flute")
    buy(state, "crown", coupon=1, flute=1)

    assert tokens_of(state.players[0]) == ["crown_10"]
    assert state.players[0].gold == 1


def test_golden_flute_sells_the_blood_amulet_only_with_5_damage():
    """R7.5, ruling on Golden Flute."""
    fit, hurt = (thief("golden_flute", gold=9, damage=n, room=CROSSING) for n in (4, 5))
    play(fit, "golden_flute")
    play(hurt, "golden_flute")

    assert refused(fit, *shop("blood_amulet", flute=1)) == "needs_damage"
    buy(hurt, "blood_amulet", flute=1)
    assert hurt.players[0].damage == 3


def test_golden_flute_is_silent_when_the_turn_is_over():
    """R10.1"""
    state = thief("golden_flute", gold=9)

    play(state, "golden_flute")
    end_turn(state)

    assert state.turn.flutes == 0
    assert question(state) == ""


# --- Grand Theft -----------------------------------------------------------------------------------------------


def stealing(*row: str, **fields):
    """Grand Theft played, a lockpick paid for the theft (the first of 3 unless told otherwise)."""
    state = thief("grand_theft", row=list(row), **fields)
    play(state, "grand_theft")
    answer(state, 1)
    return state


def test_grand_theft_gives_a_lockpick():
    """R3.12"""
    state = thief("grand_theft")

    play(state, "grand_theft")
    answer(state, 0)

    assert state.players[0].picks == 4
    assert question(state) == ""


def test_grand_theft_acquires_a_card_of_the_row_for_a_lockpick():
    """R4.1, R4.2, R4.5: without its skill cost; the ACQUIRE text happens."""
    state = stealing("blink_spell", "rose_quartz", turn={"skill": 1})

    answer(state, slot(state, "rose_quartz"))

    assert state.players[0].picks == 2
    assert discarded(state) == ["rose_quartz"]
    assert noise(state) == [2, 0]
    assert pools(state) == (1, 0, 0)
    assert slugs_of(state.row) == ["blink_spell"]


def test_grand_theft_uses_a_device():
    """R4.3"""
    state = stealing("darkened_alcove", "blink_spell", noise=3)

    answer(state, 0)

    assert noise(state) == [1, 0]
    assert dungeon_discard(state) == ["darkened_alcove"]
    assert discarded(state) == []


def test_grand_theft_takes_no_monsters_and_nothing_of_the_reserve():
    """Ruling on Grand Theft."""
    state = stealing("skeleton", "bard", "lute", turn={"swords": 9})

    assert [a.a for a in legal_actions(state)] == [slot(state, "bard"), slot(state, "lute")]


def test_grand_theft_with_nothing_to_steal_or_no_lockpick_gives_a_lockpick():
    """R3.12"""
    for fields in ({"row": ["skeleton"]}, {"row": ["bard"], "lockpicks": 0}):
        state = thief("grand_theft", **fields)
        before = state.players[0].picks

        play(state, "grand_theft")

        assert question(state) == ""
        assert state.players[0].picks == before + 1


def test_grand_theft_still_pays_3_gold_for_the_wishing_well():
    """Ruling on Grand Theft."""
    poor = stealing("wishing_well", "bard", "lute", gold=2)
    rich = stealing("wishing_well", "bard", "lute", gold=3, deck=["burgle"] * 3)
    assert slot(poor, "wishing_well") not in [a.a for a in legal_actions(poor)]

    answer(rich, slot(rich, "wishing_well"))

    assert rich.players[0].gold == 0
    assert hand(rich) == ["burgle", "burgle"]


def test_grand_theft_pays_a_second_lockpick_for_the_locked_trunk():
    """Ruling on Grand Theft."""
    one = stealing("locked_trunk", "bard", "lute", lockpicks=1)
    two = stealing("locked_trunk", "bard", "lute", lockpicks=2, majors=["chalice"])
    assert slot(one, "locked_trunk") not in [a.a for a in legal_actions(one)]

    answer(two, slot(two, "locked_trunk"))

    assert two.players[0].picks == 0
    assert tokens_of(two.players[0]) == ["chalice"]


def test_grand_theft_is_not_offered_for_a_locked_trunk_that_the_last_lockpick_opens():
    """Ruling on Grand Theft: the lockpick cannot be paid twice."""
    state = thief("grand_theft", row=["locked_trunk"], lockpicks=1)

    play(state, "grand_theft")

    assert state.players[0].picks == 2


def test_grand_theft_steals_a_teleport_too():
    """R4.2: ACQUIRE by whatever means."""
    state = stealing("floating_skull", "bard", room=CROSSING)

    answer(state, 0)
    teleport(state, CHANTRY)

    assert where(state) == CHANTRY


def test_grand_theft_steals_no_teleport_while_a_tile_waits():
    """R6.4"""
    row = ["floating_skull", "bard", "lute"]
    state = thief("grand_theft", row=row, room=CAVE, tile_stack=["s1"], turn={"boots": 1})
    discover(state, (1, 0))

    play(state, "grand_theft")
    answer(state, 1)

    assert [a.a for a in legal_actions(state)] == [1, 2]


def test_grand_theft_may_go_on_top_of_the_deck_on_acquire():
    """R4.2"""
    top, pile = (shopper("grand_theft", deck=["burgle"]) for _ in range(2))

    acquire(top, "grand_theft")
    answer(top, 1)
    acquire(pile, "grand_theft")
    decline(pile)

    assert top.players[0].deck == (card("grand_theft"), card("burgle"))
    assert discarded(top) == []
    assert discarded(pile) == ["grand_theft"]
    assert pile.players[0].deck == (card("burgle"),)


# --- Librarian, Lie in Wait, Lightstick ------------------------------------------------------------------------


def test_librarian_takes_back_2_and_draws_2_with_a_tome_in_play_or_discard():
    """R3.7, R3.9"""
    for zone in ("played", "discard"):
        state = thief("librarian", noise=2, deck=["burgle"] * 3, **{zone: ["secret_tome"]})

        play(state, "librarian")

        assert noise(state) == [0, 0]
        assert hand(state) == ["burgle", "burgle"]
        assert pools(state) == (2, 0, 0)


def test_librarian_draws_nothing_for_a_tome_in_hand_or_deck():
    """R3.9: in the play area or the discard pile."""
    state = thief("librarian", "secret_tome", deck=["burgle", "burgle", "secret_tome"])

    play(state, "librarian")

    assert hand(state) == ["secret_tome"]


def test_librarian_sees_a_tome_that_is_discarded_and_shuffled_away_at_once():
    """R3.9: Charlatan's discard is a moment of its own, before the draw that empties the discard pile."""
    pile = ["burgle"] * 6 + ["stumble"] * 2
    state = thief("librarian", "charlatan", "secret_tome", discard=pile)

    play(state, "librarian", "charlatan")
    answer(state, card("secret_tome"))

    assert len(state.players[0].hand) == 4


def test_librarian_draws_once_for_tomes_that_come_later():
    """R3.9"""
    state = thief("librarian", "secret_tome", deck=["burgle"] * 5, row=["skeleton_warlock"], turn={"swords": 3})
    play(state, "librarian")

    fight(state, "skeleton_warlock")
    assert hand(state) == ["burgle", "burgle", "secret_tome"]
    play(state, "secret_tome")

    assert hand(state) == ["burgle", "burgle"]


def test_lie_in_wait_takes_back_2_for_a_turn_that_began_in_a_cave():
    """R3.9: any moment of the turn."""
    state = thief("lie_in_wait", room=CAVE, noise=3, turn={"boots": 1})
    walk(state, CROSSING)

    play(state, "lie_in_wait")

    assert noise(state) == [1, 0]
    assert pools(state) == (2, 1, 0)


def test_lie_in_wait_takes_back_2_at_once_when_a_cave_is_entered():
    """R3.9, EX3"""
    state = thief("lie_in_wait", room=CROSSING, noise=3, turn={"boots": 1})
    play(state, "lie_in_wait")
    assert noise(state) == [3, 0]

    walk(state, CAVE)

    assert noise(state) == [1, 0]


def test_lie_in_wait_takes_back_2_when_a_teleport_ends_in_a_cave():
    """R3.9, R5.8"""
    state = thief("lie_in_wait", "blink_spell", room=CROSSING, noise=3)

    play(state, "lie_in_wait", "blink_spell")
    teleport(state, CAVE)

    assert noise(state) == [1, 0]


def test_lie_in_wait_may_go_on_top_of_the_deck_on_acquire():
    """R4.2"""
    top, pile = (shopper("lie_in_wait", deck=["burgle"]) for _ in range(2))

    acquire(top, "lie_in_wait")
    answer(top, 1)
    acquire(pile, "lie_in_wait")
    decline(pile)

    assert top.players[0].deck == (card("lie_in_wait"), card("burgle"))
    assert discarded(pile) == ["lie_in_wait"]


def test_lightstick_gives_3_skill_and_makes_a_clank():
    """R3.4, R3.6"""
    state = thief("lightstick")

    play(state, "lightstick")

    assert pools(state) == (3, 0, 0)
    assert noise(state) == [1, 0]
