"""What can be done in the room where the own pawn stands: buttons beside the pawn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.rules import Action
from game.rules.ids import MARK, MOVE, PICK, SHOP, TAKE
from game.view.board import cell_rect, pawn_rect, tunnel_points
from game.view.camera import LADDER
from game.view.frame import Frame
from game.view.placing import place_beside
from game.view.token_faces import picture_of_token
from game.view.widgets import button
from game.view.wording_actions import action_text

from .choices import label_heights, label_width

if TYPE_CHECKING:
    from .table import TableScene

LEAST, MOST = 240, 420  # units: how wide the buttons are


class Entry(NamedTuple):
    """Something that the room holds; `why` it cannot be done now."""

    action: Action
    label: str
    icon: str
    why: str


def draw_room_actions(table: TableScene, frame: Frame) -> None:
    """Buttons for everything the room holds, with price or with the reason why not, clear of where one can go."""
    if not table.is_mine or table.offers.question or table.mode or table.director.busy:
        return
    entries = _entries(table)
    if not entries:
        return
    labels = [entry.label for entry in entries]
    width = label_width(frame, labels, LEAST, MOST)
    heights = label_heights(frame, labels, width)
    box = Rect(0, 0, width, sum(heights))
    pawn = pawn_rect(table.camera, table.board_view, table.viewer)
    others = [*(rect for rect in frame.spared if rect != pawn), *_ways(table, frame)]
    if table.camera.zoom < LADDER[0]:  # the whole dungeon is looked at: there is room beside it
        others += [cell_rect(table.camera, cell) for cell in table.board_view.cells()]
    place_beside(box, pawn, table.layout.free, frame.px(30), others, anywhere=True)
    frame.spared.append(box)
    top = box.y
    for number, (entry, height) in enumerate(zip(entries, heights, strict=True)):
        rect = Rect(box.x, top, width, height - frame.px(2))
        do = None if entry.why else partial(table.do, entry.action)
        button(frame, ("here", number), rect, entry.label, do, why=entry.why, icon=entry.icon, size=18, kind="green")
        top += height


def _ways(table: TableScene, frame: Frame) -> list[Rect]:
    """The tunnels that can be walked from here, step by step."""
    step = frame.px(24)
    here = Rect(0, 0, step, step)
    routes = {action.a: table.offers.route(action) for action in table.offers.actions if action.kind == MOVE}
    found: dict[tuple[int, int], Rect] = {}
    for route in routes.values():
        for x, y in tunnel_points(table.camera, table.board_view, route.pieces if route is not None else ()):
            found[int(x // step), int(y // step)] = here.move(round(x) - step // 2, round(y) - step // 2)
    return list(found.values())


def _entries(table: TableScene) -> list[Entry]:
    """What the room of the player holds."""
    state, player = table.state, table.offers.player
    here = state.dungeon.room(player.room)
    found: list[tuple[Action, str]] = []
    if state.artifacts_in(player.room):
        found.append((Action(TAKE), "icons/artifact"))
    if here.feature and not state.picked >> player.room & 1:
        found.append((Action(PICK), f"icons/{here.feature}"))
    if here.wayshrine and not player.marks >> player.room & 1:
        found.append((Action(MARK), "icons/wayshrine"))
    entries = [_entry(table, action, icon) for action, icon in found]
    if here.market or state.turn.flutes:
        entries += _purchases(table)
    mercy = table.offers.mercy
    turns = [action for actions in mercy.actions.values() for action in actions] if mercy is not None else []
    return entries + [_entry(table, action, "icons/turn_tile") for action in turns]


def _entry(table: TableScene, action: Action, icon: str) -> Entry:
    return Entry(action, action_text(table.stage.words, table.state, action), icon, table.why(action))


def _purchases(table: TableScene) -> list[Entry]:
    """Every item that is left: as it can be bought, or why not; one line for all if nothing can be bought."""
    found = []
    for item, stock in enumerate(table.state.market):
        if stock:
            offered = [action for action in table.offers.here if action.kind == SHOP and action.a == item]
            picture = picture_of_token(table.session.box.tokens[stock[0]])
            found += [_entry(table, action, picture) for action in offered or [Action(SHOP, item)]]
    if found and all(entry.why for entry in found):
        return [found[0]._replace(label=table.stage.words("table.market"), icon="icons/market")]
    return found
