"""The game's own random numbers: a 64-bit generator whose whole memory is one int in the state.

Nothing else in the rules is random, so set-up, seed and actions give the same game on every machine.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

_MASK = (1 << 64) - 1
_STEP, _ADD = 6364136223846793005, 1442695040888963407

T = TypeVar("T")


class HasRng(Protocol):
    """Anything that carries the generator's memory."""

    rng: int


class Rng:
    """A generator of its own, for what is not part of a game's state (sampling, bots)."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def seeded(seed: int) -> int:
    """The generator's memory for a seed; any int will do, neighbours give unrelated games (splitmix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(holder: HasRng, n: int) -> int:
    """A number from 0 to n - 1."""
    holder.rng = rng = (holder.rng * _STEP + _ADD) & _MASK
    return ((rng >> 32) * n) >> 32


def shuffled(holder: HasRng, things: tuple[T, ...]) -> tuple[T, ...]:
    """The same things in a new order."""
    order = list(things)
    rng = holder.rng
    for i in range(len(order) - 1, 0, -1):
        rng = (rng * _STEP + _ADD) & _MASK
        j = ((rng >> 32) * (i + 1)) >> 32
        order[i], order[j] = order[j], order[i]
    holder.rng = rng
    return tuple(order)
