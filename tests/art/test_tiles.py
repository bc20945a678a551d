"""The painted tiles: every map has its picture, which agrees with it, and turned tiles join at their borders."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from art.dungeon.plan import TUNNEL, plan_of
from art.kit import output
from game.rules.tiles import UNIT

ROOT = Path(__file__).parent.parent.parent
IMAGES = ROOT / "art" / "images" / "tiles"
MAPS = sorted((ROOT / "art" / "tiles").glob("*.tmx"))
SQUARE = [path for path in MAPS if not path.stem.startswith("start")]
SIDE = 1024
NOT_MAPS = {"back_safe", "back_depths"}


def pixels_of(slug):
    return output.load(IMAGES / f"{slug}.webp")


def brightness(pixels):
    return pixels[..., :3].astype(float).max(-1)


def test_every_map_has_its_picture_and_every_picture_its_map():
    assert {path.stem for path in IMAGES.iterdir()} == {path.stem for path in MAPS} | NOT_MAPS


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_a_picture_is_as_large_as_its_map_says_and_opaque_but_for_the_bank_below_a_starting_tile(path):
    pixels, start = pixels_of(path.stem), path.stem.startswith("start")
    assert pixels.shape == (SIDE * plan_of(path).squares, SIDE, 4 if start else 3)
    if start:
        assert pixels[-4:, :, 3].max() < 40
        assert pixels[: -SIDE // 8, :, 3].min() == 255


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_rooms_and_tunnels_stand_out_from_the_rock(path):
    plan, light = plan_of(path), brightness(pixels_of(path.stem))
    rock = np.percentile(light, 30)

    def around(x, y, r):
        return light[
            round((y - r) * SIDE) : round((y + r) * SIDE), round((x - r) * SIDE) : round((x + r) * SIDE)
        ].mean()

    for room in plan.rooms:
        assert around(room.x, room.y, 0.05) > max(1.6 * rock, 50), room.name
    for line in plan.tunnels:
        for (x0, y0), (x1, y1) in pairwise(line):
            inner = max(0.03, min(0.97, (x0 + x1) / 2)), max(0.03, min(plan.squares - 0.03, (y0 + y1) / 2))
            assert around(*inner, TUNNEL / 5) > max(1.25 * rock, 30)


@pytest.fixture(scope="module")
def borders():
    found = []
    for path in SQUARE:
        pixels = pixels_of(path.stem).astype(float)
        found += [np.rot90(pixels, turn)[:2].mean(0) for turn in range(4)]
    return np.array(found)


def test_the_borders_of_all_tiles_are_alike_however_they_are_turned(borders):
    apart = np.abs(borders - borders.mean(0)).mean((1, 2))
    assert apart.max() < 9
    mirrored = borders.mean(0)[::-1]
    assert np.abs(mirrored - borders.mean(0)).mean() < 3


def test_mouths_lie_at_one_and_two_thirds_of_every_border(borders):
    light = brightness(borders)
    mouths = [light[:, slice(round(m * SIDE) - 30, round(m * SIDE) + 30)].mean(1) for m in (1 / 3, 2 / 3)]
    rock = light[:, :160].mean(1)
    assert min(mouth.min() for mouth in mouths) > 2 * rock.max()


def test_a_plan_keeps_the_places_of_its_map():
    plan = plan_of(next(path for path in MAPS if path.stem == "s1"))
    cellar = plan.rooms[0]
    assert (cellar.x * UNIT, cellar.y * UNIT) == pytest.approx((52 + 96 / 2, 56 + 88 / 2))
    assert len(plan.mouths) == 8
    assert all(len(room.doors) >= 2 for room in plan.rooms)
