"""Changes of the holder of a seat: sit down, leave, come back, give up, be replaced, play the next game.

`present` has the seats whose people are connected. A hand stays secret: only a present person can give their own seat
away, and the successor of an absent person gets the seat when no card of the secret hand is left.
"""

import itertools
from collections.abc import Collection
from typing import Any

import msgspec

import cinquina
from cinquina.core.errors import Refusal
from cinquina.core.refusals import IsHere, SeatedOften
from cinquina.core.setup import Setup
from cinquina.core.who import actor_text
from cinquina.table import events
from cinquina.table.chair import OPEN, Chair
from cinquina.table.hand import hand_at, is_hand_gone
from cinquina.table.header import Header
from cinquina.table.seating import News
from cinquina.table.table import Change, Table
from cinquina.table.words import NAME_LENGTH, checked_name

MOST_SEATINGS = 500  # at one table, so that its log of seats stays small


def first_news(chairs: Collection[Chair]) -> list[News]:
    """Return the notices of the people at a new table."""
    return [
        News(seat, chair.name, events.SatDown(chair.name))
        for seat, chair in enumerate(chairs)
        if chair.kind == "person"
    ]


# -- sitting down


def join(table: Table, guest: str, name: str, seat: int | None, now: int) -> Change | None:
    """Seat a guest: in an open seat (None: the first), in an offered one, or in their own that a bot keeps. Return None
    if the guest already has a seat."""
    name = checked_name(name)
    if seat is None:
        if table.seats_of(guest) or any(chair.heir == guest for chair in table.header.chairs):
            return None
        seat = first_free_seat(table.header, guest)
    chair = table.chair(seat)
    if guest in (chair.heir, chair.owner if chair.kind == "person" else ""):
        return None
    if chair.is_kept and chair.guest == guest:
        return give_back(table, seat, name, now)
    name = distinct_name(name, table.header)
    if chair.kind == "open":
        person = Chair(kind="person", name=name, guest=guest)
        return change_holder(table, seat, person, now, [News(seat, name, events.SatDown(name))])
    if not chair.offered or chair.heir:
        raise Refusal("table.seat_taken")
    if table.seats_of(guest) or table.header.seats_kept_for(guest):
        raise Refusal("table.one_seat")
    return take_over(table, seat, guest, name, now)


def distinct_name(name: str, header: Header) -> str:
    """Return the name, followed by a number if somebody at the table already has it."""
    taken = {each.casefold() for chair in header.chairs for each in (chair.name, chair.heir_name)}
    numbered = (f"{name[: NAME_LENGTH - len(f' {n}')]} {n}" for n in itertools.count(2))
    return next(each for each in itertools.chain([name], numbered) if each.casefold() not in taken)


def first_free_seat(header: Header, guest: str) -> int:
    offered = [seat for seat, chair in enumerate(header.chairs) if chair.offered and not chair.heir]
    free = header.seats_kept_for(guest) + header.open_seats + offered
    if not free:
        raise Refusal("table.full")
    return free[0]


def take_over(table: Table, seat: int, guest: str, name: str, now: int) -> Change:
    """Give the seat to a new person during a game: at once, or when the previous player's hand is gone."""
    chair = table.chair(seat)
    if not is_hand_gone(chair.hand, table.rules, table.state, seat, table.history.draws):
        waits = chair_with(chair, heir=guest, heir_name=name)
        return change_holder(table, seat, waits, now, [News(seat, chair.name, events.Waits(name))])
    return change_holder(
        table, seat, chair.with_new_person(guest, name), now, [News(seat, name, events.TookOver(name, seat))]
    )


def come_back(table: Table, guest: str | None, seat: int, now: int) -> Change:
    """Take the guest's own seat back from the bot that keeps it, under the earlier name."""
    chair = table.chair(seat)
    if seat not in table.header.seats_kept_for(guest):
        raise Refusal("table.over" if table.is_over else "table.not_yours")
    return give_back(table, seat, chair.name, now)


def give_back(table: Table, seat: int, name: str, now: int) -> Change:
    person = table.chair(seat).with_person_back(name)
    return change_holder(table, seat, person, now, [News(seat, name, events.CameBack(name))])


# -- leaving


def leave(table: Table, guest: str | None, seat: int, level: str, now: int) -> Change:
    """Leave a seat to a bot, which gives it back when the guest returns. Before play begins the seat is open again. A
    guest who waits for a seat stops waiting."""
    chair = table.chair(seat)
    if guest and chair.heir == guest:
        must_allow_more_seatings(table)
        offered = chair_with(chair, heir="", heir_name="")
        return change_holder(table, seat, offered, now, [News(seat, chair.name, events.Offered(seat))])
    must_hold(table, guest, seat)
    must_allow_more_seatings(table)
    if not has_begun(table):
        return change_holder(table, seat, OPEN, now, [News(seat, "", events.StoodUp(chair.name))])
    return change_holder(
        table, seat, chair.with_bot(level), now, [News(seat, chair.name, events.Left(chair.name))]
    )


