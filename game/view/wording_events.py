"""What happened, one line per event for a log; an event not worth a line gives an empty text.

Nothing here tells what a hand or a deck hides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules import events as ev
from game.rules.state import State
from game.strings import Words

from .wording_effects import card_name, token_name
from .wording_places import room_name, tile_name, turned


def event_text(words: Words, state: State, event: ev.Event, names: Sequence[str]) -> str:
    """The event as a sentence, or "". `state` is the game after the event, `names` are the players' by seat."""
    return _EVENTS[type(event)](words, state, event, names)


def _nothing(words: Words, state: State, event: Any, names: Sequence[str]) -> str:
    return ""


def _named(key: str) -> Callable[..., str]:
    """An event that needs nothing but the name of the player."""

    def text(words: Words, state: State, event: Any, names: Sequence[str]) -> str:
        return words(key, name=names[event.seat])

    return text


def _bare(key: str) -> Callable[..., str]:
    """An event that always reads the same."""

    def text(words: Words, state: State, event: Any, names: Sequence[str]) -> str:
        return words(key)

    return text


# --- cards and resources ---------------------------------------------------------------------------------------


def _card_moved(words: Words, state: State, event: ev.CardMoved, names: Sequence[str]) -> str:
    name = names[event.seat] if event.seat >= 0 else ""
    card = card_name(words, state.box.cards[event.card])
    return words(f"event.card.{event.src}_{event.dst}", name=name, card=card)


def _claimed(words: Words, state: State, event: ev.Claimed, names: Sequence[str]) -> str:
    card = card_name(words, state.box.cards[event.card])
    return words(f"event.claimed.{event.how}", name=names[event.seat], card=card)


def _gained(words: Words, state: State, event: ev.Gained, names: Sequence[str]) -> str:
    key = "gained" if event.n > 0 else "spent"
    return words(f"event.{key}.{event.what}", name=names[event.seat], n=abs(event.n))


def _clank(words: Words, state: State, event: ev.ClankMade, names: Sequence[str]) -> str:
    key = "event.clank_cancelled" if event.cancelled else "event.clank"
    n = event.cubes + event.cancelled
    return words(key, name=names[event.seat], n=n, cancelled=event.cancelled) if n else ""


def _quiet(words: Words, state: State, event: ev.ClankTakenBack, names: Sequence[str]) -> str:
    name = names[event.seat]
    if not event.cubes:
        return words("event.credit", name=name, n=event.credit)
    key = "event.quiet_credit" if event.credit else "event.quiet"
    return words(key, name=name, n=event.cubes, credit=event.credit)


def _rage(words: Words, state: State, event: ev.RageRose, names: Sequence[str]) -> str:
    return words("event.rage", n=event.space)


def _cubes_returned(words: Words, state: State, event: ev.CubesReturned, names: Sequence[str]) -> str:
    return words("event.cubes_returned", n=event.n) if event.n else ""


def _allowed(words: Words, state: State, event: ev.Allowed, names: Sequence[str]) -> str:
    return words(f"event.allowed.{event.what}", name=names[event.seat]) if event.n > 0 else ""


def _kept(words: Words, state: State, event: ev.Kept, names: Sequence[str]) -> str:
    return words(f"event.kept.{event.effect[0]}", name=names[event.seat])


# --- tokens ----------------------------------------------------------------------------------------------------


def _token_taken(words: Words, state: State, event: ev.TokenTaken, names: Sequence[str]) -> str:
    token = state.box.tokens[event.token]
    key = "freed" if "prisoners" in token.counts else event.pile
    return words(f"event.token.{key}", name=names[event.seat], token=token_name(words, token))


def _token_spent(words: Words, state: State, event: ev.TokenSpent, names: Sequence[str]) -> str:
    """Tokens that are spent the moment they are found were told of just then."""
    token = state.box.tokens[event.token]
    if not token.keep:
        return ""
    return words("event.token_spent", name=names[event.seat], token=token_name(words, token))


def _artifact_laid(words: Words, state: State, event: ev.ArtifactLaid, names: Sequence[str]) -> str:
    token = token_name(words, state.box.tokens[event.token])
    return words("event.artifact_laid", token=token, room=room_name(words, state.dungeon, event.room))


# --- the dungeon -----------------------------------------------------------------------------------------------


def _tile_revealed(words: Words, state: State, event: ev.TileRevealed, names: Sequence[str]) -> str:
    return words("event.tile_revealed", tile=tile_name(words, state.dungeon.tiles[event.tile]))


def _tile_laid(words: Words, state: State, event: ev.TileLaid, names: Sequence[str]) -> str:
    tile = tile_name(words, state.dungeon.tiles[event.tile])
    return words("event.tile_laid", tile=tile, turned=turned(words, event.rotation))


