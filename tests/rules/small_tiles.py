"""Tiny tiles for geometry that the tiles of the game do not offer, and scenes on them.

A tunnel is written as two ends and its icons: "hall e0", "w1 > hall foot", "hall p0 m2 l1" (m monsters, l locks,
> one way). An end is a room, a mouth or a portal p0, p1, ... Mouths are n0 n1 e0 e1 s0 s1 w0 w1, clockwise; those of
the lower half of the starting tile are written in capitals. A mouth nobody names is a wall.

Who leaves a tile by a mouth with 0 meets a mouth with 1. Going out by e0, the tile beyond shows, turned by 0, 1, 2, 3
quarters: w1, s1, e1, n1.
"""

from game.rules import Action, Box, Reason, State, legal_actions, text, why_not
from game.rules.tiles import MOUTH, PORTAL, ROOM, End, RoomDef, TileDef, TunnelDef
from game.session.scenario import load_scenario
from tests.kit import BOX, QUIET_ROW

_SIDES = "nesw"


def _end(word: str, rooms: list[RoomDef]) -> End:
    if word[0] in "p" and word[1:].isdigit():
        return End(PORTAL, int(word[1:]))
    if len(word) == 2 and word[0].lower() in _SIDES and word[1] in "01":
        lower = 8 if word[0].isupper() else 0
        return End(MOUTH, lower + 2 * _SIDES.index(word[0].lower()) + int(word[1]))
    return End(ROOM, [room.name for room in rooms].index(word))


def _tunnel(words: str, rooms: list[RoomDef]) -> TunnelDef:
    first, *rest = words.split()
    one_way = rest[0] == ">"
    second, *icons = rest[one_way:]
    figures = {icon[0]: int(icon[1:]) for icon in icons if icon != "foot"}
    ends = (_end(first, rooms), _end(second, rooms))
    return TunnelDef(ends, "foot" in icons, figures.get("m", 0), figures.get("l", 0), one_way)


def tile(slug: str, rooms: list[RoomDef], *tunnels: str, zone: str = "depths", haunted: bool = False) -> TileDef:
    """A tile of these rooms and tunnels. The tunnel "hall *" stands for one to each mouth that no other names."""
    named = {word for words in tunnels for word in words.split()}
    sides = "nesw" if zone != "start" else "newEW"
    rest = [f"{side}{k}" for side in sides for k in "01" if f"{side}{k}" not in named]
    written = [w.replace("*", mouth) for w in tunnels for mouth in (rest if "*" in w else [""])]
    made = tuple(_tunnel(words, rooms) for words in written)
    portals = {end.number for tunnel in made for end in tunnel.ends if end.kind == PORTAL}
    return TileDef(slug, slug, zone, tuple(rooms), made, len(portals), haunted)


HUB = RoomDef("hub", depths=True)
CRYPT = RoomDef("crypt", square=1, crypt=True)


def start(*tunnels: str, rooms: tuple[RoomDef, ...] = ()) -> TileDef:
    """A starting tile: the hub above, the crypt below, what tunnels you like between them and around."""
    return tile("start_a", [HUB, CRYPT, *rooms], *tunnels, zone="start")


def one_room(slug: str, *tunnels: str, haunted: bool = False, **facts) -> TileDef:
    """A tile with a single room, called hall."""
    return tile(slug, [RoomDef("hall", depths=True, **facts)], *tunnels, haunted=haunted)


def small_scene(pieces: list[TileDef], **fields) -> State:
    """A scene on these tiles only. The first is the starting tile; the pawns stand in the hub unless told."""
    box = Box(BOX.cards, BOX.tokens, tuple(pieces))
    players = [{"room": "start_a.hub", **entry} for entry in fields.pop("players", [{}])]
    fields.setdefault("tile_stack", [t.slug for t in pieces[1:] if not _lies(t, fields)] + ["end"])
    return load_scenario(box, {"promos": True, "row": QUIET_ROW, "players": players, **fields})


def _lies(tile_: TileDef, fields: dict) -> bool:
    return any(words.split()[0] == tile_.slug for words in fields.get("tiles", []))


def reason(state: State, kind: int, *numbers: int) -> Reason:
    """Why an action is refused, with its numbers; it must not be legal."""
    action = Action(kind, *numbers)
    assert action not in legal_actions(state), f"{text(action)} is legal"
    found = why_not(state, action)
    assert found is not None, f"{text(action)}: no reason"
    return found
