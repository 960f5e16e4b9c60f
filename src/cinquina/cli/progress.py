"""Progress of long commands."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cinquina.lab.experiment import Progress
from cinquina.locales import Texts


@contextmanager
def show_progress(texts: Texts, kind: str) -> Iterator[Progress | None]:
    """Show the number of finished games and the remaining time, on a terminal only."""
    if not sys.stderr.isatty():
        yield None
        return
    label = texts.say("lab-phase", kind=kind)
    done = 0

    def tell(more: int, left: float) -> None:
        nonlocal done
        done += more
        sys.stderr.write(f"\r\x1b[K{label}: {done}, −{format_duration(left)}")
        sys.stderr.flush()

    try:
        yield tell
    finally:
        sys.stderr.write("\r\x1b[K")


def format_duration(seconds: float) -> str:
    return time.strftime("%H:%M:%S" if seconds >= 3600 else "%M:%S", time.gmtime(seconds))
