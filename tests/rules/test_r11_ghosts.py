"""R11.3 Ghosts: their damage, the cubes that mark it, and the Tourmalines that keep them off."""

from game.rules import events as ev
from game.rules import legal_actions, to_move
from game.rules.ids import KNOCKED_OUT, POTION
from tests.kit import DECLINE, act, answer, card, decline, question, slugs_of, token
from tests.rules.bag import BLACK, GHOST, dragon_scene, end_turn_drawing, position, silent_scene

WHITE, DARK = "white_tourmaline", "black_tourmaline"


def asked(state) -> tuple[str, int]:
    """The question and whom it is put to."""
    return question(state), to_move(state)


# --- damage --------------------------------------------------------------------------------------------------


def test_ghost_hurts_every_player_inside():
    """R11.3: 1 damage each, marked with a cube from the supply."""
    state = dragon_scene({}, {}, {}, ghosts_area=1)

    end_turn_drawing(state, GHOST, BLACK)

    assert [(p.damage, p.supply) for p in state.players] == [(1, 29)] * 3


def test_two_ghosts_hurt_twice():
    """R11.3: each ghost is 1 damage."""
    state = dragon_scene({}, {}, ghosts_area=5)

    end_turn_drawing(state, GHOST, GHOST, BLACK)

    assert [p.damage for p in state.players] == [2, 2]


def test_ghost_does_not_hurt_who_is_out():
    """R11.3, R12.3: only players still in the game."""
    escaped = {"status": "escaped", "artifacts": ["artifact_5"], "tokens": ["mastery"]}
    state = dragon_scene({}, {}, {"status": "out", "damage": 4}, escaped, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK)

    assert [p.damage for p in state.players] == [1, 1, 4, 0]


def test_drawn_ghosts_go_back_to_the_area():
    """R11.3: after the attack; those not drawn stay in the bag."""
    state = dragon_scene({}, {}, ghosts_area=5)

    events = end_turn_drawing(state, GHOST, GHOST, BLACK)

    assert (state.ghosts_area, state.ghosts_bag, state.ghosts_bank) == (2, 3, 0)
    assert position(events, ev.DrawEnded) > position(events, ev.Damaged)


def test_black_cube_marks_the_damage_of_an_empty_supply():
    """R11.3: it comes from the bank; only the player whose supply is empty needs one."""
    state = dragon_scene({"noise": 30}, {}, black_bag=20, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK, BLACK)

    assert [(p.damage, p.black_damage) for p in state.players] == [(1, 1), (1, 0)]
    assert state.black_bank == 4 + 2 - 1


def test_supply_is_used_up_before_black_cubes():
    """R11.3: two ghosts, one cube left in the supply."""
    state = dragon_scene({"noise": 29}, {}, black_bag=20, ghosts_area=5)

    end_turn_drawing(state, GHOST, GHOST, BLACK)

    player = state.players[0]
    assert (player.damage, player.black_damage, player.supply) == (2, 1, 0)


def test_damage_counts_even_without_any_cube():
    """R11.3: supply and bank are empty; damage is never waived."""
    state = dragon_scene({"noise": 30}, {"bagged": 20}, ghosts_area=5)

    end_turn_drawing(state, GHOST, 1, 1)

    player = state.players[0]
    assert (player.damage, player.black_damage, player.bare_damage) == (1, 0, 1)


def test_damage_without_a_cube_knocks_out():
    """R11.3, R11.5: a space filled with nothing is filled."""
    state = dragon_scene({"noise": 21, "damage": 9}, {"bagged": 20}, ghosts_area=5)

    end_turn_drawing(state, GHOST, 1, 1)

    assert state.players[0].status == KNOCKED_OUT
    assert state.players[0].bare_damage == 1


def test_space_without_a_cube_is_healed_last_and_gives_nothing():
    """R11.3, R11.5: own cube first, then the bare space; no cube comes out of nowhere."""
    first = {"noise": 29, "damage": 1, "tokens": ["potion_of_greater_healing"]}
    state = dragon_scene({}, first, {"bagged": 20}, rage=3, ghosts_area=5)

    end_turn_drawing(state, GHOST, 2, 2)
    assert state.players[1].bare_damage == 1
    act(state, POTION, token("potion_of_greater_healing"))

    player = state.players[1]
    assert (player.damage, player.bare_damage, player.supply, state.black_bank) == (0, 0, 1, 0)


