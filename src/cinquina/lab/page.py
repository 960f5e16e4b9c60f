"""A study as a self-contained HTML page, without scripts or network access."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from cinquina.core.errors import Invalid
from cinquina.games import rules_of
from cinquina.lab.figures import Figure
from cinquina.lab.plots import Plot
from cinquina.lab.study import Study
from cinquina.locales import Texts

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ccc; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.sure { font-weight: bold; }
img { max-width: 100%; height: auto; }
figure { margin: 1rem 0; }
.scroll { overflow-x: auto; }
"""
PERCENT = ("seat", "ties", "completion", "ending", "decision-share", "real-choices", "dead-turns", "success")
SHARES = (*PERCENT, "luck", "own", "others", "drama")


def render_page(study: Study, texts: Texts, pictures: Sequence[Plot]) -> str:
    texts.words = rules_of(study.plan.setup).words()
    say = texts.say
    title = say("lab-title", game=say(f"{study.plan.setup.game}-title"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(describe_study(study, texts))}</p>",
        f"<h2>{escape(say('lab-look-at'))}</h2>",
        f"<p>{escape(' '.join(sentences(study, texts)))}</p>",
        f"<h2>{escape(say('lab-figures'))}</h2>",
        f"<p>{escape(say('lab-intervals'))}</p>",
        render_table(study, texts),
        *[embed(each, texts) for each in pictures],
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def describe_study(study: Study, texts: Texts) -> str:
    setup = study.plan.setup
    return texts.say(
        "lab-about",
        mode=setup.mode,
        seats=setup.seats,
        bots=texts.join_items(
            [
                texts.say(f"level-{name}") if texts.has(f"level-{name}") else name
                for name in dict.fromkeys(study.plan.bots)
            ]
        ),
        games=study.games,
        sampled=study.sampled,
        playouts=study.playouts,
        seed=str(study.plan.seed),
        version=study.version,
        engine=study.engine,
    )


def sentences(study: Study, texts: Texts) -> list[str]:
    """Return the findings as sentences for a designer."""
    return [texts.say(f"lab-finding-{each.id}", **each.facts) for each in study.findings]


def render_table(study: Study, texts: Texts) -> str:
    say = texts.say
    heads = [say(f"lab-head-{name}") for name in ("figure", "value", "interval", "n", "chance", "is")]
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    rows = []
    told = ""
    for each in study.figures:
        definition = definition_of(each.metric, texts) if each.metric != told else ""
        told = each.metric
        rows.append(render_row(each, study, texts, definition))
    body = "\n".join(rows)
    region = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(say("lab-figures"))}">'
    return f"{region}<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"


def render_row(figure: Figure, study: Study, texts: Texts, definition: str) -> str:
    chance = "" if figure.corrected is None else texts.number(figure.corrected, 3)
    value, low, high = (
        format_value(texts, figure.metric, each) for each in (figure.value, figure.low, figure.high)
    )
    sure = " sure" if figure.is_sure else ""
    cells = [
        f'<th scope="row">{escape(name_of_figure(figure, study, texts))}</th>',
        f'<td class="number{sure}">{value}</td>',
        f'<td class="number">{low} – {high}</td>',
        f'<td class="number">{texts.number(figure.n)}</td>',
        f'<td class="number">{chance}</td>',
        f"<td>{escape(definition)}</td>",
    ]
    return f"<tr>{''.join(cells)}</tr>"


def name_of_figure(figure: Figure, study: Study, texts: Texts) -> str:
    said = texts.say(f"lab-{figure.metric}")
    return f"{said}: {subject_of_figure(figure, study, texts)}" if figure.of else said


def subject_of_figure(figure: Figure, study: Study, texts: Texts) -> str:
    """Return a description of the figure's subject."""
    game = study.plan.setup.game
    match figure.metric:
        case "ending":
            id, *words = figure.of.split(" ")
            facts = {"title": words[0]} if words else {}
            return texts.in_brief(id, facts, ()) or figure.of
        case "source":
            return texts.heading(f"{game}-score-{figure.of}")
        case "lift":
            called = texts.name(figure.of)
            shown = figure.of if called == figure.of else f"{figure.of} ({called})"
            return f"{texts.say(f'lab-kind-{study.kinds[figure.of]}')} {shown}"
    return figure.of


def definition_of(metric: str, texts: Texts) -> str:
    told = texts.format(f"lab-{metric}", "is", {})
    if told is None:
        raise Invalid(f"lab-{metric}", "has no definition")
    return told


def format_value(texts: Texts, metric: str, value: float) -> str:
    if metric in SHARES:
        return f"{texts.number(100 * value, 1)} %"
    return texts.number(value, 2, least=0) if abs(value) < 100 else texts.number(value)


def embed(plot: Plot, texts: Texts) -> str:
    """Embed a plot as a separate image, so that the ids of two SVGs cannot collide."""
    title = texts.say(f"lab-plot-{plot.id}")
    data = b64encode(plot.svg.encode()).decode()
    return (
        f"<h2>{escape(title)}</h2>\n<figure>"
        f'<img src="data:image/svg+xml;base64,{data}" alt="{escape(texts.say(f"lab-plot-{plot.id}-alt"))}">'
        "</figure>"
    )
