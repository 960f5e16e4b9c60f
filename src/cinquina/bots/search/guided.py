"""Playouts: play a position on and estimate the utility of each seat."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.bots.search.scale import Scale
from cinquina.core.effort import Effort
from cinquina.core.foresight import Foresight
from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, Evaluation, State


class Guided:
    """Plays on by the evaluation, as far as the effort allows, and holds the result."""

    def __init__(
        self, max_actions: i64, seats: i64, evaluation: Evaluation | None, effort: Effort, scale: Scale
    ) -> None:
        self.out: vec[i64] = int_buffer(max_actions)
        self.odds: vec[i64] = int_buffer(max_actions)
        self.seats: i64 = seats
        self.evaluation: Evaluation | None = evaluation
        self.foresight: Foresight | None = evaluation if isinstance(evaluation, Foresight) else None
        self.values: vec[float] = float_buffer(max_actions)
        self.compared: i64 = effort.compared if evaluation is not None else 0
        self.turns: i64 = effort.turns if evaluation is not None else 0
        self.depth: i64 = effort.depth if evaluation is not None else -1
        # Alone, the end is judged on the same scale as the positions where playouts are cut off.
        self.graded: bool = seats == 1 and self.depth >= 0
        self.scale: Scale = scale
        self.worth: vec[float] = float_buffer(seats)  # per seat: utility in the last playout
        self.luck: Rng = Rng(0, "luck")  # the stream of chance
        self.lucky: bool = False  # did the playout draw anything?

    def finish(self, state: State, rng: Rng, turns: i64 = 0, acted: i64 = CHANCE) -> None:
        """Play on in place and set `worth`.

        If the effort counts turns: `turns` have begun already, the last one by `acted`.
        """
        out = self.out
        left: i64 = self.depth
        # The last actor: no position is judged in the middle of a turn.
        last: i64 = acted if self.turns > 0 else CHANCE
        who: i64 = state.turn()
        while who != OVER:
            if who != last:
                if who != CHANCE:
                    turns += 1
                if self.is_far_enough(left, turns):
                    self.judge(state)
                    return
            last = who
            if who == CHANCE:
                state.apply(CHANCE, self.draw(state))
            else:
                left -= 1
                count: i64 = state.actions(who, out)
                if self.compared == 0 or count == 1:
                    state.apply(who, out[rng.below(count)])
                elif self.foresight is not None:
                    state.apply(who, self.foresee_best(self.foresight, state, who, count, rng))
                else:
                    state.apply(who, self.best_action(state, who, count, rng))
            who = state.turn()
        if self.graded:
            self.judge(state)
            return
        seat: i64 = 0
        while seat < self.seats:
            self.worth[seat] = state.utility(seat)
            seat += 1

    def is_far_enough(self, left: i64, turns: i64) -> bool:
        return turns > self.turns if self.turns > 0 else left <= 0 and self.depth >= 0

    def draw(self, state: State) -> i64:
        """Return a random outcome by its weight."""
        self.lucky = True
        return state.draw(self.luck, self.out, self.odds)

    def best_action(self, state: State, who: i64, count: i64, rng: Rng) -> i64:
        """Return the best of a sample of the listed actions, or of all if they are few."""
        evaluation = self.evaluation
        assert evaluation is not None
        out = self.out
        values = self.values
        looks: i64 = min(count, self.compared)
        i: i64 = 0
        while i < looks:
            # The actions from i on are not chosen yet; one of them is swapped to the front.
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

    def foresee_best(self, foresight: Foresight, state: State, who: i64, count: i64, rng: Rng) -> i64:
        """Return the first step towards the best end of the turn; ties are broken at random."""
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
        """Set `worth` to the evaluation's expectation."""
        evaluation = self.evaluation
        assert evaluation is not None
        seat: i64 = 0
        while seat < self.seats:
            self.worth[seat] = evaluation.value(state, seat)
            seat += 1
        self.scale.fit(self.worth, self.seats)
