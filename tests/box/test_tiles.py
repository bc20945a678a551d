"""The tiles of the box: every map is walked, and the sets are counted against the table of the tile design."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from game.box import build_box, tile_map
from game.box.tile_checks import is_plain, plain_entries, reach
from game.box.tile_geometry import contains, mouth_points
from game.box.tiles import load_tile, load_tiles, our_folder
from game.rules import Box
from game.rules.tiles import MOUTH, PORTAL, ROOM, UNIT, End, RoomDef, TileDef, tile_digest

SLUGS = [f"d{n:02}" for n in range(1, 23)] + [f"s{n}" for n in range(1, 7)] + ["start_a", "start_b"]
TILES = {tile.slug: tile for tile in load_tiles()}
SAFE = [tile for tile in TILES.values() if tile.zone == "safe"]
DEPTHS = [tile for tile in TILES.values() if tile.zone == "depths"]
SETS = {"safe": SAFE, "depths": DEPTHS, "start_a": [TILES["start_a"]], "start_b": [TILES["start_b"]]}

every_tile = pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile.slug)
every_turning_tile = pytest.mark.parametrize("tile", SAFE + DEPTHS, ids=lambda tile: tile.slug)
every_map = pytest.mark.parametrize("path", sorted(our_folder().glob("*.tmx")), ids=lambda path: path.stem)


def number_of(tile, name):
    return [room.name for room in tile.rooms].index(name)


def rooms_of(tiles: list[TileDef]) -> list[RoomDef]:
    return [room for tile in tiles for room in tile.rooms]


def content(tiles: list[TileDef]) -> dict[str, int]:
    """What the table of the tile design counts."""
    rooms = rooms_of(tiles)
    flags = {name: sum(getattr(room, name) for room in rooms) for name in ("wayshrine", "market", "cave")}
    words = Counter(room.feature for room in rooms) + Counter(room.reward for room in rooms)
    artifacts = Counter(room.artifact for room in rooms)
    return {
        **flags,
        **{word: words[word] for word in ("chest", "library", "prison", "minor", "gold", "heal")},
        **{"artifact" + "+" * plus: artifacts[plus] for plus in range(3)},
        "portal": sum(tile.portals for tile in tiles),
        "haunted": sum(tile.haunted for tile in tiles),
    }


def wanted(**counts: int) -> dict[str, int]:
    names = {"plain": "artifact", "plus": "artifact+", "plusplus": "artifact++"}
    zero = dict.fromkeys(content([]), 0)
    return zero | {names.get(name, name): count for name, count in counts.items()}


def test_the_box_holds_22_depths_6_safe_and_both_sides_of_the_starting_tile():
    """R6.9: the safe tiles, the 22 others, the starting tile."""
    assert sorted(TILES) == sorted(SLUGS)
    zones = {"d": "depths", "s": "safe", "start": "start"}
    for slug, tile in TILES.items():
        assert tile.zone == zones["start" if slug.startswith("start") else slug[0]], slug


def test_the_depths_hold_exactly_what_the_table_says():
    """R6.7, R6.8, R7, R8."""
    assert content(DEPTHS) == wanted(
        plain=5, plus=3, plusplus=2, haunted=4, portal=7, wayshrine=5, market=3, cave=7,
        chest=8, library=4, prison=6, minor=10, gold=7, heal=4,
    )  # fmt: skip


def test_the_safe_tiles_hold_exactly_what_the_table_says():
    assert content(SAFE) == wanted(
        portal=2, wayshrine=2, market=1, cave=1, chest=2, library=1, prison=1, minor=4, gold=3, heal=1
    )


@pytest.mark.parametrize("slug", ["start_a", "start_b"])
def test_each_side_of_the_starting_tile_holds_what_the_table_says(slug):
    found = content([TILES[slug]])
    assert found.pop("portal") in (0, 1)
    assert found.pop("market") in (0, 1)
    table = wanted(wayshrine=1, cave=1, chest=1, prison=1, minor=2, gold=1, heal=1)
    assert found == {name: count for name, count in table.items() if name not in ("portal", "market")}


@pytest.mark.parametrize("slug", ["start_a", "start_b"])
def test_the_starting_tile_has_one_crypt_below_and_one_monkey_shrine_above(slug):
    """R8.3: the Crypt near the graveyard wall; the Monkey Shrine in the Depths half (R6.9)."""
    tile = TILES[slug]
    (crypt,) = [number for number, room in enumerate(tile.rooms) if room.crypt]
    (shrine,) = [number for number, room in enumerate(tile.rooms) if room.shrine]
    assert tile.rooms[crypt].square == 1
    assert tile.rooms[shrine].square == 0
    bottoms = [top + height for _, top, _, height in tile.geometry[0].rooms]
    assert bottoms[crypt] == max(bottoms)


@every_tile
def test_a_tile_has_as_many_rooms_as_its_zone_allows(tile):
    low, high = {"safe": (2, 3), "depths": (1, 4), "start": (6, 8)}[tile.zone]
    assert low <= len(tile.rooms) <= high


@every_tile
def test_rooms_are_in_the_depths_as_their_zone_or_half_says(tile):
    """R6.9: the Depths tiles and the upper half of the starting tile."""
    for room, (_, top, _, height) in zip(tile.rooms, tile.geometry[0].rooms, strict=True):
        upper = tile.zone == "start" and top + height < UNIT
        assert room.depths == (tile.zone == "depths" or upper), room.name
        assert room.square == (tile.zone == "start" and not upper), room.name


def test_no_tile_has_two_artifact_rooms_and_haunted_tiles_have_the_best_ones():
    """R6.7, R6.8."""
    for tile in DEPTHS:
        assert sum(room.artifact >= 0 for room in tile.rooms) <= 1, tile.slug
        if tile.haunted:
            assert max(room.artifact for room in tile.rooms) >= 1, tile.slug


@every_tile
def test_no_artifact_room_is_entered_from_a_mouth_without_an_icon(tile):
    """The good things lie behind something: a monster, a lock, an arrow, or another room."""
    prizes = {End(ROOM, number) for number, room in enumerate(tile.rooms) if room.artifact >= 0}
    for tunnel in tile.tunnels:
        kinds = {end.kind for end in tunnel.ends}
        assert not (prizes & set(tunnel.ends) and MOUTH in kinds and is_plain(tunnel))


@every_tile
def test_every_side_has_two_mouths_with_one_tunnel_each_and_the_graveyard_wall_none(tile):
    """R6.2, R6.10: mouths at pixel 128 and 256 of each side, so that any orientation fits."""
    ends = Counter(
        line[which] for tunnel, line in zip(tile.tunnels, tile.geometry[0].lines, strict=True)
        for which, end in zip((0, -1), tunnel.ends, strict=True) if end.kind == MOUTH
    )  # fmt: skip
    squares = [0.0, UNIT] if tile.zone == "start" else [0.0]
    sides = [(x, y + square) for square in squares for x in (0.0, UNIT) for y in (128.0, 256.0)]
    across = [0.0] if tile.zone == "start" else [0.0, UNIT]
    sides += [(x, y) for x in (128.0, 256.0) for y in across]
    assert ends == Counter(sides)
    assert [number for number, user in enumerate(tile.mouths) if user] == sorted(mouth_points(tile.squares))


@every_tile
def test_exactly_one_tunnel_ends_at_each_portal(tile):
    """R8.4: a portal is the end of one tunnel."""
    users = Counter(end.number for tunnel in tile.tunnels for end in tunnel.ends if end.kind == PORTAL)
    assert users == Counter(range(tile.portals))
    assert len(tile.geometry[0].portals) == tile.portals


@every_tile
def test_every_room_is_reached_from_a_mouth_and_left_along_the_arrows_without_a_lock(tile):
    """R5.4, R5.5, R15.7: nobody is trapped for want of a lockpick."""
    inside = reach(tile, [End(MOUTH, number) for number in mouth_points(tile.squares)], locks=True)
    for number, room in enumerate(tile.rooms):
        assert End(ROOM, number) in inside, room.name
        assert any(end.kind != ROOM for end in reach(tile, [End(ROOM, number)], locks=False)), room.name


@every_tile
@pytest.mark.parametrize("which", [0, 1], ids=["first", "second"])
def test_at_least_two_first_and_two_second_mouths_lead_into_a_room_without_an_icon(tile, which):
    """R6.4, R6.5: a walker without lockpicks or swords can nearly always lay the tile."""
    assert plain_entries(tile, which) >= 2


@pytest.mark.parametrize(("name", "low", "high"), [("depths", 0.4, 0.6), ("safe", 0, 0.25), ("start_a", 0, 0.25), ("start_b", 0, 0.25)])  # fmt: skip # noqa: E501
def test_the_share_of_tunnels_with_icons_is_in_its_band(name, low, high):
    """R5.2 to R5.5."""
    tunnels = [tunnel for tile in SETS[name] for tunnel in tile.tunnels]
    assert low <= sum(not is_plain(tunnel) for tunnel in tunnels) / len(tunnels) <= high


def test_the_second_side_of_the_starting_tile_is_the_meaner_one():
    icons = [sum(not is_plain(tunnel) for tunnel in TILES[slug].tunnels) for slug in ("start_a", "start_b")]
    assert icons[0] < icons[1]


def test_every_kind_of_icon_occurs_in_the_depths():
    tunnels = [tunnel for tile in DEPTHS for tunnel in tile.tunnels]
    assert {tunnel.monsters for tunnel in tunnels} == {0, 1, 2}
    assert {tunnel.locks for tunnel in tunnels} == {0, 1}
    assert any(tunnel.footprints for tunnel in tunnels)
    assert any(tunnel.one_way for tunnel in tunnels)


def test_several_tiles_have_a_tunnel_from_mouth_to_mouth():
    """R5.1: such pieces join into one long tunnel."""
    through = {
        tile.slug for tile in SAFE + DEPTHS for tunnel in tile.tunnels if {end.kind for end in tunnel.ends} == {MOUTH}
    }
    assert len(through) >= 8


def test_titles_are_unique():
    assert len({tile.title.casefold() for tile in TILES.values()}) == len(TILES)


def signature(tile: TileDef) -> object:
    """The tile as a graph with all its properties but names and shapes, the same for every rotation and order."""
    plain_rooms = [room._replace(name="", shape="") for room in tile.rooms]
    forms = []
    for turn, order in itertools.product(range(4), itertools.permutations(range(len(tile.rooms)))):
        numbers = {old: new for new, old in enumerate(order)}
        tunnels = []
        for tunnel in tile.tunnels:
            ends = [
                (end.kind, numbers[end.number])
                if end.kind == ROOM
                else (end.kind, (end.number + 2 * turn) % 8 * (end.kind == MOUTH))
                for end in tunnel.ends
            ]
            tunnels.append((ends if tunnel.one_way else sorted(ends), *tunnel[1:]))
        forms.append(([plain_rooms[old] for old in order], sorted(tunnels)))
    return tile.zone, tile.haunted, min(forms)


def test_no_two_tiles_are_alike_up_to_rotation():
    signatures = [signature(tile) for tile in SAFE + DEPTHS]
    assert not any(one == other for one, other in itertools.combinations(signatures, 2))
    assert Counter(rooms_of([TILES["start_a"]])) != Counter(rooms_of([TILES["start_b"]]))


def test_a_turned_tile_counts_as_alike():
    """The comparison above sees through a rotation."""
    tile = TILES["d05"]
    ends = [
        tuple(End(end.kind, (end.number + 2) % 8) if end.kind == MOUTH else end for end in tunnel.ends)
        for tunnel in tile.tunnels
    ]
    tunnels = [tunnel._replace(ends=pair) for tunnel, pair in zip(tile.tunnels, ends, strict=True)]
    assert signature(replace(tile, tunnels=tuple(tunnels[::-1]))) == signature(tile)
    assert signature(replace(tile, haunted=not tile.haunted)) != signature(tile)


@every_turning_tile
def test_all_four_rotations_have_their_mouths_rooms_and_portals_in_place(tile):
    """R15.2: everything on a tile turns with it; mouth m is then where mouth m + 2r was."""
    assert len(tile.geometry) == 4
    for turn, geometry in enumerate(tile.geometry):
        for tunnel, line in zip(tile.tunnels, geometry.lines, strict=True):
            for end, point in zip(tunnel.ends, (line[0], line[-1]), strict=True):
                if end.kind == MOUTH:
                    assert point == mouth_points(1)[(end.number + 2 * turn) % 8]
                elif end.kind == PORTAL:
                    assert point == geometry.portals[end.number]
                else:
                    assert contains(geometry.rooms[end.number], point)


def test_a_quarter_turn_is_clockwise():
    """R6.2: the north side comes to the east."""
    tile = TILES["d03"]
    left, top, width, height = tile.geometry[0].rooms[number_of(tile, "gatehouse")]
    turned = tile.geometry[1].rooms[number_of(tile, "gatehouse")]
    assert turned == (UNIT - top - height, left, height, width)
    assert tile.geometry[2] != tile.geometry[0]


def test_the_starting_tile_has_a_single_geometry():
    """R15.2: it is never turned."""
    assert len(TILES["start_a"].geometry) == len(TILES["start_b"].geometry) == 1


def test_one_way_tunnels_run_along_the_line_as_drawn():
    """R5.5: out of the pier of the Collapsed Bridge one drops into the undercroft."""
    tile = TILES["d03"]
    ends = [tunnel.ends for tunnel in tile.tunnels if tunnel.one_way]
    gatehouse, pier, undercroft = (End(ROOM, number_of(tile, name)) for name in ("gatehouse", "pier", "undercroft"))
    assert sorted(ends) == sorted([(gatehouse, pier), (pier, undercroft)])


@every_map
def test_maps_are_written_as_tiled_writes_them(path):
    root = ElementTree.parse(path).getroot()
    objects = list(root.iter("object"))
    ids = [int(node.get("id", 0)) for node in objects]
    assert root.get("version") == "1.10"
    assert root.get("infinite") == "0"
    assert len(set(ids)) == len(ids)
    assert int(root.get("nextobjectid", 0)) == max(ids) + 1
    assert [layer.get("name") for layer in root.findall("objectgroup")] == ["rooms", "tunnels", "portals"]
    assert int(root.get("nextlayerid", 0)) == 1 + max(int(layer.get("id", 0)) for layer in root.findall("objectgroup"))
    for properties in root.iter("properties"):
        names = [node.get("name", "") for node in properties]
        assert names == sorted(set(names))


def declared() -> dict[str, dict]:
    text = (our_folder() / "catacombs.tiled-project").read_text(encoding="utf-8")
    return {kind["name"]: kind for kind in json.loads(text)["propertyTypes"]}


def test_the_tiled_project_declares_the_words_the_loader_knows():
    kinds = declared()
    enums = {name: tuple(kind["values"]) for name, kind in kinds.items() if kind["type"] == "enum"}
    assert enums == {
        "zone": tile_map.ZONES,
        "shape": tile_map.SHAPES,
        "artifact": tile_map.ARTIFACTS,
        "feature": tile_map.FEATURES,
        "reward": tile_map.REWARDS,
    }
    classes = {name for name, kind in kinds.items() if kind["type"] == "class" and kind["useAs"] == ["object"]}
    assert classes == set(tile_map.LAYERS.values())


@every_map
def test_the_properties_in_the_maps_are_declared_with_their_types_in_the_tiled_project(path):
    kinds = declared()
    for node in ElementTree.parse(path).getroot().iter("object"):
        members = {member["name"]: member for member in kinds[node.get("type", "")]["members"]}
        for found in node.iter("property"):
            member = members[found.get("name", "")]
            assert found.get("type", "string") == member["type"]
            assert found.get("propertytype") == member.get("propertyType")


def test_a_digest_is_stable_and_follows_the_rules_content_only():
    tile = TILES["d09"]
    digest = tile_digest(tile)
    assert digest == tile_digest(load_tile(our_folder() / "d09.tmx"))
    assert tile_digest(replace(tile, title="Another", geometry=())) == digest
    rooms, tunnels = tile.rooms, tile.tunnels
    changed = [
        replace(tile, haunted=True),
        replace(tile, zone="safe"),
        replace(tile, portals=1),
        replace(tile, rooms=(rooms[0]._replace(name="other"), *rooms[1:])),
        replace(tile, rooms=(rooms[0]._replace(gold=9), *rooms[1:])),
        replace(tile, tunnels=(tunnels[0]._replace(monsters=2), *tunnels[1:])),
        replace(tile, tunnels=tunnels[::-1]),
    ]
    assert len({digest, *map(tile_digest, changed)}) == 1 + len(changed)


def test_all_tiles_have_different_digests():
    assert len({tile_digest(tile) for tile in TILES.values()}) == len(TILES)


def test_loading_tiles_needs_no_pygame_and_leaves_it_importable():
    code = (
        "import sys; from game.box.tiles import load_tiles; assert len(load_tiles()) == 30;"
        "assert 'pygame' not in sys.modules; import pygame; from pytmx.util_pygame import load_pygame"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_two_rooms_that_can_lie_side_by_side_have_the_same_name():
    """People read "Flooded Nave" at the table, without the tile: only the two starting sides may share names."""
    names = [room.name for tile in TILES.values() if tile.slug != "start_b" for room in tile.rooms]
    assert len(names) == len(set(names))


def test_the_digest_of_a_box_follows_what_matters_to_the_rules_and_nothing_else():
    box = build_box()
    first, *rest = box.tiles
    rounder = replace(first, rooms=tuple(room._replace(shape="octagon") for room in first.rooms), title="Another")
    haunted = replace(first, haunted=not first.haunted)
    assert Box(box.cards, box.tokens, (rounder, *rest)).digest == box.digest
    assert Box(box.cards, box.tokens, (haunted, *rest)).digest != box.digest
