"""Pictures for cards that have none of their own: one lit emblem per kind and tag, 646 x 494."""

from __future__ import annotations

from dataclasses import replace

from art.drawings import emblem_figures as figures
from art.kit.palette import Array
from art.kit.registry import Canvas, add
from art.kit.relief import Lamp, Layer
from art.kit.scene import Scene, Vault

WIDTH, HEIGHT = 646, 494

WARM = Lamp(150, -70, 80, 185, "#FF9F4A", 5.0)
BLUE = Vault("#3A5F9A", "#5A86C8", ("#34568A", "#24406A", "#1C2A44"), "#7FA8D8")
GREEN = Vault("#2F8A5A", "#4AA878", ("#2C6A4A", "#1D4A34", "#1A3028"), "#8AC89A")
VIOLET = Vault("#5A3A9A", "#7A58C0", ("#4A3480", "#34245A", "#221A3C"), "#B08AE0")
RED = Vault("#8A2C22", "#A0402C", ("#6A2A26", "#46201F", "#2A181C"), "#D87A4A")
AMBER = Vault("#8A5A28", "#A8743A", ("#7A5230", "#4A3426", "#2C2228"), "#D89A52")


def declare() -> None:
    """Put them in the registry."""
    cool_rim = Scene(WARM).rig
    scenes: dict[str, tuple[list[Layer], Scene]] = {
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
            figures.companion(),
            Scene(Lamp(155, -204, 90, 210, "#FFC070", 4.6), halo="#FFB050", vault=BLUE, mist="#1D3A5C", lift=14),
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
            figures.spell(),
            Scene(
                Lamp(60, -190, 130, 260, "#CFE4FF", 4.0),
                halo="#6FA8E8",
                halo_strength=0.35,
                vault=BLUE,
                mist="#1D3A5C",
                embers=("#CFE8FF", 40),
                rig=replace(cool_rim, rim="#FFA458", rim_strength=0.9, rim_from=(0.95, 0.2)),
                lift=6,
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
            figures.horror(),
            Scene(
                Lamp(-10, 210, 150, 210, "#FF6A2C", 4.2),
                halo="#E0401C",
                halo_strength=0.4,
                vault=RED,
                mist="#3A1410",
                embers=("#FF8A3C", 60),
                glows=((-52, 28, "#FF7A1C", 0.5, 20), (52, 28, "#FF7A1C", 0.5, 20)),
                lift=0,
            ),
        ),
    }
    for name, (figure, scene) in scenes.items():
        add(f"emblems/{name}", WIDTH, HEIGHT, lambda canvas, f=figure, s=scene: _paint(f, s, canvas))  # type: ignore[misc]


def _paint(figure: list[Layer], scene: Scene, canvas: Canvas) -> Array:
    return scene.paint(figure, canvas.width, canvas.height, canvas.seed)
