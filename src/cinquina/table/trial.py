"""A table forked from a finished game, to try another decision.

The fork copies the entries before that decision and names their origin; later draws come from its own seed. The guest
gets the seat of the decision, bots get the others, and each knows what its seat knew.
"""

import msgspec

import cinquina
from cinquina.core.errors import Refusal
from cinquina.core.record import Entry, Taken, carry_out, live_entries
from cinquina.core.seed import seed_text
from cinquina.core.who import LETTERS
from cinquina.table import events
from cinquina.table.chair import Chair
from cinquina.table.header import Header
from cinquina.table.seating import News
from cinquina.table.table import Change, Table
from cinquina.table.words import checked_name


def person_to_fork(table: Table, seq: int, name: str, guest: str) -> tuple[int, Chair]:
    """Return the seat that made this entry, and a chair for the guest, whose default name is the seat's letter. Raise
    Refusal if the game is not over, or no person made the entry."""
    if not table.is_over:
        raise Refusal("table.not_over")
    entry = next((each for each in live_entries(table.log) if each.seq == seq), None)
    if entry is None or entry.who not in LETTERS:
        raise Refusal("table.nobody_decided")
    seat = LETTERS.index(entry.who)
    chair = table.chair(seat)
    if chair.kind == "bot" and not chair.guest:
        raise Refusal("table.nobody_decided")
    return seat, Chair(kind="person", name=checked_name(name or LETTERS[seat]), guest=guest)


def begin_fork(
    table: Table, seq: int, guest: str, name: str, level: str, id: str, seed: int, now: int
) -> Change:
    """Return the new table as a change to store. Bots of this level replace the other people."""
    old, log = table.header, entries_before(table, seq)
    seat, person = person_to_fork(table, seq, name, guest)
    bots = [Chair(kind="bot", level=chair.level if chair.kind == "bot" else level) for chair in old.chairs]
    taken = [msgspec.structs.replace(each, entries=min(each.entries, len(log))) for each in old.taken]
    header = Header(
        id=id,
        setup=old.setup,
        rules_version=old.rules_version,
        program=cinquina.__version__,
        chairs=(*bots[:seat], person, *bots[seat + 1 :]),
        host=guest,
        seed=seed,
        chat=old.chat,
        created=now,
        touched=now,
        played=log[-1].time if log else 0,
        taken=(*taken, Taken(old.id, len(log), seed_text(old.seed))),
    )
    fresh = Table(header)
    for entry in log:
        fresh.history.add(entry)
    news = [News(seat, person.name, events.SatDown(person.name)), News(None, "", events.Tries(person.name))]
    # A clock that ran there is paused until the table has a viewer.
    change = fresh.change_chairs(now, news, paused=fresh.state.clock_ms() > 0)
    return msgspec.structs.replace(change, entries=(*log, *change.entries), played=())


def entries_before(table: Table, seq: int) -> list[Entry]:
    """Return the live entries before this one. If others had made sealed decisions, stop before the first of these, so
    that no seat knows more than it did."""
    state = table.rules.start()
    way = [entry for entry in live_entries(table.log) if entry.seq < seq]
    open_until = 0
    for number, entry in enumerate(way, 1):
        carry_out(table.rules, state, entry)
        if not state.has_sealed_decision():
            open_until = number
    return [msgspec.structs.replace(entry, seq=n) for n, entry in enumerate(way[:open_until])]
