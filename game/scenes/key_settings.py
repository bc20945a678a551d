"""The list of keys in the settings: a click on one, then the new key. A key that is taken is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.strings import Words
from game.view.colours import GOLD, LIGHT, TITLE
from game.view.frame import Frame, Region
from game.view.inputs import Key
from game.view.text import BOLD
from game.view.widgets import focus_ring, key_label

from .preferences import KEYS, Preferences

COLUMNS, GAP = 2, 12
ARROWS = ("up", "down", "left", "right")
FIXED = {"escape": "back", "tab": "focus", "return": "do", "enter": "do", "backspace": "name"}
FIXED |= dict.fromkeys(ARROWS, "focus")
HELD = ("ctrl", "shift", "alt", "meta", "super", "gui", "mode", "caps lock", "numlock", "scroll lock")


class KeyList:
    """All keys that can be changed. `say` gets the sentence if a key is refused."""

    def __init__(self, preferences: Preferences, words: Words, say: Callable[[str], None]) -> None:
        self.preferences, self.words, self._say = preferences, words, say
        self.waiting = ""  # the use that the next key is for

    def begin(self, use: str) -> None:
        """Wait for the new key of a use; the same use once more stops waiting."""
        self.waiting = "" if self.waiting == use else use

    def leave(self) -> None:
        """Stop waiting."""
        self.waiting = ""

    def usual(self) -> None:
        """All keys as they came."""
        self.leave()
        self.preferences.keys = dict(KEYS)
        self._save()

    def key(self, key: Key) -> bool:
        """Whether the list takes a key: while it waits it takes all. Esc stops waiting."""
        if not self.waiting:
            return False
        if key.name == "escape":
            self.leave()
        elif key.name and not any(key.name.endswith(held) for held in HELD):
            self._bind(key)
        return True

    def _bind(self, key: Key) -> None:
        refusal = self.refusal(self.waiting, key)
        if refusal:
            self._say(refusal)
            return
        self.preferences.keys[self.waiting] = key.chord
        self._save()
        self.leave()

    def _save(self) -> None:
        if not self.preferences.save():
            self._say(self.words("settings.not_written"))

    def refusal(self, use: str, key: Key) -> str:
        """Why a key cannot be had for a use: one sentence that names what it does already; empty if it can."""
        other = self._other_use(use, key)
        return self.words("settings.taken", key=key_label(self.words, key.chord), use=other) if other else ""

    def _other_use(self, use: str, key: Key) -> str:
        words = self.words
        if key.name in FIXED:
            return words(f"settings.fixed.{FIXED[key.name]}")
        if key.name in "123456789" and not (key.ctrl or key.alt):
            return words("settings.fixed.hand")
        if key.name in "+-" and (key.ctrl or key.alt):
            return words(f"settings.key.{'zoom_in' if key.name == '+' else 'zoom_out'}")
        same = [other for other, chord in self.preferences.keys.items() if chord == key.chord and other != use]
        return words(f"settings.key.{same[0]}") if same else ""

    def draw(self, frame: Frame, area: Rect) -> None:
        """The uses one under the other in columns, each with its key."""
        uses, gap = list(KEYS), frame.px(GAP)
        rows = -(-len(uses) // COLUMNS)
        width, height = (area.width - gap * (COLUMNS - 1)) // COLUMNS, (area.height - gap * (rows - 1)) // rows
        for number, use in enumerate(uses):
            column, row = divmod(number, rows)
            place = Rect(area.x + column * (width + gap), area.y + row * (height + gap), width, height)
            self._draw_use(frame, place, use)

    def _draw_use(self, frame: Frame, rect: Rect, use: str) -> None:
        region_id, waiting = ("key", use), self.waiting == use
        hot = frame.is_hot(region_id)
        frame.skin("button_plain_hover" if hot or waiting else "button_plain_normal", rect)
        inner = rect.inflate(-2 * frame.px(26), -2 * frame.px(5))
        cap = Rect(inner.x + inner.width * 11 // 20, inner.y, inner.width - inner.width * 11 // 20, inner.height)
        label = Rect(inner.x, inner.y, cap.x - inner.x - frame.px(8), inner.height)
        frame.write(frame.words(f"settings.key.{use}"), label, 20, TITLE if hot else LIGHT)
        if waiting:
            frame.write(frame.words("settings.press"), cap, 20, GOLD, BOLD, "right")
            frame.ring(rect, GOLD, max(2, frame.px(3)), frame.px(10))
        else:
            frame.write(key_label(frame.words, self.preferences.keys[use]), cap, 20, GOLD, BOLD, "right", free=True)
        focus_ring(frame, region_id, rect)
        tip = "" if waiting else frame.words("settings.key_tip")
        frame.region(Region(region_id, rect, partial(self.begin, use), tip=tip))
