"""Tables of figures for the commands that play many games."""

import math
import sys
from collections.abc import Iterable, Sequence

import click

from cinquina.cli.screen import style_text
from cinquina.lab.statistics import Interval
from cinquina.locales import Texts


def show(
    headings: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None, left: int = 0
) -> None:
    """Print a table of numbers; only the column `left` has words."""
    table = [list(headings), *(list(row) for row in rows)]
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [
        "   ".join(
            cell.ljust(width) if number == left else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, wide, strict=True))
        )
        for row in table
    ]
    style = "bold" if sys.stdout.isatty() else None
    if title:
        click.echo(style_text(title, style))
    head, *body = lines
    rule = "─" * len(head)
    click.echo(
        "\n".join(
            [
                "",
                f" {style_text(head, style)}".rstrip(),
                f" {rule}",
                *(f" {line}".rstrip() for line in body),
                "",
            ]
        )
    )


def format_share(texts: Texts, share: Interval) -> str:
    value, low, high = (texts.number(100 * each, 1) for each in (share.value, share.low, share.high))
    return f"{value} ({low}–{high})"


def format_mean(texts: Texts, mean: Interval) -> str:
    """Format a mean with as many digits as its interval justifies."""
    reach = mean.high - mean.value
    digits = min(4, max(1, 1 - math.floor(math.log10(reach)))) if reach else 1
    return f"{texts.number(mean.value, digits)} ± {texts.number(reach, digits)}"
