"""The line to one player, whatever it is made of: what a room needs of it."""

from typing import Protocol

RESTART = 1012  # come back in a moment
TOO_FAST = 1008  # somebody does not stop sending what is refused


class Gone(Exception):
    """Nobody is at the other end any more."""


class Port(Protocol):
    """Each method may raise Gone."""

    async def send(self, message: bytes) -> None: ...

    async def receive(self) -> str | bytes:
        """The next message; bytes where text was expected."""

    async def close(self, code: int, reason: str) -> None: ...
