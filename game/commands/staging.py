"""Games brought to a wanted moment by bots, for pictures and measurements."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import make_bot
from game.box import box_for
from game.rules import Setup, legal_actions, observe, to_move
from game.rules import events as ev
from game.scenes.match import Match
from game.scenes.preferences import Seat
from game.session.session import Session
from game.view.colours import SEAT_COLOURS

NAMES = ("Ada", "Bruno", "Cleo", "Dmitri", "Esperanza", "Fen")
LONGEST = 4000  # actions before a moment is given up


def seats(players: int) -> list[Seat]:
    """Names and colours for so many players."""
    return [Seat(NAMES[i], SEAT_COLOURS[i]) for i in range(players)]


def played_match(seed: int, players: int, turns: int, bot: str = "sensible") -> Match:
    """A game in which so many turns were begun (and one more is under way), or that ended before."""
    setup = Setup(players=players)
    box, _ = box_for(setup)
    match = Match(Session(box, setup, seed), seats(players))
    started = 0

    def reached(session: Session) -> bool:
        nonlocal started
        last = session.steps[-1].events if session.steps else []
        started += sum(isinstance(event, ev.TurnStarted | ev.OutTurnStarted) for event in last)
        return started >= turns

    play_until(match.session, reached, bot)
    return match


def play_until(session: Session, reached: Callable[[Session], bool], bot: str = "sensible") -> bool:
    """Let bots play until a moment is reached; False if the game ended first."""
    player = make_bot(bot, session.seed)
    for _ in range(LONGEST):
        if reached(session):
            return True
        if session.state.over:
            return False
        state = session.state
        session.submit(player.choose(observe(state, to_move(state)), legal_actions(state)))
    return False
