"""`cinquina simulate`: many games between bots, and their results."""

import time
from pathlib import Path

import click
import msgspec

from cinquina.cli.command import Command, Number
from cinquina.cli.mistakes import check_free
from cinquina.cli.options import (
    any_seed,
    assign_bots,
    bots_option,
    chosen_setup,
    force_option,
    game_argument,
    seed_option,
    setup_options,
)
from cinquina.cli.progress import show_progress
from cinquina.cli.tables import format_mean, format_share, show
from cinquina.core.file import save
from cinquina.core.game import Game
from cinquina.games import rules_of
from cinquina.lab.figures import Line, Simulation, summarise_outcome
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import simulate
from cinquina.locales import Texts

BAR = 40  # length of the longest bar of a distribution


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
        dealt_bots = tuple(assign_bots(texts, bots or ["greedy"], setup.seats))
        plan = Plan(setup, dealt_bots, games, any_seed(seed), rotate)
        game.rules(setup)  # validates the setup before any worker starts
        began = time.perf_counter()
        with show_progress(texts, "games") as progress:
            outcome = simulate(plan, workers, progress)
        seconds = time.perf_counter() - began
        found = summarise_outcome(plan, outcome)
        if json_file is None or to_file:
            show_figures(texts, found, seconds)
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


def show_figures(texts: Texts, found: Simulation, seconds: float) -> None:
    say, plan = texts.say, found.plan
    texts.words = rules_of(plan.setup).words()
    click.echo(
        say(
            "cli-simulated",
            game=say(f"{plan.setup.game}-title"),
            games=plan.games,
            seed=str(plan.seed),
            seconds=texts.number(seconds, 1),
            speed=round(plan.games / max(seconds, 1e-9)),
        )
    )
    show_lines(texts, plan.setup.game, say("cli-by-bot"), found.bots)
    if plan.setup.seats > 1:
        show_lines(texts, plan.setup.game, say("cli-by-seat"), found.seats)
    else:
        show_scores(texts, found.seats[0].scores)
    if found.endings:  # verdicts with the same text are one line
        endings = [
            (texts.in_brief(each.id, each.facts, ()), format_share(texts, each.share))
            for each in found.endings
        ]
        show(("", "%"), endings, say("cli-endings"))
    click.echo(say("cli-entries", mean=format_mean(texts, found.entries)))


def show_lines(texts: Texts, game: str, title: str, lines: list[Line]) -> None:
    sources = list(lines[0].sources)
    wins = ["cli-wins"] if lines[0].wins else []
    headings = [texts.say(id) for id in ("cli-games-played", *wins, "cli-score")]
    rows = [
        (
            line.name,
            texts.number(line.games),
            *([format_share(texts, line.wins)] if line.wins else []),
            *(
                format_mean(texts, each)
                for each in (line.score, *(line.sources[source] for source in sources))
            ),
        )
        for line in lines
    ]
    named = [texts.heading(f"{game}-score-{source}") for source in sources]
    show(("", *headings, *named), rows, title)


def show_scores(texts: Texts, scores: dict[int, int]) -> None:
    games, most = sum(scores.values()), max(scores.values())
    rows = [
        (
            texts.number(score),
            texts.number(count),
            texts.number(100 * count / games, 1),
            "█" * round(BAR * count / most),
        )
        for score, count in scores.items()
    ]
    say = texts.say
    show((say("cli-score"), say("cli-games-played"), "%", ""), rows, say("cli-distribution"), left=3)
