"""Effects that ask: each has a function that lists the answers and one that carries the answer out.

The name in QUESTIONS is the effect's name. A question with no answers falls away (R3.12).
"""

from __future__ import annotations

from . import changes
from . import events as ev
from .actions import NO, OPTIONS, Action, action_of
from .conditions import holds
from .dungeon import may_lie_beside
from .effects import Effect, Effects
from .gaining import gain, gain_refusal, item_refusal
from .ids import CARD, CHOOSE, DECLINE, DEVICE, LAY, TELEPORT, Card
from .interpreter import QUESTIONS, Question, run, step
from .state import Frame, Latch, Player, State, in_order, push
from .tiles import ROOMS_PER_TILE
from .tokens import take_item
from .walking import adjacent, enter, escaping, lay_tile, reveal_tile, set_out, turn_tile

# --- choose one of ---------------------------------------------------------------------------------------------


def _offered(s: State, p: Player, option: Effects) -> bool:
    """Whether an option that costs something, or needs a place, can be taken."""
    effect = option[0]
    if effect[0] == "pay":
        _, resource, n, then = effect
        steals = then[0][0] == "steal_row_card"
        return changes.has_resource(p, resource) >= n and (not steals or bool(_thefts(s, p, n)))
    return effect[0] != "market_gift" or bool(_gifts(s, p))


def _choices(s: State, frame: Frame, effect: Effect) -> list[Action]:
    p = s.players[frame.seat]
    return [OPTIONS[i] for i, option in enumerate(effect[2]) if _offered(s, p, option)]


