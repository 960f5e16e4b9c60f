"""Tables for tests: short ways to set one up, to play on it, and to see what a viewer sees."""

from collections.abc import Callable
from typing import Any

from cinquina.core.errors import Refusal
from cinquina.core.levels import USUAL_LEVEL
from cinquina.core.registry import find
from cinquina.table.chair import OPEN, Chair
from cinquina.table.header import Header
from cinquina.table.table import Change, Table

START = 1_000_000  # when tables of these tests are made, in ms


def person(guest: str, name: str = "", former: str = "") -> Chair:
    """Somebody who sits there, perhaps instead of somebody who did before."""
    return Chair(
        kind="person",
        name=name or guest.title(),
        guest=guest,
        former=former,
        former_name=former.title(),
    )


def bot(level: str = USUAL_LEVEL) -> Chair:
    return Chair(kind="bot", level=level)


def chairs_of(who: str) -> tuple[Chair, ...]:
    """`ada bea - bot`: two people, an open seat, a bot."""
    return tuple(OPEN if each == "-" else bot() if each == "bot" else person(each) for each in who.split())


def new_table(
    who: str,
    game: str = "foldris",
    seconds: int = 0,
    seed: int = 7,
    mode: str | None = None,
    **settings: Any,
) -> Table:
    chairs = chairs_of(who)
    found = find(game)
    header = Header(
        id="t",
        setup=found.setup(len(chairs), mode, settings),
        rules_version=found.version,
        chairs=chairs,
        host=next((chair.guest for chair in chairs if chair.guest), "host"),
        seed=seed,
        seconds=seconds,
        created=START,
        touched=START,
    )
    table = Table(header)
    table.commit(table.change_chairs(START))
    return table


def play(table: Table, seat: int, text: str | None = None, now: int = START) -> Change:
    """Play a decision, by default the first listed one, and commit it."""
    change = table.propose(seat, text or first(table, seat), now)
    table.commit(change)
    return change


def first(table: Table, seat: int) -> str:
    return table.rules.texts(table.state, seat)[0]


def play_round(table: Table, now: int = START) -> None:
    """Everybody who owes a decision makes the first that is listed."""
    for seat in table.waiting():
        play(table, seat, now=now)


def play_out(table: Table, now: int = START) -> None:
    while not table.is_over:
        play_round(table, now)


def seen(table: Table, viewer: int | None, since: int = 0) -> list[str]:
    """Return the moments as lines: `A r0 @1`, `B ?` while it is sealed."""
    return [
        f"{moment.who} {'?' if moment.text is None else moment.text}"
        for moment in table.moments(viewer, since)
    ]


def logged(table: Table) -> list[str]:
    return [f"{entry.who} {entry.text}" for entry in table.log]


def refusal(attempt: Callable[[], object]) -> Refusal:
    try:
        attempt()
    except Refusal as refused:
        return refused
    raise AssertionError("it was not refused")


def whole(table: Table) -> dict[str, Any]:
    """All that a table is, to compare."""
    return {
        "header": table.header,
        "log": list(table.log),
        "position": table.rules.dump(table.state),
        "waiting": table.waiting(),
        "moments": {seat: table.moments(seat) for seat in (None, *range(table.header.setup.seats))},
        "deadline": table.deadline(),
    }
