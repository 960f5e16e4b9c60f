"""The operator's page at /operator: tables, players, load, the bots' queue, store and version, behind a passphrase.

It shows numbers and games, never a name, a link to a table or a secret. It is plain HTML, drawn here, so that it works
when the pages were not built.
"""

import hmac
import time
from base64 import b64decode
from binascii import Error as NotBase64
from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get
from prometheus_client import Metric

import cinquina
from cinquina.core.errors import Fault
from cinquina.locales import Texts
from cinquina.server.http.arrival import wanted_language
from cinquina.server.http.routing import client_address
from cinquina.server.ops.limits import AddressBuckets, Limits
from cinquina.server.ops.metrics import Metrics

if TYPE_CHECKING:
    from cinquina.server.http.readiness import Readiness
    from cinquina.server.socket.room import Room

LEAST_LENGTH = 12  # of a passphrase
QUANTILES = (("median", 0.5), ("slow", 0.99))
STYLE = """:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 0 auto; padding: 1rem }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1rem }
section { border: 1px solid; border-radius: 0.6rem; padding: 0.5rem 1rem 1rem }
section.wide { grid-column: 1 / -1 }
h1 { margin-bottom: 0 } h2 { font-size: 1.1rem; margin: 0.4rem 0 }
table { border-collapse: collapse; width: 100% }
th { text-align: start; font-weight: normal }
td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.state { font-weight: bold }
"""

Rows = list[tuple[str, str]]


def read_passphrase(file: str) -> str:
    """Return the passphrase in a file. Raise Fault if there is none, or one too short to be safe."""
    try:
        told = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8"
        raise Fault("--operator", "serve-fault-operator-file", file=file, reason=reason) from None
    if len(told) < LEAST_LENGTH:
        raise Fault("--operator", "serve-fault-operator-short", file=file, least=str(LEAST_LENGTH))
    return told