def _chosen(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    _, times, options = effect
    rest = options[: action.a] + options[action.a + 1 :]
    if times > 1:
        push(s, Frame(frame.seat, (("choose", times - 1, rest),), frame.source))
    run(s, s.players[frame.seat], options[action.a], frame.source)


@step("choose_or_all")
def _choose_or_all(s: State, p: Player, effect: Effect, source: Card) -> None:
    _, given, options = effect
    if holds(s, p, given, source):
        run(s, p, sum(options, ()), source)
    else:
        push(s, Frame(p.seat, (("choose_first", given, options),), source))


def _chosen_first(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    _, given, options = effect
    others = sum(options[: action.a] + options[action.a + 1 :], ())
    s.turn.latched += (Latch(given, "", 0, others, frame.source),)
    run(s, s.players[frame.seat], options[action.a], frame.source)


# --- cards -----------------------------------------------------------------------------------------------------


def _discards(s: State, frame: Frame, effect: Effect) -> list[Action]:
    hand = s.players[frame.seat].hand
    return [NO, *(OPTIONS[card] for card in dict.fromkeys(hand))] if hand else []


def _discarded(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    if action.a != DECLINE:
        p = s.players[frame.seat]
        changes.leave_hand(s, p, action.a, "discard")
        push(s, Frame(p.seat, effect[1], frame.source))  # so that conditions see the discard before the draw (R3.9)


def _yes_or_no(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return [NO, OPTIONS[1]]


def _put_on_deck(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    if action.a != DECLINE:
        changes.put_on_deck(s, s.players[frame.seat], frame.source)


def _row_cards(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return [OPTIONS[slot] for slot, card in enumerate(s.row) if card >= 0 and s.deck]


def _replace(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    if s.log is not None:
        s.log.append(ev.Claimed(frame.seat, s.row[action.a], "replace"))
    changes.take_row_card(s, s.players[frame.seat], action.a, "dungeon_discard")
    arrive(s, changes.deal_row_card(s, action.a))


def arrive(s: State, card: Card) -> None:
    """Carry out the ARRIVE text of a card just revealed."""
    text = s.box.cards[card].arrive
    if text:
        push(s, Frame(s.seat, text, card))


def _thefts(s: State, p: Player, lockpicks: int) -> list[Action]:
    kinds = [s.box.cards[card].kind if card >= 0 else "" for card in s.row]
    return [
        OPTIONS[slot]
        for slot, kind in enumerate(kinds)
        if kind in (CARD, DEVICE) and gain_refusal(s, p, slot, free=True, lockpicks=lockpicks) is None
    ]


def _steals(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return _thefts(s, s.players[frame.seat], 0)


def _stolen(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    gain(s, s.players[frame.seat], action.a, free=True)


def _gifts(s: State, p: Player) -> list[Action]:
    if not s.dungeon.room(p.room).market:
        return []
    return [OPTIONS[item] for item in range(len(s.market)) if item_refusal(s, p, item) is None]


def _market_gifts(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return _gifts(s, s.players[frame.seat])


def _given(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    take_item(s, s.players[frame.seat], action.a)


# --- movement and tiles ----------------------------------------------------------------------------------------


def _teleports(s: State, frame: Frame, effect: Effect) -> list[Action]:
    ways = [action_of(TELEPORT, DECLINE, number) for number in adjacent(s, s.players[frame.seat])]
    return [*ways, NO] if ways else []


def _teleported(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    p = s.players[frame.seat]
    if action.kind == TELEPORT:
        set_out(s, p, s.dungeon.routes(p.room)[action.b], 0, teleport=True)


@step("raise_tile")
def _raise_tile(s: State, p: Player, effect: Effect, source: Card) -> None:
    """Marble Guardian: the tile is seen before its place is chosen; without place or tile there is only the gold."""
    if s.tile_stack and may_lie_beside(s.dungeon, p.room // ROOMS_PER_TILE):
        push(s, Frame(p.seat, (("raise_where", reveal_tile(s)),), source))
    else:
        changes.add_gold(s, p, 2)


def _raise_places(s: State, frame: Frame, effect: Effect) -> list[Action]:
    cells = may_lie_beside(s.dungeon, s.players[frame.seat].room // ROOMS_PER_TILE)
    return [action_of(LAY, *cell, rotation) for cell in cells for rotation in range(4)]


def _raised(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    place = lay_tile(s, effect[1], (action.a, action.b), action.c)
    push(s, Frame(frame.seat, (("onto_tile", place),), frame.source))


def _new_rooms(s: State, frame: Frame, effect: Effect) -> list[Action]:
    """Decline stands for the 2 gold; a player back in the Crypt with an artifact stays there (R12.1)."""
    if escaping(s, s.players[frame.seat]):
        return [NO]
    return [NO, *(action_of(CHOOSE, room) for room in s.dungeon.rooms_of(effect[1]))]


def _onto_tile(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    p = s.players[frame.seat]
    if action.a == DECLINE:
        changes.add_gold(s, p, 2)
    else:
        enter(s, p, action.a, None, teleport=True)


def _map_places(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return [action_of(LAY, *cell, -1) for cell in s.dungeon.edge()] if s.tile_stack else []


def _mapped(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    push(s, Frame(frame.seat, (("map_turn", reveal_tile(s), action.a, action.b),), frame.source))


def _four_rotations(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return list(OPTIONS[:4])


def _map_turned(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    _, tile, x, y = effect
    lay_tile(s, tile, (x, y), action.a)


@step("turn_alone")
def _turn_alone(s: State, p: Player, effect: Effect, source: Card) -> None:
    """Sudden Movement asks everyone in order; who is not alone on a square tile is passed over (R15.1)."""
    for player in reversed(in_order(s)):
        push(s, Frame(player.seat, (("turn_own_tile",),), source))


def _turns(s: State, frame: Frame, effect: Effect) -> list[Action]:
    place = s.players[frame.seat].room // ROOMS_PER_TILE
    laid = s.dungeon.places[place]
    there = sum(p.room // ROOMS_PER_TILE == place for p in in_order(s))
    if there != 1 or not s.dungeon.tiles[laid.tile].is_square:
        return []
    return [OPTIONS[r] for r in range(4) if r != laid.rotation]


def _turned(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    turn_tile(s, s.players[frame.seat].room // ROOMS_PER_TILE, action.a)


# --- ghosts and springs ----------------------------------------------------------------------------------------


def _wards(s: State, frame: Frame, effect: Effect) -> list[Action]:
    held = [card for card in dict.fromkeys(s.players[frame.seat].hand) if card in s.box.wards]
    return [NO, *(OPTIONS[card] for card in held)] if held else []


def _warded(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    """White or Black Tourmaline: one ghost does no harm to its holder."""
    if action.a == DECLINE or s.drawn is None:
        return
    p = s.players[frame.seat]
    if s.log is not None:
        s.log.append(ev.GhostWarded(p.seat, action.a))
    changes.leave_hand(s, p, action.a, "discard")
    kept_off = list(s.drawn.warded)
    kept_off[p.seat] += 1
    s.drawn = s.drawn._replace(warded=tuple(kept_off))
    changes.draw_cards(s, p, 1)


def trashable(p: Player, card: Card | None = None) -> list[tuple[Card, int]]:
    """Distinct cards of the play area (0) and the discard pile (1), or only copies of one card."""
    found = sorted({(c, 0) for c in p.played} | {(c, 1) for c in p.discard})
    return [pair for pair in found if card is None or pair[0] == card]


def _spring_cards(s: State, frame: Frame, effect: Effect) -> list[Action]:
    return [action_of(CHOOSE, card, zone) for card, zone in trashable(s.players[frame.seat])]


def _sprung(s: State, frame: Frame, effect: Effect, action: Action) -> None:
    changes.trash_card(s, s.players[frame.seat], action.a, "discard" if action.b else "play")


QUESTIONS.update(
    {
        "choose": Question(_choices, _chosen),
        "choose_first": Question(_choices, _chosen_first),
        "discard_for": Question(_discards, _discarded),
        "to_deck_top": Question(_yes_or_no, _put_on_deck),
        "replace_row_card": Question(_row_cards, _replace),
        "steal_row_card": Question(_steals, _stolen),
        "market_gift": Question(_market_gifts, _given),
        "teleport_now": Question(_teleports, _teleported),
        "raise_where": Question(_raise_places, _raised),
        "onto_tile": Question(_new_rooms, _onto_tile),
        "map_tile": Question(_map_places, _mapped),
        "map_turn": Question(_four_rotations, _map_turned),
        "turn_own_tile": Question(_turns, _turned),
        "ward": Question(_wards, _warded),
        "spring_trash": Question(_spring_cards, _sprung),
    }
)
