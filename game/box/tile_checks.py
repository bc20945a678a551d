"""What every single tile must be, ours or a player's own: content, mouths, ways in and out, room on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from game.box.tile_geometry import (
    Line,
    inset,
    leave,
    length,
    line_gap,
    line_rect_gap,
    mouth_points,
    point_gap,
    rect_gap,
)
from game.box.tile_map import Drawing, TileError
from game.rules.tiles import (
    LOCKS_PER_TILE,
    MOUTH,
    PORTAL,
    PORTALS_PER_TILE,
    ROOM,
    ROOMS_PER_TILE,
    UNIT,
    End,
    RoomDef,
    TileDef,
    TunnelDef,
)

ROOMS = {"safe": (2, 3), "depths": (1, 4), "start": (6, ROOMS_PER_TILE)}
ROOM_SIDE = (64.0, 144.0)
ROCK = 19.0  # between a room and the border of the tile
WALL = 16.0  # between two rooms
TUNNEL_GAP = 36.0  # floors are that wide: nearer lines would be painted as one tunnel
ROOM_GAP = 26.0  # between a tunnel and a room it does not end in
PORTAL_GAP = 48.0  # between a portal and a tunnel that does not end there
PORTAL_ROOM = 38.0  # between a portal and any room, or the border
PORTAL_RADIUS = 30.0  # what a portal's ring covers of its own tunnel
BORDER = 20.0  # between the border and any point of a tunnel but its mouth
ICON_LENGTH = 30.0  # free tunnel an icon needs
BARE_LENGTH = 16.0  # free tunnel at the least
SIDES = ("north", "east", "south", "west")


def check_tile(tile: TileDef, drawing: Drawing) -> None:
    """Raise a TileError for the first thing that is wrong with the tile."""
    for check in _CHECKS:
        check(tile, drawing)


def is_plain(tunnel: TunnelDef) -> bool:
    """Whether the tunnel has no icon at all."""
    return not (tunnel.footprints or tunnel.monsters or tunnel.locks or tunnel.one_way)


def icons(tunnel: TunnelDef) -> int:
    """How many icons lie on the tunnel's line."""
    return tunnel.footprints + tunnel.monsters + tunnel.locks + tunnel.one_way


def plain_entries(tile: TileDef, which: int) -> int:
    """How many first (0) or second (1) mouths lead by a plain tunnel of the tile straight into a room."""
    pairs = [tunnel.ends for tunnel in tile.tunnels if is_plain(tunnel)]
    pairs += [(end, start) for start, end in pairs]
    return sum(start.kind == MOUTH and start.number % 2 == which and end.kind == ROOM for start, end in pairs)


def reach(tile: TileDef, starts: list[End], *, locks: bool) -> set[End]:
    """The ends one can come to along the arrows without leaving the tile; `locks` is whether locks open."""
    seen, waiting = set(starts), list(starts)
    while waiting:
        here = waiting.pop()
        for step in _steps(tile, here, locks):
            if step not in seen:
                seen.add(step)
                waiting += [step] if step.kind == ROOM else []
    return seen


def mouth_label(number: int) -> str:
    """A mouth as a map maker would call it."""
    half = "lower " if number >= 8 else ""
    side, second = divmod(number % 8, 2)
    pixel = UNIT / 3 if (side in (0, 1)) != bool(second) else UNIT * 2 / 3
    return f"mouth {half}{SIDES[side]} {pixel:.0f}"


def _steps(tile: TileDef, here: End, locks: bool) -> Iterable[End]:
    for tunnel in tile.tunnels:
        if locks or not tunnel.locks:
            if tunnel.ends[0] == here:
                yield tunnel.ends[1]
            if tunnel.ends[1] == here and not tunnel.one_way:
                yield tunnel.ends[0]


def _check_rooms(tile: TileDef, drawing: Drawing) -> None:
    low, high = ROOMS[tile.zone]
    if not low <= len(tile.rooms) <= high:
        raise TileError(drawing.file, "map", f"has {len(tile.rooms)} rooms, not {low} to {high} ({tile.zone})")
    names = Counter(room.name for room in tile.rooms)
    for drawn in drawing.rooms:
        if names[drawn.room.name] > 1:
            raise TileError(drawing.file, drawn.label, "there is another room of this name")


