"""The interface of a store."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

import msgspec

from cinquina.core.errors import Fault
from cinquina.core.record import Entry
from cinquina.table.header import Header
from cinquina.table.seating import Seating
from cinquina.table.table import Change

DAY_MS = 24 * 3600 * 1000
YEAR_MS = 365 * 24 * 3600 * 1000  # how long a guest is known after a visit
# A clock jump of this size is detected. A smaller jump is harmless, because everything is kept for so
# much longer than its time.
GAP_MS = 14 * 24 * 3600 * 1000
UNBEGUN_MS = 7 * 24 * 3600 * 1000 + GAP_MS  # a table that did not begin within a week never will


class Conflict(Exception):
    """Another process wrote to this table first: reload it and decide again."""


class Unavailable(Exception):
    """The store failed, for example because of a full disk or a lost connection. The data may or may not be written."""

    def __init__(self, reason: str, fault: Fault | None = None) -> None:
        """Set the reason for logs, and a `fault` that explains it to people, if known."""
        super().__init__(reason)
        self.fault = fault


class Answer(msgspec.Struct, frozen=True):
    """The answer to an action; a repeat of the action gets it again."""

    seq: int  # entries in the log after it
    table: str = ""  # the new table, for a rematch


class Line(msgspec.Struct, frozen=True, tag="line", tag_field="type"):
    """A line of chat, or a reaction (`text` is then one of table/words.py's REACTIONS)."""

    number: int  # from 1 upward within a table
    seat: int | None
    name: str
    text: str
    reaction: bool
    time: int  # ms since the epoch


class Saved(msgspec.Struct, frozen=True):
    """A table as it is stored, or the part of it from an entry on."""

    header: Header
    entries: list[Entry]
    late: set[int]  # entries that were made for a seat whose time was up
    answers: dict[str, Answer]  # by action
    seatings: list[Seating] = []


class Gap(msgspec.Struct, frozen=True):
    """A period of at least `GAP_MS` in which nothing was stored: nobody came, or the clock jumped."""

    before: int  # the day of the last stamp before it; ms since the epoch, as is the next
    after: int  # the day of the first stamp after it, or today


def newest_gap(days: Iterable[int], now: int) -> Gap | None:
    """Return the newest gap between stamps, given as days since the epoch, that is over or reaches up to now. Stamps of
    the future, left by a wrong clock, are passed over."""
    after = now // DAY_MS
    for day in sorted((day for day in days if day <= after), reverse=True):
        if (after - day) * DAY_MS >= GAP_MS:
            return Gap(day * DAY_MS, after * DAY_MS)
        after = day
    return None


class Person(msgspec.Struct):
    """A guest as the chairs of a store know them."""

    guest: str
    names: set[str]
    tables: set[str]
    touched: int  # when one of these tables was, last


class Pruned(msgspec.Struct):
    """The numbers of deleted rows."""

    tables: int = 0
    guests: int = 0
    editions: int = 0


class Store(ABC):
    """A store of tables and guests. Any method may raise Unavailable. Its writes survive a crash after it returns."""

    @abstractmethod
    async def open(self, upgrade: bool = True) -> None:
        """Connect and upgrade the schema; several processes may do so at once. Without `upgrade` nothing is created or
        changed, and a missing store or another schema raises Unavailable."""

    @abstractmethod
    def lock(self, alone: bool) -> None:
        """Lock the store until it is closed: exclusively if `alone`, otherwise shared with other servers. Raise
        Unavailable if another server's lock forbids it. No-op for stores that several servers may share."""

    @abstractmethod
    async def close(self) -> None: ...

    # -- tables

    @abstractmethod
    async def create(self, change: Change) -> None:
        """Create a table with its first entries."""

    @abstractmethod
    async def write(self, change: Change, action: str | None, follower: Change | None = None) -> Answer:
        """Write a change of a table at version `change.header.version - 1`, the answer to its action and the table that
        follows it, if there is one, in one transaction. Raise Conflict if the stored version is another."""

    @abstractmethod
    async def load(self, table: str, since: int = 0, seatings: int = 0) -> Saved | None:
        """Return the table with its entries and answers from number `since` on, and its seatings from `seatings` on;
        None if there is no such table."""

    @abstractmethod
    async def version(self, table: str) -> int | None: ...

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Return the tables where the guest is host, has a seat or left one to a bot; last touched first."""

    @abstractmethod
    async def archive(self, table: str) -> bytes | None:
        """Return the rendered replay of a finished game, or None."""

    @abstractmethod
    async def save_archive(self, table: str, data: bytes) -> None:
        """Save a rendered replay; an earlier one stays."""

    @abstractmethod
    async def unarchived(self, after: str, limit: int) -> list[str]:
        """Return the ids of finished tables without a rendered replay, in order, after one id."""

    # -- chat

    @abstractmethod
    async def say(self, table: str, line: Line, action: str) -> Line:
        """Store a line of chat under the next number and return it. Return the earlier line if the action is a
        repeat."""

    @abstractmethod
    async def lines(self, table: str, after: int, limit: int) -> list[Line]:
        """Return the last lines after a number, oldest first."""

    # -- maintenance

    @abstractmethod
    async def count_hosted(self, guest: str) -> int:
        """Return how many unfinished tables this guest hosts."""

    @abstractmethod
    async def gap(self, now: int) -> Gap | None:
        """Return the newest gap between time stamps in the store, or between the last one and `now`; None if there is
        none. Rows before a gap may be younger than their stamps say."""

    @abstractmethod
    async def prune(self, now: int, older_than: int | None = None, sure: bool = False) -> Pruned:
        """Delete tables that never began, expired guests and unused editions; with `older_than`, also tables that
        nobody has touched since, but none of the last 24 hours. Nothing from before a gap is deleted, unless a person
        is `sure` that the clock is right."""

    @abstractmethod
    async def check(self) -> str | None:
        """Check quickly whether the data are intact; return the fault, or None."""

    @abstractmethod
    async def probe(self, now: int) -> None:
        """Write a row and read it back, as a decision would be."""

    # -- access from the local network

    @abstractmethod
    async def house(self) -> str | None:
        """Return the address at which devices of the local network are admitted; None if they are not."""

    @abstractmethod
    async def save_house(self, address: str | None) -> None:
        """Save the address at which devices of the local network are admitted, replacing an earlier one."""

    # -- guests

    @abstractmethod
    async def guest(self, token: str) -> tuple[str, int] | None:
        """Return the guest whose token has this hash, and when it expires; None if there is none."""

    @abstractmethod
    async def save_guest(self, guest: str, token: str, expires: int) -> None:
        """Save a token of a guest, or extend its expiry. Create the guest if new."""

    @abstractmethod
    async def save_pass(self, guest: str, hash: str, token: str) -> None:
        """Replace the passphrase of a guest, and delete all tokens but this one."""

    @abstractmethod
    async def guest_with_pass(self, hash: str) -> str | None: ...

    @abstractmethod
    async def people(self) -> list[Person]:
        """Return every guest who has, had or waits for a seat, most recently active first."""

    @abstractmethod
    async def lines_by(self, guest: str) -> list[tuple[str, Line]]:
        """Return all lines of a guest, with their tables."""

    @abstractmethod
    async def lessons_of(self, guest: str) -> dict[str, str]:
        """Return a guest's progress in lessons, as stored."""

    @abstractmethod
    async def save_lesson(self, guest: str, lesson: str, data: str) -> None:
        """Save a guest's progress in a lesson, replacing any earlier progress."""

    @abstractmethod
    async def erase_guest(self, guest: str) -> list[str]:
        """Erase a guest's personal data but keep the games. Return the ids of the affected tables."""
