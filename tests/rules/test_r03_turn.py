"""R3.1 to R3.5 and R3.13: playing cards, pools, gold, being knocked out; and a whole turn."""

import pytest

from game.rules import Action, Reason, apply, legal_actions, score_sheet
from game.rules.ids import ACQUIRE, FIGHT, INSIDE, KNOCKED_OUT, MARK, MOVE, SHOP
from tests.kit import (
    BOX,
    END,
    PLAY,
    QUIET_ROW,
    act,
    card,
    end_turn,
    kinds,
    play,
    refused,
    scene,
    slot,
    slugs_of,
    walk,
)  # fmt: skip
from tests.rules.small_tiles import reason

FILLER = ["burgle"] * 5  # a deck from which the next hand can be drawn


# --- R3.1 to R3.3 playing --------------------------------------------------------------------------------------


def test_a_new_turn_starts_with_five_cards():
    """R3.1: the player starts with 5 cards."""
    state = scene(players=[{"hand": [], "deck": FILLER}, {"hand": [], "deck": FILLER}])

    end_turn(state)

    assert slugs_of(state.players[0].hand) == FILLER


def test_the_turn_cannot_end_before_the_hand_is_played():
    """R3.1: all cards must be played before ending the turn."""
    state = scene(players=[{"hand": ["burgle", "stumble"]}])

    assert reason(state, END) == Reason("hand_not_empty", have=2)

    play(state, "burgle")
    assert reason(state, END) == Reason("hand_not_empty", have=1)

    play(state, "stumble")
    assert "end" in kinds(state)


def test_a_card_drawn_must_be_played_too():
    """R3.1: whatever was drawn included."""
    state = scene(players=[{"hand": ["elven_sword"], "deck": ["burgle"]}])

    play(state, "elven_sword")

    assert refused(state, END) == "hand_not_empty"
    assert Action(PLAY, card("burgle")) in legal_actions(state)


def test_cards_are_played_in_any_order():
    """R3.1: every card of the hand can be the first."""
    state = scene(players=[{"hand": ["burgle", "sidestep", "stumble"]}])

    playable = [action.a for action in legal_actions(state) if action.kind == PLAY]

    assert sorted(playable) == sorted(card(slug) for slug in ("burgle", "sidestep", "stumble"))


def test_a_card_that_is_not_in_hand_cannot_be_played():
    """R3.1: only the cards of the hand, so a card is played once."""
    state = scene(players=[{"hand": ["burgle"]}])

    assert reason(state, PLAY, card("sidestep")) == Reason("not_in_hand")

    play(state, "burgle")
    assert reason(state, PLAY, card("burgle")) == Reason("not_in_hand")


def test_played_cards_stay_in_the_play_area_until_the_end_of_the_turn():
    """R3.2: they stay there, then go to the discard pile."""
    state = scene(players=[{"hand": ["burgle", "stumble"], "deck": FILLER}])
    p = state.players[0]

    play(state, "burgle", "stumble")
    assert slugs_of(p.played) == ["burgle", "stumble"]
    assert p.discard == ()

    end_turn(state)
    assert p.played == ()
    assert slugs_of(p.discard) == ["burgle", "stumble"]


def test_actions_come_before_between_and_after_cards():
    """R3.3: any action, before, between and after plays."""
    state = scene(turn={"skill": 2, "swords": 2}, players=[{"hand": ["sidestep", "scramble"], "deck": FILLER}])

    act(state, ACQUIRE, slot(state, "mercenary"))
    play(state, "sidestep")
    act(state, FIGHT, slot(state, "goblin"))
    play(state, "scramble")
    walk(state, "start_a.chantry")

    assert slugs_of(state.players[0].discard) == ["mercenary"]
    assert state.players[0].gold == 1


def test_the_same_action_as_often_as_it_can_be_paid():
    """R3.3: any number of times, as long as it can be paid."""
    state = scene(turn={"skill": 5})

    act(state, ACQUIRE, slot(state, "mercenary"))
    act(state, ACQUIRE, slot(state, "mercenary"))

    assert reason(state, ACQUIRE, slot(state, "mercenary")) == Reason("needs_skill", 2, 1)


# --- R3.4, R3.5 pools and gold ---------------------------------------------------------------------------------


def test_skill_swords_and_boots_pool():
    """R3.4: what several cards give adds up."""
    state = scene(players=[{"hand": ["bandit", "expert_guide", "mercenary"]}])

    play(state, "bandit", "expert_guide", "mercenary")

    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (4, 3, 3)


def test_pools_can_be_split():
    """R3.4: one pool pays for several things."""
    state = scene(players=[{"hand": ["expert_guide", "mercenary"]}])
    play(state, "expert_guide", "mercenary")

    walk(state, "start_a.chantry")
    assert state.turn.boots == 1

    walk(state, "start_a.crossing")
    assert state.turn.boots == 0

    act(state, ACQUIRE, slot(state, "mercenary"))
    assert (state.turn.skill, state.turn.swords) == (1, 2)


