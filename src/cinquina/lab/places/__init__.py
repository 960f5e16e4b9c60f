"""The places where tasks run: processes on this machine, or a Ray cluster. The results are the same."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from cinquina.lab.task import Columns, Task

RETRIES = 3  # of a task whose worker died


class Done(NamedTuple):
    task: Task
    columns: Columns
    seconds: float  # of the worker's time


class Gone(Exception):
    """The cluster no longer answers."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


class Place(Protocol):
    """A context manager for the duration of an experiment."""

    workers: int

    def __enter__(self) -> Any: ...

    def __exit__(self, *_: object) -> None: ...

    def run(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """Yield the results of the tasks, in any order; a task is taken only when a worker is about to be free."""
