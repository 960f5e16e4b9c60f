"""`cinquina play`: a game in the terminal, alone, against bots, or several people at one keyboard."""

from pathlib import Path

import click

from cinquina.bots.roster import BOTS
from cinquina.cli.command import Command
from cinquina.cli.conversation import Conversation
from cinquina.cli.local_table import LocalTable, players_of
from cinquina.cli.mistakes import Mistake
from cinquina.cli.options import (
    any_seed,
    assign_bots,
    bots_option,
    chosen_setup,
    force_option,
    game_argument,
    game_named,
    seat_letters,
    seed_option,
    setup_options,
)
from cinquina.cli.saved_games import own_folder
from cinquina.cli.screen import Screen
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.record import fold, read
from cinquina.games import games
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    say = texts.say

    def play(
        game: Game | None,
        resume: Path | None,
        solo: bool,
        seats: int | None,
        mode: str | None,
        settings: tuple[str, ...],
        edition: Path | None,
        humans: str | None,
        names: str | None,
        bots: list[str] | None,
        seed: int | None,
        force: bool,
    ) -> None:
        screen = Screen()
        if resume is not None:
            if any(
                each not in (None, False, ())
                for each in (game, solo, seats, mode, settings, edition, humans, names, bots, seed)
            ):
                raise Mistake(say("cli-resume-alone"))
            local = resumed(resume)
            kept = resume if resume.resolve().parent == own_folder().resolve() else None
        else:
            if solo and seats not in (None, 1):
                raise Mistake(say("cli-solo-alone", seats=seats))
            game = game or asked_game(texts, screen)
            people = names.split(",") if names else []
            if seats is None and len(people) > 1:
                seats = len(people)
            setup = chosen_setup(texts, game, 1 if solo else seats, mode, settings, edition)
            players = seat_players(texts, setup.seats, humans, people, bots)
            local, kept = LocalTable(setup, players, any_seed(seed)), None
        Conversation(local, screen, texts, force, kept).run()

    return Command(
        texts,
        "play",
        play,
        [
            game_argument(texts, required=False),
            click.Option(["--solo"], is_flag=True, help=say("cli-solo")),
            *setup_options(texts),
            bots_option(texts, say("cli-play-bots")),
            click.Option(["--humans"], metavar="A,C", help=say("cli-humans")),
            click.Option(["--names"], metavar="Anna,Bruno", help=say("cli-names")),
            seed_option(texts),
            click.Option(
                ["--resume"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-resume")
            ),
            force_option(texts),
        ],
    )


def asked_game(texts: Texts, screen: Screen) -> Game:
    """Return the only game, or ask the person to choose one."""
    known = games()
    if len(known) == 1:
        return known[0]
    for number, game in enumerate(known, 1):
        screen.say(f"{number:>3}  {game.title}")
    while True:
        try:
            line = screen.ask(texts.say("cli-which-game"))
        except EOFError:
            raise Mistake(texts.say("cli-missing", name=texts.say("cli-game-metavar"))) from None
        if line.isdecimal() and 1 <= int(line) <= len(known):
            return known[int(line) - 1]
        try:
            return game_named(texts, line)
        except Mistake as mistake:
            screen.say(mistake.message, "yellow")


def seat_players(
    texts: Texts, seats: int, humans: str | None, names: list[str], bots: list[str] | None
) -> list[str]:
    """Assign people to the seats named (by default the first ones), and bots to the others."""
    if humans is not None:
        people = seat_letters(texts, humans, seats)
    else:
        people = list(range(min(seats, max(1, len(names)))))
    if len(names) > len(people):
        raise Mistake(texts.say("cli-names-count", names=len(names), seats=len(people)))
    players = [""] * seats
    for seat, name in zip(people, names, strict=False):
        if (name := name.strip()) in BOTS:
            raise Mistake(texts.say("cli-name-of-bot", name=name))
        players[seat] = name
    others = [seat for seat in range(seats) if seat not in people]
    for seat, name in zip(others, assign_bots(texts, bots or ["greedy"], len(others)), strict=False):
        players[seat] = name
    return players


def resumed(path: Path) -> LocalTable:
    record = read(path)
    try:
        fold(record.rules(), record.log)  # raises Invalid for a damaged log
        return LocalTable(record.setup(), players_of(record), any_seed(record.seed_number), record.log)
    except Invalid as error:
        raise error.with_prefix(f"{path}: $") from None
