"""Lint and types are part of the test run."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_ruff_finds_nothing():
    result = run("ruff", "check", "--no-cache", "game", "art", "tests")
    assert result.returncode == 0, result.stdout


def test_mypy_strict_finds_nothing(tmp_path):
    result = run("mypy", "--cache-dir", str(tmp_path))
    assert result.returncode == 0, result.stdout


def test_ci_runs_the_test_command_of_the_readme():
    command = next(
        line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if "pytest" in line
    )
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_top_level_holds_only_what_was_agreed():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    top = {line.split("/")[0] for line in tracked.splitlines()}
    agreed = {"pyproject.toml", "README.md", "game", "art", "sounds", "tests", "build.spec"}
    assert {name for name in top if not name.startswith(".")} <= agreed
