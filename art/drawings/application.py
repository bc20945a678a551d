"""The application's icon: the dragon's eye and horn from close by; for the smallest sizes only the eye."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.drawings import dragon
from art.kit import palette as pal
from art.kit.field import blur, clamp, grid, mix3, smooth
from art.kit.palette import Array, linear
from art.kit.registry import Canvas
from art.kit.relief import Form, Lamp, Layer, Rig, render
from art.kit.shapes import Draw, mask, rounded

SPAN = 112.0  # units to the side
PLATE: Draw = rounded(-54, -54, 54, 54, 22)
EDGE = "M-32 -52 L32 -52 Q52 -52 52 -32 L52 32 Q52 52 32 52 L-32 52 Q-52 52 -52 32 L-52 -32 Q-52 -52 -32 -52 Z"


def application(canvas: Canvas) -> Array:
    """Eye, brow and horns by firelight, in one thin frame of gold."""
    rig = Rig(
        key="#FFD8B0",
        key_strength=0.75,
        rim="#7FB0FF",
        rim_strength=0.9,
        rim_from=(-0.5, -0.9),
        fill="#5A70B0",
        fill_strength=0.25,
        ambient=0.14,
        lamps=(Lamp(-30, 46, 46, 46, "#FF8A3C", 3.4),),
        wrap=0.2,
        lamp_rim=0.4,
        cast=0.6,
    )
    return _framed([dragon.close_up(-13, 13, 0.40)], rig, canvas.width, 2.6)


def small_application(size: int) -> Array:
    """An eye under a brow, nothing else, for a picture of a few pixels."""
    lid = "M-49 8 C -26 -30 22 -34 49 -6 C 30 30 -22 36 -49 8 Z"
    layers = [
        Layer("M-60 -60 L60 -60 L60 60 L-60 60 Z", ("#C03A26", "#5A1414"), bevel=4, gloss=0.1, grain=0.2),
        Layer(lid, "#160406", bevel=5, relief=-0.8, gloss=0, shade=0, grain=0),
        Layer(
            "M-42 7 C -22 -23 20 -27 43 -5 C 26 24 -20 28 -42 7 Z",
            ("#FFE86A", "#FF8A1C"),
            bevel=10,
            glow=0.9,
            shade=0,
            grain=0,
        ),
        Layer("M2 -22 C 11 -8 11 10 2 24 C -7 10 -7 -8 2 -22 Z", "#0C0204", bevel=2, relief=-0.2, shade=0, grain=0),
        Layer("M-58 -10 C -30 -44 20 -54 58 -40 L58 -22 C 20 -36 -20 -28 -54 2 Z", "#3A0A0C", bevel=6, gloss=0.1),
    ]
    return _framed(layers, Rig(), size, 5)


def _framed(layers: Sequence[Layer | Form], rig: Rig, size: int, edge: float) -> Array:
    unit = size / SPAN
    samples = 2 if size >= 256 else 4
    side = size * samples
    px, py = grid(side, side)
    far = np.hypot(px / side - 0.4, py / side - 0.7)
    ground = mix3(linear("#4A1A14"), linear("#0A0C1C"), smooth(0.05, 0.7, far))
    figure = render(layers, side, side, unit * samples, rig=rig, outline=0, shadow=None, seed=7, samples=1)
    image = mix3(ground, figure[..., :3], figure[..., 3])
    frame = [Layer(EDGE, pal.GOLD_BRIGHT, bevel=edge / 2, gloss=0.6, metal=0.5, stroke=edge, grain=0.05)]
    gold = render(frame, side, side, unit * samples, outline=0, shadow=None, seed=7, samples=1)
    image = image * (1 - 0.6 * blur(gold[..., 3], 3 * unit * samples) * (1 - gold[..., 3]))[..., None]
    image = mix3(image, gold[..., :3], gold[..., 3])
    plate = mask(side, side, PLATE, unit * samples, side / 2, side / 2)
    whole = np.dstack([clamp(image) * plate[..., None], plate])
    small = whole.reshape(size, samples, size, samples, 4).mean((1, 3))
    rgb = small[..., :3] / np.maximum(small[..., 3:], 1e-4)
    return np.dstack([rgb, small[..., 3]]).astype(np.float32)
