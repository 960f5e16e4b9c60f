"""The switch to the local network: pressed at this computer, in our own page, and by nobody else."""

import http.client
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from cinquina.server.lobby.house import Household
from cinquina.server.lobby.lan import lan_address
from cinquina.server.ops.options import Options
from tests.patience import PATIENCE
from tests.server.running import UNLIMITED, Running, running


def asked(
    at: str, path: str = "/api/house", body: dict[str, Any] | None = None, **headers: str
) -> tuple[int, dict[str, Any]]:
    """A plain request to an address: what a browser would add, a test adds."""
    parts = urlsplit(at)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    sent = {"host": parts.netloc, **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body is not None:
        sent["content-type"] = "application/json"
    line.request("GET" if body is None else "POST", path, json.dumps(body) if body else None, sent)
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told


def turned(server: Running, open: bool, token: str, **headers: str) -> tuple[int, dict[str, Any]]:
    return asked(server.address, body={"open": open, "token": token}, **{"origin": server.address, **headers})


def reachable(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


def ended(line: socket.socket) -> bool:
    """The other side has hung up, after whatever it still had to say."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory):
    with running(tmp_path_factory.mktemp("house"), *UNLIMITED) as server:
        yield server


def test_nobody_presses_it_but_the_page_on_this_computer(here: Running):
    status, house = asked(here.address)
    assert (status, house["here"], house["address"]) == (200, True, None)
    token = house["token"]
    assert len(token) > 20
    port = urlsplit(here.address).port
    tries: list[dict[str, str]] = [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"https://127.0.0.1:{port}"},
        {"origin": f"http://127.0.0.1:{(port or 0) + 1}"},
        {"host": f"evil.example:{port}"},
        {"x_forwarded_for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
    ]
    for headers in tries:
        status, told = turned(here, True, token, **headers)
        assert status in (403, 421), (headers, told)
    for wrong in ("", "x", token[:-1], token + "x"):
        assert turned(here, True, wrong) == (403, {"id": "table.not_here", "facts": {}})
    # A program that tells no origin is no page of ours.
    body = {"open": True, "token": token}
    assert asked(here.address, body=body)[0] == 403
    # A page of another site, or one that came through a proxy, is not told the token.
    assert asked(here.address, x_forwarded_for="10.0.0.7")[1]["token"] == ""
    assert asked(here.address, origin="http://evil.example")[1]["token"] == ""
    assert asked(here.address)[1]["address"] is None


def test_the_network_is_let_in_and_shut_out_again(here: Running):
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    port = int(urlsplit(here.address).port or 0)
    at = f"http://{lan}:{port}"
    token = asked(here.address)[1]["token"]
    assert not reachable(lan, port)

    assert turned(here, True, token) == (200, {"address": at, "here": True, "token": token})
    assert turned(here, True, token)[0] == 200  # it is open already
    assert asked(at, "/api/about")[1]["address"] == at
    # From there nobody is told the token, and who has it cannot press either.
    assert asked(at) == (200, {"address": at, "here": False, "token": ""})
    body = {"open": False, "token": token}
    assert asked(at, body=body, origin=at)[0] == 403
    assert asked(at, body=body, origin=here.address, host=urlsplit(here.address).netloc)[0] == 403
    with socket.create_connection((lan, port), timeout=PATIENCE) as guest:
        guest.sendall(f"GET /livez HTTP/1.1\r\nhost: {lan}:{port}\r\n\r\n".encode())
        assert guest.recv(9) == b"HTTP/1.1 "
        assert turned(here, False, token)[1]["address"] is None
        assert ended(guest), "who came from there is cut off"
    assert not reachable(lan, port)
    assert asked(here.address, "/api/about", host=f"{lan}:{port}")[0] == 421
    assert turned(here, True, token)[0] == 200, "and in again"
    assert reachable(lan, port)


def test_a_restart_lets_the_same_network_in_again_and_no_other(tmp_path: Path):
    """Before, phones stood before a closed door, and the page at this computer could not open it."""
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    with running(tmp_path) as first:
        port = int(urlsplit(first.address).port or 0)
        old = asked(first.address)[1]["token"]
        assert turned(first, True, old)[0] == 200
    # Another address may be in another network: there somebody has to press again.
    with running(tmp_path) as elsewhere:
        assert asked(elsewhere.address)[1]["address"] is None
    at = f"http://{lan}:{port}"
    with running(tmp_path, "--port", str(port)) as again:
        assert asked(at) == (200, {"address": at, "here": False, "token": ""})
        house = asked(again.address)[1]
        assert (house["address"], house["here"]) == (at, True)
        assert turned(again, False, old)[0] == 403, "a token is of one server"
        assert reachable(lan, port)
        assert turned(again, False, house["token"])[0] == 200
    assert at in again.said, "whoever started it was told"
    with running(tmp_path, "--port", str(port)) as shut:
        assert asked(shut.address)[1]["address"] is None
        assert not reachable(lan, port)


@pytest.mark.parametrize(
    "options",
    [
        Options(proxy=True),
        Options(host="0.0.0.0"),  # looked at, not bound
        Options(host="192.0.2.7"),
        Options(origins=("https://x.example",)),
        Options(bus="valkey://x"),
        Options(lan=True),
    ],
    ids=lambda options: "".join(
        name for name in options.__struct_fields__ if getattr(options, name) != getattr(Options(), name)
    ),
)
def test_a_server_that_others_reach_already_has_no_switch(options: Options):
    assert Household(options, None, lambda _: None).fixed
    assert not Household(Options(), None, lambda _: None).fixed
