"""A WebSocket as the connection to a player, over ASGI."""

from collections.abc import Iterator
from contextlib import contextmanager

from litestar.types import Receive, Send

from cinquina.server.socket.port import Gone


class WebSocketPort:
    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # the connect message
        with translating_errors():
            await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def send(self, message: bytes) -> None:
        with translating_errors():
            await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def receive(self) -> str | bytes:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def close(self, code: int, reason: str) -> None:
        with translating_errors():
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


@contextmanager
def translating_errors() -> Iterator[None]:
    try:
        yield
    except OSError:
        raise Gone from None
    except RuntimeError as error:
        # The connection may have been closed meanwhile, by the peer or by a stop.
        if "websocket" not in str(error):
            raise
        raise Gone from None
