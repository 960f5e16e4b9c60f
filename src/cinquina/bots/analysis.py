"""Analysis of a finished game: the expectation after every entry, luck and choice, and the costliest decisions.

The expectation of a seat is its mean utility in playouts (`prospects`). A change is luck if chance made the entry, and
choice if a seat did; from the first expectation to the result the changes add up. While the same seat or chance acts,
only the last expectation matters, so the others are not computed. The cost of a decision is measured against the best
alternative, given what the seat could know.
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from cinquina.bots.advice import Advisor
from cinquina.bots.events import ReasonTried
from cinquina.bots.prospects import Budget, Mean, Prospects, mean
from cinquina.bots.search.player import GreedyPlayer
from cinquina.core.brings import Brought
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.played import steps
from cinquina.core.record import Record
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, RESIGN, State
from cinquina.core.who import parse_actor

ALTERNATIVES = 3  # compared with each decision, the best by the evaluation
AHEAD = 400  # positions examined to find them
REASONS = 2
SENTENCES = 2  # about the decision made, and about the better one
SMALL = 0.02  # a smaller cost is not reported
DOUBT = 1.5  # standard errors subtracted from the cost of a decision
CLEAR = 2.0  # standard errors that a share must exceed to be reported
WORST = 5  # costly decisions listed


class Missed(NamedTuple):
    """A decision with a better alternative: both, and the reasons."""

    at: int
    seat: int
    played: str
    better: str
    cost: float  # utility, 0 to 1, less the margin of error
    reasons: list[Event]
    did: tuple[Brought, ...]  # immediate effects of the decision
    instead: tuple[Brought, ...]  # immediate effects of the better one


class Judgement(NamedTuple):
    """One moment of a record: 0 is the start, N the position after entry N."""

    at: int
    who: int  # who made the entry
    expected: list[Mean]  # per seat, from here; empty while the same actor continues
    missed: Missed | None


class Share(NamedTuple):
    """A seat's first expectation, its result, and who caused the change: luck, the seat itself, the others."""

    seat: int
    first: float
    luck: Mean
    own: Mean
    others: Mean
    result: float
    cost: float  # of all its improvable decisions


class Analyst:
    def __init__(self, record: Record, budget: Budget, seed: int = 0, given_up: bool = False) -> None:
        """Prepare the analysis of a record. Raise Invalid if the game is not over, unless it was given up."""
        self.rules = record.rules()
        self.moments = steps(record)
        self.actors = [CHANCE if entry is None else parse_actor(entry.who) for entry, _, _ in self.moments]
        if self.moments[-1][1].turn() != OVER and not given_up:
            raise Invalid("$.log", "the game is not over, and only a finished one is analysed")
        self.budget = budget.check()
        self.seed = seed
        self.prospects = Prospects(self.rules, seed)
        self.greedy = GreedyPlayer(self.rules.max_actions, self.rules.evaluation(), budget=AHEAD)

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def playout_runs(self) -> int:
        """Return the number of playout runs: one per expectation and one per comparison of options."""
        return sum(self.ends_run(at) + (who >= 0) for at, who in enumerate(self.actors))

    def ends_run(self, at: int) -> bool:
        """Return whether the next entry has another actor, or none follows."""
        return at in (0, len(self.actors) - 1) or self.actors[at + 1] != self.actors[at]

    def judge(self, first: int = 0) -> Iterator[Judgement]:
        """Yield the judgements in order. Each is independent, so a caller can stop and resume anywhere."""
        for at in range(first, len(self.moments)):
            entry, state, _ = self.moments[at]
            who = self.actors[at]
            expected = self.prospects.expected_utilities(state, self.budget) if self.ends_run(at) else []
            missed = self.find_missed(at, who, entry.text) if entry is not None and who >= 0 else None
            yield Judgement(at, who, expected, missed)

    def find_missed(self, at: int, seat: int, played: str) -> Missed | None:
        before = self.moments[at - 1][1]
        chosen = self.rules.parse(before, seat, played)
        seen = before.copy()
        seen.imagine(seat, Rng(self.seed, "analysis"))
        others = self.alternatives(seen, seat, chosen)
        if chosen == RESIGN or not others:
            return None
        brought = self.prospects.compare_actions(before, seat, [chosen, *others], self.budget)
        costs = [certain_gain(brought[0], each) for each in brought[1:]]
        cost = max(costs)
        if cost < SMALL:
            return None
        better = others[costs.index(cost)]
        reasons = self.reasons(seen, seat, chosen, better)
        text = self.rules.text(before, seat, better)
        did, instead = (self.rules.brings(before, seat, action)[:SENTENCES] for action in (chosen, better))
        return Missed(at, seat, played, text, cost, reasons, did, instead)

    def alternatives(self, seen: State, seat: int, chosen: int) -> list[int]:
        """Return the best actions by the evaluation, besides the one chosen."""
        if len(self.rules.actions(seen, seat)) == 1:
            return []
        others = [action for action, _ in self.greedy.weigh_all(seen, seat) if action != chosen]
        return others[:ALTERNATIVES]

    def reasons(self, seen: State, seat: int, chosen: int, better: int) -> list[Event]:
        """Return the reasons that favour the better action."""
        advisor = Advisor(self.rules, seen, seat)
        aim, other = advisor.find_aim(better)[0], advisor.find_aim(chosen)[0]
        return advisor.reasons.reasons_for(aim, [other], REASONS) or [ReasonTried()]


def certain_gain(chosen: list[float], other: list[float]) -> float:
    """Return the gain of the other action less its margin of error, at least 0."""
    found = mean([more - less for less, more in zip(chosen, other, strict=True)])
    return max(0.0, found.value - DOUBT * found.error)


# -- sums over all moments


def shares(judgements: list[Judgement]) -> list[Share]:
    return [share(seat, judgements) for seat in range(len(judgements[0].expected))]


def share(seat: int, judgements: list[Judgement]) -> Share:
    taken = measured_judgements(judgements)
    line = [each.expected[seat] for each in taken]
    actors = [each.who for each in taken[1:]]
    luck = sum_of_changes(line, [who < 0 for who in actors])
    own = sum_of_changes(line, [who == seat for who in actors])
    others = sum_of_changes(line, [who >= 0 and who != seat for who in actors])
    cost = sum(each.missed.cost for each in judgements if each.missed and each.who == seat)
    return Share(seat, line[0].value, luck, own, others, line[-1].value, cost)


def measured_judgements(judgements: list[Judgement]) -> list[Judgement]:
    return [each for each in judgements if each.expected]


def is_clear(found: Mean) -> bool:
    """Return whether a share exceeds its margin of error. Otherwise not even its sign is certain."""
    return abs(found.value) > CLEAR * found.error


def sum_of_changes(line: list[Mean], counts: list[bool]) -> Mean:
    """Return the sum of the changes along a line, without those that `counts` excludes."""
    total = spread = 0.0
    for at, here in enumerate(line):
        into = at > 0 and counts[at - 1]
        out = at < len(counts) and counts[at]
        if into != out:  # between two counted changes the value in the middle cancels out
            total += here.value if into else -here.value
            spread += here.error**2
    return Mean(total, sqrt(spread))


def costliest(judgements: list[Judgement]) -> list[Missed]:
    """Return the costliest decisions."""
    missed = [each.missed for each in judgements if each.missed]
    return sorted(missed, key=lambda each: -each.cost)[:WORST]
