"""The ASGI application, assembled from all parts of the server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

import cinquina
from cinquina.core import refusals
from cinquina.core.errors import Fault, Invalid, Refusal
from cinquina.core.event import Told
from cinquina.core.refusals import Malformed, TooLarge
from cinquina.locales import Texts
from cinquina.server.bus import bus_of
from cinquina.server.http.api import api
from cinquina.server.http.arrival import describe_page, wanted_language, with_head
from cinquina.server.http.gate import Gate
from cinquina.server.http.headers import SecurityHeaders
from cinquina.server.http.operator import OperatorPage, read_passphrase
from cinquina.server.http.pages import PageFile, Pages, page_file, page_folder
from cinquina.server.http.readiness import Readiness
from cinquina.server.http.routing import client_of
from cinquina.server.lobby.house import Household
from cinquina.server.lobby.origin import Origins
from cinquina.server.ops.limits import BODY_BYTES, AddressBuckets
from cinquina.server.ops.log import log
from cinquina.server.ops.metrics import Metrics
from cinquina.server.ops.options import Options
from cinquina.server.ops.server_time import Time
from cinquina.server.ops.watched_store import StoreWatch
from cinquina.server.requests.client import Openings
from cinquina.server.requests.status import status_of
from cinquina.server.socket.room import Room
from cinquina.server.socket.sockets import Sockets
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.store import Store, Unavailable, fault_of, open_store, store_at
from cinquina.table.store.store import Pruned
from cinquina.table.tables import Tables

CHECK_SECONDS = 5.0  # that a start waits for the check of the store's file
FIRST_PRUNE_SECONDS = 3600.0  # after the start: time to notice that the clock is wrong
PRUNE_SECONDS = 6 * 3600.0
WENT_AWAY = "client disconnected prematurely"  # Litestar's message for an incomplete body


class Server:
    """The application, with the parts that its runner needs."""

    def __init__(
        self,
        options: Options,
        names: Callable[[str | None], frozenset[str] | None],
        lan: str | None,
        address: str | None,
        clock: Time | None = None,
    ) -> None:
        """Create the application.

        `names` takes the address in the local network, if any, and returns the host names that requests may use, or
        None if any may be used. `address` is where other devices reach the server.
        """
        self.options = options
        self.clock = clock or Time()
        self.metrics = Metrics()
        self.pages = Pages(page_folder())
        self.room: Room | None = None
        self.readiness: Readiness | None = None
        origins = Origins(names(lan), options.origins)
        self.household = Household(options, address, lambda lan: origins.rename(names(lan)))
        limits = options.limits
        self.operator = (
            OperatorPage(read_passphrase(options.operator), limits, self.metrics)
            if options.operator
            else None
        )
        openings = Openings(limits, time.monotonic)
        inner = Litestar(
            [
                api,
                alive,
                *self.readiness_handlers(),
                self.metrics_handler(),
                *(self.operator.handlers() if self.operator else []),
                *self.page_handlers(),
            ],
            dependencies={
                "room": Provide(self.get_room, sync_to_thread=False),
                "client": Provide(client_of),
                "openings": Provide(lambda: openings, sync_to_thread=False),
                "address": Provide(lambda: self.household.address, sync_to_thread=False),
                "household": Provide(lambda: self.household, sync_to_thread=False),
            },
            exception_handlers={
                Refusal: answer_refusal,
                Invalid: answer_invalid,
                HTTPException: answer_http_error,
                RecursionError: answer_too_deep,
                UnicodeError: answer_not_text,
                Exception: answer_failure,
            },
            request_max_body_size=BODY_BYTES,
            compression_config=CompressionConfig(
                backend="gzip", minimum_size=2000, gzip_compress_level=4, exclude_opt_key="packed"
            ),
            openapi_config=OpenAPIConfig(
                title="Cinquina",
                version=cinquina.__version__,
                description="Tables, seats and records over HTTP; a table itself is played over its WebSocket, "
                "/api/tables/{table}/socket?since=N.",
                path="/api/docs",
                use_handler_docstrings=True,
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            logging_config=None,
        )
        gate = Gate(
            Sockets(inner, self.get_room),
            origins,
            AddressBuckets(limits.requests, time.monotonic),
            self.metrics,
        )
        self.asgi: ASGIApp = SecurityHeaders(gate)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the store, the bus and the workers, and close them afterwards. Raise Invalid if one cannot be opened."""
        options = self.options
        bus = bus_of(options.bus)
        watch = StoreWatch(self.metrics)
        store = watch.instrument(store_at(options.store))
        tables = Tables(store)
        pool = Pool(options.workers)
        pace = Pace(options.bot_pace)
        room = Room(tables, bus, pool, self.metrics, options.limits, pace, self.clock)
        chores: list[asyncio.Task[None]] = []
        try:
            await open_store(store)
            lock_store(store, alone=not options.bus)
            chores.append(asyncio.create_task(check_store(store, watch)))
            await asyncio.wait(chores, timeout=CHECK_SECONDS)
            if watch.damage is not None:
                raise Fault("--store", "serve-fault-store-damaged", file=str(getattr(store, "path", "")))
            await room.open()
            self.metrics.register_gauges(lambda: tables.in_memory, lambda: bus.up, pool)
            self.readiness = Readiness(store, watch, room)
            if self.operator:
                self.operator.open(room, self.readiness)
            self.room = room
            self.household.store = store
            chores.append(asyncio.create_task(prune_regularly(store, self.clock)))
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await room.close()
            await store.close()

    def get_room(self) -> Room:
        assert self.room is not None
        return self.room

    async def stop(self) -> None:
        if self.room:
            await self.room.stop()

    def readiness_handlers(self) -> list[Any]:
        @get(["/readyz", "/healthz"], include_in_schema=False, media_type=MediaType.TEXT)
        async def ready() -> Response[str]:
            """Answer within two seconds whether this process can do its work."""
            problems = ["starting"] if self.readiness is None else await self.readiness.problems()
            told = "ok" if not problems else f"not ready: {', '.join(problems)}"
            return Response(f"{told}\n", status_code=503 if problems else 200, media_type=MediaType.TEXT)

        return [ready]

    def metrics_handler(self) -> Any:
        @get("/metrics", include_in_schema=False)
        async def metrics() -> Response[bytes]:
            # Litestar adds a charset to a media type; Prometheus wants its own, once.
            headers = {"content-type": "text/plain; version=0.0.4; charset=utf-8"}
            return Response(self.metrics.page(), headers=headers, media_type="")

        return metrics

    def page_handlers(self) -> list[Any]:
        @route(
            ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={"packed": True}
        )
        async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
            found = None if path.startswith("/api/") else self.pages.find(path)
            if found is None:
                raise Refusal("table.no_such_page")
            status = 200
            if self.pages.is_route(path):
                found, status = await self.page_with_head(request, path, found)
            headers = {
                "etag": found.tag,
                "cache-control": found.cache,
                "vary": "accept-encoding, accept-language",
            }
            if status == 200 and request.headers.get("if-none-match") == found.tag:
                return Response(b"", status_code=304, headers=headers, media_type=found.kind)
            data = found.data
            if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
                data, headers["content-encoding"] = found.packed, "gzip"
            return Response(data, status_code=status, headers=headers, media_type=found.kind)

        return [page]

    async def page_with_head(
        self, request: Request[Any, Any, Any], path: str, page: PageFile
    ) -> tuple[PageFile, int]:
        """Return the page for this path, in the client's language, and its status."""
        texts = Texts(wanted_language(request.headers.get("accept-language", "")))
        found = await describe_page(path, self.room.tables if self.room else None, texts)
        origin = self.household.address or str(request.base_url).rstrip("/")
        return page_file("index.html", with_head(page.data, found, texts.lang, origin, path)), found.status


