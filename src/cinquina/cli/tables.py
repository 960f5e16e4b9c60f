"""Tables of figures for the commands that play many games."""

import math
from collections.abc import Iterable, Sequence

from cinquina.lab.statistics import Interval
from cinquina.locales import Texts


def show(
    headings: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None, left: int = 0
) -> None:
    """Print a table of numbers; only the column `left` has words."""
    from rich import box  # slow to import
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == left else "right")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=200)
    console.print(table)


def percent(texts: Texts, share: Interval) -> str:
    value, low, high = (texts.number(100 * each, 1) for each in (share.value, share.low, share.high))
    return f"{value} ({low}–{high})"


def spread(texts: Texts, mean: Interval) -> str:
    """Format a mean with as many digits as its interval justifies."""
    reach = mean.high - mean.value
    digits = min(4, max(1, 1 - math.floor(math.log10(reach)))) if reach else 1
    return f"{texts.number(mean.value, digits)} ± {texts.number(reach, digits)}"
