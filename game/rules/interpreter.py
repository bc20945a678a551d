"""Runs effects. Plain ones happen at once; the first one that cannot (a question, a step of the turn) stays on the
stack as data together with what follows it, so the middle of a card can be saved, cloned and undone.

Three tables: OPS happen at once, STEPS wait for their place on the stack and may put more on it, QUESTIONS wait for
an answer. The modules that carry them out register them here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from . import events as ev
from .actions import Action
from .conditions import count, holds
from .effects import Effect, Effects
from .ids import Card
from .state import Frame, Latch, Player, State

Op = Callable[[State, Player, Effect, Card], None]
F = TypeVar("F", bound=Op)


class Question(NamedTuple):
    """How a question is asked and answered.

    `options` lists the answers; none means that the question falls away, and a single one is taken by itself, unless
    it `waits` in any case.
    """

    options: Callable[[State, Frame, Effect], list[Action]]
    answer: Callable[[State, Frame, Effect, Action], None]
    waits: bool = False


OPS: dict[str, Op] = {}
STEPS: dict[str, Op] = {}
QUESTIONS: dict[str, Question] = {}


def op(name: str) -> Callable[[F], F]:
    """Register what an effect does at once."""

    def register(function: F) -> F:
        OPS[name] = function
        return function

    return register


def step(name: str) -> Callable[[F], F]:
    """Register what an effect does when its turn on the stack comes."""

    def register(function: F) -> F:
        STEPS[name] = function
        return function

    return register


def run(s: State, p: Player, effects: Effects, source: Card) -> None:
    """Carry out effects up to the first that must wait; that one and the rest go on the stack."""
    for i, effect in enumerate(effects):
        do = OPS.get(effect[0])
        if do is None:
            s.stack = (*s.stack, Frame(p.seat, effects[i:], source))
            return
        do(s, p, effect, source)


def advance(s: State) -> None:
    """Go on with what is unfinished until somebody must answer, or nothing is left."""
    while s.stack:
        frame = s.stack[-1]
        effect = frame.effects[0]
        question = QUESTIONS.get(effect[0])
        if question is None:
            pop_effect(s)
            do = STEPS.get(effect[0]) or OPS[effect[0]]
            do(s, s.players[frame.seat], effect, frame.source)
        else:
            options = [] if question.waits else question.options(s, frame, effect)
            if len(options) > 1 or question.waits:
                if s.log is not None:
                    s.log.append(ev.Asked(frame.seat, effect[0]))
                return
            pop_effect(s)
            if options:
                question.answer(s, frame, effect, options[0])
        if s.turn.latched:
            fire_latches(s)


def pop_effect(s: State) -> None:
    """Take the first effect off the top frame."""
    seat, effects, source = s.stack[-1]
    if len(effects) == 1:
        s.stack = s.stack[:-1]
    else:
        s.stack = (*s.stack[:-1], Frame(seat, effects[1:], source))


def fire_latches(s: State) -> None:
    """Carry out every waiting condition that has become true, until nothing changes any more (R3.9)."""
    p = s.players[s.seat]
    fired = True
    while fired:
        fired = False
        for i, latch in enumerate(s.turn.latched):
            times = _due(s, p, latch)
            if times:
                rest = (latch._replace(seen=latch.seen + times),) if latch.counter else ()
                s.turn.latched = (*s.turn.latched[:i], *rest, *s.turn.latched[i + 1 :])
                for _ in range(times):
                    run(s, p, latch.then, latch.source)
                fired = True
                break


def _due(s: State, p: Player, latch: Latch) -> int:
    if latch.counter:
        return max(0, count(s, p, latch.counter, latch.source) - latch.seen)
    return int(holds(s, p, latch.given, latch.source))


@op("when")
def _when(s: State, p: Player, effect: Effect, source: Card) -> None:
    _, given, then = effect
    if holds(s, p, given, source):
        run(s, p, then, source)
    else:
        s.turn.latched += (Latch(given, "", 0, then, source),)


@op("per")
def _per(s: State, p: Player, effect: Effect, source: Card) -> None:
    _, counter, then = effect
    now = count(s, p, counter, source)
    s.turn.latched += (Latch((), counter, now, then, source),)
    for _ in range(now):
        run(s, p, then, source)
