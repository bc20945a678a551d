"""The settings. Every one is saved and takes effect at once."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.view.colours import GOLD
from game.view.frame import Frame, Region
from game.view.inputs import Key
from game.view.scale import UI_SCALES
from game.view.widgets import button, caption, panel, toggle

from .base import Scene, Stage
from .choices import across, choice, heading
from .ground import backdrop
from .key_settings import KeyList
from .preferences import SPEEDS

PANEL = (1560, 880)  # units
ROW, GAP, HEAD = 64, 12, 40
SWITCHES = ("fullscreen", "private_hands", "show_odds", "show_points", "reduce_motion", "high_contrast")


class SettingsScene(Scene):
    """Speed, size, switches, keys. Esc goes back, or stops waiting for a key."""

    start_focus = "back"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.keys = KeyList(stage.preferences, stage.words, stage.say)

    # --- input --------------------------------------------------------------------------------------------------

    def keeps_key(self, key: Key) -> bool:
        """While a key is awaited every key is meant as that one."""
        return bool(self.keys.waiting)

    def key(self, key: Key) -> bool:
        """The list of keys goes first."""
        return self.keys.key(key)

    def activate(self, region: Region) -> None:
        """Whatever else is clicked, no key is awaited any more."""
        if region.id != ("key", self.keys.waiting):
            self.keys.leave()
        super().activate(region)

    def click_ground(self, pos: tuple[int, int]) -> None:
        """A click beside everything stops waiting for a key."""
        self.keys.leave()

    # --- choices ------------------------------------------------------------------------------------------------

    def _speed(self, speed: str) -> None:
        self.stage.preferences.speed = speed
        self._save()

    def _ui_scale(self, scale: float) -> None:
        self.stage.preferences.ui_scale = scale
        self._save()
        self.stage.wants_layout = True

    def _switch(self, name: str) -> None:
        preferences = self.stage.preferences
        setattr(preferences, name, not getattr(preferences, name))
        self._save()
        self.stage.wants_window = self.stage.wants_window or name == "fullscreen"

    def _save(self) -> None:
        if not self.stage.preferences.save():
            self.stage.say(self.stage.words("settings.not_written"), "warning")

    # --- drawing ------------------------------------------------------------------------------------------------

    def build(self, frame: Frame) -> None:
        """Choices and switches on the left, keys on the right."""
        backdrop(frame, "menu", 150)
        box = Rect(0, 0, frame.px(PANEL[0]), frame.px(PANEL[1]))
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-frame.px(28), -frame.px(16))
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(56)), frame.words("settings.title"), 44)
        body = Rect(inner.x, inner.y + frame.px(68), inner.width, inner.height - frame.px(68 + 92))
        left, right = across(body, 2, frame.px(64))
        self._draw_left(frame, left)
        self._draw_keys(frame, right)
        foot = Rect(inner.x, inner.bottom - frame.px(76), frame.px(300), frame.px(76))
        button(frame, "back", foot, frame.words("settings.back"), self.back, key="escape", size=26)
        usual = Rect(right.x, foot.y, right.width, foot.height)
        button(frame, "usual", usual, frame.words("settings.usual_keys"), self.keys.usual, size=22)

    def _draw_left(self, frame: Frame, area: Rect) -> None:
        head, row, gap = frame.px(HEAD), frame.px(ROW), frame.px(GAP)
        place = Rect(area.x, area.y, area.width, head)
        heading(frame, place, "settings.speed")
        self._draw_speeds(frame, Rect(area.x, place.bottom, area.width, row))
        place = place.move(0, head + row + gap)
        heading(frame, place, "settings.ui_scale")
        self._draw_scales(frame, Rect(area.x, place.bottom, area.width, row))
        place = place.move(0, head + 2 * row + gap // 2)
        self._draw_held(frame, place)
        place = place.move(0, head + gap // 2)
        self._draw_switches(frame, Rect(area.x, place.y, area.width, area.bottom - place.y))

    def _draw_speeds(self, frame: Frame, row: Rect) -> None:
        chosen = self.stage.preferences.speed
        for speed, rect in zip(SPEEDS, across(row, len(SPEEDS), frame.px(10)), strict=True):
            label = frame.words(f"settings.speed_{speed}")
            choice(frame, ("speed", speed), rect, label, chosen == speed, partial(self._speed, speed), size=20)

    def _draw_scales(self, frame: Frame, row: Rect) -> None:
        """Two rows of sizes."""
        half, chosen = len(UI_SCALES) // 2, self.stage.preferences.ui_scale
        places = across(row, half, frame.px(10))
        places += [place.move(0, row.height + frame.px(4)) for place in places]
        for scale, rect in zip(UI_SCALES, places, strict=True):
            label = frame.words("settings.percent", n=round(scale * 100))
            choice(frame, ("scale", scale), rect, label, chosen == scale, partial(self._ui_scale, scale), size=20)

    def _draw_held(self, frame: Frame, rect: Rect) -> None:
        """If the window cannot hold the wanted size, what it holds instead."""
        scale = self.stage.scale
        if scale.ui < scale.wanted:
            holds, wanted = int(scale.ui * 100), round(scale.wanted * 100)
            frame.write(frame.words("settings.held", wanted=wanted, holds=holds), rect, 20, GOLD)

    def _draw_switches(self, frame: Frame, area: Rect) -> None:
        step = area.height // len(SWITCHES)
        row = Rect(area.x, area.y, area.width, step)
        for name in SWITCHES:
            value, label = getattr(self.stage.preferences, name), frame.words(f"settings.{name}")
            toggle(frame, name, row, label, value, partial(self._switch, name), frame.words(f"settings.{name}_tip"))
            row = row.move(0, step)

    def _draw_keys(self, frame: Frame, area: Rect) -> None:
        head = frame.px(HEAD)
        heading(frame, Rect(area.x, area.y, area.width, head), "settings.keys")
        self.keys.draw(frame, Rect(area.x, area.y + head, area.width, area.height - head))
