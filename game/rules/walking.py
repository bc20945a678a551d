"""Moving about: walking tunnels, teleporting, entering rooms, laying tiles (R5, R6, R8)."""

from __future__ import annotations

from collections.abc import Iterator

from . import events as ev
from .actions import Action, action_of
from .changes import add_boots, add_ghost, add_gold, add_lockpicks, add_swords, heal, mark_damage
from .conditions import holds
from .dungeon import Cell, Route
from .effects import Effect
from .ids import GIVE_UP, HEALTH, PLACE, Room
from .interpreter import QUESTIONS, Question
from .reasons import Reason, refusal
from .state import Frame, Owed, Player, State, push
from .tiles import ROOMS_PER_TILE, RoomDef
from .tokens import open_puzzle_boxes, take_idol, take_minor

_NO_SWORDS = range(1)

# --- what can be walked ----------------------------------------------------------------------------------------


def walk_refusal(s: State, p: Player, route: Route) -> Reason | None:
    """Why the player may not walk this route now, or None (R5, R6.1, R8)."""
    t = s.turn
    if route.blocked:
        return refusal(route.blocked)
    if escaping(s, p):
        return refusal("cannot_leave_crypt")
    if t.stopped and not t.caves_free:
        return refusal("stopped_by_cave")
    if t.boots < route.boots:
        return refusal("needs_boots", route.boots, t.boots)
    return icons_refusal(s, p, route) or goal_refusal(s, p, route)


def icons_refusal(s: State, p: Player, route: Route) -> Reason | None:
    """Why arrows, locks or monsters keep the player from this route, or None (R5.3 to R5.6)."""
    if route.against and not _has_map(s, p):
        return refusal("one_way")
    if route.locks:
        locks = closed_locks(s, route).bit_count()
        if locks > p.picks:
            return refusal("needs_lockpicks", locks, p.picks)
    if route.monsters and not swords_range(s, p, route):
        return refusal("monsters_too_strong", monsters_of(s, route), s.turn.swords + bearable(p))
    return None


def goal_refusal(s: State, p: Player, route: Route) -> Reason | None:
    """Why the player may not arrive where the route leads, or None (R5.7, R6.6)."""
    if route.blocked:
        return refusal(route.blocked)
    if route.cell is not None:
        return None if s.tile_stack else refusal("no_tiles_left")
    return refusal("crypt_needs_artifact") if route.crypt and not p.artifacts else None


def swords_range(s: State, p: Player, route: Route) -> range:
    """With how many swords the player can pass the monsters, the rest being damage; empty if not at all."""
    monsters = route.monsters
    if not monsters or s.turn.monsters_free:
        return _NO_SWORDS
    swords = s.turn.swords
    least = monsters - bearable(p)
    return range(least if least > 0 else 0, (monsters if monsters < swords else swords) + 1)


def monsters_of(s: State, route: Route) -> int:
    """The monsters that count for the player whose turn it is."""
    return 0 if s.turn.monsters_free else route.monsters


def bearable(p: Player) -> int:
    """How much damage may be taken by choice (R5.6)."""
    return max(0, min(p.supply, HEALTH - 1 - p.damage))


def closed_locks(s: State, route: Route) -> int:
    """The locks of a route that are still closed, as a bit set."""
    return route.locks & ~s.opened


def may_enter(s: State, p: Player, room: Room) -> bool:
    """Nobody enters the Crypt without an artifact (R5.7)."""
    return bool(p.artifacts) or not s.dungeon.room(room).crypt


def escaping(s: State, p: Player) -> bool:
    """Whether the player is back in the Crypt with an artifact and only finishes the turn (R12.1)."""
    return bool(p.artifacts) and s.dungeon.room(p.room).crypt


def _has_map(s: State, p: Player) -> bool:
    return any(token in s.box.counting["maps"] for token in p.tokens)


def trapped(s: State, p: Player, ways: tuple[Route, ...]) -> bool:
    """Whether no way could be walked with any number of boots and swords (R15.7)."""
    return not any(_frees(s, p, way) for way in ways)


def _frees(s: State, p: Player, way: Route) -> bool:
    arrows = not way.against or _has_map(s, p)
    return arrows and closed_locks(s, way).bit_count() <= p.picks and goal_refusal(s, p, way) is None


# --- going -----------------------------------------------------------------------------------------------------


