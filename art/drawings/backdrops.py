"""Full-screen pictures: the table's abyss, the dragon's cavern, the way out at dawn, and the application's icon."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from art.drawings import dragon
from art.drawings import figures as fig
from art.drawings.secrets import chalice
from art.drawings.treasures import crown, gold, stone
from art.kit import light as lights
from art.kit import noise
from art.kit import palette as pal
from art.kit.field import blur, clamp, distance, grid, inflate, mix3, normals, smooth
from art.kit.palette import Array, linear
from art.kit.registry import Canvas, add, sprite
from art.kit.relief import Lamp, Layer, Rig, placed, render
from art.kit.scene import embers
from art.kit.shapes import Shape, at, circle, mask, polygon, rounded

WIDTH, HEIGHT = 1920, 1080


def rock(width: int, height: int, scale: float, cell: float, seed: int) -> tuple[Array, Array, Array]:
    """Split rock: its height in pixels, a tone per stone and the distance to the cracks."""
    px, py = noise.warp(width, height, 50 * scale, seed)
    ids, edge = noise.cells(noise.scattered(width, height, cell * scale, 0.8, seed + 4), px, py)
    tone = noise.per_cell(ids, seed + 2)
    clouds = noise.spectral(width, height, 2.4, seed + 3)
    relief = inflate(np.maximum(edge, 0), 9 * scale) * 0.9 + ((clouds - 0.5) * 16 + tone * 6) * scale
    return np.asarray(relief, np.float32), tone, np.asarray(edge / scale, np.float32)


def table(canvas: Canvas) -> Array:
    """The ground under the dungeon: worn rock by firelight, cooler where the board lies."""
    w, h, s = canvas.width, canvas.height, canvas.scale
    relief, tone, edge = rock(w, h, s, 58, 1)
    normal = normals(blur(relief, s))
    clouds, broad = noise.spectral(w, h, 2.4, 4), noise.spectral(w, h, 3.2, 7, 1, 10)
    colour = mix3(linear("#2E2C31"), linear("#4A4440"), tone)
    colour = colour * ((0.62 + 0.76 * clouds) * (0.12 + 0.88 * smooth(0, 4, edge)))[..., None]
    cold = lights.point_light(relief, normal, w * 0.5, h * 0.46, 300 * s, 700 * s)
    warm = lights.point_light(relief, normal, w * 0.04, h * 1.0, 200 * s, 560 * s)
    warm = warm + 0.9 * lights.point_light(relief, normal, w * 0.97, h * 0.04, 200 * s, 560 * s)
    warm = warm + 0.35 * lights.point_light(relief, normal, w * 0.1, h * 0.02, 200 * s, 420 * s)
    warm = warm + 0.35 * lights.point_light(relief, normal, w * 0.92, h * 0.98, 200 * s, 420 * s)
    light = cold[..., None] * 0.55 * linear("#A3A6C4") + warm[..., None] * 1.15 * linear("#FFA257")
    light = light + 0.11 * linear("#C8B8A8")
    return lights.tonemap(colour * light * (0.6 + 0.7 * broad[..., None]) * 3.7)


def _teeth_of_rock(
    w: int, h: int, seed: int, base: float, depth: float, sharp: float, top: bool, fine: int = 60
) -> Array:
    """A mask of stalactites (or of a floor with stalagmites): 1 in the rock."""
    px, py = grid(w, h)
    x = np.linspace(0, 1, w, dtype=np.float32)
    broad = noise.spectral(w, 8, 2.2, seed, 1, 14)[0] - 0.5
    spikes = np.abs(noise.spectral(w, 8, 1.6, seed + 1, 6, fine)[0] - 0.5) * 2
    sides = np.abs(x - 0.5) * 2
    line = base + depth * (broad * 1.2 + sides**2.2 * 0.9) + depth * sharp * np.maximum(0, spikes - 0.25) ** 1.5 * 3
    wobble = (noise.spectral(w, h, 2.0, seed + 2, 8, 120) - 0.5) * h * 0.012
    edge = (line * h)[None, :]
    inside = edge - py if top else py - (h - edge)
    return smooth(-1.0, 1.0, inside + wobble + 0 * px)


class _Cave:
    """A cavern built from the back to the front; every wall takes the light of the same fires."""

    def __init__(self, canvas: Canvas, fires: list[tuple[float, float, float, float, str, float]]) -> None:
        self.w, self.h, self.s = canvas.width, canvas.height, canvas.scale
        self.fires = fires
        self.image = np.zeros((self.h, self.w, 3), np.float32)

    def wall(self, mask: Array, colour: str, cell: float, seed: int, near: float, cold: float) -> None:
        """One more plane of rock; `near` from 0 (far, hazy) to 1."""
        relief, tone, edge = rock(self.w, self.h, self.s, cell, seed)
        depth = distance(mask)
        form = inflate(np.maximum(blur(depth, 6 * self.s), 0), 90 * self.s) * 0.8
        relief = np.asarray(
            relief + form + (noise.spectral(self.w, self.h, 2.8, seed + 8, 2, 30) - 0.5) * 120 * self.s, np.float32
        )
        normal = normals(blur(relief, 1.4 * self.s))
        stone_colour = linear(colour) * (0.6 + 0.7 * tone)[..., None] * (0.35 + 0.65 * smooth(0, 5, edge))[..., None]
        light = np.asarray(clamp(normal @ lights.unit(-0.35, -0.8, 0.45)) * cold, np.float32)[..., None] * linear(
            "#8FB0F0"
        )
        light = light + 0.025 * linear("#8FA6D8")
        for x, y, z, reach, tint, strength in self.fires:
            lit = lights.point_light(relief, normal, x * self.w, y * self.h, z * self.w, reach * self.w)
            light = light + (lit * strength)[..., None] * linear(tint)
        lit_wall = stone_colour * light * 6
        shade = blur(mask, 22 * self.s) * (1 - mask) * near
        self.image = mix3(self.image * (1 - 0.75 * shade)[..., None], lit_wall, mask)

    def haze(self, colour: str, amount: float, seed: int) -> None:
        """Smoky air between two planes."""
        smoke = noise.spectral(self.w, self.h, 2.8, seed, 1, 24)
        self.image = mix3(self.image, linear(colour), clamp(amount * (0.35 + 1.1 * smoke)))


class Heap:
    """A heap of coins and stones along the lower edge, in units of the picture; highest around `middle`."""

    def __init__(self, seed: int, left: float, right: float, top: float, middle: float, spread: float) -> None:
        self.random = noise.rng(seed)
        self.left, self.right, self.top, self.middle, self.spread = left, right, top, middle, spread

    def level(self, x: float) -> float:
        """The height of the heap at x."""
        rise = float(np.exp(-(((x - self.middle) / self.spread) ** 2)))
        return 545 - (545 - self.top) * (0.22 + 0.78 * rise)

    def ground(self) -> Layer:
        """The mass under the coins."""
        xs = np.linspace(self.left, self.right, 60)
        points = [(float(x), self.level(float(x)) + 10) for x in xs]
        shape = polygon([*points, (self.right, 700), (self.left, 700)])
        return Layer(shape, ("#C88A2C", "#4A2A0C"), bevel=30, gloss=0.3, metal=0.4, grain=0.5, spread=14)

    def coins(self, count: int) -> list[Layer]:
        """So many pieces, from the back to the front."""
        spots = []
        for _ in range(count):
            x = self.random.uniform(self.left, self.right)
            level = self.level(x)
            spots.append((level + self.random.uniform(0, 1) ** 0.8 * (560 - level), x))
        layers: list[Layer] = []
        for y, x in sorted(spots):
            size = 0.7 + 0.7 * (y - self.top) / (545 - self.top)
            turn, flat, kind = self.random.uniform(-30, 30), self.random.uniform(0.35, 0.8), self.random.random()
            if kind < 0.93:
                layers += _coin(x, y, turn, size, flat)
            else:
                pair = (pal.RUBY, pal.SAPPHIRE, pal.EMERALD)[int(kind * 1000) % 3]
                layers.append(stone(at("M-14 -12 L14 -12 L22 0 L0 22 L-22 0 Z", x, y, turn, size), pair, 6))
        return layers


def _coin(x: float, y: float, turn: float, size: float, flat: float) -> list[Layer]:
    rim, face = ("#E8B04A", "#6E3E12"), ("#C88C30", "#7A4A16")
    outer, inner = (
        at(circle(0, 0, 21), x, y, turn, size, size * flat),
        at(circle(0, 0, 14), x, y - 1, turn, size, size * flat),
    )
    return [
        Layer(outer, rim, bevel=4, gloss=0.6, metal=0.55, spread=3, shade=0.8),
        Layer(inner, face, bevel=2, relief=-0.5, gloss=0.4, metal=0.5, shade=0),
    ]


def trophies() -> list[Layer]:
    """Larger things that stick out of the heap."""
    return [
        *placed(fig.chest(), -600, 404, -8, 2.1),
        *placed(chalice(), -360, 424, 14, 1.35),
        *placed(crown(pal.RUBY, 5), -180, 424, -12, 1.35),
        *placed(fig.sword(60), -790, 380, 16, 3.2),
    ]


def menu(canvas: Canvas) -> Array:
    """The dragon's cavern by firelight; the left and the upper middle stay calm for words."""
    w, h, s = canvas.width, canvas.height, canvas.scale
    fires = [
        (0.60, 0.86, 0.12, 0.26, "#FF8A3C", 1.5),
        (0.10, 0.70, 0.06, 0.14, "#FFA050", 1.1),
        (0.93, 0.62, 0.06, 0.14, "#FF6A2C", 0.9),
    ]
    cave = _Cave(canvas, fires)
    px, py = grid(w, h)
    cave.image += linear("#122038") * 0.5
    opening = np.exp(-(((px / w - 0.36) / 0.10) ** 2 + ((py / h - 0.20) / 0.20) ** 2))
    cave.image += linear("#6A9AE0") * (opening * 0.8)[..., None]
    cave.wall(
        np.maximum(_teeth_of_rock(w, h, 11, 0.10, 0.34, 0.5, True), _teeth_of_rock(w, h, 13, 0.42, 0.24, 0.2, False)),
        "#3A4660",
        70,
        21,
        0.3,
        0.30,
    )
    cave.haze("#24405E", 0.30, 31)
    cave.wall(
        np.maximum(_teeth_of_rock(w, h, 15, 0.02, 0.34, 0.9, True), _teeth_of_rock(w, h, 18, 0.26, 0.30, 0.3, False)),
        "#4A4650",
        84,
        25,
        0.7,
        0.12,
    )
    cave.haze("#3A2A2C", 0.14, 33)
    shaft = np.arctan2(px / w - 0.40, py / h + 0.25) + 0.12
    beam = (
        np.exp(-((shaft / 0.075) ** 2))
        * smooth(1.0, 0.1, py / h)
        * (0.5 + 0.8 * noise.spectral(w, h, 2.4, 3, stretch=(1, 0.2)))
    )
    cave.image += linear("#A8C8FF") * (beam * 0.16)[..., None]
    image = lights.painterly(lights.tonemap(cave.image * 1.2), 4 * s)
    image = _figures(image, canvas)
    image += lights.glow((h, w), 0.648 * w, 0.462 * h, 30 * s, "#FF8A1C", 0.35)
    image += lights.glow((h, w), 0.55 * w, 0.95 * h, 300 * s, "#FF7A1C", 0.10)
    smoke = (
        noise.spectral(w, h, 2.6, 41, 2, 40)
        * np.exp(-(((px / w - 0.425 + 0.10 * (py / h - 0.5)) / 0.05) ** 2))
        * smooth(0.56, 0.2, py / h)
    )
    image = mix3(image, linear("#6A6470"), smoke * 0.28)
    image = lights.sharpen(lights.painterly(image, 1.4 * s), 1.2 * s, 0.4)
    image += embers((h, w), 0.52 * w, 0.72 * h, 0.17 * w, 1.5 * s, "#FFA040", 130, canvas.seed)
    image = lights.grade(image * lights.vignette((h, w), 0.16, 0.3, 0.8), 0.3)
    return np.asarray(clamp(lights.bloom(image, 26 * s, 0.5, 0.5)), np.float32)


