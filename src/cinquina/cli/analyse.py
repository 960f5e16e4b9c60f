"""`cinquina analyse`: print the analysis of a finished game: a summary, curves, and the shares of luck and choice."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

import cinquina.games  # noqa: F401  # records name them
from cinquina.bots.analysis import (
    CLEAR,
    Analyst,
    Judgement,
    Missed,
    Share,
    costliest,
    is_clear,
    measured_judgements,
    shares,
)
from cinquina.bots.prospects import Budget, Mean
from cinquina.bots.summary import summarise
from cinquina.cli.command import Command
from cinquina.cli.hint import budget_option
from cinquina.cli.local_table import player_name, players_of
from cinquina.cli.mistakes import check_free
from cinquina.cli.options import force_option
from cinquina.cli.progress import show_progress
from cinquina.cli.screen import Screen
from cinquina.core.errors import Invalid
from cinquina.core.event import Event, Told
from cinquina.core.file import save
from cinquina.core.record import Record, read
from cinquina.core.who import LETTERS
from cinquina.locales import Texts

USUAL = Budget(1000, 200)  # per moment, the default budget
STEPS = "▁▂▃▄▅▆▇█"
WIDE = 60  # characters of a curve


def command(texts: Texts) -> click.Command:
    say = texts.say

    def analyse(file: Path, budget: int | None, json_file: Path | None, force: bool) -> None:
        to_file = json_file is not None and str(json_file) != "-"
        if json_file is not None and to_file:
            check_free(texts, json_file, force)
        record = read(file)
        try:
            # First, so that an impossible number of seats is reported before conflicts with other options.
            rules = record.rules()
            texts.words = rules.words()
            names = [player_name(player, seat, texts) for seat, player in enumerate(players_of(record))]
            analyst = Analyst(record, USUAL if budget is None else Budget(budget))
            judgements = judge_all(analyst, texts)
        except Invalid as error:
            raise error.with_prefix(f"{file}: $") from None
        if json_file is None or to_file:
            Report(texts, names, judgements, record.seats == 1 or rules.game.cooperative).show()
        if json_file is not None:
            data = (
                msgspec.json.format(msgspec.json.encode(analysis_as_data(record, judgements)), indent=1)
                + b"\n"
            )
            if to_file:
                save(json_file, data)
            else:
                click.echo(data, nl=False)

    return Command(
        texts,
        "analyse",
        analyse,
        [
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            budget_option(texts, say("cli-analyse-budget")),
            click.Option(
                ["--json", "json_file"],
                type=click.Path(path_type=Path),
                metavar="FILE|-",
                help=say("cli-analyse-json"),
            ),
            force_option(texts),
        ],
    )


def judge_all(analyst: Analyst, texts: Texts) -> list[Judgement]:
    found: list[Judgement] = []
    begin = time.monotonic()
    with show_progress(texts, "analysis") as progress:
        for judgement in analyst.judge():
            found.append(judgement)
            if progress is not None:
                progress(1, (time.monotonic() - begin) * (len(analyst) / len(found) - 1))
    return found


class Report:
    def __init__(self, texts: Texts, names: list[str], judgements: list[Judgement], together: bool) -> None:
        self.together = together
        self.texts = texts
        self.names = names
        self.judgements = judgements
        self.screen = Screen()

    def show(self) -> None:
        for event in summarise(self.judgements, self.together):
            self.screen.say(self.texts.event(event, self.names))
        self.screen.say()
        for each in shares(self.judgements):
            self.show_share(each)
        self.screen.say()
        missed = costliest(self.judgements)
        self.screen.say(self.texts.say("cli-analyse-missed" if missed else "cli-analyse-none"), "bold")
        for turn in missed:
            self.show_missed(turn)

    def show_share(self, share: Share) -> None:
        line = [each.expected[share.seat].value for each in measured_judgements(self.judgements)]
        first, result = to_percent(share.first), to_percent(share.result)
        self.screen.say(self.names[share.seat], "bold")
        self.screen.say(f"  {first} % {draw_curve(line)} {result} %")
        parts = {"luck": share.luck, "own": share.own, "others": share.others}
        if len(self.names) == 1:
            del parts["others"]
        told = [self.part(name, each) for name, each in parts.items() if is_clear(each)]
        if len(told) < len(parts):
            told.append(self.texts.say("cli-analyse-unclear", told=len(told)))
        self.screen.say(f"  {', '.join(told)}")

    def part(self, name: str, share: Mean) -> str:
        error = to_percent(CLEAR * share.error)
        return self.texts.say("cli-analyse-part", part=name, points=format_points(share.value), error=error)

    def show_missed(self, turn: Missed) -> None:
        reasons = self.texts.join_reasons(turn.reasons, self.names)
        told = self.texts.say(
            "cli-analyse-turn",
            name=self.names[turn.seat],
            played=turn.played,
            better=turn.better,
            cost=to_percent(turn.cost),
            reasons=reasons,
        )
        self.screen.say(f"{turn.at:>4}  {told}")


def to_percent(share: float) -> int:
    return round(100 * share)


def format_points(share: float) -> str:
    return f"{to_percent(share):+d}".replace("-", "−")


def draw_curve(line: list[float]) -> str:
    """Draw one mark per moment, or per group of moments if the curve is too long."""
    each = -(-len(line) // WIDE)
    marks = [line[min(n + each, len(line)) - 1] for n in range(0, len(line), each)]
    return "".join(STEPS[min(len(STEPS) - 1, int(value * len(STEPS)))] for value in marks)


def analysis_as_data(record: Record, judgements: list[Judgement]) -> dict[str, Any]:
    return {
        "game": record.game,
        "version": record.version,
        "mode": record.mode,
        "players": record.players or [LETTERS[seat] for seat in range(record.seats)],
        "expected": [[round(seat.value, 4) for seat in each.expected] for each in judgements],
        "errors": [[round(seat.error, 4) for seat in each.expected] for each in judgements],
        "shares": [share_as_data(each) for each in shares(judgements)],
        "missed": [turn_as_data(each.missed) for each in judgements if each.missed],
    }


def share_as_data(share: Share) -> dict[str, Any]:
    figures = {"luck": share.luck.value, "own": share.own.value, "others": share.others.value}
    errors = {
        "luck_error": share.luck.error,
        "own_error": share.own.error,
        "others_error": share.others.error,
    }
    return {**share._asdict(), "seat": LETTERS[share.seat], **figures, **errors}


def turn_as_data(turn: Missed) -> dict[str, Any]:
    """Keep texts as ids with facts, as the page gets them: a JSON output has no language."""
    parts: list[Sequence[Event | Told]] = [turn.reasons, turn.did, turn.instead]
    told = [[{"id": each.text_id, "facts": each.facts} for each in part] for part in parts]
    named = dict(zip(("reasons", "did", "instead"), told, strict=True))
    return {**turn._asdict(), "seat": LETTERS[turn.seat], **named}
