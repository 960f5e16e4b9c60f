"""A piece of work of the lab: some games of a plan, watched in one way. Plain data in, plain data out.

What comes out is a table by columns, and depends on the task alone: so it does not matter which process did it, nor how
often.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

import cinquina.games  # noqa: F401  # plans name them, and a worker may begin with nothing
from cinquina.core.errors import Invalid
from cinquina.lab.identity import check
from cinquina.lab.plan import Plan

Columns = dict[str, list[Any]]

# What can be done with the games of a plan: `<kind>` is the function `rows` of the module `cinquina.lab.<kind>`, and
# `COLUMNS` beside it is what they have.
KINDS = ("games", "moments", "lifts", "records")


class Task(msgspec.Struct, frozen=True):
    kind: str
    plan: Plan
    first: int
    count: int

    @property
    def name(self) -> str:
        """Of the file that keeps what came out."""
        return f"{self.first:08}-{self.count}"


def work(task: bytes, identity: bytes) -> bytes:
    """Do it, where the engine is the one of who asks."""
    check(identity)
    return msgspec.msgpack.encode(done(msgspec.msgpack.decode(task, type=Task)))


def timed(task: bytes, identity: bytes) -> tuple[bytes, float] | tuple[str, str]:
    """What came out and how long it took, or what is wrong: an exception of ours would not survive the way."""
    begin = time.perf_counter()
    try:
        return work(task, identity), time.perf_counter() - begin
    except Invalid as wrong:
        return wrong.path, wrong.message


def opened(answer: Any) -> tuple[Columns, float]:
    """What `timed` answered, where it is read."""
    first, second = answer
    if isinstance(first, str):
        raise Invalid(first, second)
    return msgspec.msgpack.decode(first, type=Columns), second


def done(task: Task) -> Columns:
    rows: Callable[[Task], Columns] = module(task.kind).rows
    return rows(task)


def columns_of(kind: str) -> tuple[str, ...]:
    names: tuple[str, ...] = module(kind).COLUMNS
    return names


def module(kind: str) -> Any:
    return import_module(f"cinquina.lab.{kind}")
