"""The command line, as a person uses it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands.simulate import simulate

ROOT = Path(__file__).parent.parent


def command(*words: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-m", "game", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_simulate_prints_exactly_one_json_object():
    result = command("simulate", "--players", "4", "--bots", "random", "--games", "5", "--seed", "1", "--json")
    report = json.loads(result.stdout)
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    assert (report["games"], report["unfinished"], report["players"]) == (5, 0, 4)
    assert report["decisions"] > 500
    assert report["escapes"]["count"] + report["knock_outs"]["count"] == 20
    assert sum(report["endings"].values()) == 5


def test_simulate_plays_the_same_games_for_the_same_seed():
    reports = [simulate(3, ["random"], 4, seed, 200, False) for seed in (1, 1, 2)]
    for report in reports:
        del report["decisions_per_second"]
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]


def test_simulate_cuts_games_at_the_turn_limit_and_says_so():
    report = simulate(2, ["random"], 3, 1, 2, True)
    assert report["unfinished"] == 3
    assert report["scores"]["most"] == 0


def test_simulate_seats_several_kinds_of_bots():
    assert simulate(2, ["random", "sensible"], 2, 1, 200, False)["games"] == 2


@pytest.mark.parametrize(
    "words", [["--players", "7"], ["--bots", "clever"], ["--games", "0"], ["--games", "many"], ["--max-turns", "-1"]]
)
def test_simulate_refuses_what_makes_no_sense(words):
    result = command("simulate", *words)
    assert result.returncode == 2
    assert words[1] in result.stderr or words[0] in result.stderr
    assert result.stdout == ""


def test_bench_rules_prints_exactly_one_json_object():
    result = command("bench", "rules", "--json", "--rounds", "1", "--games", "2")
    report = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert report["decisions_per_second"] > 0
    names = ("clone_us", "legal_actions_us", "apply_us", "free_decisions_per_second", "legal_actions_28_to_8_tiles")
    assert all(report[name] > 0 for name in names)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--scene", "attic"], "there is no scene 'attic'"),
        (["--state", "asleep"], "there is no state 'asleep' of table"),
        (["--scene", "menu", "--state", "attack"], "there is no state 'attack' of menu"),
        (["--state", "cards"], "there is no state 'cards' of table"),
        (["--size", "20000x20000"], "larger than"),
        (["--size", "large"], "is not a size"),
        (["--moment", "5"], "is not a number from 0 to 1"),
        (["--ui-scale", "5"], "invalid choice"),
        (["--out", "x.xyz"], "is not the name of a PNG file"),
        (["--players", "7"], "invalid choice"),
    ],
)
def test_shot_refuses_what_it_cannot_show(tmp_path, words, problem):
    result = command("shot", "--out", str(tmp_path / "x.png"), *words)
    assert result.returncode == 2
    assert problem in result.stderr
    assert not (tmp_path / "x.png").exists()


def test_shot_says_when_a_game_never_comes_to_the_wanted_moment(tmp_path):
    result = command("shot", "--state", "question", "--turns", "400", "--out", str(tmp_path / "x.png"))
    assert result.returncode == 1
    assert "this game ended before" in result.stderr
    assert not (tmp_path / "x.png").exists()


def test_fuzz_says_what_it_did():
    assert "2 games" in command("fuzz", "--games", "2").stdout
