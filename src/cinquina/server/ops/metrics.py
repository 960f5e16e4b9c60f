"""Metrics for Prometheus, at /metrics."""

import platform
from collections.abc import Callable, Collection, Iterable
from typing import Any, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

import cinquina

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Workers(Protocol):
    """Worker processes, and the tasks that wait for them."""

    @property
    def workers(self) -> Collection[Any]: ...

    @property
    def quick(self) -> Iterable[Any]: ...

    @property
    def slow(self) -> Iterable[Any]: ...


class Metrics:
    """The metrics of one server. They have a separate registry, so that two servers in one process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.decisions = Counter(
            "cinquina_decisions", "Decisions stored, by who made them", ["by"], registry=self.registry
        )
        self.latency = Histogram(
            "cinquina_decision_seconds",
            "From the arrival of a decision to its acknowledgement",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "cinquina_refusals", "Attempts refused, by rule", ["id"], registry=self.registry
        )
        self.sockets = Gauge("cinquina_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("cinquina_tables", "Tables held in memory", registry=self.registry)
        self.thinking = Gauge(
            "cinquina_bots_thinking", "Bots thinking or waiting for a worker", registry=self.registry
        )
        self.thought = Histogram(
            "cinquina_bot_seconds",
            "Time a worker took for a decision",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Counter(
            "cinquina_requests", "HTTP requests, by status", ["status"], registry=self.registry
        )

        self.store_seconds = Histogram(
            "cinquina_store_seconds",
            "Time a call of the store took, by kind",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.store_errors = Counter(
            "cinquina_store_errors",
            "Calls of the store that failed, by kind",
            ["kind"],
            registry=self.registry,
        )
        for kind in ("read", "write"):
            self.store_errors.labels(kind)
        self.bus_up = Gauge(
            "cinquina_bus_up", "Whether the bus is connected; 1 without a bus", registry=self.registry
        )
        self.workers = Gauge("cinquina_workers", "Worker processes that live", registry=self.registry)
        self.queue = Gauge("cinquina_queue", "Tasks that wait for a worker", ["line"], registry=self.registry)
        build = Info("cinquina_build", "Which program this is", registry=self.registry)
        build.info({"version": cinquina.__version__, "python": platform.python_version()})
        ProcessCollector(registry=self.registry)

    def register_gauges(self, tables: Callable[[], int], bus: Callable[[], bool], pool: Workers) -> None:
        """Register the functions that return the values of the gauges."""
        self.tables.set_function(tables)
        self.bus_up.set_function(bus)
        self.workers.set_function(lambda: len(pool.workers))
        self.queue.labels("quick").set_function(lambda: sum(1 for _ in pool.quick))
        self.queue.labels("slow").set_function(lambda: sum(1 for _ in pool.slow))

    def page(self) -> bytes:
        return generate_latest(self.registry)
