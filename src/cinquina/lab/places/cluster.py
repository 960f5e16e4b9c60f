"""Tasks on Ray: on a local instance of our own, or on an existing cluster.

They are tasks without actors: the result of a repeated task is the same, so lost tasks are simply repeated.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec

from cinquina.core.errors import Invalid
from cinquina.lab.identity import encode_identity
from cinquina.lab.places import RETRIES, Done, Gone
from cinquina.lab.places.session import Session
from cinquina.lab.task import Task, decode_answer, run_timed

PORT = 10001  # of Ray's client server, unless the address has another
PATIENCE = 5.0  # seconds for the first answer: Ray itself waits for most of a minute
TRIES = 3  # a busy head node lets a new client wait for half a minute, then rejects it
AHEAD = 2  # tasks queued per worker, so that none is idle


def is_reachable(address: str) -> bool:
    """Return whether a server listens at the address."""
    try:
        place = urlsplit(address)
        with socket.create_connection((place.hostname or "", place.port or PORT), timeout=PATIENCE):
            return True
    except (OSError, ValueError):
        return False


class Cluster:
    """A context manager: Ray takes seconds to start, and one instance serves a whole experiment."""

    def __init__(self, address: str | None, workers: int | None = None) -> None:
        self.address = address
        self.asked = workers
        self.workers = workers or os.cpu_count() or 1
        self.session = Session() if address is None else None

    def __enter__(self) -> "Cluster":
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics are sent
        if self.session is None:
            there = self.connect(address=self.address)
            self.workers = min(self.asked or there, there)
            return self
        home = self.session.begin()
        try:
            # `local`: never joins a session left behind by another process.
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
        """Connect and return the number of processors."""
        import ray

        self.ray: Any = ray
        for attempt in range(1, TRIES + 1):
            try:
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **options)
                return max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            except Exception as error:  # Ray raises exceptions of every kind
                ray.shutdown()
                if attempt == TRIES:
                    raise self.failure(error) from None
        raise AssertionError

    def failure(self, error: Exception) -> Gone:
        told = str(error).strip().splitlines() or [type(error).__name__]
        return Gone(self.address or "ray", told[0])

    def run(self, tasks: Iterable[Task]) -> Iterator[Done]:
        try:
            yield from self.run_ahead(self.ray, iter(tasks))
        except (Invalid, self.ray.exceptions.RayTaskError):
            raise
        except Exception as error:  # from grpc, sockets or Ray
            raise self.failure(error) from None

    def run_ahead(self, ray: Any, tasks: Iterator[Task]) -> Iterator[Done]:
        """Run the tasks and yield their results. Few are queued per worker, so that none has to be cancelled."""
        remote = ray.remote(max_retries=RETRIES)(run_timed)
        identity = encode_identity()
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
                answer = decode_answer(ray.get(ready))
                yield Done(pending.pop(ready), *answer)
