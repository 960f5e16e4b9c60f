"""The page about the interface for programs: plain HTML made from the schema, nothing loaded from elsewhere."""

from functools import cache
from html import escape
from json import dumps
from typing import Any, NamedTuple

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from cinquina.core.state import CHANCE
from cinquina.games import games

STYLE_PATH = "/api/docs/style.css"
# The colours of the page (web/src/look/tokens.css), by day and by lamp light.
STYLE = b"""
:root { color-scheme: light dark; --table: #e6dcc8; --paper: #fffcf5; --paper-2: #f6efe1; --ink: #2a241d;
  --ink-soft: #574d3f; --line: #d3c5aa; --accent: #8c3a10; }
@media (prefers-color-scheme: dark) {
  :root { --table: #2b1e15; --paper: #382a1f; --paper-2: #423327; --ink: #f8eedd; --ink-soft: #d9c8ae; --line: #5d4a38;
    --accent: #f5b860; }
}
body { font: 16px/1.5 'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible', system-ui, sans-serif; margin: 0;
  color: var(--ink); background: var(--table); }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0.8rem 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; font-weight: 700; }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.4rem 2rem; }
a { color: var(--accent); }
h1 { line-height: 1.15; } h2 { margin: 2.2rem 0 0.5rem; } h3 { margin: 1.6rem 0 0.3rem; font-size: 1.05rem; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: var(--paper-2); border: 1px solid var(--line); border-radius: 9px; padding: 0.8rem 1rem;
  white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid var(--line); }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; color: var(--accent); }
.soft, footer { color: var(--ink-soft); }
"""


class Step(NamedTuple):
    why: str
    asked: str
    told: str


@cache
def example() -> tuple[Step, Step, Step]:
    """A game from the first request to a decision, as a program would play it; a test follows it."""
    game = next(each for each in games() if 2 in each.seat_counts())
    rules = game.rules(game.setup(2))
    state = rules.start()
    while state.turn() == CHANCE:
        state.apply(CHANCE, rules.actions(state, CHANCE)[0])
    seat = int(state.waiting()[0])
    chairs = '[{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]'
    text = dumps(rules.texts(state, seat)[0])
    return (
        Step(
            "Open a table with yourself and a bot. The cookie that comes with the answer is you.",
            f'POST /api/tables\n{{"game": "{game.id}", "chairs": {chairs}}}',
            '201\n{"id": "k3j9…", "link": "/table/k3j9…"}',
        ),
        Step(
            "Sit down at it: the first message is the table as you see it, with everything that you may do.",
            "WebSocket /api/tables/k3j9…/socket?since=0",
            f'{{"type": "update", "waiting": [{seat}], "choices": [{{"notation": {text}, …}}, …], …}}',
        ),
        Step(
            "Decide, by one of these notations and under an id of your own: what is sent twice counts once.",
            f'{{"type": "play", "id": "m1", "seat": {seat}, "text": {text}}}',
            '{"type": "ack", "id": "m1", "seq": 3}',
        ),
    )


# What the framework says of an answer, in words.
PLAIN = {"Request fulfilled, document follows": "done", "Document created, URL follows": "made"}


class ReferencePage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema).encode()


def page(schema: dict[str, Any]) -> str:
    operations = [
        operation(method, path, each)
        for path, methods in sorted(schema["paths"].items())
        for method, each in methods.items()
        if isinstance(each, dict)
    ]
    structs = [struct(name, each) for name, each in sorted(schema["components"]["schemas"].items())]
    title = escape(schema["info"]["title"])
    steps = "".join(
        f"<li><p>{escape(why)}</p><pre>{escape(asked)}</pre><pre>{escape(told)}</pre></li>"
        for why, asked, told in example()
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the interface for programs</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{STYLE_PATH}"></head><body>
<header><a href="/">{title}</a>
<nav aria-label="On this page"><a href="#example">Example</a> · <a href="#calls">Calls</a> ·
<a href="#messages">Messages</a> · <a href="/api/docs/openapi.json">OpenAPI</a></nav></header>
<main><h1>The interface for programs</h1><p>{escape(schema["info"].get("description", ""))}</p>
<p>Every error is a text id with facts: <code>{{"id": "table.no_such_table", "facts": {{}}}}</code>.</p>
<section aria-labelledby="example"><h2 id="example">A game from the first request to a decision</h2>
<ol>{steps}</ol></section>
<section aria-labelledby="calls"><h2 id="calls">Calls</h2>{"".join(operations)}</section>
<section aria-labelledby="messages"><h2 id="messages">Messages</h2>{"".join(structs)}</section></main>
<footer>Version {escape(schema["info"]["version"])}</footer></body></html>"""


def operation(method: str, path: str, each: dict[str, Any]) -> str:
    said = {status: answer["description"] for status, answer in each["responses"].items()}
    rows = [
        f"<tr><td>{escape(status)}</td><td>{escape(PLAIN.get(said[status], said[status]))}</td>"
        f"<td>{content(answer)}</td></tr>"
        for status, answer in each["responses"].items()
    ]
    takes = f"<p>takes {content(each['requestBody'])}</p>" if "requestBody" in each else ""
    about = f"<p>{escape(each['description'])}</p>" if each.get("description") else ""
    return (
        f'<h3><span class="method">{escape(method.upper())}</span> <code>{escape(path)}</code></h3>'
        f"<p>{escape(each.get('summary', ''))}</p>{about}{takes}<table>{''.join(rows)}</table>"
    )


def content(part: dict[str, Any]) -> str:
    return ", ".join(kind(each.get("schema", {})) for each in part.get("content", {}).values())


def struct(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{kind(each)}</td>"
        f"<td>{'' if field in needed else 'optional'}</td></tr>"
        for field, each in schema.get("properties", {}).items()
    ]
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><table>{"".join(rows)}</table>'


def kind(schema: dict[str, Any]) -> str:
    """A type in a word or two, with a link where it has a section."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(kind(each) for each in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    named = schema.get("type", "anything")
    return escape(" or ".join(named) if isinstance(named, list) else str(named))
