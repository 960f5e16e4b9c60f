"""The report of a simulation as tables."""

import math
from typing import TYPE_CHECKING

from cinquina.games import rules_of
from cinquina.lab.report import Line, Report
from cinquina.lab.statistics import Interval
from cinquina.locales import Texts

if TYPE_CHECKING:
    from rich.table import Table

BAR = 40  # marks of the longest bar of a distribution


class SimulationTables:
    def __init__(self, texts: Texts, report: Report) -> None:
        from rich.console import Console  # slow to import

        self.texts = texts
        texts.words = rules_of(report.plan.setup).words()
        self.report = report
        self.console = Console(highlight=False, emoji=False)
        if not self.console.is_terminal:
            self.console = Console(highlight=False, emoji=False, width=200)

    def show(self, seconds: float) -> None:
        report, say = self.report, self.texts.say
        games = report.plan.games
        self.console.print(
            say(
                "cli-simulated",
                game=say(f"{report.plan.setup.game}-title"),
                games=games,
                seed=str(report.plan.seed),
                seconds=self.texts.number(seconds, 1),
                speed=round(games / max(seconds, 1e-9)),
            ),
            markup=False,
            soft_wrap=True,
        )
        self.console.print(self.lines(say("cli-by-bot"), report.bots))
        if report.plan.setup.seats > 1:
            self.console.print(self.lines(say("cli-by-seat"), report.seats))
        else:
            self.console.print(self.distribution())
        if report.endings:
            self.console.print(self.endings())
        self.console.print(
            say("cli-entries", mean=spread(self.texts, report.entries)), markup=False, soft_wrap=True
        )

    def table(self, title: str) -> "Table":
        from rich import box  # as above
        from rich.table import Table  # as above

        return Table(
            title=title, title_justify="left", box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False
        )

    def lines(self, title: str, lines: list[Line]) -> "Table":
        say, game = self.texts.say, self.report.plan.setup.game
        table = self.table(title)
        sources = list(lines[0].sources)
        wins = [say("cli-wins")] if lines[0].wins else []
        for heading in ("", say("cli-games-played"), *wins, say("cli-score")):
            table.add_column(heading, justify="right" if heading else "left")
        for source in sources:
            table.add_column(self.texts.heading(f"{game}-score-{source}"), justify="right")
        for line in lines:
            shares = [percent(self.texts, line.wins)] if line.wins else []
            means = [spread(self.texts, line.sources[source]) for source in sources]
            games, score = self.texts.number(line.games), spread(self.texts, line.score)
            table.add_row(line.name, games, *shares, score, *means)
        return table

    def distribution(self) -> "Table":
        table = self.table(self.texts.say("cli-distribution"))
        table.add_column(self.texts.say("cli-score"), justify="right")
        table.add_column(self.texts.say("cli-games-played"), justify="right")
        table.add_column("%", justify="right")
        table.add_column("")
        scores = self.report.seats[0].scores
        total, most = sum(scores.values()), max(scores.values())
        for score, count in scores.items():
            told = (score, 0), (count, 0), (100 * count / total, 1)
            table.add_row(*(self.texts.number(*each) for each in told), "█" * round(BAR * count / most))
        return table

    def endings(self) -> "Table":
        """Verdicts that read alike are one line."""
        table = self.table(self.texts.say("cli-endings"))
        table.add_column("")
        table.add_column("%", justify="right")
        for ending in self.report.endings:
            table.add_row(self.texts.in_brief(ending.id, ending.facts, ()), percent(self.texts, ending.share))
        return table


def percent(texts: Texts, share: Interval) -> str:
    value, low, high = (texts.number(100 * each, 1) for each in (share.value, share.low, share.high))
    return f"{value} ({low}–{high})"


def spread(texts: Texts, mean: Interval) -> str:
    """As many digits as the interval gives a meaning to."""
    reach = mean.high - mean.value
    digits = min(4, max(1, 1 - math.floor(math.log10(reach)))) if reach else 1
    return f"{texts.number(mean.value, digits)} ± {texts.number(reach, digits)}"
