"""The menu: the first thing one sees, and one click from the game that was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.session.slots import AUTOSAVE
from game.view.ambience import Ambience
from game.view.colours import ABYSS, GOLD, TITLE, Colour
from game.view.frame import Frame
from game.view.inputs import Input
from game.view.text import DISPLAY, ITALIC
from game.view.widgets import button

from . import navigation
from .base import Scene, Stage
from .confirm import ConfirmScene
from .ground import backdrop, cover, glow, is_at_hand
from .peek import Peek, peek

DAWN = 450.0  # milliseconds in which the backdrop comes out of the dark
LEFT, WIDTH, STEP, HEIGHT = 120, 430, 84, 74  # of the column of buttons, in units


class Torch(NamedTuple):
    """A light of the backdrop: where, as shares of its sides, how far it reaches, its colour."""

    x: float
    y: float
    radius: float
    colour: Colour


TORCHES = (
    Torch(0.635, 0.369, 0.075, (64, 38, 8)),  # the dragon's eye
    Torch(0.610, 0.580, 0.110, (120, 56, 16)),  # its throat
    Torch(0.475, 0.865, 0.105, (110, 66, 16)),  # the goblet and the crown
    Torch(0.885, 0.770, 0.130, (110, 58, 14)),  # the hoard
)


class MenuScene(Scene):
    """Continue, a new game, saves, rules, gallery, settings."""

    start_focus = "continue"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._ambience = Ambience(stage.now)
        self._dawn: float | None = None  # since when the backdrop comes out of the dark
        if peek(stage.slots, AUTOSAVE) is None:
            self.start_focus = "new"

    def take(self, event: Input) -> None:
        """Any input wakes the light."""
        self._ambience.stir(self.stage.now)
        super().take(event)

    def back(self) -> None:
        """There is nothing behind the menu."""

    def build(self, frame: Frame) -> None:
        """The dragon, the title, the buttons."""
        place = self._ground(frame)
        self._light(frame, place)
        self._title(frame)
        left = peek(self.stage.slots, AUTOSAVE)
        rect = Rect(frame.px(LEFT), self._top(frame), frame.px(WIDTH), frame.px(HEIGHT))
        self._continue(frame, rect, left)
        for name, do in self._ways(left):
            rect = rect.move(0, frame.px(STEP))
            button(frame, name, rect, frame.words(f"menu.{name}"), do, size=28)

    def update(self, now: float) -> bool:
        """Only the dawn moves at every tick; the light asks for its own moments."""
        return self._dawn is None or now - self._dawn < DAWN

    def _ground(self, frame: Frame) -> Rect:
        """The first picture does not wait for the dragon to be read and scaled: it comes out of the dark."""
        if self._dawn is None or frame.now - self._dawn < DAWN:
            frame.fill(frame.rect, ABYSS, 255)
        if self._dawn is None and not is_at_hand(frame, "menu"):
            self.stage.after_frame.append(lambda: self._begin_dawn(frame))
            return cover(frame.rect)
        if self._dawn is None or self.stage.preferences.reduce_motion:
            self._dawn = frame.now - DAWN
        return backdrop(frame, "menu", alpha=min(255, round(255 * (frame.now - self._dawn) / DAWN)))

    def _begin_dawn(self, frame: Frame) -> None:
        backdrop(frame, "menu")
        self._dawn = self.stage.now

    def _ways(self, left: Peek | None) -> list[tuple[str, Callable[[], None]]]:
        stage = self.stage
        return [
            ("new", lambda: self._new_game(left)),
            ("load", lambda: navigation.open_saves(stage)),
            ("rules", lambda: navigation.open_help(stage)),
            ("gallery", lambda: navigation.open_gallery(stage)),
            ("settings", lambda: navigation.open_settings(stage)),
            ("quit", navigation.quit_program),
        ]

    def _top(self, frame: Frame) -> int:
        """The column stands a little below the middle, and whole in the smallest window."""
        column = frame.px(6 * STEP + HEIGHT)
        return min(frame.rect.centery - column // 3, frame.rect.bottom - column - frame.px(36))

    def _title(self, frame: Frame) -> None:
        bottom = self._top(frame) - frame.px(28)
        subtitle = Rect(frame.px(LEFT), bottom - frame.px(44), frame.px(760), frame.px(44))
        title = Rect(subtitle.x, subtitle.y - frame.px(132), subtitle.width, frame.px(136))
        frame.write(frame.words("menu.title"), title, 118, GOLD, DISPLAY, outline=True)
        frame.write(frame.words("menu.subtitle"), subtitle, 34, TITLE, ITALIC, outline=True)

    def _continue(self, frame: Frame, rect: Rect, left: Peek | None) -> None:
        words = frame.words
        if left is None:
            why = words("menu.nothing_to_continue")
            button(frame, "continue", rect, words("menu.continue"), None, why=why, size=28)
            return
        tip = words("menu.continue_tip", **left.told(words)) if left.whole else words("saves.unreadable")
        button(frame, "continue", rect, words("menu.continue"), self._resume, tip=tip, kind="green", size=28)

    def _resume(self) -> None:
        navigation.load_match(self.stage, AUTOSAVE)

    def _new_game(self, left: Peek | None) -> None:
        """Straight to the set-up; if a game waits unfinished, only after asking."""
        stage, words = self.stage, self.stage.words
        if left is None or left.over:
            navigation.open_setup(stage)
            return
        details = words("menu.replace_details", **left.told(words)) if left.whole else words("menu.replace_damaged")
        question, yes = words("menu.replace"), words("menu.replace_yes")
        stage.push(ConfirmScene(stage, question, yes, lambda: navigation.open_setup(stage), details))

    def _light(self, frame: Frame, place: Rect) -> None:
        """The torches flicker for a while after the last input, then stand still and cost nothing."""
        self._ambience.burn(frame, self.stage.preferences.reduce_motion)
        for number, torch in enumerate(TORCHES):
            centre = (place.x + torch.x * place.width, place.y + torch.y * place.height)
            glow(frame, centre, round(torch.radius * place.width), torch.colour, self._ambience.strength(number))
