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
    it can be played alone. The rest says what holds for a game without secrets, whose seats decide one after the other
    and whose outcomes of chance are equally likely; a game overrides what is otherwise.
    """

    def __init__(self, seats: i64) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = seats

    def copy(self) -> "State":
        """An independent position; nobody listens to it."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Who decides next: a seat (of several simultaneous ones the lowest), CHANCE or OVER."""
        raise NotImplementedError

    def waiting(self) -> vec[i64]:
        """Every seat that owes a decision now: the one whose turn it is, unless all decide at the same time."""
        who: i64 = self.turn()
        return vec[i64]([who]) if who >= 0 else vec[i64]()

    def owes(self, seat: i64) -> bool:
        """Does this seat owe a decision now?"""
        waiting = self.waiting()
        i: i64 = 0
        while i < len(waiting):
            if waiting[i] == seat:
                return True
            i += 1
        return False

    def actions(self, who: i64, out: vec[i64]) -> i64:
        """Write what a seat, CHANCE or CLOCK may do into `out`, each once; return how many."""
        raise NotImplementedError

    def most_actions(self) -> i64:
        """No list of actions is longer."""
        raise NotImplementedError

    def legal(self, who: i64, action: i64) -> bool:
        """The listed actions, and those that `Rules.unlisted` marks. Any int may be asked."""
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
        """At CHANCE: the weight of each outcome, in the order of actions(CHANCE); return how many."""
        count: i64 = self.actions(CHANCE, out)
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def uniform(self) -> bool:
        """At CHANCE: is the weight of every outcome 1? Who draws need not ask for the weights then."""
        return True

    def drawn(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        """At CHANCE: an outcome by its weight; the buffers are room to list them.

        A game that finds it without a list is quicker. The same stream must give what it gives here.
        """
        count: i64 = self.actions(CHANCE, out)
        if self.uniform():
            return out[rng.below(count)]
        self.weights(odds)
        return out[rng.pick(odds, count)]

    def apply(self, who: i64, action: i64) -> None:
        """Carry out an action. Trusts its caller; the table checks first."""
        raise NotImplementedError

    def sealed(self) -> bool:
        """Does some decision of this moment still wait to be shown together with others?"""
        return False

    def score(self, seat: i64) -> i64:
        """What the score track shows now."""
        raise NotImplementedError

    def ahead(self, one: i64, other: i64) -> bool:
        """When OVER: does one seat come before the other? By score, then by the tie-breaks of the game."""
        return self.score(one) > self.score(other)

    def rank(self, seat: i64) -> i64:
        """The place when OVER, from 1, every tie-break applied; a team shares it."""
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.ahead(other, seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        """1 win, 0 loss, winners share 1 between them; solo 0 to 1 on the scale the game declares."""
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
        """Of a single seat when OVER: 0 to 1 on the scale the game declares."""
        raise NotImplementedError

    def fallback(self, seat: i64) -> i64:
        """The choice of a seat whose time is up, by the order the law gives."""
        raise NotImplementedError

    def clock_ms(self) -> i64:
        """Length of the running period; 0 = no clock runs."""
        return 0

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Resample all that the seat cannot know, in place, from the stream alone and not from what is there.

        From two positions that the seat cannot tell apart, the same stream makes the same position. In a game without
        secrets there is nothing to do.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position is for a seat. Higher is better; the scale is the game's own.

    The value is a sum of features by their weights. A game that names them gives reasons with its hints.
    """

    def value(self, state: State, seat: i64) -> float:
        raise NotImplementedError

    def after(self, state: State, seat: i64, action: i64) -> float:
        """The value of the position an action leads to. A game that can tell without going there is much quicker."""
        there = state.copy()
        there.apply(seat, action)
        return self.value(there, seat)

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """Write what `after` says of each of these actions of one decision.

        A game that prepares once what they have in common is much quicker.
        """
        i: i64 = 0
        while i < count:
            values[i] = self.after(state, seat, actions[i])
            i += 1

    def closes(self, state: State, seat: i64) -> bool:
        """Is the decision of this seat its last one before chance or another seat acts, whatever it does?

        Then its actions are weighed without going there.
        """
        return False

    def names(self) -> tuple[str, ...]:
        """What is summed up; each name has its texts, `<game>-reason-<name>-…`."""
        return ()

    def weights(self) -> list[float]:
        """In the order of the names."""
        return []

    def features(self, state: State, seat: i64) -> list[float]:
        """In the order of the names; with the weights they make up the value, nothing else does."""
        return []

    def rests(self, state: State, seat: i64) -> bool:
        """Is this far enough to look ahead, though the seat decides again? Such as the end of a turn, alone."""
        return False
