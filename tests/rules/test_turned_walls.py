"""R15.2, R6.10: a tunnel that ended at a wall is joined anew when the tile behind it turns."""

from game.rules.dungeon import Dungeon
from tests.rules.small_tiles import one_room, start


def test_a_dead_end_opens_when_the_tile_behind_it_turns_a_mouth_to_it():
    """R15.2, R6.10"""
    tiles = (start("hub e0"), one_room("closed", "w1 hall"))
    shut = Dungeon(tiles, 0).lay(1, (1, 0), 2)
    hub = next(room for room in shut.rooms_of(0) if shut.room(room).name == "hub")
    assert [way.blocked for way in shut.routes(hub)] == ["dead_end"]

    open_ = shut.turn(1, 0)

    assert [open_.name(way.room) for way in open_.routes(hub)] == ["closed.hall"]
    assert [way.blocked for way in shut.routes(hub)] == ["dead_end"]
