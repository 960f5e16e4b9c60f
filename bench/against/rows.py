"""The result of a comparison: a row per table and way, as ratios of this checkout to the other revision."""

import json
from dataclasses import dataclass
from statistics import median

from bench.against.tables import Table
from bench.rounds import Figures

LEAST = 0.97  # a lower ratio is marked, and the exit code is 1
PER_DECISION = ("engine", "api")
WAYS = {
    "engine": "inside the engine",
    "api": "through Python",
    "simulate": "simulate (games)",
    "search": "search (simulations)",
}


@dataclass(frozen=True)
class Row:
    table: Table
    way: str
    old: Figures
    new: Figures
    # Instructions per listed action (simulation of a search, simulated game), if counted.
    before: float | None = None
    now: float | None = None

    @property
    def ratios(self) -> list[float]:
        """Return the speed-up round by round."""
        return self.new.ratios(self.old)

    @property
    def times(self) -> float:
        return median(self.ratios)

    @property
    def is_slower(self) -> bool:
        return self.times < LEAST

    @property
    def fewer(self) -> float | None:
        """Return the ratio of instructions before to now, or None if they were not counted."""
        return self.before / self.now if self.before and self.now else None

    @property
    def a_decision(self) -> tuple[float, float] | None:
        """Return the instructions a decision, before and now, by the actions listed at one; None if not counted."""
        if self.way not in PER_DECISION or not self.before or not self.now:
            return None
        listed = [json.loads(each.first) for each in (self.old, self.new)]
        before, now = (each["listed"] / each["decisions"] for each in listed)
        return self.before * before, self.now * now

    @property
    def changed(self) -> str:
        """Return how games of the same seed differ; empty if they are equal."""
        if self.old.first == self.new.first:
            return ""
        if self.way == "search":
            return "the same search tries other actions"
        if self.way == "simulate":
            return "the same seed gives other figures"
        counts = [json.loads(each.first) for each in (self.old, self.new)]
        before, now = (f"{each['decisions']:,} decisions ({each['listed']:,} actions)" for each in counts)
        return f"the same seed gives other games, {before} before, {now} now"


def text(rows: list[Row], old: str, new: str) -> str:
    """Format the rows. Ratios have three decimals, so that the mark agrees with the number shown."""
    lines = [
        f"{new} against {old}: how many times as fast; below {LEAST} is marked",
        f"{'':<24}{'median of':>12}{'lowest and':>16}{'instructions an action':>28}{'and a decision':>25}",
        (
            f"{'':<24}{len(rows[0].ratios) if rows else 0:>5} rounds{'highest':>16}"
            f"{'before':>17}{'now':>11}{'times':>9}{'before':>14}{'now':>11}"
        ),
    ]
    told: Table | None = None
    for row in rows:
        if row.table != told:
            lines.append(str(row.table))
            told = row.table
        spread = f"{min(row.ratios):.3f}–{max(row.ratios):.3f}"
        counted = f"{'–':>17}{'–':>11}{'–':>9}"
        if row.before and row.now:
            counted = f"{number(row.before):>17}{number(row.now):>11}{row.fewer:>9.3f}"
        if row.a_decision:
            counted += "".join(
                f"{round(each):>{width},}" for each, width in zip(row.a_decision, (14, 11), strict=True)
            )
        mark = "  SLOWER" if row.is_slower else ""
        lines.append(f"  {WAYS[row.way]:<22}{row.times:>12.3f}{spread:>16}{counted}{mark}")
    return "\n".join(lines)


def number(value: float) -> str:
    """Format a count, also a large one."""
    return f"{value:,.1f}" if value < 10_000 else f"{value:,.0f}"


def remarks(rows: list[Row], missing: dict[str, str], without: list[str]) -> list[str]:
    """Return the remarks below the table: changed behaviour, exclusions and missing rows."""
    said = [f"behaviour changed: {row.table}, {WAYS[row.way]}: {row.changed}" for row in rows if row.changed]
    if rows and not said:
        said = ["the same seeds give the same games and searches as before"]
    said += [f"left out, as asked: {name}" for name in without]
    return said + [f"MISSING: {name}: {why}" for name, why in missing.items()]


def verdict(rows: list[Row], missing: dict[str, str]) -> str:
    slower = sum(row.is_slower for row in rows)
    said = f"{slower} of {len(rows)} below {LEAST}" if slower else f"all {len(rows)} at {LEAST} or more"
    return f"{said}, {len(missing)} missing" if missing else said