def _check_content(tile: TileDef, drawing: Drawing) -> None:
    depths, start = tile.zone == "depths", tile.zone == "start"
    if tile.haunted and not depths:
        raise TileError(drawing.file, "map", "only a tile of the Depths can be haunted")
    if sum(room.artifact >= 0 for room in tile.rooms) > 1:
        raise TileError(drawing.file, "map", "has more than one artifact room")
    for drawn in drawing.rooms:
        if drawn.room.artifact >= 0 and not depths:
            raise TileError(drawing.file, drawn.label, "only a tile of the Depths can have an artifact")
        if (drawn.room.crypt or drawn.room.shrine) and not start:
            raise TileError(drawing.file, drawn.label, "only the starting tile has a Crypt or Monkey Shrine")
    if start:
        _check_special(tile, drawing, "Crypt in the lower half", lambda room: room.crypt, 1)
        _check_special(tile, drawing, "Monkey Shrine in the upper half", lambda room: room.shrine, 0)


def _check_special(tile: TileDef, drawing: Drawing, what: str, test: Callable[[RoomDef], bool], square: int) -> None:
    if [room.square for room in tile.rooms if test(room)] != [square]:
        raise TileError(drawing.file, "map", f"needs exactly one {what}")


def _check_limits(tile: TileDef, drawing: Drawing) -> None:
    if tile.portals > PORTALS_PER_TILE:
        raise TileError(drawing.file, "map", f"has more than {PORTALS_PER_TILE} portals")
    if sum(tunnel.locks for tunnel in tile.tunnels) > LOCKS_PER_TILE:
        raise TileError(drawing.file, "map", f"has more than {LOCKS_PER_TILE} locks")


def _check_ends(tile: TileDef, drawing: Drawing) -> None:
    users = Counter(end for tunnel in tile.tunnels for end in tunnel.ends)
    for tunnel, drawn in zip(tile.tunnels, drawing.tunnels, strict=True):
        one, other = tunnel.ends
        if one == other or (one.kind, other.kind) == (PORTAL, PORTAL):
            raise TileError(drawing.file, drawn.label, "leads nowhere else")
    for number in mouth_points(tile.squares):
        if users[End(MOUTH, number)] != 1:
            found = users[End(MOUTH, number)]
            raise TileError(drawing.file, mouth_label(number), f"has {found} tunnels, not exactly one")
    for number, portal in enumerate(drawing.portals):
        if users[End(PORTAL, number)] != 1:
            raise TileError(drawing.file, portal.label, f"has {users[End(PORTAL, number)]} tunnels, not exactly one")


def _check_ways(tile: TileDef, drawing: Drawing) -> None:
    mouths = [End(MOUTH, number) for number in mouth_points(tile.squares)]
    inside = reach(tile, mouths, locks=True)
    for number, drawn in enumerate(drawing.rooms):
        here = End(ROOM, number)
        if here not in inside:
            raise TileError(drawing.file, drawn.label, "cannot be reached from a mouth of the tile")
        if all(end.kind == ROOM for end in reach(tile, [here], locks=False)):
            raise TileError(
                drawing.file, drawn.label, "has no way out to a mouth or portal along the arrows past no lock"
            )


def _check_entries(tile: TileDef, drawing: Drawing) -> None:
    for which, word in enumerate(("first", "second")):
        if not plain_entries(tile, which):
            reason = f"none of the {word} mouths (going clockwise) leads into a room by a tunnel without an icon"
            raise TileError(drawing.file, "map", reason)


def _check_room_places(tile: TileDef, drawing: Drawing) -> None:
    small, big = ROOM_SIDE
    for drawn in drawing.rooms:
        left, top, width, height = drawn.rect
        if not (small <= width <= big and small <= height <= big):
            raise TileError(drawing.file, drawn.label, f"is not {small:.0f} to {big:.0f} pixels wide and high")
        if drawn.room.shape == "round" and width != height:
            raise TileError(drawing.file, drawn.label, "is round but not as wide as high")
        inner = (left, top - UNIT * drawn.room.square, width, height)
        if inset(inner, UNIT, UNIT) < ROCK:
            raise TileError(drawing.file, drawn.label, f"is nearer than {ROCK:.0f} pixels to the border of its square")
    for one, other in combinations(drawing.rooms, 2):
        if rect_gap(one.rect, other.rect) < WALL:
            raise TileError(drawing.file, one.label, f"is nearer than {WALL:.0f} pixels to {other.label}")


