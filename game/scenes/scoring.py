"""The end of a game: every sheet counted up line by line, the winner, the story of the points, and once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.rules import ScoreLine, State, score_sheet, winners
from game.rules import events as ev
from game.rules.ids import ESCAPED, KNOCKED_OUT, Seat
from game.view import text as type_
from game.view.colours import GOLD, GOOD, LIGHT, MUTED, SEAT_LIGHT, TITLE, WARNING, Colour
from game.view.frame import Frame, Region
from game.view.inputs import ENTER, Key
from game.view.score_chart import draw_chart
from game.view.text import BOLD, DISPLAY
from game.view.widgets import button, panel
from game.view.wording_effects import amount, card_name, token_name

from .base import Scene, Stage
from .ground import backdrop, glow
from .match import Match

BEAT = 380.0  # milliseconds from one line to the next
KINDS = {
    "artifact": "icons/artifact",
    "mastery": "icons/mastery",
    "monkey_idol": "icons/monkey_idol",
    "market": "icons/market",
    "secret": "icons/secret_major",
    "prisoner": "icons/prisoner",
    "card": "icons/deck",
    "gold": "icons/gold",
}
_SECRETS = ("major", "minor")
ROW, HEAD, FOOT = 48, 88, 72  # units: heights inside a player's sheet
WIDEST = 420  # units: a player's sheet


class Count(NamedTuple):
    """The sheet of one player, by kinds, in the order of KINDS."""

    points: tuple[int, ...]
    details: tuple[str, ...]
    nothing: str
    total: int


class ScoringScene(Scene):
    """Counts up a game that is over. A click or Space shows everything at once."""

    start_focus = "again"

    def __init__(self, stage: Stage, match: Match, on_again: Callable[[], None], on_menu: Callable[[], None]) -> None:
        super().__init__(stage)
        self.match = match
        self.on_again, self.on_menu = on_again, on_menu
        state = match.session.state
        self.counts = [self._count(state, seat) for seat in range(len(state.players))]
        self.winners = winners(state)
        self.story = points_over_time(match)
        self._began = stage.now
        self._skipped = stage.preferences.tempo == 0

    # --- time ---------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> int:
        """How many lines are counted by now."""
        if self._skipped:
            return len(KINDS)
        return min(len(KINDS), int((self.stage.now - self._began) * self.stage.preferences.tempo / BEAT))

    @property
    def counted(self) -> bool:
        """Whether everything is on the table."""
        return self.shown == len(KINDS)

    def update(self, now: float) -> bool:
        """Lines follow each other."""
        return not self.counted

    def skip(self) -> None:
        """Show everything at once."""
        self._skipped = True

    def key(self, key: Key) -> bool:
        """Space and Enter end the counting."""
        if not self.counted and key.name in ("space", *ENTER):
            self.skip()
            return True
        return False

    def back(self) -> None:
        """Esc: first the rest of the count, then the menu."""
        if self.counted:
            self.on_menu()
        else:
            self.skip()

    # --- what is shown ------------------------------------------------------------------------------------------

    def build(self, frame: Frame) -> None:
        """Title, sheets, chart, buttons."""
        backdrop(frame, "scoring", 70)
        if not self.counted:
            frame.region(Region("skip", frame.rect, self.skip, focus=False))
        edge = frame.px(36)
        top = Rect(edge, frame.px(22), frame.rect.width - 2 * edge, frame.px(110))
        sheet_height = frame.px(HEAD + FOOT + 52 + ROW * len(KINDS))
        sheets = Rect(edge, top.bottom + frame.px(10), top.width, sheet_height)
        below = sheets.bottom + frame.px(16)
        foot = Rect(edge, below, top.width, frame.rect.bottom - below - frame.px(24))
        self._draw_title(frame, top)
        self._draw_sheets(frame, sheets)
        self._draw_foot(frame, foot)

    def _draw_title(self, frame: Frame, rect: Rect) -> None:
        words, names = frame.words, [self.match.names[seat] for seat in self.winners]
        if not self.counted:
            frame.write(words("scoring.title"), rect, 56, TITLE, DISPLAY, "centre", outline=True)
            return
        if not names:
            frame.write(words("scoring.nobody"), rect, 44, WARNING, DISPLAY, "centre", outline=True)
            return
        n = self.counts[self.winners[0]].total
        key = {1: "winner"}.get(len(names), "shared")
        text = words(f"scoring.{key}", name=names[0], names=words.join(names), n=n)
        glow(frame, rect.center, frame.px(330), (96, 62, 18))
        side = frame.px(124)
        room = rect.width - side * len(self.winners)
        taken = min(room, type_.width(text, DISPLAY, frame.scale.text(52)) + frame.px(16))
        x = rect.centerx - (taken + side * len(self.winners)) // 2
        for seat in self.winners:
            x += side
            frame.icon("icons/mastery", (x - side / 2, rect.centery), side)
            frame.icon(
                f"pawns/{self.match.colours[seat]}", (x - side / 2, rect.centery - side * 0.04), round(side * 0.8)
            )
        frame.write(text, Rect(x, rect.y, taken, rect.height), 52, GOLD, DISPLAY, "centre", outline=True)

    def _draw_sheets(self, frame: Frame, rect: Rect) -> None:
        seats = len(self.counts)
        gap = frame.px(14)
        width = min(frame.px(WIDEST), (rect.width - gap * (seats - 1)) // seats)
        left = rect.centerx - (width * seats + gap * (seats - 1)) // 2
        for seat in range(seats):
            self._draw_sheet(frame, seat, Rect(left + seat * (width + gap), rect.y, width, rect.height))

    def _draw_sheet(self, frame: Frame, seat: Seat, rect: Rect) -> None:
        count, colour = self.counts[seat], self.match.colours[seat]
        won = self.counted and seat in self.winners
        inner = panel(frame, rect, "leather_active" if won else "leather", solid=False)
        head = Rect(inner.x, inner.y, inner.width, frame.px(HEAD - 12))
        side = frame.px(44)
        frame.icon(f"marks/{colour}", (head.x + side / 2, head.y + side / 2), side)
        name = Rect(head.x + side + frame.px(8), head.y, head.width - side - frame.px(8), side)
        frame.write(self.match.names[seat], name, 26, TITLE if won else SEAT_LIGHT[colour], BOLD, free=True)
        status = Rect(head.x, name.bottom, head.width, head.bottom - name.bottom)
        frame.write(self._status(frame, seat), status, 19, LIGHT if won else MUTED)
        for number in range(self.shown):
            row = Rect(inner.x, head.bottom + number * frame.px(ROW), inner.width, frame.px(ROW))
            self._draw_row(frame, seat, number, row)
        foot = Rect(inner.x, inner.bottom - frame.px(FOOT), inner.width, frame.px(FOOT))
        self._draw_total(frame, foot, count)

    def _draw_row(self, frame: Frame, seat: Seat, number: int, row: Rect) -> None:
        kind, count = list(KINDS)[number], self.counts[seat]
        worth = count.points[number]
        alpha = 255 if worth else 110
        side = frame.px(34)
        frame.icon(KINDS[kind], (row.x + side / 2, row.centery), side, alpha)
        figures = frame.px(52)
        label = Rect(row.x + side + frame.px(8), row.y, row.width - side - figures - frame.px(10), row.height)
        frame.write(frame.words(f"scoring.kind.{kind}"), label, 20, LIGHT if worth else MUTED)
        _figure(frame, worth, row, 26, TITLE if worth else MUTED)
        if count.details[number]:
            frame.region(Region(("line", seat, number), row, tip=count.details[number], focus=False))

    def _draw_total(self, frame: Frame, foot: Rect, count: Count) -> None:
        frame.fill(Rect(foot.x, foot.y, foot.width, max(1, frame.px(2))), GOLD, 150)
        if count.nothing and self.counted:
            figures = frame.px(44)
            words = Rect(foot.x, foot.y + frame.px(4), foot.width - figures, foot.height - frame.px(4))
            frame.write(frame.words(f"scoring.{count.nothing}"), words, 18, WARNING)
            _figure(frame, 0, foot, 40, WARNING)
            return
        label = Rect(foot.x, foot.y, foot.width - frame.px(96), foot.height)
        frame.write(frame.words("scoring.total"), label, 24, TITLE, BOLD)
        total = sum(count.points[: self.shown])
        _figure(frame, total, foot, 46, GOOD if self.counted else TITLE)

    def _draw_foot(self, frame: Frame, foot: Rect) -> None:
        words = frame.words
        buttons = frame.px(330)
        chart = panel(frame, Rect(foot.x, foot.y, foot.width - buttons - frame.px(16), foot.height), solid=False)
        head = Rect(chart.x, chart.y - frame.px(4), chart.width, frame.px(30))
        frame.write(words("scoring.chart"), head, 20, MUTED, align="left")
        turns = words("scoring.chart_turns", n=len(self.story[0]) - 1)
        frame.write(turns, Rect(head.centerx, head.y, head.width // 2, head.height), 20, MUTED, align="right")
        plot = Rect(chart.x, head.bottom, chart.width, chart.bottom - head.bottom + frame.px(8))
        draw_chart(frame, plot, self.match.colours, self.story)
        gap = frame.px(14)
        rect = Rect(foot.right - buttons, foot.y, buttons, min(frame.px(78), (foot.height - gap) // 2))
        if self.counted:
            button(frame, "again", rect, words("scoring.again"), self.on_again, kind="green", size=28)
            below = rect.move(0, rect.height + gap)
            button(frame, "menu", below, words("scoring.menu"), self.on_menu, key="escape", size=26)
        else:
            button(frame, "again", rect, words("scoring.skip"), self.skip, key="space", size=26)

    def _status(self, frame: Frame, seat: Seat) -> str:
        status = self.match.session.state.players[seat].status
        return frame.words(f"scoring.{ {ESCAPED: 'escaped', KNOCKED_OUT: 'out'}.get(status, 'inside') }")

    # --- counting -----------------------------------------------------------------------------------------------

    def _count(self, state: State, seat: Seat) -> Count:
        sheet = score_sheet(state, seat)
        by_kind: dict[str, list[ScoreLine]] = {kind: [] for kind in KINDS}
        for line in sheet.lines:
            by_kind[self._kind(state, line)].append(line)
        points = tuple(sum(line.points for line in lines) for lines in by_kind.values())
        details = tuple("\n".join(self._line(state, line) for line in lines) for lines in by_kind.values())
        return Count(points, details, sheet.nothing, sheet.total)

    def _kind(self, state: State, line: ScoreLine) -> str:
        if line.kind != "token":
            return line.kind
        pile = state.box.tokens[state.box.token_ids[line.slug]].pile
        return "secret" if pile in _SECRETS else pile

    def _line(self, state: State, line: ScoreLine) -> str:
        words, box = self.stage.words, state.box
        if line.kind == "gold":
            return words(
                "scoring.line_one", name=words("scoring.kind.gold"), points=amount(words, "points", line.points)
            )
        in_box = line.kind == "card"
        name = (
            card_name(words, box.cards[box.card_ids[line.slug]])
            if in_box
            else token_name(words, box.tokens[box.token_ids[line.slug]])
        )
        key = "scoring.line" if line.copies > 1 else "scoring.line_one"
        return words(key, n=line.copies, name=name, points=amount(words, "points", line.points))


def _figure(frame: Frame, n: int, row: Rect, size: float, colour: Colour) -> None:
    """A figure at the right edge of its row, so that all of them stand under each other."""
    width = type_.width(str(n), DISPLAY, frame.scale.text(size))
    frame.number(n, (row.right - frame.px(10) - width / 2, row.centery), size, colour)


def points_over_time(match: Match) -> list[list[int]]:
    """What everyone carried at the beginning of every turn, by seat; the last figure is what really counted."""
    session = match.session
    seats = range(len(session.state.players))
    after = [step.before for step in session.steps[1:]] + [session.state]
    moments = [session.steps[0].before] if session.steps else []
    for step, state in zip(session.steps, after, strict=True):
        if any(isinstance(event, ev.TurnStarted | ev.OutTurnStarted) for event in step.events):
            moments.append(state)
    story = [[sum(line.points for line in score_sheet(state, seat).lines) for state in moments] for seat in seats]
    return [[*row, score_sheet(session.state, seat).total] for seat, row in zip(seats, story, strict=True)]
