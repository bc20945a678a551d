"""The art renders again to the same bytes, everything has its picture, nothing is too heavy, no glyph is missing."""

from pathlib import Path

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from art import drawings, render
from art.kit import font, output, palette, registry
from game.box import cards, tokens
from game.view.token_faces import PLATE

ROOT = Path(__file__).parent.parent.parent
IMAGES = ROOT / "art" / "images"
BUDGET = {"icons": 30_000, "tokens": 50_000, "cards": 200_000, "backdrops": 1_500_000, "tiles": 400_000}
SPANISH = "ÁÉÍÓÚÜÑ¿¡«»ºª"
RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№"
PUNCTUATION = ".,:;!?'\"()[]-–—+−×=/%&#*…·•‘’“”„_<>→"

drawings.declare()


def picture_of(name: str) -> Path:
    found = [path for path in (IMAGES / f"{name}.webp", IMAGES / f"{name}.png") if path.exists()]
    assert len(found) == 1, f"{name} has {len(found)} pictures"
    return found[0]


SAMPLES = ["icons/skill", "tokens/chalice", "cards/monster", "tiles/s1", "emblems/monster", "dragon/marker"]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_quarter_size_render_is_the_same_twice_and_like_the_master(name):
    asset = registry.ASSETS[name]
    picture = asset.render(0.25)
    assert output.encoded(picture) == output.encoded(asset.render(0.25))
    fresh = output.to_bytes8(picture).astype(float)
    master = output.load(picture_of(name))
    small = output.scaled(master, fresh.shape[1], fresh.shape[0]).astype(float)
    alpha = fresh[..., 3:] / 255 if fresh.shape[2] == 4 else 1.0
    assert np.abs(fresh[..., 3:] - small[..., 3:]).sum() <= 3 * fresh[..., 3:].size
    assert (np.abs(fresh[..., :3] - small[..., :3]) * alpha).mean() < 8


@pytest.mark.parametrize("name", sorted(registry.ASSETS))
def test_every_declared_asset_has_one_picture_of_its_size(name):
    asset = registry.ASSETS[name]
    if name == render.APPLICATION:
        assert {path.suffix for path in (IMAGES / "application").iterdir()} == {".png", ".ico", ".icns"}
        return
    path = picture_of(name)
    height, width = output.load(path).shape[:2]
    assert (width, height) == (asset.width, asset.height)
    assert path.stat().st_size <= BUDGET.get(name.split("/")[0], 120_000)


@pytest.mark.parametrize("name", [name for name in registry.ASSETS if name.startswith("pawns/")])
def test_the_shadow_of_a_pawn_fades_before_the_edge_of_its_picture(name):
    alpha = output.load(picture_of(name))[..., 3]
    assert max(edge.max() for edge in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1])) <= 3


@pytest.mark.parametrize(
    "name", [name for name in registry.ASSETS if name.startswith(("tokens/artifact_", "tokens/crown_"))]
)
def test_a_value_stands_on_a_dark_plate_of_two_fifths_of_the_token(name):
    pixels = output.load(picture_of(name)).astype(float)
    side = pixels.shape[0]
    across = pixels[round(PLATE[1] * side), round(0.3 * side) : round(0.7 * side), :3]
    assert across.max() < 90


def test_the_application_icon_has_every_size_and_the_smallest_are_drawn_for_themselves():
    icon = Image.open(IMAGES / "application" / "application.ico")
    assert icon.info["sizes"] == {(n, n) for n in (16, 24, 32, 48, 64, 128, 256)}
    large = output.load(IMAGES / "application" / "application.png")
    for size in render.SMALL_ICONS:
        icon.size = (size, size)
        small = np.asarray(icon.convert("RGBA")).astype(float)
        assert np.abs(small - output.scaled(large, size, size)).mean() > 12


def test_every_picture_is_declared():
    files = {str(path.relative_to(IMAGES).with_suffix("")) for path in IMAGES.rglob("*") if path.is_file()}
    assert {name for name in files if not name.startswith("application/")} <= set(registry.ASSETS)


