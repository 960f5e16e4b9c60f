"""What the commands of the lab share: where it runs, how long, and into which folder."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from cinquina.cli.command import Number
from cinquina.cli.lab import check_installed
from cinquina.cli.mistakes import Mistake
from cinquina.core.game import Game
from cinquina.lab.experiment import Progress
from cinquina.lab.places import Gone, Place
from cinquina.locales import Texts

MINUTES = 10


def running_options(texts: Texts) -> list[click.Parameter]:
    say = texts.say
    return [
        click.Option(["--games"], type=Number(texts, 1), metavar="N", help=say("lab-option-games")),
        click.Option(
            ["--minutes"], type=Number(texts, 1), default=MINUTES, metavar="N", help=say("lab-option-minutes")
        ),
        click.Option(["--workers"], type=Number(texts, 1), metavar="N", help=say("cli-workers")),
        click.Option(["--on"], default="here", metavar="here|ray|ray://HOST:PORT", help=say("lab-option-on")),
        click.Option(
            ["--to"], type=click.Path(path_type=Path), metavar=say("lab-folder"), help=say("lab-option-to")
        ),
        click.Option(["--force"], is_flag=True, help=say("lab-option-force")),
    ]


def place_of(texts: Texts, on: str, workers: int | None) -> Place:
    """Where it runs; what cannot be reached is said before anything begins."""
    if on == "here":
        from cinquina.lab.places.here import Here

        return Here(workers)
    if on != "ray" and not on.startswith("ray://"):
        raise Mistake(texts.say("lab-no-place", address=on))
    check_installed(texts, "ray")
    from cinquina.lab.places.cluster import Cluster, answers

    if on != "ray" and not answers(on):
        raise Mistake(texts.say("lab-no-answer", address=on))
    return Cluster(None if on == "ray" else on, workers)


@contextmanager
def kept(texts: Texts, folder: Path) -> Iterator[None]:
    """What is finished stays, and who stops or is stopped is told how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(texts.say("lab-stopped", path=str(folder)), err=True)
        raise
    except Gone as gone:
        raise Mistake(texts.say("lab-gone", address=gone.address, why=gone.why, path=str(folder))) from None


@contextmanager
def shown(texts: Texts, kind: str) -> Iterator[Progress | None]:
    """How many games are done and how long it takes yet, where somebody looks on."""
    if not sys.stderr.isatty():
        yield None
        return
    label = texts.say("lab-phase", kind=kind)
    done = 0

    def tell(more: int, left: float) -> None:
        nonlocal done
        done += more
        sys.stderr.write(f"\r\x1b[K{label}: {done}, −{clock(left)}")
        sys.stderr.flush()

    try:
        yield tell
    finally:
        sys.stderr.write("\r\x1b[K")


def clock(seconds: float) -> str:
    return time.strftime("%H:%M:%S" if seconds >= 3600 else "%M:%S", time.gmtime(seconds))


def usual_seats(game: Game, mode: str | None) -> int | None:
    """Two seats, where nobody asks for more or fewer and the game has them."""
    modes = [each for each in game.modes if mode in (None, each.id)]
    return 2 if any(2 in each.seats for each in modes) else None
