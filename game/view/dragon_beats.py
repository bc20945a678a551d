"""How the dragon's attack moves: cubes into the bag, out of it, and on to whom they hurt. Durations in milliseconds."""

from __future__ import annotations

from pygame import Rect

from game.rules import events as ev

from .attack import draw_cube_drawn, draw_filling, draw_pulse, tray_place
from .beats import CUBE_MORE, Beats, Scenery
from .colours import GOOD, WARNING
from .director import Beat
from .frame import Frame
from .motion import between, fly, in_out_cubic, staggered, turned

FILLING = 900.0
CUBE_DRAWN, HASTE = 680.0, 0.85
SETTLING, ROLLING, FLOATING = 420.0, 480.0, 420.0  # of a player's cubes, of black ones, of ghosts
GHOST_PASSES = 420.0


class DragonBeats(Beats):
    """The beats of an attack, and of every heart that is lost or healed."""

    def __init__(self, scenery: Scenery) -> None:
        super().__init__(scenery)
        self._ghost_at: Rect | None = None  # where a ghost is that passes from player to player

    def bag_filled(self, event: ev.BagFilled) -> Beat:
        """The cubes of the Clank! area tumble into the bag, and the bag is shaken."""
        self._ghost_at = None
        shown = self.scenery.model.shown
        cubes = [self.scenery.model.cube_picture(i) for i, p in enumerate(shown.players) for _ in range(p.noise)]
        cubes += ["cubes/ghost"] * shown.ghosts["area"]

        def draw(frame: Frame, t: float) -> None:
            draw_filling(frame, self.scenery.spot("clank"), self.scenery.attack_spot(), cubes, t)

        return Beat(FILLING, draw=draw)

    def cube_drawn(self, event: ev.CubeDrawn) -> Beat:
        """A cube comes out, dark; it is held for a beat before its colour turns to the light. Each comes faster."""
        scenery = self.scenery
        index = len(scenery.tray().cubes)

        def draw(frame: Frame, t: float) -> None:
            spot = scenery.attack_spot()
            goal = tray_place(frame, spot, index, scenery.tray().total)
            draw_cube_drawn(frame, spot, scenery.model, event.colour, goal, t)
            if event.colour >= 0:
                draw_pulse(frame, scenery.spot("strip", event.colour), t)

        return Beat(CUBE_DRAWN * HASTE**index, draw=draw)

    def settled(self, event: ev.CubesSettled) -> Beat:
        """Cubes fly to the health meter of their owner."""
        beat = self._leave_tray(event.seat, self.scenery.spot("strip", event.seat), SETTLING)
        return self.hurt(beat, bool(event.hits))

    def black_aside(self, event: ev.BlackSetAside) -> Beat:
        """Black cubes roll away."""
        return self._leave_tray(ev.BLACK, self.scenery.spot("bank"), ROLLING)

    def _leave_tray(self, colour: int, goal: Rect, duration: float) -> Beat:
        """All drawn cubes of a colour turn over on their way from where they lie."""
        scenery = self.scenery
        picture = scenery.model.cube_picture(colour)
        tray = scenery.tray()
        leaving = [index for index, cube in enumerate(tray.cubes) if cube == colour]

        def draw(frame: Frame, t: float) -> None:
            for number, index in enumerate(leaving):
                own = staggered(t, number, len(leaving), 0.7)
                if own < 1:
                    start = tray_place(frame, scenery.attack_spot(), index, tray.total)
                    rolling = turned(frame, picture, start.width, 360 * own)
                    fly(frame, rolling, start, goal, in_out_cubic(own), 0 if colour == ev.BLACK else frame.px(60))

        return Beat(duration + CUBE_MORE * max(0, len(leaving) - 1), draw=draw, hide=(("drawn", colour),))

    def damaged(self, event: ev.Damaged) -> Beat:
        """A ghost, a monster or a card hurts a player."""
        at = self.scenery.spot("strip", event.seat)
        pop = self.pop(f"-{event.own + event.black + event.bare}", "health", at, WARNING, 160.0)
        if ev.GHOST not in self.scenery.model.shown.drawn:
            return self.hurt(pop, True)
        return self.hurt(self._ghost_passes(at, pop), True)

    def _ghost_passes(self, goal: Rect, pop: Beat) -> Beat:
        """The ghost glides from player to player, and each loses a heart as it passes."""
        start = self._ghost_at or self.scenery.attack_spot()
        self._ghost_at = goal

        def draw(frame: Frame, t: float) -> None:
            surface = frame.pictures.icon("icons/ghost", frame.px(150))
            x, y = between(start.center, goal.center, in_out_cubic(t), frame.px(50))
            frame.add(surface, x - surface.get_width() / 2, y - surface.get_height() / 2, round(255 - 90 * t))

        return Beat(GHOST_PASSES, draw=draw, linger=pop.duration, afterwards=pop.draw)

    def healed(self, event: ev.Healed) -> Beat:
        """Hearts come back."""
        n = event.own + event.black + event.bare
        return self.pop(f"+{n}", "health", self.scenery.spot("strip", event.seat), GOOD)

    def warded(self, event: ev.GhostWarded) -> Beat:
        """A ghost is kept off."""
        return self.glow(self.scenery.spot("strip", event.seat), "icons/ghost", 500.0)

    def draw_ended(self, event: ev.DrawEnded) -> Beat:
        """Ghosts float back to the Clank! area; then the bag goes."""
        if ev.GHOST not in self.scenery.model.shown.drawn:
            return Beat(200.0)
        return self._leave_tray(ev.GHOST, self.scenery.spot("clank"), FLOATING)
