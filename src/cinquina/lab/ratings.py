"""Ratings of bots from games between them: Bradley and Terry's model, fitted by choix."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from cinquina.lab.figures import Row
from cinquina.lab.statistics import Interval, share

RESAMPLED = 400  # bootstrap samples
PRIOR = (
    0.1  # wins of everybody against everybody: otherwise a bot that never loses would have an infinite rating
)
ELO = 173.71779276130073  # points that multiply the odds by e: 400 of them multiply them by 10


class Rating(msgspec.Struct, frozen=True):
    bot: str
    rating: Interval  # in Elo points; the mean of all bots is 0
    wins: Interval
    games: int


def list_lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who meets whom: every combination of bots, with repetitions if they are fewer than the seats."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    every = combinations_with_replacement(bots, seats)
    return [each for each in every if len(set(each)) == len(bots)]


def ratings(rows: Sequence[Row], bots: Sequence[str]) -> list[Rating]:
    """Return the ratings, best first. A game counts as a result for each pair of its bots; a tie is half a win for
    both.

    The intervals come from resampling whole games, because the pairs of one game are not independent.
    """
    import numpy as np

    games = np.array([count_wins(row, bots) for row in rows])
    middle = fit_ratings(games.sum(axis=0))
    draws = np.random.RandomState(0).multinomial(len(rows), [1 / len(rows)] * len(rows), RESAMPLED)
    others = np.array([fit_ratings(np.tensordot(draw, games, axes=1)) for draw in draws])
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    found = []
    for n, bot in enumerate(bots):
        wins = [
            utility
            for row in rows
            for name, utility in zip(row["bots"], row["utility"], strict=True)
            if name == bot
        ]
        rating = Interval(float(middle[n]), float(min(low[n], middle[n])), float(max(high[n], middle[n])))
        found.append(Rating(bot, rating, share(sum(wins), len(wins)), len(wins)))
    return sorted(found, key=lambda each: -each.rating.value)


def count_wins(row: Row, bots: Sequence[str]) -> list[list[float]]:
    """Count how often each bot finished before each other one in a game."""
    table = [[0.0] * len(bots) for _ in bots]
    seated = [bots.index(name) for name in row["bots"]]
    for one, other in combinations(range(len(seated)), 2):
        here, there = seated[one], seated[other]
        if here != there:
            first, second = row["rank"][one], row["rank"][other]
            table[here][there] += 1.0 if first < second else 0.5 if first == second else 0.0
            table[there][here] += 1.0 if second < first else 0.5 if first == second else 0.0
    return table


def fit_ratings(table: Any) -> Any:
    import choix

    return ELO * choix.ilsr_pairwise_dense(table, alpha=PRIOR)
