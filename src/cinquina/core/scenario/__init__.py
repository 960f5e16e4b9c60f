"""Scenarios: a position, steps, and what must come of them, in a TOML file that a stranger can write.

`docs/developers/scenarios.md` explains every field. The worked examples and illegal inputs of each law are such files.
"""

from cinquina.core.scenario.comparing import Failed
from cinquina.core.scenario.format import Actions, Branch, Expect, Refused, Scenario, Step, read_scenario
from cinquina.core.scenario.run import check
from cinquina.core.scenario.telling import SEAT_FACTS, event_text

__all__ = [
    "SEAT_FACTS",
    "Actions",
    "Branch",
    "Expect",
    "Failed",
    "Refused",
    "Scenario",
    "Step",
    "check",
    "event_text",
    "read_scenario",
]
