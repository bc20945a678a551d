"""Card blanks (frame, banner, type plate, parchment, an open window for the picture) and the two backs."""

from __future__ import annotations

import math

import numpy as np

from art.drawings.icons_play import eye
from art.kit import noise, shapes
from art.kit import palette as pal
from art.kit.field import blur, distance, grid, mix, mix3, shift, smooth
from art.kit.palette import Array, linear
from art.kit.registry import Canvas, add
from art.kit.relief import Layer, Rig, placed, render
from art.kit.shapes import Draw, Shape, at, circle, polygon, rounded

WIDTH, HEIGHT = 750, 1050
PICTURE = (52, 112, 698, 606)  # left, top, right, bottom of the window
PARCHMENT = (62, 652, 688, 962)
_CX, _CY = WIDTH / 2, HEIGHT / 2
_RIG = Rig(key_strength=1.0, fill_strength=0.45, rim_strength=0.25)
BRACKET = "M30 30 L-58 30 C -40 22 -34 12 -26 2 C -16 -6 -4 -4 2 2 C -4 -4 -6 -16 2 -26 C 12 -34 22 -40 30 -58 Z"
RIBBON = "M59 40 C 195 28 555 28 691 40 L691 122 C 555 110 195 110 59 122 Z"
TAILS = ("M19 62 L75 62 L75 142 L19 142 L41 102 Z", "M731 62 L675 62 L675 142 L731 142 L709 102 Z")
FOLDS = ("M75 128 L107 120 L75 142 Z", "M675 128 L643 120 L675 142 Z")
PLATE = ((185, 621), (565, 621), (589, 640), (565, 659), (185, 659), (161, 640))
PLATE_FACE = ((189, 626), (561, 626), (579, 640), (561, 654), (189, 654), (171, 640))


def _box(left: float, top: float, right: float, bottom: float, r: float) -> Draw:
    return rounded(left - _CX, top - _CY, right - _CX, bottom - _CY, r)


def _moved(shape: Shape) -> Draw:
    return at(shape, -_CX, -_CY)


def corners() -> list[Layer]:
    """Gold brackets with studs in the four corners."""
    layers = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (_CX - 38), sy * (_CY - 38)
            layers += [
                Layer(at(BRACKET, x, y, 0, sx, sy), pal.GOLD, bevel=7, gloss=0.6, grain=0.2, metal=0.6),
                Layer(
                    at("M20 22 L-22 22 C -10 16 -2 10 6 6 C 10 -2 16 -10 22 -22 L22 20 Z", x, y, 0, sx, sy),
                    pal.GOLD_DEEP,
                    bevel=3,
                    relief=-0.5,
                    gloss=0.3,
                    shade=0,
                    metal=0.5,
                ),
                Layer(at(circle(13, 13, 9), x, y, 0, sx, sy), ("#FFF0C0", "#A8701F"), bevel=7, gloss=0.8, metal=0.6),
            ]
    return layers


def body() -> list[Layer]:
    """Iron edge, leather, gold fillet."""
    return [
        Layer(_box(6, 6, 744, 1044, 46), ("#463F48", "#1B181E"), bevel=16, gloss=0.35, grain=0.3, metal=0.3),
        Layer(
            _box(22, 22, 728, 1028, 36), ("#26222A", "#141217"), bevel=8, relief=-0.8, gloss=0.1, shade=0, grain=0.35
        ),
        Layer(_box(30, 30, 720, 1020, 30), pal.GOLD, bevel=2.5, gloss=0.8, stroke=4.5, shade=0.5, metal=0.6),
    ]


def frame(kind: str) -> list[Layer]:
    """Everything of a blank except the parchment."""
    light, dark = pal.BANNERS[kind]
    iron = ("#5A545E", "#26232B")
    left, top, right, bottom = PICTURE
    p_left, p_top, p_right, p_bottom = PARCHMENT
    return [
        *body(),
        Layer(
            _box(left - 13, top - 13, right + 13, bottom + 13, 20),
            iron,
            bevel=9,
            relief=1.1,
            gloss=0.4,
            grain=0.25,
            metal=0.4,
        ),
        Layer(_box(left - 3, top - 3, right + 3, bottom + 3, 12), pal.GOLD, bevel=3, gloss=0.8, shade=0.3, metal=0.6),
        Layer(
            _box(p_left - 12, p_top - 12, p_right + 12, p_bottom + 12, 16),
            iron,
            bevel=8,
            gloss=0.4,
            grain=0.25,
            metal=0.4,
        ),
        *corners(),
        Layer(_moved(polygon(PLATE)), pal.GOLD, bevel=5, gloss=0.7, metal=0.6),
        Layer(_moved(polygon(PLATE_FACE)), (light, dark), bevel=4, relief=-0.4, gloss=0.1, shade=0, grain=0.2),
        Layer(_moved(TAILS), (pal.blend(light, dark, 0.7), dark), bevel=6, relief=0.6, gloss=0.08, grain=0.25),
        Layer(_moved(FOLDS), "#140A0A", bevel=2, relief=0.2, gloss=0),
        Layer(_moved(RIBBON), (light, dark), bevel=12, relief=0.8, gloss=0.12, grain=0.25, spread=6, shade=0.7),
        _seams(),
    ]


