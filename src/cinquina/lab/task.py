"""A task of the lab: some games of a plan, observed in one way. Plain data in, plain data out.

The result is a table by columns and depends on the task alone: it may be done by any process, and more than once.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

import cinquina.games  # noqa: F401  # plans name them, and a worker may begin with nothing
from cinquina.core.errors import Invalid
from cinquina.lab.identity import check_identity
from cinquina.lab.plan import Plan

Columns = dict[str, list[Any]]

# The kinds of observation: `<kind>` is the function `rows` of the module `cinquina.lab.<kind>`, and `COLUMNS` beside it
# names its columns.
KINDS = ("games", "moments", "lifts", "records")


class Task(msgspec.Struct, frozen=True):
    kind: str
    plan: Plan
    first: int
    count: int

    @property
    def name(self) -> str:
        """Return the name of the result's file."""
        return f"{self.first:08}-{self.count}"


def run_checked(task: bytes, identity: bytes) -> bytes:
    """Run a task and return its rows. Raise Invalid if this engine differs from the caller's."""
    check_identity(identity)
    return msgspec.msgpack.encode(run_task(msgspec.msgpack.decode(task, type=Task)))


def run_timed(task: bytes, identity: bytes) -> tuple[bytes, float] | tuple[str, str]:
    """Run a task. Return its rows and seconds, or the path and message of an Invalid, which cannot be pickled."""
    begin = time.perf_counter()
    try:
        return run_checked(task, identity), time.perf_counter() - begin
    except Invalid as wrong:
        return wrong.path, wrong.message


def decode_answer(answer: Any) -> tuple[Columns, float]:
    """Decode the answer of `run_timed`. Raise the Invalid that it carries, if any."""
    first, second = answer
    if isinstance(first, str):
        raise Invalid(first, second)
    return msgspec.msgpack.decode(first, type=Columns), second


def run_task(task: Task) -> Columns:
    rows: Callable[[Task], Columns] = import_kind(task.kind).rows
    return rows(task)


def columns_of(kind: str) -> tuple[str, ...]:
    names: tuple[str, ...] = import_kind(kind).COLUMNS
    return names


def import_kind(kind: str) -> Any:
    return import_module(f"cinquina.lab.{kind}")
