"""The game in a terminal, played by typing."""

import random

import pytest

from game.__main__ import main


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("CATACOMBS_HOME", str(tmp_path))


def typed(monkeypatch, answers):
    """Let the terminal game read these answers, then the end of input."""
    lines = iter(answers)

    def read(prompt=""):
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)


def test_a_whole_game_can_be_played_by_typing_numbers(monkeypatch, capsys):
    rng = random.Random(3)
    monkeypatch.setattr("game.commands.terminal.random.SystemRandom", lambda: random.Random(5))
    typed(monkeypatch, ["seven", "3", "", *(str(rng.randint(1, 4)) for _ in range(6000))])
    assert main([]) == 0
    assert "Winner: " in capsys.readouterr().out


def test_undo_reading_a_card_and_rubbish_are_answered(monkeypatch, capsys):
    typed(monkeypatch, ["2", "", "u", "c 1", "c 99", "hello", "1", "u", "q"])
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert "nothing to take back" in shown
    assert "Starting card" in shown
    assert shown.count("number: do it") == 3


def test_a_game_that_was_left_goes_on_where_it_was(monkeypatch, capsys):
    typed(monkeypatch, ["2", "bpm", "1", "1", "q"])
    main([])
    left = capsys.readouterr().out.split("> ")[-1]
    typed(monkeypatch, ["y", "q"])
    main([])
    assert "Hand: 1" in left
    assert left.strip().splitlines()[-3:] == capsys.readouterr().out.strip().splitlines()[-3:]


def test_a_broken_tile_of_ones_own_is_named_and_the_game_goes_on(monkeypatch, tmp_path, capsys):
    (tmp_path / "tiles").mkdir()
    (tmp_path / "tiles" / "attic.tmx").write_text("<map/>")
    typed(monkeypatch, ["2", "t", "1", "q"])
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert "Left out: attic.tmx" in shown
    assert "plays" in shown


@pytest.mark.parametrize("answers", [[], ["2"], ["2", ""]])
def test_the_end_of_input_ends_the_game_quietly(monkeypatch, answers):
    typed(monkeypatch, answers)
    assert main([]) == 0
