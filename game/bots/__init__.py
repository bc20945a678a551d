"""Players made of rules and arithmetic. A bot sees what its seat can see, and nothing else."""

from __future__ import annotations

from typing import Protocol

from game.rules import Action, State

from .random_bot import RandomBot
from .sensible import SensibleBot


class Bot(Protocol):
    """Chooses among legal actions. `looks` says whether it needs the state at all."""

    looks: bool

    def choose(self, view: State, actions: list[Action]) -> Action:
        """One of the actions; `view` is `observe(state, seat)` for the seat that is to move."""
        ...


def make_bot(kind: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    return BOTS[kind](seed)


BOTS: dict[str, type[RandomBot] | type[SensibleBot]] = {"random": RandomBot, "sensible": SensibleBot}

__all__ = ["BOTS", "Bot", "RandomBot", "SensibleBot", "make_bot"]
