"""R3.8, R3.10 and R3.11: drawing, discarding, trashing."""

from game.rules import legal_actions
from tests.kit import answer, card, decline, play, question, scene, slugs_of

FILLER = ["burgle"] * 5  # a deck from which the next hand can be drawn


# --- R3.8 drawing ----------------------------------------------------------------------------------------------


def test_cards_are_drawn_from_the_top_of_the_own_deck():
    """R3.8: from the own deck."""
    state = scene(players=[{"hand": ["smash_and_grab"], "deck": ["swindle", "bandit", "burgle"], "discard": ["lute"]}])
    p = state.players[0]

    play(state, "smash_and_grab")

    assert slugs_of(p.hand) == ["bandit", "swindle"]
    assert slugs_of(p.deck) == ["burgle"]
    assert slugs_of(p.discard) == ["lute"]


def test_the_discard_pile_is_shuffled_when_a_card_is_needed():
    """R3.8: first the rest of the deck, then the discard pile becomes a new deck."""
    state = scene(players=[{"hand": ["smash_and_grab"], "deck": ["swindle"], "discard": ["burgle", "burgle"]}])
    p = state.players[0]

    play(state, "smash_and_grab")

    assert slugs_of(p.hand) == ["burgle", "swindle"]
    assert slugs_of(p.deck) == ["burgle"]
    assert p.discard == ()


def test_an_empty_deck_is_not_refilled_before_a_card_is_needed():
    """R3.8: the last card can be drawn without a shuffle."""
    state = scene(players=[{"hand": ["elven_sword"], "deck": ["swindle"], "discard": ["burgle"]}])
    p = state.players[0]

    play(state, "elven_sword")

    assert (p.deck, slugs_of(p.discard)) == ((), ["burgle"])


def test_the_play_area_is_not_shuffled_in():
    """R3.8: not the play area; with nothing left at all, nothing is drawn."""
    state = scene(players=[{"hand": ["smash_and_grab"], "played": ["burgle"], "deck": ["swindle"]}])
    p = state.players[0]

    play(state, "smash_and_grab")

    assert slugs_of(p.hand) == ["swindle"]
    assert slugs_of(p.played) == ["burgle", "smash_and_grab"]
    assert (p.deck, p.discard) == ((), ())


def test_the_new_deck_is_shuffled():
    """R3.8: shuffle the discard pile into a new deck."""
    pile = ["bard", "bandit", "lute", "swindle", "curator", "charlatan", "robbery", "riot"]
    orders = set()
    for seed in range(8):
        state = scene(seed=seed, players=[{"hand": ["elven_sword"], "deck": [], "discard": pile}])
        play(state, "elven_sword")
        orders.add(state.players[0].deck)

    assert len(orders) > 4


# --- R3.10 discarding ------------------------------------------------------------------------------------------


def test_a_discarded_card_comes_from_the_hand_and_has_no_effect():
    """R3.10: an unplayed card from the hand; it has no effect."""
    state = scene(players=[{"hand": ["charlatan", "expert_guide"], "deck": ["burgle", "burgle", "burgle"]}])
    p = state.players[0]

    play(state, "charlatan")
    answer(state, card("expert_guide"))

    assert slugs_of(p.discard) == ["expert_guide"]
    assert slugs_of(p.hand) == ["burgle", "burgle"]
    assert (state.turn.skill, state.turn.boots) == (0, 0)


def test_played_cards_cannot_be_discarded():
    """R3.10: only what is still in hand is offered."""
    state = scene(players=[{"hand": ["charlatan", "burgle"], "played": ["stumble"]}])

    play(state, "charlatan")

    assert [action.a for action in legal_actions(state)] == [-1, card("burgle")]


def test_no_discard_no_gain():
    """R3.10: a card that asks for a discard gives nothing unless one really is discarded."""
    state = scene(players=[{"hand": ["charlatan", "burgle"], "deck": ["stumble", "stumble"]}])

    play(state, "charlatan")
    decline(state)

    assert slugs_of(state.players[0].hand) == ["burgle"]


def test_with_no_card_in_hand_nothing_is_asked_or_drawn():
    """R3.10, EX6: Charlatan as the last card in hand: no discard, no draw."""
    state = scene(players=[{"hand": ["charlatan"], "deck": ["stumble", "stumble"]}])

    play(state, "charlatan")

    assert question(state) == ""
    assert state.players[0].hand == ()


# --- R3.11 trashing --------------------------------------------------------------------------------------------


def test_a_trashed_card_leaves_the_game_at_once_and_what_it_gave_stays():
    """R3.11: Payoff is gone, its skill stays."""
    state = scene(players=[{"hand": ["payoff"], "deck": FILLER}])
    p = state.players[0]

    play(state, "payoff")

    assert state.turn.skill == 3
    assert p.played == p.discard == ()
    assert state.trash.count(card("payoff")) == 1
