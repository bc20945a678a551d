"""Preparing a scene's pictures before it is shown, with a bar that tells how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from pygame import Rect

from game.view.colours import GOLD, TITLE
from game.view.frame import Frame
from game.view.text import DISPLAY

from .base import Scene, Stage

SLICE = 0.03  # seconds of work between two pictures of the bar

Task = Callable[[Frame], object]


class LoadingScene(Scene):
    """Does its tasks a few at a time, then goes on."""

    def __init__(self, stage: Stage, tasks: Sequence[Task], then: Callable[[], None]) -> None:
        super().__init__(stage)
        self.tasks = list(tasks)
        self.done = 0
        self.then = then

    def update(self, now: float) -> bool:
        """Work for a short while."""
        if self.frame is None:
            return True
        end = time.perf_counter() + SLICE
        while self.done < len(self.tasks) and time.perf_counter() < end:
            self.tasks[self.done](self.frame)
            self.done += 1
        if self.done == len(self.tasks):
            self.then()
        return True

    def build(self, frame: Frame) -> None:
        """The bar in the middle of the dark."""
        frame.image("backdrops/table", frame.rect)
        share = self.done / max(1, len(self.tasks))
        words = Rect(0, 0, frame.px(800), frame.px(60))
        words.midbottom = (frame.rect.centerx, frame.rect.centery - frame.px(20))
        frame.write(frame.words("loading.title"), words, 36, TITLE, DISPLAY, "centre", outline=True)
        bar = Rect(0, 0, frame.px(620), frame.px(34))
        bar.midtop = (frame.rect.centerx, frame.rect.centery)
        frame.skin("slot", bar)
        inner = bar.inflate(-frame.px(16), -frame.px(16))
        full = Rect(inner.x, inner.y, max(2, round(inner.width * share)), inner.height)
        frame.fill(full, GOLD, 255, frame.px(6))

    def back(self) -> None:
        """There is nothing to go back to while things are being prepared."""
