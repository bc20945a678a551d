"""What a seat knows: `observe` hides the rest, `determinize` guesses it."""

from functools import cache

import pytest

from game.rules import Setup, State, apply, check, determinize, digest, legal_actions, new_game, observe, to_move
from game.rules.ids import ACQUIRE
from game.rules.rng import Rng, below, shuffled
from tests.kit import BOX, DECLINE, act, answer, card, decline, end_turn, play, play_out, question, scene, slot
from tests.rules.bag import BLACK, GHOST, dragon_scene, end_turn_drawing

GAMES = [(2, 1), (3, 2), (4, 3)]  # players, seed
OPEN = ("row", "dungeon_discard", "trash", "reserve", "artifact_stack", "artifacts", "market", "stack", "black_bag")
OPEN_OF_SEAT = ("discard", "played", "tokens", "potions", "artifacts", "room", "noise", "damage", "gold", "known_hand")


@cache
def positions(players: int, seed: int) -> tuple[State, ...]:
    """Positions of a game played at random, from its first decision to its last."""
    chance = Rng(seed)
    state = new_game(BOX, Setup(players=players, promos=True), seed)
    found = [state.clone()]
    for number in range(3000):
        actions = legal_actions(state)
        if not actions:
            break
        apply(state, actions[below(chance, len(actions))])
        if number % 23 == 0 or state.over:
            found.append(state.clone())
    return tuple(found)


def views() -> list:
    """Every seat of every position, by game."""
    return [pytest.param(players, seed, id=f"{players} players") for players, seed in GAMES]


def each_view(players: int, seed: int):
    for state in positions(players, seed):
        for seat in range(players):
            yield state, seat


def scrambled(state: State, seat: int, chance: Rng) -> State:
    """The same position for this seat: everything that it cannot see lies otherwise."""
    other = state.clone()
    other.rng = chance.rng
    for pile in ("deck", "majors", "minors", "prisoners"):
        setattr(other, pile, shuffled(chance, getattr(state, pile)))
    safe = tuple(t for t in state.tile_stack if BOX.tiles[t].zone == "safe")
    pool = shuffled(chance, safe + state.tiles_away)
    other.tile_stack = pool[: len(safe)] + shuffled(chance, state.tile_stack[len(safe) :])
    other.tiles_away = pool[len(safe) :]
    for p in other.players:
        top, rest = p.deck[: p.known_deck], p.deck[p.known_deck :]
        hidden = list(p.hand) if p.seat != seat else []
        for known in p.known_hand if hidden else ():
            hidden.remove(known)
        mixed = shuffled(chance, (*hidden, *rest))
        p.deck = top + mixed[len(hidden) :]
        if p.seat != seat:
            p.hand = tuple(sorted(p.known_hand + mixed[: len(hidden)]))
    return other


# --- observe -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), views())
def test_what_is_hidden_does_not_change_an_observation(players, seed):
    """Decks, other hands, the row deck, tiles, tokens and chance lie otherwise: the seat sees the same."""
    chance = Rng(seed)

    for state, seat in each_view(players, seed):
        other = scrambled(state, seat, chance)
        assert digest(other) != digest(state)
        assert digest(observe(other, seat)) == digest(observe(state, seat))


@pytest.mark.parametrize(("players", "seed"), views())
def test_observing_changes_nothing(players, seed):
    """The state is not touched; observing twice is observing once."""
    for state, seat in each_view(players, seed):
        before = digest(state)
        seen = observe(state, seat)
        assert digest(state) == before
        assert digest(observe(seen, seat)) == digest(seen)


@pytest.mark.parametrize(("players", "seed"), views())
def test_what_is_public_stays_in_an_observation(players, seed):
    """The own hand, every discard pile and play area, sizes of hands and decks, tokens, cubes, the row."""
    for state, seat in each_view(players, seed):
        seen = observe(state, seat)
        assert seen.players[seat].hand == state.players[seat].hand
        assert [getattr(seen, name) for name in OPEN] == [getattr(state, name) for name in OPEN]
        for mine, theirs in zip(seen.players, state.players, strict=True):
            assert [getattr(mine, name) for name in OPEN_OF_SEAT] == [getattr(theirs, name) for name in OPEN_OF_SEAT]
            assert (len(mine.hand), len(mine.deck)) == (len(theirs.hand), len(theirs.deck))


