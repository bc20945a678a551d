"""The ways from one screen to another, in one place, so that scenes need not import each other in circles.

A screen is imported when it is first opened: the menu is there before the rules are.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

from game.session.slots import AUTOSAVE, Loaded, NoSaveError

from .base import Stage
from .confirm import ConfirmScene, NoticeScene
from .preferences import Seat

if TYPE_CHECKING:
    from game.rules import Setup

    from .match import Match


def open_menu(stage: Stage) -> None:
    """Leave everything for the menu."""
    from .menu import MenuScene

    stage.replace(MenuScene(stage))


def open_setup(stage: Stage) -> None:
    """Prepare a new game, over the menu."""
    from .setup import SetupScene

    stage.push(SetupScene(stage))


def open_table(stage: Stage, match: Match) -> None:
    """Sit down at a game, once its pictures are ready; one that is over is counted up instead."""
    if match.session.state.over:
        open_scoring(stage, match)
        return
    from .loading import LoadingScene, table_tasks
    from .table import TableScene

    table = TableScene(stage, match)
    stage.replace(LoadingScene(stage, table_tasks(table), lambda: stage.replace(table)))


def open_scoring(stage: Stage, match: Match) -> None:
    """Count up a game that is over: there is nothing to continue any more."""
    from .scoring import ScoringScene

    stage.after_frame.append(lambda: forget_match(stage))  # the last action may still wait to be saved

    def again() -> None:
        start_match(stage, match.session.setup, match.seats)

    stage.replace(ScoringScene(stage, match, again, lambda: open_menu(stage)))


def open_gallery(stage: Stage) -> None:
    """Look at everything that is in the box."""
    from .gallery import GalleryScene

    stage.push(GalleryScene(stage))


def open_help(stage: Stage, topic: str = "") -> None:
    """Read the rules, at a topic if one is named."""
    from .help import HelpScene

    stage.push(HelpScene(stage, topic))


def open_settings(stage: Stage) -> None:
    """Change the settings."""
    from .settings import SettingsScene

    stage.push(SettingsScene(stage))


def open_saves(stage: Stage, match: Match | None = None) -> None:
    """Load a game, or save the one that is running."""
    from .saves import SavesScene

    stage.push(SavesScene(stage, match))


def open_pause(stage: Stage, match: Match) -> None:
    """Lay the pause over a running game."""
    from .pause import PauseScene

    stage.push(PauseScene(stage, match))


def start_match(stage: Stage, setup: Setup, seats: list[Seat]) -> None:
    """Begin a game with a seed that nobody knows, and save it at once."""
    from .match import new_match

    match = new_match(setup, seats, random.SystemRandom().getrandbits(32))
    save_match(stage, match)
    open_table(stage, match)


def save_match(stage: Stage, match: Match, slot: str = AUTOSAVE) -> bool:
    """Save a game, by itself or into a slot; if the disk refuses, the player is told and the answer is False."""
    try:
        match.save(stage.slots, slot)
    except OSError as error:
        stage.say(stage.words("saves.not_written", reason=str(error)))
        return False
    return True


def forget_match(stage: Stage, slot: str = AUTOSAVE) -> None:
    """Empty a slot; if the disk refuses, the player is told."""
    try:
        stage.slots.delete(slot)
    except OSError as error:
        stage.say(stage.words("saves.not_deleted", reason=str(error)))


def load_match(stage: Stage, slot: str) -> None:
    """Open the newest whole save of a slot. Whatever is damaged is named before anything else happens."""
    words = stage.words
    try:
        loaded = stage.slots.read(slot)
    except NoSaveError as error:
        stage.push(NoticeScene(stage, words("saves.none_whole"), words("text.option", text=str(error))))
        return
    if not loaded.set_aside:
        _open_loaded(stage, loaded)
        return
    problems = [words("text.option", text=problem) for problem in loaded.set_aside]
    details = "\n".join([words("saves.set_aside"), *problems, words("saves.previous_there")])
    stage.push(
        ConfirmScene(
            stage,
            words("saves.damaged"),
            words("saves.use_previous"),
            lambda: _open_loaded(stage, loaded),
            details,
            no_label=words("confirm.back"),
        )
    )


def _open_loaded(stage: Stage, loaded: Loaded) -> None:
    from .match import opened_match

    match = opened_match(loaded.session, loaded.extra)
    save_match(stage, match)  # from now on Continue leads here
    open_table(stage, match)


def quit_program() -> None:
    """End the program as closing its window does: everything is saved first."""
    pygame.event.post(pygame.Event(pygame.QUIT))
