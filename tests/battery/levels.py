"""Are the levels of bots that people choose from as far apart as they look? Each against the one below."""

from collections.abc import Iterator
from itertools import pairwise

from bench.ladder.__main__ import play_match
from bench.ladder.matches import Match, Table
from cinquina.core.levels import GREEDY_LEVELS

GAMES = 200  # enough that of two a share of 57 % excludes one half


def level_faults(tables: list[Table], games: int = GAMES) -> Iterator[str]:
    """Yield a sentence for each level that does not beat the one below. The search takes longer and is on the
    ladder."""
    for table in tables:
        if not table.rivals:
            continue
        for lower, upper in pairwise(GREEDY_LEVELS):
            wins = play_match(Match(table, (upper, lower)), games, 1).wins
            if wins.low <= 1 / table.seats:
                share = f"{100 * wins.value:.0f} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})"
                yield f"{table.name}: {upper} wins {share} against {lower}; see Rules.errors and Rules.policy"
