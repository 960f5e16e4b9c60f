"""boardgame.io's server, with two scripted clients a match that speak its protocol (Socket.IO over a WebSocket)."""

import asyncio
import contextlib
import json
import os
import random
import socket as sockets
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.environment import NODE

GAME = "connect_four"
COLUMNS, LINES = 7, 6
SCRIPT = Path(__file__).with_name("boardgame.js")
MANAGE_AT_ONCE = 10


class Address(msgspec.Struct, frozen=True):
    play: str
    lobby: str


def free_port() -> int:
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def server() -> Iterator[tuple[Address, int]]:
    """Start the server; yield its address and process id."""
    port, lobby = free_port(), free_port()
    env = {**os.environ, "NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(SCRIPT), str(port), str(lobby)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
    assert process.stdout
    try:
        for line in process.stdout:
            if line.strip() == "ready":
                break
        else:
            raise RuntimeError("boardgame.io did not start")
        yield Address(f"ws://127.0.0.1:{port}", f"http://127.0.0.1:{lobby}"), process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Client:
    def __init__(self, player: str, match: str, credentials: str, socket: ClientConnection) -> None:
        self.player = player
        self.match = match
        self.credentials = credentials
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.answer: asyncio.Future[None] | None = None
        self.reading = asyncio.create_task(self.read())

    async def emit(self, *event: Any) -> None:
        await self.socket.send(f"42/{GAME}," + json.dumps(event))

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):  # a ping may be on its way when we hang up
            async for data in self.socket:
                text = str(data)
                if text == "2":
                    await self.socket.send("3")
                elif text.startswith(f"42/{GAME},"):
                    self.hear(json.loads(text.partition(",")[2]))

    def hear(self, event: list[Any]) -> None:
        if event[0] == "sync":
            self.state = event[2]["state"]
        elif event[0] == "update":
            self.state = event[2]
            if self.answer and not self.answer.done():
                self.answer.set_result(None)

    @property
    def ready(self) -> bool:
        waits = self.answer is not None and not self.answer.done()
        if not self.state or waits or "gameover" in self.state["ctx"]:
            return False
        return bool(self.state["ctx"]["currentPlayer"] == self.player)

    async def decide(self, rng: random.Random) -> None:
        cells = self.state["G"]["cells"]
        column = rng.choice([x for x in range(COLUMNS) if cells[(x + 1) * LINES - 1] is None])
        move = {"type": "drop", "args": [column], "playerID": self.player, "credentials": self.credentials}
        self.answer = asyncio.get_running_loop().create_future()
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.emit("update", action, self.state["_stateID"], self.match, self.player)
        async with asyncio.timeout(30):
            await self.answer


class TheirDesk:
    def __init__(self, match: str, clients: list[Client], rng: random.Random) -> None:
        self.match = match
        self.clients = clients
        self.rng = rng

    @property
    def ready(self) -> bool:
        return any(client.ready for client in self.clients)

    async def decide(self) -> None:
        await next(client for client in self.clients if client.ready).decide(self.rng)

    async def close(self) -> None:
        for client in self.clients:
            await client.socket.close()
            await client.reading


async def open_desk(address: Address, seed: int) -> TheirDesk:
    async with httpx.AsyncClient(base_url=address.lobby, timeout=60) as http:
        match = (await http.post(f"/games/{GAME}/create", json={"numPlayers": 2})).json()["matchID"]
        clients = []
        for player in ("0", "1"):
            joined = await http.post(
                f"/games/{GAME}/{match}/join", json={"playerID": player, "playerName": player}
            )
            credentials = joined.json()["playerCredentials"]
            clients.append(Client(player, match, credentials, await connected(address)))
    for client in clients:
        await client.emit("sync", match, client.player, client.credentials)
    return TheirDesk(match, clients, random.Random(seed))


async def connected(address: Address) -> ClientConnection:
    url = f"{address.play}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(url, compression=None, max_size=None, ping_interval=None)
    await socket.recv()  # the handshake of the transport
    await socket.send(f"40/{GAME},")
    await socket.recv()  # of the game's namespace
    return socket


@contextlib.asynccontextmanager
async def desks(address: Address, count: int) -> AsyncIterator[list[TheirDesk]]:
    turns = asyncio.Semaphore(MANAGE_AT_ONCE)

    async def open_one(number: int) -> TheirDesk:
        async with turns:
            return await open_desk(address, number)

    opened = await asyncio.gather(*(open_one(number) for number in range(count)))
    try:
        yield opened
    finally:
        await asyncio.gather(*(desk.close() for desk in opened))
