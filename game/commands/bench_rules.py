"""`bench rules`: how fast the rules are, in processor time. All parts take turns in every round, so that a noisy
machine hits them alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from game.box import build_box
from game.rules import Action, Setup, State, apply, legal_actions, new_game
from game.rules.dungeon import Cell, Dungeon
from game.rules.tiles import ROOM

PLAYERS = 4
RANDOM_PLAY = ("seconds_per_decision", "seconds_per_free_decision")


class Sample(NamedTuple):
    """What is measured on: states of random games, and the games as lists of actions."""

    early: list[State]
    late: list[State]
    states: list[State]
    small: list[State]  # players choosing a way in a dungeon of 8 tiles
    large: list[State]  # the same with every tile laid
    laid_on_8: list[tuple[Dungeon, int, Cell]]  # dungeons with a tile to lay and a place for it
    laid_on_27: list[tuple[Dungeon, int, Cell]]
    games: list[tuple[int, list[Action]]]


def bench_rules(rounds: int, games: int, against_catanatron: bool) -> dict[str, Any]:
    """Medians over the rounds, in microseconds a call and decisions a second."""
    sample = _sample(games)
    parts: dict[str, Callable[[], float]] = {
        "clone_us": lambda: _per_call(State.clone, sample.states),
        "clone_early_us": lambda: _per_call(State.clone, sample.early),
        "clone_late_us": lambda: _per_call(State.clone, sample.late),
        "legal_actions_us": lambda: _per_call(legal_actions, sample.states),
        "legal_actions_8_tiles_us": lambda: _per_call(legal_actions, sample.small),
        "legal_actions_28_tiles_us": lambda: _per_call(legal_actions, sample.large),
        "apply_us": lambda: _apply_time(sample.games),
        "lay_tile_on_8_us": lambda: _lay_time(sample.laid_on_8),
        "lay_tile_on_27_us": lambda: _lay_time(sample.laid_on_27),
    }
    if against_catanatron:
        parts["catanatron_seconds_per_decision"] = _catanatron_player(max(1, games // 4))
    times: dict[str, list[float]] = {name: [] for name in (*parts, *RANDOM_PLAY)}
    for _ in range(rounds):
        for name, measure in parts.items():
            times[name].append(measure())
        for name, seconds in zip(RANDOM_PLAY, _random_play(games), strict=True):
            times[name].append(seconds)
    return _report(times, rounds, games)


def _report(times: dict[str, list[float]], rounds: int, games: int) -> dict[str, Any]:
    medians = {name: median(values) for name, values in times.items()}
    report: dict[str, Any] = {"rounds": rounds, "games_per_round": games}
    report.update({name: round(value, 3) for name, value in medians.items() if name.endswith("_us")})
    report["legal_actions_28_to_8_tiles"] = round(
        medians["legal_actions_28_tiles_us"] / medians["legal_actions_8_tiles_us"], 2
    )
    report["decisions_per_second"] = round(1 / medians["seconds_per_decision"])
    report["free_decisions_per_second"] = round(1 / medians["seconds_per_free_decision"])
    rival = times.get("catanatron_seconds_per_decision")
    if rival is not None:
        ratios = [theirs / ours for theirs, ours in zip(rival, times["seconds_per_decision"], strict=True)]
        report["catanatron_decisions_per_second"] = round(1 / median(rival))
        report["times_catanatron"] = round(median(ratios), 2)
    return report


def _per_call(function: Callable[[State], object], states: list[State]) -> float:
    began = process_time()
    for state in states:
        function(state)
    return (process_time() - began) / len(states) * 1e6


def _apply_time(games: list[tuple[int, list[Action]]]) -> float:
    """Recorded games once more, without asking what is legal."""
    seconds, count = 0.0, 0
    for seed, actions in games:
        state = _start(seed)
        began = process_time()
        for action in actions:
            apply(state, action)
        seconds += process_time() - began
        count += len(actions)
    return seconds / count * 1e6


def _lay_time(sample: list[tuple[Dungeon, int, Cell]]) -> float:
    """One more tile on dungeons of a size, and the tunnels of its rooms followed."""
    began = process_time()
    for dungeon, tile, cell in sample:
        larger = dungeon.lay(tile, cell, 1)
        for room in larger.rooms_of(len(dungeon.places)):
            larger.exits(ROOM, room)
    return (process_time() - began) / len(sample) * 1e6


def _random_play(games: int) -> tuple[float, float]:
    """Seconds a decision in random games: all of them, and only those with a choice."""
    pick = random.Random(1).random
    decisions = free = 0
    began = process_time()
    for seed in range(games):
        state = _start(seed)
        while not state.over:
            actions = legal_actions(state)
            free += len(actions) > 1
            decisions += 1
            apply(state, actions[int(pick() * len(actions))])
    seconds = process_time() - began
    return seconds / decisions, seconds / free


def _catanatron_player(games: int) -> Callable[[], float]:
    from catanatron import Color, Game, RandomPlayer

    def measure() -> float:
        decisions = 0
        began = process_time()
        for seed in range(games):
            game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return (process_time() - began) / decisions

    return measure


def _start(seed: int) -> State:
    return new_game(build_box(), Setup(PLAYERS, ("start_a", "start_b")[seed % 2]), seed)


def _sample(games: int) -> Sample:
    sample = Sample([], [], [], [], [], [], [], [])
    pick = random.Random(2)
    for seed in range(games):
        state = _start(seed)
        done: list[Action] = []
        while not state.over:
            actions = legal_actions(state)
            _keep(sample, state)
            done.append(pick.choice(actions))
            apply(state, done[-1])
        sample.games.append((seed, done))
    _walkers(sample, pick)
    return sample


def _keep(sample: Sample, state: State) -> None:
    turns = state.players[state.seat].turns
    copy = state.clone()
    sample.states.append(copy)
    if turns <= 2:
        sample.early.append(copy)
    elif turns >= 12:
        sample.late.append(copy)


def _walkers(sample: Sample, pick: random.Random) -> None:
    """The same player with boots to spare in every room of a dungeon of 8 tiles and of one with all of them."""
    for seed in range(8):
        state = _start(seed)
        state.turn.boots = state.turn.swords = 4
        state.tile_stack += state.tiles_away
        while state.tile_stack:
            cell = pick.choice(state.dungeon.edge())
            if len(state.dungeon.places) == 9:
                sample.small.extend(_in_every_room(state))
                sample.laid_on_8.append((state.dungeon, state.tile_stack[0], cell))
            if len(state.tile_stack) == 1:
                sample.laid_on_27.append((state.dungeon, state.tile_stack[0], cell))
            state.dungeon = state.dungeon.lay(state.tile_stack[0], cell, pick.randrange(4))
            state.tile_stack = state.tile_stack[1:]
        sample.large.extend(_in_every_room(state))


def _in_every_room(state: State) -> list[State]:
    copies = []
    for room in state.dungeon.all_rooms():
        copy = state.clone()
        copy.players[copy.seat].room = room
        legal_actions(copy)  # tunnels are followed once and remembered; that is not what is measured here
        copies.append(copy)
    return copies
