"""The gate for every request: its host, its origin and the rate limit are checked, then it is counted."""

import time

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from cinquina.core.errors import Refusal
from cinquina.core.event import Told
from cinquina.server.lobby.origin import Origins
from cinquina.server.ops.limits import AddressBuckets
from cinquina.server.ops.log import log
from cinquina.server.ops.metrics import Metrics
from cinquina.server.requests.status import status_of

READING = frozenset({"GET", "HEAD", "OPTIONS"})
FOR_MACHINES = frozenset({"/livez", "/readyz", "/healthz", "/metrics"})


class Gate:
    def __init__(self, app: ASGIApp, origins: Origins, requests: AddressBuckets, metrics: Metrics) -> None:
        self.app = app
        self.origins = origins
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.handle_request(scope, receive, send)
        else:
            await self.handle_socket(scope, receive, send)

    async def handle_request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            self.check(scope, writes=scope["method"] not in READING)
            await self.app(scope, receive, send_noting_status)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.id).inc()
            await send_refusal(send_noting_status, refusal)
        self.metrics.requests.labels(str(status)).inc()
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    async def handle_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope, writes=True)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.id).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.id})  # becomes a plain 403
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope, writes: bool) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if scope["path"] in FOR_MACHINES and scope["type"] == ScopeType.HTTP:
            return  # probes ask often, by address, and receive nothing private
        if not self.origins.knows(host):
            raise Refusal("table.foreign_host")
        if writes and not self.origins.admits(headers.get(b"origin"), host):
            raise Refusal("table.foreign_origin")
        client = scope.get("client")
        self.requests.take(client[0] if client else "")


async def send_refusal(send: Send, refusal: Refusal) -> None:
    body = msgspec.json.encode(Told(refusal.id, refusal.facts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refusal.facts:
        headers.append((b"retry-after", str(refusal.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
