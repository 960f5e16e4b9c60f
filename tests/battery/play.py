"""Games played from a seed, the same whatever is checked on the way."""

from collections.abc import Iterator
from typing import Any

from cinquina.core.listener import Beat, Heard, Listener
from cinquina.core.record import Entry, Record, entry_of, new_record
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, OVER, RESIGN, State
from cinquina.core.who import actor_text

# How seats decide, by seed: uniform play rarely gets far into a game, so two of three games play with some sense.
STYLES = ("random", "fallback", "keen")
KEEN = 6  # actions that a keen seat compares


class Fault(AssertionError):
    """A game breaks the contract."""


class Walk:
    """One game: `decide` says what comes next, `play` carries it out, `told` is what the last entry told."""

    def __init__(self, rules: Rules, seed: int, resigns: bool = False) -> None:
        self.rules = rules
        self.seed = seed
        self.resigns = resigns
        self.style = STYLES[seed % len(STYLES)]
        self.state: Any = rules.start()
        self.log: list[Entry] = []
        self.told: list[Heard] = []
        self.entries = 0  # resignations aside
        self.chance = Rng(seed, "chance")
        self.seats = Rng(seed, "seats")
        self.evaluation = rules.evaluation()

    def __iter__(self) -> Iterator[State]:
        """Each position, to be looked at before anything is decided; the last one is over."""
        yield self.state
        while self.state.turn() != OVER:
            self.play(*self.decide())
            yield self.state

    def decide(self) -> tuple[int, int]:
        """Seats that wait decide in any order; now and then time runs out or somebody gives up."""
        state, rules = self.state, self.rules
        if self.resigns and self.seats.below(12) == 0:
            seat = self.seats.below(rules.setup.seats)
            if state.legal(seat, RESIGN):
                return seat, RESIGN
        ticks = rules.actions(state, CLOCK)
        if ticks and self.seats.below(6) == 0:
            return CLOCK, pick(ticks, self.seats)
        if state.turn() == CHANCE:
            return CHANCE, drawn(rules, state, self.chance)
        who = pick([int(seat) for seat in state.waiting()], self.seats)
        return who, self.choice(who)

    def choice(self, seat: int) -> int:
        listed = self.rules.actions(self.state, seat)
        if self.style == "fallback" and self.seats.below(4):
            return int(self.state.fallback(seat))
        if self.style == "keen":
            some = [pick(listed, self.seats) for _ in range(KEEN)]
            return max(some, key=lambda action: self.worth(seat, action))
        return pick(listed, self.seats)

    def worth(self, seat: int, action: int) -> float:
        after = self.state.copy()
        after.apply(seat, action)
        return self.evaluation.value(after, seat)

    def play(self, who: int, action: int) -> None:
        self.log.append(entry_of(self.rules, self.state, len(self.log), who, action))
        self.entries += not (who >= 0 and action == RESIGN)
        self.state.listener = listener = Listener()
        self.state.apply(who, action)
        self.state.listener = None
        self.told = listener.told

    def record(self) -> Record:
        record = new_record(self.rules.setup, seed=self.seed)
        record.log = self.log[:]
        return record


def pick(some: list[int], rng: Rng) -> int:
    return some[rng.below(len(some))]


def drawn(rules: Rules, state: State, rng: Rng) -> int:
    """Draw an outcome by its weight."""
    weights = rules.weights(state)
    rest = rng.below(sum(weights))
    for action, weight in zip(rules.actions(state, CHANCE), weights, strict=True):
        rest -= weight
        if rest < 0:
            return action
    raise Fault("the weights of chance add up to less than themselves")


def told(state: State, who: int, action: int) -> tuple[State, list[Heard]]:
    """Return a copy after an action, and its events."""
    after = state.copy()
    after.listener = listener = Listener()
    after.apply(who, action)
    after.listener = None
    return after, listener.told


def watched(state: State, who: int, action: int) -> tuple[State, list[Heard], list[Beat]]:
    """Return a copy after an action, its events, and its beats."""
    after = state.copy()
    after.listener = listener = Listener(watches=True)
    after.apply(who, action)
    after.listener = None
    return after, listener.told, listener.end(after)


def line(rules: Rules, state: State, who: int, action: int) -> str:
    return f"{actor_text(who)} {rules.text(state, who, action)}"
