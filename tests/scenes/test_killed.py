"""Killing the program loses at most the action in progress; a damaged save is set aside, named, and the one before
is offered."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.scenes.menu import MenuScene
from game.session.slots import SaveSlots
from tests.scenes.driver import Driver

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("seed", [1, 2])
def test_a_kill_at_any_moment_loses_at_most_the_action_in_progress(tmp_path, seed):
    command = [sys.executable, "-m", "tests.scenes.killed_player", str(tmp_path), str(seed)]
    player = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    told = 0
    for _ in range(random.Random(seed).randrange(15, 60)):
        words = player.stdout.readline()
        told = int(words) if words.strip().isdecimal() else told
    player.send_signal(signal.SIGKILL)
    rest, _ = player.communicate()
    told = max([told, *[int(words) for words in rest.split() if words.isdecimal()]])
    loaded = SaveSlots(tmp_path / "saves").read("autosave")
    assert told > 0
    assert len(loaded.session.actions) >= told
    assert loaded.set_aside == ()


def test_a_damaged_save_is_named_and_the_one_before_is_offered(tmp_path):
    command = [sys.executable, "-m", "tests.scenes.killed_player", str(tmp_path), "4"]
    player = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    for _ in range(20):
        player.stdout.readline()
    player.kill()
    player.communicate()
    save = tmp_path / "saves" / "autosave.json"
    save.write_text(save.read_text(encoding="utf-8")[:400], encoding="utf-8")
    driver = Driver(tmp_path, MenuScene, speed="instant", private_hands=False)
    driver.click("continue")
    assert driver.says("autosave.damaged-1.json")
    driver.click("yes")
    driver.settle()
    assert type(driver.scene).__name__ == "TableScene"
    assert (tmp_path / "saves" / "autosave.damaged-1.json").exists()
