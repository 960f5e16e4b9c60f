"""Who plays, and at which tables.

Against others a level meets the one below it at the same table, and its share of the wins counts. Alone and as a team
every level plays by itself on the same draws, and what it gets is compared.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from cinquina.bots.roster import LEVELS, SEARCHING
from cinquina.core.game import Game
from cinquina.core.setup import Setup
from cinquina.games import find, games


@dataclass(frozen=True)
class Table:
    game: str
    mode: str
    seats: int
    games: int  # of the search: fewer where a game takes longer
    counts: str = "score"  # what is compared where nobody is a rival: the score, a source of it, or `wins`
    settings: dict[str, Any] = field(default_factory=dict)
    top: int = 0  # how often as much was reached is told too; 0: it is not
    quick: int = 400  # games of bots that do not search

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


# Enough games that a share of 65 % of them excludes one half; more where a goal is near.
TABLES = (
    Table("foldris", "standard", 2, 80),
    Table("pentris", "beginner", 2, 60),
    Table("pentris", "intermediate", 2, 60),
    Table("pentris", "advanced", 2, 60),
    Table("holi", "simple", 2, 80),
    Table("holi", "drawn", 2, 60),
    Table("rollfold", "level1", 2, 60, quick=60),
    Table("rollfold", "level2", 2, 40, quick=40),
    Table("rollfold", "level3", 2, 40, quick=40),
    Table("rollfold", "level4", 2, 40, quick=40),
    Table("foldris", "solo", 1, 100, "lines", top=12),
    Table("pentris", "beginner", 1, 40),
    Table("pentris", "intermediate", 1, 40),
    Table("pentris", "advanced", 1, 40),
    Table("rollfold", "solo1", 1, 60, "moves", quick=40),
    Table("rollfold", "solo2", 1, 60, "moves", quick=40),
    Table("rollfold", "solo3", 1, 60, "moves", quick=40),
    Table("rollfold", "solo4", 1, 60, "moves", quick=40),
    Table("flow", "standard", 3, 400, "wins", storm(4)),
    Table("flow", "standard", 3, 400, "wins", storm(6)),
    # More seats, in the first mode of each game that knows rivals; Flow alone and for two and four.
    *(Table("foldris", "standard", seats, 60) for seats in (3, 4)),
    *(Table("pentris", "beginner", seats, 40) for seats in (3, 4)),
    *(Table("holi", "simple", seats, 40) for seats in (3, 4)),
    *(Table("rollfold", "level1", seats, 20, quick=40) for seats in (3, 4)),
    *(Table("flow", "standard", seats, 400, "wins", storm(4)) for seats in (1, 2, 4)),
)


def tables() -> list[Table]:
    """Those above, and those of every other game that is registered."""
    chosen = {table.game for table in TABLES}
    return [*TABLES, *(table for game in games() if game.id not in chosen for table in usual(game))]


def usual(game: Game) -> list[Table]:
    """Each mode with as few seats as make rivals; what it cannot be played with by two is played alone."""
    return [
        Table(game.id, mode.id, next((each for each in mode.seats if each > 1), 1), 60) for mode in game.modes
    ]


@dataclass(frozen=True)
class Match:
    table: Table
    bots: tuple[str, ...]  # the better one first; a single one has every seat

    @property
    def name(self) -> str:
        return f"{self.table.name}: {' over '.join(self.bots)}"

    @property
    def seated(self) -> tuple[str, ...]:
        """A bot a seat: of rivals the better one has the first, and the other all the rest."""
        if len(self.bots) == 1:
            return self.bots * self.table.seats
        better, other = self.bots
        return (better, *[other] * (self.table.seats - 1))

    def games(self, most: int | None) -> int:
        usual = self.table.games if SEARCHING in self.bots else self.table.quick
        return usual if most is None else min(usual, most)


def matches(table: Table) -> list[Match]:
    """Weakest first."""
    if table.rivals:
        return [Match(table, (upper, lower)) for lower, upper in pairwise(LEVELS)]
    return [Match(table, (level,)) for level in LEVELS]
