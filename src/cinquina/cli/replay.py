"""`cinquina replay`: print a recorded game in words and pictures."""

from pathlib import Path

import click

import cinquina.games  # noqa: F401  # records name them
from cinquina.cli import board
from cinquina.cli.command import Command, Number
from cinquina.cli.local_table import player_name, players_of
from cinquina.cli.mistakes import Mistake
from cinquina.cli.screen import Screen
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.listener import Heard
from cinquina.core.played import steps
from cinquina.core.record import Entry, Record, parse_seed, read
from cinquina.core.seed import seed_hash
from cinquina.core.state import OVER, State
from cinquina.core.who import LETTERS
from cinquina.locales import Texts
from cinquina.table.audit import wrong_draws

Moment = tuple[Entry | None, State, list[Heard]]


def command(texts: Texts) -> click.Command:
    def replay(file: Path, at: int | None, every: bool, audit: bool) -> int:
        record = read(file)
        try:
            if audit:
                return examine(record, texts)
            Replay(record, texts).run(at, every)
            return 0
        except Invalid as error:
            raise error.with_prefix(f"{file}: $") from None

    return Command(
        texts,
        "replay",
        replay,
        [
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            click.Option(["--at"], type=Number(texts, 0), metavar="N", help=texts.say("cli-replay-at")),
            click.Option(["--audit"], is_flag=True, help=texts.say("cli-replay-audit")),
            click.Option(["--all", "every"], is_flag=True, help=texts.say("cli-replay-all")),
        ],
    )


def examine(record: Record, texts: Texts) -> int:
    """Repeat the draws from the seed; return 0 if all of them agree."""
    wrong = wrong_draws(record)
    draws = sum(entry.who == "chance" for entry in record.log)
    seeds = 1 + len(record.taken)
    click.echo(texts.say("cli-audit-hash", hash=seed_hash(record.seed_number or 0)))
    for each in record.taken:
        hash = seed_hash(parse_seed(each.seed, "$.taken"))
        click.echo(texts.say("cli-audit-taken", entries=each.entries, table=each.table, hash=hash))
    if wrong:
        click.echo(texts.say("cli-audit-wrong", count=len(wrong), first=wrong[0], seeds=seeds))
        return 1
    click.echo(texts.say("cli-audit-right", count=draws, seeds=seeds))
    return 0


class Replay:
    def __init__(self, record: Record, texts: Texts) -> None:
        self.texts = texts
        self.screen = Screen()
        self.rules = record.rules()
        texts.words = self.rules.words()
        self.moments = steps(record)
        self.names = [player_name(player, seat, texts) for seat, player in enumerate(players_of(record))]
        end = self.moments[-1][1]
        self.over = end.turn() == OVER
        self.sealed = end.has_sealed_decision()

    def run(self, at: int | None, every: bool) -> None:
        if at is not None and at >= len(self.moments):
            raise Mistake(self.texts.say("cli-no-moment", at=at, last=len(self.moments) - 1))
        if at is not None:
            self.tell(at, picture=True)
            return
        for number in range(len(self.moments)):
            self.tell(number, picture=every or number == len(self.moments) - 1)
        for event in self.rules.verdict(self.moments[-1][1]) if self.over else []:
            self.screen.say(self.texts.event(event, self.names), "bold green")

    def tell(self, number: int, picture: bool) -> None:
        entry, state, told = self.moments[number]
        if entry is not None:
            who = (
                self.names[LETTERS.index(entry.who)]
                if entry.who in LETTERS
                else self.texts.say(f"core-{entry.who}")
            )
            text = self.texts.say("cli-covered") if self.is_covered(number, entry) else entry.text
            self.screen.say(f"{number:>4}  {who}: {text}", "bold")
        for each in told:
            if each.reaches(None) and (words := self.in_brief(each.event, entry)):
                self.screen.say(f"      {words}")
        if picture:
            board.show_board(self.screen, self.texts, self.names, self.rules, self.rules.view(state, None))

    def in_brief(self, event: Event, entry: Entry | None) -> str:
        """Return an event in brief, with its seat's name if the entry is not by that seat."""
        words = self.texts.short(event, self.names)
        seat = event.facts.get("seat")
        if not words or not isinstance(seat, int) or (entry is not None and entry.who == LETTERS[seat]):
            return words
        name = self.names[seat]
        return words if name in words else f"{name}: {words}"

    def is_covered(self, number: int, entry: Entry) -> bool:
        """Return whether an entry is still secret: a sealed decision of this moment, or one hidden until the end."""
        if self.over or entry.audience == "all":
            return False
        if entry.audience == "over":
            return True
        return self.sealed and all(
            later[0] and later[0].audience == "moment" for later in self.moments[number:]
        )
