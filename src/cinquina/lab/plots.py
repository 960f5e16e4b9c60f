"""Plots of a study as SVG, drawn without a browser or network access."""

from typing import Any

from cinquina.lab.figures import Figure
from cinquina.lab.study import Study
from cinquina.locales import Texts

WIDE, HIGH = 560, 240
PARTS = 40  # most components of a forest plot: those with the largest and smallest effects
BLUE, ORANGE = "#1f5a94", "#b3530a"


class Plot:
    def __init__(self, id: str, svg: str) -> None:
        self.id = id
        self.svg = svg


def plots(study: Study, texts: Texts) -> list[Plot]:
    """Return the plots that have data."""
    every = {
        "seats": seats(study, texts),
        "lengths": lengths(study, texts),
        "branching": branching(study, texts),
        "curves": curves(study, texts),
        "luck": luck(study, texts),
        "sources": sources(study, texts),
        "cells": cells(study, texts),
        "lifts": lifts(study, texts),
    }
    return [Plot(id, svg(chart, texts)) for id, chart in every.items() if chart is not None]


def svg(chart: Any, texts: Texts) -> str:
    import vl_convert

    return str(vl_convert.vegalite_to_svg(chart.to_json(), format_locale=number_format(texts)))


def number_format(texts: Texts) -> dict[str, Any]:
    """Return the language's number format for the axes."""
    decimal, thousands = texts.number(0.5, 1)[1:-1], texts.number(1000)[1:-3]
    return {"decimal": decimal, "thousands": thousands, "grouping": [3], "currency": ["", ""]}


def intervals(rows: list[dict[str, Any]], label: str, value: str, colour: str = BLUE) -> Any:
    """Plot a point with its interval per row."""
    import altair as alt

    names = [row["of"] for row in rows]
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=alt.Y("of:N", sort=names, title=label))
    line = base.mark_rule(color=colour, strokeWidth=2).encode(
        x=alt.X("low:Q", title=value, scale=alt.Scale(zero=False)), x2="high:Q"
    )
    point = base.mark_point(filled=True, size=60, opacity=1, color=colour).encode(x="value:Q")
    zero = (
        alt.Chart(alt.InlineData(values=[{"at": 0}]))
        .mark_rule(strokeDash=[4, 4], color="#555")
        .encode(x="at:Q")
    )
    return (zero + line + point).properties(width=WIDE, height=max(60, 18 * len(rows)))


def plot_rows(figures: list[Figure], times: float = 1.0) -> list[dict[str, Any]]:
    return [
        {
            "of": each.of,
            "value": times * each.value,
            "low": times * each.low,
            "high": times * each.high,
        }
        for each in figures
    ]


def seats(study: Study, texts: Texts) -> Any:
    rows = plot_rows(study.of_metric("seat"), 100)
    return intervals(rows, texts.say("lab-axis-seat"), texts.say("lab-axis-points")) if rows else None


def lifts(study: Study, texts: Texts) -> Any:
    found = sorted(study.of_metric("lift"), key=lambda each: -each.value)
    if len(found) > PARTS:
        found = found[: PARTS // 2] + found[-PARTS // 2 :]
    return (
        intervals(plot_rows(found), texts.say("lab-axis-part"), texts.say("lab-axis-lift")) if found else None
    )


def luck(study: Study, texts: Texts) -> Any:
    found = [each for metric in ("luck", "own", "others") for each in study.of_metric(metric)]
    rows = [
        {**row, "of": texts.say(f"lab-{each.metric}")}
        for row, each in zip(plot_rows(found, 100), found, strict=True)
    ]
    return intervals(rows, "", texts.say("lab-axis-change"), ORANGE) if rows else None


def sources(study: Study, texts: Texts) -> Any:
    found = study.of_metric("source")
    if len(found) < 2:
        return None
    game = study.plan.setup.game
    rows = [
        {**row, "of": texts.heading(f"{game}-score-{each.of}")}
        for row, each in zip(plot_rows(found), found, strict=True)
    ]
    return intervals(rows, "", texts.say("lab-axis-score"))


def lengths(study: Study, texts: Texts) -> Any:
    import altair as alt

    total, below = sum(study.lengths.values()), 0
    rows = []
    for decisions, count in study.lengths.items():
        below += count
        rows.append({"decisions": decisions, "share": 100 * below / total})
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_line(interpolate="step-after", color=BLUE)
        .encode(
            x=alt.X("decisions:Q", title=texts.say("lab-axis-decisions"), scale=alt.Scale(zero=False)),
            y=alt.Y("share:Q", title=texts.say("lab-axis-share")),
        )
        .properties(width=WIDE, height=HIGH)
    )


def branching(study: Study, texts: Texts) -> Any:
    import altair as alt

    if not study.branching:
        return None
    rows = [
        {"at": n, "low": low, "middle": middle, "high": high}
        for n, (low, middle, high) in enumerate(study.branching, 1)
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(x=alt.X("at:Q", title=texts.say("lab-axis-number")))
    band = base.mark_area(opacity=0.3, color=BLUE).encode(
        y=alt.Y("low:Q", title=texts.say("lab-axis-options")), y2="high:Q"
    )
    line = base.mark_line(color=BLUE).encode(y="middle:Q")
    return (band + line).properties(width=WIDE, height=HIGH)


def curves(study: Study, texts: Texts) -> Any:
    import altair as alt

    rows = [
        {"game": game, "at": 100 * n / max(1, len(curve) - 1), "value": 100 * value}
        for game, curve in enumerate(study.curves)
        for n, value in thin_out(curve)
    ]
    if not rows:
        return None
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_line(opacity=0.35, color=BLUE)
        .encode(
            x=alt.X("at:Q", title=texts.say("lab-axis-progress")),
            y=alt.Y("value:Q", title=texts.say("lab-axis-expected")),
            detail="game:N",
        )
        .properties(width=WIDE, height=HIGH)
    )


def thin_out(curve: list[float], most: int = 90) -> list[tuple[int, float]]:
    """Reduce a curve to as many points as can be seen; Vega draws at most 5,000 rows."""
    step = -(-len(curve) // most)
    return [(n, value) for n, value in enumerate(curve) if n % step == 0 or n == len(curve) - 1]


def cells(study: Study, texts: Texts) -> Any:
    import altair as alt

    if not study.cells:
        return None
    rows = [{"column": each.column, "line": each.line, "times": each.times} for each in study.cells]
    columns = len({row["column"] for row in rows})
    lines = len({row["line"] for row in rows})
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_rect()
        .encode(
            x=alt.X("column:O", title="", axis=alt.Axis(labels=False, ticks=False)),
            y=alt.Y("line:O", title="", sort="descending", axis=alt.Axis(labels=False, ticks=False)),
            color=alt.Color("times:Q", title=texts.say("lab-axis-times"), scale=alt.Scale(scheme="blues")),
        )
        .properties(width=24 * columns, height=24 * lines)
    )
