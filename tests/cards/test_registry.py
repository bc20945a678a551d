"""No card without a test of its own: each test of a single card is called test_<slug of the card>_<what it shows>."""

import importlib
import pkgutil

from .. import cards as package
from ..kit import BOX

NOT_OF_ONE_CARD = ("helpers", "test_facts", "test_registry")


def _names() -> list[str]:
    """The names of all tests of single cards."""
    modules = [m.name for m in pkgutil.iter_modules(package.__path__) if m.name not in NOT_OF_ONE_CARD]
    loaded = [importlib.import_module(f"{package.__name__}.{name}") for name in modules]
    return [name for module in loaded for name in vars(module) if name.startswith("test_")]


def _card_of(name: str) -> str:
    """The card that a test is named for: of several the longest, as Skeleton and Skeleton Priest."""
    return max((c.slug for c in BOX.cards if name.startswith(f"test_{c.slug}_")), key=len, default="")


def test_every_card_has_a_test_that_names_it():
    named = {_card_of(name) for name in _names()}

    assert [c.slug for c in BOX.cards if c.slug not in named] == []


def test_every_test_of_a_card_names_one():
    assert [name for name in _names() if not _card_of(name)] == []
