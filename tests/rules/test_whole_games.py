"""Whole random games: nothing is lost, events are complete, clones and saves are the same game."""

import json
import random
from collections import Counter

import pytest

from game.box import build_box
from game.commands.fuzz import checked_game
from game.rules import (
    Setup,
    apply,
    check,
    digest,
    fold,
    from_json,
    legal_actions,
    new_game,
    parse,
    text,
    to_json,
    visible,
    why_not,
)
from game.rules import events as ev
from game.rules.actions import Action
from game.rules.ids import ACTION_NAMES
from game.rules.interpreter import QUESTIONS
from game.rules.invariants import Broken
from game.rules.reasons import CODES
from tests.kit import BOX


def random_game(seed, players, limit=100_000):
    """The states of a random game, each with the action taken there."""
    rng = random.Random(seed)
    state = new_game(BOX, Setup(players, promos=True, mercy=True), seed)
    while not state.over and limit:
        action = rng.choice(legal_actions(state))
        yield state, action
        apply(state, action)
        limit -= 1


@pytest.mark.parametrize("seed", range(24))
def test_nothing_is_lost_events_are_complete_and_every_save_and_undo_is_the_same(seed):
    """R2.3, R2.4, R2.8: 30 cubes a player, 24 dragon cubes, 5 ghosts, every card, tile and token exactly once."""
    assert checked_game(seed) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_list_of_legal_actions_is_exactly_what_is_not_refused(players):
    """Every action of a wide range is either legal or refused with a reason that has a known code."""
    rng = random.Random(players)
    refusals = Counter()
    for state, _ in random_game(players, players):
        legal = set(legal_actions(state))
        for _ in range(12):
            action = any_action(rng)
            reason = why_not(state, action)
            if reason is None:
                assert action in legal, text(action)
            else:
                assert action not in legal
                assert reason.code in CODES
                refusals[reason.code] += 1
    assert len(refusals) > 15


def any_action(rng):
    """Anything, mostly with as many numbers as its kind has."""
    kind = rng.randrange(-1, len(ACTION_NAMES) + 1)
    name = ACTION_NAMES[kind] if 0 <= kind < len(ACTION_NAMES) else ""
    bare = {"take", "pick", "mark", "end"}
    single = {"play", "acquire", "use", "fight", "potion", "mercy", "give_up"}
    count = 3 if rng.random() < 0.1 else 0 if name in bare else 1 if name in single else rng.randint(1, 3)
    return Action(kind, *(rng.randrange(-1, 12) for _ in range(count)))


def test_every_kind_of_action_question_and_event_comes_up_in_random_games():
    """The random games above reach all actions and events, but for what needs more luck or skill than they have."""
    kinds, asked, events = set(), set(), set()
    for seed in range(60):
        rng = random.Random(seed)
        state = new_game(BOX, Setup(2 + seed % 3, promos=True, mercy=True), seed)
        while not state.over:
            log = []
            action = rng.choice(legal_actions(state))
            kinds.add(ACTION_NAMES[action.kind])
            apply(state, action, log)
            events |= {type(event) for event in log}
            asked |= {event.question for event in log if isinstance(event, ev.Asked)}
    assert set(ACTION_NAMES) - kinds <= {"mercy", "give_up"}
    assert len(asked) > len(QUESTIONS) // 2
    assert set(ev.Event.__args__) - events <= {ev.GhostWarded, ev.Escaped, ev.TileReturned}


@pytest.mark.parametrize("seed", range(4))
def test_a_clone_goes_its_own_way_and_leaves_the_first_untouched(seed):
    for state, action in random_game(seed, 3, limit=150):
        before = digest(state)
        copy = state.clone()
        assert digest(copy) == before
        apply(copy, action)
        assert digest(state) == before


