"""Options that the commands of the lab share: setup, bots, place, duration, folder."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import click

from cinquina.cli.command import Command, Number
from cinquina.cli.lab import check_installed
from cinquina.cli.mistakes import Mistake
from cinquina.cli.options import (
    any_seed,
    assign_bots,
    bots_option,
    chosen_setup,
    game_argument,
    seed_option,
    setup_options,
)
from cinquina.core.game import Game
from cinquina.core.setup import Setup
from cinquina.lab.folder import seed_of
from cinquina.lab.places import Gone, Place
from cinquina.locales import Texts

MINUTES = 10
PLAYERS = ["strong"]  # the default


@dataclass(frozen=True)
class Wish:
    """The shared options of a lab command, by name."""

    game: Game
    seats: int | None
    mode: str | None
    bots: list[str] | None
    seed: int | None
    games: int | None
    minutes: int
    workers: int | None
    on: str
    to: Path | None
    force: bool
    settings: tuple[str, ...] = ()
    edition: Path | None = None

    def setup(self, texts: Texts) -> Setup:
        return self.setup_with(texts, self.settings, self.edition)

    def setup_with(self, texts: Texts, settings: tuple[str, ...], edition: Path | None) -> Setup:
        """Build the setup and validate it before any worker starts."""
        seats = self.seats or usual_seats(self.game, self.mode)
        setup = chosen_setup(texts, self.game, seats, self.mode, settings, edition)
        self.game.rules(setup)
        return setup

    def players(self, texts: Texts, seats: int) -> tuple[str, ...]:
        return tuple(assign_bots(texts, self.bots or PLAYERS, seats))

    def folder(self, what: str) -> Path:
        return self.to or Path(f"{self.game.id}-{what}")

    def seed_in(self, path: Path) -> int:
        """Return the given seed, else the existing experiment's (unless `force`), else a random one."""
        return any_seed(None if self.force else seed_of(path)) if self.seed is None else self.seed

    def place(self, texts: Texts) -> Place:
        return place_of(texts, self.on, self.workers)


def lab_command(
    texts: Texts,
    name: str,
    run: Callable[..., None],
    bots: str,
    arguments: Sequence[click.Parameter] = (),
    own: Sequence[click.Parameter] = (),
    chosen: Sequence[str] = ("seats", "mode", "settings", "edition"),
) -> Command:
    """Create a command of the lab; its function gets a Wish and the command's own options.

    `bots` is the help text of --bots; `chosen` are the options about the game that the command takes.
    """
    shared = {each.name for each in fields(Wish)}

    def called(**given: Any) -> None:
        check_installed(texts, "lab")
        wish = Wish(**{name: given.pop(name) for name in list(given) if name in shared})
        run(wish, **given)

    params = [
        game_argument(texts),
        *arguments,
        *(option for option in setup_options(texts) if option.name in chosen),
        bots_option(texts, texts.say(bots), budgets=True),
        seed_option(texts),
        *running_options(texts),
        *own,
    ]
    return Command(texts, name, called, params, f"lab-{name}")


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
    """Return the place for the tasks. Raise Mistake if it cannot be reached."""
    if on == "here":
        from cinquina.lab.places.here import Here

        return Here(workers)
    if on != "ray" and not on.startswith("ray://"):
        raise Mistake(texts.say("lab-no-place", address=on))
    check_installed(texts, "ray")
    from cinquina.lab.places.cluster import Cluster, is_reachable

    if on != "ray" and not is_reachable(on):
        raise Mistake(texts.say("lab-no-answer", address=on))
    return Cluster(None if on == "ray" else on, workers)


@contextmanager
def saying_how_to_resume(texts: Texts, folder: Path) -> Iterator[None]:
    """Keep finished tasks on an interruption, and print how to resume."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(texts.say("lab-stopped", path=str(folder)), err=True)
        raise
    except Gone as gone:
        raise Mistake(texts.say("lab-gone", address=gone.address, why=gone.why, path=str(folder))) from None


def usual_seats(game: Game, mode: str | None) -> int | None:
    """Return two seats if no number is given and the game can be played by two."""
    modes = [each for each in game.modes if mode in (None, each.id)]
    return 2 if any(2 in each.seats for each in modes) else None
