"""A bot that does anything."""

from __future__ import annotations

from game.rules import Action, State
from game.rules.rng import Rng, below


class RandomBot:
    """Every legal action is as likely as any other."""

    looks = False

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: State, actions: list[Action]) -> Action:
        """Any of the actions."""
        return actions[below(self._rng, len(actions))]
