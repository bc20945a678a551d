"""`bench load`: memory of all live surfaces at a 4K table, and loading against reading and decoding the files once."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.scenes.preferences import Preferences
from game.scenes.table import TableScene
from game.view import pictures, text
from game.view.camera import LADDER
from game.view.pictures import picture_file, surface_bytes

from .staging import played_match

SIZE = (3840, 2160)


def bench_load() -> dict[str, Any]:
    """Bytes after a zoom through all steps, and the processor time to the first picture of the table as a ratio."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    loaded: list[str] = []
    decode = pictures.load_master

    def noted(name: str) -> pygame.Surface:
        loaded.append(name)
        return decode(name)

    with tempfile.TemporaryDirectory() as home:
        Preferences(path=Path(home) / "settings.json", private_hands=False, speed="instant").save()
        app = App(size=SIZE, home=Path(home))
        match = played_match(7, 4, 24)
        pictures.load_master = noted
        began = time.process_time()
        table = TableScene(app.stage, match)
        app.start(table)
        app.step()
        load = time.process_time() - began
        files = sorted(set(loaded))
        read = _read_once(files)
        _zoom_through(app, table)
        pictures.load_master = decode
        held = app.stage.pictures.held + text.held_bytes() + surface_bytes(app.screen)
        pygame.display.quit()
    return {
        "size": list(SIZE),
        "tiles": len(match.session.state.dungeon.places),
        "surface_mb": round(held / 2**20, 1),
        "files": len(files),
        "load_s": round(load, 3),
        "read_and_decode_s": round(read, 3),
        "load_to_read": round(load / read, 2),
    }


def _read_once(names: list[str]) -> float:
    began = time.process_time()
    for name in names:
        path = picture_file(name)
        if path is not None:
            pygame.image.load(path).convert_alpha()
    return time.process_time() - began


def _zoom_through(app: App, table: TableScene) -> None:
    """Out to the smallest step, in to the largest, and home again, as a player would."""
    middle = table.layout.free.center
    for direction in (-1, 1, -1):
        for _ in LADDER:
            table.camera.zoom_at(middle, direction, app.stage.now)
            for _ in range(30):
                app.stage.now += 1000 / 60
                table.update(app.stage.now)
                app.draw()
