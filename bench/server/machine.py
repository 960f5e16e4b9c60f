"""Measurements of the machine: fsync times, and processor time of a process."""

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

PAGE = b"\0" * 4096
EVERY = 0.05  # seconds


@contextlib.contextmanager
def fsyncs(folder: Path) -> Iterator[list[float]]:
    """Yield a list of raw fsync times of one page beside the database while the load runs, in ms."""
    times: list[float] = []
    over = threading.Event()

    def probe() -> None:
        with Path(folder, "probe").open("wb", buffering=0) as file:
            while not over.wait(EVERY):
                file.write(PAGE)
                began = time.perf_counter()
                os.fsync(file.fileno())
                times.append((time.perf_counter() - began) * 1000)

    thread = threading.Thread(target=probe)
    thread.start()
    try:
        yield times
    finally:
        over.set()
        thread.join()


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far; 0 if the system does not report it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def store_seconds(pid: int) -> float:
    """Return the processor time of a server's threads beside the main one, which read and write the store."""
    try:
        stats = [
            each.read_text()
            for each in Path(f"/proc/{pid}/task").glob("*/stat")
            if each.parent.name != str(pid)
        ]
    except OSError:
        return 0.0
    fields = [stat.rpartition(")")[2].split() for stat in stats]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def many_files() -> None:
    """Raise the limit of open files for a thousand sockets."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