def set_out(s: State, p: Player, route: Route, swords: int, teleport: bool) -> None:
    """Go along a route to its room, or discover what lies beyond its end."""
    if route.cell is None:
        _arrive(s, p, route, swords, teleport)
    else:
        _discover(s, p, p.room, route, teleport)


def _arrive(s: State, p: Player, route: Route, swords: int, teleport: bool) -> None:
    if not teleport:
        _pay(s, p, route, swords)
    s.turn.portals += route.portals
    enter(s, p, route.room, route, teleport)


def _pay(s: State, p: Player, route: Route, swords: int) -> None:
    add_boots(s, p, -route.boots)
    closed = closed_locks(s, route)
    if closed:
        add_lockpicks(s, p, -closed.bit_count())
        s.opened |= closed
        if s.log is not None:
            s.log.extend(ev.LockOpened(i) for i in range(closed.bit_length()) if closed >> i & 1)
    if swords:
        add_swords(s, p, -swords)
    wounds = monsters_of(s, route) - swords
    if wounds:
        mark_damage(s, p, wounds)


def enter(s: State, p: Player, room: Room, route: Route | None, teleport: bool) -> None:
    """Arrive in a room: cave, reward, Puzzle Box (R8)."""
    if s.log is not None:
        s.log.append(ev.PawnMoved(p.seat, p.room, room, route.pieces if route else (), teleport))
    p.room = room
    here = s.dungeon.room(room)
    if here.cave:
        s.turn.cave_seen = True
        if not s.turn.stopped:
            s.turn.stopped = True
            if s.log is not None:
                s.log.append(ev.Stopped(p.seat, s.turn.caves_free))
    if here.reward or here.shrine:
        _reward(s, p, room, here)
    if here.wayshrine:
        open_puzzle_boxes(s, p)


def _reward(s: State, p: Player, room: Room, here: RoomDef) -> None:
    """What a room gives on entering, once per turn (R8.1)."""
    bit = 1 << room
    if s.turn.rewarded & bit:
        return
    s.turn.rewarded |= bit
    if here.reward == "gold":
        add_gold(s, p, here.gold)
    elif here.reward == "heal":
        heal(s, p, 1)
    elif here.reward == "minor":
        take_minor(s, p)
    if here.shrine:
        take_idol(s, p)


# --- teleports -------------------------------------------------------------------------------------------------


def adjacent(s: State, p: Player) -> Iterator[int]:
    """The routes of the player's room that a teleport can follow (R5.8)."""
    if not escaping(s, p):
        for number, route in enumerate(s.dungeon.routes(p.room)):
            if goal_refusal(s, p, route) is None:
                yield number


def far_rooms(s: State, p: Player, owed: Owed) -> list[Room]:
    """The rooms not next door that a kept teleport can reach."""
    if escaping(s, p):
        return []
    rooms = {room for where in owed.effect[1] for room in _REACH.get(where, _nowhere)(s, p)}
    return sorted(room for room in rooms if may_enter(s, p, room))


def _nowhere(s: State, p: Player) -> Iterator[Room]:
    return iter(())


def _other_players(s: State, p: Player) -> Iterator[Room]:
    return (o.room for o in s.players if o is not p and o.status == 0 and s.dungeon.room(o.room).depths)


def _wayshrines(s: State, p: Player) -> Iterator[Room]:
    return (room for room in s.dungeon.all_rooms() if room != p.room and s.dungeon.room(room).wayshrine)


