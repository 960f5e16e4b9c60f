"""What is counted for Prometheus, at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """A registry of its own, so that two servers in one process (tests) do not add up."""

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

    def page(self) -> bytes:
        return generate_latest(self.registry)
