"""What a finished game hung on: the expectation after every entry, luck and choice, and the turns that cost most.

The expectation of a seat is its mean utility when the position is played on (`prospects`). What an entry changes about
it is luck if chance made it, and choice if a seat did; from the first expectation to the result it all adds up. Within
a stretch of one doer nothing hangs on the expectation, so it is taken only where the next one begins. What a decision
cost is measured against the best alternative, with nothing but what the seat could know.
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
from cinquina.core.who import who_parse

ALTERNATIVES = 3  # that a decision is compared with, the best by the evaluation
AHEAD = 400  # positions looked at to find them
REASONS = 2
SENTENCES = 2  # that say what was played, and what would have been better
SMALL = 0.02  # a decision that cost less is not worth a word
DOUBT = 1.5  # standard errors that are left out of what a decision cost
CLEAR = 2.0  # standard errors that a share must exceed to be told
WORST = 5  # turns that are named


class Missed(NamedTuple):
    """A decision that could have been better: what was played, what would have brought more, and why."""

    at: int
    seat: int
    played: str
    better: str
    cost: float  # utility, 0 to 1, as far as it is hardly an accident
    reasons: list[Event]
    did: tuple[Brought, ...]  # what the decision brought at once
    instead: tuple[Brought, ...]  # what the better one would have brought


class Judgement(NamedTuple):
    """One moment of a record: 0 is the start, N the one after entry N."""

    at: int
    who: int  # made the entry
    expected: list[Mean]  # by each seat, from here; empty while the same doer goes on
    missed: Missed | None


class Share(NamedTuple):
    """How a seat came from its first expectation to its result."""

    seat: int
    first: float
    luck: Mean
    own: Mean
    others: Mean
    result: float
    cost: float  # of all decisions that could have been better


class Analyst:
    def __init__(self, record: Record, budget: Budget, seed: int = 0, given_up: bool = False) -> None:
        """`given_up`: the table says that it ended before its end, and what was played until then is judged."""
        self.rules = record.rules()
        self.moments = steps(record)
        self.doers = [CHANCE if entry is None else who_parse(entry.who) for entry, _, _ in self.moments]
        if self.moments[-1][1].turn() != OVER and not given_up:
            raise Invalid("$.log", "the game is not over, and only a finished one is analysed")
        self.budget = budget.checked()
        self.seed = seed
        self.prospects = Prospects(self.rules, seed)
        self.greedy = GreedyPlayer(self.rules.max_actions, self.rules.evaluation(), budget=AHEAD)

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def looks(self) -> int:
        """How often a position is played on: for an expectation, or to compare what could be done."""
        return sum(self.counts(at) + (who >= 0) for at, who in enumerate(self.doers))

    def counts(self, at: int) -> bool:
        """Does another doer come next, or nobody?"""
        return at in (0, len(self.doers) - 1) or self.doers[at + 1] != self.doers[at]

    def judge(self, first: int = 0) -> Iterator[Judgement]:
        """Moment by moment; each by itself, so that one can stop and go on anywhere."""
        for at in range(first, len(self.moments)):
            entry, state, _ = self.moments[at]
            who = self.doers[at]
            expected = self.prospects.expected(state, self.budget) if self.counts(at) else []
            missed = self.missed(at, who, entry.text) if entry is not None and who >= 0 else None
            yield Judgement(at, who, expected, missed)

    def missed(self, at: int, seat: int, played: str) -> Missed | None:
        before = self.moments[at - 1][1]
        chosen = self.rules.parse(before, seat, played)
        seen = before.copy()
        seen.imagine(seat, Rng(self.seed, "analysis"))
        others = self.alternatives(seen, seat, chosen)
        if chosen == RESIGN or not others:
            return None
        brought = self.prospects.compared(before, seat, [chosen, *others], self.budget)
        costs = [surely(brought[0], each) for each in brought[1:]]
        cost = max(costs)
        if cost < SMALL:
            return None
        better = others[costs.index(cost)]
        reasons = self.reasons(seen, seat, chosen, better)
        text = self.rules.text(before, seat, better)
        did, instead = (self.rules.brings(before, seat, action)[:SENTENCES] for action in (chosen, better))
        return Missed(at, seat, played, text, cost, reasons, did, instead)

    def alternatives(self, seen: State, seat: int, chosen: int) -> list[int]:
        """The best by the evaluation."""
        if len(self.rules.actions(seen, seat)) == 1:
            return []
        others = [action for action, _ in self.greedy.weighed(seen, seat) if action != chosen]
        return others[:ALTERNATIVES]

    def reasons(self, seen: State, seat: int, chosen: int, better: int) -> list[Event]:
        """Why rather the better one."""
        advisor = Advisor(self.rules, seen, seat)
        aim, other = advisor.aim(better)[0], advisor.aim(chosen)[0]
        return advisor.reasons.speaking_for(aim, [other], REASONS) or [ReasonTried()]


def surely(chosen: list[float], other: list[float]) -> float:
    """How much more the other brought, less the error of that: what is left is hardly an accident."""
    found = mean([more - less for less, more in zip(chosen, other, strict=True)])
    return max(0.0, found.value - DOUBT * found.error)


# -- all moments, added up


def shares(judgements: list[Judgement]) -> list[Share]:
    return [share(seat, judgements) for seat in range(len(judgements[0].expected))]


def share(seat: int, judgements: list[Judgement]) -> Share:
    taken = measured(judgements)
    line = [each.expected[seat] for each in taken]
    doers = [each.who for each in taken[1:]]
    luck = part(line, [who < 0 for who in doers])
    own = part(line, [who == seat for who in doers])
    others = part(line, [who >= 0 and who != seat for who in doers])
    cost = sum(each.missed.cost for each in judgements if each.missed and each.who == seat)
    return Share(seat, line[0].value, luck, own, others, line[-1].value, cost)


def measured(judgements: list[Judgement]) -> list[Judgement]:
    return [each for each in judgements if each.expected]


def is_clear(found: Mean) -> bool:
    """Is it larger than what may be an accident? A share that is not says nothing, not even its sign."""
    return abs(found.value) > CLEAR * found.error


def part(line: list[Mean], counts: list[bool]) -> Mean:
    """What those steps of a line add up to that count."""
    total = spread = 0.0
    for at, here in enumerate(line):
        into = at > 0 and counts[at - 1]
        out = at < len(counts) and counts[at]
        if into != out:  # between two steps that count, the value in the middle does not matter
            total += here.value if into else -here.value
            spread += here.error**2
    return Mean(total, sqrt(spread))


def dearest(judgements: list[Judgement]) -> list[Missed]:
    """The turns that cost most."""
    missed = [each.missed for each in judgements if each.missed]
    return sorted(missed, key=lambda each: -each.cost)[:WORST]
