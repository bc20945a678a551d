"""The dungeon tiles of the box: Tiled maps made into the tiles the rules and the view use."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from pathlib import Path

from game.box.tile_checks import check_tile
from game.box.tile_geometry import Line, contains, mouth_points, turned
from game.box.tile_map import NAME, Drawing, TileError, read_map
from game.paths import resource
from game.rules.tiles import MOUTH, PORTAL, ROOM, End, Point, TileDef, TileGeometry, TunnelDef

SNAP = 4.0  # how far from a mouth or portal a tunnel may end and still mean it

__all__ = ["TileError", "load_tile", "load_tiles", "load_user_tiles", "our_folder"]


def our_folder() -> Path:
    """Where the maps that ship with the game lie."""
    return resource("art", "tiles")


def load_tile(path: Path) -> TileDef:
    """The tile of one map; its slug is the file's name. TileError when anything is wrong with it."""
    if not NAME.fullmatch(path.stem):
        raise TileError(path.name, "map", "the file needs a name of small letters, digits and underscores")
    drawing = read_map(path)
    tile = _tile(path.stem, drawing)
    check_tile(tile, drawing)
    return tile


def load_tiles(folder: Path | None = None) -> tuple[TileDef, ...]:
    """All tiles of a folder, ours by default, in the order of their slugs."""
    return tuple(load_tile(path) for path in _maps(folder or our_folder()))


def load_user_tiles(
    folder: Path, taken: Iterable[str] | None = None
) -> tuple[tuple[TileDef, ...], tuple[TileError, ...]]:
    """A player's own tiles, and what is wrong with the maps that are refused.

    `taken` are the slugs they may not have; those of our own tiles by default.
    """
    used = {path.stem for path in _maps(our_folder())} if taken is None else set(taken)
    tiles: list[TileDef] = []
    problems: list[TileError] = []
    for path in _maps(folder):
        try:
            tiles.append(_user_tile(path, used))
        except TileError as problem:
            problems.append(problem)
    return tuple(tiles), tuple(problems)


def _maps(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.tmx"))


def _user_tile(path: Path, used: set[str]) -> TileDef:
    if path.stem in used:
        raise TileError(path.name, "map", f"there is a tile {path.stem!r} already; rename the file")
    tile = load_tile(path)
    if tile.zone == "start":
        raise TileError(path.name, "map", "an extra tile cannot be a starting tile")
    return tile


def _tile(slug: str, drawing: Drawing) -> TileDef:
    tunnels, lines = [], []
    for number, drawn in enumerate(drawing.tunnels):
        ends, line = _tied(drawing, number)
        tunnels.append(TunnelDef(ends, drawn.footprints, drawn.monsters, drawn.locks, drawn.one_way))
        lines.append(line)
    geometry = TileGeometry(
        rooms=tuple(drawn.rect for drawn in drawing.rooms),
        lines=tuple(lines),
        portals=tuple(drawn.point for drawn in drawing.portals),
    )
    return TileDef(
        slug=slug,
        title=drawing.title,
        zone=drawing.zone,
        rooms=tuple(drawn.room for drawn in drawing.rooms),
        tunnels=tuple(tunnels),
        portals=len(drawing.portals),
        haunted=drawing.haunted,
        geometry=(geometry,) if drawing.zone == "start" else _rotations(geometry),
    )


def _rotations(geometry: TileGeometry) -> tuple[TileGeometry, ...]:
    once = turned(geometry)
    twice = turned(once)
    return geometry, once, twice, turned(twice)


def _tied(drawing: Drawing, number: int) -> tuple[tuple[End, End], Line]:
    """What a tunnel's two ends are tied to, and its line drawn exactly to those mouths and portals."""
    line = drawing.tunnels[number].line
    first, start = _snapped(drawing, number, line[0])
    second, end = _snapped(drawing, number, line[-1])
    return (first, second), (start, *line[1:-1], end)


def _snapped(drawing: Drawing, number: int, point: Point) -> tuple[End, Point]:
    for mouth, place in mouth_points(2 if drawing.zone == "start" else 1).items():
        if dist(place, point) <= SNAP:
            return End(MOUTH, mouth), place
    for portal, drawn in enumerate(drawing.portals):
        if dist(drawn.point, point) <= SNAP:
            return End(PORTAL, portal), drawn.point
    for room, place_drawn in enumerate(drawing.rooms):
        if contains(place_drawn.rect, point):
            return End(ROOM, room), point
    where = f"({point[0]:g}, {point[1]:g})"
    raise TileError(drawing.file, drawing.tunnels[number].label, f"its end at {where} meets no room, mouth or portal")
