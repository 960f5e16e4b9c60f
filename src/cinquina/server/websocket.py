"""A WebSocket as the line to a player."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from cinquina.server.port import Gone


class WebSocketPort:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def send(self, message: bytes) -> None:
        with gone():
            await self.socket.send_data(message, mode="text")

    async def receive(self) -> str | bytes:
        with gone():
            event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def close(self, code: int, reason: str) -> None:
        with gone():
            await self.socket.close(code=code, reason=reason)


@contextmanager
def gone() -> Iterator[None]:
    try:
        yield
    except (WebSocketDisconnect, OSError):
        raise Gone from None
    except (
        RuntimeError
    ) as error:  # what was closed meanwhile, by the other side or by a stop, takes nothing more
        if "websocket" not in str(error):
            raise
        raise Gone from None
