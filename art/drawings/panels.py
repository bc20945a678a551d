"""Skins that are cut in nine: panels, slots, buttons. The margins are in `MARGINS` (master pixels)."""

from __future__ import annotations

import math

import numpy as np

from art.drawings.cards import parchment
from art.kit import palette as pal
from art.kit import shapes
from art.kit.palette import Array
from art.kit.registry import Canvas, add
from art.kit.relief import Layer, Rig, render, shadowed
from art.kit.shapes import rounded

MARGINS = {"panel": 56, "parchment": 56, "slot": 32, "button": 44}  # equal on the four sides
GILT: pal.Pair = ("#FFF0A8", "#D89A34")  # the rim of what the pointer is on
SHADOW_PAD = 12  # transparent border of panels and buttons, in which their shadow lies


def _render(layers: list[Layer], canvas: Canvas, shadow: float, rig: Rig | None = None) -> Array:
    cast = (0.0, 4.0, 4.0, shadow) if shadow else None
    samples = max(2, math.ceil(384 / canvas.width))
    return render(
        layers,
        canvas.width,
        canvas.height,
        canvas.scale,
        rig=rig,
        outline=0,
        shadow=cast,
        seed=canvas.seed,
        samples=samples,
    )


def panel(face: pal.Pair, fillet: pal.Pair, size: int = 256) -> list[Layer]:
    """Iron edge, sunk leather, a gold fillet four pixels inside."""
    a = size / 2 - SHADOW_PAD
    rivets = [shapes.circle(sx * (a - 16), sy * (a - 16), 5) for sx in (-1, 1) for sy in (-1, 1)]
    return [
        Layer(rounded(-a, -a, a, a, 26), ("#6A6166", "#2A2529"), bevel=8, gloss=0.4, grain=0.22, metal=0.5),
        Layer(
            rounded(-a + 15, -a + 15, a - 15, a - 15, 16), face, bevel=7, relief=-0.8, gloss=0.06, shade=0, grain=0.22
        ),
        Layer(
            rounded(-a + 23, -a + 23, a - 23, a - 23, 11), fillet, bevel=2, gloss=0.7, stroke=4, shade=0.4, metal=0.6
        ),
        Layer(rivets, pal.GOLD_BRIGHT, bevel=4, gloss=0.8, metal=0.6)
        if fillet is pal.GOLD
        else Layer(rivets, pal.IRON, bevel=4, gloss=0.5, metal=0.4),
    ]


def tray(size: int = 256) -> list[Layer]:
    """Scorched stone, sunk into an iron edge with a gold fillet."""
    a = size / 2 - SHADOW_PAD
    studs = [shapes.circle(sx * (a - 16), sy * (a - 16), 5) for sx in (-1, 1) for sy in (-1, 1)]
    return [
        Layer(rounded(-a, -a, a, a, 26), ("#6A6166", "#2A2529"), bevel=8, gloss=0.4, grain=0.22, metal=0.5),
        Layer(
            rounded(-a + 11, -a + 11, a - 11, a - 11, 18), pal.GOLD, bevel=2, gloss=0.7, stroke=4, shade=0.4, metal=0.6
        ),
        Layer(rounded(-a + 20, -a + 20, a - 20, a - 20, 14), ("#57504E", "#332E30"), bevel=5, grain=0.4, rough=1),
        Layer(
            rounded(-a + 28, -a + 28, a - 28, a - 28, 10),
            ("#1C181B", "#2C2424"),
            bevel=16,
            relief=-1.2,
            gloss=0,
            grain=0.5,
            shade=0,
        ),
        Layer(studs, pal.GOLD_BRIGHT, bevel=4, gloss=0.8, metal=0.6),
    ]


