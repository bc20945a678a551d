"""Text stands out from its ground by at least 4.5 : 1, measured on rendered scenes."""

import pygame
import pytest

from game.commands.shot import Studio, Wanted
from game.view.colours import SEAT_LIGHT
from game.view.frame import Frame, Pointing
from game.view.text import BOLD

from .measured_text import Reader

LEAST = 4.5
SIZES = [(1920, 1080), (1280, 720)]
SCENES = ["menu", "setup", "scoring", "settings", "handover", "help", "gallery", "saves"]
OVER_TABLE = ["pause", "log", "player", "inspect", "confirm"]
STATES = ["turn", "spending", "attack"]
MOMENTS = [(scene, "turn") for scene in SCENES + OVER_TABLE] + [("table", state) for state in STATES]


@pytest.mark.parametrize(("scene", "state"), MOMENTS, ids=lambda name: name)
def test_every_text_can_be_read_on_its_ground(scene, state, tmp_path, monkeypatch):
    reader = Reader(monkeypatch)
    wanted = Wanted(scene, state, turns=2 if scene in OVER_TABLE else 12)
    studio = Studio(wanted, tmp_path)
    studio.arrange(wanted)
    faint, count = set(), 0
    for size in SIZES:
        studio.app.screen = pygame.display.set_mode(size)
        studio.app.resized()
        for found in reader.read(studio.app.build().sprites, size):
            count += 1
            if not found.contrast >= LEAST:
                faint.add((round(found.contrast, 2), found.text, found.px, size, tuple(found.rect)))
    assert count > 5
    assert not faint, sorted(faint)


@pytest.mark.parametrize("skin", ["leather", "leather_active"])
def test_the_names_of_all_players_can_be_read_on_their_strips(skin, tmp_path, monkeypatch):
    reader = Reader(monkeypatch)
    stage = Studio(Wanted(), tmp_path).stage
    frame = Frame(stage.scale, stage.words, stage.pictures, Pointing(), 0)
    for row, (name, colour) in enumerate(SEAT_LIGHT.items()):
        strip = pygame.Rect(0, row * 120, 300, 110)
        frame.skin(skin, strip)
        frame.write(name, strip.inflate(-60, -40), 24, colour, BOLD, free=True)
    found = {text.text: text.contrast for text in reader.read(frame.sprites, (1920, 1080))}
    assert found.keys() == SEAT_LIGHT.keys()
    assert min(found.values()) >= LEAST, found


def test_a_text_like_its_ground_is_noticed(tmp_path, monkeypatch):
    reader = Reader(monkeypatch)
    stage = Studio(Wanted(), tmp_path).stage
    frame = Frame(stage.scale, stage.words, stage.pictures, Pointing(), 0)
    frame.fill(pygame.Rect(0, 0, 400, 100), (120, 120, 120), 255)
    frame.write("grey", pygame.Rect(20, 20, 300, 60), 24, (150, 150, 150), free=True)
    [found] = reader.read(frame.sprites, (1920, 1080))
    assert 1.2 < found.contrast < 1.7
