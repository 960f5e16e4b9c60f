"""The page about the interface for programs: plain HTML made from the schema, nothing loaded from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE_PATH = "/api/docs/style.css"
STYLE = b"""
html { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid #8884; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
"""


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
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="stylesheet" href="{STYLE_PATH}"></head><body>
<h1>{title}</h1><p>{escape(schema["info"].get("description", ""))}</p>
<p><a href="/api/docs/openapi.json">The same as OpenAPI</a></p>
{"".join(operations)}<h1>Messages</h1>{"".join(structs)}</body></html>"""


def operation(method: str, path: str, each: dict[str, Any]) -> str:
    rows = [
        f"<tr><td>{escape(status)}</td><td>{escape(answer['description'])}</td><td>{content(answer)}</td></tr>"
        for status, answer in each["responses"].items()
    ]
    takes = f"<p>takes {content(each['requestBody'])}</p>" if "requestBody" in each else ""
    about = f"<p>{escape(each['description'])}</p>" if each.get("description") else ""
    return (
        f'<h2><span class="method">{escape(method.upper())}</span> <code>{escape(path)}</code></h2>'
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
    return f'<h2 id="{escape(name)}">{escape(name)}</h2><table>{"".join(rows)}</table>'


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
