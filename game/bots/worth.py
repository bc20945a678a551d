"""What things are worth to the sensible bot, in points."""

from __future__ import annotations

from game.rules import Action, CardDef, Player, State
from game.rules.conditions import count
from game.rules.dragon import attack_size, cubes_in_bag
from game.rules.gaining import item_refusal
from game.rules.ids import ACQUIRE, ESCAPED, FIGHT, INSIDE, MARKET_PRICE, ROW_SIZE, Room

MASTERY = 20.0
BRINK = 6.0  # expected damage at which a thief with an artifact runs
ATTACKS_PER_TURN = 0.35
BOOTS_PER_TURN = 2.5
LATE = 5  # turns after which points are bought rather than tools


def crypt(view: State) -> Room:
    """The room everybody wants to be back in."""
    return next(room for room in view.dungeon.rooms_of(0) if view.dungeon.room(room).crypt)


def damage_until(view: State, me: Player, cost: float) -> float:
    """The damage a player must expect to have after walking so many boots."""
    inside = sum(p.status == INSIDE for p in view.players)
    attacks = ATTACKS_PER_TURN * inside * attack_size(view) + 4.0 * (len(view.players) - inside)
    cubes = cubes_in_bag(view) + sum(p.noise for p in view.players)
    share = (me.bagged + me.noise + 1.0) / max(1, cubes)
    return me.damage + share * attacks * (1.0 + cost / BOOTS_PER_TURN)


def not_worth_staying(view: State, me: Player) -> float:
    """How good a goal must be, for its price, to be preferred to going home; the bar rises with time."""
    escaped = sum(p.status == ESCAPED for p in view.players)
    return 0.2 + 0.15 * max(0, me.turns - 8) + 0.5 * escaped


def room_worth(view: State, me: Player, room: Room, seen: bool) -> float:
    """What a visit to a room brings."""
    here = view.dungeon.room(room)
    worth = _artifact_worth(view, me, room)
    if here.feature and not view.picked >> room & 1 and me.picks:
        worth += {"chest": 6.0, "library": 7.0, "prison": 7.0}[here.feature]
    if here.market and me.gold >= MARKET_PRICE:
        wares = sum(item_refusal(view, me, item) is None for item in range(len(view.market)))
        worth += 11.0 * min(wares, me.gold // MARKET_PRICE)
    if here.wayshrine and not me.marks >> room & 1:
        worth += 2.0 + me.marks.bit_count()
    if here.shrine and view.idols:
        worth += 8.0
    if not seen:
        worth += {"minor": 2.5, "gold": float(here.gold), "heal": 1.5 * bool(me.damage)}.get(here.reward, 0.0)
    return worth


def _artifact_worth(view: State, me: Player, room: Room) -> float:
    lying = view.artifacts_in(room)
    if not lying or len(me.artifacts) > count(view, me, "backpacks"):
        return 0.0
    points = view.box.tokens[lying[-1]].points
    if me.artifacts:
        return float(points)
    return points + MASTERY if wanted(me, points) else 0.0


def wanted(me: Player, points: int) -> bool:
    """Whether an artifact is good enough to be the one; the bar sinks with time and damage."""
    return points >= 12 - me.turns - 2 * me.damage


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
    late = bool(me.artifacts) or me.turns > LATE
    use = card.skill + 1.5 * card.swords + 3.0 * card.boots + 1.5 * _draws(card)
    worth = 1.5 * card.cost + (1.0 if late else 2.0) * use + (3.0 if late else 1.0) * card.points
    return 200.0 + worth if worth > 6.0 else -1.0


def _draws(card: CardDef) -> int:
    return sum(effect[1] for effect in card.play if effect[0] == "draw")


def _useful(slug: str, me: Player) -> bool:
    return slug != "underground_river" or bool(me.damage)
