"""Vector shapes: SVG path strings, the usual figures, and ways to place and join them; drawn to masks by skia."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import skia

from art.kit.palette import Array

Draw = Callable[[skia.Canvas, skia.Paint], None]
Shape = Draw | str | Sequence["Draw | str"]

_TOKEN = re.compile(r"[MmLlCcQqZzHhVv]|-?\d*\.?\d+(?:e-?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def svg_path(text: str) -> skia.Path:
    """A path from SVG path data with M, L, H, V, C, Q and Z, absolute or relative."""
    tokens = _TOKEN.findall(text)
    path = skia.Path()
    x = y = 0.0
    command, at_token = "M", 0
    while at_token < len(tokens):
        if tokens[at_token].isalpha():
            command = tokens[at_token]
            at_token += 1
        kind, relative = command.upper(), command.islower()
        count = _ARGUMENTS[kind]
        values = [float(token) for token in tokens[at_token : at_token + count]]
        at_token += count
        if kind == "H":
            values = [values[0] + (x if relative else 0), y]
        elif kind == "V":
            values = [x, values[0] + (y if relative else 0)]
        elif relative:
            values = [value + (y if i % 2 else x) for i, value in enumerate(values)]
        if kind == "Z":
            path.close()
            continue
        {"M": path.moveTo, "C": path.cubicTo, "Q": path.quadTo}.get(kind, path.lineTo)(*values)
        x, y = values[-2:]
        if kind == "M":
            command = "l" if relative else "L"
    return path


def draw_shape(shape: Shape, canvas: skia.Canvas, paint: skia.Paint) -> None:
    """Draw a shape of any kind."""
    if callable(shape):
        shape(canvas, paint)
    elif isinstance(shape, str):
        canvas.drawPath(svg_path(shape), paint)
    else:
        for part in shape:
            draw_shape(part, canvas, paint)


def mask(width: int, height: int, shape: Shape, scale: float, ox: float, oy: float, stroke: float = 0) -> Array:
    """How much of each pixel a shape covers; its units are `scale` pixels, its origin is at (ox, oy)."""
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorTRANSPARENT)
    canvas.translate(ox, oy)
    canvas.scale(scale, scale)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    if stroke:
        _set_stroke(paint, stroke)
    draw_shape(shape, canvas, paint)
    return np.asarray(surface.toarray()[..., 3], np.float32) / np.float32(255)


def _set_stroke(paint: skia.Paint, width: float) -> None:
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)


def circle(x: float, y: float, r: float) -> Draw:
    """A disc."""
    return lambda canvas, paint: canvas.drawCircle(x, y, r, paint)


def ellipse(x: float, y: float, rx: float, ry: float) -> Draw:
    """A disc with two radii."""
    return lambda canvas, paint: canvas.drawOval(skia.Rect(x - rx, y - ry, x + rx, y + ry), paint)


def rounded(left: float, top: float, right: float, bottom: float, r: float) -> Draw:
    """A rectangle with round corners."""
    return lambda canvas, paint: canvas.drawRoundRect(skia.Rect(left, top, right, bottom), r, r, paint)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """A closed polygon as path data."""
    return "M" + " L".join(f"{x:.3f} {y:.3f}" for x, y in points) + " Z"


def ngon(corners: int, r: float, turn: float = -90, x: float = 0, y: float = 0) -> str:
    """A regular polygon; `turn` is the direction of its first corner in degrees."""
    return star(corners, r, r * math.cos(math.pi / corners), turn, x, y)


def star(points: int, outer: float, inner: float, turn: float = -90, x: float = 0, y: float = 0) -> str:
    """A star; `turn` is the direction of its first point in degrees."""
    corners = []
    for k in range(2 * points):
        r = inner if k % 2 else outer
        angle = math.radians(turn) + k * math.pi / points
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return polygon(corners)


def at(shape: Shape, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, tall: float | None = None) -> Draw:
    """A shape moved, turned (degrees) and scaled; `tall` scales its height on its own."""

    def draw(canvas: skia.Canvas, paint: skia.Paint) -> None:
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(turn)
        canvas.scale(size, size if tall is None else tall)
        draw_shape(shape, canvas, paint)
        canvas.restore()

    return draw


def affine(shape: Shape, u: tuple[float, float], v: tuple[float, float], x: float, y: float) -> Draw:
    """A shape drawn on a slanted plane: its unit vectors become `u` and `v`, its origin (x, y)."""

    def draw(canvas: skia.Canvas, paint: skia.Paint) -> None:
        canvas.save()
        canvas.concat(skia.Matrix.MakeAll(u[0], v[0], x, u[1], v[1], y, 0, 0, 1))
        draw_shape(shape, canvas, paint)
        canvas.restore()

    return draw


def line(width: float, *points: tuple[float, float]) -> Draw:
    """A stroke of the given width through points."""
    return lambda canvas, paint: stroke("M" + " L".join(f"{x} {y}" for x, y in points), width)(canvas, paint)


def stroke(path: str, width: float) -> Draw:
    """The stroke of a path, as a shape to join with others."""

    def draw(canvas: skia.Canvas, paint: skia.Paint) -> None:
        pen = skia.Paint(paint)
        _set_stroke(pen, width)
        canvas.drawPath(svg_path(path), pen)

    return draw


def ring(x: float, y: float, r: float, width: float) -> Draw:
    """A circle of the given stroke width."""

    def draw(canvas: skia.Canvas, paint: skia.Paint) -> None:
        pen = skia.Paint(paint)
        _set_stroke(pen, width)
        canvas.drawCircle(x, y, r, pen)

    return draw


def around(shape: Shape, count: int, radius: float, turn: float = 0) -> list[Draw]:
    """A shape set `count` times around the origin, its top outwards."""
    step = 360 / count

    def one(angle: float) -> Draw:
        rad = math.radians(angle)
        return at(shape, radius * math.sin(rad), -radius * math.cos(rad), angle)

    return [one(turn + k * step) for k in range(count)]


def mirrored(shape: Shape) -> list[Draw]:
    """A shape and its mirror image left to right."""
    return [at(shape), at(shape, size=-1, tall=1)]


def inside(shape: Shape, clip: Shape) -> Draw:
    """Only the part of a shape that lies inside another (path data or polygons)."""

    def draw(canvas: skia.Canvas, paint: skia.Paint) -> None:
        canvas.save()
        for part in [clip] if isinstance(clip, str) else list(clip) if not callable(clip) else []:
            canvas.clipPath(svg_path(str(part)), True)
        draw_shape(shape, canvas, paint)
        canvas.restore()

    return draw
