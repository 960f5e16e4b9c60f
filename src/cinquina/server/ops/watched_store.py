"""Metrics of a store: its calls are timed, its failures are counted and logged at most once a minute."""

import functools
import time
from collections.abc import Awaitable, Callable
from typing import Any

from cinquina.server.ops.log import log
from cinquina.server.ops.metrics import Metrics
from cinquina.table.store import Store, Unavailable

TOLD_EVERY = 60.0  # seconds
WRITING = frozenset(
    {
        "create",
        "write",
        "say",
        "save_guest",
        "save_pass",
        "erase_guest",
        "save_lesson",
        "save_house",
        "save_archive",
        "prune",
        "probe",
    }
)
DAMAGE = ("malformed", "not a database", "file is encrypted")


class StoreWatch:
    """The failures of a store so far."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.metrics = metrics
        self.clock = clock
        self.damage: str | None = None  # found in the stored data; a restart does not repair it
        self.told: float | None = None
        self.untold = 0

    def instrument(self, store: Store) -> Store:
        """Wrap every method of `store` so that failures are counted and logged."""
        for name in Store.__abstractmethods__ - {"open", "close", "lock"}:
            setattr(store, name, self.wrap(name, getattr(store, name)))
        return store

    def wrap(self, name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        seconds = self.metrics.store_seconds.labels("write" if name in WRITING else "read")

        @functools.wraps(call)
        async def watching(*arguments: Any, **named: Any) -> Any:
            try:
                with seconds.time():
                    return await call(*arguments, **named)
            except Unavailable as error:
                self.count_failure(name, str(error))
                raise

        return watching

    def count_failure(self, call: str, reason: str) -> None:
        self.metrics.store_errors.labels("write" if call in WRITING else "read").inc()
        if any(each in reason for each in DAMAGE):
            self.damage = reason
        self.untold += 1
        now = self.clock()
        if self.told is None or now - self.told >= TOLD_EVERY:
            log.error("store_failed", call=call, reason=reason[:500], times=self.untold)
            self.told, self.untold = now, 0
