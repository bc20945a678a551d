"""`bench start`: from starting the program to its first menu, as a ratio to importing pygame and opening a window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from game.paths import resource

from .screens import real_screen

WINDOW = (
    "import os; os.environ.setdefault('SDL_FRAMEBUFFER_ACCELERATION', '0'); import pygame; pygame.display.init(); "
    "s = pygame.display.set_mode((1600, 900)); s.fill((20, 16, 20)); pygame.display.flip()"
)
MENU = (
    "from game.app import App; from game.scenes.menu import MenuScene; app = App(size=(1600, 900)); "
    "app.start(MenuScene(app.stage)); app.draw()"
)


def bench_start(rounds: int) -> dict[str, Any]:
    """Both in turn, `rounds` times, in processes of their own.

    All modules are compiled beforehand, as they are for players: the first round, which does not count, sees to that.
    """
    times: dict[str, list[float]] = {"window": [], "menu": []}
    with real_screen(), tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CATACOMBS_HOME": home, "PYTHONPYCACHEPREFIX": str(Path(home) / "compiled")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(rounds + 1):
            for name, code in (("window", WINDOW), ("menu", MENU)):
                began = time.perf_counter()
                command = [sys.executable, "-c", code]
                subprocess.run(command, cwd=resource(), env=environment, check=True, capture_output=True)
                times[name].append(time.perf_counter() - began)
    window, menu = (median(times[name][1:]) for name in ("window", "menu"))
    return {"window_s": round(window, 3), "menu_s": round(menu, 3), "menu_to_window": round(menu / window, 2)}
