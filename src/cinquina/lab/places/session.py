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
from contextlib import suppress
from pathlib import Path

OURS = ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN")
SHORT = Path("/tmp")  # noqa: S108  # Ray's sockets need a short path, which the usual place may not have


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
    sys.stdin.buffer.read()
    for number in running(home):
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    shutil.rmtree(home, ignore_errors=True)


def running(home: Path) -> list[int]:
    """The processes that name the folder; where there is no /proc, Ray is on its own."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if str(home).encode() in path.read_bytes() and int(path.parent.name) != os.getpid():
                found.append(int(path.parent.name))
    return found


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