def _figures(image: Array, canvas: Canvas) -> Array:
    """The dragon behind its gold, painted over a cave."""
    w, h, s = canvas.width, canvas.height, canvas.scale
    fire = Lamp(-130, 420, 210, 360, "#FF9040", 4.6)
    far_fire = Lamp(900, 120, 200, 260, "#FF5A24", 2.2)
    rig = Rig(
        key="#8FB8FF",
        key_strength=0.42,
        key_from=(-0.55, -0.8, 0.3),
        rim="#7FB0FF",
        rim_strength=0.9,
        rim_from=(-0.6, -0.8),
        fill="#3A4A78",
        fill_strength=0.12,
        ambient=0.06,
        lamps=(fire, far_fire),
        wrap=0.2,
        lamp_rim=0.7,
        brush=0.25,
        exposure=1.0,
    )
    beast = placed_units([*dragon.head(), *dragon.paw()], 290, -20)
    back, front = Heap(5, -1000, 1000, 236, 520, 560), Heap(6, -1000, 1000, 405, 40, 760)
    hoard = [back.ground(), *back.coins(620), *trophies(), front.ground(), *front.coins(640)]
    for layers, setting in (
        (beast, rig),
        (hoard, replace(rig, lamps=(replace(fire, colour="#FFC47A"), far_fire), exposure=0.62, lamp_rim=0.4)),
    ):
        sprite_picture = render(layers, w, h, s, rig=setting, outline=0, shadow=None, seed=canvas.seed, samples=1)
        alpha = sprite_picture[..., 3]
        image = image * (1 - 0.55 * blur(alpha, 26 * s) * (1 - alpha))[..., None]
        image = mix3(image, sprite_picture[..., :3], alpha)
    return np.asarray(image, np.float32)