def test_different_own_hands_are_different_observations():
    """What the seat sees is not hidden from itself."""
    one = scene(players=[{"hand": ["burgle"], "deck": ["stumble"]}])
    two = scene(players=[{"hand": ["stumble"], "deck": ["burgle"]}])

    assert digest(observe(one, 0)) != digest(observe(two, 0))
    assert digest(observe(one, 1)) == digest(observe(two, 1))


def test_observation_hides_the_generator():
    """Chance to come is nobody's to know."""
    state = scene()

    assert observe(state, 0).rng == 0


def test_observation_hides_which_safe_tiles_were_put_away():
    """R2.2: two of six, unseen; those on top of the stack could be any of the others."""
    games = [new_game(BOX, Setup(players=2, first=0), seed) for seed in range(20)]

    seen = {observe(game, 0).tiles_away for game in games}

    assert len({frozenset(game.tiles_away) for game in games}) > 1
    assert len(seen) == 1


def test_observation_shows_that_safe_tiles_lie_on_top():
    """R6.9: the first four are the safe ones."""
    state = new_game(BOX, Setup(players=2), 5)

    zones = [BOX.tiles[t].zone for t in observe(state, 0).tile_stack]

    assert zones == ["safe"] * 4 + ["depths"] * 22


# --- a card put on a deck for all to see ---------------------------------------------------------------------


def lie_in_wait_on_top() -> State:
    """Seat 0 acquired Lie in Wait and put it on top of the deck."""
    state = scene(
        players=[{"hand": [], "deck": ["burgle"] * 4 + ["stumble"] * 2 + ["sidestep", "scramble"]}],
        row=["lie_in_wait"],
        turn={"skill": 3},
    )
    act(state, ACQUIRE, slot(state, "lie_in_wait"))
    answer(state, 1)
    return state


def guesses(state: State, seat: int, n: int = 20) -> list[State]:
    return [determinize(state, seat, Rng(seed)) for seed in range(n)]


@pytest.mark.parametrize("seat", [0, 1])
def test_known_top_card_stays_on_top(seat):
    """ACQUIRE of Lie in Wait: its owner and everybody else saw where it went."""
    state = lie_in_wait_on_top()

    assert observe(state, seat).players[0].deck[0] == card("lie_in_wait")
    assert {g.players[0].deck[0] for g in guesses(state, seat)} == {card("lie_in_wait")}


def test_known_card_is_known_in_hand_when_it_was_drawn():
    """It came off the top of the deck; the four others of the hand are anybody's guess."""
    state = lie_in_wait_on_top()
    end_turn(state)
    hand = state.players[0].hand
    assert card("lie_in_wait") in hand

    hands = {g.players[0].hand for g in guesses(state, 1)}

    assert all(card("lie_in_wait") in guess for guess in hands)
    assert len(hands) > 1


def test_known_card_is_nothing_special_once_it_was_played():
    """From the discard pile it is shuffled in like any other."""
    state = lie_in_wait_on_top()
    end_turn(state)
    play_out(state)
    end_turn(state)
    play(state, "lie_in_wait")

    assert state.players[0].known_hand == ()
    assert state.players[0].known_deck == 0


def test_declined_card_is_not_known_to_lie_on_top():
    """It went to the discard pile."""
    state = scene(players=[{"hand": [], "deck": ["burgle", "stumble"]}], row=["lie_in_wait"], turn={"skill": 3})
    act(state, ACQUIRE, slot(state, "lie_in_wait"))

    decline(state)

    assert state.players[0].known_deck == 0
    assert {g.players[0].deck[0] for g in guesses(state, 0)} == {card("burgle"), card("stumble")}


