"""`cinquina lab records`: games as Parquet, for tools of others."""

from pathlib import Path

import click
import msgspec

from cinquina.cli.command import Command
from cinquina.cli.lab import check_installed
from cinquina.cli.lab_options import kept, place_of, running_options, shown, usual_seats
from cinquina.cli.options import (
    any_seed,
    bots_option,
    chosen_setup,
    dealt,
    game_argument,
    seed_option,
    setup_options,
)
from cinquina.core.game import Game
from cinquina.lab.experiment import Goal, fulfil
from cinquina.lab.folder import Folder, seed_of
from cinquina.lab.simulate import Plan
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def records(
        game: Game,
        seats: int | None,
        mode: str | None,
        settings: tuple[str, ...],
        edition: Path | None,
        bots: list[str] | None,
        seed: int | None,
        games: int | None,
        minutes: int,
        workers: int | None,
        on: str,
        to: Path | None,
        force: bool,
    ) -> None:
        check_installed(texts, "lab")
        setup = chosen_setup(texts, game, seats or usual_seats(game, mode), mode, settings, edition)
        game.rules(setup)
        path = to or Path(f"{game.id}-records")
        plan = Plan(setup, tuple(dealt(texts, bots or ["strong"], setup.seats)), 0, 0)
        chosen = any_seed(None if force else seed_of(path)) if seed is None else seed
        plan = msgspec.structs.replace(plan, seed=chosen)
        place = place_of(texts, on, workers)
        folder = Folder(path, "records", plan)
        folder.open(force)
        with kept(texts, path), place, shown(texts, "records") as progress:
            fulfil(folder, plan, place, Goal("records", games, 60.0 * minutes), progress)
        click.echo(texts.say("lab-wrote", path=str(path / "records" / "*.parquet")))

    return Command(
        texts,
        "records",
        records,
        [
            game_argument(texts),
            *setup_options(texts),
            bots_option(texts, texts.say("lab-option-report-bots"), budgets=True),
            seed_option(texts),
            *running_options(texts),
        ],
        "lab-records",
    )
