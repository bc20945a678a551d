"""Every asset by name (`group/name`), with the function that draws it at any scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from art.kit import relief
from art.kit.noise import seed_of
from art.kit.palette import Array

Drawing = Callable[["Canvas"], Array]
_SMALLEST = 384  # fewer pixels than this along a side are drawn larger and scaled down


class Canvas(NamedTuple):
    """What a drawing needs to know: its size in pixels, pixels of one master pixel, and its seed."""

    width: int
    height: int
    scale: float
    seed: int


class Asset(NamedTuple):
    """A picture: its name, the size of its master and how to draw it."""

    name: str
    width: int
    height: int
    draw: Drawing

    def render(self, scale: float = 1.0) -> Array:
        """The picture at a scale of its master, as linear RGB or RGBA."""
        width, height = max(1, round(self.width * scale)), max(1, round(self.height * scale))
        return self.draw(Canvas(width, height, width / self.width, seed_of(self.name)))


ASSETS: dict[str, Asset] = {}


def add(name: str, width: int, height: int, draw: Drawing) -> None:
    """Declare an asset."""
    if name in ASSETS:
        raise ValueError(f"{name} is declared twice")
    ASSETS[name] = Asset(name, width, height, draw)


def sprite(
    name: str,
    layers: Sequence[relief.Layer | relief.Form],
    size: int = 256,
    *,
    span: float = 112,
    rig: relief.Rig | None = None,
    lower: float = 0,
    halo: float = 0,
    rim: tuple[str, float] | None = None,
    ground: tuple[float, float, float, float] | None = None,
) -> None:
    """Declare a square sprite drawn in units of `span` to its side, origin in the middle (`lower` units down).

    `rim` and `ground` are those of `relief.render`.
    """

    def draw(canvas: Canvas) -> Array:
        samples = max(2, math.ceil(_SMALLEST / canvas.width))
        unit = canvas.width / span
        origin = (canvas.width / 2, canvas.height / 2 + lower * unit)
        bigger = span / 112  # the outline and the shadow are shares of the sprite, not of the unit
        return relief.render(
            layers,
            canvas.width,
            canvas.height,
            unit,
            origin=origin,
            rig=rig,
            outline=2.6 * bigger,
            shadow=(2 * bigger, 4 * bigger, 5 * bigger, 0.55),
            halo=halo,
            rim=rim,
            ground=ground,
            seed=canvas.seed,
            samples=samples,
        )

    add(name, size, size, draw)
