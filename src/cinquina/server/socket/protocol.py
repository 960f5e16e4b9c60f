"""Connections that say half of something: uvicorn's protocol, except that a request must be whole after a while, and
that one address has so many connections and no more."""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cinquina.server.ops.address import asker
from cinquina.server.ops.limits import Gauge

REQUEST_SECONDS = 15.0  # for a request with its body, and for the first one of a connection
# After that: what came while this process was kept from reading is read before anybody is hung up on.
LAST_CALL_SECONDS = 0.5


class ImpatientProtocol(HttpToolsProtocol):
    by_address: ClassVar[Gauge | None] = None  # None = they are all a proxy's
    late: asyncio.TimerHandle | None = None
    counted: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.by_address is not None:
            peer = transport.get_extra_info("peername")
            who = asker(str(peer[0])) if isinstance(peer, tuple) else ""
            if not self.by_address.take(who):
                transport.abort()
                return
            self.counted = who
        self.hurry()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.hurry()

    def on_message_complete(self) -> None:
        self.calm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.part()  # a socket is counted as one from here on
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.part()
        super().connection_lost(exc)

    def hurry(self) -> None:
        self.calm()
        self.late = self.loop.call_later(REQUEST_SECONDS, self.last_call)

    def last_call(self) -> None:
        self.late = self.loop.call_later(LAST_CALL_SECONDS, self.transport.abort)

    def calm(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def part(self) -> None:
        self.calm()
        if self.counted is not None and self.by_address is not None:
            self.by_address.give_back(self.counted)
            self.counted = None


def protocol(connections: int | None) -> type[ImpatientProtocol]:
    """For one server; None = whoever connects is a proxy."""
    gauge = None if connections is None else Gauge(connections)
    return type("Protocol", (ImpatientProtocol,), {"by_address": gauge})
