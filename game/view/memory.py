"""Parts of a frame that are taken from the last one as long as nothing that they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from .frame import Frame, Region, Sprite, Written


class Memory:
    """Remembers one part of a scene. The key must name everything that the part depends on; None draws it anew."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._sprites: list[Sprite] = []
        self._regions: list[Region] = []
        self._written: list[Written] = []

    def draw(self, frame: Frame, key: Hashable, draw: Callable[[Frame], None]) -> None:
        """Add the part to a frame: what was remembered if the key is still the same, otherwise what `draw` draws."""
        if key is None or key != self._key:
            sprites, regions, written = len(frame.sprites), len(frame.regions), len(frame.written)
            draw(frame)
            self._key = key
            self._sprites, self._regions = frame.sprites[sprites:], frame.regions[regions:]
            self._written = frame.written[written:]
            return
        frame.sprites += self._sprites
        frame.regions += self._regions
        frame.written += self._written
