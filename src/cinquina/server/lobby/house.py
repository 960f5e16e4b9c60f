"""Access from the local network, switched on and off at run time, by the person at this computer only.

Once on, it stays on until that person switches it off, also after a restart at the same address. At another address,
which may belong to another network, it must be switched on again.

The request must come over loopback, under a loopback name, from our own page (by its `Origin`), with the token that
only such a page receives, and through no proxy: behind one, every client seems to come over loopback.
"""

import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from cinquina.core.errors import Invalid, Refusal
from cinquina.server.lobby.lan import lan_address, listen_at
from cinquina.server.lobby.origin import LOOPBACK
from cinquina.server.ops.options import Options
from cinquina.server.viewer.lobby_messages import House
from cinquina.table.live import write_or_refuse
from cinquina.table.store import Store, Unavailable

# Headers that proxies add and browsers do not.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

# Called with a socket: listens there, too, and returns a function that stops it.
Listen = Callable[[Any], Awaitable[Callable[[], Awaitable[None]]]]


class Household:
    def __init__(
        self, options: Options, address: str | None, on_rename: Callable[[str | None], None]
    ) -> None:
        self.address = address  # where other devices reach this server
        self.on_rename = on_rename  # called when the names of the server change
        self.token = secrets.token_urlsafe(24)
        # A server opened by its options, or sharing its tables with other processes, cannot be changed.
        self.fixed = bool(options.proxy or options.origins or options.bus or options.lan)
        self.fixed = self.fixed or not is_loopback(options.host)
        self.port = 0
        self.store: Store | None = None  # stores whether the network is admitted
        self.listen: Listen | None = None
        self.close: Callable[[], Awaitable[None]] | None = None

    def describe_to(self, request: Request[Any, Any, Any]) -> House:
        here = self.may_configure(request)
        return House(self.address, here, self.token if here else "")

    def may_configure(self, request: Request[Any, Any, Any]) -> bool:
        """Return whether the request comes from the local machine and network access is still configurable."""
        if self.fixed or self.listen is None or any(each in request.headers for each in FORWARDED):
            return False
        host = request.headers.get("host", "")
        peer = request.client.host if request.client else ""
        return (
            is_loopback(peer)
            and hostname(host) in LOOPBACK
            and is_same_origin(request.headers.get("origin"), host)
        )

    async def set_open(self, request: Request[Any, Any, Any], open: bool, token: str) -> House:
        same = hmac.compare_digest(token.encode(), self.token.encode())
        if not self.may_configure(request) or not same or request.headers.get("origin") is None:
            raise Refusal("table.not_here")
        if open:
            await self.admit_network(lan_address())
        else:
            await self.shut_network()
        return self.describe_to(request)

    async def admit_network(self, lan: str | None) -> None:
        """Listen in the local network, too. Raise Refusal if there is no network or the port is taken."""
        if self.close is not None:
            return
        if lan is None:
            raise Refusal("table.no_network")
        try:
            opened = listen_at(lan, self.port)
        except Invalid:
            raise Refusal("table.no_network") from None
        assert self.listen is not None
        self.close = await self.listen(opened)
        self.on_rename(lan)
        self.address = self.address_at(lan)
        # If this cannot be saved, the network is admitted only until a restart.
        with suppress(Unavailable):
            await self.require_store().save_house(self.address)

    async def shut_network(self) -> None:
        """Stop listening in the local network. Raise Refusal if that cannot be saved: a restart would listen again."""
        if self.close is not None:
            shut, self.close, self.address = self.close, None, None
            self.on_rename(None)
            await shut()
        await write_or_refuse(self.require_store().save_house(None))

    async def reopen(self) -> None:
        """Listen in the local network again if this server did so when it last ran."""
        lan = lan_address()
        if self.fixed or lan is None:
            return
        with suppress(Refusal, Unavailable):
            if await self.require_store().house() == self.address_at(lan):
                await self.admit_network(lan)

    def address_at(self, lan: str) -> str:
        return f"http://{lan}:{self.port}"

    def require_store(self) -> Store:
        assert self.store is not None
        return self.store


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return host == "localhost"


def hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_same_origin(origin: str | None, host: str) -> bool:
    """Return whether the request comes from our own page. Browsers omit `Origin` on plain GETs, so a missing header
    counts as our own."""
    return origin is None or origin.lower() == f"http://{host.lower()}"
