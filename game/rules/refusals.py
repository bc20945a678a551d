"""Why an action is refused: `why_not` answers for every action a person can run into, with numbers.

The checks that `legal_actions` needs as well are the public functions here and in `gaining` and `walking`; a rule
is written once.
"""

from __future__ import annotations

from collections.abc import Callable

from .actions import Action
from .conditions import count
from .gaining import gain_refusal, shop_refusal
from .ids import (
    ACQUIRE,
    CHOOSE,
    END,
    FIGHT,
    GIVE_UP,
    LAY,
    MARK,
    MERCY,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    POTION,
    PROJECT,
    ROW_SIZE,
    SHOP,
    TAKE,
    TELEPORT,
    TRASH,
    USE,
    WAYSHRINE_SPACES,
    Card,
    Room,
)  # fmt: skip
from .interpreter import QUESTIONS
from .questions import trashable
from .reasons import Reason, refusal
from .state import Owed, Player, State
from .tiles import ROOMS_PER_TILE
from .tokens import tome_pile
from .walking import (
    adjacent,
    completion_refusal,
    completions,
    escaping,
    far_rooms,
    goal_refusal,
    swords_range,
    teleport_ready,
    trapped,
    waiting_walk,
    walk_refusal,
)

_WHILE_A_TILE_WAITS = (PLAY, ACQUIRE, USE, FIGHT, POTION)  # R6.4


def why_not(s: State, action: Action) -> Reason | None:
    """Why the player to move may not do this now; None if it is legal."""
    if s.over:
        return refusal("game_over")
    if not _well_formed(action):
        return refusal("no_such_thing")
    if s.stack:
        return _while_asked(s, action)
    if action.kind in (PLACE, GIVE_UP, CHOOSE, LAY):
        return refusal("not_an_answer")
    return _CHECKS[action.kind](s, s.players[s.seat], action)


def _well_formed(action: Action) -> bool:
    """Whether only the numbers are given that the kind of action has, and flags are 0 or 1."""
    if not 0 <= action.kind < len(_NUMBERS) or any(action[1 + _NUMBERS[action.kind] :]):
        return False
    return action.kind != SHOP or (action.b in (0, 1) and action.c in (0, 1))


_NUMBERS = (1, 1, 1, 1, 1, 2, 0, 0, 3, 0, 3, 3, 2, 1, 0, 3, 1, 2, 3)  # by kind, see Action


def _while_asked(s: State, action: Action) -> Reason | None:
    frame = s.stack[-1]
    effect = frame.effects[0]
    if action in QUESTIONS[effect[0]].options(s, frame, effect):
        return None
    if effect[0] != "walk":
        return refusal("answer_first", detail=effect[0])
    if action.kind in (PLACE, GIVE_UP):
        return _placement_refusal(s, action)
    if action.kind in _WHILE_A_TILE_WAITS:
        return _CHECKS[action.kind](s, s.players[s.seat], action)
    return refusal("tile_waits")


def _placement_refusal(s: State, action: Action) -> Reason:
    """Why a tile cannot be laid like this; the route is looked at whatever swords were named."""
    walk = s.stack[-1].effects[0]
    if action.kind == GIVE_UP:
        return refusal("can_be_paid")
    p = s.players[s.seat]
    ways = completions(s, walk, action.a % 4)
    if not 0 <= action.b < len(ways):
        return refusal("cannot_reach")
    route = ways[action.b]
    return completion_refusal(s, p, walk, route) or _sword_refusal(s, action.c)


def _sword_refusal(s: State, n: int) -> Reason:
    """Why so many swords cannot be spent on a way that can be walked."""
    return refusal("needs_swords", n, s.turn.swords) if n > s.turn.swords else refusal("wrong_swords", n)


# --- checks shared with legal_actions --------------------------------------------------------------------------


def take_refusal(s: State, p: Player) -> Reason | None:
    """Why the artifact of the room cannot be taken, or None (R7.1)."""
    if not s.artifacts_in(p.room):
        return refusal("no_artifact_here")
    limit = 1 + count(s, p, "backpacks")
    return refusal("hands_full", limit, len(p.artifacts)) if len(p.artifacts) >= limit else None


def pick_refusal(s: State, p: Player) -> Reason | None:
    """Why the chest, library or prison of the room cannot be opened, or None (R7.2 to R7.4)."""
    feature = s.dungeon.room(p.room).feature
    if not feature:
        return refusal("nothing_to_pick")
    if s.picked >> p.room & 1:
        return refusal("already_picked", detail=feature)
    if feature == "chest" and not s.majors:
        return refusal("no_majors_left")
    if feature == "library" and not s.reserve[tome_pile(s)]:
        return refusal("no_tomes_left")
    if feature == "prison" and not s.prisoners:
        return refusal("no_prisoners_left")
    return refusal("needs_lockpicks", 1, 0) if not p.picks else None


def mark_refusal(s: State, p: Player, room: Room) -> Reason | None:
    """Why a wayshrine cannot be marked, or None (R7.6)."""
    if not s.dungeon.room(room).wayshrine:
        return refusal("no_wayshrine_here")
    if p.marks >> room & 1:
        return refusal("already_marked")
    if sum(o.marks >> room & 1 for o in s.players) >= WAYSHRINE_SPACES:
        return refusal("wayshrine_full", detail="4")
    return refusal("no_cubes_left") if not p.supply else None


def projectable(s: State, p: Player) -> list[Room]:
    """The wayshrines that can be marked from afar."""
    return [room for room in s.dungeon.all_rooms() if mark_refusal(s, p, room) is None]


