"""Flat vector layers to lit, bevelled, outlined sprites: each layer is inflated by its distance field, then lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import numpy as np
from scipy import ndimage

from art.kit import light as lights
from art.kit import noise, shapes
from art.kit.field import blur, clamp, crisp_normals, distance, down, grid, inflate, mix, mix3, normals, shift, smooth
from art.kit.palette import OUTLINE, SHADOW, Array, Colour, linear

Texture = Callable[[Array, Array], Array]  # x and y in the layer's units -> factor per pixel


@dataclass(frozen=True)
class Layer:
    """One shape. Lengths are in the drawing's units.

    `bevel` is the width of its rounded edge, `relief` how high it stands (negative: sunk), `gloss` and `metal` how it
    shines, `glow` its own light, `shade` the contact shadow it throws, `body` a broad swelling of the whole shape.
    """

    shape: shapes.Shape
    colour: Colour
    bevel: float = 6
    relief: float = 1
    gloss: float = 0.35
    metal: float = 0
    glow: float = 0
    stroke: float = 0
    shade: float = 0.55
    spread: float = 3
    lift: float = 0
    alpha: float = 1
    grain: float = 0.12
    rough: float = 0
    body: float = 0
    texture: Texture | None = None
    bump: Texture | None = None  # height to add, in units
    paint: bool = False  # only colours what lies below, whose form it keeps; `bevel` is then how softly it ends

    def placed(self, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> Layer:
        """The same layer somewhere else; its lengths scale with it."""
        return replace(
            self,
            shape=shapes.at(self.shape if not self.stroke else _stroked(self.shape, self.stroke), x, y, turn, size),
            stroke=0,
            bevel=self.bevel * size,
            body=self.body * size,
            rough=self.rough * size,
            spread=self.spread * size,
        )


def _stroked(shape: shapes.Shape, width: float) -> shapes.Shape:
    parts = [shape] if isinstance(shape, str) or callable(shape) else list(shape)
    return [shapes.stroke(part, width) if isinstance(part, str) else part for part in parts]


def placed(layers: Sequence[Layer], x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> list[Layer]:
    """A whole drawing somewhere else."""
    return [layer.placed(x, y, turn, size) for layer in layers]


class Form(Protocol):
    """Something that is not flat and puts itself on the stage."""

    def lay(self, stage: Stage) -> None:
        """Put it on a stage, over what is there."""


@dataclass(frozen=True)
class Lamp:
    """A lamp near the sprite, in the drawing's units."""

    x: float
    y: float
    z: float
    reach: float
    colour: str
    strength: float


@dataclass(frozen=True)
class Rig:
    """The lights on a sprite: key from the upper left, cold fill from below, warm rim from the right."""

    key: str = "#FFF0D8"
    key_from: tuple[float, float, float] = (-0.45, -0.75, 0.62)
    key_strength: float = 1.15
    fill: str = "#8FA6D8"
    fill_strength: float = 0.5
    rim: str = "#FFCF8A"
    rim_from: tuple[float, float] = (0.8, 0.35)
    rim_strength: float = 0.35
    ambient: float = 0.22
    lamps: tuple[Lamp, ...] = ()
    wrap: float = 0.0
    lamp_rim: float = 0.0
    cast: float = 0.0  # how dark the shadows are that lamps throw
    brush: float = 0.0
    wear: float = 0.3
    exposure: float = 1.0
    saturation: float = 1.12


_LARGE, _COARSE = 1600, 8  # wider pictures look for a layer on a copy so many times smaller


