"""Where things lie: the files that ship with the game, and the player's own folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs


def resource(*parts: str) -> Path:
    """A file or folder that ships with the game, in the source tree or in a frozen bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    return root.joinpath(*parts)


def user_dir(*parts: str) -> Path:
    """A place in the player's own data folder; the folder itself is created.

    CATACOMBS_HOME names another folder, for tests and for people who carry the game on a stick.
    """
    named = os.environ.get("CATACOMBS_HOME")
    root = Path(named or platformdirs.user_data_dir("catacombs", appauthor=False, roaming=True))
    root.mkdir(parents=True, exist_ok=True)
    return root.joinpath(*parts)
