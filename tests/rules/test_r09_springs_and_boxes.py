"""R9.4 Magic Spring and R9.5 Puzzle Box: secrets that wait for their moment."""

from game.rules import legal_actions, to_move
from game.rules.ids import ACQUIRE, PROJECT, TELEPORT
from tests.kit import (
    BOX,
    DECLINE,
    act,
    answer,
    card,
    end_turn,
    play,
    question,
    room,
    routes_to,
    scene,
    slot,
    slugs_of,
    tokens_of,
    walk,
)
from tests.rules.bag import silent_scene

CROSSING, VESTRY, CELLS = "start_a.crossing", "start_a.vestry", "start_a.cells"


def spent(state) -> list[str]:
    """The tokens back in the game box."""
    return sorted(BOX.tokens[t].slug for t in state.spent)


# --- R9.4 ----------------------------------------------------------------------------------------------------


def _spring(**player):
    """A turn in which a Magic Spring is about to be found."""
    seats = [{"room": CROSSING, "hand": [], **player}, {"hand": []}]
    return scene(players=seats, minors=["magic_spring", "magic_spring"], turn={"boots": 2})


def test_magic_spring_waits_for_the_end_of_the_turn():
    """R9.4: nothing is asked when it is found."""
    state = _spring(discard=["burgle", "stumble"])

    walk(state, VESTRY)

    assert question(state) == ""
    assert tokens_of(state.players[0]) == ["magic_spring"]


def test_magic_spring_trashes_a_card_of_the_discard_pile():
    """R9.4: one card, then the token goes to the box."""
    state = _spring(discard=["burgle", "stumble"])
    walk(state, VESTRY)
    end_turn(state)

    answer(state, card("stumble"), 1)

    assert slugs_of(state.players[0].hand) == ["burgle"]
    assert spent(state) == ["magic_spring"]


def test_magic_spring_offers_play_area_and_discard_pile_only():
    """R9.4: not the deck; and no way to say no."""
    state = _spring(hand=["scramble"], deck=["sidestep"], discard=["stumble"])
    walk(state, VESTRY)
    play(state, "scramble")

    end_turn(state)

    offered = {(action.a, action.b) for action in legal_actions(state)}
    assert offered == {(card("scramble"), 0), (card("stumble"), 1)}
    assert DECLINE not in {a for a, _ in offered}


def test_magic_spring_with_one_card_only_trashes_it():
    """R9.4: forced, so nothing is asked."""
    state = _spring(discard=["stumble"])
    walk(state, VESTRY)

    end_turn(state)

    assert card("stumble") in state.trash
    assert state.players[0].hand == ()


def test_magic_spring_without_any_card_does_nothing():
    """R9.4: the cards still in the deck are safe, the token goes to the box."""
    state = _spring(deck=["burgle"])
    walk(state, VESTRY)

    end_turn(state)

    assert slugs_of(state.players[0].hand) == ["burgle"]
    assert spent(state) == ["magic_spring"]
    assert state.seat == 1


def test_two_magic_springs_trash_two_cards():
    """R9.4: one each."""
    state = _spring(discard=["burgle", "stumble", "sidestep"])
    walk(state, VESTRY)
    walk(state, CROSSING)
    state.turn.boots = 1
    walk(state, CELLS)
    end_turn(state)

    answer(state, card("stumble"), 1)
    assert question(state) == "spring_trash"
    answer(state, card("burgle"), 1)

    assert slugs_of(state.players[0].hand) == ["sidestep"]
    assert spent(state) == ["magic_spring", "magic_spring"]


def test_magic_spring_acts_in_one_turn_only():
    """R9.4: the turn in which it is found."""
    state = _spring(discard=["burgle", "stumble"])
    walk(state, VESTRY)
    end_turn(state)
    answer(state, card("stumble"), 1)
    assert (state.seat, to_move(state)) == (1, 1)

    end_turn(state)
    play(state, "burgle")
    end_turn(state)

    assert question(state) == ""


# --- R9.5 ----------------------------------------------------------------------------------------------------


def _puzzler(majors=("chalice",), **player):
    seat = {"room": "start_a.crypt", "hand": [], "tokens": ["puzzle_box"], **player}
    return scene(players=[seat], majors=list(majors), turn={"boots": 2})


def test_puzzle_box_is_swapped_on_entering_a_wayshrine():
    """R9.5: for the top major secret; the box goes to the game box."""
    state = _puzzler()

    walk(state, CROSSING)

    assert tokens_of(state.players[0]) == ["chalice"]
    assert spent(state) == ["puzzle_box"]


def test_puzzle_box_stays_shut_elsewhere():
    """R9.5: only in a wayshrine."""
    state = _puzzler()

    walk(state, "start_a.cloister")

    assert tokens_of(state.players[0]) == ["puzzle_box"]


def test_secret_out_of_a_puzzle_box_acts_at_once():
    """R9.5, R9.1: like any major secret."""
    state = _puzzler(majors=["greater_treasure"])

    walk(state, CROSSING)

    assert state.players[0].gold == 5
    assert tokens_of(state.players[0]) == []


def test_puzzle_box_found_in_a_wayshrine_is_swapped_at_once():
    """R9.5: the room is a wayshrine with a minor secret."""
    state = scene(
        start="start_b",
        players=[{"room": "start_b.breach", "hand": []}],
        minors=["puzzle_box"],
        majors=["chalice"],
        turn={"boots": 1},
    )

    walk(state, "start_b.barricade")

    assert tokens_of(state.players[0]) == ["chalice"]


def test_puzzle_box_from_a_card_acquired_in_a_wayshrine_is_swapped_at_once():
    """R9.5: found in one, in whatever way."""
    state = silent_scene(
        {"room": CROSSING}, minors=["puzzle_box"], majors=["chalice"], row=["scavenger"], turn={"skill": 3}
    )

    act(state, ACQUIRE, slot(state, "scavenger"))

    assert tokens_of(state.players[0]) == ["chalice"]


def test_puzzle_box_is_swapped_when_teleporting_into_a_wayshrine():
    """R9.5, R5.8: entering by teleport is entering."""
    state = scene(
        players=[{"room": "start_a.crypt", "hand": ["blink_spell"], "tokens": ["puzzle_box"]}], majors=["chalice"]
    )
    play(state, "blink_spell")

    act(state, TELEPORT, 0, routes_to(state, CROSSING)[0], -1)

    assert tokens_of(state.players[0]) == ["chalice"]


def test_two_puzzle_boxes_are_both_swapped():
    """R9.5: each for one secret."""
    state = _puzzler(majors=["chalice", "catacombs_map"], tokens=["puzzle_box", "puzzle_box"])

    walk(state, CROSSING)

    assert tokens_of(state.players[0]) == ["catacombs_map", "chalice"]


def test_puzzle_box_is_kept_when_no_major_secret_is_left():
    """R9.5: with one left, one of two boxes is kept."""
    state = _puzzler(majors=["chalice", "end"], tokens=["puzzle_box", "puzzle_box"])

    walk(state, CROSSING)

    assert tokens_of(state.players[0]) == ["chalice", "puzzle_box"]


def test_marking_a_wayshrine_from_afar_opens_no_puzzle_box():
    """R9.5: Astral Projection is not entering."""
    state = scene(players=[{"hand": ["astral_projection"], "tokens": ["puzzle_box"]}], turn={"skill_made": 6})
    play(state, "astral_projection")

    act(state, PROJECT, 0, room(state, CROSSING))

    assert tokens_of(state.players[0]) == ["puzzle_box"]