def give_up(table: Table, guest: str | None, seat: int, level: str, now: int) -> Change:
    """Give up a seat for good, by the game's own rule if it has one. Otherwise a bot plays the seat to the end, outside
    the ranking unless the game is a team's. The game ends when only one ranked seat or no person is left."""
    must_hold(table, guest, seat)
    if table.game.resigns:
        return resign(table, seat, level, now)
    if not has_begun(table):
        raise Refusal("table.not_begun")
    chair = table.chair(seat)
    plays_on = Chair(kind="bot", level=level, guest=chair.guest, gave_up=chair.name)
    chairs = with_chair(table.header, seat, plays_on)
    rest = [each for each in chairs if not each.gave_up]
    team = table.game.cooperative
    over = not any(each.owner for each in rest) or (len(rest) == 1 and not team)
    kind = events.Conceded if over else events.LeftTeam if team else events.GaveUp
    event = kind(chair.name)
    return change_holder(table, seat, plays_on, now, [News(seat, "", event)], over=over)


def resign(table: Table, seat: int, level: str, now: int) -> Change:
    """Resign a seat under the game's rules. End the table if no human player remains."""
    change = table.propose(seat, "resign", now)
    chairs = change.header.chairs
    out = [at for at in range(len(chairs)) if at == seat or table.has_resigned(at)]
    if change.header.over or any(chair.owner for at, chair in enumerate(chairs) if at not in out):
        return change
    ended = tuple(
        Chair(kind="bot", level=level, guest=chair.guest, gave_up=chair.name)
        if chair.kind == "person" and at in out
        else chair
        for at, chair in enumerate(chairs)
    )
    header = table.header.with_changes(now, chairs=ended, request=None, over=True)
    return msgspec.structs.replace(change, header=header, seated=True)


def erase_person(table: Table, seat: int, level: str, now: int) -> Change:
    """Replace a person who wants to be erased by a bot; they lose their claim to the seat. The chair still has their
    guest and name, by which the store finds what to erase next."""
    chair = table.chair(seat)
    if not has_begun(table):
        return change_holder(table, seat, OPEN, now, [News(seat, "", events.StoodUp(chair.name))])
    news = [News(seat, "", events.Left(chair.name)), bot_news(seat, "")]
    return change_holder(table, seat, erased_chair(chair, level), now, news)


def erase_person_unplayable(header: Header, seat: int, level: str, now: int) -> Change:
    """Replace a person who wants to be erased, at a table whose rules are not known here."""
    chair = OPEN if header.open_seats else erased_chair(header.chairs[seat], level)
    return Change(header.with_changes(now, chairs=with_chair(header, seat, chair)), seq=0, seated=True)


def erased_chair(chair: Chair, level: str) -> Chair:
    """Return the chair of a bot that replaces an erased person. It has their name as both `name` and `gave_up`, unlike
    the chair of a person who only gave up."""
    return Chair(kind="bot", name=chair.name, level=level, guest=chair.guest, gave_up=chair.name)


# -- for the host


def seat_bot(
    table: Table, guest: str | None, seat: int, level: str, now: int, present: Collection[int] = ()
) -> Change:
    """Let a bot play a seat. Once play has begun, any seated person may replace an absent one, who may come back. Only
    the host may fill an open seat, change a bot's level, or end an offer."""
    must_allow_more_seatings(table)
    chair = table.chair(seat)
    own = table.seats_of(guest)
    if not own or not has_begun(table) or chair.kind != "person":
        must_host(table, guest, present)
    if chair.kind == "person":
        if seat not in own:
            must_be_away(table, seat, present)
        news = News(seat, chair.name, events.Replaced(chair.name))
        return change_holder(table, seat, chair.with_bot(level), now, [news])
    bot = chair_with(chair, kind="bot", level=level, offered=False, heir="", heir_name="")
    return change_holder(table, seat, bot, now, [bot_news(seat, chair.name)])


def open_seat(
    table: Table, guest: str | None, seat: int, now: int, level: str = "", present: Collection[int] = ()
) -> Change:
    """Free a seat (the host, before play begins), or offer it to any newcomer while a bot plays. People offer their own
    seat, agreeing that the next one sees the hand; the host offers the seat of a bot or an absent person."""
    must_allow_more_seatings(table)
    chair = table.chair(seat)
    own = seat in table.seats_of(guest)
    if not own:
        must_host(table, guest, present)
    if not has_begun(table):
        news = [News(seat, "", events.Removed(chair.name))] if chair.kind == "person" else []
        return change_holder(table, seat, OPEN, now, news)
    if chair.kind == "person" and not own:
        must_be_away(table, seat, present)
    if chair.gave_up:
        raise Refusal("table.seat_gave_up")
    bot = chair.with_bot(level) if chair.kind == "person" else chair
    secret = () if own or not bot.is_kept or not table.has_secrets else hand_at(table, seat)
    bot = chair_with(bot, offered=True, hand=secret, heir="", heir_name="")
    return change_holder(table, seat, bot, now, [News(seat, chair.name, events.Offered(seat))])


