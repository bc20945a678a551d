"""The dungeon as it lies on the table: tiles on a grid, tunnels joined across their edges, routes with portals.

A Dungeon never changes: laying or turning a tile gives a new one. Tunnels are followed when somebody asks for them and
remembered; the new dungeon keeps what it remembers of every tunnel that the tile does not touch.
Places are numbered in the order in which tiles were laid, the starting tile is place 0; a turned tile keeps its
number, so whatever lies on it turns with it (R15.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

from .actions import Action
from .ids import MOVE, Room
from .tiles import LOCKS_PER_TILE, MOUTH, PORTAL, PORTALS_PER_TILE, ROOM, ROOMS_PER_TILE, RoomDef, TileDef

Cell = tuple[int, int]
Piece = tuple[int, int, int]  # place, tunnel, and which of its ends the walker comes from

EDGE, WALL = 3, 4  # further ways for a tunnel to end: open to the unknown (R6.1), or closed (R6.10)
SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
OUT_OF_REACH = 99  # boots of a route that cannot be walked at all


class Place(NamedTuple):
    """A laid tile: which one, the cell of its (upper) square, and its quarter turns clockwise."""

    tile: int
    x: int
    y: int
    rotation: int


class Exit(NamedTuple):
    """A tunnel followed from one end to the other over any number of tiles (R5.1)."""

    kind: int  # ROOM, PORTAL, EDGE or WALL
    number: int  # room or portal
    cell: Cell  # the empty place beyond an EDGE
    footprints: bool
    monsters: int
    locks: int  # bit set
    against: bool  # some arrow points the other way (R5.5)
    pieces: tuple[Piece, ...]


Node = tuple[int, int]  # ROOM or PORTAL, and its number in the dungeon


class Route(NamedTuple):
    """One way out of a room, portals included (R8.4).

    `via` names it: the tunnel end it begins with (tunnel * 2 + end) and the portals it comes out of. A route ends in
    `room`, or at the empty `cell` (then room is -1), or is `blocked`: "dead_end" or "no_portal".
    """

    via: tuple[int, ...]
    room: Room
    cell: Cell | None
    boots: int
    monsters: int
    locks: int
    against: bool
    crypt: bool  # it ends in the Crypt
    plain: bool  # nothing but boots is needed to reach a room that is not the Crypt
    blocked: str
    pieces: tuple[Piece, ...]
    walks: tuple[Action, ...]  # the move, by the number of swords spent

    @property
    def portals(self) -> int:
        """How many times the way goes through portals."""
        return len(self.via) - 1


_BLOCKED = {WALL: "dead_end", PORTAL: "no_portal"}

# Exits and routes are made by the hundred in every game: this skips the named tuples' handling of keywords.
_make_exit: Callable[[tuple[Any, ...]], Exit] = partial(tuple.__new__, Exit)
_make_route: Callable[[tuple[Any, ...]], Route] = partial(tuple.__new__, Route)


@lru_cache(maxsize=1024)
def _walks(number: int, monsters: int) -> tuple[Action, ...]:
    return tuple(Action(MOVE, number, swords) for swords in range(monsters + 1))


class Dungeon:
    """All laid tiles and what follows from how they lie."""

    __slots__ = (
        *("_asked", "_exits", "_open", "_peeked", "_routes"),
        *("busy", "cells", "info", "places", "portals", "tiles"),
    )

    def __init__(self, tiles: tuple[TileDef, ...], start: int) -> None:
        """A dungeon of the starting tile alone, its upper half in cell (0, 0)."""
        self.tiles = tiles
        self.places: tuple[Place, ...] = ()
        self.cells: dict[Cell, tuple[int, int]] = {}  # -> place, square of the tile
        self.info: tuple[RoomDef | None, ...] = ()  # by room number
        self.busy: tuple[bool, ...] = ()  # by room number: whether there is ever something to do there
        self.portals: tuple[int, ...] = ()
        self._exits: dict[Node, tuple[Exit, ...]] = {}
        self._open: dict[Cell, tuple[Node, ...]] = {}  # whose remembered tunnels end at this empty cell
        self._routes: dict[Room, tuple[Route, ...]] = {}
        self._asked: tuple[Room, tuple[int, ...], list[Route]] | None = None
        self._peeked: tuple[int, Cell, tuple[Dungeon, ...]] | None = None
        self._add(Place(start, 0, 0, 0))

    # --- changing: always a new dungeon -------------------------------------------------------------------------

    def lay(self, tile: int, cell: Cell, rotation: int) -> Dungeon:
        """The dungeon with one more tile."""
        new = self._copy()
        new._add(Place(tile, *cell, rotation))
        new._forget(new._open.pop(cell, ()), new.portals != self.portals)
        return new

    def turn(self, place: int, rotation: int) -> Dungeon:
        """The dungeon with one tile turned to `rotation`."""
        new = self._copy()
        turned = self.places[place]._replace(rotation=rotation)
        new.places = (*self.places[:place], turned, *self.places[place + 1 :])
        touched = [node for node, exits in self._exits.items() if _touch(exits, place, turned[1:3])]
        new._forget(touched, portals_changed=False)
        return new

    def peek(self, tile: int, cell: Cell) -> tuple[Dungeon, ...]:
        """What laying this tile here can give, by rotation, to look at; remembered until another one is asked for."""
        if self._peeked is None or self._peeked[:2] != (tile, cell):
            upright = self._blank()
            upright._add(Place(tile, *cell, 0))
            self._peeked = (tile, cell, (upright, *[upright._spun(rotation) for rotation in (1, 2, 3)]))
        return self._peeked[2]

    def _spun(self, rotation: int) -> Dungeon:
        """The dungeon with its newest tile laid in another orientation; nothing else is remembered."""
        new = self._blank()
        new.cells = self.cells
        new.places = (*self.places[:-1], self.places[-1]._replace(rotation=rotation))
        return new

    def _copy(self) -> Dungeon:
        new = self._blank()
        new._exits, new._open, new._routes = self._exits.copy(), self._open.copy(), self._routes.copy()
        return new

    def _blank(self) -> Dungeon:
        """The same tiles, and no tunnel followed yet."""
        new = object.__new__(Dungeon)
        new.tiles, new.places, new.info, new.busy = self.tiles, self.places, self.info, self.busy
        new.portals, new.cells = self.portals, self.cells.copy()
        new._exits, new._open, new._routes = {}, {}, {}
        new._asked = new._peeked = None
        return new

    def _add(self, place: Place) -> None:
        number = len(self.places)
        self.places = (*self.places, place)
        tile = self.tiles[place.tile]
        for square in range(tile.squares):
            self.cells[place.x, place.y + square] = (number, square)
        self.info += tile.rooms + (None,) * (ROOMS_PER_TILE - len(tile.rooms))
        self.busy += tile.busy
        if tile.portals:
            self.portals += tuple(number * PORTALS_PER_TILE + i for i in range(tile.portals))

    def _forget(self, nodes: Iterable[Node], portals_changed: bool) -> None:
        """Drop what is remembered of the tunnels that begin here, and of the routes that use them."""
        for node in nodes:
            self._exits.pop(node, None)
            if node[0] == ROOM:
                self._routes.pop(node[1], None)
            else:
                portals_changed = True
        if portals_changed:
            self._routes = {r: ways for r, ways in self._routes.items() if not any(map(_through_portals, ways))}

    # --- reading ------------------------------------------------------------------------------------------------

    def beside(self, place: int) -> list[Cell]:
        """The cells beyond the sides of a laid tile that have mouths, empty or not (R6.2, R6.10)."""
        mouths = self.tiles[self.places[place].tile].mouths
        return [self._beyond(place, m)[0] for m in range(0, len(mouths), 2) if mouths[m] is not None]

    def edge(self) -> list[Cell]:
        """The empty places that touch a laid tile by a side with mouths, sorted."""
        return sorted({cell for place in range(len(self.places)) for cell in self.beside(place)}.difference(self.cells))

    def tile_at(self, room: Room) -> TileDef:
        """The tile a room is on."""
        return self.tiles[self.places[room // ROOMS_PER_TILE].tile]

    def room(self, room: Room) -> RoomDef:
        """What is printed on a room."""
        found = self.info[room]
        if found is None:
            raise IndexError(f"room {room}")
        return found

    def rooms_of(self, place: int) -> range:
        """The rooms of a laid tile."""
        first = place * ROOMS_PER_TILE
        return range(first, first + len(self.tiles[self.places[place].tile].rooms))

    def all_rooms(self) -> Iterator[Room]:
        """Every room of the dungeon."""
        return (room for room, found in enumerate(self.info) if found is not None)

    def all_locks(self) -> int:
        """Every lock of the dungeon, as a bit set."""
        locks = 0
        for place, laid in enumerate(self.places):
            for walks in self.tiles[laid.tile].walks:
                locks |= walks[0][4] << (place * LOCKS_PER_TILE)
        return locks

    def name(self, room: Room) -> str:
        """The room as "tile.room", for people."""
        return f"{self.tile_at(room).slug}.{self.room(room).name}"

    def routes(self, room: Room) -> tuple[Route, ...]:
        """Every way out of a room, in a fixed order."""
        found = self._routes.get(room)
        if found is None:
            ways: list[Route] = []
            for exit_ in self.exits(ROOM, room):
                _, tunnel, end = exit_.pieces[0]
                self._continue(ways, (exit_,), (tunnel * 2 + end,))
            found = self._routes[room] = tuple(ways)
        return found

    def ways_on(self, room: Room, via: tuple[int, ...]) -> list[Route]:
        """The routes of a room that begin with `via`: how a walk goes on after a tile was laid (R6.3)."""
        if self._asked is None or self._asked[:2] != (room, via):
            start = self._trace(room // ROOMS_PER_TILE, *divmod(via[0], 2))
            ways: list[Route] = []
            self._continue(ways, (start, *[self.exits(PORTAL, portal)[0] for portal in via[1:]]), via)
            self._asked = (room, via, ways)
        return self._asked[2]

    def exits(self, kind: int, number: int) -> tuple[Exit, ...]:
        """The tunnels that begin at a room, or the one of a portal, each followed to its end."""
        node = (kind, number)
        found = self._exits.get(node)
        if found is None:
            place, index = divmod(number, ROOMS_PER_TILE if kind == ROOM else PORTALS_PER_TILE)
            doors = self.tiles[self.places[place][0]].doors[kind, index]
            found = self._exits[node] = tuple([self._trace(place, *door) for door in doors])
            for exit_ in found:
                if exit_.kind == EDGE:
                    self._open[exit_.cell] = (*self._open.get(exit_.cell, ()), node)
        return found

    def _continue(self, ways: list[Route], parts: tuple[Exit, ...], via: tuple[int, ...]) -> None:
        """Add the route so far, or all routes that go on from another portal (R8.4)."""
        way = parts[-1]
        if way.kind != PORTAL or len(self.portals) == 1:
            ways.append(self._route(len(ways), parts, via))
        else:
            for portal in self.portals:
                if portal != way.number and portal not in via[1:]:
                    self._continue(ways, (*parts, self.exits(PORTAL, portal)[0]), (*via, portal))

    def _route(self, number: int, parts: tuple[Exit, ...], via: tuple[int, ...]) -> Route:
        kind, room, cell, footprints, monsters, locks, against, pieces = parts[-1]
        if len(parts) > 1:
            for part in parts[:-1]:
                footprints |= part.footprints
                monsters += part.monsters
                locks |= part.locks
                against |= part.against
            pieces = tuple([piece for part in parts for piece in part.pieces])
        blocked = _BLOCKED.get(kind, "")
        crypt = kind == ROOM and self.room(room).crypt
        plain = kind == ROOM and not (monsters or locks or against or crypt)
        goal = (room, None) if kind == ROOM else (-1, cell if kind == EDGE else None)
        boots = OUT_OF_REACH if blocked else 2 if footprints else 1
        walks = _walks(number, monsters)
        return _make_route((via, *goal, boots, monsters, locks, against, crypt, plain, blocked, pieces, walks))

    # --- following tunnels --------------------------------------------------------------------------------------

    def _trace(self, place: int, tunnel: int, start: int) -> Exit:
        """Follow a tunnel from one end of a piece to wherever it leads."""
        pieces: list[Piece] = []
        footprints, monsters, locks, against = False, 0, 0, False
        while True:
            pieces.append((place, tunnel, start))
            kind, number, steps, beasts, bits, arrow = self.tiles[self.places[place][0]].walks[tunnel][start]
            footprints |= steps
            monsters += beasts
            locks |= bits << (place * LOCKS_PER_TILE)
            against |= arrow
            cell = (0, 0)
            if kind == MOUTH:
                cell, mouth = self._beyond(place, number)
                link = self._link(cell, mouth)
                if link is not None:
                    place, tunnel, start = link
                    continue
                kind, number = (WALL if cell in self.cells else EDGE), -1
            elif kind == ROOM:
                number += place * ROOMS_PER_TILE
            else:
                number += place * PORTALS_PER_TILE
            return _make_exit((kind, number, cell, footprints, monsters, locks, against, tuple(pieces)))

    def _beyond(self, place: int, mouth: int) -> tuple[Cell, int]:
        """The cell that a mouth opens to, and which mouth of that cell it meets."""
        _, x, y, rotation = self.places[place]
        shown = (mouth + 2 * rotation) % 8
        dx, dy = SIDES[shown // 2]
        return (x + dx, y + mouth // 8 + dy), ((shown ^ 1) + 4) % 8

    def _link(self, cell: Cell, mouth: int) -> Piece | None:
        """The tunnel piece that begins at a mouth of a cell, if there is one."""
        there = self.cells.get(cell)
        if there is None:
            return None
        place, square = there
        tile, _, _, rotation = self.places[place]
        link = self.tiles[tile].mouths[square * 8 + (mouth - 2 * rotation) % 8]
        return None if link is None else (place, *link)


def may_lie_beside(dungeon: Dungeon, place: int) -> list[Cell]:
    """The empty places beside one laid tile, sorted."""
    return sorted({cell for cell in dungeon.beside(place) if cell not in dungeon.cells})


def _through_portals(way: Route) -> bool:
    return len(way.via) > 1 or way.blocked == "no_portal"


def _touch(exits: tuple[Exit, ...], place: int, cell: Cell) -> bool:
    """Whether a tunnel passes through a laid tile, or ends at its wall."""
    return any((e.cell == cell and e.kind == WALL) or any(piece[0] == place for piece in e.pieces) for e in exits)
