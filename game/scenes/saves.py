"""The saved games: eight slots to load from, save into, and empty."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.session.slots import AUTOSAVE
from game.view import text as type_
from game.view.colours import LIGHT, MUTED, SEAT_LIGHT, WARNING
from game.view.frame import Frame
from game.view.text import BOLD, DISPLAY
from game.view.widgets import button, caption, panel

from . import navigation
from .base import Scene, Stage
from .confirm import ConfirmScene
from .ground import backdrop
from .match import Match
from .peek import Peek, peek

SLOTS = 8
PANEL = (1580, 900)  # units
ROW, GAP = 164, 10
WAYS = 330  # the width of what can be done with a slot


def slot_name(number: int) -> str:
    """The name of a slot's files; slots are counted from 1."""
    return f"slot_{number}"


class SavesScene(Scene):
    """Load, save (if a game is running), delete. Whatever loses something is asked about first."""

    start_focus = "back"

    def __init__(self, stage: Stage, match: Match | None) -> None:
        super().__init__(stage)
        self.match = match

    # --- what can be done ---------------------------------------------------------------------------------------

    def _save(self, number: int) -> None:
        stage = self.stage
        if self.match is not None and navigation.save_match(stage, self.match, slot_name(number)):
            stage.say(stage.words("saves.saved", n=number), "news")

    def _overwrite(self, number: int, there: Peek) -> None:
        self._sure("overwrite", number, self._lost(there), partial(self._save, number))

    def _delete(self, number: int, there: Peek) -> None:
        self._sure("delete", number, self._lost(there), partial(navigation.forget_match, self.stage, slot_name(number)))

    def _load(self, number: int) -> None:
        """Open a slot. The game that runs or waits is given up only after asking."""
        stage, waiting = self.stage, peek(self.stage.slots, AUTOSAVE)
        load = partial(navigation.load_match, stage, slot_name(number))
        if self.match is not None:
            self._sure("load", number, stage.words("saves.running_lost"), load)
        elif waiting is None or waiting.over or not waiting.whole:
            load()
        else:
            self._sure("load", number, stage.words("saves.waiting_lost", **waiting.told(stage.words)), load)

    def _lost(self, there: Peek) -> str:
        words = self.stage.words
        return words("saves.loses", **there.told(words)) if there.whole else words("saves.loses_unreadable")

    def _sure(self, what: str, number: int, details: str, do: Callable[[], None], kind: str = "red") -> None:
        words = self.stage.words
        question = words(f"saves.sure_{what}", slot=number)
        self.stage.push(ConfirmScene(self.stage, question, words(f"saves.{what}"), do, details, kind=kind))

    # --- drawing ------------------------------------------------------------------------------------------------

    def build(self, frame: Frame) -> None:
        """Two columns of slots."""
        backdrop(frame, "menu", 150)
        box = Rect(0, 0, frame.px(PANEL[0]), frame.px(PANEL[1]))
        box.center = frame.rect.center
        inner = panel(frame, box).inflate(-frame.px(24), -frame.px(8))
        caption(frame, Rect(inner.x, inner.y, inner.width, frame.px(54)), frame.words("saves.title"), 44)
        gap = frame.px(GAP)
        half = (inner.width - gap) // 2
        for number in range(1, SLOTS + 1):
            column, line = divmod(number - 1, SLOTS // 2)
            top = inner.y + frame.px(64) + line * frame.px(ROW + GAP)
            self._slot(frame, Rect(inner.x + column * (half + gap), top, half, frame.px(ROW)), number)
        back = Rect(inner.x, inner.bottom - frame.px(66), frame.px(300), frame.px(66))
        button(frame, "back", back, frame.words("saves.back"), self.back, key="escape", size=26)

    def _slot(self, frame: Frame, rect: Rect, number: int) -> None:
        there = peek(self.stage.slots, slot_name(number))
        frame.skin("leather_plain", rect)
        inner = rect.inflate(-2 * frame.px(20), -2 * frame.px(13))
        head = Rect(inner.x, inner.y, frame.px(120), frame.px(30))
        frame.write(frame.words("saves.slot", n=number), head, 24, MUTED, DISPLAY)
        ways = Rect(inner.right - frame.px(WAYS), inner.y, frame.px(WAYS), inner.height)
        if there is None:
            self._empty(frame, inner, ways, number)
            return
        self._ways(frame, ways, number, there)
        told = Rect(inner.x, head.bottom, ways.x - inner.x - frame.px(14), inner.bottom - head.bottom)
        when = Rect(head.right, head.y, told.right - head.right, head.height)
        self._told(frame, when, told, there)

    def _empty(self, frame: Frame, inner: Rect, ways: Rect, number: int) -> None:
        """Nothing to load or delete; a running game may go here."""
        room = inner if self.match is None else Rect(inner.x, inner.y, ways.x - inner.x, inner.height)
        frame.write(frame.words("saves.empty"), room, 22, MUTED, align="centre")
        if self.match is not None:
            save = Rect(ways.x, 0, ways.width, frame.px(64))
            save.centery = inner.centery
            button(frame, ("save", number), save, frame.words("saves.save"), partial(self._save, number), kind="green")

    def _told(self, frame: Frame, when: Rect, rect: Rect, there: Peek) -> None:
        words = frame.words
        written = there.written
        date = words("saves.written", date=f"{written:%Y-%m-%d}", time=f"{written:%H:%M}")
        if not there.whole:
            frame.write(date, when, 20, LIGHT, align="right")
            frame.write(words("saves.unreadable"), rect, 20, WARNING)
            return
        turn = words("saves.finished") if there.over else words("saves.turn", n=there.turn)
        frame.write(words("saves.when", turn=turn, date=date), when, 20, LIGHT, align="right")
        _players(frame, rect, there)

    def _ways(self, frame: Frame, rect: Rect, number: int, there: Peek) -> None:
        """Load and delete above, overwrite below; without a running game load is alone with delete."""
        words, gap = frame.words, frame.px(10)
        height = min(frame.px(64), (rect.height - gap) // 2)
        top = rect.y if self.match is not None else rect.centery - height // 2
        load = Rect(rect.x, top, (rect.width - gap) * 4 // 9, height)
        bin_ = Rect(load.right + gap, top, rect.right - load.right - gap, height)
        button(frame, ("load", number), load, words("saves.load"), partial(self._load, number))
        delete, tip = partial(self._delete, number, there), words("saves.delete_tip", slot=number)
        button(frame, ("delete", number), bin_, words("saves.delete"), delete, tip=tip, icon="icons/close")
        if self.match is not None:
            below = Rect(rect.x, rect.bottom - height, rect.width, height)
            over = partial(self._overwrite, number, there)
            button(frame, ("save", number), below, words("saves.overwrite"), over)


def _players(frame: Frame, rect: Rect, there: Peek) -> None:
    """Symbols and names, in two columns if they are short enough for it."""
    mark = frame.px(26) + frame.px(8)
    widest = max(type_.width(seat.name, BOLD, frame.scale.text()) for seat in there.seats) + mark + frame.px(10)
    across = 2 if 2 * widest <= rect.width else 1
    lines = max(2, -(-len(there.seats) // across))
    cell = Rect(0, 0, rect.width // across, min(rect.height // lines, frame.px(44)))
    for number, seat in enumerate(there.seats):
        cell.topleft = (rect.x + number % across * cell.width, rect.y + number // across * cell.height)
        side = min(cell.height, frame.px(26) if lines > 2 else frame.px(34))
        frame.icon(f"marks/{seat.colour}", (cell.x + side / 2, cell.centery), side)
        name = Rect(cell.x + side + frame.px(8), cell.y, cell.width - side - frame.px(8), cell.height)
        frame.write(seat.name, name, 20, SEAT_LIGHT[seat.colour], BOLD, free=True)
