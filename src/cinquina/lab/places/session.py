"""A private Ray instance: its files in one folder, its token outside the home folder, everything removed afterwards.

Ray's processes outlive a driver that is killed. So a keeper process waits for the end of a pipe that the driver holds
open, then ends the processes that use the folder, and removes it.
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
# A node that is ending may have started another process, and none ends at once.
LOOKS, BETWEEN = 200, 0.05  # seconds


class Session:
    def begin(self) -> str:
        """Create the folder and return it."""
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


def clean_up_after_driver(home: Path) -> None:
    driver = os.getppid()  # continues to run, and has its log open there
    sys.stdin.buffer.read()
    for _ in range(LOOKS):
        left = [number for number in find_processes(home) if number != driver]
        if not left:
            break
        for number in left:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        time.sleep(BETWEEN)
    shutil.rmtree(home, ignore_errors=True)


def find_processes(home: Path) -> list[int]:
    """Return the processes that name the folder or have one of its files open; none on systems without /proc.

    Agents and client processes outlive the node that started them, under other names.
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
    clean_up_after_driver(Path(sys.argv[1]))