@pytest.mark.parametrize("slug", sorted({token.slug for token in tokens.BASE}))
def test_every_token_has_its_picture(slug):
    picture_of(f"tokens/{slug}")


def test_every_pile_that_lies_face_down_has_a_back():
    assert {"minor", "major", "prisoner"} <= {token.pile for token in tokens.BASE}
    for pile in ("minor", "major", "prisoner"):
        picture_of(f"tokens/back_{pile}")


def test_every_card_kind_has_a_blank_and_every_kind_and_tag_an_emblem():
    for card in cards.BASE:
        picture_of(f"cards/{card.kind}")
        picture_of(f"emblems/{card.tag or card.kind}")
    picture_of("cards/back")
    picture_of("cards/dungeon_back")


def test_every_player_has_a_pawn_a_cube_and_a_mark():
    assert len(palette.PLAYERS) == 6
    for player in palette.PLAYERS:
        for group in ("pawns", "cubes", "marks"):
            picture_of(f"{group}/{player}")
    looks = [(player.mark, player.pattern) for player in palette.PLAYERS.values()]
    assert len({mark for mark, _ in looks}) == len({pattern for _, pattern in looks}) == 6


def test_all_pictures_stay_within_the_budget():
    assert sum(path.stat().st_size for path in IMAGES.rglob("*") if path.is_file()) < 18_000_000


def test_the_display_face_has_every_character_it_must_have():
    characters = TTFont(ROOT / "art" / "fonts" / "catacombs.ttf").getBestCmap()
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + SPANISH + RUSSIAN
    wanted = letters + letters.lower() + "0123456789 " + PUNCTUATION
    assert not [character for character in wanted if ord(character) not in characters]


def test_the_display_face_is_built_again_to_the_same_bytes(tmp_path):
    assert font.save(tmp_path).read_bytes() == (ROOT / "art" / "fonts" / "catacombs.ttf").read_bytes()


def test_the_command_lists_renders_by_name_and_refuses_what_it_does_not_know(tmp_path, capsys):
    assert render.main(["--list"]) == 0
    assert "icons/skill 256x256" in capsys.readouterr().out
    assert render.main(["icons/check", "--scale", "0.125", "--out", str(tmp_path)]) == 0
    assert [path.stem for path in tmp_path.rglob("*") if path.is_file()] == ["check"]
    with pytest.raises(SystemExit, match="no such asset: nonsense"):
        render.main(["nonsense"])


def luminance(colour) -> float:
    linear = (np.asarray(colour, float) / 255) ** 2.2
    return float(linear @ [0.2126, 0.7152, 0.0722])


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


TEXT_ON_DARK, TEXT_ON_PARCHMENT = (244, 228, 188), (44, 26, 16)
DARK_GROUNDS = sorted(
    name for name in registry.ASSETS if name.startswith("panels/") and not name.endswith(("parchment", "disabled"))
)


@pytest.mark.parametrize("name", DARK_GROUNDS)
def test_light_text_can_be_read_on_every_panel_and_button(name):
    pixels = output.load(picture_of(name))
    height, width = pixels.shape[:2]
    middle = pixels[height * 3 // 8 : height * 5 // 8, width // 4 : width * 3 // 4, :3].reshape(-1, 3)
    assert contrast(luminance(TEXT_ON_DARK), luminance(np.percentile(middle, 95, axis=0))) >= 4.5


@pytest.mark.parametrize("name", ["panels/parchment", *[f"cards/{kind}" for kind in palette.BANNERS]])
def test_dark_text_can_be_read_on_parchment(name):
    pixels = output.load(picture_of(name))
    box = (slice(96, 160), slice(96, 160)) if name.startswith("panels") else (slice(690, 900), slice(110, 640))
    ground = np.percentile(pixels[box][..., :3].reshape(-1, 3), 5, axis=0)
    assert contrast(luminance(TEXT_ON_PARCHMENT), luminance(ground)) >= 4.5


def test_light_text_can_be_read_on_the_table_itself():
    pixels = output.load(picture_of("backdrops/table"))[..., :3].reshape(-1, 3)
    assert contrast(luminance(TEXT_ON_DARK), luminance(np.percentile(pixels, 99, axis=0))) >= 4.5