def test_an_action_without_events_leads_to_the_same_state_as_with_them():
    for state, action in random_game(5, 4, limit=300):
        silent, told = state.clone(), state.clone()
        apply(silent, action)
        apply(told, action, [])
        assert digest(silent) == digest(told)


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = [[digest(state) for state, _ in random_game(seed, 2, limit=40)] for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_action_text_and_parse_are_a_round_trip():
    for state, _ in random_game(3, 4, limit=200):
        for action in legal_actions(state):
            assert parse(text(action)) == action


@pytest.mark.parametrize("words", ["", "dance", "play one", "move 1 2 3 4", "42"])
def test_broken_action_text_is_refused_by_name(words):
    with pytest.raises(ValueError, match="(?s)" + (words.split() or ["''"])[0]):
        parse(words)


def test_folding_without_one_event_is_noticed():
    """The comparison of the fuzz test can fail: every event that changes the table is needed."""
    needed = set()
    for state, action in random_game(11, 4):
        log = []
        table = visible(state)
        after = state.clone()
        apply(after, action, log)
        for i, event in enumerate(log):
            short = visible(state)
            try:
                for other in log[:i] + log[i + 1 :]:
                    fold(short, other)
                if short != visible(after):
                    needed.add(type(event).__name__)
            except (ValueError, KeyError, IndexError):
                needed.add(type(event).__name__)
        for event in log:
            fold(table, event)
        assert table == visible(after)
    assert {"CardMoved", "Gained", "TileLaid", "PawnMoved", "ClankMade", "TokenTaken"} <= needed


def test_a_lost_cube_card_tile_or_token_is_noticed():
    """R2.3 to R2.8: the check over whole games can fail."""
    damage = {
        "cubes of seat 0": lambda s: setattr(s.players[0], "supply", s.players[0].supply - 1),
        "black cubes": lambda s: setattr(s, "black_bag", 23),
        "ghosts": lambda s: setattr(s, "ghosts_bank", 6),
        "copies of": lambda s: setattr(s, "deck", s.deck[1:]),
        "tile ": lambda s: setattr(s, "tile_stack", s.tile_stack[1:]),
        "tokens ": lambda s: setattr(s, "minors", (*s.minors, s.minors[0])),
        "reserve": lambda s: setattr(s, "reserve", (-1, *s.reserve[1:])),
        "gold": lambda s: setattr(s.players[1], "gold", -1),
        "room": lambda s: setattr(s.players[1], "room", 7777),
    }
    for field, spoil in damage.items():
        state = new_game(build_box(), Setup(2), 1)
        check(state)
        spoil(state)
        with pytest.raises(Broken, match=field):
            check(state)


def test_a_broken_state_says_which_field_is_wrong():
    state = new_game(build_box(), Setup(2), 1)
    good = json.dumps(to_json(state))
    damage = {
        "version": lambda d: d.update(version=99),
        "box": lambda d: d.update(box="other"),
        "rage": lambda d: d.update(rage=0),
        "deck.0": lambda d: d["deck"].__setitem__(0, 999),
        "row": lambda d: d["row"].pop(),
        "setup.players": lambda d: d["setup"].update(players="two"),
        "setup.flying": lambda d: d["setup"].update(flying=True),
        "turn.skill": lambda d: d["turn"].update(skill="many"),
        "turn.ended": lambda d: d["turn"].update(ended=1),
        "turn.flying": lambda d: d["turn"].update(flying=1),
        "players.1.gold": lambda d: d["players"][1].pop("gold"),
        "players": lambda d: d["players"].pop(),
        "dungeon.0": lambda d: d["dungeon"].__setitem__(0, ["start_c", 0, 0, 0]),
        "stack.0": lambda d: d["stack"].append([0, [["fly"]], -1]),
        "over": lambda d: d.update(over="tea"),
        "cubes of seat 0": lambda d: d["players"][0].update(supply=3),
        "minors.0": lambda d: d["minors"].__setitem__(0, True),
        "drawn": lambda d: d.update(drawn=[1]),
        "market": lambda d: d.update(market=[]),
    }
    for field, spoil in damage.items():
        data = json.loads(good)
        spoil(data)
        with pytest.raises(ValueError, match="^" + field.replace(".", r"\.")):
            from_json(build_box(), data)
    for rubbish in (None, [], 7, "text", {}):
        with pytest.raises(ValueError, match=r"state|version"):
            from_json(build_box(), rubbish)
