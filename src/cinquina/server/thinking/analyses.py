"""Analyses of finished games, computed piece by piece on request and cached."""

import asyncio
from collections.abc import Sequence
from math import hypot

from cinquina.bots import analysis
from cinquina.bots.prospects import Mean
from cinquina.bots.summary import summarise
from cinquina.core.errors import Refusal
from cinquina.core.record import Record
from cinquina.core.registry import find
from cinquina.server.ops.log import log
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.tasks import Analyse, Judged, Piece
from cinquina.server.viewer.ending_messages import Analysis, MissedTurn, SeatShare

MOST = 100  # games


class PartialAnalysis:
    def __init__(self) -> None:
        self.moments: list[Judged] = []
        self.total = 0
        self.making = asyncio.Lock()

    @property
    def is_complete(self) -> bool:
        return 0 < self.total == len(self.moments)

    def analysis(self, together: bool, given_up: bool, people: Sequence[int]) -> Analysis:
        judgements = [judgement(at, each, people) for at, each in enumerate(self.moments)]
        told = {each.missed.at: each.missed for each in self.moments if each.missed}
        return Analysis(
            self.total,
            [[value for value, _ in each.expected] for each in self.moments],
            [seat_share(share) for share in analysis.shares(judgements)] if self.is_complete else [],
            [told[each.at] for each in analysis.costliest(judgements)],
            [each.tell() for each in summarise(judgements, together, not given_up)]
            if self.is_complete
            else [],
            given_up,
        )


class Analyses:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.kept: dict[str, PartialAnalysis] = {}

    async def extend(
        self, table: str, record: Record, given_up: bool = False, people: Sequence[int] = ()
    ) -> Analysis:
        """Compute one more piece, unless the analysis is complete, and return it. A game that was given up is analysed
        up to its last entry. With people at the table, only their costly turns are listed."""
        kept = self.kept.pop(table, None) or PartialAnalysis()
        self.kept[table] = kept  # least recently used first
        while len(self.kept) > MOST:
            del self.kept[next(iter(self.kept))]
        async with kept.making:
            if not kept.is_complete:
                answer = await self.pool.ask(Analyse(record, len(kept.moments), given_up))
                if not isinstance(answer, Piece):
                    log.error("analysis_failed", table=table, answer=str(answer)[:300])
                    raise Refusal("table.no_analysis")
                kept.moments += answer.moments
                kept.total = answer.total
            together = record.seats == 1 or find(record.game).cooperative
            return kept.analysis(together, given_up, people)


def seat_share(share: analysis.Share) -> SeatShare:
    choices = Mean(share.own.value + share.others.value, hypot(share.own.error, share.others.error))
    parts = (share.luck, share.own, share.others, choices)
    luck, own, others, both = (each.value if analysis.is_clear(each) else None for each in parts)
    error = max((each.error for each in parts if analysis.is_clear(each)), default=0.0)
    return SeatShare(share.seat, luck, own, others, both, error)


def judgement(at: int, judged: Judged, people: Sequence[int]) -> analysis.Judgement:
    expected = [Mean(value, error) for value, error in judged.expected]
    theirs = not people or judged.who in people
    turn = to_missed(judged.missed) if judged.missed and theirs else None
    return analysis.Judgement(at, judged.who, expected, turn)


def to_missed(turn: MissedTurn) -> analysis.Missed:
    """Convert a missed turn from its message, without the texts, which the analysis does not need."""
    return analysis.Missed(turn.at, turn.seat, turn.played, turn.better, turn.cost, [], (), ())
