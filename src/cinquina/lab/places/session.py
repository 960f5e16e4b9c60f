"""A Ray of our own: its files in a folder of its own, its token in nobody's home, and nothing left of it afterwards.

Ray's processes outlive a driver that is killed. So a keeper, a process of its own, waits for the end of a pipe that the
driver holds, and then ends what still runs in the folder and removes it.
"""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

OURS = ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN")
SHORT = Path("/tmp")  # noqa: S108  # Ray's sockets need a short path, which the usual place may not have
# A node that is being ended may have begun another process meanwhile, and none is gone at once.
LOOKS, BETWEEN = 200, 0.05  # seconds


class Session:
    def begin(self) -> str:
        """The folder."""
        self.before = {name: os.environ.get(name) for name in OURS}
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
        self.home = tempfile.mkdtemp(prefix="cinquina-ray-", dir=SHORT if SHORT.is_dir() else None)
        command = [sys.executable, "-m", "cinquina.lab.places.session", self.home]
        self.keeper = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
        return self.home

    def end(self) -> None:
        for name, value in self.before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        self.keeper.communicate()  # closes the pipe, and waits


def keep(home: Path) -> None:
    driver = os.getppid()  # may go on, and has its own log open there
    sys.stdin.buffer.read()
    for _ in range(LOOKS):
        left = [number for number in running(home) if number != driver]
        if not left:
            break
        for number in left:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        time.sleep(BETWEEN)
    shutil.rmtree(home, ignore_errors=True)


def running(home: Path) -> list[int]:
    """The processes that name the folder or have a file of it open; where there is no /proc, Ray is on its own.

    Agents and the process of a client outlive the node that began them, under names that say nothing.
    """
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            named = str(home).encode() in path.joinpath("cmdline").read_bytes()
            if (named or has_open(path, home)) and int(path.name) != os.getpid():
                found.append(int(path.name))
    return found


def has_open(process: Path, home: Path) -> bool:
    for link in [process / "cwd", *process.joinpath("fd").iterdir()]:
        with suppress(OSError):
            if str(link.readlink()).startswith(str(home)):
                return True
    return False


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
