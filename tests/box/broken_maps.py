"""Tools that break a good map in one place, for the tests of the tile checks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import pytest

from game.box.tiles import TileError, load_tile, our_folder

GOOD = "d09"  # rooms scriptorium, kiln, reliquary
Damage = Callable[[Element], object]


def broken(tmp_path: Path, damage: Damage, slug: str = GOOD, name: str = "broken") -> Path:
    """A copy of one of our maps with something done to it."""
    tree = ElementTree.parse(our_folder() / f"{slug}.tmx")
    damage(tree.getroot())
    path = tmp_path / f"{name}.tmx"
    tree.write(path, encoding="UTF-8", xml_declaration=True)
    return path


def refused(path: Path) -> TileError:
    with pytest.raises(TileError) as caught:
        load_tile(path)
    assert caught.value.file == path.name
    assert str(caught.value) == f"{path.name}: {caught.value.thing}: {caught.value.reason}"
    return caught.value


def room(root: Element, name: str) -> Element:
    (found,) = (node for node in root.iter("object") if node.get("name") == name)
    return found


def layer(root: Element, name: str) -> Element:
    (found,) = (node for node in root.findall("objectgroup") if node.get("name") == name)
    return found


def tunnels(root: Element) -> list[Element]:
    return list(layer(root, "tunnels"))


def tunnel_at(root: Element, x: int, y: int) -> Element:
    """The tunnel with an end there."""
    for node in tunnels(root):
        if (float(x), float(y)) in (points(node)[0], points(node)[-1]):
            return node
    raise AssertionError((x, y))


def points(node: Element) -> list[tuple[float, float]]:
    line = node.find("polyline")
    assert line is not None
    left, top = float(node.get("x", 0)), float(node.get("y", 0))
    pairs = (pair.split(",") for pair in line.get("points", "").split())
    return [(left + float(x), top + float(y)) for x, y in pairs]


def redraw(node: Element, line: list[tuple[float, float]]) -> None:
    polyline = node.find("polyline")
    assert polyline is not None
    node.set("x", str(line[0][0]))
    node.set("y", str(line[0][1]))
    polyline.set("points", " ".join(f"{x - line[0][0]},{y - line[0][1]}" for x, y in line))


def put(node: Element, name: str, value: str, kind: str = "") -> None:
    properties = node.find("properties")
    if properties is None:
        properties = Element("properties")
        node.insert(0, properties)
    for old in [old for old in properties if old.get("name") == name]:
        properties.remove(old)
    SubElement(properties, "property", {"name": name, "value": value} | ({"type": kind} if kind else {}))


def new_tunnel(root: Element, line: list[tuple[float, float]]) -> Element:
    node = SubElement(layer(root, "tunnels"), "object", {"id": "900", "type": "tunnel"})
    SubElement(node, "polyline")
    redraw(node, line)
    return node


def new_portal(root: Element, x: float, y: float) -> None:
    node = SubElement(layer(root, "portals"), "object", {"id": "901", "type": "portal", "x": str(x), "y": str(y)})
    SubElement(node, "point")


def lock_in(root: Element, name: str) -> None:
    """A lock on every tunnel of the room."""
    node = room(root, name)
    left, top = float(node.get("x", 0)), float(node.get("y", 0))
    width, height = float(node.get("width", 0)), float(node.get("height", 0))
    for tunnel in tunnels(root):
        ends = points(tunnel)[0], points(tunnel)[-1]
        if any(left <= x <= left + width and top <= y <= top + height for x, y in ends):
            put(tunnel, "locks", "1", "int")


def monsters_on_mouths(root: Element, mouths: list[tuple[int, int]]) -> None:
    for x, y in mouths:
        put(tunnel_at(root, x, y), "monsters", "1", "int")


def seal(root: Element, name: str) -> None:
    """Every tunnel of the room becomes a way out of it."""
    node = room(root, name)
    left, top = float(node.get("x", 0)), float(node.get("y", 0))
    for tunnel in tunnels(root):
        line = points(tunnel)
        inside = [left <= x <= left + 100 and top <= y <= top + 100 for x, y in (line[0], line[-1])]
        if any(inside):
            redraw(tunnel, line if inside[0] else line[::-1])
            put(tunnel, "one_way", "true", "bool")


def move_over(root: Element, name: str, x: float) -> None:
    """The room elsewhere, with the tunnels that end in it: their ends follow."""
    node = room(root, name)
    shift = x - float(node.get("x", 0))
    left, top = float(node.get("x", 0)), float(node.get("y", 0))
    width, height = float(node.get("width", 0)), float(node.get("height", 0))
    for tunnel in tunnels(root):
        line = [
            (px + shift, py) if left <= px <= left + width and top <= py <= top + height else (px, py)
            for px, py in points(tunnel)
        ]
        redraw(tunnel, line)
    node.set("x", str(x))


def kind_as_class(root: Element) -> None:
    del room(root, "kiln").attrib["type"]
    room(root, "kiln").set("class", "room")


def wide_portal(root: Element) -> None:
    new_portal(root, 60, 60)
    layer(root, "portals")[0].set("width", "9")


def locked_portal(root: Element) -> None:
    new_portal(root, 60, 60)
    put(layer(root, "portals")[0], "locks", "1", "int")


def five_portals(root: Element) -> None:
    for number in range(5):
        new_portal(root, 60 + 40 * number, 60)


def ten_locks(root: Element) -> None:
    for tunnel in tunnels(root)[:5]:
        put(tunnel, "locks", "2", "int")


def near_portal(root: Element, x: float, y: float) -> None:
    """A portal with a tunnel of its own from the scriptorium."""
    new_portal(root, x, y)
    new_tunnel(root, [(100, 150), (100, 200), (x, y)])


def three_icons(root: Element) -> None:
    put(tunnel_at(root, 256, 384), "monsters", "2", "int")
    put(tunnel_at(root, 256, 384), "footprints", "true", "bool")


def north_tunnel(*line: tuple[float, float]) -> Damage:
    """The tunnel at the first north mouth, drawn anew."""
    return lambda root: redraw(tunnel_at(root, 128, 0), [(128, 0), *line])


def in_kiln(name: str, value: str, kind: str = "") -> Damage:
    return lambda root: put(room(root, "kiln"), name, value, kind)


def on_kiln(name: str, value: str) -> Damage:
    return lambda root: room(root, "kiln").set(name, value)


def on_map(name: str, value: str, kind: str = "") -> Damage:
    return lambda root: put(root, name, value, kind)


def on_tunnel(name: str, value: str, kind: str) -> Damage:
    return lambda root: put(tunnels(root)[0], name, value, kind)
