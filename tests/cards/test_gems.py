"""Gems: heavy to carry off, and the dragon notices. Tourmalines keep off ghosts."""

from ..kit import answer, card, decline, play, question, to_move
from .helpers import acquire, arrives, card_points, discarded, hand, noise, pools, shopper, thief

GHOSTS_ONLY = {"rage": 1, "black_bag": 0, "ghosts_bag": 5}  # an attack draws two cubes: two ghosts


def damage(state) -> list[int]:
    return [p.damage for p in state.players]


# --- Quartz ----------------------------------------------------------------------------------------------------


def test_smoky_quartz_makes_2_clank_on_acquire():
    """R4.2"""
    state = shopper("smoky_quartz")

    acquire(state, "smoky_quartz")

    assert noise(state) == [2, 0]
    assert state.turn.clank_made == 2
    assert discarded(state) == ["smoky_quartz"]


def test_smoky_quartz_played_takes_back_2_and_draws():
    """R3.7, R3.8"""
    state = thief("smoky_quartz", noise=3, deck=["burgle", "stumble"])

    play(state, "smoky_quartz")

    assert noise(state) == [1, 0]
    assert hand(state) == ["burgle"]
    assert pools(state) == (0, 0, 0)
    assert card_points(state, "smoky_quartz") == 3


def test_rose_quartz_makes_2_clank_on_acquire_less_what_a_credit_cancels():
    """R3.6, R4.2"""
    state = shopper("rose_quartz", turn={"credit": 1})

    acquire(state, "rose_quartz")

    assert noise(state) == [1, 0]
    assert (state.turn.credit, state.turn.clank_made) == (0, 2)


def test_rose_quartz_played_draws_and_keeps_as_credit_what_it_cannot_take_back():
    """R3.7"""
    state = thief("rose_quartz", "stumble", "stumble", noise=1, deck=["burgle", "burgle"])

    play(state, "rose_quartz")
    assert noise(state) == [0, 0]
    assert hand(state) == ["burgle", "stumble", "stumble"]
    play(state, "stumble", "stumble")

    assert noise(state) == [1, 0]
    assert card_points(state, "rose_quartz") == 4


def test_fiery_quartz_makes_2_clank_on_acquire_as_far_as_cubes_go():
    """R3.6, R4.2"""
    few, many = shopper("fiery_quartz", bagged=29), shopper("fiery_quartz")

    acquire(few, "fiery_quartz")
    acquire(many, "fiery_quartz")

    assert (noise(few), few.turn.clank_made) == ([1, 0], 1)
    assert (noise(many), many.turn.clank_made) == ([2, 0], 2)


def test_fiery_quartz_played_takes_back_2_and_draws_from_a_new_deck_if_need_be():
    """R3.7, R3.8"""
    state = thief("fiery_quartz", noise=2, discard=["burgle", "burgle"])

    play(state, "fiery_quartz")

    assert noise(state) == [0, 0]
    assert state.turn.credit == 0
    assert hand(state) == ["burgle"]
    assert card_points(state, "fiery_quartz") == 5


# --- Tourmaline ------------------------------------------------------------------------------------------------


def test_white_tourmaline_makes_2_clank_on_acquire_and_none_when_played():
    """R4.2"""
    state = shopper("white_tourmaline", hand=["white_tourmaline"], deck=["burgle", "stumble"])

    acquire(state, "white_tourmaline")
    play(state, "white_tourmaline")

    assert noise(state) == [2, 0]
    assert hand(state) == ["burgle"]
    assert pools(state) == (0, 0, 0)
    assert card_points(state, "white_tourmaline") == 6  # two copies


def test_white_tourmaline_discarded_from_hand_keeps_off_one_ghost_and_draws():
    """R11.3"""
    deck = ["white_tourmaline", *["burgle"] * 4, "stumble"]
    state, _ = arrives("fiery_quartz", deck=deck, **GHOSTS_ONLY)
    assert (question(state), to_move(state), damage(state)) == ("ward", 0, [0, 0])

    answer(state, card("white_tourmaline"))

    assert damage(state) == [1, 2]  # one of two ghosts; the other player has nothing against them
    assert discarded(state) == ["white_tourmaline"]
    assert hand(state) == ["burgle"] * 4 + ["stumble"]


