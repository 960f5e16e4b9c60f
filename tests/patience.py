"""How long a test waits for what must come. It ends a hang and decides nothing else: no test asks how fast it came.

The program has such limits too, for those who serve people: a worker that does not answer, a page that went away
without a word. In tests they are as patient, since a busy machine is no fault.
"""

import importlib.abc
import importlib.util
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

PATIENCE = 300.0  # seconds
PATIENCE_MS = 300_000

LIMITS: dict[str, dict[str, float]] = {
    "cinquina.table.store.sqlite": {"BUSY_MS": PATIENCE_MS},
    "cinquina.table.store.postgres": {"SECONDS_TO_CONNECT": PATIENCE, "SECONDS_TO_ANSWER": PATIENCE},
    "cinquina.lab.places.cluster": {"TRIES": 10},
    "cinquina.server.socket.protocol": {"REQUEST_SECONDS": PATIENCE},
    "cinquina.server.http.readiness": {"SECONDS": PATIENCE},
    "cinquina.server.bus.valkey": {"SECONDS_TO_CONNECT": PATIENCE},
    "cinquina.server.thinking.pool": {"PATIENCE": PATIENCE},
    "cinquina.server.socket.connection": {"ANSWER_SECONDS": PATIENCE},
    "cinquina.server.socket.room": {"TELLING_SECONDS": PATIENCE, "LEAVING_SECONDS": PATIENCE},
    "cinquina.server.serve": {
        "STOP_SECONDS": int(PATIENCE),
        "IDLE_SECONDS": int(PATIENCE),
        "PONG_SECONDS": PATIENCE,
    },
}


class Patience(importlib.abc.MetaPathFinder):
    """Sees to it that a module is patient once it is imported: most programs need few of them, and import no more."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name not in self.wanted:
            return None
        self.wanted.discard(name)
        spec = importlib.util.find_spec(name)
        assert spec and spec.loader
        executed = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            executed(module)
            lengthen(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def lengthen(module: ModuleType) -> None:
    for limit, longer in LIMITS[module.__name__].items():
        assert hasattr(module, limit), f"{module.__name__} has no {limit} any more"
        setattr(module, limit, longer)


LATER = Patience()


def be_patient(part: str = "cinquina") -> None:
    """In this process, with the modules of a part of the program."""
    if LATER not in sys.meta_path:
        sys.meta_path.insert(0, LATER)
    for name in LIMITS:
        if name.startswith(part):
            if name in sys.modules:
                lengthen(sys.modules[name])
            else:
                LATER.wanted.add(name)
