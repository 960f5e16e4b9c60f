"""The routes of a guest: tables, stored data, other devices, erasure."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from cinquina.server.http.routing import (
    READING,
    WRITING,
    Address,
    TheClient,
    TheRoom,
    guest_cookie,
)
from cinquina.server.lobby.lan import qr_svg
from cinquina.server.requests import guest
from cinquina.server.viewer.lobby_messages import ComeBack, Known, Pass, TableLine


@get("/tables", responses=READING, summary="Your tables")
async def your_tables(
    request: Request[Any, Any, Any], room: TheRoom, client: TheClient
) -> Response[list[TableLine]]:
    """Return the guest's tables. Once a week the answer renews the cookie, so that a browser in use never drops it."""
    lines, renewed = await guest.your_tables(room, client)
    return Response(lines, cookies=[guest_cookie(client.token or "", request)] if renewed else [])


@get("/guest", responses=READING, summary="What is stored about you")
async def known(room: TheRoom, client: TheClient) -> Known:
    """Return what is stored about the guest. Without a valid cookie the answer is empty."""
    return await guest.known(room, client)


@post("/guest/pass", status_code=200, responses=WRITING, summary="A passphrase for another device of yours")
async def renew_pass(
    request: Request[Any, Any, Any], room: TheRoom, client: TheClient, address: Address
) -> Pass:
    """Return a new passphrase, once: only its hash is stored. The old one ends, and so do all other devices."""
    passphrase = await guest.renew_pass(room, client)
    # Behind the #, so that it is in no server's log.
    link = f"{address or str(request.base_url).rstrip('/')}/return#{passphrase}"
    return Pass(passphrase, link, qr_svg(link).decode())


@post("/guest/return", status_code=200, responses=WRITING, summary="Be the same guest on this device")
async def come_back(
    request: Request[Any, Any, Any], data: JSONBody[ComeBack], room: TheRoom, client: TheClient
) -> Response[list[TableLine]]:
    """Admit a device by passphrase and return the guest's tables. The answer carries the guest's cookie."""
    lines, token = await guest.come_back(room, client, data)
    return Response(lines, cookies=[guest_cookie(token, request)])


@post("/guest/forget", status_code=200, responses=WRITING, summary="Delete what is stored about you")
async def forget(request: Request[Any, Any, Any], room: TheRoom, client: TheClient) -> Response[Known]:
    """Erase the guest: bots take their seats; names, chat lines, devices and passphrase are deleted."""
    erased = await guest.forget(room, client)
    gone = guest_cookie("", request)
    gone.max_age = 0
    return Response(erased, cookies=[gone])
