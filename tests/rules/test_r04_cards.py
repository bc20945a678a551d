"""R4: acquiring, using and fighting the cards of the row and the reserve."""

import pytest

from game.rules import Box, Reason
from game.rules.ids import ACQUIRE, FIGHT, USE
from game.session.scenario import load_scenario
from tests.kit import (
    BOX,
    QUIET_ROW,
    act,
    answer,
    card,
    decline,
    end_turn,
    kinds,
    play,
    question,
    refused,
    scene,
    slot,
    slugs_of,
    tokens_of,
)  # fmt: skip
from tests.rules.small_tiles import reason

FILLER = ["burgle"] * 5


def left(state, slug: str) -> int:
    """How many cards of a reserve pile are left."""
    return state.reserve[slot(state, slug) - 6]


# --- R4.1 acquire ----------------------------------------------------------------------------------------------


def test_a_row_card_costs_skill_and_goes_to_the_own_discard_pile():
    """R4.1: pay the skill cost; it goes to the own discard pile."""
    state = scene(row=["swindle"], turn={"skill": 5})
    p = state.players[0]
    hand = p.hand

    act(state, ACQUIRE, 0)

    assert state.turn.skill == 2
    assert slugs_of(p.discard) == ["swindle"]
    assert (p.hand, p.played, p.gold) == (hand, (), 0)  # it is not played
    assert state.dungeon_discard == ()


def test_a_reserve_card_costs_skill_and_goes_to_the_own_discard_pile():
    """R4.1: or a yellow one of the reserve."""
    state = scene(turn={"skill": 7})

    act(state, ACQUIRE, slot(state, "secret_tome"))

    assert state.turn.skill == 0
    assert slugs_of(state.players[0].discard) == ["secret_tome"]
    assert left(state, "secret_tome") == 11


@pytest.mark.parametrize(("slug", "cost"), [("swindle", 3), ("secret_tome", 7), ("explore", 3)])
def test_too_little_skill(slug, cost):
    """R4.1: the whole cost must be paid."""
    state = scene(row=["swindle"], turn={"skill": cost - 1})

    assert reason(state, ACQUIRE, slot(state, slug)) == Reason("needs_skill", cost, cost - 1)


@pytest.mark.parametrize(("slug", "wrong"), [
    ("swindle", USE), ("swindle", FIGHT), ("skeleton", ACQUIRE), ("skeleton", USE), ("darkened_alcove", ACQUIRE),
    ("darkened_alcove", FIGHT), ("goblin", ACQUIRE), ("mercenary", FIGHT),
])  # fmt: skip
def test_each_kind_of_card_is_had_in_its_own_way(slug, wrong):
    """R4.1, R4.3, R4.4: blue and yellow are acquired, purple used, red fought."""
    state = scene(row=["swindle", "skeleton", "darkened_alcove"], turn={"skill": 9, "swords": 9})

    assert reason(state, wrong, slot(state, slug)).code == "wrong_kind"


# --- R4.2 ACQUIRE text -----------------------------------------------------------------------------------------


def test_acquire_text_happens_when_acquired():
    """R4.2: Bandit gives a sword and a boot at the moment it is acquired."""
    state = scene(row=["bandit"], turn={"skill": 4})

    act(state, ACQUIRE, 0)

    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (0, 1, 1)


def test_acquire_text_does_not_happen_again_when_played():
    """R4.2: not when it is played later."""
    state = scene(players=[{"hand": ["scavenger", "sneak_attack"]}])

    play(state, "scavenger", "sneak_attack")

    assert tokens_of(state.players[0]) == []
    assert state.turn.swords == 3


def test_acquire_text_happens_by_whatever_means():
    """R4.2: a card stolen by Grand Theft has its ACQUIRE text too, and costs no skill."""
    state = scene(row=["bandit", "swindle"], players=[{"hand": ["grand_theft"]}])

    play(state, "grand_theft")
    answer(state, 1)
    answer(state, 0)

    assert (state.turn.skill, state.turn.swords, state.turn.boots) == (0, 1, 1)
    assert slugs_of(state.players[0].discard) == ["bandit"]


def test_acquire_text_happens_once():
    """R4.2: once; Diversion frees a single prisoner."""
    state = scene(row=["diversion"], turn={"skill": 5}, prisoners=["peasant", "monk"])

    act(state, ACQUIRE, 0)

    assert tokens_of(state.players[0]) == ["peasant"]


