"""R3.12: what happens at once, what may wait, and what is forced."""


from game.rules import Reason
from game.rules.ids import ACQUIRE, FIGHT, TELEPORT, TRASH, USE
from tests.kit import (
    END,
    act,
    answer,
    card,
    decline,
    end_turn,
    kinds,
    play,
    question,
    room,
    routes_to,
    scene,
    slugs_of,
    walk,
)  # fmt: skip
from tests.rules.small_tiles import reason

DECK = ["burgle"] * 6


# --- R3.12 at once ----------------------------------------------------------------------------------------------


def test_a_choice_is_made_at_once():
    """R3.12: USE texts at that moment, choices included."""
    state = scene(row=["underground_river"], turn={"skill": 2}, players=[{"damage": 2}])

    act(state, USE, 0)

    assert question(state) == "choose"
    assert kinds(state) == {"choose"}
    assert reason(state, 0, state.players[0].hand[0]) == Reason("answer_first", detail="choose")
    answer(state, 0)
    assert state.players[0].damage == 1


def test_a_defeat_text_happens_at_that_moment():
    """R3.12: what cannot be done then is lost (a heal without damage)."""
    state = scene(row=["skeleton_priest"], turn={"swords": 2})

    act(state, FIGHT, 0)

    assert (state.players[0].noise, state.players[0].damage) == (1, 0)


def test_an_acquire_text_happens_at_that_moment():
    """R3.12: Lie in Wait may go on top of the deck when acquired, not later."""
    state = scene(row=["lie_in_wait"], turn={"skill": 3}, players=[{"hand": [], "deck": DECK}])

    act(state, ACQUIRE, 0)
    assert question(state) == "to_deck_top"
    decline(state)

    assert slugs_of(state.players[0].discard) == ["lie_in_wait"]
    assert kinds(state) == {"end"}


def test_options_that_cannot_be_paid_are_lost():
    """R3.12: Imp Familiar without a lockpick gives one, without asking."""
    state = scene(players=[{"hand": ["imp_familiar"], "lockpicks": 0, "deck": DECK}])

    play(state, "imp_familiar")

    assert question(state) == ""
    assert state.players[0].picks == 1


# --- R3.12 what may wait ----------------------------------------------------------------------------------------


def test_a_teleport_waits():
    """R3.12: a teleport of a played card may be used later in the turn, from where the pawn is then."""
    state = scene(turn={"boots": 1}, players=[{"room": "start_a.chantry", "hand": ["blink_spell"]}])

    play(state, "blink_spell")
    walk(state, "start_a.crossing")
    act(state, TELEPORT, 0, routes_to(state, "start_a.cells")[0], -1)

    assert state.players[0].room == room(state, "start_a.cells")
    assert "teleport" not in kinds(state)


def test_a_teleport_is_optional():
    """R3.12: the turn may end without it."""
    state = scene(players=[{"hand": ["blink_spell"], "deck": DECK}])

    play(state, "blink_spell")
    end_turn(state)

    assert state.seat == 1


def test_an_unused_teleport_is_gone_in_the_next_turn():
    """R3.12: later in the same turn."""
    state = scene(players=[{"hand": ["blink_spell"], "deck": DECK}, {"hand": []}])

    play(state, "blink_spell")
    end_turn(state)
    end_turn(state)

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("no_effect_kept")


def test_the_condition_of_a_teleport_is_checked_when_it_is_used():
    """R3.12: Robbery is played outside the market and used inside it."""
    state = scene(turn={"boots": 1}, players=[{"room": "start_a.crossing", "hand": ["robbery"]}])
    play(state, "robbery")

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("condition_not_met")

    walk(state, "start_a.cloister")
    act(state, TELEPORT, 0, routes_to(state, "start_a.crossing")[0], -1)
    assert state.players[0].room == room(state, "start_a.crossing")


