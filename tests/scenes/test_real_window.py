"""The last turns of a game, in a real window under Xvfb, with a real mouse."""

import subprocess
import sys
from pathlib import Path

from game.commands.staging import played_match
from game.session.slots import SaveSlots

ROOT = Path(__file__).parent.parent.parent


def test_the_last_turns_of_a_game_are_played_with_a_real_mouse(tmp_path):
    match = played_match(11, 2, 10_000, "random")
    assert match.session.state.over
    match.session.rewind(len(match.session.steps) - 12)
    match.save(SaveSlots(tmp_path / "saves"))
    command = [sys.executable, "-m", "tests.scenes.real_window", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=150, check=False)
    assert result.returncode == 0, result.stderr
    assert "gestures" in result.stdout