def trash_filter(s: State, owed: Owed) -> Card | None:
    """The one card that an owed trash is for, or None for any."""
    return s.box.card_ids[owed.effect[1]] if owed.effect[1] else None


def owed_must_be_done(s: State, p: Player) -> Reason | None:
    """What keeps the turn from ending: something owed, not optional, that still can be done (R3.12)."""
    for owed in s.turn.owed:
        if owed.effect[0] == "trash" and not owed.effect[2] and trashable(p, trash_filter(s, owed)):
            return refusal("must_trash", detail=owed.effect[1])
        if owed.effect[0] == "project" and projectable(s, p):
            return refusal("must_project")
    return None


def mercy_refusal(s: State, p: Player, rotation: int) -> Reason | None:
    """Why a trapped player may not turn the own tile like this, or None (R15.7)."""
    place = p.room // ROOMS_PER_TILE
    if not s.setup.mercy:
        return refusal("mercy_off")
    if s.turn.mercy_used:
        return refusal("mercy_used")
    if not s.dungeon.tile_at(p.room).is_square:
        return refusal("not_square")
    if not trapped(s, p, s.dungeon.routes(p.room)):
        return refusal("not_trapped")
    if not 0 <= rotation < 4 or rotation == s.dungeon.places[place].rotation:
        return refusal("no_such_thing")
    turned = s.dungeon.turn(place, rotation).routes(p.room)
    return refusal("does_not_free") if trapped(s, p, turned) else None


# --- one check per kind of action ------------------------------------------------------------------------------


def _play(s: State, p: Player, action: Action) -> Reason | None:
    if action.a not in p.hand:
        return refusal("not_in_hand")
    if s.stack and s.box.play_disturbs[action.a] and waiting_walk(s):
        return refusal("too_disturbing")
    return None


def _gain(s: State, p: Player, action: Action) -> Reason | None:
    reason = gain_refusal(s, p, action.a)
    if reason is not None and reason.code in ("slot_empty", "pile_empty"):
        return reason
    pile = action.a - ROW_SIZE
    card = s.box.reserve[pile] if pile >= 0 else s.row[action.a]
    return reason if s.box.how_gained[card] == action.kind else refusal("wrong_kind", detail=s.box.cards[card].kind)


def _potion(s: State, p: Player, action: Action) -> Reason | None:
    return None if action.a in p.potions else refusal("no_such_thing")


def _move(s: State, p: Player, action: Action) -> Reason | None:
    routes = s.dungeon.routes(p.room)
    if not 0 <= action.a < len(routes):
        return refusal("cannot_reach")
    route = routes[action.a]
    reason = walk_refusal(s, p, route)
    if reason is not None:
        return reason
    swords = swords_range(s, p, route) if route.cell is None else range(1)
    return None if action.b in swords else _sword_refusal(s, action.b)


def _take(s: State, p: Player, action: Action) -> Reason | None:
    return take_refusal(s, p)


def _pick(s: State, p: Player, action: Action) -> Reason | None:
    return pick_refusal(s, p)


def _shop(s: State, p: Player, action: Action) -> Reason | None:
    return shop_refusal(s, p, action.a, action.b, action.c)


def _mark(s: State, p: Player, action: Action) -> Reason | None:
    return mark_refusal(s, p, p.room)


def _owed(s: State, index: int, kind: str) -> Owed | None:
    """The kept effect with this number, if it is of the kind and the first of several equal ones."""
    owed = s.turn.owed[index] if 0 <= index < len(s.turn.owed) else None
    if owed is None or owed in s.turn.owed[:index]:
        return None
    return owed if owed.effect[0] == kind else None


def _trash(s: State, p: Player, action: Action) -> Reason | None:
    owed = _owed(s, action.a, "trash")
    if owed is None:
        return refusal("no_effect_kept")
    allowed = (action.b, action.c) in trashable(p, trash_filter(s, owed))
    return None if allowed else refusal("not_there", detail=owed.effect[1])


def _teleport(s: State, p: Player, action: Action) -> Reason | None:
    owed = _owed(s, action.a, "teleport")
    if owed is None:
        return refusal("no_effect_kept")
    if escaping(s, p):
        return refusal("cannot_leave_crypt")
    if not teleport_ready(s, p, owed):
        return refusal("condition_not_met")
    if action.b == -1:
        return None if action.c in far_rooms(s, p, owed) else refusal("cannot_reach")
    routes = s.dungeon.routes(p.room)
    if "adjacent" not in owed.effect[1] or action.c != -1 or not 0 <= action.b < len(routes):
        return refusal("cannot_reach")
    return None if action.b in adjacent(s, p) else goal_refusal(s, p, routes[action.b])


def _project(s: State, p: Player, action: Action) -> Reason | None:
    if _owed(s, action.a, "project") is None:
        return refusal("no_effect_kept")
    if not 0 <= action.b < len(s.dungeon.info) or s.dungeon.info[action.b] is None:
        return refusal("no_such_thing")
    return mark_refusal(s, p, action.b)


def _mercy(s: State, p: Player, action: Action) -> Reason | None:
    return mercy_refusal(s, p, action.a)


def _end(s: State, p: Player, action: Action) -> Reason | None:
    if p.hand:
        return refusal("hand_not_empty", have=len(p.hand))
    return owed_must_be_done(s, p)


_CHECKS: dict[int, Callable[[State, Player, Action], Reason | None]] = {
    PLAY: _play, ACQUIRE: _gain, USE: _gain, FIGHT: _gain, POTION: _potion, MOVE: _move, TAKE: _take, PICK: _pick,
    SHOP: _shop, MARK: _mark, TRASH: _trash, TELEPORT: _teleport, PROJECT: _project, MERCY: _mercy, END: _end,
}  # fmt: skip