def placed_units(layers: list[Layer], x: float, y: float) -> list[Layer]:
    """Layers moved without scaling; their textures move along."""
    moved = []
    for layer in layers:
        new = layer.placed(x, y)
        texture, bump = layer.texture, layer.bump
        moved.append(
            Layer(
                **{
                    **new.__dict__,
                    "texture": None if texture is None else (lambda u, v, t=texture: t(u - x, v - y)),
                    "bump": None if bump is None else (lambda u, v, t=bump: t(u - x, v - y)),
                }
            )
        )
    return moved


def _ridge(w: int, h: int, seed: int, base: float, rough: float) -> Array:
    """A mask of hills: 1 below the ridge."""
    line = base + (noise.spectral(w, 8, 2.2, seed, 1, 40)[0] - 0.5) * rough
    _, py = grid(w, h)
    return smooth(-1, 1, py - (line * h)[None, :])


def _castle(canvas: Canvas) -> Array:
    """The silhouette of a keep on a hill."""
    towers = [
        rounded(-60, -90, 60, 260, 2),
        rounded(-110, 20, 112, 260, 2),
        rounded(-110, -40, -70, 260, 2),
        rounded(74, -60, 112, 260, 2),
        rounded(-20, -150, 22, 0, 2),
    ]
    teeth = [rounded(x, -104, x + 14, -84, 1) for x in range(-60, 60, 24)]
    roofs = [
        "M-28 -148 L1 -210 L30 -148 Z",
        "M68 -58 L93 -120 L118 -58 Z",
        "M-116 -38 L-90 -92 L-64 -38 Z",
        "M1 -210 L1 -236 L34 -226 L3 -216 Z",
    ]
    return _keep(canvas, [*towers, *teeth, *roofs])


