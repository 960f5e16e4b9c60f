"""The WebSocket endpoint, written directly on ASGI: framework state per connection would cost memory for every open
socket."""

import re
from collections.abc import Callable
from contextlib import suppress

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cinquina.core.errors import Refusal
from cinquina.server.socket.port import Gone
from cinquina.server.socket.room import Room
from cinquina.server.socket.visit import Visit, serve, turn_away, visit_at
from cinquina.server.socket.websocket import WebSocketPort

COOKIE = "cinquina_guest"  # a guest's token
PATH = re.compile(r"/api/tables/([^/]{1,64})/socket")


class Sockets:
    def __init__(self, inner: ASGIApp, room: Callable[[], Room]) -> None:
        self.inner = inner
        self.room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await self.inner(scope, receive, send)
            return
        port = WebSocketPort(receive, send)
        with suppress(Gone):
            await port.accept()
            try:
                visit = visit_of(scope, found[1])
            except Refusal as refusal:
                await turn_away(port, refusal)
                return
            scope["headers"] = []  # not needed again; they would take memory for each page
            await serve(self.room(), port, visit)


def visit_of(scope: Scope, table: str) -> Visit:
    client = scope.get("client")
    return visit_at(
        table, scope["query_string"].decode("latin-1"), client[0] if client else "", token_of(scope)
    )


def token_of(scope: Scope) -> str | None:
    """Return the guest's cookie."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.strip().partition("=")
                if key == COOKIE:
                    return token.strip('"')
    return None