def test_black_cube_of_the_same_draw_can_mark_the_damage():
    """R11.2, R11.3: it was set aside in the bank when it was drawn, and damage counts after all cubes are drawn."""
    state = dragon_scene({"noise": 30}, {}, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK, BLACK)

    assert (state.players[0].black_damage, state.players[0].bare_damage) == (1, 0)
    assert state.black_bank == 1


def test_last_black_cube_goes_to_the_player_whose_turn_it_is():
    """R11.3, R15.1: "every player" begins with the one whose turn just ended; the next one's space stays bare."""
    state = dragon_scene({"noise": 30}, {"noise": 30}, seat=1, rage=1, black_bag=23, ghosts_area=5)

    end_turn_drawing(state, GHOST, 0)

    assert [p.black_damage for p in state.players] == [0, 1]
    assert [p.bare_damage for p in state.players] == [1, 0]


# --- Tourmalines ---------------------------------------------------------------------------------------------


def test_tourmaline_keeps_a_ghost_off_its_holder_only():
    """R11.3: discarded from hand, it draws a card; the other players are hurt."""
    state = dragon_scene({}, {"hand": [WHITE], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)
    assert asked(state) == ("ward", 1)

    answer(state, card(WHITE))

    assert [p.damage for p in state.players] == [1, 0]
    assert slugs_of(state.players[1].hand) == ["stumble"]
    assert slugs_of(state.players[1].discard) == [WHITE]


def test_black_tourmaline_does_the_same():
    """R11.3: the other kind."""
    state = dragon_scene({}, {"hand": [DARK], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)

    answer(state, card(DARK))

    assert [p.damage for p in state.players] == [1, 0]
    assert slugs_of(state.players[1].hand) == ["stumble"]


def test_holder_may_say_no():
    """R11.3: the discard is optional; then nothing is drawn and the ghost hurts."""
    state = dragon_scene({}, {"hand": [WHITE], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)

    decline(state)

    assert state.players[1].damage == 1
    assert slugs_of(state.players[1].hand) == [WHITE]


def test_nobody_is_asked_without_a_ghost():
    """R11.3: own and black cubes cannot be kept off."""
    state = dragon_scene({}, {"hand": [WHITE], "noise": 9}, ghosts_area=1)

    end_turn_drawing(state, 1, BLACK, BLACK)

    assert question(state) == ""
    assert state.players[1].damage == 1


def test_tourmaline_outside_the_hand_does_not_help():
    """R11.3: deck and discard pile do not count."""
    state = dragon_scene({}, {"deck": [WHITE], "discard": [DARK]}, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK, BLACK)

    assert question(state) == ""
    assert state.players[1].damage == 1


def test_asked_after_all_cubes_are_drawn_and_before_damage_counts():
    """R11.3: the holder sees the draw; no meter has moved yet, not even for own cubes."""
    state = dragon_scene({"noise": 9}, {"hand": [WHITE]}, ghosts_area=5)

    events = end_turn_drawing(state, GHOST, 0, BLACK)

    assert question(state) == "ward"
    assert sum(isinstance(event, ev.CubeDrawn) for event in events) == 3
    assert [p.damage for p in state.players] == [0, 0]


def test_one_tourmaline_keeps_off_one_ghost():
    """R11.3: the second ghost hurts, and without another card there is no second question."""
    state = dragon_scene({}, {"hand": [WHITE], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST, BLACK)

    answer(state, card(WHITE))

    assert question(state) == ""
    assert [p.damage for p in state.players] == [2, 1]


def test_holder_is_asked_once_per_ghost():
    """R11.3: who says no to the first ghost is asked about the second."""
    state = dragon_scene({}, {"hand": [WHITE], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST, BLACK)

    decline(state)
    assert asked(state) == ("ward", 1)
    answer(state, card(WHITE))

    assert state.players[1].damage == 1
    assert question(state) == ""


def test_two_tourmalines_keep_off_two_ghosts():
    """R11.3: one card per ghost."""
    state = dragon_scene({}, {"hand": [WHITE, WHITE], "deck": ["stumble", "stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST, BLACK)

    answer(state, card(WHITE))
    answer(state, card(WHITE))

    assert state.players[1].damage == 0


def test_second_tourmaline_is_not_needed_for_the_same_ghost():
    """R11.3: asked once per ghost, not once per card."""
    state = dragon_scene({}, {"hand": [WHITE, DARK], "deck": ["stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)

    answer(state, card(WHITE))

    assert question(state) == ""
    assert DARK in slugs_of(state.players[1].hand)


def test_holder_of_both_kinds_chooses_which_one():
    """R11.3: both are offered, and saying no."""
    state = dragon_scene({}, {"hand": [WHITE, DARK, "stumble"]}, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK, BLACK)

    assert {action.a for action in legal_actions(state)} == {DECLINE, card(WHITE), card(DARK)}


def test_tourmaline_drawn_by_a_tourmaline_answers_the_next_ghost():
    """R11.3: the deck gives the Black one just in time."""
    state = dragon_scene({}, {"hand": [WHITE], "deck": [DARK, "stumble"]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST, BLACK)

    answer(state, card(WHITE))
    assert {action.a for action in legal_actions(state)} == {DECLINE, card(DARK)}
    answer(state, card(DARK))

    assert state.players[1].damage == 0
    assert slugs_of(state.players[1].hand) == ["stumble"]


def test_tourmaline_drawn_back_from_the_discard_pile_answers_again():
    """R11.3, R3.8: with an empty deck the discarded card is shuffled in and drawn."""
    state = dragon_scene({}, {"hand": [WHITE]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST, BLACK)

    answer(state, card(WHITE))
    answer(state, card(WHITE))

    assert state.players[1].damage == 0
    assert slugs_of(state.players[1].hand) == [WHITE]


def test_player_whose_turn_ended_may_use_one_just_drawn():
    """R10.1, R11.3: the new hand is drawn before the dragon is checked."""
    state = dragon_scene({"deck": [WHITE, *["burgle"] * 5]}, {}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)
    assert asked(state) == ("ward", 0)

    answer(state, card(WHITE))

    assert [p.damage for p in state.players] == [0, 1]
    assert len(state.players[0].hand) == 5


def test_holders_are_asked_from_the_player_whose_turn_it_is_clockwise():
    """R11.3, R15.1: the turn of seat 1 has just ended; for every ghost anew."""
    holders = {"hand": [WHITE]}, {"deck": [WHITE]}, {"hand": [DARK]}
    state = dragon_scene(*holders, seat=1, ghosts_area=5)
    end_turn_drawing(state, GHOST, GHOST)

    order = []
    while question(state) == "ward":
        order.append(to_move(state))
        decline(state)

    assert order == [1, 2, 0, 1, 2, 0]


def test_knocked_out_holder_is_not_asked():
    """R11.3, R12.3: who is out takes no actions."""
    state = dragon_scene({}, {"hand": [WHITE], "status": "out"}, {}, ghosts_area=5)

    end_turn_drawing(state, GHOST, BLACK)

    assert question(state) == ""


def test_tourmaline_saves_from_being_knocked_out():
    """R11.3, R11.4: the ghost would have filled the meter."""
    state = dragon_scene({}, {"hand": [WHITE], "damage": 9}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)

    answer(state, card(WHITE))

    assert state.players[1].status != KNOCKED_OUT
    assert state.players[1].damage == 9


def test_tourmalines_answer_ghosts_of_draws_of_those_who_are_out():
    """R11.3, R12.4, R15.1: asked from the seat that is out, clockwise, itself skipped."""
    state = silent_scene({"deck": [WHITE]}, {"status": "out"}, {"hand": [DARK]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK, BLACK)
    assert asked(state) == ("ward", 2)
    answer(state, card(DARK))
    assert asked(state) == ("ward", 0)

    decline(state)

    assert [p.damage for p in state.players] == [1, 0, 0]
    assert (state.seat, question(state)) == (2, "")


def test_turn_goes_on_after_the_answer():
    """R11.3: the question interrupts the end of the turn and nothing else."""
    state = dragon_scene({}, {"hand": [WHITE]}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)
    assert state.seat == 0

    decline(state)

    assert (state.seat, state.drawn) == (1, None)
