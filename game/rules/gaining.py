"""Getting cards of the row and the reserve: acquire, use, fight (R4), and buying in the market (R7.5)."""

from __future__ import annotations

from . import changes
from . import events as ev
from .box import CardDef
from .conditions import count, holds
from .ids import ACTION_NAMES, COUPON, DEVICE, FLUTE_PRICE, MARKET_PRICE, MONSTER, ROW_SIZE
from .interpreter import run
from .reasons import Reason, refusal
from .state import Player, State
from .tokens import take_item
from .walking import waiting_walk


def gain_refusal(s: State, p: Player, slot: int, free: bool = False, lockpicks: int = 0) -> Reason | None:
    """Why the card in a slot cannot be had now, or None (R4).

    `free` waives the skill cost, after paying `lockpicks` for that (Grand Theft).
    """
    pile = slot - ROW_SIZE
    if slot < 0 or pile >= len(s.reserve) or (pile < 0 and s.row[slot] < 0):
        return refusal("slot_empty")
    if pile >= 0 and not s.reserve[pile]:
        return refusal("pile_empty")
    card = s.box.reserve[pile] if pile >= 0 else s.row[slot]
    d = s.box.cards[card]
    return _cost_refusal(s, d, free) or _place_refusal(s, p, d, lockpicks) or _disturb_refusal(s, card)


def _cost_refusal(s: State, d: CardDef, free: bool) -> Reason | None:
    t = s.turn
    if d.kind == MONSTER:
        return refusal("needs_swords", d.cost, t.swords) if t.swords < d.cost else None
    return refusal("needs_skill", d.cost, t.skill) if t.skill < d.cost and not free else None


def _place_refusal(s: State, p: Player, d: CardDef, lockpicks: int = 0) -> Reason | None:
    if d.where and not any(count(s, p, place) for place in d.where):
        return refusal("wrong_place", detail=" ".join(d.where))
    if d.needs and not getattr(s, d.needs):
        return refusal("no_majors_left" if d.needs == "majors" else "no_tiles_left")
    if d.price:
        resource, n = d.price
        have = changes.has_resource(p, resource) - (lockpicks if resource == "lockpick" else 0)
        if have < n:
            return refusal("needs_gold" if resource == "gold" else "needs_lockpicks", n, have)
    return None


def _disturb_refusal(s: State, card: int) -> Reason | None:
    if s.stack and s.box.gain_disturbs[card] and waiting_walk(s):
        return refusal("too_disturbing")
    return None


def special_refusal(s: State, p: Player, card: int) -> Reason | None:
    """Why a row card whose cost can be paid still cannot be had, or None: the part that most cards do not have."""
    return _place_refusal(s, p, s.box.cards[card]) or _disturb_refusal(s, card)


def gain(s: State, p: Player, slot: int, free: bool = False) -> None:
    """Pay for the card in a slot, take it and carry out its text."""
    pile = slot - ROW_SIZE
    card = s.box.reserve[pile] if pile >= 0 else s.row[slot]
    d = s.box.cards[card]
    if s.log is not None:
        s.log.append(ev.Claimed(p.seat, card, ACTION_NAMES[s.box.how_gained[card]]))
    if d.kind == MONSTER:
        changes.add_swords(s, p, -d.cost)
        s.turn.defeated += pile < 0
    elif not free:
        changes.spend_skill(s, p, d.cost)
    if d.price:
        changes.pay_resource(s, p, *d.price)
    if pile < 0:
        changes.take_row_card(s, p, slot, "dungeon_discard" if d.kind in (DEVICE, MONSTER) else "discard")
    elif d.kind != MONSTER:
        changes.take_reserve_card(s, p, pile)
    run(s, p, d.gain, card)


def shop_price(coupon: int, flute: int) -> int:
    """What a market item costs (R7.5, R9.7)."""
    return (FLUTE_PRICE if flute else MARKET_PRICE) - (COUPON if coupon else 0)


def item_refusal(s: State, p: Player, item: int) -> Reason | None:
    """Why a market item cannot be had even as a gift, or None."""
    if not 0 <= item < len(s.market):
        return refusal("no_such_thing")
    if not s.market[item]:
        return refusal("sold_out")
    need = s.box.tokens[s.market[item][0]].need
    return None if holds(s, p, need) else refusal("needs_damage", need[0][1], p.damage)


def shop_refusal(s: State, p: Player, item: int, coupon: int, flute: int) -> Reason | None:
    """Why a market item cannot be bought in this way, or None."""
    if flute and not s.turn.flutes:
        return refusal("no_flute")
    if not flute and not s.dungeon.room(p.room).market:
        return refusal("no_market_here")
    if coupon and s.box.token_ids["discount_coupon"] not in p.tokens:
        return refusal("no_coupon")
    price = shop_price(coupon, flute)
    return item_refusal(s, p, item) or (refusal("needs_gold", price, p.gold) if p.gold < price else None)


def shop(s: State, p: Player, item: int, coupon: int, flute: int) -> None:
    """Buy a market item."""
    changes.add_gold(s, p, -shop_price(coupon, flute))
    if coupon:
        changes.spend_token(s, p, s.box.token_ids["discount_coupon"])
    if flute:
        s.turn.flutes -= 1
        if s.log is not None:
            s.log.append(ev.Allowed(p.seat, "flute", -1))
    take_item(s, p, item)
