"""Who sits down, stands up, is replaced, and sits down again for the next game."""

import cinquina
from cinquina.core.errors import Refusal
from cinquina.table.chair import OPEN, Chair
from cinquina.table.header import Header
from cinquina.table.table import Change, Table
from cinquina.table.words import checked_name


def join(table: Table, guest: str, name: str, seat: int | None, now: int) -> Change | None:
    """Take an open seat (None: the first), or one's own back from the bot that keeps it; None = seated already."""
    name = checked_name(name)
    if seat is None:
        if table.seats_of(guest):
            return None
        seat = first_free(table.header, guest)
    chair = table.chair(seat)
    if chair.kind == "person" and chair.guest == guest:
        return None
    if chair.kind == "person" or (chair.kind == "bot" and chair.guest != guest):
        raise Refusal("table.seat_taken")
    return seated(table, seat, Chair(kind="person", name=name, guest=guest), now)


def first_free(header: Header, guest: str) -> int:
    kept = [seat for seat, chair in enumerate(header.chairs) if chair.kind == "bot" and chair.guest == guest]
    free = kept + header.open_seats
    if not free:
        raise Refusal("table.full")
    return free[0]


def leave(table: Table, guest: str | None, seat: int, level: str, now: int) -> Change:
    """A bot takes over, and gives the seat back when its guest joins again. Before play begins it is open again."""
    held(table, guest, seat)
    chair = table.chair(seat)
    return seated(table, seat, keeper(chair, level) if table.log or table.started else OPEN, now)


def keeper(chair: Chair, level: str) -> Chair:
    """The bot that keeps a chair for whoever sat there."""
    return Chair(kind="bot", name=chair.name, level=level, guest=chair.guest)


def seat_bot(table: Table, guest: str | None, seat: int, level: str, now: int) -> Change:
    """The host lets a bot play for a seat, say of somebody whose battery died; that person may come back."""
    must_host(table, guest)
    return seated(table, seat, keeper(table.chair(seat), level), now)


def open_seat(table: Table, guest: str | None, seat: int, now: int) -> Change:
    """The host frees a seat; whoever sat there has no claim to it any more."""
    must_host(table, guest)
    table.chair(seat)
    return seated(table, seat, OPEN, now)


def seated(table: Table, seat: int, chair: Chair, now: int) -> Change:
    """The chair changes hands; a request to undo ends, for it was made among others."""
    if table.over:
        raise Refusal("table.over")
    header = table.header
    chairs = (*header.chairs[:seat], chair, *header.chairs[seat + 1 :])
    return table.seated(now, chairs=chairs, host=host_among(header, chairs), undo=None)


def host_among(header: Header, chairs: tuple[Chair, ...]) -> str:
    """The host who gives up the last seat hands over to the first person left, if there is one."""
    people = [chair.guest for chair in chairs if chair.kind == "person"]
    gives_up = header.seats_of(header.host) and header.host not in people
    return people[0] if gives_up and people else header.host


def held(table: Table, guest: str | None, seat: int) -> None:
    """The guest holds this seat, or Refusal."""
    table.chair(seat)
    if seat not in table.seats_of(guest):
        raise Refusal("table.not_yours")


def must_host(table: Table, guest: str | None) -> None:
    if guest != table.header.host:
        raise Refusal("table.host_only")


def rematch(table: Table, guest: str | None, id: str, seed: int, now: int) -> Header:
    """The same set-up and chairs at a new table."""
    if not table.over:
        raise Refusal("table.not_over")
    if guest != table.header.host and not table.seats_of(guest):
        raise Refusal("table.not_yours")
    old = table.header
    return Header(
        id=id,
        setup=old.setup,
        rules_version=table.game.version,
        program=cinquina.__version__,
        chairs=old.chairs,
        host=old.host,
        seed=seed,
        seconds=old.seconds,
        chat=old.chat,
        created=now,
        touched=now,
    )