def _seams() -> Layer:
    seams = [shapes.stroke(path, 3) for path in ("M69 49 C 195 38 555 38 681 49", "M69 112 C 195 101 555 101 681 112")]
    return Layer(_moved(seams), pal.GOLD, bevel=1.6, relief=0.8, gloss=0.6, shade=0.2, metal=0.4)


def parchment(width: int, height: int, scale: float, seed: int) -> Array:
    """Old parchment with burnt edges; `scale` is pixels per master pixel."""
    clouds = noise.spectral(width, height, 2.4, seed)
    fibre = noise.spectral(width, height, 1.2, seed + 1, stretch=(0.25, 1))
    stains = smooth(0.55, 0.75, noise.spectral(width, height, 3, seed + 2, 1, 8))
    sheet = mix3(linear(pal.PARCHMENT), linear(pal.PARCHMENT_LIGHT), clouds) * (0.9 + 0.2 * fibre[..., None])
    sheet = mix3(sheet, linear("#B78F57"), stains * 0.28)
    px, py = grid(width, height)
    edge = np.minimum.reduce([px, py, width - px, height - py]) / scale + (clouds - 0.5) * 12
    sheet = mix3(linear(pal.PARCHMENT_BURNT), sheet, smooth(0, 34, edge) * 0.75 + 0.25)
    return mix3(linear("#2E1A0C"), sheet, smooth(-2, 7, edge))


def _mask(canvas: Canvas, shape: Shape) -> Array:
    return shapes.mask(canvas.width, canvas.height, shape, canvas.scale, 0, 0)


def _render(layers: list[Layer], canvas: Canvas) -> Array:
    samples = max(1, math.ceil(384 / canvas.width))
    return render(
        layers,
        canvas.width,
        canvas.height,
        canvas.scale,
        rig=_RIG,
        outline=0,
        shadow=None,
        seed=canvas.seed,
        samples=samples,
    )


def blank(kind: str, canvas: Canvas) -> Array:
    """The whole blank; its window is transparent but for the shadow of the frame."""
    out = _render(frame(kind), canvas)
    rgb, alpha = out[..., :3], out[..., 3]
    above = np.maximum.reduce(
        [_mask(canvas, RIBBON), _mask(canvas, TAILS), _mask(canvas, FOLDS), _mask(canvas, polygon(PLATE))]
    )
    left, top, right, bottom = PARCHMENT
    paper_mask = _mask(canvas, rounded(left, top, right, bottom, 8))
    sheet = parchment(canvas.width, canvas.height, canvas.scale, canvas.seed)
    rows = slice(round(top * canvas.scale), round(bottom * canvas.scale))
    columns = slice(round(left * canvas.scale), round(right * canvas.scale))
    part = parchment(columns.stop - columns.start, rows.stop - rows.start, canvas.scale, canvas.seed)
    sheet[rows, columns] = part
    inner = mix(0.45, 1.0, smooth(0, 12 * canvas.scale, distance(paper_mask)))
    cast = blur(shift(above, 0, 5 * canvas.scale), 6 * canvas.scale) * (1 - above)
    rgb = mix3(rgb, sheet * (0.92 * inner * (1 - 0.5 * cast))[..., None], paper_mask * (1 - above))
    left, top, right, bottom = PICTURE
    window = _mask(canvas, rounded(left, top, right, bottom, 10))
    dark = 1 - mix(0.25, 1.0, smooth(0, 20 * canvas.scale, distance(window)))
    veil = np.maximum(dark, 0.65 * cast)  # what darkens the picture behind the window
    hole = window * (1 - above)
    rgb = mix3(rgb, linear(pal.SHADOW), hole)
    alpha = mix(alpha, veil, hole)
    return np.dstack([rgb, alpha]).astype(np.float32)


