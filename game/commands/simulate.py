"""`simulate`: games without a window, and what came of them as one JSON object."""

from __future__ import annotations

import json
import time
from collections import Counter
from statistics import mean, median
from typing import Any, NamedTuple

from game.bots import Bot, make_bot
from game.box import build_box
from game.rules import Box, Setup, State, apply, legal_actions, new_game, observe, score_sheet, to_move
from game.rules.ids import ESCAPED, KNOCKED_OUT

SIDES = ("start_a", "start_b")


class Played(NamedTuple):
    """One game: its last state and how many decisions it took."""

    state: State
    decisions: int


def play_game(box: Box, setup: Setup, seed: int, bots: list[Bot], max_turns: int) -> Played:
    """Play to the end, or until a seat would begin one turn more than `max_turns`."""
    state = new_game(box, setup, seed)
    decisions = 0
    while not state.over and state.players[state.seat].turns <= max_turns:
        seat = to_move(state)
        bot = bots[seat]
        actions = legal_actions(state)
        apply(state, bot.choose(observe(state, seat) if bot.looks else state, actions))
        decisions += 1
    return Played(state, decisions)


def simulate(players: int, kinds: list[str], games: int, seed: int, max_turns: int, promos: bool) -> dict[str, Any]:
    """Play `games` games, seats and sides of the starting tile taking turns.

    Everything but decisions and speed is summed up over the games that came to an end.
    """
    box = build_box(promos)
    began = time.perf_counter()
    played = []
    for number in range(games):
        setup = Setup(players, SIDES[number % 2], promos=promos)
        names = [kinds[(seat + number) % len(kinds)] for seat in range(players)]
        bots = [make_bot(name, seed * 1_000_003 + number * 11 + seat) for seat, name in enumerate(names)]
        played.append(play_game(box, setup, seed * 1_000_003 + number, bots, max_turns))
    return _summary(played, players, kinds, time.perf_counter() - began)


def _summary(played: list[Played], players: int, kinds: list[str], seconds: float) -> dict[str, Any]:
    finished = [game.state for game in played if game.state.over]
    seats = [(state, p) for state in finished for p in state.players]
    scores = [[score_sheet(state, p.seat).total for p in state.players] for state in finished]
    decisions = sum(game.decisions for game in played)
    zero = sum(score == 0 for game in scores for score in game)
    return {
        "players": players,
        "bots": kinds,
        "games": len(played),
        "unfinished": len(played) - len(finished),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "turns_per_seat": _spread([p.turns for _, p in seats]),
        "tiles_found": _spread([len(state.dungeon.places) - 1 for state in finished]),
        "tile_stack_emptied": sum(not state.tile_stack for state in finished),
        "escapes": _share(sum(p.status == ESCAPED for _, p in seats), len(seats)),
        "knock_outs": _share(sum(p.status == KNOCKED_OUT for _, p in seats), len(seats)),
        "zero_scores": _share(zero, len(seats)),
        "scores": _spread([score for game in scores for score in game]),
        "winning_scores": _spread([max(game) for game in scores]),
        "endings": dict(Counter(state.over for state in finished)),
    }


def _spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {"least": 0, "median": 0, "mean": 0, "most": 0}
    return {"least": min(values), "median": median(values), "mean": round(mean(values), 2), "most": max(values)}


def _share(count: int, whole: int) -> dict[str, float]:
    return {"count": count, "percent": round(100 * count / whole, 1) if whole else 0.0}


def print_report(report: dict[str, Any], as_json: bool) -> None:
    """One JSON object on one line, or the same line by line."""
    if as_json:
        print(json.dumps(report))
        return
    for name, value in report.items():
        print(f"{name:24} {value}")
