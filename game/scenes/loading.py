"""Preparing a scene's pictures before it is shown, with a bar that tells how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.box import CardDef
from game.view.cards import small_card
from game.view.colours import GOLD, TITLE
from game.view.frame import Frame, Pointing
from game.view.pictures import picture_file
from game.view.text import DISPLAY

from .base import Scene, Stage
from .ground import backdrop

if TYPE_CHECKING:
    from .table import TableScene

PATIENCE = 0.2  # seconds of work before there is a bar at all
SLICE = 0.03  # seconds of work between two pictures of the bar

Task = Callable[[Frame], object]


def table_tasks(table: TableScene) -> list[Task]:
    """Everything that the first pictures of a table need, in small portions: tiles, cards, then part after part."""
    state = table.state
    tiles = {state.box.tiles[place.tile].slug for place in state.dungeon.places}
    hands = {card for player in state.players for card in player.hand}
    tasks: list[Task] = [partial(_load_tile, slug) for slug in sorted(tiles)]
    tasks += [partial(_paint_card, state.box.cards[card], table) for card in sorted(hands)]
    tasks += [partial(_rehearse, part) for part in table.parts()]
    if table.stage.preferences.private_hands:
        tasks.append(partial(_rehearse, table.people.hand_over(state.seat, lambda: None).build))
    return tasks


def _load_tile(slug: str, frame: Frame) -> None:
    if picture_file(f"tiles/{slug}") is not None:  # a player's own tile has no picture
        frame.pictures.master(f"tiles/{slug}")


def _paint_card(card: CardDef, table: TableScene, frame: Frame) -> None:
    small_card(frame, card, table.layout.card[0])


def _rehearse(part: Task, frame: Frame) -> None:
    """Draw a part where nobody sees it: its pictures are remembered."""
    part(Frame(frame.scale, frame.words, frame.pictures, Pointing(), frame.now))


class LoadingScene(Scene):
    """Does its tasks a few at a time, then goes on."""

    def __init__(self, stage: Stage, tasks: Sequence[Task], then: Callable[[], None]) -> None:
        super().__init__(stage)
        self.tasks = list(tasks)
        self.done = 0
        self.then = then

    def update(self, now: float) -> bool:
        """Work for a short while."""
        if self.frame is None:
            return True
        end = time.perf_counter() + (SLICE if self.done else PATIENCE)
        while self.done < len(self.tasks) and time.perf_counter() < end:
            self.tasks[self.done](self.frame)
            self.done += 1
        if self.done == len(self.tasks):
            self.then()
        return True

    def build(self, frame: Frame) -> None:
        """The bar in the middle of the dark, unless everything may be ready in a moment."""
        backdrop(frame, "table", 130)
        if not self.done:
            return
        share = self.done / max(1, len(self.tasks))
        words = Rect(0, 0, frame.px(800), frame.px(60))
        words.midbottom = (frame.rect.centerx, frame.rect.centery - frame.px(20))
        frame.write(frame.words("loading.title"), words, 36, TITLE, DISPLAY, "centre", outline=True)
        bar = Rect(0, 0, frame.px(620), frame.px(34))
        bar.midtop = (frame.rect.centerx, frame.rect.centery)
        frame.skin("slot", bar)
        inner = bar.inflate(-frame.px(16), -frame.px(16))
        full = Rect(inner.x, inner.y, max(2, round(inner.width * share)), inner.height)
        frame.fill(full, GOLD, 255, frame.px(6))

    def back(self) -> None:
        """There is nothing to go back to while things are being prepared."""