def _tile_returned(words: Words, state: State, event: ev.TileReturned, names: Sequence[str]) -> str:
    return words("event.tile_returned", tile=tile_name(words, state.box.tiles[event.tile]))


def _tile_turned(words: Words, state: State, event: ev.TileTurned, names: Sequence[str]) -> str:
    laid = state.dungeon.places[event.place]
    return words("event.tile_turned", tile=tile_name(words, state.dungeon.tiles[laid.tile]))


def _picked(words: Words, state: State, event: ev.FeaturePicked, names: Sequence[str]) -> str:
    feature = state.dungeon.room(event.room).feature
    return words(f"event.picked.{feature}", room=room_name(words, state.dungeon, event.room))


def _marked(words: Words, state: State, event: ev.WayshrineMarked, names: Sequence[str]) -> str:
    room = room_name(words, state.dungeon, event.room)
    return words("event.marked", name=names[event.seat], room=room)


def _moved(words: Words, state: State, event: ev.PawnMoved, names: Sequence[str]) -> str:
    key = "event.teleported" if event.teleport else "event.walked"
    return words(key, name=names[event.seat], room=room_name(words, state.dungeon, event.dst))


def _stopped(words: Words, state: State, event: ev.Stopped, names: Sequence[str]) -> str:
    return "" if event.free else words("event.stopped", name=names[event.seat])


# --- health and the dragon -------------------------------------------------------------------------------------


def _damaged(words: Words, state: State, event: ev.Damaged, names: Sequence[str]) -> str:
    return words("event.damaged", name=names[event.seat], n=event.own + event.black + event.bare)


def _healed(words: Words, state: State, event: ev.Healed, names: Sequence[str]) -> str:
    return words("event.healed", name=names[event.seat], n=event.own + event.black + event.bare)


def _cube_drawn(words: Words, state: State, event: ev.CubeDrawn, names: Sequence[str]) -> str:
    if event.colour == ev.BLACK:
        return words("event.cube_black")
    if event.colour == ev.GHOST:
        return words("event.cube_ghost")
    return words("event.cube_player", name=names[event.colour])


def _warded(words: Words, state: State, event: ev.GhostWarded, names: Sequence[str]) -> str:
    card = card_name(words, state.box.cards[event.card])
    return words("event.warded", name=names[event.seat], card=card)


def _settled(words: Words, state: State, event: ev.CubesSettled, names: Sequence[str]) -> str:
    """Damage is what matters; cubes that only came back are told of if there was none."""
    if event.hits:
        return words("event.damaged", name=names[event.seat], n=event.hits)
    return words("event.cubes_back", name=names[event.seat], n=event.back) if event.back else ""


def _over(words: Words, state: State, event: ev.GameOver, names: Sequence[str]) -> str:
    return words(f"event.over.{event.how}")


_EVENTS: dict[type, Callable[..., str]] = {
    ev.TurnStarted: _named("event.turn_started"),
    ev.OutTurnStarted: _named("event.out_turn_started"),
    ev.TurnEnded: _nothing,
    ev.Claimed: _claimed,
    ev.CardMoved: _card_moved,
    ev.Reshuffled: _named("event.reshuffled"),
    ev.Gained: _gained,
    ev.ClankMade: _clank,
    ev.ClankTakenBack: _quiet,
    ev.RageRose: _rage,
    ev.GhostCame: _bare("event.ghost"),
    ev.CubesReturned: _cubes_returned,
    ev.TokenTaken: _token_taken,
    ev.TokenSpent: _token_spent,
    ev.ArtifactLaid: _artifact_laid,
    ev.TileRevealed: _tile_revealed,
    ev.TileReturned: _tile_returned,
    ev.TileLaid: _tile_laid,
    ev.TileTurned: _tile_turned,
    ev.LockOpened: _bare("event.lock_opened"),
    ev.FeaturePicked: _picked,
    ev.WayshrineMarked: _marked,
    ev.PawnMoved: _moved,
    ev.Stopped: _stopped,
    ev.Allowed: _allowed,
    ev.Kept: _kept,
    ev.KeptGone: _nothing,
    ev.Damaged: _damaged,
    ev.Healed: _healed,
    ev.BagFilled: _bare("event.bag_filled"),
    ev.CubeDrawn: _cube_drawn,
    ev.GhostWarded: _warded,
    ev.CubesSettled: _settled,
    ev.BlackSetAside: _nothing,
    ev.DrawEnded: _nothing,
    ev.KnockedOut: _named("event.knocked_out"),
    ev.Escaped: _named("event.escaped"),
    ev.GameOver: _over,
    ev.Asked: _nothing,
}
