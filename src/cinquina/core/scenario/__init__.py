"""Scenarios: a position, steps, and what must come of them, in a TOML file that a stranger can write.

`docs/developers/scenarios.md` explains every field. The worked examples and illegal inputs of each law are such files.
"""

from cinquina.core.scenario.comparison import Failed
from cinquina.core.scenario.event_text import event_text
from cinquina.core.scenario.format import Actions, Branch, Expect, Refused, Scenario, Step, read_scenario
from cinquina.core.scenario.run import check

__all__ = [
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
