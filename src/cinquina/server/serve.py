"""Run a server in this process until it is asked to stop."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import uvicorn

from cinquina.core.errors import Fault
from cinquina.server.app import Server
from cinquina.server.lobby.lan import USUAL_PORT, lan_address, listen
from cinquina.server.lobby.origin import LOOPBACK
from cinquina.server.ops import garbage, log
from cinquina.server.ops.limits import FRAME_BYTES
from cinquina.server.ops.options import Options
from cinquina.server.socket.protocol import PatientSocket, protocol_class

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # compared, not bound
STOP_SECONDS = 5
IDLE_SECONDS = 5  # that a connection without a request stays open
PONG_SECONDS = 20.0  # for the answer of a page that may have disconnected
FILES = 65_536


class Ready(msgspec.Struct, frozen=True):
    """The addresses to show when the server is ready."""

    address: str
    elsewhere: str | None  # the address for other devices
    taken: int | None  # the usual port, if another program has it


def serve(options: Options, ready: Callable[[Ready], None]) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called when pages can connect. Raise Invalid if an option cannot be
    met."""
    log.set_up(options.log)
    raise_file_limit()
    # The thread that writes to the store must not wait for its turn while views are drawn.
    sys.setswitchinterval(0.0005)
    lan = lan_address() if options.lan else None
    if options.lan and lan is None:
        raise Fault("--lan", "serve-fault-no-network")
    hosts = [options.host] if lan is None or options.host in EVERYWHERE else [options.host, lan]
    sockets, port = listen(hosts, options.port)
    try:
        elsewhere = (
            options.origins[0].rstrip("/") if options.origins else f"http://{lan}:{port}" if lan else None
        )
        server = Server(options, lambda lan: own_names(options, lan), lan, elsewhere)
        server.household.port = port
        own = "127.0.0.1" if options.host in EVERYWHERE else options.host
        taken = USUAL_PORT if options.port is None and port != USUAL_PORT else None
        here = f"http://{f'[{own}]' if ':' in own else own}:{port}"
        config = uvicorn_config(server, options)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:

            def on_ready() -> None:
                announce(options, Ready(here, server.household.address, taken), ready)

            runner.run(run(server, config, sockets, on_ready))
    finally:
        for each in sockets:
            each.close()


def uvicorn_config(server: Server, options: Options) -> uvicorn.Config:
    return uvicorn.Config(
        server.asgi,
        http=protocol_class(None if options.proxy else options.limits.connections),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=options.proxy,
        ws=PatientSocket,
        ws_max_size=FRAME_BYTES,
        # A thousand compressors take more memory than all tables together.
        ws_per_message_deflate=False,
        ws_ping_timeout=PONG_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


async def run(
    server: Server, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]
) -> None:
    async with server.open():
        garbage.freeze()
        tidying = asyncio.create_task(garbage.collect_regularly())
        await Listener(config, server, ready).serve(sockets)
        tidying.cancel()


class Listener(uvicorn.Server):
    """uvicorn's server, except that stopping cuts off no pending request."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.tables = server
        self.ready = ready
        server.household.listen = self.listen_too

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self.tables.household.reopen()
        self.ready()

    async def listen_too(self, opened: socket.socket) -> Callable[[], Awaitable[None]]:
        """Serve at one more socket. Return a function that closes it and disconnects its clients."""
        host = opened.getsockname()[0]
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(self.make_protocol, sock=opened, backlog=self.config.backlog)
        self.servers.append(listening)

        async def close() -> None:
            self.servers.remove(listening)
            listening.close()
            for each in list(self.server_state.connections):
                transport = getattr(each, "transport", None)
                if transport is not None and (transport.get_extra_info("sockname") or [""])[0] == host:
                    transport.abort()

        return close

    def make_protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        return kind(  # type: ignore[no-any-return]  # uvicorn's protocols
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self.tables.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals as uvicorn does, but without raising them again: the store must still be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def raise_file_limit() -> None:
    """Raise the limit of open files. Many systems start with 1,024, and every socket counts as a file."""
    try:
        import resource
    except ImportError:  # there is none on Windows, and no such limit either
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def own_names(options: Options, lan: str | None) -> frozenset[str] | None:
    """Return the names that this server answers to; None if any, for one that listens everywhere."""
    if options.host in EVERYWHERE and not options.origins:
        return None
    here = socket.gethostname().lower()
    own = {lan, here, f"{here}.local"} if lan else set()
    return frozenset(each for each in LOOPBACK | {options.host} | own if each)


def announce(options: Options, told: Ready, ready: Callable[[Ready], None]) -> None:
    ready(told)
    if options.open and can_open_browser():
        threading.Thread(target=webbrowser.open, args=(told.address,), daemon=True).start()


def can_open_browser() -> bool:
    """Return whether a browser can be opened. Without a display the standard library would start one inside this
    terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
