"""A stored change as another process applies it to its own copy, without reading the store."""

from collections.abc import Sequence

import msgspec

from cinquina.core.record import Entry
from cinquina.table.header import Header, Request
from cinquina.table.store.store import Answer, Saved
from cinquina.table.table import Change

KEPT = ("chairs", "host", "chat", "rematch")  # fields of a header; changes of these are read from the store


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision with the draws after it, or a request: the next version of a table."""

    version: int
    seq: int  # entries in the log before it
    touched: int
    played: int
    running: int | None = None
    over: bool = False
    paused: bool = False
    request: Request | None = None
    entries: Sequence[Entry] = ()
    late: bool = False  # the first entry was made for a seat whose time was up
    action: str = ""
    answer: Answer | None = None

    def applied_to(self, header: Header, seq: int) -> Saved | None:
        """Return what the store has more than a copy with this header and number of entries; None if the copy is not
        of the version before."""
        if header.version != self.version - 1 or seq != self.seq:
            return None
        after = msgspec.structs.replace(
            header,
            version=self.version,
            touched=self.touched,
            played=self.played,
            running=self.running,
            over=self.over,
            paused=self.paused,
            request=self.request,
        )
        late = {self.entries[0].seq} if self.late else set()
        answers = {} if self.answer is None else {self.action: self.answer}
        return Saved(after, list(self.entries), late, answers)


def step_of(before: Header, change: Change, action: str | None, answer: Answer) -> Step | None:
    """Return a stored change as a step; None if it changed people or their rights."""
    after = change.header
    if change.seatings or any(getattr(after, name) != getattr(before, name) for name in KEPT):
        return None
    return Step(
        after.version,
        change.seq - len(change.entries),
        after.touched,
        after.played,
        after.running,
        after.over,
        after.paused,
        after.request,
        change.entries,
        change.late,
        action or "",
        None if action is None else answer,
    )
