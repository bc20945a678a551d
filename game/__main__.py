"""The entry: without an argument the game starts; sub-commands do the work that needs no table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LARGEST = 8192  # pixels: the widest picture that `shot` makes
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # commands print their own result and nothing else


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    arguments = _parser().parse_args(argv)
    code: int = arguments.run(arguments)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game", description="Catacombs: steal an artifact, get out alive.")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands")
    _add_simulate(commands.add_parser("simulate", help="play games without a window and sum them up"))
    _add_bench(commands.add_parser("bench", help="measure speed"))
    _add_fuzz(commands.add_parser("fuzz", help="play random games and check every rule of conservation on the way"))
    _add_shot(commands.add_parser("shot", help="a picture of a scene at a wanted moment, without a window"))
    return parser


def _above_zero(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    from game.bots import BOTS

    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--bots", default="random", help=f"one kind or several by comma: {', '.join(BOTS)}")
    parser.add_argument("--games", type=_above_zero, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--max-turns", type=_above_zero, default=200, help="turns a seat before a game is cut off")
    parser.add_argument("--promos", action="store_true", help="with the three promo cards")
    parser.add_argument("--json", action="store_true", help="one JSON object on one line")
    parser.set_defaults(run=_simulate, parser=parser)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("rules", "frame", "start", "load"))
    parser.add_argument("--json", action="store_true", help="one JSON object on one line")
    parser.add_argument("--against", choices=("catanatron",), help="play this as well, in the same run")
    parser.add_argument("--rounds", type=_above_zero, default=7)
    parser.add_argument("--games", type=_above_zero, default=12, help="games a round")
    parser.set_defaults(run=_bench)


def _share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return value


def _png(text: str) -> Path:
    if not text.lower().endswith(".png"):
        raise argparse.ArgumentTypeError(f"{text!r} is not the name of a PNG file")
    return Path(text)


def _add_shot(parser: argparse.ArgumentParser) -> None:
    from game.view.scale import UI_SCALES

    parser.add_argument("--scene", default="table", help="which scene; a wrong name lists them all")
    parser.add_argument("--state", help="of the table, or a part of the gallery; a wrong name lists them all")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--turns", type=_above_zero, default=12)
    parser.add_argument("--players", type=int, default=3, choices=(2, 3, 4))
    parser.add_argument("--size", type=_size, default=(1920, 1080), help="as 1920x1080")
    parser.add_argument("--moment", type=_share, default=0.5, help="of an attack or a walk, from 0 to 1")
    parser.add_argument("--ui-scale", type=float, default=1.0, choices=UI_SCALES)
    parser.add_argument("--out", type=_png, required=True, help="the PNG file to write")
    parser.set_defaults(run=_shot, parser=parser)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1920x1080")
    if not (640 <= int(width) <= LARGEST and 360 <= int(height) <= 2 * LARGEST):
        raise argparse.ArgumentTypeError(f"{text!r} is smaller than 640x360 or larger than {LARGEST}x{2 * LARGEST}")
    return int(width), int(height)


def _add_fuzz(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=_above_zero, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(run=_fuzz)


def _play(arguments: argparse.Namespace) -> int:
    from game.app import NoWindowError, play

    try:
        play()
    except NoWindowError as problem:
        print(f"The game cannot open its window: {problem}", file=sys.stderr)
        return 1
    return 0


def _simulate(arguments: argparse.Namespace) -> int:
    from game.bots import BOTS
    from game.commands.simulate import print_report, simulate

    kinds = arguments.bots.split(",")
    for kind in kinds:
        if kind not in BOTS:
            arguments.parser.error(f"there is no bot {kind!r}; there are {', '.join(BOTS)}")
    report = simulate(
        arguments.players, kinds, arguments.games, arguments.seed, arguments.max_turns, arguments.promos
    )
    print_report(report, arguments.json)
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    from game.commands.screens import NoScreenError
    from game.commands.simulate import print_report

    try:
        report = _measure(arguments)
    except ImportError as missing:
        print(f"{missing}: install it with the extra 'bench'", file=sys.stderr)
        return 1
    except NoScreenError as problem:
        print(problem, file=sys.stderr)
        return 1
    print_report(report, arguments.json)
    return 0


def _measure(arguments: argparse.Namespace) -> dict[str, Any]:
    if arguments.what == "frame":
        from game.commands.bench_frame import bench_frame

        return bench_frame()
    if arguments.what == "start":
        from game.commands.bench_start import bench_start

        return bench_start(arguments.rounds)
    if arguments.what == "load":
        from game.commands.bench_load import bench_load

        return bench_load()
    from game.commands.bench_rules import bench_rules

    return bench_rules(arguments.rounds, arguments.games, arguments.against == "catanatron")


def _shot(arguments: argparse.Namespace) -> int:
    from game.commands.shot import SCENES, NoSuchMomentError, Wanted, shot, states_of

    if arguments.scene not in SCENES:
        arguments.parser.error(f"there is no scene {arguments.scene!r}; there are {', '.join(SCENES)}")
    states = states_of(arguments.scene)
    arguments.state = arguments.state or states[0]
    if arguments.state not in states:
        known = ", ".join(states)
        arguments.parser.error(f"there is no state {arguments.state!r} of {arguments.scene}; there are {known}")
    fields = {name: getattr(arguments, name) for name in Wanted._fields}
    try:
        shot(Wanted(**fields), arguments.out)
    except NoSuchMomentError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _fuzz(arguments: argparse.Namespace) -> int:
    from game.commands.fuzz import fuzz

    return fuzz(arguments.games, arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
