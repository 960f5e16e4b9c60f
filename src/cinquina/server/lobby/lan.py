"""Addresses to listen on: loopback, the local network, and the next port when the usual one is taken."""

import contextlib
import errno
import io
import socket

import segno

from cinquina.core.errors import Fault

USUAL_PORT = 5505
TRIES = 50


def lan_address() -> str | None:
    """Return this machine's address in the local network, from the routing table; nothing is sent. None if there is
    none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def listen(hosts: list[str], port: int | None) -> tuple[list[socket.socket], int]:
    """Open sockets for all hosts at one port and return them with the port: the given one, or the first free one from
    the usual."""
    asked = USUAL_PORT if port is None else port
    for number in range(asked, asked + (TRIES if port is None else 1)):
        opened: list[socket.socket] = []
        try:
            for host in hosts:
                # Port 0 lets the system choose for the first host; the others follow it.
                chosen = opened[0].getsockname()[1] if opened else number
                opened.append(bind_socket(host, chosen))
        except OSError as error:
            for each in opened:
                each.close()
            if error.errno != errno.EADDRINUSE:
                raise cannot_listen(host, number, error) from None
            continue
        add_ipv6_loopback(hosts, opened)
        return opened, int(opened[0].getsockname()[1])
    if port is None:
        raise Fault(
            "--port", "serve-fault-ports-taken", first=str(USUAL_PORT), last=str(USUAL_PORT + TRIES - 1)
        )
    raise Fault("--port", "serve-fault-port-taken", port=str(port))


def cannot_listen(host: str, port: int, error: OSError) -> Fault:
    return Fault("--host", "serve-fault-cannot-listen", address=f"{host}:{port}", reason=error.strerror)


def listen_at(host: str, port: int) -> socket.socket:
    """Open one more socket, at a known port."""
    try:
        return bind_socket(host, port)
    except OSError as error:
        raise cannot_listen(host, port, error) from None


def bind_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind((host, port))
        # Bound is not enough: two programs may bind, only one may listen.
        opened.listen(2048)
    except OSError:
        opened.close()
        raise
    opened.setblocking(False)
    return opened


def add_ipv6_loopback(hosts: list[str], opened: list[socket.socket]) -> None:
    """Add a socket on ::1, which is `localhost` for some browsers. Without IPv6 do nothing."""
    if "127.0.0.1" not in hosts:
        return
    with contextlib.suppress(OSError):
        opened.append(bind_socket("::1", opened[0].getsockname()[1]))


def qr_terminal(link: str) -> str:
    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True)
    return out.getvalue()


def qr_svg(link: str) -> bytes:
    """Draw a QR code, black on white with its quiet zone in every theme, since a camera reads it."""
    out = io.BytesIO()
    segno.make(link, micro=False).save(
        out,
        kind="svg",
        scale=8,
        border=4,
        omitsize=True,  # with a viewBox, so that it is whole at any size
        dark="#000",
        light="#fff",
        xmldecl=False,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue()
