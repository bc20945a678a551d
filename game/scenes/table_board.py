"""The dungeon as a place to act: rooms within reach, edges to explore, things to do where one stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules import Action
from game.rules.dungeon import Cell
from game.rules.ids import MOVE, PROJECT, TELEPORT, Room
from game.rules.journeys import Journey
from game.rules.tiles import ROOMS_PER_TILE
from game.view.board import (
    BoardView,
    Pawn,
    cell_rect,
    draw_cell_offer,
    draw_price,
    draw_room_glow,
    draw_route,
    pawn_rect,
    price_size,
    ring_rect,
    room_at,
    room_rect,
    tunnel_points,
)
from game.view.camera import Point
from game.view.colours import TITLE, WARNING
from game.view.frame import Frame, Region
from game.view.offers import Price
from game.view.placing import DEAREST, place_beside
from game.view.text import BOLD
from game.view.widgets import Said, focus_ring, tooltip
from game.view.wording_actions import action_text
from game.view.wording_places import room_name

from .topics import room_topic

if TYPE_CHECKING:
    from .table import TableScene

PRICE_SIDES = ("below", "above", "right", "left")


def draw(table: TableScene, frame: Frame) -> None:
    """The rooms and edges with what they offer."""
    view, camera = table.board_view, table.camera
    whole = len(view.places) == len(table.state.dungeon.places)  # what is on its way may be walked on at once
    open_for_moves = table.is_mine and table.offers.laying is None and whole
    rooms = {
        room: room_rect(camera, view, room)
        for room in table.state.dungeon.all_rooms()
        if room // ROOMS_PER_TILE < len(view.places)
    }
    pawns = [pawn_rect(camera, view, pawn.seat) for pawn in view.pawns]
    frame.spared += pawns + [pawn_rect(camera, view, table.viewer)] * DEAREST
    prices = _prices(table, frame, rooms, pawns) if open_for_moves else {}
    for room, rect in rooms.items():
        _draw_room(table, frame, room, rect, open_for_moves, prices[room][1] if room in prices else rect)
    for cell in table.offers.cells if open_for_moves else ():
        _draw_cell(table, frame, cell)
    for price, place in prices.values():
        draw_price(frame, place.center, price)
    _draw_pawn_region(table, frame)


def _prices(
    table: TableScene, frame: Frame, rooms: dict[Room, Rect], pawns: list[Rect]
) -> dict[Room, tuple[Price, Rect]]:
    """What the rooms cost that can be entered now, or on the walk that is pointed at; and where that stands."""
    things, found = [*rooms.values(), *pawns], {}
    for room, rect in rooms.items():
        actions = goals(table, table.offers.rooms.get(room, []))
        journey = None if table.mode else table.offers.far.get(room)
        if actions:
            price = table.offers.price(table.offers.ways(actions)[0])
        elif journey is not None and frame.is_hot(("room", room)):
            price = journey_price(journey)
        else:
            continue
        if price:
            place = _price_place(table, frame, rect, price, things)
            found[room] = price, place
            frame.spared += [place] if actions else []
    return found


def _price_place(table: TableScene, frame: Frame, room: Rect, price: Price, things: list[Rect]) -> Rect:
    """Just outside the ring of a room, where the price covers no pawn and no other room."""
    ring, free = ring_rect(frame, room), table.layout.free
    place = Rect(0, 0, *price_size(frame, price))
    near = ring.inflate(2 * place.width, 2 * place.height)
    others = [things[number] for number in near.collidelistall(things) if things[number] != room]
    place_beside(place, ring, free if free.contains(ring) else frame.rect, 0, others, PRICE_SIDES)
    return place


def board_view(table: TableScene) -> BoardView:
    """The dungeon as it is shown now."""
    shown, colours = table.director.table, table.match.colours
    hidden = set(table.director.hidden)
    marks: dict[int, list[str]] = {}
    for seat, seen in enumerate(shown.players):
        for room in seen.marks:
            marks.setdefault(room, []).append(colours[seat])
    pawns = [
        Pawn(seat, colours[seat], seen.room, seat == shown.seat)
        for seat, seen in enumerate(shown.players)
        if seen.status == 0 and ("pawn", seat) not in hidden
    ]
    lying = {
        room: [token for token in tokens if ("lying", token) not in hidden] for room, tokens in shown.lying.items()
    }
    box = table.session.box
    return BoardView(box.tiles, shown.places, shown.open_locks, shown.picked, lying, marks, pawns, box)


def goals(table: TableScene, actions: list[Action]) -> list[Action]:
    """The actions that lead somewhere, of the kind that was asked for if a waiting effect was clicked."""
    wanted = {"teleport": TELEPORT, "project": PROJECT}.get(table.mode)
    return [action for action in actions if wanted is None or action.kind == wanted]


def _draw_room(table: TableScene, frame: Frame, room: Room, rect: Rect, open_: bool, price: Rect) -> None:
    actions = goals(table, table.offers.rooms.get(room, [])) if open_ else []
    journey = table.offers.far.get(room) if open_ and not actions and not table.mode else None
    region_id = ("room", room)
    hot = frame.is_hot(region_id)
    if actions:
        draw_room_glow(frame, rect, "now", hot)
    elif journey is not None:
        draw_room_glow(frame, rect, "far", hot)
    if actions or journey is not None:
        frame.spared.append(ring_rect(frame, rect))
    way = _way(table, actions, journey) if hot else []
    for part in way:
        draw_route(frame, part)
    focus_ring(frame, region_id, rect)
    can = bool(actions or journey)
    next_door = {route.room for route in table.state.dungeon.routes(table.offers.player.room)}
    why = _why_not(table, room) if hot and not can and table.is_mine else ""
    frame.region(
        Region(
            region_id,
            rect,
            (lambda: click_room(table, room)) if can else None,
            why,
            tip=_tip(_room_said(table, frame, room, actions, journey, why), way, price) if hot else "",
            focus=can or not open_ or room in next_door,
            topic=room_topic(table.state, room) if hot else "",
        )
    )


def _way(table: TableScene, actions: list[Action], journey: Journey | None) -> list[list[Point]]:
    """The tunnels that would be walked, room by room."""
    dungeon, at = table.state.dungeon, table.offers.player.room
    routes = []
    if actions:
        route = table.offers.route(table.offers.ways(actions)[0])
        routes = [route] if route is not None else []
    elif journey is not None:
        for move, room in zip(journey.moves, journey.rooms, strict=True):
            routes.append(dungeon.routes(at)[move.a])
            at = room
    return [tunnel_points(table.camera, table.board_view, route.pieces) for route in routes]


def _tip(said: list[Said], way: list[list[Point]], price: Rect) -> Callable[[Frame, Rect], None]:
    """A tip that covers neither the way that it tells of nor its price."""

    def draw(frame: Frame, beside: Rect) -> None:
        side = frame.px(20)
        dots = [Rect(x - side / 2, y - side / 2, side, side) for part in way for x, y in part]
        tooltip(frame, said, beside.union(price), dots)

    return draw


def journey_price(journey: Journey) -> Price:
    """What a journey costs, as icons with numbers."""
    parts = (
        ("boot", journey.boots),
        ("lockpick", journey.lockpicks),
        ("sword", journey.swords),
        ("health", journey.damage),
    )
    return tuple(part for part in parts if part[1])


def _room_said(
    table: TableScene, frame: Frame, room: Room, actions: list[Action], journey: Journey | None, why: str
) -> list[Said]:
    """The name of a room, what is in it, and how to get there or why not."""
    words, here = frame.words, table.state.dungeon.room(room)
    flags = ("depths", "crypt", "shrine", "market", "wayshrine", "cave")
    lines = [words(f"room_tip.{flag}") for flag in flags if getattr(here, flag)]
    if here.feature:
        lines.append(words(f"room_tip.{here.feature}" + ("_used" if table.state.picked >> room & 1 else "")))
    if here.reward:
        lines.append(words(f"room_tip.reward_{here.reward}", n=here.gold))
    lines += [words("room_tip.artifact", token=_token_name(table, frame, t)) for t in table.state.artifacts_in(room)]
    lines += [action_text(words, table.state, action) for action in table.offers.ways(actions)]
    if journey is not None:
        lines.append(_journey_text(table, frame, journey))
    name = Said(room_name(words, table.state.dungeon, room), TITLE, BOLD)
    return [name, *map(Said, lines), *([Said(why, WARNING)] if why else [])]


def _token_name(table: TableScene, frame: Frame, token: int) -> str:
    return frame.words(f"token.{table.session.box.tokens[token].slug}")


def _journey_text(table: TableScene, frame: Frame, journey: Journey) -> str:
    words = frame.words
    names = {"boot": "boots", "lockpick": "lockpick", "sword": "swords", "health": "damage"}
    parts = [words(f"amount.{names[icon]}", n=n) for icon, n in journey_price(journey)]
    room = room_name(words, table.state.dungeon, journey.rooms[-1])
    return words("table.far_walk", room=room, n=len(journey.moves), price=words.join(parts, "then"))


def _why_not(table: TableScene, room: Room) -> str:
    """Why a room cannot be entered now: the reason of the tunnel that leads there, or that none does."""
    here = table.offers.player.room
    if room == here:
        return ""
    for number, route in enumerate(table.state.dungeon.routes(here)):
        if route.room == room:
            return table.why(Action(MOVE, number))
    words, turn = table.stage.words, table.state.turn
    held = (("boots", turn.boots), ("swords", turn.swords), ("lockpick", table.offers.player.picks))
    return words("table.too_far", things=words.join([words(f"amount.{name}", n=n) for name, n in held]))


def _draw_cell(table: TableScene, frame: Frame, cell: Cell) -> None:
    """An empty place that can be explored."""
    actions = goals(table, table.offers.cells[cell])
    if not actions:
        return
    region_id = ("cell", cell)
    rect = cell_rect(table.camera, cell).inflate(-table.camera.tile_px // 3, -table.camera.tile_px // 3)
    hot = frame.is_hot(region_id)
    draw_cell_offer(frame, rect, _next_zone(table), hot)
    draw_price(frame, rect.midbottom, table.offers.price(table.offers.ways(actions)[0]))
    frame.spared.append(rect)
    way = _way(table, actions, None) if hot else []
    for part in way:
        draw_route(frame, part)
    focus_ring(frame, region_id, rect)
    said = [Said(action_text(frame.words, table.state, action)) for action in table.offers.ways(actions)]
    tip = _tip(said, way, rect)
    frame.region(Region(region_id, rect, lambda: explore(table, cell), tip=tip, topic="discover"))


def _next_zone(table: TableScene) -> str:
    """Which back lies on top of the tile stack: the safe tiles lie above the Depths, as everybody knows."""
    stack = table.state.tile_stack
    return "safe" if stack and table.session.box.tiles[stack[0]].zone == "safe" else "depths"


def click_room(table: TableScene, room: Room) -> None:
    """Go to a room: at once if there is one way, otherwise after a choice; a far one after its price was seen."""
    actions = goals(table, table.offers.rooms.get(room, []))

    def anchor() -> Rect:
        return room_rect(table.camera, table.board_view, room)

    if actions:
        _choose_way(table, actions, anchor)
        return
    journey = table.offers.far.get(room)
    if journey is not None and table.frame is not None:
        label = _journey_text(table, table.frame, journey)
        table.offer(table.stage.words("table.far_title"), anchor, [(label, lambda: _walk(table, journey))])


def explore(table: TableScene, cell: Cell) -> None:
    """Discover a tile in an empty place: at once if there is one way, otherwise after a choice."""
    _choose_way(table, goals(table, table.offers.cells[cell]), lambda: cell_rect(table.camera, cell))


def _choose_way(table: TableScene, actions: list[Action], anchor: Callable[[], Rect]) -> None:
    ways = table.offers.ways(actions)
    if len(ways) == 1:
        table.submit(ways[0])
        return
    words = table.stage.words
    options = [(action_text(words, table.state, way), partial(table.do, way)) for way in ways]
    table.offer(words("table.which_way"), anchor, options)


def _walk(table: TableScene, journey: Journey) -> None:
    """Walk room by room; whatever happens on the way that asks for a decision ends the walk."""
    table.director.finish()
    for move in journey.moves:
        if move not in table.offers.actions or not table.submit(move, hurry=False):
            return


def drop_pawn(table: TableScene, pos: tuple[int, int]) -> None:
    """The pawn was dragged: to a room, or to an empty place that can be explored."""
    view = table.board_view
    room = room_at(table.camera, view, pos)
    if room is not None:
        if room in table.offers.rooms or room in table.offers.far:
            click_room(table, room)
        elif room != table.offers.player.room:
            table.stage.say(_why_not(table, room))
        return
    cell = next((cell for cell in table.offers.cells if cell_rect(table.camera, cell).collidepoint(pos)), None)
    if cell is not None:
        explore(table, cell)


def _draw_pawn_region(table: TableScene, frame: Frame) -> None:
    if table.is_mine and table.state.players[table.viewer].status == 0:
        rect = pawn_rect(table.camera, table.board_view, table.viewer)
        tip = frame.words("table.own_pawn")
        room = table.offers.player.room
        again = bool(goals(table, table.offers.rooms.get(room, [])))  # a tunnel may lead back into the own room
        do = (lambda: click_room(table, room)) if again and not table.director.busy else None
        frame.region(Region(("pawn", table.viewer), rect, do, drag=("pawn", table.viewer), tip=tip, focus=False))
