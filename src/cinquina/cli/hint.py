"""`cinquina hint`: the best options of a seat at a moment of a recorded game, with reasons."""

from collections.abc import Sequence
from pathlib import Path

import click

import cinquina.games  # noqa: F401  # records name them
from cinquina.bots.advice import Option, advise
from cinquina.bots.prospects import Budget
from cinquina.cli.command import Command, Number
from cinquina.cli.local_table import player_name, players_of
from cinquina.cli.mistakes import Mistake
from cinquina.cli.screen import Screen
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.played import steps
from cinquina.core.record import Record, read
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.core.who import LETTERS
from cinquina.locales import Texts

PATIENCE = 1000  # ms for a hint, by default
PLAYOUTS = Budget(200, 500)  # for the expected result


def command(texts: Texts) -> click.Command:
    def hint(file: Path, seat: str | None, at: int | None, budget: int | None, cores: int) -> None:
        record = read(file)
        try:
            give_hint(record, texts, seat, at, budget, cores)
        except Invalid as error:
            raise error.with_prefix(f"{file}: $") from None

    return Command(
        texts,
        "hint",
        hint,
        [
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            click.Option(["--seat"], metavar="A|B|…", help=texts.say("cli-hint-seat")),
            click.Option(["--at"], type=Number(texts, 0), metavar="N", help=texts.say("cli-hint-at")),
            budget_option(texts, texts.say("cli-hint-budget")),
            click.Option(
                ["--cores"],
                type=Number(texts, 1),
                default=1,
                metavar="N",
                help=texts.say("cli-hint-cores"),
            ),
        ],
    )


def budget_option(texts: Texts, help: str) -> click.Option:
    return click.Option(["--budget"], type=Number(texts, 1), metavar="N", help=help)


def give_hint(
    record: Record, texts: Texts, seat: str | None, at: int | None, budget: int | None, cores: int
) -> None:
    rules = record.rules()
    texts.words = rules.words()
    moments = steps(record)
    if at is not None and at >= len(moments):
        raise Mistake(texts.say("cli-no-moment", at=at, last=len(moments) - 1))
    number = len(moments) - 1 if at is None else at
    state = moments[number][1]
    names = [player_name(player, place, texts) for place, player in enumerate(players_of(record))]
    asked = asked_seat(texts, state, seat, number)
    playouts = PLAYOUTS if budget is None else Budget(budget)
    options = advise(rules, state, asked, Rng(number, "hint"), effort(rules, budget), playouts, cores)
    print_options(Screen(), texts, names, rules, state, asked, options)


def asked_seat(texts: Texts, state: State, seat: str | None, number: int) -> int:
    """Return the named seat, by default the first one with a pending decision."""
    waiting = [LETTERS[each] for each in state.waiting()]
    if not waiting:
        raise Mistake(texts.say("cli-nobody-asked", at=number))
    if seat is not None and seat.upper() not in waiting:
        raise Mistake(texts.say("cli-not-asked", seat=seat, at=number, asked=", ".join(waiting)))
    return LETTERS.index(seat.upper() if seat else waiting[0])


def effort(rules: Rules, budget: int | None = None) -> Effort:
    """Return an effort of `budget` simulations, which is reproducible; by default one limited by time."""
    usual = rules.without_clock().effort()
    if budget is not None:
        return usual._replace(simulations=budget, milliseconds=0)
    return usual._replace(milliseconds=PATIENCE)


def print_options(
    screen: Screen,
    texts: Texts,
    names: Sequence[str],
    rules: Rules,
    state: State,
    seat: int,
    options: list[Option],
) -> None:
    """Print the options, best first, each with its effects, reasons and expected result."""
    for number, option in enumerate(options):
        notation = rules.text(state, seat, option.action)
        if number == 0:
            screen.say(texts.say("cli-hint-best", text=notation), "bold green")
        else:
            screen.say(texts.say("cli-hint-or", text=notation), "bold")
        for event in option.brings:
            screen.say(f"  {texts.event(event, names)}")
        reasons = texts.join_reasons(option.reasons, names)
        if option.ahead:
            reasons = texts.say("core-reason_ahead", reasons=reasons)
        screen.say(f"  {texts.say('cli-hint-why' if number == 0 else 'cli-hint-than', reasons=reasons)}")
        if option.expected:
            screen.say(f"  {texts.event(option.expected, names)}", "dim")
