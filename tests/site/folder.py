"""A built site, and plain web servers for it."""

import functools
import os
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the folder that `./dev test` or `./dev site` built."""
    folder = os.environ.get("CINQUINA_SITE", "")
    if not folder:
        pytest.skip(os.environ.get("CINQUINA_NO_SITE") or "CINQUINA_SITE names no built site")
    return Path(folder)


class Quiet(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files."""

    def log_message(self, format: str, *facts: Any) -> None:
        pass


@pytest.fixture
def serve() -> Iterator[Any]:
    """`serve(folder)`: the address of a plain web server."""
    running: list[ThreadingHTTPServer] = []

    def served(folder: Path) -> str:
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        running.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    yield served
    for server in running:
        server.shutdown()
        server.server_close()