def _haunted(s: State, p: Player) -> Iterator[Room]:
    here = p.room // ROOMS_PER_TILE
    return (r for r in s.dungeon.all_rooms() if r // ROOMS_PER_TILE != here and s.dungeon.tile_at(r).haunted)


_REACH = {"player": _other_players, "wayshrine": _wayshrines, "haunted": _haunted}


def teleport_ready(s: State, p: Player, owed: Owed) -> bool:
    """Whether the condition of a kept teleport holds, and its card still lies in play if it is the price."""
    _, _, given, trash_card = owed.effect
    return holds(s, p, given, owed.source) and (not trash_card or owed.source in p.played)


# --- tiles -----------------------------------------------------------------------------------------------------


def reveal_tile(s: State) -> int:
    """Take the top tile of the stack."""
    tile, s.tile_stack = s.tile_stack[0], s.tile_stack[1:]
    if s.log is not None:
        s.log.append(ev.TileRevealed(tile))
    return tile


def lay_tile(s: State, tile: int, cell: Cell, rotation: int) -> int:
    """Lay a revealed tile; artifact and ghost come with it (R6.7, R6.8). Returns its place."""
    s.dungeon = s.dungeon.lay(tile, cell, rotation)
    place = len(s.dungeon.places) - 1
    if s.log is not None:
        s.log.append(ev.TileLaid(tile, *cell, rotation))
    for room in s.dungeon.rooms_of(place):
        _lay_artifact(s, room, s.dungeon.room(room).artifact)
    if s.dungeon.tiles[tile].haunted:
        add_ghost(s)
    return place


def _lay_artifact(s: State, room: Room, plus_signs: int) -> None:
    if plus_signs < 0 or not s.artifact_stack:
        return
    depth = min(plus_signs, len(s.artifact_stack) - 1)
    token = s.artifact_stack[depth]
    s.artifact_stack = s.artifact_stack[:depth] + s.artifact_stack[depth + 1 :]
    s.artifacts = tuple(sorted((*s.artifacts, (room, (token,)))))
    if s.log is not None:
        s.log.append(ev.ArtifactLaid(room, token))


def turn_tile(s: State, place: int, rotation: int) -> None:
    """Turn a laid tile with everything on it (R15.2)."""
    s.dungeon = s.dungeon.turn(place, rotation)
    if s.log is not None:
        s.log.append(ev.TileTurned(place, rotation))


# --- discovering -----------------------------------------------------------------------------------------------


def _discover(s: State, p: Player, origin: Room, route: Route, teleport: bool) -> None:
    """Reveal the tile beyond the end of a route and wait for it to be placed (R6.1)."""
    cell = route.cell
    if cell is None:
        raise ValueError("the route ends in a room")
    tile = reveal_tile(s)
    push(s, Frame(p.seat, (("walk", origin, route.via, *cell, tile, teleport),)))


def waiting_walk(s: State) -> Effect | None:
    """The discovery that waits for its tile to be placed, if any."""
    for frame in s.stack:
        if frame.effects[0][0] == "walk":
            return frame.effects[0]
    return None


def completions(s: State, walk: Effect, rotation: int) -> list[Route]:
    """The routes that the walk can take once the tile lies in this orientation."""
    _, origin, via, x, y, tile, _ = walk
    return s.dungeon.peek(tile, (x, y))[rotation].ways_on(origin, via)


def completion_refusal(s: State, p: Player, walk: Effect, route: Route) -> Reason | None:
    """Why the completed tunnel may not be chosen, or None (R6.3, R6.4; by teleport R5.8)."""
    return goal_refusal(s, p, route) if walk[-1] else walk_refusal(s, p, route)


def _placements(s: State, frame: Frame, walk: Effect) -> list[Action]:
    p = s.players[frame.seat]
    found: list[Action] = []
    for rotation in range(4):
        for number, route in enumerate(completions(s, walk, rotation)):
            if completion_refusal(s, p, walk, route) is None:
                whole = route.cell is None and not walk[-1]
                swords = swords_range(s, p, route) if whole else range(1)
                found.extend(action_of(PLACE, rotation, number, n) for n in swords)
    return found or [action_of(GIVE_UP, rotation) for rotation in range(4)]


def _place(s: State, frame: Frame, walk: Effect, action: Action) -> None:
    p = s.players[frame.seat]
    _, origin, via, x, y, tile, teleport = walk
    if action.kind == GIVE_UP:
        _give_up(s, p, walk, action.a)
        return
    lay_tile(s, tile, (x, y), action.a)
    route = s.dungeon.ways_on(origin, via)[action.b]
    if route.cell is None:
        _arrive(s, p, route, action.c, teleport)
    else:
        _discover(s, p, origin, route, teleport)


def _give_up(s: State, p: Player, walk: Effect, rotation: int) -> None:
    """The tile lies, the pawn stays, the boots of the part already known are gone (R6.5)."""
    _, origin, via, x, y, tile, teleport = walk
    (known,) = s.dungeon.ways_on(origin, via)
    lay_tile(s, tile, (x, y), rotation)
    if not teleport:
        add_boots(s, p, -known.boots)


QUESTIONS["walk"] = Question(_placements, _place, waits=True)
