"""`cinquina perft`: count all sequences of entries up to a depth, the classic test of a rules engine."""

import time
from pathlib import Path

import click

from cinquina.cli.command import Command, Number
from cinquina.cli.options import chosen_setup, game_argument, setup_options
from cinquina.core.game import Game
from cinquina.core.perft import perft
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def run(
        game: Game,
        depth: int,
        seats: int | None,
        mode: str | None,
        settings: tuple[str, ...],
        edition: Path | None,
    ) -> None:
        rules = game.rules(chosen_setup(texts, game, seats, mode, settings, edition))
        for each in range(1, depth + 1):
            began = time.perf_counter()
            count = perft(rules.start(), each, rules.max_actions)
            click.echo(f"{each:>3}  {count:>15,}  {time.perf_counter() - began:8.2f} s")

    depth = click.Option(
        ["--depth"], type=Number(texts, 1), required=True, metavar="N", help=texts.say("cli-depth")
    )
    return Command(texts, "perft", run, [game_argument(texts), depth, *setup_options(texts)])
