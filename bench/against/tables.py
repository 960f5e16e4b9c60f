"""The tables to compare: games with mode and number of seats that both sides have."""

from typing import NamedTuple

# The modes of each game, and the seats of each.
Known = dict[str, dict[str, list[int]]]

SEATS = (2, 1)  # the default: the first mode for two, and the first one for a single player
SEATS_QUICK = (2,)


class Table(NamedTuple):
    game: str
    mode: str
    seats: int

    @property
    def id(self) -> str:
        """Return the table's name for the workers."""
        return f"{self.game}:{self.mode}:{self.seats}"

    def row(self, way: str) -> str:
        """Return the name of a row of the comparison."""
        return f"{self.id}:{way}"

    def __str__(self) -> str:
        return f"{self.game} {self.mode}, {'solo' if self.seats == 1 else f'{self.seats} seats'}"


def tables(asked: list[str], old: Known, new: Known, quick: bool) -> tuple[list[Table], dict[str, str]]:
    """Return the tables of `foldris` or `pentris:advanced` (default: every game), and what one side lacks, with the
    reason."""
    found: list[Table] = []
    missing: dict[str, str] = {}
    for name in asked or sorted({*old, *new}):
        wanted = [*of_modes(name, new, quick), *of_modes(name, old, quick)]
        if not wanted:
            missing[name] = "neither side has it"
        for table in wanted:
            if not has(old, table):
                missing[table.id] = "only this checkout has it"
            elif not has(new, table):
                missing[table.id] = "this checkout does not have it"
            elif table not in found:
                found.append(table)
    return found, missing


def of_modes(name: str, known: Known, quick: bool) -> list[Table]:
    """Return the tables that a name means on one side."""
    game, colon, mode = name.partition(":")
    modes = known.get(game, {})
    if colon:
        counts = modes.get(mode, [])
        return [Table(game, mode, 2 if 2 in counts else counts[0])] if counts else []
    found = []
    for seats in SEATS_QUICK if quick else SEATS:
        fitting = [mode for mode, counts in modes.items() if seats in counts]
        found += [Table(game, mode, seats) for mode in fitting[:1]]
    return found or [Table(game, mode, counts[0]) for mode, counts in list(modes.items())[:1]]


def has(known: Known, table: Table) -> bool:
    return table.seats in known.get(table.game, {}).get(table.mode, [])
