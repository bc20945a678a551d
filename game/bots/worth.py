"""What things are worth to the sensible bot, in points."""

from __future__ import annotations

from game.rules import Action, Player, State
from game.rules.conditions import count
from game.rules.dragon import attack_size, cubes_in_bag
from game.rules.ids import ACQUIRE, FIGHT, INSIDE, MARKET_PRICE, MONSTER, ROW_SIZE, Room

MASTERY = 20.0


def danger(view: State, me: Player) -> float:
    """From 0 (safe) to 1 (about to be knocked out): damage now and what the next attacks will add."""
    share = (me.bagged + me.noise) / max(1, cubes_in_bag(view) + sum(p.noise for p in view.players))
    out = sum(p.status != INSIDE for p in view.players)
    expected = me.damage + share * attack_size(view) * (2.0 + 2.0 * out)
    return min(1.0, max(0.0, (expected - 3.0) / 6.0))


def home_worth(view: State, me: Player, risk: float) -> float:
    """How much the Crypt draws a player who has an artifact."""
    return 14.0 + 70.0 * risk + 2.0 * me.turns


def room_worth(view: State, me: Player, room: Room, seen: bool) -> float:
    """What a visit to a room brings."""
    here = view.dungeon.room(room)
    worth = _artifact_worth(view, me, room)
    if here.feature and not view.picked >> room & 1 and me.picks:
        worth += {"chest": 6.0, "library": 7.0, "prison": 7.0}[here.feature]
    if here.market and me.gold >= MARKET_PRICE:
        worth += 8.0 * (me.gold // MARKET_PRICE)
    if here.wayshrine and not me.marks >> room & 1:
        worth += 2.0 + me.marks.bit_count()
    if here.shrine and view.idols:
        worth += 5.0
    if not seen:
        worth += {"minor": 2.5, "gold": float(here.gold), "heal": 1.5 * bool(me.damage)}.get(here.reward, 0.0)
    return worth


def _artifact_worth(view: State, me: Player, room: Room) -> float:
    lying = view.artifacts_in(room)
    if not lying or len(me.artifacts) > count(view, me, "backpacks"):
        return 0.0
    points = float(view.box.tokens[lying[-1]].points)
    return points if me.artifacts else points + MASTERY


def unknown_worth(view: State, me: Player) -> float:
    """What a new tile is worth on average: more while no artifact is in sight."""
    in_sight = any(_artifact_worth(view, me, room) for room, _ in view.artifacts)
    return 5.0 if in_sight or me.artifacts else 16.0


def card_worth(view: State, me: Player, action: Action) -> float:
    """How much a card, device or fight is wanted; below 0 it is left."""
    pile = action.a - ROW_SIZE
    card = view.box.cards[view.box.reserve[pile] if pile >= 0 else view.row[action.a]]
    if action.kind == FIGHT:
        return 310.0 + card.cost if pile < 0 else 301.0
    if action.kind != ACQUIRE:
        return 200.0 if _useful(card.slug, me) else -1.0
    late = bool(me.artifacts)
    worth = 2.0 * card.cost + 4.0 * card.boots + 2.0 * card.swords + (2.0 if late else 0.5) * card.points
    return 200.0 + worth if card.kind != MONSTER and worth > 6.0 else -1.0


def _useful(slug: str, me: Player) -> bool:
    return slug != "underground_river" or bool(me.damage)
