"""The pause, over a running game."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.view.frame import Frame
from game.view.widgets import button, caption, dim, panel

from . import navigation
from .base import Scene, Stage
from .confirm import ConfirmScene
from .match import Match

WIDTH, ROW, HEIGHT = 560, 84, 72  # units


class PauseScene(Scene):
    """Everything that can be done beside playing. Esc goes back to the game."""

    see_through = True
    start_focus = "resume"

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.match = match

    def build(self, frame: Frame) -> None:
        """A column of buttons in the middle."""
        dim(frame)
        ways = self._ways()
        box = Rect(0, 0, frame.px(WIDTH), frame.px(ROW * len(ways) + 150))
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-frame.px(20), -frame.px(12))
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(64)), frame.words("pause.title"), 44)
        rect = Rect(inner.x, inner.y + frame.px(80), inner.width, frame.px(HEIGHT))
        for name, do in ways:
            kind, key = ("green", "escape") if name == "resume" else ("plain", "")
            button(frame, name, rect, frame.words(f"pause.{name}"), do, kind=kind, key=key, size=26)
            rect = rect.move(0, frame.px(ROW))

    def _ways(self) -> list[tuple[str, Callable[[], None]]]:
        stage = self.stage
        return [
            ("resume", stage.pop),
            ("saves", lambda: navigation.open_saves(stage, self.match)),
            ("rules", lambda: navigation.open_help(stage)),
            ("gallery", lambda: navigation.open_gallery(stage)),
            ("settings", lambda: navigation.open_settings(stage)),
            ("leave", lambda: self._sure("leave", self._leave)),
            ("quit", lambda: self._sure("quit", navigation.quit_program)),
        ]

    def _sure(self, what: str, do: Callable[[], None]) -> None:
        words = self.stage.words
        question, yes = words(f"pause.sure_{what}"), words(f"pause.{what}")
        self.stage.push(ConfirmScene(self.stage, question, yes, do, words("pause.kept")))

    def _leave(self) -> None:
        """To the menu, unless the game cannot be saved; then the player stays and knows why."""
        if navigation.save_match(self.stage, self.match):
            navigation.open_menu(self.stage)
