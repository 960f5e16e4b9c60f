"""The result of a match, and the two tables of all results."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise

import msgspec

from bench.ladder.matches import Match, Table, matches
from cinquina import __version__
from cinquina.core.levels import LEVELS
from cinquina.core.who import LETTERS
from cinquina.lab.figures import Row
from cinquina.lab.identity import identity
from cinquina.lab.simulate import Outcome
from cinquina.lab.statistics import Interval, mean, share

Cell = Callable[["Table", "Result"], str]

# Repeated looks raise the rate of false positives above 5 %. By Pocock's rule each look has a wider interval, of this
# many standard deviations, so that all four looks together have a rate of 5 %.
LOOKS = 4
LOOKED = 2.361


class Result(msgspec.Struct, frozen=True):
    games: int
    wins: Interval  # of the better bot, or of the team; alone: how often it scored at all
    counted: Interval  # the value that the table counts, for the same bot
    top: Interval  # how often that reached its maximum


def result(match: Match, outcome: Outcome) -> Result:
    games = outcome.games
    table = match.table
    wins = 0.0
    counted: Counter[int] = Counter()
    for (bot, seat, utility, score, sources), count in outcome.results.items():
        if bot == match.bots[0] and (table.rivals or seat == "A"):
            wins += (utility if table.seats > 1 else float(utility > 0)) * count
            counted[dict(sources).get(table.counts, score)] += count
    top = sum(count for value, count in counted.items() if value >= table.top)
    return Result(games, share(wins, games), mean(counted), share(top, games))


def outcome_of(rows: Iterable[Row]) -> Outcome:
    """Count the rows of an experiment as a simulation does."""
    outcome = Outcome()
    for row in rows:
        outcome.entries[row["entries"]] += 1
        for seat, bot in enumerate(row["bots"]):
            sources = tuple((each["source"], each["points"]) for each in row["sources"][seat])
            outcome.results[bot, LETTERS[seat], row["utility"][seat], row["score"][seat], sources] += 1
    return outcome


def is_decided(match: Match, found: Result) -> bool:
    """Return whether the interval of the wins excludes all marks. It is wide enough to be checked LOOKS times."""
    wins = share(found.wins.value * found.games, found.games, LOOKED)
    return all(wins.low > mark or wins.high < mark for mark in match.marks)


def markdown(tables: list[Table], found: dict[str, Result]) -> str:
    """Format rivals and the others in two tables; a missing match is left empty."""
    rivals = [table for table in tables if table.rivals]
    others = [table for table in tables if not table.rivals]
    parts = []
    if rivals:
        heads = [f"{upper} over {lower}" for lower, upper in pairwise(LEVELS)]
        parts.append(grid(rivals, heads, found, wins))
    if others:
        parts.append(grid(others, list(LEVELS), found, format_count))
    return "\n\n".join(parts)


def grid(tables: list[Table], heads: list[str], found: dict[str, Result], cell: Cell) -> str:
    lines = [f"| table | {' | '.join(heads)} |", f"| --- |{' --- |' * len(heads)}"]
    for table in tables:
        cells = [cell(table, found[match.name]) if match.name in found else "" for match in matches(table)]
        lines.append(f"| {table.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def wins(table: Table, result: Result) -> str:
    return f"{percent(result.wins)}, {result.games} games"


def format_count(table: Table, result: Result) -> str:
    if table.counts == "wins":
        return f"{percent(result.wins)}, {result.games} games"
    reach = (result.counted.high - result.counted.low) / 2
    text = f"{result.counted.value:.2f} ± {reach:.2f} {table.counts}"
    if table.counts == "moves":
        text += f", {percent(result.wins)} won"
    if table.top:
        text += f", {table.top} in {percent(result.top)}"
    return f"{text}, {result.games} games"


def percent(interval: Interval) -> str:
    return f"{100 * interval.value:.0f} % ({100 * interval.low:.0f}–{100 * interval.high:.0f})"


def provenance(found: dict[str, Result], seed: int) -> str:
    """Return the engine of all games, and their number."""
    games = sum(each.games for each in found.values())
    made = f"Cinquina {__version__}, engine {identity().engine}, seed {seed}"
    return f"{made}: {len(found)} matches, {games:,} games."


def worth_saying(match: Match, result: Result) -> str:
    """Return the line of progress."""
    return (wins if match.table.rivals else format_count)(match.table, result)
