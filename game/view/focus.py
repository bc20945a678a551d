"""Where the keyboard's focus goes: Tab in order, arrows to the nearest region in that direction."""

from __future__ import annotations

from collections.abc import Hashable
from math import dist

from .frame import Frame, Region

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def reachable(frame: Frame) -> list[Region]:
    """The regions that the focus stops at, in the order of Tab.

    Those of one kind come by their numbers, whichever of them lies on top: the raised card of a hand keeps its turn.
    """
    regions = [region for region in frame.regions if region.focus]
    kinds: dict[Hashable, list[Region]] = {}
    for region in regions:
        kinds.setdefault(_kind(region), []).append(region)
    ordered = {kind: iter(sorted(found, key=_number)) for kind, found in kinds.items()}
    return [next(ordered[_kind(region)]) for region in regions]


def _kind(region: Region) -> Hashable:
    return region.id[0] if isinstance(region.id, tuple) else region.id


def _number(region: Region) -> int:
    return region.id[1] if isinstance(region.id, tuple) and isinstance(region.id[1], int) else 0


def next_focus(frame: Frame, focus: Hashable, step: int, near: tuple[int, int] | None = None) -> Hashable:
    """The region after (or before) the focused one; if that has vanished, the one next to where it was."""
    regions = reachable(frame)
    ids = [region.id for region in regions]
    if not ids:
        return None
    if focus not in ids:
        return ids[0 if step > 0 else -1] if near is None else _closest(regions, near)
    return ids[(ids.index(focus) + step) % len(ids)]


def _closest(regions: list[Region], place: tuple[int, int]) -> Hashable:
    return min(regions, key=lambda region: dist(region.rect.center, place)).id


def nearest_focus(frame: Frame, focus: Hashable, arrow: str, near: tuple[int, int] | None = None) -> Hashable:
    """The nearest region in the direction of an arrow; the same one if there is none."""
    regions = reachable(frame)
    here = next((region for region in regions if region.id == focus), None)
    if here is None:
        return next_focus(frame, focus, 1, near)
    dx, dy = ARROWS[arrow]
    best, best_distance = here, float("inf")
    for region in regions:
        across, down = region.rect.centerx - here.rect.centerx, region.rect.centery - here.rect.centery
        ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
        if ahead > 0 and region.id != focus and ahead + 2.5 * aside < best_distance:
            best, best_distance = region, ahead + 2.5 * aside
    return best.id
