"""Full-screen pictures (the way out at dawn is in `dawn`), and the application's icon."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from art.drawings import dragon
from art.drawings import figures as fig
from art.drawings.application import application
from art.drawings.caverns import Cave, Heap, rock, teeth_of_rock
from art.drawings.dawn import scoring
from art.drawings.secrets import chalice
from art.drawings.treasures import crown
from art.kit import light as lights
from art.kit import noise
from art.kit import palette as pal
from art.kit.field import blur, clamp, grid, mix3, normals, smooth
from art.kit.palette import Array, linear
from art.kit.registry import Canvas, add
from art.kit.relief import Form, Lamp, Layer, Rig, placed, render
from art.kit.scene import embers

WIDTH, HEIGHT = 3840, 2160
UNITS = 1920  # to the width


def table(canvas: Canvas) -> Array:
    """The ground under the dungeon: worn rock by firelight, cooler where the board lies."""
    w, h, s = canvas.width, canvas.height, canvas.width / UNITS
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


def trophies() -> list[Layer]:
    """Larger things that stick out of the heap."""
    return [
        *placed(fig.chest(), 800, 300, 7, 1.7),
        *placed(chalice(), -130, 424, 14, 1.35),
        *placed(crown(pal.RUBY, 5), 40, 408, -12, 1.35),
        *placed(fig.sword(60), 610, 262, 16, 2.4),
    ]


def menu(canvas: Canvas) -> Array:
    """The dragon's cavern by firelight; the left and the upper middle stay calm for words."""
    w, h, s = canvas.width, canvas.height, canvas.width / UNITS
    fires = [
        (0.60, 0.86, 0.12, 0.26, "#FF8A3C", 1.5),
        (0.10, 0.70, 0.06, 0.14, "#FFA050", 1.1),
        (0.93, 0.62, 0.06, 0.14, "#FF6A2C", 0.9),
    ]
    cave = Cave(w, h, s, fires)
    px, py = grid(w, h)
    cave.image += linear("#122038") * 0.5
    opening = np.exp(-(((px / w - 0.36) / 0.10) ** 2 + ((py / h - 0.20) / 0.20) ** 2))
    cave.image += linear("#6A9AE0") * (opening * 0.8)[..., None]
    cave.wall(
        np.maximum(teeth_of_rock(w, h, 11, 0.10, 0.34, 0.5, True), teeth_of_rock(w, h, 13, 0.42, 0.24, 0.2, False)),
        "#3A4660",
        70,
        21,
        0.3,
        0.30,
    )
    cave.haze("#24405E", 0.30, 31)
    cave.wall(
        np.maximum(teeth_of_rock(w, h, 15, 0.02, 0.34, 0.9, True), teeth_of_rock(w, h, 18, 0.26, 0.30, 0.3, False)),
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
    edge = round(4 * s)  # the brush reaches around to the other side
    image[:edge], image[-edge:] = image[edge], image[-edge - 1]
    image = _figures(image, canvas)
    image += lights.glow((h, w), 0.634 * w, 0.370 * h, 26 * s, "#FF8A1C", 0.06)
    image += lights.glow((h, w), 0.55 * w, 0.95 * h, 300 * s, "#FF7A1C", 0.10)
    smoke = (
        noise.spectral(w, h, 2.6, 41, 2, 40)
        * np.exp(-(((px / w - 0.425 + 0.10 * (py / h - 0.5)) / 0.05) ** 2))
        * smooth(0.56, 0.2, py / h)
    )
    image = mix3(image, linear("#6A6470"), smoke * 0.28)
    image = lights.sharpen(image, 1.2 * s, 0.3)
    image += embers((h, w), 0.52 * w, 0.72 * h, 0.17 * w, 1.5 * s, "#FFA040", 130, canvas.seed)
    image = lights.grade(image * lights.vignette((h, w), 0.16, 0.3, 0.8), 0.3)
    return np.asarray(clamp(lights.bloom(image, 26 * s, 0.5, 0.5)), np.float32)


def _figures(image: Array, canvas: Canvas) -> Array:
    """The dragon behind its gold, painted over a cave."""
    w, h, s = canvas.width, canvas.height, canvas.width / UNITS
    fire = Lamp(-60, 450, 330, 400, "#FF9040", 4.4)
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
        brush=0.15,
        cast=0.7,
    )
    beast: list[Layer | Form] = [*dragon.wing(), dragon.resting(), dragon.paw()]
    back, front = Heap(5, -1000, 1000, 250, 520, 560), Heap(6, -1000, 1000, 405, 240, 760)
    hoard: list[Layer | Form] = [back.ground(), *back.coins(1000), *trophies(), front.ground(), *front.coins(640)]
    for layers, setting in (
        (beast, rig),
        (hoard, replace(rig, lamps=(replace(fire, colour="#FFC47A"), far_fire), exposure=0.62, lamp_rim=0.4, cast=0.0)),
    ):
        sprite_picture = render(layers, w, h, s, rig=setting, outline=0, shadow=None, seed=canvas.seed, samples=1)
        alpha = sprite_picture[..., 3]
        image = image * (1 - 0.55 * blur(alpha, 26 * s) * (1 - alpha))[..., None]
        image = mix3(image, sprite_picture[..., :3], alpha)
    return np.asarray(image, np.float32)


def declare() -> None:
    """Put them in the registry."""
    add("backdrops/table", WIDTH, HEIGHT, table)
    add("backdrops/menu", WIDTH, HEIGHT, menu)
    add("backdrops/scoring", WIDTH, HEIGHT, scoring)
    add("application/icon", 512, 512, application)
