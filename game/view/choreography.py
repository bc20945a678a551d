"""How every event looks: what flies where, and for how long (milliseconds). The dragon has a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Any

import pygame
from pygame import Rect

from game.rules import events as ev
from game.rules.tiles import LOCKS_PER_TILE

from .colours import DUST, GOOD, TITLE
from .director import Beat
from .dragon_beats import DragonBeats
from .frame import Frame
from .motion import (
    Point,
    along,
    between,
    fly,
    fly_turning,
    in_out_cubic,
    out_back,
    out_cubic,
    out_quad,
    staggered,
)

DRAW, PLAY, BUY, DISCARD = 260.0, 220.0, 340.0, 200.0
CUBE = 300.0
STEP, TELEPORT = 180.0, 420.0
TILE_FALL, TILE_HEIGHT, DUST_TIME = 320.0, 1.15, 400.0


class Choreographer(DragonBeats):
    """Makes a Beat of an event."""

    def __call__(self, event: Any) -> Beat:
        """The beat of an event; facts that cannot be seen take no time."""
        make = _BEATS.get(type(event))
        return make(self, event) if make is not None else Beat()

    # --- turns --------------------------------------------------------------------------------------------------

    def turn_started(self, event: ev.TurnStarted) -> Beat:
        """Whose turn it is: the table turns to that player at once, and the banner stays for a moment."""
        banner = self.banner("banner.turn", event.seat)
        return Beat(draw=banner.draw, linger=banner.duration)

    def out_turn(self, event: ev.OutTurnStarted) -> Beat:
        """Somebody who is out wakes the dragon."""
        return self.banner("banner.out_turn", event.seat, "dragon/marker")

    def turn_ended(self, event: ev.TurnEnded) -> Beat:
        """The played cards are swept to the discard pile."""
        cards = list(self.scenery.model.shown.players[event.seat].zones["play"])
        src, dst = self.scenery.spot("play"), self.scenery.spot("discard", event.seat)

        def draw(frame: Frame, t: float) -> None:
            for number, card in enumerate(cards[:10]):
                own = in_out_cubic(staggered(t, number, min(len(cards), 10), 0.8))
                if own < 1:
                    start = src.move((number - len(cards) // 2) * frame.px(60), 0)
                    fly(frame, self.scenery.card_picture(frame, card, True), start, dst, own)

        return Beat(280.0 if cards else 0.0, draw=draw, hide=tuple(("play", card) for card in cards))

    # --- cards --------------------------------------------------------------------------------------------------

    def card_moved(self, event: ev.CardMoved) -> Beat:
        """A card flies from its old place to its new one; it is open only where everybody or its owner sees it."""
        scenery = self.scenery
        src = self._zone(event, event.src)
        dst = self._zone(event, event.dst)
        hidden_zones = {"deck", "hand"}
        open_ = event.seat == scenery.model.viewer or not {event.src, event.dst} <= hidden_zones
        duration, lead = _CARD_TIMES.get((event.src, event.dst), (BUY, BUY * 0.5))

        def draw(frame: Frame, t: float) -> None:
            face = scenery.card_picture(frame, event.card, open_)
            if open_ and event.src in ("deck", "dungeon_deck"):
                back = scenery.card_picture(frame, -1, False)
                fly_turning(frame, back, face, src, dst, t, frame.px(40))
            else:
                fly(frame, face, src, dst, out_cubic(t), frame.px(40))

        which = event.slot if event.src in ("row", "reserve") else event.card
        return Beat(duration, lead, draw, ((event.src, which),))

    def _zone(self, event: ev.CardMoved, zone: str) -> Rect:
        if zone in ("row", "reserve"):
            return self.scenery.spot(zone, event.slot)
        if zone in ("deck", "hand", "play", "discard"):
            return self.scenery.spot(zone, event.seat, event.card)
        return self.scenery.spot(zone)

    def reshuffled(self, event: ev.Reshuffled) -> Beat:
        """The discard pile becomes the deck."""
        src, dst = self.scenery.spot("discard", event.seat), self.scenery.spot("deck", event.seat)

        def draw(frame: Frame, t: float) -> None:
            for number in range(4):
                own = staggered(t, number, 4)
                if 0 < own < 1:
                    back = self.scenery.card_picture(frame, -1, False)
                    fly(frame, back, src, dst, in_out_cubic(own), frame.px(50))

        return Beat(420.0, draw=draw)

    def claimed(self, event: ev.Claimed) -> Beat:
        """A monster of the row falls."""
        if event.how != "fight" or event.card not in self.scenery.model.shown.row:
            return Beat()
        slot = self.scenery.model.shown.row.index(event.card)
        return self.glow(self.scenery.spot("row", slot), "icons/sword", 300.0)

    # --- resources ----------------------------------------------------------------------------------------------

    def gained(self, event: ev.Gained) -> Beat:
        """A number rises from the pool that changes."""
        icon = {"swords": "sword", "boots": "boot"}.get(event.what, event.what)
        own = event.seat == self.scenery.model.viewer
        at = self.scenery.spot(f"pool_{event.what}") if own else self.scenery.spot("strip", event.seat)
        return self.pop(f"{event.n:+d}", icon, at, GOOD if event.n > 0 else TITLE, 60.0)

    def clank_made(self, event: ev.ClankMade) -> Beat:
        """Cubes jump into the Clank! area."""
        if not event.cubes:
            return self.pop(f"-{event.cancelled}", "clank", self.scenery.spot("strip", event.seat), GOOD)
        picture = self.scenery.model.cube_picture(event.seat)
        src, dst = self.scenery.spot("strip", event.seat), self.scenery.spot("clank")
        return self.flight(picture, 40, src, dst, event.cubes, CUBE)

    def clank_back(self, event: ev.ClankTakenBack) -> Beat:
        """Cubes come back from the Clank! area."""
        if not event.cubes:
            return self.pop(f"-{event.credit}", "clank", self.scenery.spot("strip", event.seat), GOOD)
        picture = self.scenery.model.cube_picture(event.seat)
        src, dst = self.scenery.spot("clank"), self.scenery.spot("strip", event.seat)
        return self.flight(picture, 40, src, dst, event.cubes, CUBE)

    def rage_rose(self, event: ev.RageRose) -> Beat:
        """The dragon moves on."""
        src, dst = self.scenery.spot("rage", max(1, event.space - 1)), self.scenery.spot("rage", event.space)

        def draw(frame: Frame, t: float) -> None:
            surface = frame.pictures.icon("dragon/marker", frame.px(64))
            fly(frame, surface, src, dst, out_back(t), frame.px(26))

        return Beat(480.0, draw=draw)

    def ghost_came(self, event: ev.GhostCame) -> Beat:
        """A ghost joins the Clank! area."""
        return self.flight("cubes/ghost", 48, self.scenery.spot("bank"), self.scenery.spot("clank"), 1, 480.0)

    def cubes_returned(self, event: ev.CubesReturned) -> Beat:
        """Black cubes go back into the bag."""
        return self.flight("cubes/black", 40, self.scenery.spot("bank"), self.scenery.spot("bag"), event.n, CUBE)

    # --- tokens -------------------------------------------------------------------------------------------------

    def token_taken(self, event: ev.TokenTaken) -> Beat:
        """A token flies to its owner, large enough to be recognised."""
        src = self.scenery.spot("room", event.room) if event.room >= 0 else self.scenery.spot("bank")
        return self._token(event.token, src, self.scenery.spot("strip", event.seat), ("lying", event.token), 620.0)

    def token_spent(self, event: ev.TokenSpent) -> Beat:
        """A token goes back to the box."""
        src, dst = self.scenery.spot("strip", event.seat), self.scenery.spot("bank")
        return self._token(event.token, src, dst, ("token", event.token), 420.0)

    def artifact_laid(self, event: ev.ArtifactLaid) -> Beat:
        """An artifact is put into its room."""
        src, dst = self.scenery.spot("bank"), self.scenery.spot("room", event.room)
        beat = self._token(event.token, src, dst, ("stack", event.token), 420.0)
        beat.look_at = self.scenery.world_of(event.room)
        return beat

    def _token(self, token: int, src: Rect, dst: Rect, hide: tuple[str, int], duration: float) -> Beat:
        def draw(frame: Frame, t: float) -> None:
            surface = self.scenery.token_picture(frame, token, frame.px(84))
            fly(frame, surface, src, dst, in_out_cubic(t), frame.px(70))

        return Beat(duration, duration * 0.6, draw, (hide,))

    # --- the dungeon --------------------------------------------------------------------------------------------

    def tile_laid(self, event: ev.TileLaid) -> Beat:
        """A tile falls into its place."""
        scenery = self.scenery

        def draw(frame: Frame, t: float) -> None:
            goal = scenery.spot("cell", event.x, event.y)
            surface = scenery.tile_picture(frame, event.tile, event.rotation, goal.width)
            side = round(goal.width * (TILE_HEIGHT - (TILE_HEIGHT - 1) * out_quad(t)))
            place = Rect(0, 0, side, side)
            place.center = goal.center
            frame.ring(goal, (0, 0, 0), frame.px(8), frame.px(20), round(200 * t))
            frame.add(surface if side == goal.width else pygame.transform.scale(surface, place.size), *place.topleft)

        def settle(frame: Frame, t: float) -> None:
            goal = scenery.spot("cell", event.x, event.y)
            grown = goal.inflate(round(goal.width * 0.3 * t), round(goal.width * 0.3 * t))
            frame.ring(grown, DUST, max(2, frame.px(10 * (1 - t))), frame.px(40), round(120 * (1 - t)))

        centre = self.scenery.cell_centre(event.x, event.y)
        return Beat(TILE_FALL, draw=draw, look_at=centre, linger=DUST_TIME, afterwards=settle)

    def tile_turned(self, event: ev.TileTurned) -> Beat:
        """A tile turns where it lies."""
        laid = self.scenery.model.shown.places[event.place]
        scenery = self.scenery

        def draw(frame: Frame, t: float) -> None:
            goal = scenery.spot("cell", laid.x, laid.y)
            rotation = laid.rotation if t < 0.5 else event.rotation
            surface = scenery.tile_picture(frame, laid.tile, rotation, goal.width)
            frame.add(surface, goal.x, goal.y, round(255 * abs(2 * t - 1)))

        return Beat(460.0, draw=draw, look_at=self.scenery.cell_centre(laid.x, laid.y))

    def lock_opened(self, event: ev.LockOpened) -> Beat:
        """A lock springs open."""
        laid = self.scenery.model.shown.places[event.lock // LOCKS_PER_TILE]
        return self.glow(self.scenery.spot("cell", laid.x, laid.y), "icons/lock_open")

    def feature_picked(self, event: ev.FeaturePicked) -> Beat:
        """A chest, library or prison opens."""
        return self.glow(self.scenery.spot("room", event.room), "icons/lock_open")

    def marked(self, event: ev.WayshrineMarked) -> Beat:
        """A cube is laid on a wayshrine."""
        src, dst = self.scenery.spot("strip", event.seat), self.scenery.spot("room", event.room)
        beat = self.flight(self.scenery.model.cube_picture(event.seat), 44, src, dst, 1, 420.0)
        beat.look_at = self.scenery.world_of(event.room)
        return beat

    def pawn_moved(self, event: ev.PawnMoved) -> Beat:
        """A pawn walks along the tunnel, with a hop at every step; a teleport fades it out and in."""
        scenery = self.scenery
        picture = f"pawns/{scenery.model.colours[event.seat]}"
        hide = (("pawn", event.seat),)
        if not event.pieces:
            return self._teleport(event, picture, hide)

        steps = max(2, len(event.pieces))

        def draw(frame: Frame, t: float) -> None:
            share = in_out_cubic(t)
            path = scenery.walk_path(event.src, event.dst, event.pieces)
            before, after = scenery.standing(event.seat, event.src), scenery.standing(event.seat, event.dst)
            aside = between(_from(path[0], before), _from(path[-1], after), share)  # it never stands in the middle
            x, y = along(path, share)
            hop = frame.px(14) * abs(sin(pi * share * steps))
            frame.icon(picture, (x + aside[0], y + aside[1] - hop), before.height)

        return Beat(STEP * (steps + 1), draw=draw, hide=hide, look_at=scenery.world_of(event.dst))

    def _teleport(self, event: ev.PawnMoved, picture: str, hide: tuple[tuple[str, int], ...]) -> Beat:
        def draw(frame: Frame, t: float) -> None:
            place = self.scenery.standing(event.seat, event.src if t < 0.5 else event.dst)
            strength = round(255 * abs(2 * t - 1))
            frame.icon("icons/teleport", place.center, round(place.height * 1.6), 255 - strength)
            frame.icon(picture, place.center, place.height, strength)

        return Beat(TELEPORT * 1.5, draw=draw, hide=hide, look_at=self.scenery.world_of(event.dst))

    def stopped(self, event: ev.Stopped) -> Beat:
        """A crystal cave holds a walker."""
        if event.free:
            return Beat()
        room = self.scenery.model.shown.players[event.seat].room
        return self.glow(self.scenery.spot("room", room), "icons/crystal_cave")

    # --- the dragon ---------------------------------------------------------------------------------------------

    def knocked_out(self, event: ev.KnockedOut) -> Beat:
        """A player is out."""
        return self.banner("banner.knocked_out", event.seat, "icons/close")

    def escaped(self, event: ev.Escaped) -> Beat:
        """A player got away."""
        return self.banner("banner.escaped", event.seat, "icons/mastery")


def _from(point: Point, rect: Rect) -> Point:
    """How far the middle of a rect is from a point."""
    return rect.centerx - point[0], rect.centery - point[1]


_CARD_TIMES = {
    ("deck", "hand"): (DRAW, 70.0),
    ("hand", "play"): (PLAY, PLAY * 0.6),
    ("hand", "discard"): (DISCARD, DISCARD),
    ("dungeon_deck", "row"): (DRAW, DRAW),
    ("play", "trash"): (DISCARD, DISCARD),
    ("discard", "trash"): (DISCARD, DISCARD),
}

_C = Choreographer
_BEATS: dict[type, Callable[[Choreographer, Any], Beat]] = {
    ev.TurnStarted: _C.turn_started, ev.OutTurnStarted: _C.out_turn, ev.TurnEnded: _C.turn_ended,
    ev.Claimed: _C.claimed, ev.CardMoved: _C.card_moved, ev.Reshuffled: _C.reshuffled, ev.Gained: _C.gained,
    ev.ClankMade: _C.clank_made, ev.ClankTakenBack: _C.clank_back, ev.RageRose: _C.rage_rose,
    ev.GhostCame: _C.ghost_came, ev.CubesReturned: _C.cubes_returned, ev.TokenTaken: _C.token_taken,
    ev.TokenSpent: _C.token_spent, ev.ArtifactLaid: _C.artifact_laid, ev.TileLaid: _C.tile_laid,
    ev.TileTurned: _C.tile_turned, ev.LockOpened: _C.lock_opened, ev.FeaturePicked: _C.feature_picked,
    ev.WayshrineMarked: _C.marked, ev.PawnMoved: _C.pawn_moved, ev.Stopped: _C.stopped, ev.Damaged: _C.damaged,
    ev.Healed: _C.healed, ev.BagFilled: _C.bag_filled, ev.CubeDrawn: _C.cube_drawn, ev.GhostWarded: _C.warded,
    ev.CubesSettled: _C.settled, ev.BlackSetAside: _C.black_aside, ev.DrawEnded: _C.draw_ended,
    ev.KnockedOut: _C.knocked_out, ev.Escaped: _C.escaped,
}  # fmt: skip
