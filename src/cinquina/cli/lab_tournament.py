"""`cinquina lab tournament`: bots against each other, with ratings."""

import click
import msgspec

from cinquina.cli.lab_options import Wish, lab_command, saying_how_to_resume
from cinquina.cli.mistakes import Mistake
from cinquina.cli.progress import show_progress
from cinquina.cli.tables import format_share, show
from cinquina.core.file import save
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.figures import Row, has_rivals
from cinquina.lab.folder import open_folders
from cinquina.lab.plan import Plan
from cinquina.lab.ratings import Rating, list_lineups, ratings
from cinquina.locales import Texts

USUAL = ["newcomer", "casual", "strong"]
WRITTEN = ("ratings.json", "ratings.svg")


def command(texts: Texts) -> click.Command:
    say = texts.say

    def tournament(wish: Wish) -> None:
        game, setup = wish.game, wish.setup(texts)
        names = list(dict.fromkeys(wish.bots or USUAL))
        if len(names) < 2:
            raise Mistake(say("lab-too-few-bots"))
        if not has_rivals(setup):
            raise Mistake(say("lab-not-rivals", game=game.title, seats=setup.seats))
        path = wish.folder("tournament")
        matches = list_lineups(names, setup.seats)
        seed = wish.seed_in(path / "1")
        each = None if wish.games is None else -(-wish.games // len(matches))
        place = wish.place(texts)
        plans = {path / str(n): Plan(setup, match, 0, seed) for n, match in enumerate(matches, 1)}
        folders = open_folders("tournament", plans, WRITTEN, wish.force)
        rows: list[Row] = []
        with saying_how_to_resume(texts, path), place:
            for folder, plan in zip(folders, plans.values(), strict=True):
                with show_progress(texts, "games") as progress:
                    goal = Goal("games", each, 60.0 * wish.minutes / len(matches))
                    run_until(folder, plan, place, goal, progress)
                rows += folder.rows("games")
        found = ratings(rows, names)
        save(path / "ratings.json", msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        save(path / "ratings.svg", draw_ratings(texts, found).encode())
        click.echo(say("lab-rated", game=say(f"{game.id}-title"), games=len(rows), seed=str(seed)))
        headings = [say(f"lab-column-{name}") for name in ("bot", "rating", "wins", "games")]
        show(headings, [rating_row(texts, each) for each in found])
        click.echo(say("lab-wrote", path=str(path / "ratings.svg")))

    return lab_command(texts, "tournament", tournament, "lab-option-tournament-bots")


def draw_ratings(texts: Texts, found: list[Rating]) -> str:
    from cinquina.lab.plots import intervals, svg

    rows = [
        {"of": each.bot, "value": each.rating.value, "low": each.rating.low, "high": each.rating.high}
        for each in found
    ]
    return svg(intervals(rows, texts.say("lab-column-bot"), texts.say("lab-axis-rating")), texts)


def format_points(texts: Texts, points: float) -> str:
    return ("+" if round(points) > 0 else "") + texts.number(points)


def rating_row(texts: Texts, found: Rating) -> tuple[str, ...]:
    points = (found.rating.value, found.rating.low, found.rating.high)
    value, low, high = (format_points(texts, each) for each in points)
    rating = f"{value} ({low} – {high})"
    return found.bot, rating, format_share(texts, found.wins), texts.number(found.games)
