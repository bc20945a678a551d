"""The director turns events into motion, one beat after the other, and keeps the picture of the table in step.

Rules never wait for it: the truth is already in the session. `table` is what people see; each beat brings it one event
closer to the truth when it ends. `finish` brings it there at once. `cue` is called with every event as its beat
begins: that is where sounds hang. `on_shown` is called when an event has been seen to its end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules import Table, fold

from .frame import Frame

Draw = Callable[[Frame, float], None]
LATE = 250.0  # a step of the clock longer than this (a stalled machine) counts as this much


@dataclass
class Beat:
    """How one event looks. `lead` is when the next beat may begin; both in milliseconds at normal speed."""

    duration: float = 0.0
    lead: float | None = None  # None: when this one has ended
    draw: Draw | None = None
    hide: tuple[Hashable, ...] = ()  # what must not be seen in its old place meanwhile
    look_at: tuple[float, float] | None = None  # a point of the dungeon
    linger: float = 0.0  # how much longer it is drawn when its event has been shown; nothing waits for that
    afterwards: Draw | None = None  # how it looks then, if it is not `draw` that goes on

    @property
    def until_next(self) -> float:
        """How long the next beat waits."""
        return self.duration if self.lead is None else self.lead


@dataclass
class _Running:
    event: Any
    beat: Beat
    start: float


class Director:
    """Plays events on a picture of the table."""

    def __init__(self, table: Table, choreograph: Callable[[Any], Beat]) -> None:
        """`choreograph` says how an event looks at the moment it begins."""
        self.table = table
        self.choreograph = choreograph
        self.cue: Callable[[Any], None] = lambda event: None
        self.on_beat: Callable[[Beat], None] = lambda beat: None
        self.on_shown: Callable[[Any], None] = lambda event: None
        self._waiting: deque[Any] = deque()
        self._running: list[_Running] = []
        self._lingering: list[_Running] = []
        self._time = 0.0
        self._last: float | None = None
        self._next_at = 0.0

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return bool(self._waiting or self._running)

    @property
    def lingers(self) -> bool:
        """Whether something is still drawn of what has been shown already, as a banner."""
        return bool(self._lingering)

    @property
    def hidden(self) -> list[Hashable]:
        """What is on its way, and so not in its old place."""
        return [name for running in self._running for name in running.beat.hide]

    def progress(self, kind: type) -> float | None:
        """How far an event of that kind has been shown, from 0 to 1; None if none is being shown."""
        running = next((running for running in self._running if isinstance(running.event, kind)), None)
        return None if running is None else self._share(running)

    def to_come(self, kind: type) -> int:
        """How many events of that kind are being shown or wait."""
        running = [running.event for running in self._running]
        return sum(isinstance(event, kind) for event in (*running, *self._waiting))

    def play(self, events: Sequence[Any]) -> None:
        """Add events to what is to be shown."""
        if not self.busy:
            self._next_at = self._time
        self._waiting.extend(events)

    def update(self, now: float, tempo: float) -> bool:
        """Let time pass at a tempo (0 is instant); True while something moves."""
        passed = 0.0 if self._last is None else min(now - self._last, LATE)
        self._last = now
        if tempo <= 0:
            self.finish()
            return False
        self._time += passed * tempo
        self._lingering = [lingering for lingering in self._lingering if self._left_over(lingering) < 1]
        self._end_beats()
        while self._waiting and self._time >= self._next_at:
            self._begin(self._waiting.popleft())
            self._end_beats()
        return self.busy or self.lingers

    def _begin(self, event: Any) -> None:
        beat = self.choreograph(event)
        start = max(self._next_at, self._time - LATE)
        self._running.append(_Running(event, beat, start))
        self._next_at = start + beat.until_next
        self.cue(event)
        self.on_beat(beat)

    def _end_beats(self) -> None:
        """Fold what has ended, strictly in order."""
        while self._running and self._time >= self._running[0].start + self._running[0].beat.duration:
            ended = self._running.pop(0)
            if ended.beat.linger:
                self._lingering.append(ended)
            self._fold(ended.event)

    def _fold(self, event: Any) -> None:
        fold(self.table, event)
        self.on_shown(event)

    def finish(self) -> None:
        """Show the end of everything at once."""
        for running in self._running:
            self._fold(running.event)
        for event in self._waiting:
            self.cue(event)
            self._fold(event)
        self._running.clear()
        self._waiting.clear()
        self._lingering.clear()

    def snap(self, table: Table) -> None:
        """Show another picture of the table, as after an undo."""
        self._running.clear()
        self._waiting.clear()
        self._lingering.clear()
        self.table = table

    def draw(self, frame: Frame) -> None:
        """Everything that is on its way."""
        for running in self._running:
            if running.beat.draw is not None and running.beat.duration:
                running.beat.draw(frame, self._share(running))
        for lingering in self._lingering:
            draw = lingering.beat.afterwards or lingering.beat.draw
            if draw is not None:
                draw(frame, self._left_over(lingering))

    def _share(self, running: _Running) -> float:
        return min(1.0, max(0.0, (self._time - running.start) / max(running.beat.duration, 1.0)))

    def _left_over(self, lingering: _Running) -> float:
        beat = lingering.beat
        return max(0.0, (self._time - lingering.start - beat.duration) / beat.linger)
