"""The options of a server."""

import os
from typing import Literal

import msgspec

from cinquina.server.ops.limits import Limits


def usual_workers() -> int:
    """Return the default number of searching workers, which leaves one core to the server."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Options(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int | None = None  # None = the usual one, or the next that is free; 0 = any
    store: str | None = None  # None = a file in the user's data folder
    bus: str = ""  # "" = a single process
    lan: bool = False
    open: bool = True  # whether to open a browser
    log: Literal["text", "json"] = "text"
    origins: tuple[str, ...] = ()  # public addresses of a server behind a proxy: https://games.example
    operator: str = ""  # a file with the passphrase of the operator's page; "" = there is no such page
    proxy: bool = False  # believe the X-Forwarded headers of a proxy on this machine
    bot_pace: int = 700  # ms
    workers: int = msgspec.field(default_factory=usual_workers)
    limits: Limits = msgspec.field(default_factory=Limits)
