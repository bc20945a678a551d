"""What a player has settled for good: kept in one file, written at once, and replaced by the usual if it is damaged."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.view.scale import UI_SCALES

SPEEDS = {"calm": 0.75, "normal": 1.0, "fast": 3.0, "instant": 0.0}  # 0: no motion at all
KEYS = {
    "end_turn": "e",
    "play_all": "space",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "turn_tile": "r",
    "own_pawn": "c",
    "fit": "home",
    "zoom_in": "+",
    "zoom_out": "-",
    "log": "l",
    "help": "f1",
    "inspect": "i",
    "fullscreen": "f11",
    "screenshot": "f12",
}

FARTHEST = 100_000  # pixels that a window can be anywhere


@dataclass
class Seat:
    """One seat of the set-up: a name and a colour."""

    name: str
    colour: str


@dataclass
class Preferences:
    """All settings. `path` is where they are kept; None keeps them in memory only."""

    speed: str = "normal"
    ui_scale: float = 1.0
    fullscreen: bool = False
    private_hands: bool = True
    show_odds: bool = True
    show_points: bool = True
    reduce_motion: bool = False
    high_contrast: bool = False
    keys: dict[str, str] = field(default_factory=lambda: dict(KEYS))
    window: list[int] = field(default_factory=list)  # left, top, width, height, then the sizes of all displays
    seats: list[Seat] = field(default_factory=list)
    setup: dict[str, Any] = field(default_factory=dict)
    path: Path | None = None

    @property
    def tempo(self) -> float:
        """How fast things move; 0 is instant."""
        return SPEEDS[self.speed]

    def save(self) -> bool:
        """Write the file, whole or not at all. False if the disk refuses: then they last as long as the program."""
        if self.path is None:
            return True
        data = {name: value for name, value in asdict(self).items() if name != "path"}
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
            os.replace(fresh, self.path)
        except OSError:
            return False
        return True


def load_preferences(path: Path) -> Preferences:
    """The preferences of a file; whatever is missing or does not fit there is as usual."""
    found = Preferences(path=path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return found
    if not isinstance(data, dict):
        return found
    for spec in fields(Preferences):
        usual, value = getattr(found, spec.name), data.get(spec.name)
        if spec.name not in ("path", "keys", "seats") and type(value) is type(usual):
            setattr(found, spec.name, value)
    found.keys.update({k: v for k, v in _table(data, "keys").items() if k in KEYS and isinstance(v, str)})
    found.seats = [Seat(s["name"], s["colour"]) for s in _list(data, "seats") if _is_seat(s)]
    found.speed = found.speed if found.speed in SPEEDS else "normal"
    found.ui_scale = found.ui_scale if found.ui_scale in UI_SCALES else 1.0
    if len(found.window) < 6 or any(type(n) is not int or abs(n) > FARTHEST for n in found.window):
        found.window = []
    return found


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name)
    return value if isinstance(value, dict) else {}


def _list(data: dict[str, Any], name: str) -> list[Any]:
    value = data.get(name)
    return value if isinstance(value, list) else []


def _is_seat(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("name"), str) and isinstance(value.get("colour"), str)
