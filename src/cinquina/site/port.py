"""A page at a table in the same browser, as a port."""

import asyncio
from collections.abc import Callable

from cinquina.server.socket.port import Gone

Post = Callable[[str, str], None]  # what happened, and its text


class PagePort:
    def __init__(self, post: Post) -> None:
        self._post = post
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = False

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def leave(self) -> None:
        self._closed = True
        self._heard.put_nowait(None)

    async def send(self, message: bytes) -> None:
        if self._closed:
            raise Gone
        self._post("message", message.decode())

    async def receive(self) -> str | bytes:
        text = None if self._closed else await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self._post("closed", str(code))
        self._heard.put_nowait(None)
