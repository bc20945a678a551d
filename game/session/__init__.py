"""A running game: submitting actions, undo, records, saves and scenarios. Knows nothing of windows."""

from .saves import load_save, read_save, record, replay, save_data, write_save
from .scenario import load_scenario, parse_scenario, read_scenario
from .session import Refused, Session, Step
from .slots import Loaded, NoSaveError, SaveSlots

__all__ = [
    "Loaded",
    "NoSaveError",
    "Refused",
    "SaveSlots",
    "Session",
    "Step",
    "load_save",
    "load_scenario",
    "parse_scenario",
    "read_save",
    "read_scenario",
    "record",
    "replay",
    "save_data",
    "write_save",
]
