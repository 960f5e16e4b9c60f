"""`cinquina lab report`: a report on a game in figures, plots and findings."""

import click
import msgspec

from cinquina.cli.command import Number
from cinquina.cli.lab_options import Wish, lab_command, saying_how_to_resume
from cinquina.cli.mistakes import Mistake
from cinquina.cli.progress import show_progress
from cinquina.core.file import save
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.folder import Folder
from cinquina.lab.lifts import components, count_numbers
from cinquina.lab.places import Place
from cinquina.lab.plan import Plan
from cinquina.locales import Texts

# Shares of the time, if no number of games is given.
SHARES = {"games": 0.35, "moments": 0.25, "lifts": 0.4}
SAMPLE, LIFT = 10, 20  # maxima, if only the number of games is given


def command(texts: Texts) -> click.Command:
    say = texts.say

    def report(wish: Wish, sample: int | None, lift: int | None) -> None:
        setup = wish.setup(texts)
        path = wish.folder("report")
        plan = Plan(setup, wish.players(texts, setup.seats), 0, wish.seed_in(path))
        place = wish.place(texts)
        folder = Folder(path, "report", plan)
        folder.open(wish.force)
        with saying_how_to_resume(texts, path), place:
            play_games(texts, folder, plan, place, wish.games, sample, lift, 60.0 * wish.minutes)
        write_report(texts, folder, plan)

    own = [
        click.Option(["--sample"], type=Number(texts, 0), metavar="N", help=say("lab-option-sample")),
        click.Option(["--lift"], type=Number(texts, 0), metavar="N", help=say("lab-option-lift")),
    ]
    return lab_command(texts, "report", report, "lab-option-report-bots", own=own)


def play_games(
    texts: Texts,
    folder: Folder,
    plan: Plan,
    place: Place,
    games: int | None,
    sample: int | None,
    lift: int | None,
    seconds: float,
) -> None:
    """Play the games of the report: all games, a sample of their moments, and each component exchanged."""
    if games is not None:
        sample = min(games, SAMPLE) if sample is None else sample
        lift = min(games, LIFT) if lift is None else lift
    parts = len(components(plan.setup))
    exchanged = None if lift is None else count_numbers(lift, parts)
    for kind, many in {"games": games, "moments": sample, "lifts": exchanged if parts else 0}.items():
        if many != 0:
            with show_progress(texts, kind) as progress:
                run_until(folder, plan, place, Goal(kind, many, SHARES[kind] * seconds), progress)


def write_report(texts: Texts, folder: Folder, plan: Plan) -> None:
    from cinquina.lab.page import render_page, sentences
    from cinquina.lab.plots import plots
    from cinquina.lab.study import study

    if not folder.rows("games"):
        raise Mistake(texts.say("lab-no-games", path=str(folder.path)))
    found = study(folder, plan)
    pictures = plots(found, texts)
    html = render_page(found, texts, pictures)
    save(folder.path / "report.json", msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    save(folder.path / "report.html", html.encode())
    (folder.path / "plots").mkdir(exist_ok=True)
    for picture in pictures:
        save(folder.path / "plots" / f"{picture.id}.svg", picture.svg.encode())
    click.echo(" ".join(sentences(found, texts)))
    click.echo(texts.say("lab-wrote", path=str(folder.path / "report.html")))
