"""Light that is never quite still: it flickers after an input or an event, then stands and costs nothing."""

from __future__ import annotations

from math import sin

from .frame import Frame

LASTS = 10_000.0  # milliseconds that the light moves after it was stirred
TICK = 50.0  # milliseconds between two strengths of the light
STRENGTHS = (0.52, 0.6, 0.68, 0.76, 0.84, 0.92, 1.0)


class Ambience:
    """The flames of one scene. `stir` at every input and event, `burn` once a frame, `strength` for each flame."""

    def __init__(self, now: float) -> None:
        self._stirred = now
        self._tick = 0

    def stir(self, now: float) -> None:
        """Something happened: the light moves again."""
        self._stirred = now

    def burn(self, frame: Frame, still: bool) -> None:
        """Let the flames burn on and ask for the next frame; `still` is for those who want less motion."""
        if not still and frame.now - self._stirred < LASTS:
            self._tick = int(frame.now // TICK)
            frame.wake_at((self._tick + 1) * TICK)

    def strength(self, number: int) -> float:
        """How strong a flame burns now: restless, but never far from where it was."""
        tick = self._tick
        wave = sin(tick * (0.31 + 0.07 * number) + 2.1 * number) + 0.6 * sin(tick * (0.83 - 0.06 * number) + number)
        return STRENGTHS[round((wave / 1.6 + 1) / 2 * (len(STRENGTHS) - 1))]
