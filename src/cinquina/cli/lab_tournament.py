"""`cinquina lab tournament`: bots against each other, and how strong each is."""

from pathlib import Path

import click
import msgspec

from cinquina.cli.command import Command
from cinquina.cli.lab import check_installed
from cinquina.cli.lab_options import kept, place_of, running_options, shown, usual_seats
from cinquina.cli.mistakes import Mistake
from cinquina.cli.options import (
    any_seed,
    bots_option,
    chosen_setup,
    game_argument,
    seed_option,
    setup_options,
)
from cinquina.cli.simulation_tables import percent
from cinquina.core.file import save
from cinquina.core.game import Game
from cinquina.lab.experiment import Goal, fulfil
from cinquina.lab.figures import Row, rivals
from cinquina.lab.folder import opened, seed_of
from cinquina.lab.ratings import Rating, lineups, ratings
from cinquina.lab.simulate import Plan
from cinquina.locales import Texts

USUAL = ["newcomer", "casual", "strong"]
WRITTEN = ("ratings.json", "ratings.svg")


def command(texts: Texts) -> click.Command:
    say = texts.say

    def tournament(
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
        names = list(dict.fromkeys(bots or USUAL))
        if len(names) < 2:
            raise Mistake(say("lab-too-few-bots"))
        if not rivals(setup):
            raise Mistake(say("lab-not-rivals", game=game.title, seats=setup.seats))
        game.rules(setup)
        path = to or Path(f"{game.id}-tournament")
        matches = lineups(names, setup.seats)
        chosen = any_seed(None if force else seed_of(path / "1")) if seed is None else seed
        each = None if games is None else -(-games // len(matches))
        place = place_of(texts, on, workers)
        plans = {path / str(n): Plan(setup, match, 0, chosen) for n, match in enumerate(matches, 1)}
        folders = opened("tournament", plans, WRITTEN, force)
        rows: list[Row] = []
        with kept(texts, path), place:
            for folder, plan in zip(folders, plans.values(), strict=True):
                with shown(texts, "games") as progress:
                    goal = Goal("games", each, 60.0 * minutes / len(matches))
                    fulfil(folder, plan, place, goal, progress)
                rows += folder.rows("games")
        found = ratings(rows, names)
        save(path / "ratings.json", msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        save(path / "ratings.svg", drawn(texts, found).encode())
        title = say(f"{game.id}-title")
        click.echo(say("lab-rated", game=title, games=len(rows), seed=str(chosen)))
        show(texts, found)
        click.echo(say("lab-wrote", path=str(path / "ratings.svg")))

    return Command(
        texts,
        "tournament",
        tournament,
        [
            game_argument(texts),
            *setup_options(texts),
            bots_option(texts, say("lab-option-tournament-bots"), budgets=True),
            seed_option(texts),
            *running_options(texts),
        ],
        "lab-tournament",
    )


def drawn(texts: Texts, found: list[Rating]) -> str:
    from cinquina.lab.plots import intervals, svg

    rows = [
        {"of": each.bot, "value": each.rating.value, "low": each.rating.low, "high": each.rating.high}
        for each in found
    ]
    return svg(intervals(rows, texts.say("lab-column-bot"), texts.say("lab-axis-rating")))


def show(texts: Texts, found: list[Rating]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.say("lab-column-bot"))
    for name in ("rating", "wins", "games"):
        table.add_column(texts.say(f"lab-column-{name}"), justify="right")
    for each in found:
        rating = f"{each.rating.value:+.0f} ({each.rating.low:+.0f} – {each.rating.high:+.0f})"
        table.add_row(each.bot, rating, percent(each.wins), str(each.games))
    Console(highlight=False, emoji=False).print(table)
