"""`bench frame`: how long a frame of the table takes in a real window, as a ratio to the floor of the machine."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import pygame

from game.app import App
from game.rules import events as ev
from game.scenes.preferences import Preferences
from game.scenes.table import TableScene
from game.session.session import Session

from .screens import real_screen
from .staging import play_until, played_match

SIZE = (1920, 1080)
TILES, HAND, FRAMES, IDLE_SECONDS = 12, 8, 120, 10.0


def bench_frame() -> dict[str, Any]:
    """Floor, busy table, panning and zooming in milliseconds, and what an idle table costs."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    with real_screen(SIZE), tempfile.TemporaryDirectory() as home:
        Preferences(path=Path(home) / "settings.json", private_hands=False).save()
        app = App(size=SIZE, home=Path(home))
        table = _busy_table(app)
        floor = _floor(app.screen)
        report: dict[str, Any] = {
            "driver": pygame.display.get_driver(),
            "size": list(app.screen.get_size()),
            "tiles": len(table.state.dungeon.places),
            "hand": len(table.state.players[table.state.seat].hand),
            "floor_ms": floor,
            "busy_ms": _busy(app, table),
            "pan_ms": _pan(app, table),
            "zoom_ms": _zoom(app, table),
        }
        for name in ("busy", "pan", "zoom"):
            report[f"{name}_to_floor"] = round(report[f"{name}_ms"] / floor, 2)
        report["input_to_picture_frames"] = _input_frames(app)
        report |= _idle(app)
        pygame.display.quit()
    return report


def _busy_table(app: App) -> TableScene:
    """Twelve tiles, a full row and a hand of eight."""

    def enough(session: Session) -> bool:
        return len(session.state.dungeon.places) >= TILES and not session.state.stack and -1 not in session.state.row

    seed = 7
    match = played_match(seed, 4, 4)
    while not play_until(match.session, enough):
        seed += 1
        match = played_match(seed, 4, 4)
    state = match.session.state.clone()
    player = state.players[state.seat]
    spare = (*player.discard, *player.deck, *player.played)[: max(0, HAND - len(player.hand))]
    player.discard, player.deck, player.played = (), (), ()
    player.hand = tuple(sorted((*player.hand, *spare)))
    match.session = Session(match.session.box, state.setup, seed, state)
    table = TableScene(app.stage, match)
    app.start(table)
    _run(app, 1.5)
    table.recap = []
    return table


def _run(app: App, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.step()
        pygame.time.wait(5)


def _timed(work: Callable[[], object], frames: int = FRAMES) -> float:
    """The median of so many calls, in milliseconds."""
    times = []
    for _ in range(frames):
        began = time.perf_counter()
        work()
        times.append((time.perf_counter() - began) * 1000)
    return round(median(times), 3)


def _floor(screen: pygame.Surface) -> float:
    """One full-screen blit and flip."""
    picture = screen.copy()

    def work() -> None:
        screen.blit(picture, (0, 0))
        pygame.display.flip()

    return _timed(work)


def _busy(app: App, table: TableScene) -> float:
    """Frames while cubes fly and numbers rise."""
    seat = table.state.seat
    beats: list[ev.Event] = [ev.ClankMade(seat, 2, 0), ev.Gained(seat, "gold", 1)]
    beats += [ev.ClankTakenBack(seat, 2, 0), ev.Gained(seat, "gold", -1)]
    table.director.play(beats * 60)
    measured = _timed(lambda: _tick(app))
    table.director.finish()
    return measured


def _tick(app: App) -> None:
    app.stage.now += 1000 / 60
    app.stage.top.update(app.stage.now)
    app.draw()


def _pan(app: App, table: TableScene) -> float:
    steps = cycle([(7, 3)] * 20 + [(-7, -3)] * 20)

    def work() -> None:
        table.camera.pan(*next(steps))
        app.draw()

    return _timed(work)


def _zoom(app: App, table: TableScene) -> float:
    """Frames in the middle of zooming in and out."""
    directions = cycle([1, -1])
    middle = table.layout.free.center
    times = []
    for _ in range(12):
        table.camera.zoom_at(middle, next(directions), app.stage.now)
        for _ in range(10):
            times.append(_timed(lambda: _tick(app), 1))
        for _ in range(12):
            _tick(app)
    return round(median(times), 3)


def _input_frames(app: App) -> int:
    """How many turns of the loop pass between a key and the changed picture."""
    app.step()
    app.step()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
    for turns in range(1, 10):
        if app.step():
            return turns
    return 0


def _idle(app: App) -> dict[str, Any]:
    """Frames drawn and processor time used while nobody does anything."""
    _run(app, 12.0)  # ambient light has come to rest by then
    frames, cpu, began = app.frames_drawn, time.process_time(), time.perf_counter()
    while (left := IDLE_SECONDS - (time.perf_counter() - began)) > 0:
        app.step()
        app.sleep(left * 1000)
    used = time.process_time() - cpu
    return {"idle_frames": app.frames_drawn - frames, "idle_cpu_percent": round(100 * used / IDLE_SECONDS, 2)}
