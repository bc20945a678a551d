"""The screen between two players: nothing of the game is on it, so that nobody sees a card of somebody else."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.view import text as type_
from game.view.colours import LIGHT, SEAT_LIGHT, Colour
from game.view.frame import Frame
from game.view.inputs import ENTER, Key
from game.view.text import BODY, DISPLAY
from game.view.widgets import button, toggle

from .base import Scene, Stage
from .ground import backdrop, glow


class HandoverScene(Scene):
    """Asks the next player to the screen. It is drawn from its arguments alone.

    `reason` says why: "turn" or "question". Once the player is there the scene leaves the stack and `on_ready` is
    called. The switch decides whether the screen comes again.
    """

    start_focus = "ready"

    def __init__(self, stage: Stage, name: str, colour: str, reason: str, on_ready: Callable[[], None]) -> None:
        super().__init__(stage)
        self.name, self.colour, self.reason, self.on_ready = name, colour, reason, on_ready

    def back(self) -> None:
        """There is no way back to the hand of the last player."""

    def key(self, key: Key) -> bool:
        """Enter: the player is there, unless the keyboard's focus is on the switch.

        Not Space, which skips what moves: pressed once too often it would show the next player's hand.
        """
        pointing = self.stage.pointing
        if key.name not in ENTER or (pointing.by_keys and pointing.focus == "private"):
            return False
        self.ready()
        return True

    def ready(self) -> None:
        """The next player is there."""
        self.stage.pop()
        self.on_ready()

    def _switch(self) -> None:
        preferences = self.stage.preferences
        preferences.private_hands = not preferences.private_hands
        preferences.save()

    def build(self, frame: Frame) -> None:
        """The pawn with its symbol in the light of its colour, name, reason, one big button."""
        backdrop(frame, "table")
        middle = frame.rect.centerx
        top = frame.rect.centery - frame.px(420)
        light = SEAT_LIGHT[self.colour]
        glow(frame, (middle, top + frame.px(190)), frame.px(430), _dark(light))
        frame.icon(f"pawns/{self.colour}", (middle, top + frame.px(190)), frame.px(330))
        name = _row(frame, top + 370 * frame.scale.unit, 1300, 110)
        frame.write(self.name, name, 84, light, DISPLAY, "centre", outline=True, free=True)
        reason = _row(frame, top + 492 * frame.scale.unit, 1300, 60)
        frame.write(frame.words(f"handover.{self.reason}"), reason, 30, LIGHT, align="centre", outline=True)
        ready = _row(frame, top + 578 * frame.scale.unit, 620, 104)
        label = frame.words("handover.ready", name=self.name)
        button(frame, "ready", ready, label, self.ready, key="return", kind="green", size=36)
        hide, tip = frame.words("handover.hide"), frame.words("handover.hide_tip")
        words = type_.width(hide, BODY, frame.scale.text(22)) / frame.scale.unit
        switch = _row(frame, top + 730 * frame.scale.unit, words + 60, 56)
        toggle(frame, "private", switch, hide, self.stage.preferences.private_hands, self._switch, tip)


def _row(frame: Frame, top: float, width: float, height: float) -> Rect:
    row = Rect(0, round(top), frame.px(width), frame.px(height))
    row.centerx = frame.rect.centerx
    return row


def _dark(colour: Colour) -> Colour:
    return (colour[0] * 2 // 5, colour[1] * 2 // 5, colour[2] * 2 // 5)
