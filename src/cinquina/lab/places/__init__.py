"""Where tasks are done: in processes here, or on a Ray cluster. What comes out is the same."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from cinquina.lab.task import Columns, Task

RETRIES = 3  # of a task whose worker died


class Done(NamedTuple):
    task: Task
    columns: Columns
    seconds: float  # that it took its worker


class Gone(Exception):
    """A cluster that does not answer any more."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


class Place(Protocol):
    """Used as a context, for as long as an experiment runs."""

    workers: int

    def __enter__(self) -> Any: ...

    def __exit__(self, *_: object) -> None: ...

    def run(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """Do them, in any order; a task is asked for when somebody is about to be free."""
