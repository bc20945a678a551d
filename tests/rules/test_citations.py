"""Every numbered rule of R2 to R13 and R15 is cited by a test: in a docstring or a comment of a test function."""

import ast
import io
import re
import tokenize
from functools import lru_cache
from pathlib import Path

import pytest

import game.rules

RULES = Path(game.rules.__file__).parent / "RULES.md"
TESTS = Path(__file__).parents[1]
CHAPTERS = {*range(2, 14), 15}  # R1 is the story, R14 comes with the party set

NUMBER = re.compile(r"(?<![\w.])R(\d+)\.(\d+)(?!\d)")
BULLET = re.compile(r"^- R(\d+)\.(\d+) ", re.MULTILINE)

Rule = tuple[int, int]


def rules_of(text: str) -> list[Rule]:
    """The rules that a text of bullets sets, of the chapters that need a test."""
    found = [(int(chapter), int(number)) for chapter, number in BULLET.findall(text)]
    return [rule for rule in found if rule[0] in CHAPTERS]


def cited_in(words: str) -> set[Rule]:
    """The rules that some words cite, each by its exact number."""
    return {(int(chapter), int(number)) for chapter, number in NUMBER.findall(words)}


def words_of_tests(source: str) -> str:
    """All docstrings and comments of the test functions of a module."""
    tests = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]
    words = [ast.get_docstring(test) or "" for test in tests]
    lines = {line for test in tests for line in range(test.lineno, (test.end_lineno or test.lineno) + 1)}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.start[0] in lines:
            words.append(token.string)
    return "\n".join(words)


@lru_cache(maxsize=1)
def cited() -> frozenset[Rule]:
    """The rules that any test cites; this module does not count."""
    found: set[Rule] = set()
    for path in sorted(TESTS.rglob("*.py")):
        if path != Path(__file__):
            found |= cited_in(words_of_tests(path.read_text(encoding="utf-8")))
    return frozenset(found)


def test_the_rules_are_read():
    rules = rules_of(RULES.read_text(encoding="utf-8"))

    assert len(rules) == len(set(rules))
    assert {chapter for chapter, _ in rules} == CHAPTERS


def test_every_rule_is_cited_by_a_test():
    rules = rules_of(RULES.read_text(encoding="utf-8"))

    missing = [f"R{chapter}.{number}" for chapter, number in rules if (chapter, number) not in cited()]

    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize(("words", "rules"), [
    ("R3.12: a trash waits", {(3, 12)}),
    ("R3.1, R3.2: both", {(3, 1), (3, 2)}),
    ("R3.1.", {(3, 1)}),
    ("EX4, R13.1", {(13, 1)}),
    ("R7.2 to R7.4", {(7, 2), (7, 4)}),
    ("XR3.1, R3, 3.1", set()),
])  # fmt: skip
def test_citations_are_exact(words, rules):
    assert cited_in(words) == rules


def test_only_docstrings_and_comments_of_test_functions_count():
    source = '''
"""R1.1 of the module."""
# R1.2 outside
def helper():
    """R1.3 of a helper."""
def test_it():
    """R2.1 of a test."""
    assert "R1.4"  # R2.2 beside the code
class TestMore:
    def test_this(self):
        # R2.3 inside
        pass
'''

    assert cited_in(words_of_tests(source)) == {(2, 1), (2, 2), (2, 3)}
