"""`shot`: a picture of any scene at a wanted moment, without a window."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame

from game.app import App
from game.rules import events as ev
from game.scenes import navigation
from game.scenes.base import Scene, Stage
from game.scenes.confirm import ConfirmScene
from game.scenes.gallery import GalleryScene
from game.scenes.gallery_entries import TABS
from game.scenes.handover import HandoverScene
from game.scenes.help import HelpScene
from game.scenes.inspect import InspectScene
from game.scenes.log import LogScene
from game.scenes.match import Match
from game.scenes.menu import MenuScene
from game.scenes.pause import PauseScene
from game.scenes.player import PlayerScene
from game.scenes.preferences import Preferences
from game.scenes.saves import SavesScene
from game.scenes.scoring import ScoringScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.session.session import Session
from game.strings import Words
from game.view.offers import Offers

from .staging import play_until, played_match

STATES = ("turn", "spending", "placing", "question", "attack", "handover", "walking", "recap")  # of the table
TICK = 1000 / 60
SETTLING = 20_000.0  # milliseconds after which a scene is taken as it is


class NoSuchMomentError(LookupError):
    """The game never comes to the wanted state."""


class Wanted(NamedTuple):
    """What is to be seen."""

    scene: str = "table"
    state: str = "turn"
    seed: int = 7
    turns: int = 12
    players: int = 3
    size: tuple[int, int] = (1920, 1080)
    moment: float = 0.5  # of the attack or walk: 0 at its beginning, 1 at its end
    ui_scale: float = 1.0


class Studio:
    """A program without a window, with a clock of its own and a home that is thrown away."""

    def __init__(self, wanted: Wanted, home: Path, words: Words | None = None) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        self.now = 0.0
        hidden = "handover" in (wanted.state, wanted.scene)
        Preferences(path=home / "settings.json", ui_scale=wanted.ui_scale, private_hands=hidden).save()
        self.app = App(size=wanted.size, words=words, home=home, clock=lambda: self.now)
        self.stage = self.app.stage

    def arrange(self, wanted: Wanted) -> None:
        """Bring the wanted scene to the wanted moment."""
        _SCENES[wanted.scene](self, wanted)

    def run(self, milliseconds: float) -> None:
        """Let time pass."""
        end = self.now + milliseconds
        while self.now < end:
            self.now += TICK
            self.app.step()

    def settle(self) -> None:
        """Let everything come to rest."""
        for _ in range(round(SETTLING / TICK)):
            self.now += TICK
            self.app.step()
            if not self.stage.top.update(self.now):
                break
        self.app.step()

    def picture(self) -> pygame.Surface:
        """The window as it is now."""
        self.app.compositor.forget()
        self.app.draw()
        return self.app.screen


def shot(wanted: Wanted, out: Path) -> None:
    """Render the wanted moment into a PNG file."""
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(wanted, Path(home))
        studio.arrange(wanted)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(studio.picture(), out)


def _table(studio: Studio, wanted: Wanted) -> TableScene:
    """The table in the wanted state."""
    match = played_match(wanted.seed, wanted.players, wanted.turns)
    if wanted.state in ("attack", "walking"):
        return _in_motion(studio, match, wanted)
    _reach(match, wanted.state)
    table = TableScene(studio.stage, match)
    studio.app.start(table)
    studio.settle()
    if wanted.state != "recap":
        table.recap = []
    return table


def _reach(match: Match, state: str) -> None:
    conditions: dict[str, Callable[[Session], bool]] = {
        "spending": lambda s: not s.state.stack and not s.state.players[s.state.seat].hand and s.state.turn.boots > 1,
        "placing": lambda s: Offers(s.state).question == "walk",
        "question": lambda s: bool(s.state.stack) and Offers(s.state).laying is None,
        "handover": lambda s: True,
    }
    if state in conditions and not play_until(match.session, conditions[state]):
        raise NoSuchMomentError(f"this game ended before it came to {state!r}: try another seed or fewer turns")


def _in_motion(studio: Studio, match: Match, wanted: Wanted) -> TableScene:
    """The last action once more, stopped on the way."""
    kind = ev.CubeDrawn if wanted.state == "attack" else ev.PawnMoved

    def happened(session: Session) -> bool:
        return bool(session.steps) and any(isinstance(event, kind) for event in session.steps[-1].events)

    if not play_until(match.session, happened):
        raise NoSuchMomentError(f"this game ended before it came to {wanted.state!r}: try another seed or fewer turns")
    action = match.session.steps[-1].action
    match.session.rewind(len(match.session.steps) - 1)
    table = TableScene(studio.stage, match)
    studio.app.start(table)
    studio.settle()
    table.recap = []
    studio.now += TICK
    table.submit(action)
    while not _shows(table, kind):
        studio.run(TICK)
    studio.run(wanted.moment * 6 * 580)
    return table


def _shows(table: TableScene, kind: type) -> bool:
    return not table.director.busy or table.director.progress(kind) is not None


def _simple(make: Callable[[Stage], Scene]) -> Callable[[Studio, Wanted], None]:
    def stage_it(studio: Studio, wanted: Wanted) -> None:
        studio.app.start(make(studio.stage))
        studio.settle()

    return stage_it


def _over_table(make: Callable[[Stage, TableScene], Scene]) -> Callable[[Studio, Wanted], None]:
    def stage_it(studio: Studio, wanted: Wanted) -> None:
        table = _table(studio, wanted._replace(state="turn"))
        studio.stage.push(make(studio.stage, table))
        studio.run(100)

    return stage_it


def _stage_table(studio: Studio, wanted: Wanted) -> None:
    _table(studio, wanted)


def _scoring(studio: Studio, wanted: Wanted) -> None:
    match = played_match(wanted.seed, wanted.players, 10_000)
    stage = studio.stage
    stage.replace(ScoringScene(stage, match, lambda: None, lambda: navigation.open_menu(stage)))
    studio.run(12_000)


def _gallery(studio: Studio, wanted: Wanted) -> None:
    """The gallery; a tab of it if the state is the name of one. At 2600x12200 it is a contact sheet of all art."""
    tab = wanted.state if wanted.state in TABS else TABS[0]
    studio.app.start(GalleryScene(studio.stage, tab))
    studio.run(100)


def _handover(stage: Stage) -> Scene:
    return HandoverScene(stage, "Esperanza", "teal", "turn", lambda: None)


def _inspected(stage: Stage, table: TableScene) -> Scene:
    return InspectScene(stage, table.session.box.cards[table.state.row[0]])


def _log(stage: Stage, table: TableScene) -> Scene:
    return LogScene(stage, table.story.lines, table.match.colours, lambda entry: None)


def _confirm(stage: Stage, table: TableScene) -> Scene:
    return ConfirmScene(stage, stage.words("pause.sure_leave"), stage.words("pause.leave"), stage.pop)


_SCENES: dict[str, Callable[[Studio, Wanted], None]] = {
    "menu": _simple(MenuScene),
    "setup": _simple(SetupScene),
    "table": _stage_table,
    "scoring": _scoring,
    "settings": _simple(SettingsScene),
    "handover": _simple(_handover),
    "help": _simple(HelpScene),
    "gallery": _gallery,
    "saves": _simple(lambda stage: SavesScene(stage, None)),
    "pause": _over_table(lambda stage, table: PauseScene(stage, table.match)),
    "log": _over_table(_log),
    "player": _over_table(lambda stage, table: PlayerScene(stage, table.model, 0)),
    "inspect": _over_table(_inspected),
    "confirm": _over_table(_confirm),
}
SCENES = tuple(_SCENES)


def states_of(scene: str) -> tuple[str, ...]:
    """The states in which a scene can be shown, the usual one first."""
    return {"table": STATES, "gallery": TABS}.get(scene, ("turn",))
