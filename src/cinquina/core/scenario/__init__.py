"""Scenarios: a position, steps and their expected results, in a TOML file that a stranger can write.

`docs/developers/scenarios.md` explains every field. The worked examples and illegal inputs of each law are such files.
"""

from cinquina.core.scenario.comparison import Failed
from cinquina.core.scenario.event_text import event_text
from cinquina.core.scenario.format import (
    Act,
    Actions,
    Branch,
    Expect,
    Refused,
    Scenario,
    Start,
    Step,
    read_as,
    read_scenario,
)
from cinquina.core.scenario.run import check

__all__ = [
    "Act",
    "Actions",
    "Branch",
    "Expect",
    "Failed",
    "Refused",
    "Scenario",
    "Start",
    "Step",
    "check",
    "event_text",
    "read_as",
    "read_scenario",
]