class OperatorPage:
    """The page, and the passphrase that opens it."""

    def __init__(self, passphrase: str, limits: Limits, metrics: Metrics) -> None:
        self.passphrase = passphrase
        self.attempts = AddressBuckets(limits.returns, time.monotonic)
        self.metrics = metrics
        self.readiness: Readiness | None = None
        self.room: Room | None = None

    def open(self, room: "Room", readiness: "Readiness") -> None:
        self.room, self.readiness = room, readiness

    def admits(self, request: Request[Any, Any, Any]) -> bool:
        """Return whether a request carries the passphrase. A wrong one costs a token of its address."""
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "basic":
            return False
        try:
            _, _, passphrase = b64decode(given, validate=True).decode("utf-8").partition(":")
        except (NotBase64, UnicodeError):
            passphrase = ""
        if hmac.compare_digest(passphrase.encode(), self.passphrase.encode()):
            return True
        self.attempts.take(client_address(request))
        return False

    def handlers(self) -> list[Any]:
        @get("/operator", include_in_schema=False)
        async def page(request: Request[Any, Any, Any]) -> Response[str]:
            """Draw the page, or ask for the passphrase."""
            if not self.admits(request):
                asked = {"www-authenticate": 'Basic realm="Cinquina", charset="UTF-8"'}
                return Response("", status_code=401, headers=asked, media_type=MediaType.HTML)
            texts = Texts(wanted_language(request.headers.get("accept-language", "")))
            return Response(await self.draw(texts), media_type=MediaType.HTML)

        @get("/operator.css", include_in_schema=False, media_type="text/css")
        async def style() -> str:
            return STYLE

        return [page, style]

    async def draw(self, texts: Texts) -> str:
        assert self.room and self.readiness
        problems = await self.readiness.problems()
        state = texts.say("serve-operator-ready") if not problems else ", ".join(problems)
        parts = [
            section(texts, "play", self.play()),
            section(texts, "bots", self.bots()),
            section(texts, "store", self.store()),
            section(texts, "process", self.process(texts)),
            section(texts, "tables", list(self.tables(texts)), wide=True),
        ]
        title = escape(texts.say("serve-operator-title"))
        return (
            f'<!doctype html><html lang="{texts.lang}"><meta charset="utf-8"><title>{title}</title>'
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/operator.css">'
            f'<h1>{title}</h1><p class="state">{escape(state)}</p>'
            f'<p><a href="/operator">{escape(texts.say("serve-operator-again"))}</a></p>'
            f"<main>{''.join(parts)}</main></html>"
        )

    # -- the numbers, all read from the metrics

    def value(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0

    def count(self, name: str, **labels: str) -> str:
        return f"{self.value(name, **labels):.0f}"

    def play(self) -> Rows:
        assert self.room
        times = [
            (f"latency-{label}", self.quantile("cinquina_decision_seconds", share))
            for label, share in QUANTILES
        ]
        return [
            ("sockets", self.count("cinquina_sockets")),
            ("watched", str(len(self.room.connections))),
            ("in-memory", self.count("cinquina_tables")),
            ("by-people", self.count("cinquina_decisions_total", by="person")),
            ("by-bots", self.count("cinquina_decisions_total", by="bot")),
            *times,
        ]

    def bots(self) -> Rows:
        return [
            ("workers", self.count("cinquina_workers")),
            ("thinking", self.count("cinquina_bots_thinking")),
            ("queue-quick", self.count("cinquina_queue", line="quick")),
            ("queue-slow", self.count("cinquina_queue", line="slow")),
            ("bot-median", self.quantile("cinquina_bot_seconds", 0.5)),
        ]

    def store(self) -> Rows:
        return [
            ("store-reads", self.count("cinquina_store_seconds_count", kind="read")),
            ("store-writes", self.count("cinquina_store_seconds_count", kind="write")),
            ("store-slow", self.quantile("cinquina_store_seconds", 0.99, kind="write")),
            ("store-errors", self.count("cinquina_store_errors_total", kind="write")),
            ("bus", self.count("cinquina_bus_up")),
        ]

    def process(self, texts: Texts) -> Rows:
        assert self.room
        started = self.value("process_start_time_seconds")
        hours = (self.room.time.now() / 1000 - started) / 3600 if started else 0.0
        return [
            ("version", cinquina.__version__),
            ("hours", f"{hours:.1f}"),
            ("processor", f"{self.value('process_cpu_seconds_total'):.0f} s"),
            ("memory", f"{self.value('process_resident_memory_bytes') / 1e6:.0f} MB"),
            ("files", self.count("process_open_fds")),
        ]

    def tables(self, texts: Texts) -> Iterator[tuple[str, str]]:
        """Yield each game with watched tables: how many, and how many people watch."""
        assert self.room
        tables: Counter[str] = Counter()
        people: Counter[str] = Counter()
        for name, connections in self.room.connections.items():
            if (table := self.room.tables.find_in_memory(name)) is not None:
                tables[table.header.setup.game] += 1
                people[table.header.setup.game] += len(connections)
        for game, number in tables.most_common():
            told = texts.say("serve-operator-watched-of", tables=str(number), people=str(people[game]))
            yield texts.say(f"{game}-title"), told

    def quantile(self, name: str, share: float, **labels: str) -> str:
        """Return the bound below which this share of the observations of a histogram lies."""
        counts = sorted(
            (float(sample.labels["le"]), sample.value)
            for metric in self.collect(name)
            for sample in metric.samples
            if sample.name == f"{name}_bucket" and labels.items() <= sample.labels.items()
        )
        if not counts or not counts[-1][1]:
            return "–"
        bound = next(bound for bound, below in counts if below >= share * counts[-1][1])
        return f"> {counts[-2][0] * 1000:.0f} ms" if bound == float("inf") else f"≤ {bound * 1000:.0f} ms"

    def collect(self, name: str) -> Iterator[Metric]:
        return (metric for metric in self.metrics.registry.collect() if metric.name == name)


def section(texts: Texts, name: str, rows: Rows, wide: bool = False) -> str:
    """Draw a titled table; a label that is the name of a text is replaced by it."""
    title = escape(texts.say(f"serve-operator-{name}"))
    lines = "".join(
        f'<tr><th scope="row">{escape(label if wide else texts.say(f"serve-operator-{label}"))}</th>'
        f"<td>{escape(value)}</td></tr>"
        for label, value in rows
    )
    empty = f"<p>{escape(texts.say('serve-operator-nothing'))}</p>"
    return (
        f"<section{' class=wide' if wide else ''}><h2>{title}</h2>"
        f"{f'<table>{lines}</table>' if rows else empty}</section>"
    )