def test_leaving_the_market_spoils_the_teleport():
    """R3.12: the condition is checked when it is used, not when the card is played."""
    state = scene(turn={"boots": 1}, players=[{"room": "start_a.cloister", "hand": ["robbery"]}])
    play(state, "robbery")

    walk(state, "start_a.crossing")

    assert reason(state, TELEPORT, 0, 0, -1) == Reason("condition_not_met")


def test_a_trash_waits_until_later_in_the_turn():
    """R3.12: Shadow Walk was played before the Burgle that it trashes."""
    state = scene(players=[{"hand": ["shadow_walk", "burgle"], "deck": []}])
    play(state, "shadow_walk")
    assert "trash" not in kinds(state)

    play(state, "burgle")
    act(state, TRASH, 0, card("burgle"), 0)

    assert state.turn.skill == 1
    assert slugs_of(state.players[0].played) == ["shadow_walk"]


def test_a_trash_is_used_once():
    """R3.12: one Shadow Walk trashes one Burgle; then the turn may end."""
    state = scene(players=[{"hand": ["shadow_walk"], "played": ["burgle", "burgle"], "deck": DECK[:4]}])
    play(state, "shadow_walk")

    act(state, TRASH, 0, card("burgle"), 0)

    assert reason(state, TRASH, 0, card("burgle"), 0) == Reason("no_effect_kept")
    assert "end" in kinds(state)


def test_a_trash_comes_from_play_area_or_discard_pile_only():
    """R3.12: not from the hand, and only the card named."""
    state = scene(players=[{"hand": ["shadow_walk", "burgle"], "discard": ["burgle"], "played": ["stumble"]}])
    play(state, "shadow_walk")

    assert reason(state, TRASH, 0, card("burgle"), 0) == Reason("not_there", detail="burgle")
    assert reason(state, TRASH, 0, card("stumble"), 0) == Reason("not_there", detail="burgle")

    act(state, TRASH, 0, card("burgle"), 1)
    assert state.players[0].discard == ()


# --- R3.12 what is forced ---------------------------------------------------------------------------------------


def test_a_trash_that_is_not_optional_is_forced():
    """R3.12: the turn cannot end while it still can be done."""
    state = scene(players=[{"hand": ["shadow_walk"], "played": ["burgle"], "deck": DECK[1:]}])

    play(state, "shadow_walk")

    assert reason(state, END) == Reason("must_trash", detail="burgle")


def test_a_forced_trash_that_cannot_be_done_lets_the_turn_end():
    """R3.12: forced only if it still can be done; Burgles in hand or deck do not count."""
    state = scene(players=[{"hand": ["shadow_walk"], "deck": DECK}])

    play(state, "shadow_walk")

    assert "end" in kinds(state)


def test_an_optional_trash_is_not_forced():
    """R3.12: other text not marked optional is forced; Riot's trash is optional."""
    state = scene(players=[{"hand": ["riot"], "tokens": ["prince", "princess", "monk"], "deck": DECK}])

    play(state, "riot")

    assert {"trash", "end"} <= kinds(state)


def test_a_forced_mark_from_afar_holds_the_turn_up():
    """R3.12: Astral Projection must be used while there is a wayshrine for it."""
    state = scene(turn={"skill_made": 4}, players=[{"hand": ["astral_projection"], "deck": DECK}])

    play(state, "astral_projection")

    assert reason(state, END) == Reason("must_project")


def test_a_forced_mark_that_cannot_be_made_lets_the_turn_end():
    """R3.12: forced only if it still can be done; the supply has no cube for it."""
    entry = {"hand": ["astral_projection"], "deck": DECK, "bagged": 30}
    state = scene(turn={"skill_made": 4}, players=[entry])

    play(state, "astral_projection")

    assert "end" in kinds(state)


def test_nothing_kept_nothing_to_use():
    """R3.12: trash and teleport need a card that gave them."""
    state = scene(players=[{"played": ["burgle"]}])

    assert reason(state, TRASH, 0, card("burgle"), 0) == Reason("no_effect_kept")
    assert reason(state, TELEPORT, 0, 0, -1) == Reason("no_effect_kept")
