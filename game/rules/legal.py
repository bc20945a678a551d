"""What may be done now. `legal_actions` lists it in a fixed order; why something else may not is in `refusals`."""

from __future__ import annotations

from .actions import PLAYS, Action, action_of
from .gaining import shop_price, shop_refusal, special_refusal
from .ids import END, MARK, MERCY, PICK, POTION, PROJECT, SHOP, TAKE, TELEPORT, TRASH
from .interpreter import QUESTIONS
from .questions import trashable
from .refusals import (
    mark_refusal,
    mercy_refusal,
    owed_must_be_done,
    pick_refusal,
    projectable,
    take_refusal,
    trash_filter,
)
from .state import Player, State
from .walking import adjacent, escaping, far_rooms, goal_refusal, icons_refusal, swords_range, teleport_ready

_TAKE, _PICK, _MARK, _END = action_of(TAKE), action_of(PICK), action_of(MARK), action_of(END)


def to_move(s: State) -> int:
    """The seat that must act or answer now; not always the one whose turn it is."""
    return s.stack[-1].seat if s.stack else s.seat


def legal_actions(s: State) -> list[Action]:
    """Everything `to_move` may do, sorted; empty only when the game is over."""
    found: list[Action] = []
    if s.stack:
        frame = s.stack[-1]
        effect = frame.effects[0]
        if effect[0] == "walk":
            _cards(s, s.players[s.seat], found, True)
        found += QUESTIONS[effect[0]].options(s, frame, effect)
    elif not s.over:
        p = s.players[s.seat]
        _cards(s, p, found, False)
        if s.turn.boots:
            _moves(s, p, found)
        if s.dungeon.busy[p.room] or s.turn.flutes:
            _room_actions(s, p, found)
        if s.turn.owed:
            _owed_actions(s, p, found)
        if s.setup.mercy:
            found += [action_of(MERCY, r) for r in range(4) if mercy_refusal(s, p, r) is None]
        if not p.hand and not (s.turn.owed and owed_must_be_done(s, p)):
            found.append(_END)
    return found


def _cards(s: State, p: Player, found: list[Action], tile_waits: bool) -> None:
    """Playing, acquiring, using, fighting, drinking (R3, R4, R9.2): also allowed while a tile waits (R6.4)."""
    box = s.box
    last = -1
    for card in p.hand:  # sorted, so copies lie side by side
        if card != last:
            found.append(PLAYS[card])
            last = card
    if tile_waits:
        found[:] = [play for play in found if not box.play_disturbs[play.a]]
    skill, swords = s.turn.skill, s.turn.swords
    if skill or swords or p.gold:
        acquire, use, fight = box.row_offers(s.row)
        recruit, _, skirmish = box.reserve_offers(s.reserve)
        special = box.special
        for cost, action, card in acquire:
            if cost <= skill and (not special[card] or special_refusal(s, p, card) is None):
                found.append(action)
        for cost, action, _ in recruit:
            if cost <= skill:
                found.append(action)
        for cost, action, card in use:
            if cost <= skill and (not special[card] or special_refusal(s, p, card) is None):
                found.append(action)
        if swords:
            for cost, action, card in fight + skirmish:
                if cost <= swords and (not special[card] or special_refusal(s, p, card) is None):
                    found.append(action)
    if p.potions:
        found += [action_of(POTION, token) for token in sorted(set(p.potions))]


def _moves(s: State, p: Player, found: list[Action]) -> None:
    """Every route that can be paid, with every split of its monsters into swords and damage (R5)."""
    t = s.turn
    boots = t.boots
    if (t.stopped and not t.caves_free) or (p.artifacts and escaping(s, p)):
        return
    for route in s.dungeon.routes(p.room):
        if route.boots <= boots:
            if route.plain:
                found.append(route.walks[0])
            elif icons_refusal(s, p, route) is None and goal_refusal(s, p, route) is None:
                if route.cell is None and route.monsters:
                    found += [route.walks[n] for n in swords_range(s, p, route)]
                else:
                    found.append(route.walks[0])


def _room_actions(s: State, p: Player, found: list[Action]) -> None:
    here = s.dungeon.info[p.room]
    if here is None:
        return
    if here.artifact >= 0 and take_refusal(s, p) is None:
        found.append(_TAKE)
    if here.feature and p.picks and not s.picked >> p.room & 1 and pick_refusal(s, p) is None:
        found.append(_PICK)
    if here.market or s.turn.flutes:
        _purchases(s, p, found)
    if here.wayshrine and not p.marks >> p.room & 1 and mark_refusal(s, p, p.room) is None:
        found.append(_MARK)


def _purchases(s: State, p: Player, found: list[Action]) -> None:
    coupons = (0, 1) if s.box.token_ids["discount_coupon"] in p.tokens else (0,)
    flutes = (0, 1) if s.turn.flutes else (0,)
    if p.gold < shop_price(coupons[-1], flutes[-1]):
        return
    for item in range(len(s.market)):
        for coupon in coupons:
            for flute in flutes:
                if shop_refusal(s, p, item, coupon, flute) is None:
                    found.append(action_of(SHOP, item, coupon, flute))


def _owed_actions(s: State, p: Player, found: list[Action]) -> None:
    """What was kept for later (R3.12); of equal things only the first is offered."""
    trashes: list[Action] = []
    teleports: list[Action] = []
    projects: list[Action] = []
    seen = set()
    for index, owed in enumerate(s.turn.owed):
        if owed in seen:
            continue
        seen.add(owed)
        if owed.effect[0] == "trash":
            trashes += [action_of(TRASH, index, *pair) for pair in trashable(p, trash_filter(s, owed))]
        elif owed.effect[0] == "project":
            projects += [action_of(PROJECT, index, room) for room in projectable(s, p)]
        elif teleport_ready(s, p, owed):
            if "adjacent" in owed.effect[1]:
                teleports += [action_of(TELEPORT, index, number, -1) for number in adjacent(s, p)]
            teleports += [action_of(TELEPORT, index, -1, room) for room in far_rooms(s, p, owed)]
    found += sorted(trashes) + sorted(teleports) + projects


