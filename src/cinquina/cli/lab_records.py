"""`cinquina lab records`: games as Parquet, for external tools."""

import click

from cinquina.cli.lab_options import Wish, lab_command, saying_how_to_resume
from cinquina.cli.progress import show_progress
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.folder import Folder
from cinquina.lab.plan import Plan
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def records(wish: Wish) -> None:
        setup = wish.setup(texts)
        path = wish.folder("records")
        plan = Plan(setup, wish.players(texts, setup.seats), 0, wish.seed_in(path))
        place = wish.place(texts)
        folder = Folder(path, "records", plan)
        folder.open(wish.force)
        with saying_how_to_resume(texts, path), place, show_progress(texts, "records") as progress:
            run_until(folder, plan, place, Goal("records", wish.games, 60.0 * wish.minutes), progress)
        click.echo(texts.say("lab-wrote", path=str(path / "records" / "*.parquet")))

    return lab_command(texts, "records", records, "lab-option-report-bots")
