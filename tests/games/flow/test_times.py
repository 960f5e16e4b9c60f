"""The times of the law: each one planted wrong in an example makes it fail; and how many turns a round may have."""

import re
from pathlib import Path

import pytest

from cinquina.core.scenario import Failed, Scenario, Step, check, read_scenario
from cinquina.games import find

SCENARIOS = Path(__file__).with_name("scenarios")

# Example, branch (none: the steps of the scenario), step, the wrong time, what is said.
WRONG = [
    ("E09", None, 1, 60000, "tick_missing"),  # begun at the deadline
    ("E16", None, 1, 999, "time_backwards"),  # before the round began
    ("E16", None, 1, 61000, "tick_missing"),
    ("E16", None, 3, 60999, "tick_early"),
    ("E16", None, 4, 60999, "time_backwards"),
    ("E17", None, 3, 61000, "tick_missing"),
    ("E17", None, 4, 60000, "tick_early"),  # a minute from nought, not from the start of the round
    ("E17", None, 5, 60999, "time_backwards"),
    ("E18", None, 1, 60000, "tick_missing"),
    ("E18", None, 2, 59999, "tick_early"),
    ("E18", 0, 4, 59999, "time_backwards"),
    ("E20", 0, 22, 60000, "tick_missing"),  # the eighth turn of 7500 ms begins before the end
    ("E20", 2, 27, 59999, "tick_early"),
    ("E35", None, 2, 59999, "tick_early"),
    ("I08", None, 0, 59999, "tick_early"),
]


def steps(scenario: Scenario, branch: int | None) -> list[Step]:
    return scenario.step if branch is None else scenario.branch[branch].step


@pytest.mark.both
@pytest.mark.parametrize(("example", "branch", "number", "time", "told"), WRONG)
def test_a_wrong_time_fails(example: str, branch: int | None, number: int, time: int, told: str):
    scenario = read_scenario(SCENARIOS / f"{example}.toml")
    assert check(scenario) > 0
    step = steps(scenario, branch)[number]
    assert step.at is not None and step.at != time
    step.at = time
    with pytest.raises(Failed) as failed:
        check(scenario)
    assert f"step {number + 1}: " in str(failed.value) and f"table.{told}" in str(failed.value)


def test_the_turns_of_a_round():
    law = (Path(__file__).parents[3] / "docs" / "rules" / "flow.md").read_text(encoding="utf-8")
    row = re.search(
        r"\*\*default (\d+)\*\*; the engine accepts N from (\d+) to (\d+) \(R30\), the lobby offers (\d+)-(\d+)",
        law,
    )
    assert row is not None
    default, least, most, offered_from, offered_to = map(int, row.groups())
    turns = next(each for each in find("flow").settings if each.id == "turns")
    assert turns.default == default
    assert list(turns.values) == list(range(least, most + 1))
    offered = [value for value in turns.values if value not in turns.unusual]
    assert offered == list(range(offered_from, offered_to + 1))
