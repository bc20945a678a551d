"""The table: the game itself. It turns gestures into legal actions and events into motion, and decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from pygame import Rect

from game.rules import Action, Reason, State, to_move, visible, why_not
from game.rules import events as ev
from game.rules.ids import Seat
from game.session.session import Refused
from game.view.ambience import Ambience
from game.view.board import BoardView, draw_board
from game.view.camera import Camera
from game.view.choreography import Choreographer
from game.view.chronicle import Entry
from game.view.director import Director
from game.view.drag import Drag
from game.view.frame import Frame, Region
from game.view.inputs import Input, Key, Wheel
from game.view.layout import table_layout
from game.view.memory import Memory
from game.view.model import TableModel
from game.view.motion import out_cubic
from game.view.offers import Offers
from game.view.wording_reasons import reason_text

from . import navigation, table_beyond, table_board, table_cards, table_panels, table_popups, table_room
from .base import Scene, Stage
from .ground import backdrop
from .match import Match
from .table_attack import Attack
from .table_laying import Laying
from .table_lookout import Lookout
from .table_people import People
from .table_popups import Choice
from .table_questions import draw_question
from .table_scenery import TableScenery
from .table_story import Story
from .table_turn import TurnEnd

DARKER = 96  # of 255: the dungeon behind lit rooms, in high contrast
HOMING = 160.0  # milliseconds that a card takes back to its place


class TableScene(Scene):
    """One game at the table, from wherever it stands to its end."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.match = match
        self.session = match.session
        self.viewer: Seat = -1
        self.offers = Offers(self.state)
        self.layout = table_layout(stage.scale, len(match.seats))
        self.lookout = Lookout(self)
        self.ambience = Ambience(stage.now)
        self.scenery = TableScenery(self)
        self.director = Director(visible(self.state), Choreographer(self.scenery))
        self.director.on_beat = self.lookout.follow
        self.director.on_shown = self._shown
        self.attack = Attack(self)
        self._settled = self.state.clone()  # the last state that was seen whole
        self._settled_steps = len(self.session.steps)
        self.laying = Laying(self)
        self.choice: Choice | None = None
        self.mode = ""  # "teleport" or "project": only these goals are lit
        self.recap: list[Entry] = []
        self.turn = TurnEnd(self)
        self._homing: tuple[Drag, float] | None = None  # a card that was let go elsewhere, and when
        self._view: BoardView | None = None
        self._around = Memory()
        self.story = Story(self)
        self.people = People(self)

    # --- reading ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The truth."""
        return self.session.state

    @property
    def camera(self) -> Camera:
        """What of the dungeon is in the window."""
        return self.lookout.camera

    @property
    def model(self) -> TableModel:
        """What is shown."""
        preferences = self.stage.preferences
        return TableModel(
            self.session.box,
            self._settled,
            self.director.table,
            self.match.names,
            self.match.colours,
            self.viewer,
            preferences.show_points,
            preferences.show_odds,
        )

    @property
    def board_view(self) -> BoardView:
        """The dungeon as it is shown, made once a frame."""
        if self._view is None:
            self._view = table_board.board_view(self)
        return self._view

    @property
    def is_mine(self) -> bool:
        """Whether the player at the screen is the one to move."""
        return self.viewer == self.offers.seat and not self.state.over

    def why(self, action: Action) -> str:
        """Why an action cannot be done, in one sentence; "" if it can."""
        reason = why_not(self.state, action)
        return reason_text(self.stage.words, reason) if reason is not None else ""

    # --- doing --------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Carry out what was clicked."""
        self.submit(action)

    def submit(self, action: Action, hurry: bool = True) -> bool:
        """Carry out an action, show what comes of it, and save. Running motion is finished first, if in a hurry.

        Only the player at the screen can act: while the last turn still moves, nobody does so for the next one.
        """
        if not self.is_mine:
            return False
        if hurry:
            self.director.finish()
        try:
            events = self.session.submit(action)
        except Refused as refused:
            self.stage.say(reason_text(self.stage.words, refused.reason))
            return False
        self._changed()
        if self.stage.preferences.private_hands and any(isinstance(event, ev.TurnEnded) for event in events):
            self.viewer = -1
        self.director.play(events)
        return True

    def _shown(self, event: ev.Event) -> None:
        """An event was seen to its end: now it can be told."""
        self.story.tell(event)
        self.attack.note(event)

    def _changed(self) -> None:
        """The state is another one: what was offered, asked and pointed at is gone."""
        self.offers = Offers(self.state)
        self.choice = None
        self.mode = ""
        self.recap = []
        self.laying.renew()
        self._view = None
        if self.save not in self.stage.after_frame:
            self.stage.after_frame.append(self.save)

    def save(self) -> None:
        """Write the game where Continue finds it."""
        navigation.save_match(self.stage, self.match)

    def undo(self) -> None:
        """Take back the last action, unless something hidden was seen."""
        barrier = self.undo_barrier()
        if barrier:
            self.stage.say(barrier)
        else:
            self._travel(self.session.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._travel(self.session.redo)

    def _travel(self, step: Callable[[], object]) -> None:
        if not self.is_mine:
            return
        try:
            step()
        except Refused as refused:
            self.stage.say(reason_text(self.stage.words, refused.reason))
            return
        self.director.snap(visible(self.state))
        self.attack.snap()
        self._changed()
        self.story.tell_all()

    def undo_barrier(self) -> str:
        """Why nothing can be taken back now, in words; "" if something can.

        Whoever was called to the screen by a hand-over cannot take back what somebody else did.
        """
        barrier = self.session.undo_barrier()
        if barrier:
            return reason_text(self.stage.words, Reason(barrier))
        others = to_move(self.session.steps[-1].before) != self.viewer
        return self.stage.words("table.undo_others") if others and self.stage.preferences.private_hands else ""

    def offer(
        self, title: str, anchor: Callable[[], Rect], options: Sequence[tuple[str, Callable[[], None]]]
    ) -> None:
        """Open a small menu beside a thing."""
        self.choice = Choice(title, anchor, options, self.stage.pointing.focus)
        self.stage.pointing.focus = ("choice", 0)

    def close_choice(self) -> None:
        """Close the small menu without choosing; the keyboard is back where it was."""
        if self.choice is not None:
            self.stage.pointing.focus = self.choice.back_to
            self.choice = None

    def _put_away(self) -> bool:
        """Close whatever is open beside a thing; whether anything was."""
        open_ = self.choice is not None or bool(self.recap) or bool(self.mode)
        self.close_choice()
        self.recap, self.mode = [], ""
        return open_

    # --- the scene ----------------------------------------------------------------------------------------------

    def update(self, now: float) -> bool:
        """Let things move; when all is still, see who is next."""
        moving = self.director.update(now, self.stage.preferences.tempo)
        if moving:
            self.ambience.stir(now)
        moving = self.camera.update(now) or moving
        if not self.director.busy:
            self._settle()
            pointing = self.story.look()
            moving = (not pointing and self.lookout.come_back(now)) or self.camera.moving or moving
            if self.stage.top is self:
                self.people.meet()
        return moving or self.stage.top is not self

    def _settle(self) -> None:
        """Everything was shown: figures that give a result away may follow now."""
        if self._settled_steps != len(self.session.steps):
            self._settled, self._settled_steps = self.state.clone(), len(self.session.steps)

    def build(self, frame: Frame) -> None:
        """Draw the table."""
        self._view = None
        self._draw_ground(frame)
        if frame.high_contrast and self.is_mine:
            frame.shade(DARKER)
        table_board.draw(self, frame)
        self.laying.draw_on_board(frame)
        self._around.draw(frame, self._around_key(frame), self._draw_around)
        self.story.point_out(frame)
        self.attack.draw(frame)
        table_beyond.draw_beyond(self, frame)
        table_room.draw_room_actions(self, frame)
        table_panels.draw_prompt(self, frame)
        draw_question(self, frame)
        self.laying.draw_panel(frame)
        self.laying.draw_on_pointer(frame)
        table_popups.draw_recap(self, frame)
        table_popups.draw_choice(self, frame)
        self.director.draw(frame)
        self._draw_drag(frame)

    def parts(self) -> list[Callable[[Frame], None]]:
        """What is drawn at any table, part by part, for whoever wants its pictures at hand before they are shown."""
        draw = (table_cards.draw_row, table_panels.draw, table_cards.draw_hand)
        return [self._draw_ground, *(partial(part, self) for part in draw)]

    def _draw_ground(self, frame: Frame) -> None:
        """The dungeon by the light of the pawns."""
        self.layout = self.lookout.lay_out(frame)
        backdrop(frame, "table", 130)
        self.ambience.burn(frame, self.stage.preferences.reduce_motion)
        draw_board(frame, self.camera, self.board_view, self.ambience)

    def _draw_around(self, frame: Frame) -> None:
        """The cards and panels around the dungeon."""
        table_cards.draw_row(self, frame)
        table_panels.draw(self, frame)
        table_cards.draw_hand(self, frame)

    def _around_key(self, frame: Frame) -> Hashable:
        """All that the cards and panels depend on; None while they change by themselves.

        The offers are new after every action; what is shown follows them at once while nothing moves.
        """
        if self.director.busy:
            return None
        pointing, drag = frame.pointing, self.pointer.drag
        attention = (pointing.hover, pointing.focus, pointing.by_keys, pointing.pressed, drag and drag.region.id)
        return (
            frame.scale,
            frame.words,
            frame.high_contrast,
            self.stage.top,
            self.offers,
            self.viewer,
            self.mode,
            *attention,
        )

    def _draw_drag(self, frame: Frame) -> None:
        """What hangs on the pointer, or was let go where it does nothing and flies back."""
        if self.pointer.drag is not None:
            self._homing = None
            self.scenery.draw_dragged(frame, self.pointer.drag)
        elif self._homing is not None:
            drag, since = self._homing
            share = (frame.now - since) / HOMING
            if share < 1:
                self.scenery.draw_dragged(frame, drag.on_its_way_back(out_cubic(share)))
                frame.wake_at(frame.now)

    # --- gestures -----------------------------------------------------------------------------------------------

    def take(self, event: Input) -> None:
        """Any input stirs the light."""
        self.ambience.stir(self.stage.now)
        super().take(event)

    def drop(self, drag: Drag) -> None:
        """Something was dragged somewhere: over its goal it is done, elsewhere it goes back."""
        kind, which = drag.payload
        if kind == "pawn":
            table_board.drop_pawn(self, drag.pos)
        elif kind == "tile":
            self.laying.drop(drag.pos)
        elif kind == "hand" and self.layout.above_hand.collidepoint(drag.pos):
            table_cards.click_hand(self, which)
        elif kind == "slot" and self.layout.own_side.collidepoint(drag.pos):
            table_cards.click_slot(self, which)
        elif kind in ("hand", "slot"):
            self._homing = (drag, self.stage.now)

    def pan(self, dx: int, dy: int) -> None:
        """Drag the dungeon."""
        if self.pointer.pressed is None or self.pointer.pressed.id[0] in ("room", "cell", "tile"):  # type: ignore[index]
            self.lookout.pan(dx, dy)

    def let_go(self) -> None:
        """The dungeon slides on a little."""
        self.camera.let_go()

    def wheel(self, wheel: Wheel) -> None:
        """Zoom, or turn the tile that hangs."""
        if self.laying.active and not wheel.ctrl:
            self.laying.turn(1 if wheel.notches > 0 else -1)
        else:
            self.lookout.zoom(wheel.pos, wheel.notches)

    def right_click(self, region: Region | None) -> None:
        """Turn the tile that hangs, or look closer at what lies there."""
        if self.laying.active and (region is None or region.look is None):
            self.laying.turn(1)
        else:
            super().right_click(region)

    def click_ground(self, pos: tuple[int, int]) -> None:
        """A click on nothing closes what is open, and otherwise hurries things along."""
        if self._put_away():
            return
        if self.laying.active and self.is_mine:
            self.laying.drop(pos)
        else:
            self.director.finish()

    def back(self) -> None:
        """Close what is open; with nothing open, pause."""
        if not self._put_away():
            navigation.open_pause(self.stage, self.match)

    def key(self, key: Key) -> bool:
        """The keys of the table."""
        keys = self.stage.preferences.keys
        named = next((name for name, chord in keys.items() if chord == key.chord), "")
        if key.name in tuple("123456789") and not key.ctrl and not key.alt:
            table_cards.play_number(self, int(key.name))
        elif named == "play_all" and self.director.busy:
            self.director.finish()
        elif named in self._commands():
            self._commands()[named]()
        else:
            return False
        return True

    def _commands(self) -> dict[str, Callable[[], None]]:
        middle = self.layout.free.center
        return {
            "end_turn": self.turn.end,
            "play_all": self.turn.play_all,
            "undo": self.undo,
            "redo": self.redo,
            "turn_tile": lambda: self.laying.turn(1),
            "own_pawn": self.lookout.to_pawn,
            "fit": self.lookout.fit,
            "zoom_in": lambda: self.lookout.zoom(middle, 1),
            "zoom_out": lambda: self.lookout.zoom(middle, -1),
            "log": self.story.open,
        }

    def close(self) -> None:
        """The program ends."""
        self.save()
