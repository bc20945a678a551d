"""The pictures of the game: one master per thing, scaled for the window and remembered within a budget of bytes.

A picture is named by its path under `art/images` without the ending ("icons/skill"). Surfaces that are handed out are
shared: they are never drawn on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.paths import resource

BUDGET = 260 * 2**20  # bytes of scaled pictures
SMALL_MASTER = 2**20  # bytes of a master that is kept
ENDINGS = (".webp", ".png")
MARGINS = {"panel": 56, "parchment": 56, "slot": 32, "button": 44}  # of nine-part skins, in master pixels

Size = tuple[int, int]


@lru_cache(maxsize=1024)
def picture_file(name: str) -> Path | None:
    """The file of a picture, or None if it does not exist (yet)."""
    for ending in ENDINGS:
        path = resource("art", "images", *f"{name}{ending}".split("/"))
        if path.is_file():
            return path
    return None


def surface_bytes(surface: pygame.Surface) -> int:
    """How much memory the pixels of a surface take."""
    return surface.get_height() * surface.get_pitch()


class Pictures:
    """Loads, scales and remembers pictures. `made` remembers anything that is composed from them."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.held = 0
        self.notes: dict[Hashable, list[Any]] = {}  # what is written on surfaces that were painted
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key, made at its first use; the least used ones are forgotten when the budget is spent."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = make()
        self._kept[key] = found
        self.held += surface_bytes(found)
        while self.held > self.budget and len(self._kept) > 1:
            key, old = self._kept.popitem(last=False)
            self.notes.pop(key, None)
            self.held -= surface_bytes(old)
        return found

    def has(self, key: Hashable) -> bool:
        """Whether a surface is at hand."""
        return key in self._kept

    def forget(self) -> None:
        """Drop everything, as after a change of the window's size."""
        self._kept.clear()
        self.notes.clear()
        self.held = 0

    def master(self, name: str) -> pygame.Surface:
        """The picture as it was painted; KeyError if there is none."""
        return self.made(("master", name), lambda: load_master(name))

    def image(self, name: str, size: Size) -> pygame.Surface:
        """The picture scaled to a size."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.made((name, size), lambda: scaled(self._source(name), size))

    def _source(self, name: str) -> pygame.Surface:
        """The master of a picture; small ones are kept, as they are wanted in many sizes."""
        if self.has(("master", name)):
            return self.master(name)
        picture = load_master(name)
        return self.made(("master", name), lambda: picture) if surface_bytes(picture) <= SMALL_MASTER else picture

    def icon(self, name: str, px: int) -> pygame.Surface:
        """A square picture by the length of its side."""
        return self.image(name, (px, px))

    def skin(self, name: str, size: Size, unit: float) -> pygame.Surface:
        """A panel, button, slot or parchment of any size, from the nine parts of its master."""
        kind = next((kind for kind in ("button", "slot", "parchment") if name.startswith(kind)), "panel")
        thickness = {"panel": 0.36, "button": 0.42}.get(kind, 0.5)

        def make() -> pygame.Surface:
            return nine_parts(self._source(f"panels/{name}"), size, MARGINS[kind], unit * thickness)

        return self.made(("skin", name, size, round(unit, 3)), make)


def load_master(name: str) -> pygame.Surface:
    """Read and decode one picture; KeyError if it does not exist."""
    path = picture_file(name)
    if path is None:
        raise KeyError(f"there is no picture {name!r}")
    picture = pygame.image.load(path)
    return picture.convert_alpha() if picture.get_masks()[3] else picture.convert()


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """A smooth copy in another size; big reductions go by halves, so that nothing flickers."""
    while picture.get_width() >= 2 * size[0] and picture.get_height() >= 2 * size[1]:
        half = (max(size[0], picture.get_width() // 2), max(size[1], picture.get_height() // 2))
        if half == picture.get_size():
            break
        picture = pygame.transform.smoothscale(picture, half)
    return pygame.transform.smoothscale(picture, size)


def nine_parts(master: pygame.Surface, size: Size, margin: int, factor: float) -> pygame.Surface:
    """A skin stretched to a size: corners keep their shape, edges and the middle are stretched."""
    width, height = max(4, size[0]), max(4, size[1])
    side = max(2, min(round(margin * factor), width // 2, height // 2))
    across, down = master.get_size()
    sources = ((0, margin, across - margin, across), (0, margin, down - margin, down))
    targets = ((0, side, width - side, width), (0, side, height - side, height))
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    for i in range(3):
        for j in range(3):
            source = pygame.Rect(
                sources[0][i], sources[1][j], sources[0][i + 1] - sources[0][i], sources[1][j + 1] - sources[1][j]
            )
            part = (targets[0][i + 1] - targets[0][i], targets[1][j + 1] - targets[1][j])
            if part[0] > 0 and part[1] > 0:
                whole.blit(scaled(master.subsurface(source), part), (targets[0][i], targets[1][j]))
    return whole.convert_alpha()
