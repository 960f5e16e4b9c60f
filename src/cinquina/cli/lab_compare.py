"""`cinquina lab compare`: two editions or settings of a game, on the same seeds."""

from pathlib import Path

import click
import msgspec

from cinquina.cli.command import Command
from cinquina.cli.lab import check_installed
from cinquina.cli.lab_options import kept, place_of, running_options, shown, usual_seats
from cinquina.cli.mistakes import Mistake
from cinquina.cli.options import any_seed, bots_option, chosen_setup, dealt, game_argument, seed_option
from cinquina.cli.simulation_tables import spread
from cinquina.core.file import save
from cinquina.core.game import Game
from cinquina.core.setup import Setup
from cinquina.lab.experiment import Goal, fulfil
from cinquina.lab.figures import Row
from cinquina.lab.folder import opened, seed_of
from cinquina.lab.pairs import Difference, differences
from cinquina.lab.simulate import Plan
from cinquina.locales import Texts

WRITTEN = ("compare.json",)


def command(texts: Texts) -> click.Command:
    say = texts.say

    def compare(
        game: Game,
        a: str,
        b: str,
        seats: int | None,
        mode: str | None,
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
        many = seats or usual_seats(game, mode)
        sides = {name: side(texts, game, written, many, mode) for name, written in (("a", a), ("b", b))}
        if sides["a"] == sides["b"]:
            raise Mistake(say("lab-same-sides"))
        for setup in sides.values():
            game.rules(setup)  # what is wrong with a side is said here, not by a worker
        path = to or Path(f"{game.id}-compare")
        place = place_of(texts, on, workers)
        chosen = any_seed(None if force else seed_of(path / "a")) if seed is None else seed
        names = tuple(dealt(texts, bots or ["strong"], sides["a"].seats))
        plans = {path / name: Plan(setup, names, 0, chosen) for name, setup in sides.items()}
        folders = opened("compare", plans, WRITTEN, force)
        found: list[list[Row]] = []
        with kept(texts, path), place:
            for folder, plan in zip(folders, plans.values(), strict=True):
                with shown(texts, "games") as progress:
                    # B plays as many as A: what has no pair says nothing.
                    wanted = games if games is not None or not found else len(found[0])
                    fulfil(folder, plan, place, Goal("games", wanted, 30.0 * minutes), progress)
                found.append(folder.rows("games"))
        result = differences(found[0], found[1], sides["a"])
        data = msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
        save(path / WRITTEN[0], data)
        title = say(f"{game.id}-title")
        click.echo(say("lab-compared", game=title, a=a, b=b, games=result[0].n, seed=str(chosen)))
        show(texts, result, a, b)
        click.echo(say("lab-wrote", path=str(path / WRITTEN[0])))

    return Command(
        texts,
        "compare",
        compare,
        [
            game_argument(texts),
            click.Argument(["a"], metavar="A"),
            click.Argument(["b"], metavar="B"),
            *seating_options(texts),
            bots_option(texts, say("lab-option-report-bots"), budgets=True),
            seed_option(texts),
            *running_options(texts),
        ],
        "lab-compare",
    )


def seating_options(texts: Texts) -> list[click.Parameter]:
    """Those that both sides share."""
    from cinquina.cli.options import setup_options

    return [option for option in setup_options(texts) if option.name in ("seats", "mode")]


def side(texts: Texts, game: Game, written: str, seats: int | None, mode: str | None) -> Setup:
    """`default`, an edition or settings: `deck_out=end,…`."""
    if written == "default":
        return chosen_setup(texts, game, seats, mode, (), None)
    if written.endswith(".toml"):
        return chosen_setup(texts, game, seats, mode, (), Path(written))
    if "=" not in written:
        raise Mistake(texts.say("lab-no-side", side=written))
    return chosen_setup(texts, game, seats, mode, tuple(written.split(",")), None)


def show(texts: Texts, found: list[Difference], a: str, b: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    say = texts.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("lab-column-figure"))
    for heading in (a, b, say("lab-column-difference"), say("lab-column-chance")):
        table.add_column(heading, justify="right")
    for each in found:
        chance = f"{each.corrected:.3f}{' *' if each.is_sure else ''}"
        row = (spread(each.a), spread(each.b), spread(each.difference), chance)
        table.add_row(say(f"lab-difference-{each.what}"), *row)
    wide = Console(highlight=False, emoji=False)
    (wide if wide.is_terminal else Console(highlight=False, emoji=False, width=200)).print(table)