def test_pools_are_lost_at_the_end_of_the_turn():
    """R3.4: nothing of them is left for the next player or the next turn."""
    state = scene(turn={"skill": 4, "swords": 3, "boots": 2}, players=[{"hand": [], "deck": FILLER}, {"hand": []}])

    end_turn(state)
    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (0, 0, 0)

    end_turn(state)
    assert state.seat == 0
    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (0, 0, 0)


def test_gold_is_kept():
    """R3.5: gold is kept from turn to turn."""
    state = scene(players=[{"hand": ["swindle"], "deck": FILLER}])

    play(state, "swindle")
    end_turn(state)

    assert state.players[0].gold == 3


def test_gold_is_a_point_each():
    """R3.5: 1 point each at the end."""

    def total(gold: int) -> int:
        state = scene(players=[{"gold": gold, "artifacts": ["artifact_5"], "status": "escaped"}])
        return score_sheet(state, 0).total

    assert total(9) == total(0) + 9


# --- R3.13 knocked out in the own turn -------------------------------------------------------------------------


def knocked_out(**fields):
    """A player with things to do, of three, takes the tenth damage in the own turn."""
    entry = {"damage": 9, "hand": ["bandit"], "played": ["burgle"], "deck": FILLER, "room": "start_a.crossing"}
    turn = {"skill": 5, "boots": 3}
    return scene(seats=3, turn=turn, players=[entry], pending=[["hurt", 1], ["gold", 5]], **fields)


def test_the_turn_of_a_player_knocked_out_stops_there():
    """R3.13: nothing more of that turn happens, the next player is up."""
    state = knocked_out()

    assert state.players[0].status == KNOCKED_OUT
    assert state.players[0].gold == 0
    assert (state.seat, state.turn.skill, state.turn.boots) == (1, 0, 0)


def test_a_player_knocked_out_does_not_draw():
    """R3.13: no draw."""
    p = knocked_out().players[0]

    assert slugs_of(p.deck) == FILLER
    assert slugs_of(p.hand) == ["bandit"]


def test_after_a_knock_out_the_row_is_refilled():
    """R3.13: the row is refilled."""
    state = knocked_out(row=QUIET_ROW[:4], deck=["swindle", "lightstick"])

    assert slugs_of(state.row) == sorted([*QUIET_ROW[:4], "swindle", "lightstick"])


@pytest.mark.parametrize(("top", "set_aside"), [("fiery_quartz", 2), ("swindle", 0)])
def test_after_a_knock_out_the_dragon_is_checked(top, set_aside):
    """R3.13: the dragon attacks if a card newly dealt shows its symbol, and only then."""
    state = knocked_out(row=QUIET_ROW[:5], deck=[top])

    assert state.black_bank == set_aside


def test_a_player_hurt_but_not_knocked_out_goes_on():
    """R3.13: only a full meter ends the turn."""
    state = scene(players=[{"damage": 8}], pending=[["hurt", 1], ["gold", 5]])

    assert (state.seat, state.players[0].status, state.players[0].gold) == (0, INSIDE, 5)


# --- a whole turn ----------------------------------------------------------------------------------------------


def test_a_whole_turn_with_everything_in_it():
    """EX10: R3.4, R3.6, R3.7, R5.3, R8.2, R4.4, R4.1, R10.1 one after the other."""
    row = ["crystal_kobold", "expert_guide", "swindle", "lightstick", "smash_and_grab", "bandit"]
    entry = {"room": "start_a.monkey_shrine", "hand": ["stumble", "sneak_attack"], "deck": FILLER}
    state = scene(row=row, turn={"skill": 3, "boots": 2}, deck=["payoff", "bard"], players=[entry])
    p = state.players[0]

    play(state, "stumble")
    assert p.noise == 1

    play(state, "sneak_attack")
    assert (p.noise, state.turn.credit, state.turn.swords) == (0, 1, 3)

    walk(state, "start_a.cold_well", swords=1)
    assert (p.damage, state.turn.swords, state.turn.boots) == (0, 2, 1)
    assert refused(state, MOVE, 0) == "stopped_by_cave"

    act(state, FIGHT, slot(state, "crystal_kobold"))
    assert (state.turn.skill, slugs_of(state.dungeon_discard)) == (5, ["crystal_kobold"])

    act(state, ACQUIRE, slot(state, "expert_guide"))
    assert (state.turn.skill, slugs_of(p.discard)) == (0, ["expert_guide"])

    before = len(state.deck)
    end_turn(state)
    assert before - len(state.deck) == 2


def test_nothing_can_be_done_when_the_game_is_over():
    """R3.3: as long as there is a turn."""
    state = scene()
    state.over = True

    assert legal_actions(state) == []
    for kind in (PLAY, ACQUIRE, MOVE, SHOP, MARK, END):
        assert reason(state, kind) == Reason("game_over")


def test_cards_are_played_by_the_player_whose_turn_it_is():
    """R3.1: each turn is that of one player."""
    state = scene(seat=1, players=[{"hand": ["swindle"]}, {"hand": ["burgle"]}])

    apply(state, Action(PLAY, card("burgle")))

    assert slugs_of(state.players[1].played) == ["burgle"]
    assert reason(state, PLAY, card("swindle")) == Reason("not_in_hand")
    assert BOX.cards[card("burgle")].skill == state.turn.skill
