"""Broken maps are refused with the file, the object and the reason; a player's own tiles load or are refused."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, SubElement

import pytest

from game.box.tile_checks import mouth_label, plain_entries, reach
from game.box.tile_geometry import leave, line_gap, line_rect_gap, mouth_points, rect_gap
from game.box.tiles import load_tile, load_user_tiles
from game.rules.tiles import MOUTH, ROOM, End, TileDef, TunnelDef
from tests.box.broken_maps import (
    Damage,
    broken,
    five_portals,
    in_kiln,
    kind_as_class,
    layer,
    lock_in,
    locked_portal,
    monsters_on_mouths,
    move_over,
    near_portal,
    new_portal,
    new_tunnel,
    north_tunnel,
    on_kiln,
    on_map,
    on_tunnel,
    points,
    put,
    refused,
    room,
    seal,
    ten_locks,
    three_icons,
    tunnel_at,
    tunnels,
    wide_portal,
)

FIRST = [(128, 0), (384, 128), (256, 384), (0, 256)]
SECOND = [(256, 0), (384, 256), (128, 384), (0, 128)]

DAMAGES: dict[str, tuple[Damage, str, str]] = {
    "zone misspelt": (on_map("zone", "depth"), "map", "'zone' is 'depth', not one of safe"),
    "zone empty": (on_map("zone", ""), "map", "'zone' is None, not one of safe"),
    "title empty": (on_map("title", " "), "map", "'title' is ' ', not a text"),
    "haunted as text": (on_map("haunted", "true"), "map", "'haunted' is 'true', not a bool"),
    "unknown map property": (on_map("author", "me"), "map", "unknown property 'author'"),
    "map too small": (lambda root: root.set("width", "23"), "map", "24 x 24 cells of 16"),
    "other cells": (lambda root: root.set("tilewidth", "32"), "map", "24 x 24 cells of 16"),
    "infinite map": (lambda root: root.set("infinite", "1"), "map", "fixed size"),
    "layer misspelt": (lambda root: layer(root, "rooms").set("name", "room"), "layer 'room'", "only the object layers"),
    "picture layer": (lambda root: SubElement(root, "imagelayer").append(Element("image")), "layer None", "unknown"),
    "layer moved": (lambda root: layer(root, "rooms").set("offsetx", "8"), "layer 'rooms'", "offset"),
    "kind misspelt": (on_kiln("type", "Room"), "room 'kiln'", "is 'Room', not 'room'"),
    "kind in the attribute class": (kind_as_class, "room 'kiln'", "is None, not 'room'"),
    "room property misspelt": (in_kiln("wayshrin", "true", "bool"), "room 'kiln'", "unknown property 'wayshrin'"),
    "enum misspelt": (in_kiln("feature", "Chest"), "room 'kiln'", "'feature' is 'Chest', not one of none, chest"),
    "artifact misspelt": (in_kiln("artifact", "plus2"), "room 'kiln'", "'artifact' is 'plus2', not one of none"),
    "shape misspelt": (in_kiln("shape", "circle"), "room 'kiln'", "'shape' is 'circle', not one of round"),
    "flag as text": (in_kiln("cave", "true"), "room 'kiln'", "'cave' is 'true', not a bool"),
    "number as text": (in_kiln("gold", "3"), "room 'kiln'", "'gold' is '3', not an int"),
    "number as flag": (in_kiln("gold", "true", "bool"), "room 'kiln'", "'gold' is True, not an int"),
    "number that is none": (in_kiln("gold", "many", "int"), "room 'kiln'", "Tiled cannot have written this"),
    "type that is none": (in_kiln("gold", "3", "integer"), "room 'kiln'", "Tiled cannot have written this"),
    "reserved property": (in_kiln("width", "3", "int"), "room 'kiln'", "Tiled cannot have written this"),
    "gold without amount": (in_kiln("gold", "0", "int"), "room 'kiln'", "reward 'gold' does not go with gold 0"),
    "amount without gold": (in_kiln("reward", "minor"), "room 'kiln'", "reward 'minor' does not go with gold"),
    "room without a name": (on_kiln("name", ""), "room #2", "needs a name"),
    "room name with a capital": (on_kiln("name", "Kiln"), "room 'Kiln'", "small letters"),
    "room name twice": (on_kiln("name", "reliquary"), "room 'reliquary'", "another room of this name"),
    "room turned": (on_kiln("rotation", "45"), "room 'kiln'", "is turned"),
    "room from a template": (on_kiln("template", "room.tx"), "room 'kiln'", "from a template"),
    "room as polygon": (
        lambda root: SubElement(room(root, "kiln"), "polygon", {"points": "0,0 9,0 9,9"}),
        "room 'kiln'",
        "is not a rectangle",
    ),
    "room too big": (
        lambda root: room(root, "scriptorium").set("width", "150"),
        "room 'scriptorium'",
        "64 to 144 pixels",
    ),
    "round room not square": (on_kiln("width", "90"), "room 'kiln'", "not as wide as high"),
    "room at the border": (lambda root: move_over(root, "scriptorium", 10), "room 'scriptorium'", "to the border"),
    "rooms wall to wall": (lambda root: move_over(root, "kiln", 178), "room 'scriptorium'", "16 pixels to room 'kiln'"),
    "crypt in the Depths": (in_kiln("crypt", "true", "bool"), "room 'kiln'", "only the starting tile"),
    "two artifacts": (in_kiln("artifact", "plus"), "map", "more than one artifact room"),
    "artifact on a safe tile": (on_map("zone", "safe"), "room 'reliquary'", "only a tile of the Depths"),
    "no rooms": (lambda root: root.remove(layer(root, "rooms")), "tunnel #", "meets no room"),
    "tunnel property misspelt": (on_tunnel("footprint", "true", "bool"), "tunnel #4", "unknown property 'footprint'"),
    "too many monsters": (on_tunnel("monsters", "3", "int"), "tunnel #4", "'monsters' is 3, not 0 to 2"),
    "negative locks": (on_tunnel("locks", "-1", "int"), "tunnel #4", "'locks' is -1, not 0 to 2"),
    "tunnel as rectangle": (
        lambda root: tunnels(root)[0].remove(tunnels(root)[0][-1]),
        "tunnel #4",
        "is not a polyline",
    ),
    "tunnel ends in rock": (north_tunnel((128, 40)), "tunnel #4", "its end at (128, 40) meets no room"),
    "mouth without a tunnel": (
        lambda root: layer(root, "tunnels").remove(tunnel_at(root, 128, 0)),
        "mouth north 128",
        "has 0 tunnels",
    ),
    "mouth with two tunnels": (
        lambda root: new_tunnel(root, points(tunnel_at(root, 0, 128))),
        "mouth west 128",
        "has 2 tunnels",
    ),
    "too many portals": (five_portals, "map", "more than 4 portals"),
    "too many locks": (ten_locks, "map", "more than 8 locks"),
    "portal without a tunnel": (lambda root: new_portal(root, 60, 60), "portal #901", "has 0 tunnels"),
    "portal as rectangle": (wide_portal, "portal #901", "is not a point"),
    "portal with a property": (locked_portal, "portal #901", "unknown property 'locks'; known are none"),
    "portal at a room": (lambda root: near_portal(root, 100, 190), "portal #901", "too near to room 'scriptorium'"),
    "portal at the border": (lambda root: near_portal(root, 20, 200), "portal #901", "pixels to the border"),
    "portal on a tunnel": (lambda root: near_portal(root, 100, 270), "tunnel #", "too near to portal #901"),
    "loop at one room": (
        lambda root: new_tunnel(root, [(60, 130), (30, 200), (100, 160)]),
        "tunnel #900",
        "leads nowhere else",
    ),
    "room sealed": (lambda root: seal(root, "reliquary"), "room 'reliquary'", "cannot be reached"),
    "room locked": (lambda root: lock_in(root, "reliquary"), "room 'reliquary'", "has no way out"),
    "no plain first mouth": (lambda root: monsters_on_mouths(root, FIRST), "map", "none of the first mouths"),
    "no plain second mouth": (lambda root: monsters_on_mouths(root, SECOND), "map", "none of the second mouths"),
    "mouth left at an angle": (north_tunnel((100, 100)), "tunnel #4", "right angle"),
    "tunnels cross": (
        north_tunnel((128, 36), (28, 36), (28, 160), (70, 160)),
        "tunnel #4",
        "crosses or nearly touches tunnel #5",
    ),
    "tunnel through a room": (
        north_tunnel((128, 60), (304, 100), (304, 70), (128, 100)),
        "tunnel #4",
        "too near to room 'kiln'",
    ),
    "tunnel back through its own room": (
        north_tunnel((128, 230), (60, 230), (60, 150)),
        "tunnel #4",
        "too near to room 'scriptorium'",
    ),
    "tunnel out of the tile": (north_tunnel((128, 30), (128, -40), (100, 100)), "tunnel #4", "leaves the tile"),
    "tunnel too short for its icons": (three_icons, "tunnel #", "too short for its icons"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_broken_map_is_refused_with_file_object_and_reason(tmp_path, name):
    damage, thing, reason = DAMAGES[name]
    problem = refused(broken(tmp_path, damage))
    assert problem.thing.startswith(thing), str(problem)
    assert reason in problem.reason, str(problem)


def test_the_undamaged_copy_loads(tmp_path):
    """So that each damage above is the only reason."""
    assert load_tile(broken(tmp_path, lambda root: None)).slug == "broken"


def test_a_file_that_is_no_map_is_refused_as_such(tmp_path):
    nonsense = tmp_path / "nonsense.tmx"
    nonsense.write_text("<map", encoding="utf-8")
    assert "is not XML" in refused(nonsense).reason
    assert "cannot be read" in refused(tmp_path / "missing.tmx").reason


def test_a_tile_with_too_few_rooms_for_its_zone_is_refused(tmp_path):
    """The Crossing of Sighs has one room: enough for the Depths only."""
    problem = refused(broken(tmp_path, on_map("zone", "safe"), slug="d07"))
    assert (problem.thing, problem.reason) == ("map", "has 1 rooms, not 2 to 3 (safe)")


def test_a_file_name_that_is_no_slug_is_refused(tmp_path):
    assert "the file needs a name" in refused(broken(tmp_path, lambda root: None, name="My Tile")).reason


def start_room(name: str, flag: str, value: str) -> Damage:
    return lambda root: put(room(root, name), flag, value, "bool")


@pytest.mark.parametrize(
    ("damage", "thing", "reason"),
    [
        (start_room("crypt", "crypt", "false"), "map", "exactly one Crypt in the lower half"),
        (start_room("crypt", "shrine", "true"), "map", "exactly one Monkey Shrine in the upper half"),
        (lambda root: put(room(root, "crypt"), "artifact", "plain"), "room 'crypt'", "only a tile of the Depths"),
        (on_map("haunted", "true", "bool"), "map", "can be haunted"),
        (lambda root: root.set("height", "24"), "map", "24 x 48 cells"),
        (
            lambda root: layer(root, "tunnels").remove(tunnel_at(root, 384, 640)),
            "mouth lower east 256",
            "has 0 tunnels",
        ),
    ],
)
def test_a_broken_starting_tile_is_refused(tmp_path, damage, thing, reason):
    """R8.3, R6.9."""
    problem = refused(broken(tmp_path, damage, slug="start_a"))
    assert problem.thing == thing
    assert reason in problem.reason


def test_a_tunnel_to_the_graveyard_wall_is_refused(tmp_path):
    """R6.10: no mouths there."""
    root_change = lambda root: new_tunnel(root, [(192, 700), (192, 768)])  # noqa: E731
    assert "meets no room, mouth or portal" in refused(broken(tmp_path, root_change, slug="start_a")).reason


def test_mouths_are_called_by_side_and_pixel():
    for squares in (1, 2):
        for number, (x, y) in mouth_points(squares).items():
            pixel = x if number // 2 % 2 == 0 else y % 384
            assert mouth_label(number).endswith(f" {pixel:.0f}")
    assert mouth_label(0) == "mouth north 128"
    assert mouth_label(4) == "mouth south 256"
    assert mouth_label(15) == "mouth lower west 128"


def test_a_users_tiles_load_and_broken_ones_are_refused_with_their_message(tmp_path):
    """The game goes on with the others."""
    broken(tmp_path, on_map("title", "Mine"), name="mine")
    broken(tmp_path, on_map("zone", "deep"), name="typo")
    broken(tmp_path, lambda root: None, slug="s3", name="safe_one")
    tiles, problems = load_user_tiles(tmp_path)
    assert [(tile.slug, tile.zone) for tile in tiles] == [("mine", "depths"), ("safe_one", "safe")]
    assert [(problem.file, problem.thing) for problem in problems] == [("typo.tmx", "map")]
    assert re.fullmatch(r"typo\.tmx: map: .*'deep'.*", str(problems[0]))


def test_a_users_tile_may_not_take_the_slug_of_ours(tmp_path):
    broken(tmp_path, lambda root: None, name="d09")
    broken(tmp_path, lambda root: None, name="own")
    tiles, problems = load_user_tiles(tmp_path)
    assert [tile.slug for tile in tiles] == ["own"]
    assert "there is a tile 'd09' already" in str(problems[0])
    assert load_user_tiles(tmp_path, taken=["own"])[0][0].slug == "d09"


def test_a_users_starting_tile_is_refused(tmp_path):
    broken(tmp_path, lambda root: None, slug="start_a", name="my_start")
    tiles, problems = load_user_tiles(tmp_path)
    assert not tiles
    assert "cannot be a starting tile" in str(problems[0])


def test_a_missing_or_empty_user_folder_has_no_tiles(tmp_path):
    assert load_user_tiles(tmp_path) == load_user_tiles(tmp_path / "nowhere") == ((), ())


def small_tile(*tunnels: TunnelDef) -> TileDef:
    return TileDef("x", "X", "depths", (), tunnels)


def test_a_plain_entry_needs_a_mouth_a_room_and_no_icon_in_either_direction():
    """R6.4."""
    hall, first, second = End(ROOM, 0), End(MOUTH, 0), End(MOUTH, 1)
    assert plain_entries(small_tile(TunnelDef((first, hall))), 0) == 1
    assert plain_entries(small_tile(TunnelDef((hall, first))), 0) == 1
    assert plain_entries(small_tile(TunnelDef((first, hall))), 1) == 0
    assert plain_entries(small_tile(TunnelDef((first, second))), 0) == 0
    for icon in ({"footprints": True}, {"monsters": 1}, {"locks": 1}, {"one_way": True}):
        assert plain_entries(small_tile(TunnelDef((first, hall), **icon)), 0) == 0


def test_reaching_follows_arrows_and_minds_locks():
    """R5.4, R5.5."""
    here, there, mouth = End(ROOM, 0), End(ROOM, 1), End(MOUTH, 0)
    arrow = small_tile(TunnelDef((here, there), one_way=True), TunnelDef((there, mouth), locks=1))
    assert reach(arrow, [here], locks=True) == {here, there, mouth}
    assert reach(arrow, [here], locks=False) == {here, there}
    assert reach(arrow, [there], locks=True) == {there, mouth}


def test_lines_that_cross_are_at_distance_nought_and_others_as_far_as_they_are():
    assert line_gap(((0, 0), (10, 10)), ((0, 10), (10, 0)), 50) == 0
    assert line_gap(((0, 0), (10, 0)), ((0, 3), (4, 9)), 50) == 3
    assert line_gap(((0, 0), (10, 0)), ((0, 60), (10, 60)), 50) == 50
    assert line_rect_gap(((0, 0), (10, 0)), (4, 5, 2, 2), 50) == 5
    assert line_rect_gap(((0, 6), (10, 6)), (4, 5, 2, 2), 50) == 0
    assert rect_gap((0, 0, 2, 2), (5, 6, 1, 1)) == 5


def test_a_line_is_cut_where_it_leaves_its_room():
    assert leave(((5, 5), (7, 5), (20, 5), (20, 9)), (0, 0, 10, 10)) == ((10, 5), (20, 5), (20, 9))
    assert leave(((5, 5), (7, 5)), (0, 0, 10, 10)) == ()
