"""`cinquina lab compare`: two editions or settings of a game, on the same seeds."""

import re
from pathlib import Path

import click
import msgspec

from cinquina.cli.lab_options import Wish, lab_command, saying_how_to_resume
from cinquina.cli.mistakes import Mistake
from cinquina.cli.progress import show_progress
from cinquina.cli.tables import format_mean, show
from cinquina.core.file import save
from cinquina.core.setup import Setup
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.figures import Row
from cinquina.lab.folder import open_folders
from cinquina.lab.pairs import Difference, compare_games
from cinquina.lab.plan import Plan
from cinquina.locales import Texts

WRITTEN = ("compare.json",)


def command(texts: Texts) -> click.Command:
    say = texts.say

    def compare(wish: Wish, a: str, b: str) -> None:
        sides = {name: parse_side(texts, wish, written) for name, written in (("a", a), ("b", b))}
        if sides["a"] == sides["b"]:
            raise Mistake(say("lab-same-sides"))
        path = wish.folder("compare")
        place = wish.place(texts)
        seed = wish.seed_in(path / "a")
        names = wish.players(texts, sides["a"].seats)
        plans = {path / name: Plan(setup, names, 0, seed) for name, setup in sides.items()}
        folders = open_folders("compare", plans, WRITTEN, wish.force)
        found: list[list[Row]] = []
        with saying_how_to_resume(texts, path), place:
            for folder, plan in zip(folders, plans.values(), strict=True):
                with show_progress(texts, "games") as progress:
                    # B plays as many games as A: a game without its pair is of no use.
                    wanted = wish.games if wish.games is not None or not found else len(found[0])
                    run_until(folder, plan, place, Goal("games", wanted, 30.0 * wish.minutes), progress)
                found.append(folder.rows("games"))
        result = compare_games(found[0], found[1], sides["a"])
        data = msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
        save(path / WRITTEN[0], data)
        title = say(f"{wish.game.id}-title")
        click.echo(say("lab-compared", game=title, a=a, b=b, games=result[0].n, seed=str(seed)))
        headings = (say("lab-column-figure"), a, b, say("lab-column-difference"), say("lab-column-chance"))
        show(headings, [difference_row(texts, each) for each in result])
        click.echo(say("lab-wrote", path=str(path / WRITTEN[0])))

    sides = [click.Argument([name], metavar=name.upper()) for name in ("a", "b")]
    return lab_command(
        texts, "compare", compare, "lab-option-report-bots", arguments=sides, chosen=("seats", "mode")
    )


def parse_side(texts: Texts, wish: Wish, written: str) -> Setup:
    """Parse a side: `default`, an edition or settings (`deck_out=end,…`)."""
    if written == "default":
        return wish.setup_with(texts, (), None)
    if written.endswith(".toml"):
        return wish.setup_with(texts, (), Path(written))
    if "=" not in written:
        raise Mistake(texts.say("lab-no-side", side=written))
    # The values of a setting may contain commas.
    return wish.setup_with(texts, tuple(re.split(r",(?=\w+=)", written)), None)


def difference_row(texts: Texts, found: Difference) -> tuple[str, ...]:
    spreads = [format_mean(texts, each) for each in (found.a, found.b, found.difference)]
    chance = texts.number(found.corrected, 3) + (" *" if found.is_sure else "")
    return texts.say(f"lab-difference-{found.what}"), *spreads, chance
