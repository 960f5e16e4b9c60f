"""The state of a table besides its log. Immutable: a change makes a new header."""

from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.record import Taken
from cinquina.core.setup import Setup
from cinquina.table.chair import Chair


class Request(msgspec.Struct, frozen=True):
    """A pending request of a seat for an undo, a pause, or the start of the clock; `agreed` are the seats that agreed
    so far. With `away` the clock waits for the seat's absent player, and nobody is asked.

    An answer names the request's number, so that it cannot apply to another request. The number reveals nothing.
    """

    seat: int
    agreed: tuple[int, ...] = ()
    number: int = 0
    what: Literal["undo", "pause", "ready", "away"] = "undo"
    back: tuple[int, ...] = ()  # the entries that would be taken back, by their numbers
    since: int = 0  # when the clock began to wait for a player who is away, in ms since the epoch


class UnplayableTable(NamedTuple):
    """A stored table that cannot be played here, and why."""

    header: "Header"
    refusal: Refusal


class Header(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    setup: Setup
    rules_version: str
    program: str = ""  # the version of Cinquina that created the table, which knows its rules
    chairs: tuple[Chair, ...]
    host: str  # the guest who may manage the table
    seed: int  # of chance; secret until it is published with the record of the finished game
    seconds: int = 0  # time limit per decision; 0 = none
    chat: bool = True
    created: int  # ms since the epoch, as every `now`
    touched: int  # last change
    over: bool = False
    paused: bool = False
    # The clock of play: stopped while the table is paused, deserted or has an open seat, and after the end.
    # It shows `played` and, while it runs, the time since `running` on top.
    played: int = 0
    running: int | None = None
    request: Request | None = None
    rematch: str | None = None  # the table that follows this one
    taken: tuple[Taken, ...] = ()  # the origins of a fork
    version: int = 0  # counts the stored changes of header, chairs or log

    @property
    def forked_from(self) -> str:
        """The table that this one was forked from; empty if from none."""
        return self.taken[-1].table if self.taken else ""

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    @property
    def people(self) -> set[str]:
        """The guests who sit here. A device is one guest, however many seats are played on it."""
        return {chair.guest for chair in self.chairs if chair.kind == "person"}

    @property
    def is_deserted(self) -> bool:
        """Whether all people have left and at least one may come back; play then stands still."""
        return not self.people and any(chair.is_kept for chair in self.chairs)

    @property
    def blocking_request(self) -> Request | None:
        """The request that must be answered before another is made. Being ready or away blocks no other request."""
        return None if self.request is None or self.request.what in ("ready", "away") else self.request

    @property
    def absence(self) -> Request | None:
        """The request of kind `away` while the clock of the game waits for an absent player; otherwise None."""
        return self.request if self.request is not None and self.request.what == "away" else None

    @property
    def next_number(self) -> int:
        """The number of a request made now."""
        return int.from_bytes(sha256(f"{self.seed}/{self.version}".encode()).digest()[:6], "big")

    def seats_kept_for(self, guest: str | None) -> list[int]:
        """Return the seats that bots keep for this guest until they come back."""
        kept = [seat for seat, chair in enumerate(self.chairs) if chair.is_kept and chair.guest == guest]
        return kept if guest else []

    @property
    def host_name(self) -> str:
        """The name of the host if seated here, else empty."""
        return next((self.chairs[seat].name for seat in self.seats_of(self.host)), "")

    @property
    def players(self) -> list[str]:
        """The players by seat, as a record names them: bots by their level."""
        return [chair.level if chair.kind == "bot" else chair.name for chair in self.chairs]

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that this guest holds as a person."""
        held = [
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.guest == guest
        ]
        return held if guest else []

    def time(self, now: int) -> int:
        """Return the time on the clock of play, in ms."""
        return self.played + (0 if self.running is None else max(0, now - self.running))

    def with_changes(self, now: int, **fields: Any) -> "Header":
        """Return the next header version; start or stop the play clock if the change requires it."""
        header = msgspec.structs.replace(self, **fields)
        if header.paused or header.over or header.open_seats or header.is_deserted:
            played, running = self.time(now), None
        else:
            played, running = self.played, now if self.running is None else self.running
        return msgspec.structs.replace(
            header, played=played, running=running, touched=max(self.touched, now), version=self.version + 1
        )
