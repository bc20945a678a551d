"""The dungeon as it lies on the table: tiles on a grid, tunnels joined across their edges, routes with portals.

A Dungeon never changes: laying or turning a tile gives a new one that keeps every tunnel the tile does not touch.
Places are numbered in the order in which tiles were laid, the starting tile is place 0; a turned tile keeps its
number, so whatever lies on it turns with it (R15.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
    index: int  # room or portal
    cell: Cell  # the empty place beyond an EDGE
    footprints: bool
    monsters: int
    locks: int  # bit set
    against: bool  # some arrow points the other way (R5.5)
    pieces: tuple[Piece, ...]


class Route(NamedTuple):
    """One way out of a room, portals included (R8.4).

    `via` names it: the tunnel piece it begins with and the portals it comes out of. A route ends in `room`, or at the
    empty `cell` (then room is -1), or is `blocked`: "dead_end" or "no_portal".
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


class Dungeon:
    """All laid tiles and what follows from how they lie."""

    __slots__ = ("_peeked", "_routes", "cells", "edge", "exits", "info", "places", "portals", "tiles")

    def __init__(self, tiles: tuple[TileDef, ...], start: int) -> None:
        """A dungeon of the starting tile alone, its upper half in cell (0, 0)."""
        self.tiles = tiles
        self.places: tuple[Place, ...] = ()
        self.cells: dict[Cell, tuple[int, int]] = {}  # -> place, square of the tile
        self.edge: frozenset[Cell] = frozenset()  # empty places where a tile may lie (R6.2)
        self.info: tuple[RoomDef | None, ...] = ()  # by room number
        self.exits: dict[Room, tuple[Exit, ...]] = {}
        self.portals: dict[int, Exit] = {}  # every portal, with the tunnel that leads away from it
        self._routes: dict[Room, tuple[Route, ...]] = {}
        self._peeked: tuple[int, Cell, tuple[Dungeon, ...]] | None = None
        self._add(Place(start, 0, 0, 0))

    # --- changing: always a new dungeon -------------------------------------------------------------------------

    def lay(self, tile: int, cell: Cell, rotation: int) -> Dungeon:
        """The dungeon with one more tile."""
        new = self._copy()
        new._add(Place(tile, *cell, rotation))
        return new

    def turn(self, place: int, rotation: int) -> Dungeon:
        """The dungeon with one tile turned to `rotation`."""
        new = self._copy()
        old = self.places[place]
        new.places = (*self.places[:place], old._replace(rotation=rotation), *self.places[place + 1 :])
        new._rejoin(place)
        return new

    def peek(self, tile: int, cell: Cell) -> tuple[Dungeon, ...]:
        """The four dungeons that laying this tile here can give; remembered until another one is asked for."""
        if self._peeked is None or self._peeked[:2] != (tile, cell):
            self._peeked = (tile, cell, tuple(self.lay(tile, cell, r) for r in range(4)))
        return self._peeked[2]

    def _copy(self) -> Dungeon:
        new = object.__new__(Dungeon)
        new.tiles, new.places, new.edge, new.info = self.tiles, self.places, self.edge, self.info
        new.cells, new.exits, new.portals = self.cells.copy(), self.exits.copy(), self.portals.copy()
        new._routes = self._routes.copy()
        new._peeked = None
        return new

    def _add(self, place: Place) -> None:
        number = len(self.places)
        self.places = (*self.places, place)
        tile = self.tiles[place.tile]
        for square in range(tile.squares):
            self.cells[place.x, place.y + square] = (number, square)
        blank = (None,) * (ROOMS_PER_TILE - len(tile.rooms))
        self.info = (*self.info, *tile.rooms, *blank)
        beside = {cell for _, cell in self.sides(number)}
        self.edge = (self.edge | beside).difference(self.cells)
        self._rejoin(number)

    def _rejoin(self, place: int) -> None:
        """Follow anew the tunnels of this tile and those that reach its edges; all others stay as they are."""
        tile = self.tiles[self.places[place].tile]
        rooms = {place * ROOMS_PER_TILE + i for i in range(len(tile.rooms))}
        portals = {place * PORTALS_PER_TILE + i for i in range(tile.portals)}
        for found in self._reaching(place):
            (portals if found.kind == PORTAL else rooms).add(found.index)
        for room in rooms:
            self.exits[room] = tuple(self._exits_of(ROOM, room))
            self._routes.pop(room, None)
        for portal in portals:
            (self.portals[portal],) = self._exits_of(PORTAL, portal)
        if portals:
            self._routes = {r: ways for r, ways in self._routes.items() if not any(map(_through_portals, ways))}

    def _reaching(self, place: int) -> Iterator[Exit]:
        """The rooms and portals whose tunnels come to the edges of a tile from outside."""
        for mouth in range(len(self.tiles[self.places[place].tile].mouths)):
            link = self._across(place, mouth)[1]
            if link is not None and link[0] != place:
                found = self._trace(*link)
                if found.kind in (ROOM, PORTAL):
                    yield found

    # --- reading ------------------------------------------------------------------------------------------------

    def sides(self, place: int) -> Iterator[tuple[int, Cell]]:
        """The sides of a laid tile that have mouths, each with the number of its first mouth and the cell beyond."""
        tile = self.tiles[self.places[place].tile]
        for mouth in range(0, len(tile.mouths), 2):
            if tile.mouths[mouth] is not None:
                yield mouth, self._beyond(place, mouth)[0]

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

    def name(self, room: Room) -> str:
        """The room as "tile.room", for people."""
        return f"{self.tile_at(room).slug}.{self.room(room).name}"

    def routes(self, room: Room) -> tuple[Route, ...]:
        """Every way out of a room, in a fixed order."""
        found = self._routes.get(room)
        if found is None:
            found = self._routes[room] = tuple(self._numbered(room))
        return found

    def _numbered(self, room: Room) -> Iterator[Route]:
        ways = (way for exit_ in self.exits[room] for way in self._continue(exit_, (self._first(exit_),), ()))
        for number, way in enumerate(ways):
            yield way._replace(walks=tuple(Action(MOVE, number, swords) for swords in range(way.monsters + 1)))

    @staticmethod
    def _first(exit_: Exit) -> int:
        """The number of the tunnel end that a way begins with, stable while tiles are laid and turned."""
        _, tunnel, end = exit_.pieces[0]
        return tunnel * 2 + end

    def _continue(self, way: Exit, via: tuple[int, ...], done: tuple[Exit, ...]) -> Iterator[Route]:
        """The route so far, or all routes that go on from another portal (R8.4)."""
        parts = (*done, way)
        if way.kind != PORTAL:
            yield self._route(via, parts, "dead_end" if way.kind == WALL else "")
        elif len(self.portals) == 1:
            yield self._route(via, parts, "no_portal")
        else:
            for portal in sorted(self.portals):
                if portal != way.index and portal not in via[1:]:
                    yield from self._continue(self.portals[portal], (*via, portal), parts)

    def _route(self, via: tuple[int, ...], parts: tuple[Exit, ...], blocked: str) -> Route:
        last = parts[-1]
        monsters = sum(p.monsters for p in parts)
        locks = 0
        for part in parts:
            locks |= part.locks
        against = any(p.against for p in parts)
        room = last.index if last.kind == ROOM else -1
        crypt = room >= 0 and self.room(room).crypt
        plain = room >= 0 and not (monsters or locks or against or crypt)
        boots = OUT_OF_REACH if blocked else 2 if any(p.footprints for p in parts) else 1
        pieces = tuple(piece for p in parts for piece in p.pieces)
        cell = last.cell if last.kind == EDGE else None
        return Route(via, room, cell, boots, monsters, locks, against, crypt, plain, blocked, pieces, ())

    # --- following tunnels --------------------------------------------------------------------------------------

    def _exits_of(self, kind: int, number: int) -> Iterator[Exit]:
        place, index = divmod(number, ROOMS_PER_TILE if kind == ROOM else PORTALS_PER_TILE)
        for tunnel, piece in enumerate(self.tiles[self.places[place].tile].tunnels):
            for which, end in enumerate(piece.ends):
                if end == (kind, index):
                    yield self._trace(place, tunnel, which)

    def _trace(self, place: int, tunnel: int, start: int) -> Exit:
        """Follow a tunnel from one end of a piece to wherever it leads."""
        pieces: list[Piece] = []
        while True:
            pieces.append((place, tunnel, start))
            tile = self.tiles[self.places[place].tile]
            kind, index = tile.tunnels[tunnel].ends[1 - start]
            if kind != MOUTH:
                per_tile = ROOMS_PER_TILE if kind == ROOM else PORTALS_PER_TILE
                return self._sum(pieces, kind, place * per_tile + index, (0, 0))
            cell, link = self._across(place, index)
            if link is None or link == pieces[0]:  # the latter: a ring that no room opens to
                return self._sum(pieces, WALL if cell in self.cells else EDGE, -1, cell)
            place, tunnel, start = link

    def _sum(self, pieces: list[Piece], kind: int, index: int, cell: Cell) -> Exit:
        footprints, monsters, locks, against = False, 0, 0, False
        for place, number, start in pieces:
            tile = self.tiles[self.places[place].tile]
            tunnel = tile.tunnels[number]
            footprints |= tunnel.footprints
            monsters += tunnel.monsters
            locks |= ((1 << tunnel.locks) - 1) << (place * LOCKS_PER_TILE + tile.first_lock[number])
            against |= tunnel.one_way and start == 1
        return Exit(kind, index, cell, footprints, monsters, locks, against, tuple(pieces))

    def _beyond(self, place: int, mouth: int) -> tuple[Cell, int]:
        """The cell that a mouth opens to, and which mouth of that cell it meets."""
        laid = self.places[place]
        square, local = divmod(mouth, 8)
        shown = (local + 2 * laid.rotation) % 8
        dx, dy = SIDES[shown // 2]
        return (laid.x + dx, laid.y + square + dy), ((shown ^ 1) + 4) % 8

    def _across(self, place: int, mouth: int) -> tuple[Cell, Piece | None]:
        """The cell beyond a mouth, and the tunnel piece that goes on there, if any."""
        cell, shown = self._beyond(place, mouth)
        there = self.cells.get(cell)
        if there is None:
            return cell, None
        other, square = there
        laid = self.places[other]
        link = self.tiles[laid.tile].mouths[square * 8 + (shown - 2 * laid.rotation) % 8]
        return cell, None if link is None else (other, *link)


def may_lie_beside(dungeon: Dungeon, place: int) -> list[Cell]:
    """The empty places beside one laid tile, sorted (R6.2, R6.10)."""
    return sorted({cell for _, cell in dungeon.sides(place) if cell not in dungeon.cells})


def _through_portals(way: Route) -> bool:
    return way.portals > 0 or way.blocked == "no_portal"
