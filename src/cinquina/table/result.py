"""The result of a game that was played to its end or given up."""

from collections.abc import Sequence

import msgspec

from cinquina.core.ending import Ending
from cinquina.core.event import Event, Told
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State
from cinquina.core.story import Storyteller
from cinquina.table.events import Abandoned, GaveUp, WonAmongRest, WonAsLast
from cinquina.table.highlights import Highlight, Standing, highlights


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    rank: int  # 0 = out of the ranking: the seat gave up, or the game has none
    score: int
    sources: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    seats: list[SeatResult]
    verdict: list[Told]
    ending: Ending | None = None  # None if the game was given up
    highlights: list[Highlight] = []
    share: float | None = None  # for a single player: 0 to 1 on the game's scale


def result_of(
    rules: Rules,
    state: State,
    names: Sequence[str] = (),
    course: Sequence[Standing] = (),
    teller: Storyteller | None = None,
) -> Result:
    """Return ranks, scores, verdict and highlights of a finished game. Players who gave up are outside the ranking, and
    a team has no ranking.

    `names` has, by seat, the name of a player who gave up, otherwise an empty string. `teller` is the source of the
    highlights; without it there are none.
    """
    names = names or [""] * rules.setup.seats
    ranks, verdict = rank_players(rules, state, names)
    team = rules.game.cooperative
    seats = [
        SeatResult(seat, rank, int(state.score(seat)), rules.scores(state, seat))
        for seat, rank in enumerate(ranks)
    ]
    ending = rules.ending(state) if state.turn() == OVER else None
    told = highlights(rules, teller, course, ranks, team) if teller else []
    share = float(state.utility(0)) if len(ranks) == 1 and state.turn() == OVER else None
    return Result(seats, [event.tell() for event in verdict], ending, told, share)


def rank_players(rules: Rules, state: State, names: Sequence[str]) -> tuple[list[int], list[Event]]:
    """Return the rank of each seat (0 = not ranked), and the verdict as events."""
    team = rules.game.cooperative
    gave_up = [name for name in names if name]
    rest = [seat for seat, name in enumerate(names) if not name]
    if state.turn() == OVER:
        ranks = [int(state.rank(seat)) for seat in range(len(names))]
        verdict = list(rules.verdict(state))
        if gave_up and not team:
            best = [seat for seat, rank in enumerate(ranks) if rank == 1]
            ranks = [
                1 + sum(bool(state.ranks_ahead(other, seat)) for other in rest if other != seat)
                if seat in rest
                else 0
                for seat in range(len(names))
            ]
            if any(names[seat] for seat in best):
                first = [seat for seat in rest if ranks[seat] == 1]
                verdict = [WonAmongRest(first, len(first))]
            verdict += [GaveUp(name) for name in gave_up]
        return ranks, verdict
    if len(rest) == 1 and not team:
        return [int(seat in rest) for seat in range(len(names))], [WonAsLast(rest[0], gave_up)]
    return [0] * len(names), [Abandoned(gave_up[-1])] if gave_up else []  # a record may end anywhere