def button(face: pal.Pair, rim: pal.Pair, pressed: bool = False, glow: float = 0.0) -> list[Layer]:
    """A cushion of enamel in a gold or iron rim."""
    x, y = 256 / 2 - SHADOW_PAD, 112 / 2 - SHADOW_PAD
    return [
        Layer(rounded(-x, -y, x, y, 26), ("#4A4246", "#1E1A1E"), bevel=6, gloss=0.3, metal=0.4),
        Layer(rounded(-x + 5, -y + 5, x - 5, y - 5, 22), rim, bevel=5, gloss=0.7, metal=0.6),
        Layer(
            rounded(-x + 12, -y + 12, x - 12, y - 12, 16),
            face,
            bevel=11,
            relief=-0.6 if pressed else 0.55,
            gloss=0.06,
            shade=0.3,
            grain=0.16,
            glow=glow,
        ),
    ]


def parchment_panel(canvas: Canvas) -> Array:
    """Parchment with burnt edges and its shadow."""
    pad = SHADOW_PAD * canvas.scale
    inner_w, inner_h = round(canvas.width - 2 * pad), round(canvas.height - 2 * pad)
    left, top = round(pad), round(pad)
    rgb = np.zeros((canvas.height, canvas.width, 3), np.float32)
    rgb[top : top + inner_h, left : left + inner_w] = parchment(inner_w, inner_h, canvas.scale, canvas.seed) * 0.95
    a = SHADOW_PAD
    edge = rounded(a, a, 256 - a, 256 - a, 9)
    alpha = shapes.mask(canvas.width, canvas.height, edge, canvas.scale, 0, 0)
    scale = canvas.scale
    rgb, alpha = shadowed(rgb, alpha, 0, 4 * scale, 4 * scale, 0.6)
    return np.dstack([rgb, alpha]).astype(np.float32)


def slot(canvas: Canvas) -> Array:
    """A hollow for cards and tokens to lie in."""
    layers = [
        Layer(
            rounded(-92, -92, 92, 92, 16), ("#1A171C", "#5A5258"), bevel=3, relief=0.5, gloss=0.3, grain=0.2, shade=0
        ),
        Layer(rounded(-88, -88, 88, 88, 13), ("#0C0A0E", "#17141A"), bevel=8, relief=-1.2, gloss=0, shade=0, grain=0.2),
    ]
    return _render(layers, canvas, 0)


def declare() -> None:
    """Put them in the registry."""
    gold, dull = pal.GOLD, ("#7A746C", "#3A3632")
    faces = {
        "leather": (("#322C36", "#1C191F"), gold),
        "leather_active": (("#6A4420", "#2E1B0E"), gold),
        "leather_plain": (("#2C2730", "#1A171D"), ("#6A625C", "#3A3436")),
        "leather_danger": (("#5A1C20", "#240A0E"), gold),
    }
    for name, (face, fillet) in faces.items():
        add(f"panels/{name}", 256, 256, lambda canvas, f=face, g=fillet: _render(panel(f, g), canvas, 0.6))  # type: ignore[misc]
    add("panels/tray", 256, 256, lambda canvas: _render(tray(), canvas, 0.6))
    add("panels/parchment", 256, 256, parchment_panel)
    add("panels/slot", 192, 192, slot)
    green, red, grey = ("#2C622C", "#122C16"), ("#86282A", "#3E0F18"), ("#3C3842", "#222026")
    buttons = {
        "button_normal": button(green, gold),
        "button_hover": button(("#2F6A2F", "#16381C"), GILT, glow=0.02),
        "button_pressed": button(("#163A1C", "#275A2A"), pal.GOLD_DEEP, pressed=True),
        "button_disabled": button(grey, dull),
        "button_red_normal": button(red, gold),
        "button_red_hover": button(("#A83A36", "#54141C"), GILT, glow=0.02),
        "button_red_pressed": button(("#461014", "#6A1E22"), pal.GOLD_DEEP, pressed=True),
        "button_plain_normal": button(("#4A4450", "#25222A"), gold),
        "button_plain_hover": button(("#5A5262", "#302C36"), GILT, glow=0.02),
        "button_plain_pressed": button(("#221F26", "#38343E"), pal.GOLD_DEEP, pressed=True),
    }
    for name, layers in buttons.items():
        add(f"panels/{name}", 256, 112, lambda canvas, layers=layers: _render(layers, canvas, 0.6))  # type: ignore[misc]
