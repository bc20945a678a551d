"""Reading a Tiled map: what is drawn on it, with every property spelt and typed as it must be."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast
from xml.etree import ElementTree

from game.box.tile_geometry import Line, Rect
from game.rules.tiles import UNIT, Point, RoomDef

# pytmx imports pygame, greeting and all, for its picture loaders; they are not wanted here and double its start.
_NOT_WANTED = [name for name in ("pygame", "pytmx.util_pygame") if name not in sys.modules]
for _name in _NOT_WANTED:
    sys.modules[_name] = cast(Any, None)
import pytmx  # noqa: E402

for _name in _NOT_WANTED:
    del sys.modules[_name]

Tmx: TypeAlias = Any  # pytmx has no types

ZONES = ("safe", "depths", "start")
SHAPES = ("round", "rect", "octagon")
ARTIFACTS = ("none", "plain", "plus", "plusplus")  # the place in this row less one is RoomDef.artifact
FEATURES = ("none", "chest", "library", "prison")
REWARDS = ("none", "minor", "heal", "gold")
MOST_GOLD = 20
MOST_ICONS = 2  # monsters or locks on one tunnel

CELLS, CELL = 24, 16
LAYERS = {"rooms": "room", "tunnels": "tunnel", "portals": "portal"}
NAME = re.compile(r"[a-z][a-z0-9_]*")


class TileError(Exception):
    """A map that is not a tile: the file, the object on it and what is wrong with that object."""

    def __init__(self, file: str, thing: str, reason: str) -> None:
        super().__init__(file, thing, reason)
        self.file, self.thing, self.reason = file, thing, reason

    def __str__(self) -> str:
        return f"{self.file}: {self.thing}: {self.reason}"


class DrawnRoom(NamedTuple):
    """A room on the map; `label` names it in messages."""

    label: str
    rect: Rect
    room: RoomDef


class DrawnTunnel(NamedTuple):
    """A tunnel on the map, its ends not yet tied to anything."""

    label: str
    line: Line
    footprints: bool
    monsters: int
    locks: int
    one_way: bool


class DrawnPortal(NamedTuple):
    """A portal on the map."""

    label: str
    point: Point


class Drawing(NamedTuple):
    """All that one map says."""

    file: str
    title: str
    zone: str
    haunted: bool
    rooms: tuple[DrawnRoom, ...]
    tunnels: tuple[DrawnTunnel, ...]
    portals: tuple[DrawnPortal, ...]


class _Properties:
    """The properties of one object, taken out one by one so that what is left over is unknown."""

    def __init__(self, file: str, label: str, found: Mapping[str, object]) -> None:
        self._file, self._label = file, label
        self._left = dict(found)
        self._known: list[str] = []

    def flag(self, name: str) -> bool:
        value = self._take(name, False)
        if not isinstance(value, bool):
            raise self._wrong(name, value, "a bool")
        return value

    def number(self, name: str, most: int) -> int:
        value = self._take(name, 0)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(name, value, "an int")
        if not 0 <= value <= most:
            raise self._wrong(name, value, f"0 to {most}")
        return value

    def choice(self, name: str, options: tuple[str, ...], missing: str = "none") -> str:
        value = self._take(name, missing)
        if not isinstance(value, str) or value not in options:
            raise self._wrong(name, value, "one of " + ", ".join(options))
        return value

    def text(self, name: str) -> str:
        value = self._take(name, "")
        if not isinstance(value, str) or not value.strip():
            raise self._wrong(name, value, "a text")
        return value.strip()

    def end(self) -> None:
        for name in self._left:
            raise self.error(f"unknown property {name!r}; known are " + (", ".join(sorted(self._known)) or "none"))

    def error(self, reason: str) -> TileError:
        return TileError(self._file, self._label, reason)

    def _take(self, name: str, missing: object) -> object:
        self._known.append(name)
        return self._left.pop(name, missing)

    def _wrong(self, name: str, value: object, wanted: str) -> TileError:
        return self.error(f"property {name!r} is {value!r}, not {wanted}")


def read_map(path: Path) -> Drawing:
    """What is drawn on the map, or a TileError."""
    file = path.name
    tmx = _open(path)
    props = _Properties(file, "map", tmx.properties)
    zone, haunted, title = props.choice("zone", ZONES, ""), props.flag("haunted"), props.text("title")
    props.end()
    _check_frame(file, zone, tmx)
    found: dict[str, list[Tmx]] = {kind: [] for kind in LAYERS.values()}
    for layer in tmx.layers:
        kind = _kind_of_layer(file, layer)
        found[kind] += [_kind_checked(file, kind, thing) for thing in layer]
    return Drawing(
        file=file,
        title=title,
        zone=zone,
        haunted=haunted,
        rooms=tuple(_room(file, zone, thing) for thing in found["room"]),
        tunnels=tuple(_tunnel(file, thing) for thing in found["tunnel"]),
        portals=tuple(_portal(file, thing) for thing in found["portal"]),
    )


def _open(path: Path) -> Tmx:
    try:
        return pytmx.TiledMap(str(path))
    except OSError as problem:
        raise TileError(path.name, "map", f"cannot be read ({problem.strerror})") from problem
    except ElementTree.ParseError as problem:
        raise TileError(path.name, "map", f"is not XML ({problem})") from problem
    except Exception as problem:  # pytmx raises whatever its casts raise, and plain Exception
        raise TileError(path.name, _culprit(path), f"Tiled cannot have written this ({problem})") from problem


def _culprit(path: Path) -> str:
    """The object that pytmx stumbles over; its own messages do not tell."""
    for node in ElementTree.parse(path).getroot().iter("object"):
        try:
            pytmx.TiledObject(None, node, {})
        except Exception:  # whatever it was, this is the one
            return _label(node.get("type", "object"), node.get("name"), node.get("id"))
    return "map"


def _label(kind: str, name: str | None, number: object) -> str:
    return f"{kind} {name!r}" if name else f"{kind} #{number}"


def _check_frame(file: str, zone: str, tmx: Tmx) -> None:
    high = CELLS * 2 if zone == "start" else CELLS
    if (tmx.width, tmx.height, tmx.tilewidth, tmx.tileheight) != (CELLS, high, CELL, CELL):
        raise TileError(file, "map", f"is not {CELLS} x {high} cells of {CELL} pixels")
    if tmx.orientation != "orthogonal" or getattr(tmx, "infinite", "0") != "0":
        raise TileError(file, "map", "is not an orthogonal map of fixed size")


def _kind_of_layer(file: str, layer: Tmx) -> str:
    label = f"layer {layer.name!r}"
    if not isinstance(layer, pytmx.TiledObjectGroup) or layer.name not in LAYERS:
        raise TileError(file, label, "unknown; there are only the object layers " + ", ".join(LAYERS))
    if layer.offsetx or layer.offsety:
        raise TileError(file, label, "is moved by an offset")
    return LAYERS[layer.name]


def _kind_checked(file: str, kind: str, thing: Tmx) -> Tmx:
    label = _label(kind, thing.name, thing.id)
    if thing.type != kind:
        raise TileError(file, label, f"its kind (attribute type) is {thing.type!r}, not {kind!r}")
    if thing.rotation or thing.gid or thing.template:
        raise TileError(file, label, "is turned, a tile picture or from a template")
    return thing


def _room(file: str, zone: str, thing: Tmx) -> DrawnRoom:
    label = _label("room", thing.name, thing.id)
    if not NAME.fullmatch(thing.name or ""):
        raise TileError(file, label, "needs a name of small letters, digits and underscores")
    if hasattr(thing, "points"):
        raise TileError(file, label, "is not a rectangle")
    square = int(zone == "start" and thing.y >= UNIT)
    room = _room_def(_Properties(file, label, thing.properties), thing.name, square, zone)
    return DrawnRoom(label, (thing.x, thing.y, thing.width, thing.height), room)


def _room_def(props: _Properties, name: str, square: int, zone: str) -> RoomDef:
    feature, reward = props.choice("feature", FEATURES), props.choice("reward", REWARDS)
    room = RoomDef(
        name=name,
        square=square,
        depths=zone == "depths" or (zone == "start" and square == 0),
        crypt=props.flag("crypt"),
        shrine=props.flag("shrine"),
        market=props.flag("market"),
        wayshrine=props.flag("wayshrine"),
        cave=props.flag("cave"),
        artifact=ARTIFACTS.index(props.choice("artifact", ARTIFACTS)) - 1,
        feature="" if feature == "none" else feature,
        reward="" if reward == "none" else reward,
        gold=props.number("gold", MOST_GOLD),
        shape=props.choice("shape", SHAPES, "round"),
    )
    props.end()
    if (room.reward == "gold") != (room.gold > 0):
        raise props.error(f"reward {reward!r} does not go with gold {room.gold}")
    return room


def _tunnel(file: str, thing: Tmx) -> DrawnTunnel:
    label = _label("tunnel", thing.name, thing.id)
    if not hasattr(thing, "points") or thing.closed or len(thing.points) < 2:
        raise TileError(file, label, "is not a polyline")
    props = _Properties(file, label, thing.properties)
    footprints, one_way = props.flag("footprints"), props.flag("one_way")
    monsters, locks = props.number("monsters", MOST_ICONS), props.number("locks", MOST_ICONS)
    props.end()
    return DrawnTunnel(label, _points(thing.points), footprints, monsters, locks, one_way)


def _points(found: Iterable[Tmx]) -> Line:
    return tuple((float(point[0]), float(point[1])) for point in found)


def _portal(file: str, thing: Tmx) -> DrawnPortal:
    label = _label("portal", thing.name, thing.id)
    if hasattr(thing, "points") or thing.width or thing.height:
        raise TileError(file, label, "is not a point")
    _Properties(file, label, thing.properties).end()
    return DrawnPortal(label, (thing.x, thing.y))
