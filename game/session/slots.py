"""Save slots in one folder. Each slot keeps the save before the last one, and a damaged file is set aside, not lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .session import Session

AUTOSAVE = "autosave"  # the slot that the program writes by itself
SUFFIX, PREVIOUS, DAMAGED = ".json", ".previous.json", ".damaged-"


class Loaded(NamedTuple):
    """A game that was read: `set_aside` names the damaged files, with what is wrong, that were passed over."""

    session: Session
    extra: dict[str, Any]
    set_aside: tuple[str, ...]


class NoSaveError(LookupError):
    """No save of a slot can be read; the message names every damaged file and its fault."""


class SaveSlots:
    """The saves of one folder, by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """The slots that hold something, the one written last first."""
        newest: dict[str, float] = {}
        for file in self.folder.glob("*" + SUFFIX):
            if DAMAGED not in file.name:
                name = file.name.removesuffix(PREVIOUS).removesuffix(SUFFIX)
                newest[name] = max(newest.get(name, 0.0), file.stat().st_mtime)
        return sorted(newest, key=lambda name: (-newest[name], name))

    def write(self, name: str, session: Session, extra: dict[str, Any] | None = None) -> None:
        """Save a game; the save that was there becomes the one before. At any moment one of them is whole."""
        from .saves import write_save

        file, before = self.folder / (name + SUFFIX), self.folder / (name + PREVIOUS)
        fresh = self.folder / (name + ".fresh")
        write_save(fresh, session, extra)
        if file.exists():
            os.replace(file, before)
        os.replace(fresh, file)

    def read(self, name: str) -> Loaded:
        """The newest save of a slot that is whole. Damaged ones are renamed (where the disk lets them be) and named;
        NoSaveError if none is left.
        """
        from game.rules import BadData

        from .saves import read_save

        problems: list[str] = []
        for file in (self.folder / (name + SUFFIX), self.folder / (name + PREVIOUS)):
            if file.exists():
                try:
                    session, extra = read_save(file)
                    return Loaded(session, extra, tuple(problems))
                except BadData as error:
                    problems.append(f"{self._set_aside(file).name}: {error}")
        raise NoSaveError("; ".join(problems) or f"there is no save {name!r}")

    def delete(self, name: str) -> None:
        """Empty a slot."""
        for suffix in (SUFFIX, PREVIOUS):
            (self.folder / (name + suffix)).unlink(missing_ok=True)

    @staticmethod
    def _set_aside(file: Path) -> Path:
        """Rename a damaged file; returns where it is now, which is its old place if the disk refuses."""
        number = 1
        while (aside := file.with_name(f"{file.stem}{DAMAGED}{number}{SUFFIX}")).exists():
            number += 1
        try:
            os.replace(file, aside)
        except OSError:
            return file
        return aside
