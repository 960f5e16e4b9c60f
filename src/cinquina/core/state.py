"""One position of a game: the part of the contract that is compiled.

Actions are packed ints here and notation everywhere else (`Rules.text`, `Rules.parse`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.rng import Rng

# Who decides, when it is not a seat.
CHANCE: Final = -1
CLOCK: Final = -2
OVER: Final = -3

# Giving up: accepted from a seat at any time before the end, never listed.
RESIGN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position. It changes in place, so copy() before exploring.

    A simple game writes its fields, copy, turn, most_actions, actions, apply, score and fallback, and solo_utility if
    it can be played alone. The defaults suit a game without secrets, with one decision at a time and equally likely
    outcomes; other games override them.
    """

    def __init__(self, seats: i64) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = seats

    def copy(self) -> "State":
        """Return an independent position, without listener."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Return the next actor: a seat (the lowest of simultaneous ones), CHANCE or OVER."""
        raise NotImplementedError

    def waiting(self) -> vec[i64]:
        """Return every seat with a pending decision: by default the one with the turn."""
        who: i64 = self.turn()
        return vec[i64]([who]) if who >= 0 else vec[i64]()

    def owes(self, seat: i64) -> bool:
        """Return whether this seat has a pending decision."""
        waiting = self.waiting()
        i: i64 = 0
        while i < len(waiting):
            if waiting[i] == seat:
                return True
            i += 1
        return False

    def actions(self, who: i64, out: vec[i64]) -> i64:
        """Write the actions of a seat, CHANCE or CLOCK into `out`, each once; return their number."""
        raise NotImplementedError

    def most_actions(self) -> i64:
        """Return the length of the longest list of actions."""
        raise NotImplementedError

    def legal(self, who: i64, action: i64) -> bool:
        """Return whether an action is legal: listed, or explained by `Rules.why_unlisted`. Accept any int."""
        if who >= self.seats:
            return False
        out = vec[i64]([i64(0) for _ in range(self.most_actions())])
        count: i64 = self.actions(who, out)
        i: i64 = 0
        while i < count:
            if out[i] == action:
                return True
            i += 1
        return False

    def weights(self, out: vec[i64]) -> i64:
        """Write the weight of each outcome, in the order of actions(CHANCE), and return their number."""
        count: i64 = self.actions(CHANCE, out)
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def is_uniform(self) -> bool:
        """Return whether all outcomes have weight 1, so that a draw needs no weights."""
        return True

    def draw(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        """Draw an outcome by its weight; the buffers are room to list them. A game that needs no list is faster, but
        must draw the same outcome from the same stream."""
        count: i64 = self.actions(CHANCE, out)
        if self.is_uniform():
            return out[rng.below(count)]
        self.weights(odds)
        return out[rng.pick(odds, count)]

    def apply(self, who: i64, action: i64) -> None:
        """Carry out an action. Trusts its caller; the table checks first."""
        raise NotImplementedError

    def has_sealed_decision(self) -> bool:
        """Return whether a decision of this moment is still to be shown together with others."""
        return False

    def score(self, seat: i64) -> i64:
        """Return the number on the score track."""
        raise NotImplementedError

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        """Return whether one seat ranks before another when OVER: by score, then by the tie-breaks of the game."""
        return self.score(one) > self.score(other)

    def rank(self, seat: i64) -> i64:
        """Return the final rank, from 1, after all tie-breaks; a team shares it."""
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.ranks_ahead(other, seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        """Return 1 for a win and 0 for a loss; winners share 1. Solo: 0 to 1 on the scale the game declares."""
        if self.seats == 1:
            return self.solo_utility()
        if self.rank(seat) != 1:
            return 0.0
        winners: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.rank(other) == 1:
                winners += 1
            other += 1
        return 1.0 / float(winners)

    def solo_utility(self) -> float:
        """Return the utility of a single seat when OVER: 0 to 1 on the scale the game declares."""
        raise NotImplementedError

    def fallback(self, seat: i64) -> i64:
        """Return the decision of a seat whose time is up, as the law prescribes."""
        raise NotImplementedError

    def clock_ms(self) -> i64:
        """Return the length of the running period; 0 if no clock runs."""
        return 0

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Resample in place all that the seat cannot know, from the stream alone.

        From two positions that the seat cannot tell apart, the same stream must make the same position. In a game
        without secrets there is nothing to do.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position is for a seat. Higher is better; the scale is the game's own.

    The value is a sum of features by their weights. A game that names them gives reasons with its hints.
    """

    def value(self, state: State, seat: i64) -> float:
        raise NotImplementedError

    def value_after(self, state: State, seat: i64, action: i64) -> float:
        """Return the value of the position after an action. A game that needs no copy for it is much faster."""
        there = state.copy()
        there.apply(seat, action)
        return self.value(there, seat)

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """Write `value_after` of each action of a decision. Preparing their common part once is much faster."""
        i: i64 = 0
        while i < count:
            values[i] = self.value_after(state, seat, actions[i])
            i += 1

    def ends_turn(self, state: State, seat: i64) -> bool:
        """Return whether every decision of this seat is its last before chance or another seat acts; its actions are
        then weighed without playing them."""
        return False

    def names(self) -> tuple[str, ...]:
        """Return the names of the features; each has its texts, `<game>-reason-<name>-…`."""
        return ()

    def weights(self) -> list[float]:
        """Return the weights in the order of the names."""
        return []

    def features(self, state: State, seat: i64) -> list[float]:
        """Return the features in the order of the names; their weighted sum is the value."""
        return []

    def may_stop(self, state: State, seat: i64) -> bool:
        """Return whether a look ahead may stop here although the seat decides again, such as at the end of a turn
        played alone."""
        return False
