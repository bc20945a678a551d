"""What a player can do, in a few words each."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.actions import Action
from game.rules.dungeon import Dungeon, Route
from game.rules.gaining import shop_price
from game.rules.ids import ACTION_NAMES, DECLINE, DEVICE, ROW_SIZE
from game.rules.legal import to_move
from game.rules.state import Player, State
from game.rules.tiles import ROOMS_PER_TILE
from game.rules.walking import completions
from game.strings import Words

from .wording_effects import amount, capital, card_name, clauses, priced_at, token_name
from .wording_places import (
    beside,
    known_price,
    room_name,
    route_end,
    route_price,
    turned,
    turned_by,
)


def action_text(words: Words, state: State, action: Action) -> str:
    """A short description of a legal action: "Acquire Bard (3 skill)"."""
    return _ACTIONS[ACTION_NAMES[action.kind]](words, state, action)


def _mover(state: State) -> Player:
    return state.players[to_move(state)]


def _name(words: Words, state: State, card: int) -> str:
    return card_name(words, state.box.cards[card])


def _priced(words: Words, text: str, price: list[str]) -> str:
    return words("text.priced", text=text, price=words.join(price, "then")) if price else text


# --- cards -----------------------------------------------------------------------------------------------------


def _play(words: Words, state: State, action: Action) -> str:
    return words("action.play", card=_name(words, state, action.a))


def _gain(words: Words, state: State, action: Action) -> str:
    pile = action.a - ROW_SIZE
    card = state.box.cards[state.box.reserve[pile] if pile >= 0 else state.row[action.a]]
    text = words(f"action.{ACTION_NAMES[action.kind]}", card=card_name(words, card))
    return _priced(words, text, priced_at(words, card))


def _potion(words: Words, state: State, action: Action) -> str:
    token = state.box.tokens[action.a]
    return words("action.potion", token=token_name(words, token), effect=clauses(words, token.use))


def _trash(words: Words, state: State, action: Action) -> str:
    return _from_card(words, state, state.turn.owed[action.a].source, _trashed(words, state, action.b, action.c))


def _trashed(words: Words, state: State, card: int, zone: int) -> str:
    return words("action.trash_discard" if zone else "action.trash_play", card=_name(words, state, card))


def _from_card(words: Words, state: State, card: int, text: str) -> str:
    """The text with the card that it comes from, if it comes from one."""
    return words("text.from_card", card=_name(words, state, card), text=text) if card >= 0 else text


# --- movement --------------------------------------------------------------------------------------------------


def _move(words: Words, state: State, action: Action) -> str:
    route = state.dungeon.routes(_mover(state).room)[action.a]
    if route.cell is not None:
        price = known_price(words, state, route)
        return words("action.discover", where=route_end(words, state.dungeon, route), price=price)
    key = "action.walk_portal" if route.portals else "action.walk"
    room = room_name(words, state.dungeon, route.room)
    return words(key, room=room, price=route_price(words, state, route, action.b))


def _teleport(words: Words, state: State, action: Action) -> str:
    """The answer to a teleport that happens now, or one that was kept; some cards are trashed for it."""
    if action.a == DECLINE:
        return _from_card(words, state, state.stack[-1].source, _teleport_goal(words, state, action))
    owed = state.turn.owed[action.a]
    if owed.effect[3]:
        room = room_name(words, state.dungeon, action.c)
        return words("action.teleport_trash", card=_name(words, state, owed.source), room=room)
    return _from_card(words, state, owed.source, _teleport_goal(words, state, action))


def _teleport_goal(words: Words, state: State, action: Action) -> str:
    if action.b < 0:
        return words("action.teleport", room=room_name(words, state.dungeon, action.c))
    route = state.dungeon.routes(_mover(state).room)[action.b]
    if route.cell is not None:
        return words("action.teleport_discover", where=route_end(words, state.dungeon, route))
    return words("action.teleport", room=room_name(words, state.dungeon, route.room))


def _mercy(words: Words, state: State, action: Action) -> str:
    return words("action.mercy", by=_own_turn(words, state, action.a))


def _own_turn(words: Words, state: State, rotation: int) -> str:
    place = _mover(state).room // ROOMS_PER_TILE
    return turned_by(words, rotation, state.dungeon.places[place].rotation)


# --- rooms -----------------------------------------------------------------------------------------------------


def _take(words: Words, state: State, action: Action) -> str:
    best = state.artifacts_in(_mover(state).room)[-1]
    return words("action.take", token=token_name(words, state.box.tokens[best]))


def _pick(words: Words, state: State, action: Action) -> str:
    feature = state.dungeon.room(_mover(state).room).feature
    return _priced(words, words(f"action.pick.{feature}"), [amount(words, "lockpick", 1)])


def _item(words: Words, state: State, item: int) -> str:
    """A market item by its name; where the next one has a value of its own, with that."""
    return token_name(words, state.box.tokens[state.market[item][0]])


def _shop(words: Words, state: State, action: Action) -> str:
    price = [amount(words, "gold", shop_price(action.b, action.c))]
    price += [words("action.with_coupon")] if action.b else []
    price += [words("action.with_flute")] if action.c else []
    return _priced(words, words("action.shop", item=_item(words, state, action.a)), price)


def _mark(words: Words, state: State, action: Action) -> str:
    return words("action.mark", n=_mover(state).marks.bit_count() + 1)


def _project(words: Words, state: State, action: Action) -> str:
    room = room_name(words, state.dungeon, action.b)
    return words("action.project", room=room, n=_mover(state).marks.bit_count() + 1)


def _end(words: Words, state: State, action: Action) -> str:
    return words("action.end")


# --- laying tiles ----------------------------------------------------------------------------------------------


def _place(words: Words, state: State, action: Action) -> str:
    walk = state.stack[-1].effects[0]
    _, _, _, x, y, tile, teleport = walk
    after = state.dungeon.peek(tile, (x, y))[action.a]
    route = completions(state, walk, action.a)[action.b]
    way = _way_by_teleport(words, after, route) if teleport else _way_on_foot(words, state, after, route, action.c)
    return words("action.place", turned=turned(words, action.a), way=way)


def _way_by_teleport(words: Words, after: Dungeon, route: Route) -> str:
    if route.cell is not None:
        return words("way.discover_teleport")
    return words("way.teleport", room=room_name(words, after, route.room))


def _way_on_foot(words: Words, state: State, after: Dungeon, route: Route, swords: int) -> str:
    if route.cell is not None:
        return words("way.discover", price=known_price(words, state, route))
    room = room_name(words, after, route.room)
    return words("way.walk", room=room, price=route_price(words, state, route, swords))


def _give_up(words: Words, state: State, action: Action) -> str:
    return words("action.give_up", turned=turned(words, action.a))


def _lay(words: Words, state: State, action: Action) -> str:
    cell = (action.a, action.b)
    if action.c < 0:
        return words("action.lay_unseen", where=beside(words, state.dungeon, cell))
    where = beside(words, state.dungeon, cell, _mover(state).room // ROOMS_PER_TILE)
    return words("action.lay", where=where, turned=turned(words, action.c))


# --- answers to questions --------------------------------------------------------------------------------------


def _choose(words: Words, state: State, action: Action) -> str:
    """What an answer means depends on the question on top of the stack."""
    question = state.stack[-1].effects[0][0]
    if action.a == DECLINE:
        return _DECLINED[question](words, state)
    return _ANSWERS[question](words, state, action)


def _option(words: Words, state: State, action: Action) -> str:
    return capital(clauses(words, state.stack[-1].effects[0][2][action.a]))


def _discard(words: Words, state: State, action: Action) -> str:
    return words("answer.discard", card=_name(words, state, action.a))


def _on_deck(words: Words, state: State, action: Action) -> str:
    return words("answer.on_deck", card=_name(words, state, state.stack[-1].source))


def _not_on_deck(words: Words, state: State) -> str:
    return words("answer.not_on_deck", card=_name(words, state, state.stack[-1].source))


def _replace(words: Words, state: State, action: Action) -> str:
    return words("answer.replace", card=_name(words, state, state.row[action.a]))


def _steal(words: Words, state: State, action: Action) -> str:
    card = state.box.cards[state.row[action.a]]
    key = "answer.steal_device" if card.kind == DEVICE else "answer.steal_card"
    return _priced(words, words(key, card=card_name(words, card)), priced_at(words, card, free=True))


def _gift(words: Words, state: State, action: Action) -> str:
    return words("answer.gift", item=_item(words, state, action.a))


def _onto_tile(words: Words, state: State, action: Action) -> str:
    return words("action.teleport", room=room_name(words, state.dungeon, action.a))


def _map_turn(words: Words, state: State, action: Action) -> str:
    return words("answer.turned", turned=turned(words, action.a))


def _turn_own_tile(words: Words, state: State, action: Action) -> str:
    return words("answer.turn_tile", by=_own_turn(words, state, action.a))


def _ward(words: Words, state: State, action: Action) -> str:
    return words("answer.ward", card=_name(words, state, action.a))


def _spring(words: Words, state: State, action: Action) -> str:
    return _trashed(words, state, action.a, action.b)


_ANSWERS: dict[str, Callable[[Words, State, Action], str]] = {
    "choose": _option,
    "choose_first": _option,
    "discard_for": _discard,
    "to_deck_top": _on_deck,
    "replace_row_card": _replace,
    "steal_row_card": _steal,
    "market_gift": _gift,
    "onto_tile": _onto_tile,
    "map_turn": _map_turn,
    "turn_own_tile": _turn_own_tile,
    "ward": _ward,
    "spring_trash": _spring,
}

_DECLINED: dict[str, Callable[[Words, State], str]] = {
    "discard_for": lambda words, state: words("answer.discard_nothing"),
    "to_deck_top": _not_on_deck,
    "teleport_now": lambda words, state: words("answer.stay"),
    "onto_tile": lambda words, state: words("answer.gold", n=2),
    "ward": lambda words, state: words("answer.no_ward"),
}

_ACTIONS: dict[str, Callable[[Words, State, Action], str]] = {
    "play": _play,
    "acquire": _gain,
    "use": _gain,
    "fight": _gain,
    "potion": _potion,
    "move": _move,
    "take": _take,
    "pick": _pick,
    "shop": _shop,
    "mark": _mark,
    "trash": _trash,
    "teleport": _teleport,
    "project": _project,
    "mercy": _mercy,
    "end": _end,
    "place": _place,
    "give_up": _give_up,
    "choose": _choose,
    "lay": _lay,
}
