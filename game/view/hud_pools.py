"""The player's own corner: skill, swords and boots in big figures, gold, lockpicks, effects that wait."""

from __future__ import annotations

from pygame import Rect

from .colours import LIGHT, MUTED, TITLE
from .frame import Frame
from .text import BOLD

POOLS = (("skill", "skill"), ("swords", "sword"), ("boots", "boot"))


def pool_centre(frame: Frame, rect: Rect, what: str) -> tuple[int, int]:
    """The middle of a pool's icon in the panel's rect; gold and lockpicks as well."""
    names = [name for name, _ in POOLS]
    if what in names:
        step = (rect.width - frame.px(36)) / len(POOLS)
        return round(rect.x + frame.px(18) + step * (names.index(what) + 0.3)), rect.y + frame.px(54)
    half = (rect.width - frame.px(36)) / 2
    return round(rect.x + frame.px(18) + half * (0.2 if what == "gold" else 1.2)), rect.y + frame.px(112)


def draw_pools(frame: Frame, rect: Rect, pools: dict[str, int], gold: int, lockpicks: int) -> None:
    """Everything that can be spent this turn."""
    values = tuple(pools[name] for name, _ in POOLS)

    def paint(part: Frame) -> None:
        whole = Rect(0, 0, *rect.size)
        part.skin("leather", whole)
        for (name, icon), n in zip(POOLS, values, strict=True):
            x, y = pool_centre(part, whole, name)
            part.icon(f"icons/{icon}", (x, y), part.px(52), 255 if n else 150)
            part.number(n, (x + part.px(46), y), 46, TITLE if n else MUTED)
        for name, icon, n in (("gold", "gold", gold), ("lockpick", "lockpick", lockpicks)):
            x, y = pool_centre(part, whole, name)
            part.icon(f"icons/{icon}", (x, y), part.px(38), 255 if n else 150)
            part.number(n, (x + part.px(40), y), 32, LIGHT if n else MUTED)
        credit = pools.get("credit", 0)
        if credit:
            line = Rect(part.px(20), part.px(140), whole.width - part.px(40), part.px(26))
            part.write(part.words("pools.credit", n=credit), line, 18, LIGHT, BOLD, "centre")

    key = ("pools", values, gold, lockpicks, pools.get("credit", 0))
    frame.add(frame.painted(key, rect.size, paint), rect.x, rect.y)
