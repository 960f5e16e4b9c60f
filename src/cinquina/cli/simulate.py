"""`cinquina simulate`: many games between bots, and what the numbers say."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from cinquina import __version__
from cinquina.cli.command import Command, Number
from cinquina.cli.mistakes import check_free
from cinquina.cli.options import (
    any_seed,
    bots_option,
    chosen_setup,
    dealt,
    force_option,
    game_argument,
    seed_option,
    setup_options,
)
from cinquina.cli.simulation_tables import SimulationTables
from cinquina.core.file import save
from cinquina.core.game import Game
from cinquina.lab.report import report
from cinquina.lab.simulate import Plan, simulate
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    say = texts.say

    def run(
        game: Game,
        seats: int | None,
        mode: str | None,
        settings: tuple[str, ...],
        edition: Path | None,
        games: int,
        bots: list[str] | None,
        seed: int | None,
        rotate: bool,
        workers: int | None,
        json_file: Path | None,
        force: bool,
    ) -> None:
        to_file = json_file is not None and str(json_file) != "-"
        if json_file is not None and to_file:
            check_free(texts, json_file, force)
        setup = chosen_setup(texts, game, seats, mode, settings, edition)
        dealt_bots = tuple(dealt(texts, bots or ["greedy"], setup.seats))
        plan = Plan(setup, dealt_bots, games, any_seed(seed), rotate)
        game.rules(setup)  # what is wrong with the choice is said here, not by a worker
        began = time.perf_counter()
        with bar(games) as progress:
            outcome = simulate(plan, workers, progress)
        seconds = time.perf_counter() - began
        found = report(plan, outcome, __version__)
        if json_file is None or to_file:
            SimulationTables(texts, found).show(seconds)
        if json_file is not None:
            data = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
            if to_file:
                save(json_file, data)
            else:
                click.echo(data, nl=False)

    return Command(
        texts,
        "simulate",
        run,
        [
            game_argument(texts),
            click.Option(
                ["--games"], type=Number(texts, 1), default=1000, metavar="N", help=say("cli-simulate-games")
            ),
            *setup_options(texts),
            bots_option(texts, say("cli-simulate-bots"), budgets=True),
            seed_option(texts),
            click.Option(["--rotate/--no-rotate"], default=True, help=say("cli-rotate")),
            click.Option(["--workers"], type=Number(texts, 1), metavar="N", help=say("cli-workers")),
            click.Option(
                ["--json", "json_file"],
                type=click.Path(path_type=Path),
                metavar="FILE|-",
                help=say("cli-simulate-json"),
            ),
            force_option(texts),
        ],
    )


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # only on a terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # as above

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No refreshing thread: workers are forked, and a fork copies no threads.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=games)

        def advance(done: int) -> None:
            progress.update(task, advance=done, refresh=True)

        yield advance