def _check_portal_places(tile: TileDef, drawing: Drawing) -> None:
    for portal in drawing.portals:
        spot = (*portal.point, 0.0, 0.0)
        if inset(spot, UNIT, UNIT * tile.squares) < PORTAL_ROOM:
            raise TileError(drawing.file, portal.label, f"is nearer than {PORTAL_ROOM:.0f} pixels to the border")
        for drawn in drawing.rooms:
            if rect_gap(spot, drawn.rect) < PORTAL_ROOM:
                raise TileError(drawing.file, portal.label, f"is too near to {drawn.label}")


def _check_lines(tile: TileDef, drawing: Drawing) -> None:
    free = [_free(tile, drawing, number) for number in range(len(tile.tunnels))]
    for number, line in enumerate(free):
        _check_line(tile, drawing, number, line)
    for one, other in combinations(range(len(free)), 2):
        if line_gap(free[one], free[other], TUNNEL_GAP) < TUNNEL_GAP:
            label, with_label = drawing.tunnels[one].label, drawing.tunnels[other].label
            raise TileError(drawing.file, label, f"crosses or nearly touches {with_label}")


def _free(tile: TileDef, drawing: Drawing, number: int) -> Line:
    """The part of a tunnel's line outside the rooms it ends in."""
    line = tile.geometry[0].lines[number]
    for end in tile.tunnels[number].ends:
        if end.kind == ROOM:
            line = leave(line, drawing.rooms[end.number].rect)
        line = line[::-1]
    ring = PORTAL_RADIUS * sum(end.kind == PORTAL for end in tile.tunnels[number].ends)
    if length(line) - ring < max(BARE_LENGTH, ICON_LENGTH * icons(tile.tunnels[number])):
        raise TileError(drawing.file, drawing.tunnels[number].label, "is too short for its icons")
    return line


def _check_line(tile: TileDef, drawing: Drawing, number: int, free: Line) -> None:
    label, ends = drawing.tunnels[number].label, tile.tunnels[number].ends
    bends = free[ends[0].kind == MOUTH : len(free) - (ends[1].kind == MOUTH)]
    if any(inset((*point, 0.0, 0.0), UNIT, UNIT * tile.squares) < BORDER for point in bends):
        raise TileError(drawing.file, label, "leaves the tile or comes too near to its border")
    for room, drawn in enumerate(drawing.rooms):
        # The stretch that touches a room of its own cannot come back into it: rooms are convex.
        inner = free[(ends[0] == End(ROOM, room)) : len(free) - (ends[1] == End(ROOM, room))]
        gap = 1.0 if End(ROOM, room) in ends else ROOM_GAP
        if len(inner) > 1 and line_rect_gap(inner, drawn.rect, gap) < gap:
            raise TileError(drawing.file, label, f"runs through or too near to {drawn.label}")
    for portal, drawn_portal in enumerate(drawing.portals):
        if End(PORTAL, portal) not in ends and point_gap(drawn_portal.point, free) < PORTAL_GAP:
            raise TileError(drawing.file, label, f"runs through or too near to {drawn_portal.label}")


def _check_mouth_angles(tile: TileDef, drawing: Drawing) -> None:
    for tunnel, line, drawn in zip(tile.tunnels, tile.geometry[0].lines, drawing.tunnels, strict=True):
        for end, (mouth, bend) in zip(tunnel.ends, (line[:2], line[:-3:-1]), strict=True):
            along = end.number // 2 % 2  # the coordinate that runs along the side: x north and south, y east and west
            if end.kind == MOUTH and abs(mouth[along] - bend[along]) > 2:
                raise TileError(drawing.file, drawn.label, "does not leave its mouth at a right angle")


_CHECKS = (
    _check_rooms,
    _check_content,
    _check_limits,
    _check_ends,
    _check_ways,
    _check_entries,
    _check_room_places,
    _check_portal_places,
    _check_mouth_angles,
    _check_lines,
)