@pytest.mark.parametrize("accept", [True, False])
def test_an_optional_acquire_text_asks(accept):
    """R4.2: Lie in Wait may go on top of the deck, at the moment it is acquired."""
    state = scene(row=["lie_in_wait"], turn={"skill": 3}, players=[{"hand": [], "deck": FILLER}])
    p = state.players[0]

    act(state, ACQUIRE, 0)
    assert question(state) == "to_deck_top"
    answer(state, 1) if accept else decline(state)

    assert (p.deck[0] == card("lie_in_wait")) == accept
    assert (card("lie_in_wait") in p.discard) != accept


# --- R4.3 devices ----------------------------------------------------------------------------------------------


def test_a_device_is_used_at_once_and_discarded_in_the_dungeon():
    """R4.3: pay its skill; USE happens at once; the card goes to the dungeon discard pile."""
    state = scene(row=["darkened_alcove"], turn={"skill": 3}, players=[{"noise": 3}])
    p = state.players[0]

    act(state, USE, 0)

    assert (state.turn.skill, p.noise) == (1, 1)
    assert slugs_of(state.dungeon_discard) == ["darkened_alcove"]
    assert p.discard == ()


def test_a_device_needs_its_skill():
    """R4.3: pay its skill cost."""
    state = scene(row=["darkened_alcove"], turn={"skill": 1})

    assert reason(state, USE, 0) == Reason("needs_skill", 2, 1)


def test_a_device_that_asks_for_gold():
    """R4.3: anything else it asks is paid too: the Wishing Well takes 3 gold."""
    state = scene(row=["wishing_well"], players=[{"gold": 4, "hand": [], "deck": FILLER}])

    act(state, USE, 0)

    assert state.players[0].gold == 1
    assert len(state.players[0].hand) == 2


def test_a_device_that_asks_for_more_gold_than_there_is():
    """R4.3: and anything else it asks."""
    state = scene(row=["wishing_well"], turn={"skill": 9}, players=[{"gold": 2}])

    assert reason(state, USE, 0) == Reason("needs_gold", 3, 2)


def test_a_device_that_asks_for_a_lockpick():
    """R4.3: the Locked Trunk takes 3 skill and a lockpick."""
    state = scene(row=["locked_trunk"], turn={"skill": 3}, majors=["chalice"])

    act(state, USE, 0)

    assert (state.turn.skill, state.players[0].picks) == (0, 2)
    assert tokens_of(state.players[0]) == ["chalice"]


def test_a_device_without_the_lockpick_or_the_secret_it_needs():
    """R4.3: and anything else it asks."""
    no_pick = scene(row=["locked_trunk"], turn={"skill": 3}, players=[{"lockpicks": 0}])
    no_secret = scene(row=["locked_trunk"], turn={"skill": 3}, majors=["end"])

    assert reason(no_pick, USE, 0) == Reason("needs_lockpicks", 1, 0)
    assert reason(no_secret, USE, 0) == Reason("no_majors_left")


# --- R4.4 monsters ---------------------------------------------------------------------------------------------


def test_a_monster_costs_swords_and_is_discarded_in_the_dungeon():
    """R4.4: pay its swords; DEFEAT happens; the card goes to the dungeon discard pile."""
    state = scene(row=["keymaster"], turn={"swords": 3})
    p = state.players[0]

    act(state, FIGHT, 0)

    assert (state.turn.swords, p.picks) == (1, 4)
    assert slugs_of(state.dungeon_discard) == ["keymaster"]
    assert p.discard == ()


def test_a_monster_that_is_too_strong():
    """R4.4: pay its swords; skill does not help."""
    state = scene(row=["archoverlord"], turn={"swords": 2, "skill": 9})

    assert reason(state, FIGHT, 0) == Reason("needs_swords", 3, 2)


def test_the_goblin_is_fought_again_and_again():
    """R4.4, R2.6: it stays; each time it gives its gold."""
    state = scene(turn={"swords": 5})
    goblin = slot(state, "goblin")

    act(state, FIGHT, goblin)
    act(state, FIGHT, goblin)

    assert state.players[0].gold == 2
    assert left(state, "goblin") == 1
    assert state.dungeon_discard == state.players[0].discard == ()
    assert reason(state, FIGHT, goblin) == Reason("needs_swords", 2, 1)


