"""The shape of every effect: how many arguments, and of which kind. What is read from a file is held against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .box import Box
from .conditions import COUNTERS

Shape = Callable[[Box, Any], bool]
MOST = 1000  # no number in an effect is larger


def fits(box: Box, effect: Any) -> bool:
    """Whether something read from a file is an effect, all the way down."""
    if not isinstance(effect, tuple) or not effect or not isinstance(effect[0], str):
        return False
    shape = SHAPES.get(effect[0])
    if shape is None or len(shape) != len(effect) - 1:
        return False
    return all(kind(box, argument) for kind, argument in zip(shape, effect[1:], strict=True))


def condition_fits(box: Box, given: Any) -> bool:
    """Whether something read from a file is a condition."""
    return isinstance(given, tuple) and all(
        isinstance(pair, tuple) and len(pair) == 2 and counter_fits(box, pair[0]) and _count(box, pair[1])
        for pair in given
    )


def counter_fits(box: Box, name: Any) -> bool:
    """Whether something read from a file is the name of a counter."""
    return isinstance(name, str) and name in COUNTERS


def effects_fit(box: Box, effects: Any) -> bool:
    """Whether something read from a file is a list of at least one effect."""
    return isinstance(effects, tuple) and bool(effects) and all(fits(box, effect) for effect in effects)


def _number(box: Box, n: Any) -> bool:
    return type(n) is int and -MOST <= n <= MOST


def _count(box: Box, n: Any) -> bool:
    return type(n) is int and 0 <= n <= MOST


def _flag(box: Box, value: Any) -> bool:
    return type(value) is bool


def _options(box: Box, options: Any) -> bool:
    return isinstance(options, tuple) and bool(options) and all(effects_fit(box, option) for option in options)


def _card_or_any(box: Box, slug: Any) -> bool:
    return isinstance(slug, str) and (not slug or slug in box.card_ids)


def _resource(box: Box, name: Any) -> bool:
    return name in ("gold", "lockpick")


def _reach(box: Box, where: Any) -> bool:
    places = ("adjacent", "player", "wayshrine", "haunted")
    return isinstance(where, tuple) and bool(where) and all(place in places for place in where)


def _tile(box: Box, tile: Any) -> bool:
    return type(tile) is int and 0 <= tile < len(box.tiles) and box.tiles[tile].is_square


def _way(box: Box, via: Any) -> bool:
    return isinstance(via, tuple) and bool(via) and all(_count(box, n) for n in via)


_AMOUNTS = (
    *("skill", "swords", "boots", "gold", "lockpick", "draw", "heal", "hurt", "others_clank", "everyone_clank"),
    *("rage", "return_cubes", "minor_secret", "major_secret", "free_prisoners", "springs_gone", "onto_tile"),
)
_BARE = (
    *("ghost", "take_tome", "trash_this", "spring", "flute", "caves_do_not_stop", "ignore_monsters", "teleport_now"),
    *("raise_tile", "map_tile", "turn_alone", "flip_tiles", "project", "to_deck_top", "replace_row_card"),
    *("steal_row_card", "market_gift", "begin", "clean_up", "next", "attack", "strike", "ward", "spring_trash"),
    "turn_own_tile",
)
SHAPES: dict[str, tuple[Shape, ...]] = {
    **dict.fromkeys(_AMOUNTS, (_count,)),
    **dict.fromkeys(_BARE, ()),
    "clank": (_number,),
    "trash": (_card_or_any, _flag),
    "teleport": (_reach, condition_fits, _flag),
    "choose": (_count, _options),
    "choose_or_all": (condition_fits, _options),
    "choose_first": (condition_fits, _options),
    "pay": (_resource, _count, effects_fit),
    "discard_for": (effects_fit,),
    "when": (condition_fits, effects_fit),
    "per": (counter_fits, effects_fit),
    "refill": (_flag,),
    "walk": (_count, _way, _number, _number, _tile, _flag),
    "raise_where": (_tile,),
    "map_turn": (_tile, _number, _number),
}
