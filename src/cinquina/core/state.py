"""One position of a game: the part of the contract that is compiled.

Actions are packed ints here and notation everywhere else (`Rules.text`, `Rules.parse`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.rng import Rng

# Who decides, when it is not a seat.
CHANCE: Final = -1
CLOCK: Final = -2
OVER: Final = -3

# Giving up: accepted from a seat at any time before the end, never listed.
RESIGN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position. It changes in place, so copy() before exploring."""

    def __init__(self) -> None:
        self.listener: Listener | None = None

    def copy(self) -> "State":
        """An independent position; nobody listens to it."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Who decides next: a seat (of several simultaneous ones the lowest), CHANCE or OVER."""
        raise NotImplementedError

    def waiting(self) -> vec[i64]:
        """Every seat that owes a decision now."""
        raise NotImplementedError

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

    def legal(self, who: i64, action: i64) -> bool:
        """The listed actions, and those that `Rules.unlisted` marks. Any int may be asked."""
        raise NotImplementedError

    def weights(self, out: vec[i64]) -> i64:
        """At CHANCE: the weight of each outcome, in the order of actions(CHANCE); return how many."""
        raise NotImplementedError

    def uniform(self) -> bool:
        """At CHANCE: is the weight of every outcome 1? Who draws need not ask for the weights then."""
        return False

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

    def rank(self, seat: i64) -> i64:
        """The place when OVER, from 1, every tie-break applied; a team shares it."""
        raise NotImplementedError

    def utility(self, seat: i64) -> float:
        """1 win, 0 loss, winners share 1 between them; solo 0 to 1 on the scale the game declares."""
        raise NotImplementedError

    def fallback(self, seat: i64) -> i64:
        """The choice of a seat whose time is up, by the order the law gives."""
        raise NotImplementedError

    def clock_ms(self) -> i64:
        """Length of the running period; 0 = no clock runs."""
        return 0

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Resample all that the seat cannot know, in place, from the stream alone and not from what is there.

        From two positions that the seat cannot tell apart, the same stream makes the same position.
        """
        raise NotImplementedError


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
