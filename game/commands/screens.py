"""A screen to open real windows on: the one that is there, or an Xvfb of our own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


class NoScreenError(RuntimeError):
    """There is neither a display nor Xvfb to make one."""


@contextmanager
def real_screen(size: tuple[int, int] = (1920, 1080), own: bool = False) -> Iterator[str]:
    """The name of a display, as DISPLAY of this process while it lasts; `own` makes a new one in any case."""
    if not own and (os.environ.get("DISPLAY") or not sys.platform.startswith("linux")):
        yield os.environ.get("DISPLAY", "")
        return
    if shutil.which("Xvfb") is None:
        raise NoScreenError("there is no display, and Xvfb is not installed")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    before = {name: os.environ.get(name) for name in ("DISPLAY", "SDL_VIDEODRIVER")}
    try:
        with os.fdopen(read) as pipe:
            display = ":" + pipe.readline().strip()
        os.environ["DISPLAY"] = display
        os.environ["SDL_VIDEODRIVER"] = "x11"
        yield display
    finally:
        server.terminate()
        server.wait()
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