def test_two_known_cards_keep_their_order():
    """The one put there last lies on top."""
    state = scene(players=[{"hand": [], "deck": ["burgle"] * 3}], row=["lie_in_wait", "robbery"], turn={"skill": 8})
    for slug in ("lie_in_wait", "robbery"):
        act(state, ACQUIRE, slot(state, slug))
        answer(state, 1)

    tops = {g.players[0].deck[:2] for g in guesses(state, 1)}

    assert tops == {(card("robbery"), card("lie_in_wait"))}


# --- determinize ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), views())
def test_guess_keeps_every_card_cube_tile_and_token(players, seed):
    """Nothing is lost or doubled."""
    for state, seat in each_view(players, seed):
        check(determinize(state, seat, Rng(seed)))


@pytest.mark.parametrize(("players", "seed"), views())
def test_guess_looks_the_same_to_the_seat(players, seed):
    """What the seat sees never changes, and neither does the state that was guessed at."""
    for state, seat in each_view(players, seed):
        before = digest(state)
        guess = determinize(state, seat, Rng(seed))
        assert digest(observe(guess, seat)) == digest(observe(state, seat))
        assert digest(state) == before


@pytest.mark.parametrize(("players", "seed"), views())
def test_different_generators_give_different_guesses(players, seed):
    """And the same one gives the same."""
    for state, seat in each_view(players, seed):
        one, two, again = (digest(determinize(state, seat, Rng(n))) for n in (1, 2, 1))
        assert one != two
        assert one == again


@pytest.mark.parametrize(("players", "seed"), views())
def test_guess_does_not_depend_on_what_is_hidden(players, seed):
    """The same generator guesses the same from two positions that look alike."""
    chance = Rng(seed)

    for state, seat in each_view(players, seed):
        other = scrambled(state, seat, chance)
        assert digest(determinize(other, seat, Rng(7))) == digest(determinize(state, seat, Rng(7)))


@pytest.mark.parametrize(("players", "seed"), views())
def test_seat_to_move_has_the_same_actions_everywhere(players, seed):
    """In the state, in its observation and in a guess."""
    for state in positions(players, seed):
        seat = to_move(state)
        actions = legal_actions(state)
        assert legal_actions(observe(state, seat)) == actions
        assert legal_actions(determinize(state, seat, Rng(seed))) == actions


@pytest.mark.parametrize(("players", "seed"), views())
def test_guess_can_be_played_on(players, seed):
    """Whoever is to move, every seat can go on thinking from its guess."""
    for state, seat in each_view(players, seed):
        guess = determinize(state, seat, Rng(seed))
        assert to_move(guess) == to_move(state)
        assert bool(legal_actions(guess)) == (not state.over)


def test_guesses_differ_in_hands_decks_tokens_and_tiles():
    """Each of these is really guessed."""
    state = new_game(BOX, Setup(players=2, first=0), 4)

    found = guesses(state, 0)

    assert len({g.players[1].hand for g in found}) > 1
    assert len({g.players[0].deck for g in found}) > 1
    assert {g.players[0].hand for g in found} == {state.players[0].hand}
    for pile in ("deck", "majors", "minors", "prisoners", "tile_stack", "tiles_away", "rng"):
        assert len({getattr(g, pile) for g in found}) > 1, pile


def test_guess_made_while_another_player_answers_a_ghost_gives_them_a_tourmaline():
    """R11.3: only holders are asked, so everybody knows that seat 1 holds one; a guess without it cannot go on."""
    hand = ["white_tourmaline", "burgle"]
    state = dragon_scene({}, {"hand": hand, "deck": ["stumble"] * 2 + ["burgle"] * 5}, ghosts_area=5)
    end_turn_drawing(state, GHOST, BLACK, BLACK)
    assert (question(state), to_move(state)) == ("ward", 1)

    for guess in guesses(state, 0):
        assert DECLINE in {action.a for action in legal_actions(guess)}