@dataclass
class Stage:
    """What the layers build up: one value (or colour) per pixel."""

    width: int
    height: int
    unit: float  # pixels per unit
    ox: float
    oy: float
    seed: int
    sculpted: bool = field(init=False, default=False)  # whether there are steps in the relief
    colour: Array = field(init=False)
    alpha: Array = field(init=False)
    relief: Array = field(init=False)
    gloss: Array = field(init=False)
    metal: Array = field(init=False)
    glow: Array = field(init=False)
    open: Array = field(init=False)  # 1 where no contact shadow lies
    clouds: Array = field(init=False)
    grain: Array = field(init=False)

    def __post_init__(self) -> None:
        flat = (self.height, self.width)
        self.colour = np.zeros((*flat, 3), np.float32)
        self.glow = np.zeros((*flat, 3), np.float32)
        self.alpha, self.relief = np.zeros(flat, np.float32), np.zeros(flat, np.float32)
        self.gloss, self.metal = np.zeros(flat, np.float32), np.zeros(flat, np.float32)
        self.open = np.ones(flat, np.float32)
        self.clouds = noise.spectral(self.width, self.height, 2.0, self.seed)
        self.grain = noise.spectral(self.width, self.height, 1.4, self.seed + 9)

    def add(self, layer: Layer) -> None:
        """Lay one more layer on top, working only in the part of the picture that it can touch."""
        window = self._window(layer) if self.width > _LARGE else (slice(0, self.height), slice(0, self.width))
        whole = self._mask(layer, window)
        rows, columns = np.nonzero(whole.max(1) > 0)[0], np.nonzero(whole.max(0) > 0)[0]
        if not len(rows):
            return
        pad = self._pad(layer)
        top, bottom = max(0, rows[0] - pad), min(whole.shape[0], rows[-1] + pad + 1)
        left, right = max(0, columns[0] - pad), min(whole.shape[1], columns[-1] + pad + 1)
        shape = whole[top:bottom, left:right]
        down_by, right_by = window[0].start, window[1].start
        part = (slice(top + down_by, bottom + down_by), slice(left + right_by, right + right_by))
        depth = distance(shape)
        if layer.rough:
            depth = depth + (self.clouds[part] - 0.5) * layer.rough * self.unit * 2
            shape = smooth(-0.7, 0.7, depth)
        colour = self._colour(layer, part, rows[0] + down_by, rows[-1] + down_by)
        if layer.paint:
            veil = shape * layer.alpha * smooth(0, max(layer.bevel * self.unit, 1), depth)
            self.colour[part] = mix3(self.colour[part], colour, veil)
            self.glow[part] = mix3(self.glow[part], colour * layer.glow, veil)
            return
        self._shadow(layer, part, shape)
        self._raise(layer, part, shape, depth)
        cover = shape * layer.alpha
        self.colour[part] = mix3(self.colour[part], colour, cover)
        self.alpha[part] = np.maximum(self.alpha[part], cover)
        self.gloss[part] = mix(self.gloss[part], layer.gloss, shape)
        self.metal[part] = mix(self.metal[part], layer.metal, shape)
        self.glow[part] = mix3(self.glow[part], colour * layer.glow, shape)

    def _mask(self, layer: Layer, part: tuple[slice, slice]) -> Array:
        rows, columns = part
        return shapes.mask(
            columns.stop - columns.start,
            rows.stop - rows.start,
            layer.shape,
            self.unit,
            self.ox - columns.start,
            self.oy - rows.start,
            layer.stroke,
        )

    def _pad(self, layer: Layer) -> int:
        return int((layer.spread * 2.4 + 3) * self.unit) + 4

    def _window(self, layer: Layer) -> tuple[slice, slice]:
        """Where a layer can be in a large picture, found on a small one, with room for its shadow."""
        small = (-(-self.height // _COARSE), -(-self.width // _COARSE))
        unit, ox, oy = self.unit / _COARSE, self.ox / _COARSE, self.oy / _COARSE
        rough = shapes.mask(small[1], small[0], layer.shape, unit, ox, oy, layer.stroke)
        rows, columns = np.nonzero(rough.max(1) > 0)[0], np.nonzero(rough.max(0) > 0)[0]
        if not len(rows):
            return slice(0, 1), slice(0, 1)
        pad = self._pad(layer) + 2 * _COARSE
        return (
            slice(max(0, int(rows[0]) * _COARSE - pad), min(self.height, (int(rows[-1]) + 1) * _COARSE + pad)),
            slice(max(0, int(columns[0]) * _COARSE - pad), min(self.width, (int(columns[-1]) + 1) * _COARSE + pad)),
        )

    def _colour(self, layer: Layer, part: tuple[slice, slice], top: int, bottom: int) -> Array:
        ys = np.arange(part[0].start, part[0].stop, dtype=np.float32)
        if isinstance(layer.colour, tuple):
            t = clamp((ys - top) / max(1, bottom - top))[:, None, None]
            base = mix(linear(layer.colour[0]), linear(layer.colour[1]), t)
        else:
            base = linear(layer.colour)[None, None]
        tone = (1 - layer.grain + 2 * layer.grain * self.clouds[part]) * (
            1 - layer.grain * 0.6 + 1.2 * layer.grain * self.grain[part]
        )
        if layer.texture is not None:
            tone = tone * layer.texture(*self._units(part))
        return np.asarray(base * tone[..., None], np.float32)

    def _units(self, part: tuple[slice, slice]) -> tuple[Array, Array]:
        xs = np.arange(part[1].start, part[1].stop, dtype=np.float32)
        ys = np.arange(part[0].start, part[0].stop, dtype=np.float32)
        x, y = np.meshgrid((xs + 0.5 - self.ox) / self.unit, (ys + 0.5 - self.oy) / self.unit)
        return x, y

    def _shadow(self, layer: Layer, part: tuple[slice, slice], shape: Array) -> None:
        if layer.shade:
            moved = shift(shape, 0.6 * self.unit, 1.2 * self.unit)
            cast = blur(moved, max(1, layer.spread * self.unit * 0.6))
            self.open[part] *= 1 - layer.shade * cast * (1 - shape)
        self.open[part] = mix(self.open[part], 1.0, shape)

    def _raise(self, layer: Layer, part: tuple[slice, slice], shape: Array, depth: Array) -> None:
        radius = max(layer.bevel * self.unit, 1)
        rise = inflate(np.maximum(blur(depth, radius * 0.16), 0), radius) * layer.relief
        rise = blur(rise, radius * 0.06)
        if layer.body:
            swell = layer.body * self.unit
            rise = rise + (blur(shape, 0.45 * swell) * 0.45 * 0.55 + blur(shape, swell) * 0.75) * swell * shape
        if layer.bump is not None:
            rise = rise + layer.bump(*self._units(part)) * self.unit * smooth(0, radius, depth)
        ground = blur(self.relief[part], max(2, min(layer.bevel, 10)) * self.unit) * 0.5
        self.relief[part] = mix(self.relief[part], ground + layer.lift * self.unit + rise, shape)


def _environment(normal: Array) -> Array:
    """What polished metal mirrors: a dim floor, a dark horizon, a bright opening up on the left."""
    turn = 2 * normal[..., 2]
    x, y, z = turn * normal[..., 0], turn * normal[..., 1], turn * normal[..., 2] - 1
    sky = 0.26 + 0.6 * smooth(-0.25, 0.75, -y)
    horizon = np.exp(-(((y - 0.32) / 0.2) ** 2)) * 0.24
    floor = smooth(0.55, 0.95, y) * 0.3
    window = smooth(0.80, 0.97, x * -0.42 + y * -0.66 + z * 0.62) * 1.25
    return np.asarray(sky - horizon + floor + window, np.float32)


def _lit(stage: Stage, rig: Rig) -> Array:
    unit = stage.unit
    normal = crisp_normals(stage.relief) if stage.sculpted else normals(blur(stage.relief, 0.011 * unit * 30 / 2))
    colour = stage.colour
    if rig.brush:
        first = noise.brush(stage.width, stage.height, -32, stage.seed + 31) - 0.5
        second = noise.brush(stage.width, stage.height, 48, stage.seed + 33) - 0.5
        normal = normal + np.dstack([first, second, np.zeros_like(first)]) * rig.brush
        normal = np.asarray(normal / np.linalg.norm(normal, axis=-1, keepdims=True), np.float32)
        colour = colour * (1 + 0.5 * rig.brush * (first + second))[..., None]
    key = lights.unit(*rig.key_from)
    facing = clamp(normal @ key)
    filled = clamp(normal @ lights.unit(0.5, 0.6, 0.55))
    half = lights.unit(*(key + np.array([0, 0, 1], np.float32)))
    shine = clamp(normal @ half)
    key_colour, opening = linear(rig.key), stage.open[..., None]
    dull = 1 - 0.62 * stage.metal
    received = (facing * rig.key_strength * dull)[..., None] * key_colour
    received = received + (filled * rig.fill_strength * dull)[..., None] * linear(rig.fill)
    received = received + rig.ambient * linear("#9AA4C0")
    received = received + (_environment(normal) * stage.metal * 0.72 * rig.key_strength)[..., None] * key_colour
    out = colour * received * opening
    sheen = mix3(key_colour, np.sqrt(np.maximum(colour, 0)) * key_colour, stage.metal)  # metal tints what it mirrors
    out += (shine**30 * 1.15 * stage.gloss)[..., None] * sheen * opening * rig.key_strength
    out += (shine**6 * 0.3 * stage.gloss)[..., None] * sheen * colour * opening * rig.key_strength
    edge = clamp(normal @ lights.unit(*rig.rim_from, 0)) ** 2 * (1 - normal[..., 2]) ** 0.6
    out += (edge * rig.rim_strength)[..., None] * linear(rig.rim) * (0.25 + colour)
    out *= _wear(stage, rig.wear)[..., None]
    for lamp in rig.lamps:
        out += _lamp_light(stage, rig, lamp, normal, colour)
    return np.asarray(out * rig.exposure + stage.glow, np.float32)


def _wear(stage: Stage, amount: float) -> Array:
    """Convex edges rubbed light, corners and grooves dark: the difference between a model and a used thing."""
    unit = stage.unit
    curve = np.clip((stage.relief - blur(stage.relief, 0.8 * unit)) / (0.6 * unit + 1e-6), -1, 1)
    hollow = np.clip((stage.relief - blur(stage.relief, 3 * unit)) / (3 * unit + 1e-6), -1, 0)
    rubbed = np.maximum(curve, 0) * (0.55 + 0.9 * stage.clouds) + np.minimum(curve, 0)
    return np.asarray(1 + amount * rubbed + amount * 0.9 * hollow, np.float32)


def _lamp_light(stage: Stage, rig: Rig, lamp: Lamp, normal: Array, colour: Array) -> Array:
    unit = stage.unit
    px, py = grid(stage.width, stage.height)
    dx, dy = stage.ox + lamp.x * unit - px, stage.oy + lamp.y * unit - py
    dz = lamp.z * unit - stage.relief
    far = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-4
    raw = (normal[..., 0] * dx + normal[..., 1] * dy + normal[..., 2] * dz) / far
    facing = clamp((raw + rig.wrap) / (1 + rig.wrap))
    fade = lamp.strength / (1 + (far / (lamp.reach * unit)) ** 2)
    if rig.cast:
        fade = fade * (1 - rig.cast * _cast(stage, lamp))
    tint = linear(lamp.colour)
    out = colour * (facing * fade * mix(0.35, 1, stage.open))[..., None] * tint
    if rig.lamp_rim:
        flat = np.sqrt(dx * dx + dy * dy) + 1e-4
        edge = clamp((normal[..., 0] * dx + normal[..., 1] * dy) / flat) ** 1.5 * (1 - normal[..., 2]) ** 0.5
        out = out + (edge * fade * rig.lamp_rim)[..., None] * tint * (0.10 + colour) * stage.open[..., None]
    return np.asarray(out, np.float32)


_CAST_WIDTH = 640  # shadows are found on a copy of at most about this width
_CAST_STEPS = 48


def _cast(stage: Stage, lamp: Lamp) -> Array:
    """1 where something stands between a point and a lamp, with soft edges."""
    step = max(1, round(stage.width / _CAST_WIDTH))
    height = blur(stage.relief, 0.4 * step)[::step, ::step] / step
    unit = stage.unit / step
    px, py = grid(height.shape[1], height.shape[0])
    lx, ly = stage.ox / step + lamp.x * unit, stage.oy / step + lamp.y * unit
    dx, dy, dz = lx - px, ly - py, lamp.z * unit - height
    far = np.sqrt(dx * dx + dy * dy) + 1e-3
    dark = np.zeros_like(height)
    for t in np.linspace(0.02, 0.98, _CAST_STEPS, dtype=np.float32) ** 1.5:
        there = ndimage.map_coordinates(height, [py + dy * t - 0.5, px + dx * t - 0.5], order=1, mode="nearest")
        above = there - (height + dz * t) - 1.2 * unit
        dark = np.maximum(dark, clamp(above / (0.10 * far * t + 1.5 * unit)))
    large = ndimage.zoom(dark, step, order=1, mode="nearest", grid_mode=True)
    whole = np.zeros_like(stage.relief)
    rows, columns = min(whole.shape[0], large.shape[0]), min(whole.shape[1], large.shape[1])
    whole[:rows, :columns] = large[:rows, :columns]
    return blur(whole, 0.5 * step)


def outlined(rgb: Array, alpha: Array, width: float, colour: str = OUTLINE) -> tuple[Array, Array]:
    """The line outside a sprite (width in pixels)."""
    depth = distance(alpha)
    inner = smooth(-0.8, 0.8, depth)
    outer = smooth(-width - 0.8, -width + 0.8, depth)
    return mix3(linear(colour), rgb, inner), np.asarray(np.maximum(outer, alpha), np.float32)


def shadowed(rgb: Array, alpha: Array, dx: float, dy: float, sigma: float, strength: float) -> tuple[Array, Array]:
    """A drop shadow under a sprite (pixels)."""
    return _over_shadow(rgb, alpha, blur(shift(alpha, dx, dy), sigma) * strength)


def grounded(rgb: Array, alpha: Array, x: float, y: float, rx: float, ry: float) -> tuple[Array, Array]:
    """The soft ellipse of shadow around the foot of a sprite that stands (pixels); it ends at its radii."""
    px, py = grid(alpha.shape[1], alpha.shape[0])
    return _over_shadow(rgb, alpha, smooth(1.0, 0.45, np.hypot((px - x) / rx, (py - y) / ry)) * 0.62)


def _over_shadow(rgb: Array, alpha: Array, cast: Array) -> tuple[Array, Array]:
    cast = cast * (1 - alpha)
    total = alpha + cast
    under = rgb * alpha[..., None] + linear(SHADOW) * cast[..., None]
    safe = np.maximum(total, 1e-4)[..., None]
    return np.where(total[..., None] > 1e-4, under / safe, rgb).astype(np.float32), np.asarray(total, np.float32)


def render(
    layers: Sequence[Layer | Form],
    width: int,
    height: int,
    unit: float,
    *,
    origin: tuple[float, float] | None = None,
    rig: Rig | None = None,
    outline: float = 2.6,
    shadow: tuple[float, float, float, float] | None = (2, 4, 5, 0.55),
    halo: float = 0,
    rim: tuple[str, float] | None = None,
    ground: tuple[float, float, float, float] | None = None,
    seed: int = 1,
    samples: int = 2,
) -> Array:
    """A sprite as linear RGBA; `unit` is the pixels per unit, `origin` in pixels (default: the middle).

    `rim` is the colour and width of a second line around the outline, `ground` the ellipse of shadow (middle and
    radii) of a sprite that stands instead of the drop shadow of one that lies.
    """
    rig = rig or Rig()
    ox, oy = origin or (width / 2, height / 2)
    fine = unit * samples
    stage = Stage(width * samples, height * samples, fine, ox * samples, oy * samples, seed)
    for layer in layers:
        if isinstance(layer, Layer):
            stage.add(layer)
        else:
            layer.lay(stage)
    rgb = lights.saturate(lights.tonemap(_lit(stage, rig) * 1.12), rig.saturation)
    alpha = stage.alpha
    if outline:
        rgb, alpha = outlined(rgb, alpha, outline * fine)
    if halo:
        light = blur(stage.glow, halo * fine)
        rgb = clamp(rgb + light * 0.8)
        alpha = np.maximum(alpha, clamp(light.max(-1) * 1.2))
    if rim:
        rgb, alpha = outlined(rgb, alpha, rim[1] * fine, rim[0])
    if ground:
        x, y, rx, ry = (length * fine for length in ground)
        rgb, alpha = grounded(rgb, alpha, stage.ox + x, stage.oy + y, rx, ry)
    elif shadow:
        rgb, alpha = shadowed(rgb, alpha, shadow[0] * fine, shadow[1] * fine, shadow[2] * fine, shadow[3])
    merged = down(np.dstack([rgb * alpha[..., None], alpha]), samples)
    cover = merged[..., 3:]
    plain = np.where(cover > 1e-4, merged[..., :3] / np.maximum(cover, 1e-4), linear(OUTLINE))
    return np.dstack([plain, merged[..., 3]]).astype(np.float32)
