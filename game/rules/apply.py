"""Carrying out actions, one small function per kind. `apply` trusts that the action is legal."""

from __future__ import annotations

from collections.abc import Callable

from . import changes
from . import events as ev
from .actions import Action
from .flow import end_turn
from .gaining import gain, shop
from .ids import (
    ACQUIRE,
    END,
    FIGHT,
    MARK,
    MERCY,
    MOVE,
    PICK,
    PLAY,
    POTION,
    PROJECT,
    SHOP,
    TAKE,
    TELEPORT,
    TRASH,
    USE,
    Room,
)  # fmt: skip
from .interpreter import QUESTIONS, advance, fire_latches, pop_effect, run
from .state import Player, State
from .tiles import ROOMS_PER_TILE
from .tokens import free_prisoner, take_artifact, take_major, take_tome
from .walking import enter, set_out, turn_tile


def apply(s: State, action: Action, log: list[ev.Event] | None = None) -> None:
    """Carry out a legal action in place. Events are appended to `log`; without one none are made."""
    s.log = log
    kind = action[0]
    if s.stack and kind > POTION:  # what is allowed while a tile waits comes first in the order of kinds
        _answer(s, action)
    else:
        _DO[kind](s, s.players[s.seat], action)
    if s.turn.latched:
        fire_latches(s)
    if s.stack:
        advance(s)
    s.log = None


def _answer(s: State, action: Action) -> None:
    frame = s.stack[-1]
    effect = frame.effects[0]
    pop_effect(s)
    QUESTIONS[effect[0]].answer(s, frame, effect, action)


def _play(s: State, p: Player, action: Action) -> None:
    card = action[1]
    d = s.box.cards[card]
    changes.leave_hand(s, p, card, "play")
    if d.skill:
        changes.add_skill(s, p, d.skill)
    if d.swords:
        changes.add_swords(s, p, d.swords)
    if d.boots:
        changes.add_boots(s, p, d.boots)
    if d.play:
        run(s, p, d.play, card)


def _gain(s: State, p: Player, action: Action) -> None:
    gain(s, p, action[1])


def _potion(s: State, p: Player, action: Action) -> None:
    changes.spend_token(s, p, action.a)
    run(s, p, s.box.tokens[action.a].use, -1)


def _move(s: State, p: Player, action: Action) -> None:
    set_out(s, p, s.dungeon.routes(p.room)[action[1]], action[2], teleport=False)


def _take(s: State, p: Player, action: Action) -> None:
    take_artifact(s, p)


def _pick(s: State, p: Player, action: Action) -> None:
    """Chest, library or prison (R7.2 to R7.4)."""
    changes.add_lockpicks(s, p, -1)
    s.picked |= 1 << p.room
    if s.log is not None:
        s.log.append(ev.FeaturePicked(p.room))
    feature = s.dungeon.room(p.room).feature
    if feature == "chest":
        take_major(s, p)
    elif feature == "library":
        take_tome(s, p)
    else:
        free_prisoner(s, p)
        free_prisoner(s, p)


def _shop(s: State, p: Player, action: Action) -> None:
    shop(s, p, action.a, action.b, action.c)


def _mark(s: State, p: Player, action: Action) -> None:
    _mark_room(s, p, p.room)


def _mark_room(s: State, p: Player, room: Room) -> None:
    """A cube for good, and gold for all wayshrines marked so far (R7.6)."""
    p.supply -= 1
    p.marks |= 1 << room
    s.turn.marked += 1
    if s.log is not None:
        s.log.append(ev.WayshrineMarked(p.seat, room))
    changes.add_gold(s, p, p.marks.bit_count())


def _trash(s: State, p: Player, action: Action) -> None:
    changes.settle_owed(s, p, action.a)
    changes.trash_card(s, p, action.b, "discard" if action.c else "play")


def _teleport(s: State, p: Player, action: Action) -> None:
    owed = changes.settle_owed(s, p, action.a)
    if owed.effect[3]:
        changes.trash_card(s, p, owed.source, "play")
    if action.b < 0:
        enter(s, p, action.c, None, teleport=True)
    else:
        set_out(s, p, s.dungeon.routes(p.room)[action.b], 0, teleport=True)


def _project(s: State, p: Player, action: Action) -> None:
    changes.settle_owed(s, p, action.a)
    _mark_room(s, p, action.b)


def _mercy(s: State, p: Player, action: Action) -> None:
    s.turn.mercy_used = True
    turn_tile(s, p.room // ROOMS_PER_TILE, action.a)


def _end(s: State, p: Player, action: Action) -> None:
    end_turn(s, p)


_DO: dict[int, Callable[[State, Player, Action], None]] = {
    PLAY: _play, ACQUIRE: _gain, USE: _gain, FIGHT: _gain, POTION: _potion, MOVE: _move, TAKE: _take, PICK: _pick,
    SHOP: _shop, MARK: _mark, TRASH: _trash, TELEPORT: _teleport, PROJECT: _project, MERCY: _mercy, END: _end,
}  # fmt: skip
