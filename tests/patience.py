"""How long a test waits for what must come. It ends a hang and decides nothing else: no test asks how fast it came.

The program has such limits too, for those who serve people: a worker that does not answer, a page that went away
without a word. In tests they are as patient, since a busy machine is no fault.
"""

import importlib

PATIENCE = 300.0  # seconds
PATIENCE_MS = 300_000

LIMITS: dict[str, dict[str, float]] = {
    "cinquina.table.store.sqlite": {"BUSY_MS": PATIENCE_MS},
    "cinquina.table.store.postgres": {"SECONDS_TO_CONNECT": PATIENCE, "SECONDS_TO_ANSWER": PATIENCE},
    "cinquina.lab.places.cluster": {"TRIES": 10},
    "cinquina.server.protocol": {"REQUEST_SECONDS": PATIENCE},
    "cinquina.server.readiness": {"SECONDS": PATIENCE},
    "cinquina.server.bus.valkey": {"SECONDS_TO_CONNECT": PATIENCE},
    "cinquina.server.thinking.pool": {"PATIENCE": PATIENCE},
    "cinquina.server.connection": {"ANSWER_SECONDS": PATIENCE},
    "cinquina.server.room": {"TELLING_SECONDS": PATIENCE, "LEAVING_SECONDS": PATIENCE},
    "cinquina.server.serve": {
        "STOP_SECONDS": int(PATIENCE),
        "IDLE_SECONDS": int(PATIENCE),
        "PONG_SECONDS": PATIENCE,
    },
}


def be_patient(part: str = "cinquina") -> None:
    """In this process, with the modules of a part of the program."""
    for name, limits in LIMITS.items():
        if name.startswith(part):
            module = importlib.import_module(name)
            for limit, longer in limits.items():
                assert hasattr(module, limit), f"{name} has no {limit} any more"
                setattr(module, limit, longer)
