"""How a game ended: played to its end, or given up before it."""

from typing import TYPE_CHECKING

import msgspec

from cinquina.core.event import Event, Told
from cinquina.core.state import OVER
from cinquina.table.events import Abandoned, GaveUp, WonAmongRest, WonAsLast

if TYPE_CHECKING:
    from cinquina.table.table import Table


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    rank: int  # 0 = out of the ranking: the seat gave up, or the game has none
    score: int
    sources: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    seats: list[SeatResult]
    verdict: list[Told]


def result_of(table: "Table") -> Result:
    """Ranks, scores and verdict of a table that is over. Who gave up is out of the ranking; a team has none."""
    rules, state = table.rules, table.state
    ranks, verdict = ended(table)
    seats = [
        SeatResult(seat, rank, int(state.score(seat)), rules.scores(state, seat))
        for seat, rank in enumerate(ranks)
    ]
    return Result(seats, [event.tell() for event in verdict])


def ended(table: "Table") -> tuple[list[int], list[Event]]:
    """The rank of each seat and what is said about it."""
    state, chairs = table.state, table.header.chairs
    gave_up = [chair.gave_up for chair in chairs if chair.gave_up]
    rest = [seat for seat, chair in enumerate(chairs) if not chair.gave_up]
    if state.turn() == OVER:
        ranks = [int(state.rank(seat)) for seat in range(len(chairs))]
        verdict = list(table.rules.verdict(state))
        if gave_up and not table.game.cooperative:
            best = [seat for seat, rank in enumerate(ranks) if rank == 1]
            ranks = [
                1 + sum(bool(state.ahead(other, seat)) for other in rest if other != seat)
                if seat in rest
                else 0
                for seat in range(len(chairs))
            ]
            if any(chairs[seat].gave_up for seat in best):
                verdict = [WonAmongRest([seat for seat in rest if ranks[seat] == 1])]
            verdict += [GaveUp(name) for name in gave_up]
        return ranks, verdict
    if len(rest) == 1 and not table.game.cooperative:
        return [int(seat in rest) for seat in range(len(chairs))], [WonAsLast(rest[0], gave_up)]
    return [0] * len(chairs), [Abandoned(gave_up[-1])]
