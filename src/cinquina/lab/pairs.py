"""Comparison of two setups game by game: the same seed, the same bots."""

from collections.abc import Sequence

import msgspec

from cinquina.core.setup import Setup
from cinquina.lab.figures import SURE, Row, has_rivals
from cinquina.lab.statistics import Interval, average, correct_p_values, difference_test


class Difference(msgspec.Struct, frozen=True):
    """A difference between a game of B and the same game of A. Its text is `lab-difference-<what>`."""

    what: str
    a: Interval
    b: Interval
    difference: Interval
    n: int
    chance: float
    corrected: float

    @property
    def is_sure(self) -> bool:
        return self.corrected < SURE


def measure_game(row: Row, setup: Setup) -> dict[str, float]:
    """Return the compared quantities of a game."""
    options = row["options"]
    found = {
        "score": sum(row["score"]) / len(row["score"]),
        "entries": float(row["entries"]),
        "decisions": float(len(options)),
        "choices": 100 * sum(1 for count in options if count > 1) / max(1, len(options)),
        "options": sum(options) / max(1, len(options)),
    }
    if has_rivals(setup):
        found["first"] = 100 * row["utility"][0]
        found["tied"] = 100.0 * (0 < max(row["utility"]) < 1)
    else:
        found["success"] = 100 * row["utility"][0]
    return found


def compare_games(a: Sequence[Row], b: Sequence[Row], setup: Setup) -> list[Difference]:
    """Return the differences over the games that both sides have."""
    left, right = ({row["game"]: measure_game(row, setup) for row in rows} for rows in (a, b))
    games = sorted(left.keys() & right.keys())
    names = list(left[games[0]]) if games else []
    pairs = {name: [(left[game][name], right[game][name]) for game in games] for name in names}
    changes = {name: [y - x for x, y in each] for name, each in pairs.items()}
    chances = [difference_test(changes[name]) for name in names]
    return [
        Difference(
            name,
            average([x for x, _ in pairs[name]]),
            average([y for _, y in pairs[name]]),
            average(changes[name]),
            len(games),
            chance,
            fair,
        )
        for name, chance, fair in zip(names, chances, correct_p_values(chances), strict=True)
    ]