def _castle_lights(canvas: Canvas) -> Array:
    """The windows of the keep."""
    spots = [(-6, -118), (-40, -52), (-8, -52), (26, -52), (-24, -6), (12, -6), (86, -28), (-96, -8)]
    return _keep(canvas, [rounded(x, y, x + 11, y + 20, 5) for x, y in spots])


def _keep(canvas: Canvas, shape: Shape) -> Array:
    return mask(canvas.width, canvas.height, shape, canvas.scale * 0.95, canvas.width * 0.63, canvas.height * 0.445)


def scoring(canvas: Canvas) -> Array:
    """Out of the cave at dawn, with what was carried away; the middle stays calm for the scores."""
    w, h, s = canvas.width, canvas.height, canvas.scale
    px, py = grid(w, h)
    y = py / h
    sky = mix3(linear("#23386E"), linear("#E88A5A"), smooth(0.02, 0.46, y))
    sky = mix3(sky, linear("#FFD890"), smooth(0.34, 0.56, y))
    clouds = smooth(0.5, 0.75, noise.spectral(w, h, 2.6, 51, 1, 60, stretch=(2.4, 0.5)))
    sky = mix3(sky, linear("#FFB890"), clouds * 0.5 * smooth(0.55, 0.1, y))
    sun = np.hypot(px / w - 0.40, (y - 0.50) * h / w)
    sky = sky + linear("#FFE0A0") * (np.exp(-((sun / 0.10) ** 1.2)) * 0.9)[..., None]
    sky = mix3(sky, linear("#FFF6D8") * 1.5, smooth(0.040, 0.036, sun))
    image: Array = sky * 0.8
    for seed, base, rough, colour, haze in (
        (61, 0.52, 0.20, "#8A7090", 0.6),
        (63, 0.58, 0.16, "#6E5876", 0.5),
        (65, 0.64, 0.12, "#4E4260", 0.4),
    ):
        ridge = _ridge(w, h, seed, base, rough)
        if seed == 63:
            image = mix3(
                image, mix3(linear("#3A3052"), linear("#FFB080"), np.full((h, w), 0.10, np.float32)), _castle(canvas)
            )
            image = mix3(image, linear("#FFD27A") * 1.4, _castle_lights(canvas))
        tone = mix3(
            linear(colour),
            linear("#FFC890"),
            clamp(haze * smooth(0.25, 0.0, sun) + (1 - smooth(base, base + 0.2, y)) * 0.1),
        )
        image = mix3(image, tone * (0.7 + 0.6 * noise.spectral(w, h, 2.4, seed + 1)[..., None]), ridge)
    image = lights.painterly(image, 4 * s)
    cave = _Cave(canvas, [(0.40, 0.52, 0.10, 0.34, "#FFC080", 1.3), (0.5, 1.0, 0.10, 0.16, "#FF9A4A", 0.9)])
    cave.image = np.asarray(image, np.float32)
    around_mouth = (
        np.hypot((px / w - 0.5) / 0.43, (y - 0.56) / 0.50) + (noise.spectral(w, h, 2.4, 71, 2, 16) - 0.5) * 0.24
    )
    frame = np.maximum(smooth(0.985, 1.0, around_mouth), _teeth_of_rock(w, h, 75, 0.10, 0.10, 0.3, False))
    cave.wall(
        np.asarray(np.maximum(frame, _teeth_of_rock(w, h, 77, 0.02, 0.12, 0.9, True, 24)), np.float32),
        "#3E3A48",
        80,
        27,
        1.0,
        0.05,
    )
    image = lights.tonemap(cave.image * 1.05)
    rig = Rig(
        key="#FFD0A0",
        key_strength=0.5,
        key_from=(-0.2, -0.8, 0.4),
        rim="#FFE0B0",
        rim_strength=0.8,
        rim_from=(-0.1, -0.9),
        fill="#3A4A78",
        fill_strength=0.2,
        ambient=0.1,
        lamps=(Lamp(-160, 120, 200, 420, "#FFC080", 2.0),),
        wrap=0.2,
        lamp_rim=0.6,
        brush=0.2,
    )
    left, right = Heap(15, -1000, -300, 400, -830, 230), Heap(16, 300, 1000, 400, 830, 230)
    spoils = [*placed(fig.chest(), -800, 364, -6, 1.7), *placed(fig.chest(), 810, 372, 6, 1.6)]
    spoils += [left.ground(), *left.coins(150), right.ground(), *right.coins(150)]
    picture = render(spoils, w, h, s, rig=rig, outline=0, shadow=None, seed=canvas.seed, samples=1)
    image = mix3(image * (1 - 0.5 * blur(picture[..., 3], 22 * s))[..., None], picture[..., :3], picture[..., 3])
    image = lights.sharpen(lights.painterly(image, 1.4 * s), 1.2 * s, 0.35)
    image += embers((h, w), 0.42 * w, 0.5 * h, 0.2 * w, 1.3 * s, "#FFE0A0", 70, canvas.seed)
    image = lights.grade(image * lights.vignette((h, w), 0.25, 0.34, 0.82), 0.25)
    return clamp(lights.bloom(image, 30 * s, 0.6, 0.4))


def application() -> list[Layer]:
    """The dragon on a leather plate with a gold edge."""
    return [
        Layer(rounded(-52, -52, 52, 52, 22), ("#6A6166", "#2A2529"), bevel=6, gloss=0.5, metal=0.5),
        gold(rounded(-47, -47, 47, 47, 18), 4),
        Layer(
            rounded(-42, -42, 42, 42, 14), ("#3A1A3E", "#140A1C"), bevel=6, relief=-0.8, gloss=0.1, shade=0, grain=0.3
        ),
        Layer(circle(4, 4, 34), ("#FF9A3C", "#8A1E1C"), bevel=20, relief=0.3, glow=0.25, shade=0, grain=0.3),
        *placed(fig.dragon_head(), 2, 1, 0, 0.8),
    ]


def declare() -> None:
    """Put them in the registry."""
    add("backdrops/table", WIDTH, HEIGHT, table)
    add("backdrops/menu", WIDTH, HEIGHT, menu)
    add("backdrops/scoring", WIDTH, HEIGHT, scoring)
    sprite("application/icon", application(), 512, span=112)