def test_white_tourmaline_need_not_be_discarded():
    """R11.3: the holder is asked once per ghost."""
    state, _ = arrives("fiery_quartz", deck=["white_tourmaline", *["burgle"] * 4], **GHOSTS_ONLY)

    decline(state)
    assert question(state) == "ward"
    decline(state)

    assert damage(state) == [2, 2]
    assert hand(state) == ["burgle"] * 4 + ["white_tourmaline"]


def test_white_tourmaline_drawn_for_the_first_ghost_may_answer_the_next():
    """R11.3, ruling on the Tourmalines."""
    deck = ["white_tourmaline", *["burgle"] * 4, "white_tourmaline", "stumble"]
    state, _ = arrives("fiery_quartz", deck=deck, **GHOSTS_ONLY)

    answer(state, card("white_tourmaline"))
    assert (question(state), to_move(state)) == ("ward", 0)
    answer(state, card("white_tourmaline"))

    assert damage(state) == [0, 2]
    assert hand(state) == ["burgle"] * 4 + ["stumble"]


def test_white_tourmaline_answers_one_ghost_a_card():
    """R11.3: two ghosts, three cards, two questions."""
    gems = ["white_tourmaline", "white_tourmaline", "black_tourmaline"]
    state, _ = arrives("fiery_quartz", deck=[*gems, "burgle", "burgle"], **GHOSTS_ONLY)

    answer(state, card("white_tourmaline"))
    answer(state, card("white_tourmaline"))

    assert question(state) == ""
    assert damage(state) == [0, 2]
    assert "black_tourmaline" in hand(state)


def test_white_tourmaline_is_no_help_against_the_own_cubes():
    """R11.2, R11.3"""
    deck = ["white_tourmaline", *["burgle"] * 4]
    state, _ = arrives("fiery_quartz", deck=deck, rage=1, black_bag=0, bagged=5)

    assert question(state) == ""
    assert damage(state) == [2, 0]


def test_white_tourmaline_is_no_help_from_deck_or_discard():
    """R11.3: from hand."""
    deck = [*["burgle"] * 5, "white_tourmaline"]
    state, _ = arrives("fiery_quartz", deck=deck, discard=["white_tourmaline"], **GHOSTS_ONLY)

    assert question(state) == ""
    assert damage(state) == [2, 2]


def test_black_tourmaline_makes_2_clank_on_acquire():
    """R4.2"""
    state = shopper("black_tourmaline")

    acquire(state, "black_tourmaline")

    assert noise(state) == [2, 0]
    assert card_points(state, "black_tourmaline") == 5


def test_black_tourmaline_played_draws_one():
    """R3.8"""
    state = thief("black_tourmaline", noise=2, deck=["burgle", "stumble"])

    play(state, "black_tourmaline")

    assert hand(state) == ["burgle"]
    assert noise(state) == [2, 0]


def test_black_tourmaline_answers_in_the_turn_of_another_and_draws_there_too():
    """R11.3, ruling on the Tourmalines."""
    other = {"hand": ["black_tourmaline", *["burgle"] * 4], "deck": ["stumble", "sidestep"]}
    state, _ = arrives("fiery_quartz", others=(other,), **GHOSTS_ONLY)
    assert (question(state), to_move(state)) == ("ward", 1)

    answer(state, card("black_tourmaline"))

    assert damage(state) == [2, 1]
    assert hand(state, 1) == ["burgle"] * 4 + ["stumble"]
    assert discarded(state, 1) == ["black_tourmaline"]


def test_black_tourmaline_holders_are_asked_clockwise_from_the_one_whose_turn_ended():
    """R11.3, R15.1"""
    others = ({"hand": ["white_tourmaline"]}, {"hand": ["black_tourmaline"]})
    state, _ = arrives("fiery_quartz", deck=["white_tourmaline"], others=others, **GHOSTS_ONLY)
    asked = []

    while question(state):
        asked.append(to_move(state))
        decline(state)

    assert asked == [0, 1, 2, 0, 1, 2]
    assert damage(state) == [2, 2, 2]


def test_black_tourmaline_answers_when_one_who_is_out_wakes_the_dragon():
    """R11.3, R12.4: four ghosts."""
    state, _ = arrives("elven_sword", deck=["black_tourmaline"], others=({"status": "out"}, {}), **GHOSTS_ONLY)
    assert (question(state), to_move(state)) == ("ward", 0)

    answer(state, card("black_tourmaline"))
    while question(state):
        decline(state)

    assert damage(state) == [3, 0, 4]
    assert state.ghosts_area == 4
