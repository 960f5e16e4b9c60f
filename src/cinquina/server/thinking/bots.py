"""The turns of bots. Each decision is computed in a worker and played at a pace that people can follow.

A decision of another seat does not interrupt a bot. When its own decision is no longer pending, after an undo, the end
or a new player in the seat, its task is cancelled. The table checks the decision like any other; if it is no longer
legal, it is computed again.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from cinquina.core.errors import Refusal
from cinquina.core.seed import new_seed
from cinquina.games import rules_of
from cinquina.server.ops.log import log
from cinquina.server.ops.server_time import Time
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.tasks import Advice, Advise, Decide, Decision
from cinquina.server.viewer.messages import HintOption
from cinquina.table.tables import BOT, DecisionTask, Question, Tables

if TYPE_CHECKING:  # a browser measures nothing
    from cinquina.server.ops.metrics import Metrics

ATTEMPTS = 3
ELSEWHERE = 5.0  # seconds that the process which made the change has to play the turn itself
SAVE_AGAIN = 2.0  # seconds between attempts while the store cannot be written


class Bots:
    def __init__(
        self,
        tables: Tables,
        pool: Pool,
        metrics: "Metrics",
        pace: Pace,
        clock: Time,
        is_watched: Callable[[str], bool] = lambda table: True,
    ) -> None:
        """Play for the bots of all tables. `is_watched` returns whether a page is connected to a table; bots alone at a
        table wait for one."""
        self.tables = tables
        self.pool = pool
        self.metrics = metrics
        self.pace = pace
        self.time = clock
        self.is_watched = is_watched
        self.turns: dict[Question, asyncio.Task[None]] = {}
        self.playing: set[Question] = set()  # being stored, so not to be cancelled
        self.closing = False

    def update_turns(self, table: str, elsewhere: bool = False) -> None:
        """Start the pending turns of a changed table, and cancel those no longer needed. `elsewhere`: another process
        made the change."""
        if self.closing:
            return
        asked = self.due_questions(table)
        for question, turn in list(self.turns.items()):
            if question.table == table and question not in asked and question not in self.playing:
                turn.cancel()
        for question in asked:
            if question not in self.turns:
                turn = asyncio.create_task(self.turn(question, ELSEWHERE if elsewhere else 0.0))
                self.turns[question] = turn
                self.metrics.thinking.inc()
                turn.add_done_callback(partial(self.turn_done, question))

    def turn_done(self, question: Question, turn: asyncio.Task[None]) -> None:
        self.metrics.thinking.dec()
        if self.turns.get(question) is turn:
            del self.turns[question]
        if not turn.cancelled() and (error := turn.exception()):
            log.error("bot_failed", table=question.table, seat=question.seat, exc_info=error)
        self.update_turns(question.table)  # the decision is still pending

    def due_questions(self, table: str) -> list[Question]:
        """Return the pending decisions of bots at a table; none while nobody watches a table of bots alone."""
        found = self.tables.find_in_memory(table)
        alone = found is not None and not found.header.people and not self.is_watched(table)
        return [] if alone else self.tables.due_bots(table)

    def pending_task(self, question: Question) -> DecisionTask | None:
        """Return the task for a worker, or None if the decision is no longer pending."""
        return self.tables.bot_task(question) if question in self.due_questions(question.table) else None

    async def turn(self, question: Question, patience: float) -> None:
        """Compute and play one decision, after a pause that lets people follow."""
        if patience:
            await self.time.sleep(patience)
        pending = self.pending_task(question)
        pause = asyncio.create_task(self.time.sleep(0 if pending is None else self.pace.seconds(pending)))
        try:
            for attempt in range(ATTEMPTS + 1):
                if pending is None:
                    return
                text = await self.decide(pending) if attempt < ATTEMPTS else fallback_notation(pending)
                await pause
                if text is not None and await self.play(pending, text):
                    return
                pending = self.pending_task(question)
            log.error("bot_gave_up", table=question.table, seat=question.seat)
            await self.time.sleep(ELSEWHERE)
        finally:
            pause.cancel()

    async def decide(self, pending: DecisionTask) -> str | None:
        with self.metrics.thought.time():
            task = Decide(pending.setup, pending.position, pending.seat, pending.level, new_seed())
            answer = await self.pool.ask(task, pending.host, hurry=pending.tempo == "running")
        if isinstance(answer, Decision):
            return answer.text
        log.error(
            "bot_without_decision",
            table=pending.table,
            seat=pending.seat,
            level=pending.level,
            answer=str(answer)[:300],
        )
        return None

    async def play(self, pending: DecisionTask, text: str) -> bool:
        """Play a decision; return False if it is no longer legal and must be computed again."""
        while True:
            self.playing.add(pending.question)
            try:
                await self.tables.play(
                    pending.table, BOT, pending.seat, text, pending.action_id, self.time.now(), pending.seq
                )
            except Refusal as refusal:
                self.metrics.refusals.labels(refusal.id).inc()
                if refusal.id != "table.not_saved":
                    return False
            else:
                self.metrics.decisions.labels("bot").inc()
                return True
            finally:
                self.playing.discard(pending.question)
            await self.time.sleep(SAVE_AGAIN)

    async def advise(self, pending: DecisionTask) -> list[HintOption]:
        answer = await self.pool.ask(
            Advise(pending.setup, pending.position, pending.seat, new_seed()),
            pending.host,
            hurry=pending.tempo == "running",
        )
        if isinstance(answer, Advice):
            return answer.options
        log.error("hint_failed", table=pending.table, seat=pending.seat, answer=str(answer)[:300])
        raise Refusal("table.no_hint")

    async def close(self) -> None:
        self.closing = True
        for question, turn in list(self.turns.items()):
            if question not in self.playing:
                turn.cancel()
        await asyncio.gather(*self.turns.values(), return_exceptions=True)


def fallback_notation(pending: DecisionTask) -> str:
    """Return the decision that the rules prescribe for a seat that runs out of time, in notation."""
    rules = rules_of(pending.setup)
    state = rules.load(pending.position)
    return rules.text(state, pending.seat, int(state.fallback(pending.seat)))