# --- R4.5, R4.6 gaps and empty piles ---------------------------------------------------------------------------


def test_the_row_is_not_refilled_during_the_turn():
    """R4.5: the gap stays until the turn ends."""
    state = scene(turn={"skill": 3, "swords": 5}, row=["swindle", "skeleton", *QUIET_ROW[:4]], deck=["payoff", "lute"],
                  players=[{"hand": [], "deck": FILLER}])  # fmt: skip

    act(state, ACQUIRE, 0)
    act(state, FIGHT, 1)
    assert state.row[:2] == (-1, -1)

    end_turn(state)
    assert slugs_of(state.row[:2]) == ["lute", "payoff"]


@pytest.mark.parametrize("how", [ACQUIRE, USE, FIGHT])
def test_a_gap_of_the_row_has_nothing_to_offer(how):
    """R4.5: nothing can be had from an empty slot."""
    state = scene(row=["", "swindle"], turn={"skill": 9, "swords": 9})

    assert reason(state, how, 0) == Reason("slot_empty")


@pytest.mark.parametrize("slot_number", [-1, 10, 99])
def test_there_are_six_slots_and_four_piles(slot_number):
    """R4.1: nothing lies beyond the row and the reserve."""
    state = scene(turn={"skill": 9, "swords": 9})

    assert reason(state, ACQUIRE, slot_number) == Reason("slot_empty")


def test_reserve_piles_run_out():
    """R4.6: limited; after the last card nothing is left."""
    state = scene(reserve={"mercenary": 1}, turn={"skill": 9})

    act(state, ACQUIRE, slot(state, "mercenary"))

    assert left(state, "mercenary") == 0
    assert reason(state, ACQUIRE, slot(state, "mercenary")) == Reason("pile_empty")
    act(state, ACQUIRE, slot(state, "explore"))  # the other piles still sell


# --- R4.7 places -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["start_a.cold_well", "start_a.crossing"])
def test_a_monster_is_fought_in_its_places(room):
    """R4.7: the Crystal Kobold in a crystal cave or at a wayshrine."""
    state = scene(row=["crystal_kobold"], turn={"swords": 2}, players=[{"room": room}])

    act(state, FIGHT, 0)

    assert state.turn.skill == 2


def test_a_monster_is_not_fought_elsewhere():
    """R4.7: where the player must stand to fight it."""
    state = scene(row=["crystal_kobold"], turn={"swords": 2}, players=[{"room": "start_a.chantry"}])

    assert reason(state, FIGHT, 0) == Reason("wrong_place", detail="in_cave in_wayshrine")


def test_the_place_is_where_the_player_stands_now():
    """R4.7: a cave left earlier in the turn does not count, unlike R3.9."""
    state = scene(row=["crystal_kobold"], turn={"swords": 2, "cave_seen": True}, players=[{"room": "start_a.chantry"}])

    assert refused(state, FIGHT, 0) == "wrong_place"


def test_the_warden_is_fought_in_the_depths_only():
    """R4.7: a place named on a card."""
    above = scene(row=["the_warden"], turn={"swords": 3}, players=[{"room": "start_a.crossing"}])
    below = scene(row=["the_warden"], turn={"swords": 3}, players=[{"room": "start_a.vestry"}])

    assert reason(above, FIGHT, 0) == Reason("wrong_place", detail="in_depths")
    assert "fight" in kinds(below)


@pytest.mark.parametrize(("slug", "how"), [("swindle", ACQUIRE), ("darkened_alcove", USE), ("skeleton", FIGHT)])
def test_a_place_binds_cards_and_devices_as_well(slug, how):
    """R4.7: to fight, use or acquire; here on cards that are given a place for this test."""
    cards = tuple(c._replace(where=("in_market",)) if c.slug == slug else c for c in BOX.cards)
    box = Box(cards, BOX.tokens, BOX.tiles)
    fields = {"promos": True, "row": [slug], "turn": {"skill": 9, "swords": 9}}
    outside = load_scenario(box, {**fields, "players": [{"room": "start_a.chantry"}]})
    inside = load_scenario(box, {**fields, "players": [{"room": "start_a.cloister"}]})

    assert reason(outside, how, 0) == Reason("wrong_place", detail="in_market")
    act(inside, how, 0)