def lock_store(store: Store, alone: bool) -> None:
    try:
        store.lock(alone)
    except Unavailable as error:
        raise fault_of(error) from None


async def check_store(store: Store, watch: StoreWatch) -> None:
    """Check the store's file once for damage. A large file is checked while people already play."""
    with suppress(Unavailable):
        found = await store.check()
        if found is not None:
            watch.damage = found
            log.error("store_damaged", reason=found)


async def prune_regularly(store: Store, clock: Time) -> None:
    """Delete expired data every PRUNE_SECONDS, but nothing in the first hour after the start."""
    await clock.sleep(FIRST_PRUNE_SECONDS)
    while True:
        with suppress(Unavailable):
            gone = await store.prune(clock.now())
            if gone != Pruned():
                log.info("pruned", tables=gone.tables, guests=gone.guests, editions=gone.editions)
        await clock.sleep(PRUNE_SECONDS)


@get("/livez", include_in_schema=False, media_type=MediaType.TEXT)
async def alive() -> str:
    """Answer that this process is alive. If it does not answer, restart it."""
    return "ok\n"


# -- errors, all in the same form


def error_response(refusal: Refusal, status: int) -> Response[Told]:
    seconds = refusal.facts.get("seconds")
    headers = None if seconds is None else {"retry-after": str(seconds)}
    return Response(Told(refusal.id, refusal.facts), status_code=status, headers=headers)


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Told]:
    return error_response(refusal, status_of(refusal))


def answer_invalid(request: Request[Any, Any, Any], error: Invalid) -> Response[Told]:
    return error_response(Refusal(refusals.Invalid(error.path, error.message)), 400)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Told]:
    if error.status_code == 404:
        return error_response(Refusal("table.no_such_page"), 404)
    if error.status_code == 413:
        return error_response(Refusal(TooLarge(BODY_BYTES)), 413)
    if error.detail == WENT_AWAY:
        return error_response(Refusal(Malformed("half a body")), 400)
    if error.status_code >= 500:
        return answer_failure(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    message = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra) or error.detail
    answer = error_response(Refusal(Malformed(message[:300])), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def answer_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Told]:
    """Refuse a body that is nested too deeply to parse."""
    return error_response(Refusal(Malformed("nested too deeply")), 400)


def answer_not_text(request: Request[Any, Any, Any], error: UnicodeError) -> Response[Told]:
    return error_response(Refusal(Malformed("not UTF-8")), 400)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Told]:
    log.error("request_failed", path=request.scope["path"], exc_info=error)
    return error_response(Refusal("table.failed"), 500)
