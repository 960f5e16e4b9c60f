"""The connection to one player, independent of its transport."""

from typing import Protocol

RESTART = 1012  # come back in a moment
TOO_FAST = 1008  # the peer keeps sending refused messages


class Gone(Exception):
    """The peer has disconnected."""


class Port(Protocol):
    """Each method may raise Gone."""

    async def send(self, message: bytes) -> None: ...

    async def receive(self) -> str | bytes:
        """Return the next message; bytes where text was expected."""

    async def close(self, code: int, reason: str) -> None: ...
