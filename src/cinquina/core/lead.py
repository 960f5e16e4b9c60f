"""The default evaluation of a game: the lead in points."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import Evaluation, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Lead(Evaluation):
    """The default evaluation: the lead over the best opponent, or the points of a single player.

    A game whose score track does not show all points overrides `points`.
    """

    def points(self, state: State, seat: i64) -> float:
        """Return the points a seat can count on."""
        return float(state.score(seat))

    def value(self, state: State, seat: i64) -> float:
        found: bool = False
        best: float = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                points: float = self.points(state, other)
                if not found or points > best:
                    best = points
                    found = True
            other += 1
        return self.points(state, seat) - best

    def names(self) -> tuple[str, ...]:
        return ("lead",)

    def weights(self) -> list[float]:
        return [1.0]

    def features(self, state: State, seat: i64) -> list[float]:
        return [self.value(state, seat)]
