"""A server process for tests, and a scripted page that plays at it."""

import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.completed import completed
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
COOKIE = "cinquina_guest"
UNLIMITED = [
    word
    for name in ("requests", "openings", "hints", "lessons", "messages", "messages_by_address")
    for word in ("--limit", f"{name}=100000/100000")
]

STEADY = "tests.steady"  # the command, patient and without luck


def at_most(**bursts: int) -> list[str]:
    """So many at once, and hardly one more while a test lasts: how many come through does not depend on the machine."""
    return [
        *UNLIMITED,
        *(word for name, most in bursts.items() for word in ("--limit", f"{name}=0.001/{most}")),
    ]


class Running:
    """`cinquina serve` on a free port."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        store: str | None = None,
        program: str = STEADY,
        piped: bool = False,
    ) -> None:
        self.folder = folder
        self.store = store or f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / f"log-{os.urandom(3).hex()}.jsonl"
        command = [
            os.environ.get(
                "CINQUINA_SERVER_PYTHON", sys.executable
            ),  # ./dev release: of an empty environment
            "-m",
            program,
            "serve",
            "--no-open",
            "--lang",
            "en",
            "--log",
            "json",
        ]
        command += ["--store", self.store, "--workers", "1", "--bot-pace", "0"]
        command += [*(() if "--port" in options else ("--port", "0")), *options]
        with self.log.open("wb") as log:
            # Through a pipe what it logs comes through though no file of its own may grow.
            where = subprocess.PIPE if piped else log
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.PIPE, stderr=where, text=True
            )
        if piped:
            threading.Thread(target=self.write_down, daemon=True).start()
        assert self.process.stdout
        self.said = ""
        while (found := re.search(r"http://\S+", self.said)) is None:
            line = self.process.stdout.readline()
            assert line, f"the server did not start: {self.log.read_text()[-3000:]}"
            self.said += line
        self.address = found[0]

    def write_down(self) -> None:
        assert self.process.stderr
        with self.process.stderr as told, self.log.open("a") as log:
            for line in told:
                log.write(line)
                log.flush()

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would, for this process."""
        self.process.kill()
        self.ended()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.ended()

    def ended(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout
        self.said += self.process.stdout.read()
        self.process.stdout.close()
        return code

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextlib.contextmanager
def running(
    folder: Path,
    *options: str,
    store: str | None = None,
    program: str = STEADY,
    piped: bool = False,
) -> Iterator[Running]:
    server = Running(folder, *options, store=store, program=program, piped=piped)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Page:
    """A browser's part: a cookie, requests, and one socket."""

    numbers = itertools.count(1)

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        # Without certificates, which nobody asks for here and which take longer to read than a game to open.
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"origin": address},
            timeout=PATIENCE,
            verify=False,
        )
        if token:
            self.http.cookies.set(COOKIE, token, domain=self.http.base_url.host, path="/")
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.moments: dict[int, dict[str, Any]] = {}
        self.lines: list[dict[str, Any]] = []

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def open(
        self, game: str = "foldris", chairs: list[dict[str, str]] | None = None, **more: Any
    ) -> str:
        """Open a table; by default alone against a bot."""
        chairs = chairs or [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
        answer = await self.http.post("/api/tables", json={"game": game, "chairs": chairs, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def join(self, table: str, name: str = "Bea") -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/join", json={"name": name})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def connect(
        self, table: str, since: int = 0, origin: str | None = None, look: int | None = None
    ) -> None:
        """Open the socket; the first update is there when this returns."""
        await self.dial(table, f"since={since}" + ("" if look is None else f"&look={look}"), origin)
        await self.next("update")

    async def dial(self, table: str, query: str, origin: str | None = None) -> ClientConnection:
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        self.socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}",
            origin=Origin(origin or self.address),
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # whether the server lives is seen by its answers
            close_timeout=PATIENCE,
        )
        return self.socket

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> dict[str, Any]:
        """Receive the next message; updates, moments and lines are kept as a page keeps them."""
        assert self.socket
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "update":
            message = self.update = completed(message, self.update or None)
            self.moments |= {each["seq"]: each for each in message["moments"]}
        elif message["type"] == "line":
            self.lines.append(message)
        return message

    async def next(self, *types: str) -> dict[str, Any]:
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer: ack, refused, hint, because or answers."""
        id = fields.setdefault("id", f"m{next(self.numbers)}")
        await self.send(type, **fields)
        while True:
            message = await self.next("ack", "refused", "hint", "because", "answers")
            if message["id"] == id:
                return message

    async def until(self, condition: Any) -> dict[str, Any]:
        """Read updates until one is as wished."""
        while not condition(self.update):
            await self.receive()
        return self.update

    async def play(self, choice: int = 0, seat: int | None = None) -> dict[str, Any]:
        """Decide as soon as it is our turn, and see what came of it."""
        seat = self.update["looking"] if seat is None else seat
        await self.until(lambda update: seat in update["waiting"] and update["choices"])
        choices = self.update["choices"]
        answer = await self.ask("play", seat=seat, text=choices[choice % len(choices)]["notation"])
        if answer["type"] == "ack":
            await self.until(lambda update: update["seq"] >= answer["seq"])
        return answer

    async def closed(self) -> tuple[int, str]:
        """How the server closes the socket, whatever it says before."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as end:
            return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (1006, "")

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()
        await self.http.aclose()


@contextlib.asynccontextmanager
async def page(server: Running, token: str | None = None) -> AsyncIterator[Page]:
    visitor = Page(server.address, token)
    try:
        yield visitor
    finally:
        await visitor.close()
