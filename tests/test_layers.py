"""Who may import whom: the house plan as a test over every import of the package."""

import ast
import sys
from pathlib import Path

import pytest

GAME = Path(__file__).parent.parent / "game"

ALLOWED = {
    "rules": set(),
    "paths": set(),
    "strings": set(),
    "box": {"rules", "paths"},
    "bots": {"rules"},
    "session": {"rules", "box", "paths"},
    "view": {"rules", "box", "strings", "paths"},
    "scenes": {"view", "session", "bots", "rules", "box", "strings", "paths"},
}
EVERYTHING = {"__main__", "app", "commands"}


def part_of(path: Path) -> str:
    first = path.relative_to(GAME).parts[0]
    return first.removesuffix(".py")


def imports_of(path: Path) -> list[str]:
    """Every module that a file imports, by its full name, also inside functions."""
    package = ["game", *path.relative_to(GAME).parent.parts]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += [f"{module}.{alias.name}" for alias in node.names] if module == "game" else [module]
    return found


MODULES = sorted(GAME.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(GAME)))
def test_imports_follow_the_house_plan(path):
    part = part_of(path)
    if part == "__init__" or part in EVERYTHING:
        return
    assert part in ALLOWED, f"{part} is not in the house plan"
    ours = {name.split(".")[1] for name in imports_of(path) if name.startswith("game.")}
    assert ours - {part} <= ALLOWED[part]


@pytest.mark.parametrize("path", sorted((GAME / "rules").rglob("*.py")), ids=lambda path: path.name)
def test_rules_import_the_standard_library_only_and_nothing_impure(path):
    impure = {"random", "time", "os", "io", "pathlib", "datetime", "secrets", "threading", "logging"}
    others = {name.split(".")[0] for name in imports_of(path)} - {"game"}
    assert others <= sys.stdlib_module_names - impure


@pytest.mark.parametrize("path", sorted((GAME / "rules").rglob("*.py")), ids=lambda path: path.name)
def test_rules_neither_print_nor_open_files(path):
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not {func.id for func in calls if isinstance(func, ast.Name)} & {"print", "open", "input"}


def test_the_import_reader_sees_relative_and_late_imports(tmp_path, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "GAME", tmp_path)
    module = tmp_path / "rules" / "bad.py"
    module.parent.mkdir()
    module.write_text("from ..box import cards\ndef f():\n    import game.session.saves\n    from game import paths\n")

    assert imports_of(module) == ["game.box", "game.session.saves", "game.paths"]
