"""Pictures for cards that have none of their own: one lit emblem per kind and tag, 1292 x 988."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from art.drawings import bust, horror, still_life
from art.drawings import emblem_figures as figures
from art.kit.palette import Array
from art.kit.registry import Canvas, add
from art.kit.relief import Form, Lamp, Layer
from art.kit.scene import Scene, Vault

WIDTH, HEIGHT = 1292, 988

WARM = Lamp(150, -70, 80, 185, "#FF9F4A", 5.0)
BLUE = Vault("#3A5F9A", "#5A86C8", ("#34568A", "#24406A", "#1C2A44"), "#7FA8D8")
GREEN = Vault("#2F8A5A", "#4AA878", ("#2C6A4A", "#1D4A34", "#1A3028"), "#8AC89A")
VIOLET = Vault("#5A3A9A", "#7A58C0", ("#4A3480", "#34245A", "#221A3C"), "#B08AE0")
RED = Vault("#8A2C22", "#A0402C", ("#6A2A26", "#46201F", "#2A181C"), "#D87A4A")
AMBER = Vault("#8A5A28", "#A8743A", ("#7A5230", "#4A3426", "#2C2228"), "#D89A52")


def declare() -> None:
    """Put them in the registry."""
    cool_rim = Scene(WARM).rig
    scenes: dict[str, tuple[Sequence[Layer | Form], Scene]] = {
        "starter": (
            figures.lantern(),
            Scene(Lamp(0, 0, 120, 170, "#FFB860", 4.2), halo="#FFA040", halo_strength=0.5, lift=-10),
        ),
        "reserve": (
            figures.tome(),
            Scene(
                Lamp(-204, -30, 90, 220, "#FFB050", 5.0),
                halo="#FFB14A",
                vault=AMBER,
                mist="#3A2410",
                mist_strength=0.3,
                lift=-6,
            ),
        ),
        "companion": (
            bust.companion(),
            Scene(
                Lamp(-170, -118, 190, 230, "#FFB060", 6.8),
                halo="#FFA848",
                vault=BLUE,
                mist="#1D3A5C",
                mist_strength=0.2,
                rig=replace(cool_rim, cast=0.85, brush=0.12, rim_from=(0.9, -0.3), rim="#6FA0F0", rim_strength=0.7),
            ),
        ),
        "gem": (
            figures.jewel(),
            Scene(
                Lamp(0, -30, 150, 220, "#9AFFC0", 2.6),
                halo="#4FE090",
                halo_strength=0.35,
                vault=GREEN,
                mist="#14402C",
                embers=("#C8FFD8", 40),
                lift=10,
            ),
        ),
        "card": (
            still_life.contract(),
            Scene(
                Lamp(-226, -112, 100, 260, "#FFB45C", 6.5),
                halo="#FFA040",
                halo_strength=0.45,
                vault=BLUE,
                mist="#1D3A5C",
                mist_strength=0.15,
                embers=("#FFD090", 18),
                rig=replace(cool_rim, cast=0.75, brush=0.1, rim_strength=0.4, rim="#8FB4F0", rim_from=(0.9, -0.4)),
            ),
        ),
        "device": (
            figures.machine(),
            Scene(
                Lamp(0, -10, 130, 200, "#C8A0FF", 3.0),
                halo="#8A5AFF",
                halo_strength=0.35,
                vault=VIOLET,
                mist="#2A1A4A",
                embers=("#E0C8FF", 34),
                rig=replace(cool_rim, key="#FFD8A0", key_strength=0.6, rim="#FFB060", rim_from=(0.9, 0.3)),
            ),
        ),
        "monster": (
            horror.monster(),
            Scene(
                Lamp(-150, 176, 170, 200, "#FF6A2C", 7.0),
                halo="#E0401C",
                halo_strength=0.5,
                vault=RED,
                mist="#3A1410",
                mist_strength=0.2,
                embers=("#FF8A3C", 60),
                rig=replace(cool_rim, cast=0.9, brush=0.2, key="#7A8AC0", key_from=(0.7, -0.6, 0.3), key_strength=0.4),
            ),
        ),
    }
    for name, (figure, scene) in scenes.items():
        add(f"emblems/{name}", WIDTH, HEIGHT, lambda canvas, f=figure, s=scene: _paint(f, s, canvas))  # type: ignore[misc]


def _paint(figure: Sequence[Layer | Form], scene: Scene, canvas: Canvas) -> Array:
    return scene.paint(figure, canvas.width, canvas.height, canvas.seed)
