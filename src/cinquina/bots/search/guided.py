"""Playouts: how a position might go on, and what it brings to each seat."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.bots.search.scale import Scale
from cinquina.core.effort import Effort
from cinquina.core.foresight import Foresight
from cinquina.core.playout import buffer, zeros
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, Evaluation, State


class Guided:
    """Plays on by the evaluation, as far as the effort goes, and says what came out."""

    def __init__(
        self, max_actions: i64, seats: i64, evaluation: Evaluation | None, effort: Effort, scale: Scale
    ) -> None:
        self.out: vec[i64] = buffer(max_actions)
        self.odds: vec[i64] = buffer(max_actions)
        self.seats: i64 = seats
        self.evaluation: Evaluation | None = evaluation
        self.foresight: Foresight | None = evaluation if isinstance(evaluation, Foresight) else None
        self.values: vec[float] = zeros(max_actions)
        self.compared: i64 = effort.compared if evaluation is not None else 0
        self.turns: i64 = effort.turns if evaluation is not None else 0
        self.depth: i64 = effort.depth if evaluation is not None else -1
        # Alone, the end is one position among others where playouts are cut off: on the same scale as those before it.
        self.graded: bool = seats == 1 and self.depth >= 0
        self.scale: Scale = scale
        self.worth: vec[float] = zeros(seats)  # per seat: what the last playout brought
        self.luck: Rng = Rng(0, "luck")  # the stream of chance
        self.lucky: bool = False  # is there any chance?

    def finish(self, state: State, rng: Rng, turns: i64 = 0, acted: i64 = CHANCE) -> None:
        """Play on in place; afterwards `worth` has what it came to.

        Where the effort counts turns: so many were begun before, the last one by who acted last.
        """
        out = self.out
        left: i64 = self.depth
        last: i64 = acted if self.turns > 0 else CHANCE  # who acted; nobody is judged in the middle of a turn
        who: i64 = state.turn()
        while who != OVER:
            if who != last:
                if who != CHANCE:
                    turns += 1
                if self.far_enough(left, turns):
                    self.judge(state)
                    return
            last = who
            if who == CHANCE:
                state.apply(CHANCE, self.drawn(state))
            else:
                left -= 1
                count: i64 = state.actions(who, out)
                if self.compared == 0 or count == 1:
                    state.apply(who, out[rng.below(count)])
                elif self.foresight is not None:
                    state.apply(who, self.foreseen(self.foresight, state, who, count, rng))
                else:
                    state.apply(who, self.best(state, who, count, rng))
            who = state.turn()
        if self.graded:
            self.judge(state)
            return
        seat: i64 = 0
        while seat < self.seats:
            self.worth[seat] = state.utility(seat)
            seat += 1

    def far_enough(self, left: i64, turns: i64) -> bool:
        return turns > self.turns if self.turns > 0 else left <= 0 and self.depth >= 0

    def drawn(self, state: State) -> i64:
        """An outcome of chance."""
        self.lucky = True
        return state.drawn(self.luck, self.out, self.odds)

    def best(self, state: State, who: i64, count: i64, rng: Rng) -> i64:
        """The best of a few listed actions; of all, if there are no more."""
        evaluation = self.evaluation
        assert evaluation is not None
        out = self.out
        values = self.values
        looks: i64 = min(count, self.compared)
        i: i64 = 0
        while i < looks:
            # Those not chosen yet are from i on; one of them comes to the front.
            other: i64 = i + rng.below(count - i)
            action: i64 = out[other]
            out[other] = out[i]
            out[i] = action
            i += 1
        evaluation.weigh(state, who, out, looks, values)
        chosen: i64 = 0
        best: float = values[0]
        i = 1
        while i < looks:
            if values[i] > best:
                best = values[i]
                chosen = i
            i += 1
        return out[chosen]

    def foreseen(self, foresight: Foresight, state: State, who: i64, count: i64, rng: Rng) -> i64:
        """The first step to the best end of the turn; any of those that lead to equal ones."""
        values = self.values
        foresight.foresee(state, who, self.out, count, values)
        best: i64 = 0
        ties: i64 = 1
        i: i64 = 1
        while i < count:
            if values[i] > values[best]:
                best = i
                ties = 1
            elif values[i] == values[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = i
            i += 1
        return self.out[best]

    def judge(self, state: State) -> None:
        """What the evaluation expects."""
        evaluation = self.evaluation
        assert evaluation is not None
        seat: i64 = 0
        while seat < self.seats:
            self.worth[seat] = evaluation.value(state, seat)
            seat += 1
        self.scale.fit(self.worth, self.seats)
