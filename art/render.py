"""Render the art again: `python -m art.render [names...] [--scale 0.25] [--out DIR] [--list]`.

A name is an asset (`icons/skill`), a group (`icons`) or `fonts`; without names everything is rendered.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from art import drawings
from art.drawings.application import small_application
from art.kit import font, output
from art.kit.registry import ASSETS, Asset

HERE = Path(__file__).parent
FONT = "fonts/catacombs"
APPLICATION = "application/icon"
SMALL_ICONS = (16, 24, 32)


def chosen(names: Sequence[str]) -> list[str]:
    """The assets that the names ask for, in the order of the registry."""
    everything = [*ASSETS, FONT]
    wanted = [name for name in everything if not names or name in names or name.split("/")[0] in names]
    unknown = [n for n in names if n not in everything and n not in {known.split("/")[0] for known in everything}]
    if unknown:
        raise SystemExit(f"no such asset: {', '.join(unknown)}; --list shows them all")
    return wanted


def write(asset: Asset, out: Path, scale: float) -> list[Path]:
    """Render one asset to its file, or its files."""
    picture = asset.render(scale)
    if asset.name == APPLICATION:
        small = [small_application(size) for size in SMALL_ICONS]
        return output.save_application_icon(picture, small, out / "images" / "application")
    return [output.save(picture, out / "images" / asset.name)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry of the command."""
    parser = argparse.ArgumentParser(prog="python -m art.render", description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--out", type=Path, default=HERE)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args(arguments)
    drawings.declare()
    for name in chosen(options.names):
        if options.list:
            size = f" {ASSETS[name].width}x{ASSETS[name].height}" if name in ASSETS else ""
            sys.stdout.write(f"{name}{size}\n")
            continue
        paths = [font.save(options.out / "fonts")] if name == FONT else write(ASSETS[name], options.out, options.scale)
        for path in paths:
            sys.stdout.write(f"{path} {path.stat().st_size}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