def _back(face: pal.Pair, rays: pal.Pair, middle: list[Layer], canvas: Canvas) -> Array:
    blades = [at("M-7 0 L0 -345 L7 0 Z", 0, 0, k * 15) for k in range(24)]
    scrolls: list[Draw] = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            scrolls.append(
                at(
                    shapes.stroke("M-40 -150 C 10 -150 40 -110 40 -60 C 40 -20 0 -10 -6 -40 C -8 -58 14 -62 18 -48", 6),
                    sx * 250,
                    sy * -300,
                    0,
                    sx,
                    -sy,
                )
            )
            scrolls.append(at(shapes.stroke("M40 -60 C 44 -10 20 40 -40 60", 6), sx * 250, sy * -300, 0, sx, -sy))
    layers = [
        *body()[:1],
        Layer(_box(26, 26, 724, 1024, 34), face, bevel=8, relief=-0.8, gloss=0.1, shade=0, grain=0.4),
        Layer(_box(46, 46, 704, 1004, 26), pal.GOLD, bevel=3, gloss=0.8, stroke=6, metal=0.6),
        Layer(_box(60, 60, 690, 990, 18), pal.GOLD, bevel=1.4, gloss=0.6, stroke=2.4, metal=0.5, shade=0.3),
        Layer(blades, rays, bevel=3, relief=0.5, gloss=0.1, shade=0.3),
        Layer(scrolls, pal.GOLD, bevel=2.6, gloss=0.6, metal=0.5),
        *placed(middle, 0, 0, 0, 1),
        *corners(),
    ]
    return _render(layers, canvas)


def card_back(canvas: Canvas) -> Array:
    """The back of the players' cards: the eye on red leather."""
    studs = shapes.around("M0 -24 L22 0 L0 24 L-22 0 Z", 8, 262)
    middle = [*placed(eye(), 0, 0, 0, 5.1), Layer(studs, pal.GOLD, bevel=6, gloss=0.8, metal=0.6)]
    return _back(("#5A1E26", "#1C080C"), ("#8A3434", "#5A1C20"), middle, canvas)


def dungeon_back(canvas: Canvas) -> Array:
    """The back of the dungeon deck: a gate with light behind it, on blue leather."""
    studs = shapes.around("M0 -20 L18 0 L0 20 L-18 0 Z", 8, 285, 22.5)
    middle = [
        Layer(circle(0, 0, 240), pal.GOLD, bevel=10, gloss=0.8, metal=0.6),
        Layer(circle(0, 0, 222), ("#121B34", "#0A0E1C"), bevel=9, relief=-0.6, shade=0),
        *placed(gate(), 0, 26, 0, 0.94),
        Layer(studs, pal.GOLD, bevel=6, gloss=0.8, metal=0.6),
    ]
    return _back(("#1E2E52", "#0A1020"), ("#2C4478", "#1C2E58"), middle, canvas)


def gate() -> list[Layer]:
    """An arch of stone with a portcullis and a fire behind it."""
    gate = "M-118 150 L-118 -40 C -118 -200 118 -200 118 -40 L118 150 Z"
    stones = [
        at(rounded(-26, -20, 26, 20, 5), 146 * math.sin(a), -40 - 146 * math.cos(a), math.degrees(a))
        for a in np.linspace(-1.5, 1.5, 9)
    ]
    pillars = [rounded(sx * 146 - 26, y, sx * 146 + 26, y + 48, 5) for sx in (-1, 1) for y in (-8, 44, 96)]
    bars = [rounded(x - 8, -170, x + 8, 128, 6) for x in (-80, -40, 0, 40, 80)]
    points = [f"M{x - 9} 124 L{x} 150 L{x + 9} 124 Z" for x in (-80, -40, 0, 40, 80)]
    return [
        Layer(gate, ("#3A1A0C", "#FF9A3C"), bevel=8, relief=-0.4, gloss=0, glow=0.35, shade=0),
        Layer(
            [*bars, *[rounded(-118, y, 118, y + 14, 4) for y in (-70, 30)], *points],
            pal.STEEL,
            bevel=6,
            gloss=0.7,
            metal=0.5,
        ),
        Layer([*stones, *pillars], ("#A8ABB4", "#5A5E6A"), bevel=8, gloss=0.2, grain=0.3),
    ]


def declare() -> None:
    """Put them in the registry."""
    for kind in pal.BANNERS:
        add(f"cards/{kind}", WIDTH, HEIGHT, lambda canvas, kind=kind: blank(kind, canvas))  # type: ignore[misc]
    add("cards/back", WIDTH, HEIGHT, card_back)
    add("cards/dungeon_back", WIDTH, HEIGHT, dungeon_back)
