"""Play with the Cinquina that is installed beside this Python: a game in the terminal, the page from the server.

Runs outside the checkout, in an environment that has the package and nothing for developers:
`python tools/try_installed.py --compiled`.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

COMMAND = [sys.executable, "-m", "cinquina.cli"]
GAMES = ("foldris", "pentris", "rollfold", "holi", "flow")
PATIENCE = 120  # seconds; it ends what hangs
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Wrong(Exception):
    """The installed package fails a check."""


def need(so: bool, told: str) -> None:
    if not so:
        raise Wrong(told)


def run(words: list[str], folder: Path, typed: str = "") -> str:
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "APPDATA": str(folder)}
    done = subprocess.run(
        [*COMMAND, *words, "--lang", "en"],
        cwd=folder,
        env=env,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    need(done.returncode == 0, f"cinquina {' '.join(words)}: {done.stdout[-500:]}{done.stderr}")
    return done.stdout


def look_at_the_engine(compiled: bool) -> None:
    found = find_spec("cinquina.core.rng")
    need(found is not None and found.origin is not None, "there is no engine")
    assert found and found.origin
    is_compiled = found.origin.endswith(tuple(EXTENSION_SUFFIXES))
    need(is_compiled == compiled, f"{found.origin}: compiled is {is_compiled}")


def play_in_the_terminal(folder: Path) -> None:
    """Play Foldris against a bot by the first choice of each list, then look at the record that was saved."""
    said = run(["play", "foldris", "--seats", "2", "--seed", "4"], folder, "1\n" * 500)
    record = re.search(r"The record of this game: (.*)", said)
    need(record is not None, f"the game did not end: {said[-500:]}")
    assert record
    run(["replay", record[1].strip(), "--audit"], folder)
    for game in GAMES:
        # Two games between bots: rules and texts of each title are there.
        run(["simulate", game, "--seats", "2", "--bots", "greedy,random", "--games", "2"], folder)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Start `cinquina serve`, yield its address; stopped by SIGTERM it must end well."""
    options = [
        "serve",
        "--no-open",
        "--port",
        "0",
        "--store",
        f"sqlite:///{folder / 'tables.db'}",
        "--lang",
        "en",
    ]
    server = subprocess.Popen(
        [*COMMAND, *options], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    )
    try:
        assert server.stdout
        address = re.search(r"http://\S+", server.stdout.readline())
        need(address is not None, "the server did not start")
        assert address
        yield address[0].rstrip("/.")
        server.send_signal(signal.SIGTERM)
        code = server.wait(PATIENCE)
        need(code == 0 or os.name == "nt", f"the server ended with {code}")
    finally:
        server.kill()
        server.wait()


def ask(address: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": "/".join(address.split("/")[:3])}
    request = urllib.request.Request(address, data, headers)  # noqa: S310  # our own server
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # as above
        return bytes(answer.read())


def play_over_http(address: str) -> None:
    need(b"ok" in ask(f"{address}/readyz"), "the server is not ready")
    need(b"<script" in ask(f"{address}/"), "the page is missing")
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
    opened = json.loads(ask(f"{address}/api/tables", {"game": "foldris", "chairs": chairs}))
    need("/table/" in opened["link"], f"no table was opened: {opened}")


def look_with_a_browser(address: str) -> str:
    """Open the lobby in a real browser, if there is one: its scripts have to run."""
    browser = os.environ.get("CINQUINA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if browser is None:
        return "no Chromium was found to look at the page"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom"]
    shown = subprocess.run(
        [browser, *options, address], capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    need("Foldris" in shown.stdout and "<button" in shown.stdout, f"the lobby is empty: {shown.stdout[:500]}")
    return "the lobby came up in Chromium"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play with the installed Cinquina.")
    parser.add_argument(
        "--compiled", action="store_true", help="its engine has to be compiled; without, it must not"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        try:
            need(version("cinquina") in run(["--version"], folder), "another version answers")
            look_at_the_engine(given.compiled)
            play_in_the_terminal(folder)
            with serving(folder) as address:
                play_over_http(address)
                browser = look_with_a_browser(address)
        except Wrong as wrong:
            print(f"cinquina {version('cinquina')}: {wrong}", file=sys.stderr)
            return 1
    print(f"cinquina {version('cinquina')}: played in the terminal, served its page; {browser}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
