"""Tasks for worker processes: the decision of a bot, or a hint for a person."""

from typing import Any, Literal, NamedTuple

import msgspec

from cinquina.core.rng import Rng
from cinquina.core.setup import Setup
from cinquina.table.table import Table

# The game's clock at a decision: not running, running, or started by the decision.
Tempo = Literal["free", "running", "starting"]


class Question(NamedTuple):
    """A pending decision. After an undo, or a decision of the same seat, the next one is a different question."""

    table: str
    seat: int
    asked: int  # the number of entries when the decision became pending


class DecisionTask(msgspec.Struct, frozen=True):
    """A bot's decision or a hint to compute: everything that a worker process needs, as plain data.

    The seat cannot tell the position from the real one: everything it may not know was resampled.
    """

    table: str
    seq: int
    asked: int  # as in its `Question`
    seat: int
    level: str
    setup: Setup
    position: dict[str, Any]  # rules_of(setup).load(position)
    tempo: Tempo = "free"
    host: str = ""  # the host of the table
    pace_ms: int = 0  # while the clock runs: how long a bot takes

    @property
    def question(self) -> Question:
        return Question(self.table, self.seat, self.asked)

    @property
    def action_id(self) -> str:
        """The id of the decision: if two processes think about it, the second answer counts as a repeat."""
        return f"{self.seat}-{self.seq}"


def question_for(table: Table, seat: int) -> Question:
    """Return the pending decision of a seat."""
    return Question(table.id, seat, table.history.asked[seat].seq)


def decision_task(table: Table, seat: int, level: str) -> DecisionTask:
    state = table.state.copy()
    state.imagine(seat, Rng(table.header.seed, f"imagine/{table.seq}/{seat}"))
    position = table.rules.dump(state)
    asked = table.history.asked[seat].seq
    header, at = table.header, tempo_of(table, seat)
    pace_ms = table.rules.pace_ms(table.state) if at == "running" else 0
    return DecisionTask(
        table.id, table.seq, asked, seat, level, header.setup, position, at, header.host, pace_ms
    )


def tempo_of(table: Table, seat: int) -> Tempo:
    if not table.game.timed:
        return "free"
    if table.state.clock_ms() > 0:
        return "running"
    after = table.state.copy()
    after.apply(seat, after.fallback(seat))
    return "starting" if after.clock_ms() > 0 else "free"
