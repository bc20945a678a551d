"""Save slots: the one before is kept, damage is set aside and named, a kill loses nothing that was saved."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.session.slots import NoSaveError, SaveSlots
from tests.session.test_session import played

ROOT = Path(__file__).parent.parent.parent


def test_a_slot_gives_back_what_was_saved_last(tmp_path):
    slots = SaveSlots(tmp_path)
    slots.write("evening", played(1, 10), {"names": ["Ada"]})
    slots.write("evening", played(1, 12), {"names": ["Ada"]})

    loaded = slots.read("evening")

    assert len(loaded.session.actions) == 12
    assert loaded.extra == {"names": ["Ada"]}
    assert loaded.set_aside == ()


def test_slots_are_listed_newest_first_and_can_be_emptied(tmp_path):
    slots = SaveSlots(tmp_path)
    for name, age in (("old", 100), ("new", 0)):
        slots.write(name, played(1, 3))
        os.utime(tmp_path / f"{name}.json", (time.time() - age,) * 2)
    assert slots.names() == ["new", "old"]

    slots.delete("new")
    assert slots.names() == ["old"]
    with pytest.raises(NoSaveError, match="new"):
        slots.read("new")


def test_a_damaged_save_is_set_aside_named_and_the_one_before_is_read(tmp_path):
    slots = SaveSlots(tmp_path)
    slots.write("evening", played(1, 10))
    slots.write("evening", played(1, 12))
    (tmp_path / "evening.json").write_text("{ half of a fi")

    loaded = slots.read("evening")

    assert len(loaded.session.actions) == 10
    assert [problem.split(":")[0] for problem in loaded.set_aside] == ["evening.damaged-1.json"]
    assert (tmp_path / "evening.damaged-1.json").read_text() == "{ half of a fi"
    assert slots.names() == ["evening"]


def test_a_damaged_save_that_cannot_be_renamed_is_named_all_the_same(tmp_path, monkeypatch):
    slots = SaveSlots(tmp_path)
    slots.write("evening", played(1, 10))
    slots.write("evening", played(1, 12))
    (tmp_path / "evening.json").write_text("{ half of a fi")

    def locked(*names):
        raise PermissionError("in use")

    monkeypatch.setattr("os.replace", locked)
    loaded = slots.read("evening")

    assert len(loaded.session.actions) == 10
    assert [problem.split(":")[0] for problem in loaded.set_aside] == ["evening.json"]


def test_a_slot_with_nothing_whole_says_what_is_wrong_and_loses_no_file(tmp_path):
    slots = SaveSlots(tmp_path)
    for file in ("evening.json", "evening.previous.json"):
        (tmp_path / file).write_text("rubbish")
    with pytest.raises(NoSaveError, match=r"damaged-1.*damaged-1"):
        slots.read("evening")
    assert len(list(tmp_path.iterdir())) == 2


KEEP_SAVING = """
import random, sys
from pathlib import Path
from game.box import build_box
from game.rules import Setup, legal_actions
from game.session.session import Session
from game.session.slots import SaveSlots
rng, slots, session = random.Random(1), SaveSlots(Path(sys.argv[1])), Session(build_box(), Setup(2), 1)
while not session.state.over:
    session.submit(rng.choice(legal_actions(session.state)))
    slots.write("autosave", session)
    print(len(session.actions), flush=True)
"""


def test_a_process_killed_at_any_moment_loses_at_most_the_action_in_progress(tmp_path):
    for delay in (random.Random(5).uniform(0.0, 0.1) for _ in range(3)):
        process = subprocess.Popen(
            [sys.executable, "-c", KEEP_SAVING, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        said = process.stdout.readline()
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().splitlines()
        process.wait()
        last = int(([said, *(line for line in rest if line)])[-1])

        assert len(SaveSlots(tmp_path).read("autosave").session.actions) >= last
        SaveSlots(tmp_path).delete("autosave")
