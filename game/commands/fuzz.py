"""`fuzz`: random games in which everything is checked after every action. Long runs; the tests do short ones."""

from __future__ import annotations

import json
import random

from game.box import build_box
from game.rules import (
    Action,
    Setup,
    State,
    apply,
    check,
    digest,
    fold,
    from_json,
    legal_actions,
    to_json,
    visible,
    why_not,
)  # fmt: skip
from game.session.session import Session

MAX_TURNS = 200


def fuzz(games: int, seed: int) -> int:
    """Play and check; prints what was done, or raises at the first thing that is wrong."""
    actions = 0
    for number in range(seed, seed + games):
        actions += checked_game(number)
    print(f"{games} games, {actions} actions: nothing lost, nothing doubled, every save and every undo the same")
    return 0


def checked_game(seed: int) -> int:
    """One random game with 2 to 4 players: conservation, events, saves in the middle of a card, undo anywhere."""
    rng = random.Random(seed)
    setup = Setup(rng.randint(2, 4), rng.choice(["start_a", "start_b"]), promos=True, mercy=bool(seed % 2))
    session = Session(build_box(promos=True), setup, seed)
    table = visible(session.state)
    while not session.state.over and session.state.players[session.state.seat].turns <= MAX_TURNS:
        state = session.state
        actions = legal_actions(state)
        _check_list(state, actions)
        for event in session.submit(rng.choice(actions)):
            fold(table, event)
        check(session.state)
        _expect(table == visible(session.state), "events and state tell the same")
        if rng.random() < 0.1:
            check_save(session.state)
        if rng.random() < 0.02:
            _check_undo(session, rng)
    return len(session.steps)


def _check_list(state: State, actions: list[Action]) -> None:
    _expect(actions == sorted(set(actions)), "legal actions are sorted and different")
    for action in actions:
        _expect(why_not(state, action) is None, f"{action} is legal and refused")


def check_save(state: State) -> None:
    """A state goes through JSON and comes back the same, and goes on in the same way."""
    loaded = from_json(state.box, json.loads(json.dumps(to_json(state))))
    _expect(digest(loaded) == digest(state), "a loaded state is the same")
    one, other = state.clone(), loaded
    for copy in (one, other):
        actions = legal_actions(copy)
        if actions:
            apply(copy, actions[0])
    _expect(digest(one) == digest(other), "a loaded state goes on in the same way")


def _check_undo(session: Session, rng: random.Random) -> None:
    """Back to any earlier point and forward again."""
    if not session.steps:
        return
    before = digest(session.state)
    back = rng.randrange(len(session.steps))
    count = len(session.steps) - back
    session.rewind(back)
    check(session.state)
    for _ in range(count):
        session.redo()
    _expect(digest(session.state) == before, "undone and done again is the same")


def _expect(true: bool, what: str) -> None:
    if not true:
        raise AssertionError(f"not so: {what}")