def must_host(table: Table, guest: str | None, present: Collection[int] = ()) -> None:
    if not is_managed_by(table.header, guest, present):
        raise Refusal("table.host_only")


def is_managed_by(header: Header, guest: str | None, present: Collection[int]) -> bool:
    """Return whether the guest manages the table: the host or, while the host is absent, the first present person."""
    if not guest or guest == header.host:
        return bool(guest)
    hosts = header.seats_of(header.host)
    there = [
        chair.guest for seat, chair in enumerate(header.chairs) if chair.kind == "person" and seat in present
    ]
    return bool(hosts) and header.host not in there and there[:1] == [guest]


def must_be_away(table: Table, seat: int, present: Collection[int]) -> None:
    if seat in present:
        raise Refusal(IsHere(seat=actor_text(seat)))


def must_allow_more_seatings(table: Table) -> None:
    """Raise Refusal if the table has changed seats too often. Coming back and giving up remain possible."""
    if table.is_over:
        raise Refusal("table.over")
    if len(table.seatings) >= MOST_SEATINGS:
        raise Refusal(SeatedOften(most=MOST_SEATINGS))


# -- chairs


def has_begun(table: Table) -> bool:
    """Return whether play has begun. From then on a seat that a person leaves goes to a bot."""
    return bool(table.log) or table.is_full


def chair_with(chair: Chair, **fields: Any) -> Chair:
    return msgspec.structs.replace(chair, **fields)


def with_chair(header: Header, seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*header.chairs[:seat], chair, *header.chairs[seat + 1 :])


def bot_news(seat: int, name: str) -> News:
    return News(seat, name, events.BotSat(seat))


def change_holder(
    table: Table, seat: int, chair: Chair, now: int, news: list[News], over: bool = False
) -> Change:
    """Return the change that gives a seat a new holder. It ends a pending request, since that was made to other people,
    and the wait for an absent player."""
    if table.is_over:
        raise Refusal("table.over")
    header = table.header
    chairs = with_chair(header, seat, chair)
    host = host_among(header, chairs)
    if host != header.host:
        name = next(each.name for each in chairs if each.guest == host and each.kind == "person")
        news = [*news, News(None, "", events.Hosts(name))]
    paused = header.paused and header.absence is None
    return table.change_chairs(now, news, chairs=chairs, host=host, request=None, paused=paused, over=over)


def host_among(header: Header, chairs: tuple[Chair, ...]) -> str:
    """Return the host after a change of chairs. A host who gives up their last seat is succeeded by the first seated
    person, if there is one."""
    people = [chair.guest for chair in chairs if chair.kind == "person"]
    gives_up = header.seats_of(header.host) and header.host not in people
    return people[0] if gives_up and people else header.host


def must_hold(table: Table, guest: str | None, seat: int) -> None:
    """Raise Refusal unless the guest holds this seat."""
    table.chair(seat)
    if seat not in table.seats_of(guest):
        raise Refusal("table.not_yours")


def count_hint(table: Table, seat: int, now: int) -> Change:
    """Count a hint for the seat."""
    chairs = list(table.header.chairs)
    chairs[seat] = msgspec.structs.replace(chairs[seat], hints=chairs[seat].hints + 1)
    return table.change(now, chairs=tuple(chairs))


# -- the next game


def rematch_header(
    table: Table, guest: str | None, id: str, seed: int, now: int, harder: bool = False
) -> Header:
    """Return the header of a new table for the same people, with the same set-up or with the next harder one. Bots keep
    the seats of people who left or gave up."""
    if not table.is_over:
        raise Refusal("table.not_over")
    if guest != table.header.host and not table.seats_of(guest):
        raise Refusal("table.not_yours")
    old = table.header
    return Header(
        id=id,
        setup=next_setup(table) if harder else old.setup,
        rules_version=table.game.version,
        program=cinquina.__version__,
        chairs=tuple(next_chair(chair, guest) for chair in old.chairs),
        host=old.host,
        seed=seed,
        seconds=old.seconds,
        chat=old.chat,
        created=now,
        touched=now,
    )


def next_setup(table: Table) -> Setup:
    """Return the set-up of the next harder mode, with the settings that both modes have."""
    result, old = table.result(), table.header.setup
    mode = result.ending.next if result and result.ending else ""
    if not mode:
        raise Refusal("table.no_next")
    plain = table.game.setup(old.seats, mode, edition=old.edition)
    kept = {name: value for name, value in old.settings.items() if name in plain.settings}
    return table.game.setup(old.seats, mode, kept, old.edition)


def next_chair(chair: Chair, guest: str | None) -> Chair:
    """Return the chair at the next table. The guest who started the rematch sits down; a bot keeps the seat of any
    other person who left or gave up."""
    if chair.kind == "person":
        return Chair(kind="person", name=chair.name, guest=chair.guest)
    name = chair.gave_up or chair.name
    if chair.guest and chair.guest == guest:
        return Chair(kind="person", name=name, guest=guest)
    return Chair(kind="bot", name=name, level=chair.level, guest=chair.guest)
