"""Decisions that somebody has to think about: a bot's own, or a hint for a person."""

from typing import Any

import msgspec

from cinquina.core.rng import Rng
from cinquina.core.setup import Setup
from cinquina.table.table import Table


class Owed(msgspec.Struct, frozen=True):
    """A decision that a bot owes, or a hint somebody asks for: all a worker process needs, as plain data.

    The position is one that the seat cannot tell from the true one: what it may not know was imagined anew.
    """

    table: str
    seq: int
    seat: int
    level: str
    setup: Setup
    position: dict[str, Any]  # rules_of(setup).load(position)

    @property
    def action_id(self) -> str:
        """With this id two processes that thought about the same decision do no harm."""
        return f"{self.seat}-{self.seq}"


def owed(table: Table, seat: int, level: str) -> Owed:
    state = table.state.copy()
    state.imagine(seat, Rng(table.header.seed, f"imagine/{table.seq}/{seat}"))
    return Owed(table.id, table.seq, seat, level, table.header.setup, table.rules.dump(state))
