"""The command `cinquina`."""

import sys
from collections.abc import Sequence
from pathlib import Path


def main(args: Sequence[str] | None = None) -> int:
    """Run the command and return the exit code: 0 done, 1 a check failed, 2 invalid options or input."""
    words = list(sys.argv[1:] if args is None else args)
    if words == ["--version"]:  # answered before any slow import
        print(version())
        return 0
    from cinquina.cli.program import run  # see above

    return run(words)


def version() -> str:
    from cinquina import __version__  # imported late for a fast start
    from cinquina.core import rng  # imported late for a fast start

    compiled = Path(rng.__file__).suffix != ".py"
    return f"cinquina {__version__} (engine: {'compiled' if compiled else 'interpreted'})"
