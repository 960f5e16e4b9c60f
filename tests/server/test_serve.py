"""`cinquina serve` as a person starts it."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cinquina.cli import main
from cinquina.core.errors import Invalid
from cinquina.server.lobby.lan import USUAL_PORT, lan_address, listen, qr_svg, qr_terminal
from tests.patience import PATIENCE
from tests.server.running import running


def test_one_clear_line(folder: Path):
    with running(folder) as server:
        assert server.stop() == 0
        assert re.fullmatch(
            r"Cinquina is open at http://127\.0\.0\.1:\d+ \(Ctrl\+C closes it\)\n", server.said
        )
        assert server.log.read_text() == ""


def test_the_local_network_sees_it_only_when_asked(folder: Path):
    address = lan_address()
    if address is None:
        pytest.skip("this machine is in no network")
    with running(folder) as server:
        port = server.address.rpartition(":")[2]
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{address}:{port}/healthz", timeout=PATIENCE)
    with running(folder, "--lan") as server:
        port = server.address.rpartition(":")[2]
        assert httpx.get(f"http://{address}:{port}/healthz", timeout=PATIENCE).text == "ok\n"
        about, picture = (
            httpx.get(f"{server.address}/api/{what}", timeout=PATIENCE) for what in ("about", "qr.svg")
        )
        assert about.json()["address"] == f"http://{address}:{port}"
        assert picture.content == qr_svg(f"http://{address}:{port}/")
        server.stop()
        assert f"http://{address}:{port}" in server.said.split("\n", 1)[1]
        assert "█" in server.said or "▀" in server.said, "the address as a QR code"


def test_the_usual_port_or_the_next():
    sockets, port = listen(["127.0.0.1"], None)
    again, next_port = listen(["127.0.0.1"], None)
    try:
        assert USUAL_PORT <= port < next_port
        with pytest.raises(Invalid, match="port-taken"):
            listen(["127.0.0.1"], port)
    finally:
        for each in sockets + again:
            each.close()


def test_a_port_that_is_taken_is_said_so():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "cinquina.cli",
            "serve",
            "--no-open",
            "--lang",
            "en",
            "--port",
            str(port),
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == f"cinquina: --port: port {port} is taken by another program\n"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--store", "mysql://x/y"), "not a kind of store"),
        (("--store", "nonsense"), "is not an address"),
        (("--store", "sqlite:////proc/nowhere/t.db"), "--store"),
        (("--bus", "redis://127.0.0.1:1/0"), "nobody answers"),
        (("--bus", "http://x"), "--bus"),
        (("--host", "203.0.113.7"), "cannot listen"),
        (("--limit", "openings=fast"), "openings=1/30"),
        (("--limit", "openings=0/5"), "openings=1/30"),
        (("--port", "-1"), "--port"),
        (("--log", "xml"), "--log"),
    ],
)
@pytest.mark.usefixtures("logging_as_it_was")
def test_what_cannot_be_done_is_one_sentence(
    folder: Path, options: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
):
    store = () if "--store" in options else ("--store", f"sqlite:///{folder / 't.db'}")
    port = () if "--port" in options else ("--port", "0")
    assert main(["serve", "--no-open", "--lang", "en", *store, *port, *options]) == 2
    told = capfd.readouterr()
    assert told.out == "" and said in told.err
    assert told.err.count("\n") == 1 and "Traceback" not in told.err


def test_pictures_of_an_address():
    assert qr_svg("http://192.0.2.1:5505/").startswith(b"<svg")
    assert qr_terminal("http://192.0.2.1:5505/").count("\n") > 10
