"""The matches of the ladder and their tables.

Rivals: a level plays against the one below it, and its share of the wins counts. Alone and as a team, every level plays
by itself on the same draws, and the results are compared.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from cinquina.core.game import Game
from cinquina.core.levels import LEVELS, SEARCHING
from cinquina.core.setup import Setup
from cinquina.games import find, games


@dataclass(frozen=True)
class Table:
    game: str
    mode: str
    seats: int
    games: int  # of the search: fewer where a game takes longer
    counts: str = "score"  # compared if nobody is a rival: the score, a source of it, or `wins`
    settings: dict[str, Any] = field(default_factory=dict)
    top: int = 0  # also report how often this value is reached; 0: no
    quick: int = 400  # games of bots without search
    # Share of wins that the search should exceed; its match continues until that is decided too.
    goal: float = 0.0

    @property
    def setup(self) -> Setup:
        return find(self.game).setup(self.seats, self.mode, self.settings)

    @property
    def rivals(self) -> bool:
        return self.seats > 1 and not find(self.game).cooperative

    @property
    def name(self) -> str:
        seats = "solo" if self.seats == 1 else f"{self.seats} seats"
        chosen = [f"{name}={value}" for name, value in self.settings.items()]
        return ", ".join([f"{self.game} {self.mode}", seats, *chosen])


def storm(turns: int) -> dict[str, Any]:
    return {"clock": "turns", "turns": turns}


# Enough games for a share of 65 % to exclude one half; more where a goal is near. All of them, played to their ends,
# take about 90 minutes of one processor.
TABLES = (
    Table("foldris", "standard", 2, 80),
    *(Table("pentris", mode, 2, 60, goal=0.75) for mode in ("beginner", "intermediate", "advanced")),
    Table("holi", "simple", 2, 80, goal=0.75),
    Table("holi", "drawn", 2, 60, goal=0.75),
    Table("rollfold", "level1", 2, 60, quick=60),
    *(Table("rollfold", f"level{level}", 2, 40, quick=40) for level in (2, 3, 4)),
    Table("foldris", "solo", 1, 100, "lines", top=12),
    *(Table("pentris", mode, 1, 40) for mode in ("beginner", "intermediate", "advanced")),
    *(Table("rollfold", f"solo{level}", 1, 60, "moves", quick=40) for level in (1, 2, 3, 4)),
    Table("flow", "standard", 3, 400, "wins", storm(4)),
    Table("flow", "standard", 3, 400, "wins", storm(6)),
    # More seats, in the simplest mode of each game with rivals; Flow for two and four, and alone in every mode.
    *(Table("foldris", "standard", seats, 60) for seats in (3, 4)),
    *(Table("pentris", "beginner", seats, 60) for seats in (3, 4)),
    *(Table("holi", "simple", seats, 60) for seats in (3, 4)),
    *(Table("rollfold", "level1", seats, 60, quick=60) for seats in (3, 4)),
    *(Table("flow", "standard", seats, 400, "wins", storm(4)) for seats in (2, 4)),
    *(Table("flow", mode.id, 1, 100, "wins", storm(4), quick=100) for mode in find("flow").modes),
)


def tables() -> list[Table]:
    """Return the tables above, and default ones for other registered games."""
    chosen = {table.game for table in TABLES}
    return [*TABLES, *(table for game in games() if game.id not in chosen for table in usual(game))]


def usual(game: Game) -> list[Table]:
    """Return each mode with the fewest rivals; modes without rivals are played alone."""
    return [
        Table(game.id, mode.id, next((each for each in mode.seats if each > 1), 1), 60) for mode in game.modes
    ]


@dataclass(frozen=True)
class Match:
    table: Table
    bots: tuple[str, ...]  # the better one first; a single bot has every seat

    @property
    def name(self) -> str:
        return f"{self.table.name}: {' over '.join(self.bots)}"

    @property
    def seated(self) -> tuple[str, ...]:
        """Return the bot of each seat: of rivals the better one has the first, and the other all the rest."""
        if len(self.bots) == 1:
            return self.bots * self.table.seats
        better, other = self.bots
        return (better, *[other] * (self.table.seats - 1))

    @property
    def marks(self) -> list[float]:
        """Return the shares of wins to exclude: that of equal bots (one half for two), and a goal."""
        goals = [self.table.goal] if self.table.goal and self.searches else []
        return [1 / self.table.seats, *goals]

    @property
    def searches(self) -> bool:
        """Return whether one of the bots is that of the search."""
        return SEARCHING in self.bots

    def games(self, most: int | None) -> int:
        usual = self.table.games if self.searches else self.table.quick
        return usual if most is None else min(usual, most)


def matches(table: Table) -> list[Match]:
    """Return the matches of a table, weakest first."""
    if table.rivals:
        return [Match(table, (upper, lower)) for lower, upper in pairwise(LEVELS)]
    return [Match(table, (level,)) for level in LEVELS]
