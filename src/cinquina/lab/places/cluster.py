"""Ray: one of our own on this machine, or a cluster that is there.

Tasks, no actors: a task that is done twice comes to the same, so what dies is simply done again.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec

from cinquina.core.errors import Invalid
from cinquina.lab.identity import mark
from cinquina.lab.places import RETRIES, Done, Gone
from cinquina.lab.places.session import Session
from cinquina.lab.task import Task, opened, timed

PORT = 10001  # of Ray's client server, unless the address names another
PATIENCE = 5.0  # seconds for a first answer: Ray itself waits for most of a minute
TRIES = 3  # a busy head gives a new client half a minute, then sends it away
AHEAD = 2  # tasks handed over for each worker, so that none waits for the next


def answers(address: str) -> bool:
    """Whether anybody listens there."""
    try:
        place = urlsplit(address)
        with socket.create_connection((place.hostname or "", place.port or PORT), timeout=PATIENCE):
            return True
    except (OSError, ValueError):
        return False


class Cluster:
    """Used as a context: Ray takes seconds to begin, and one is enough for a whole experiment."""

    def __init__(self, address: str | None, workers: int | None = None) -> None:
        self.address = address
        self.asked = workers
        self.workers = workers or os.cpu_count() or 1
        self.session = Session() if address is None else None

    def __enter__(self) -> "Cluster":
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we were here
        if self.session is None:
            there = self.connect(address=self.address)
            self.workers = min(self.asked or there, there)
            return self
        home = self.session.begin()
        try:
            # `local`: a session that somebody left behind is not joined by mistake.
            self.connect(address="local", num_cpus=self.workers, include_dashboard=False, _temp_dir=home)
        except BaseException:
            self.session.end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()
        if self.session is not None:
            self.session.end()

    def connect(self, **options: Any) -> int:
        """How many processors are there."""
        import ray

        self.ray: Any = ray
        for attempt in range(1, TRIES + 1):
            try:
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **options)
                return max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            except Exception as error:  # Ray raises of every kind
                ray.shutdown()
                if attempt == TRIES:
                    raise self.gone(error) from None
        raise AssertionError

    def gone(self, error: Exception) -> Gone:
        told = str(error).strip().splitlines() or [type(error).__name__]
        return Gone(self.address or "ray", told[0])

    def run(self, tasks: Iterable[Task]) -> Iterator[Done]:
        try:
            yield from self.dealt(self.ray, iter(tasks))
        except (Invalid, self.ray.exceptions.RayTaskError):
            raise
        except Exception as error:  # of grpc, of sockets, of Ray
            raise self.gone(error) from None

    def dealt(self, ray: Any, tasks: Iterator[Task]) -> Iterator[Done]:
        """Never more than a few for each worker: what is not begun need not be taken back."""
        remote = ray.remote(max_retries=RETRIES)(timed)
        identity = mark()
        pending: dict[Any, Task] = {}
        more = True
        while more or pending:
            while more and len(pending) < AHEAD * self.workers:
                task = next(tasks, None)
                if task is None:
                    more = False
                else:
                    pending[remote.remote(msgspec.msgpack.encode(task), identity)] = task
            if pending:
                (ready, *_), _ = ray.wait(list(pending), num_returns=1)
                answer = opened(ray.get(ready))
                yield Done(pending.pop(ready), *answer)
