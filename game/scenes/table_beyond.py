"""What can be entered or discovered now but is not in sight: arrows at the edge, with the price, that lead there."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from math import atan2, degrees
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.rules import Action
from game.view.board import cell_rect, draw_price, room_rect
from game.view.colours import GOLD
from game.view.frame import Frame, Region
from game.view.placing import place_beside
from game.view.wording_actions import action_text

from .table_board import goals

if TYPE_CHECKING:
    from .table import TableScene

SIDE, PRICE = 52, 40  # units of an arrow, and of the room below it for the price


def draw_beyond(table: TableScene, frame: Frame) -> None:
    """One arrow for every goal out of sight; those that would lie over another one are left out."""
    if not table.is_mine or table.offers.laying is not None or table.director.busy:
        return
    offers, view, camera = table.offers, table.board_view, table.camera
    found: list[tuple[tuple[str, Hashable], Rect, list[Action]]] = []
    found += [(("room", room), room_rect(camera, view, room), actions) for room, actions in offers.rooms.items()]
    found += [(("cell", cell), cell_rect(camera, cell), actions) for cell, actions in offers.cells.items()]
    drawn: list[Rect] = []
    for goal, rect, every in found:
        actions, place, top = goals(table, every), _place(table, frame, rect), frame.at(rect.center)
        seen = frame.rect.collidepoint(rect.center) and top is not None and top.id in (goal, ("pawn", table.viewer))
        if actions and not seen and place.collidelist(drawn) < 0:
            drawn.append(place)
            _draw_arrow(table, frame, ("beyond", *goal), place, rect, offers.ways(actions)[0])


def _place(table: TableScene, frame: Frame, goal: Rect) -> Rect:
    """As near to the goal as there is something to be seen."""
    place = Rect(0, 0, frame.px(SIDE), frame.px(SIDE + PRICE))
    place.center = goal.center
    edge = place.clamp(table.layout.free)
    if edge.collidelist(frame.spared) >= 0:
        place_beside(place, edge, table.layout.free, 0, frame.spared, anywhere=True)
        return place
    return edge


def _draw_arrow(
    table: TableScene, frame: Frame, region_id: Hashable, place: Rect, goal: Rect, action: Action
) -> None:
    disc = Rect(place.topleft, (place.width, place.width))
    frame.fill(disc, (14, 11, 15), 225, disc.width // 2)
    frame.ring(disc, GOLD, max(2, frame.px(4 if frame.is_hot(region_id) else 2)), disc.width // 2)
    turn = round(degrees(atan2(goal.centery - disc.centery, goal.centerx - disc.centerx)) / 15) * 15
    side = round(disc.width * 0.7)
    arrow = frame.pictures.made(
        ("beyond", side, turn),
        lambda: pygame.transform.rotozoom(frame.pictures.icon("icons/one_way", 2 * side), -turn, 0.5),
    )
    frame.add(arrow, disc.centerx - arrow.get_width() / 2, disc.centery - arrow.get_height() / 2)
    draw_price(frame, (place.centerx, place.bottom - frame.px(PRICE / 2)), table.offers.price(action))
    frame.spared.append(place)
    tip = action_text(frame.words, table.state, action)
    frame.region(Region(region_id, place, partial(table.lookout.show, goal), tip=tip, focus=False))
