"""The law is covered: no example and no illegal input without its scenario, no refusal in other words."""

import re
from pathlib import Path

import pytest

from cinquina.core.scenario import read_scenario
from cinquina.locales import Texts

SCENARIOS = Path(__file__).with_name("scenarios")
LAW = (Path(__file__).parents[3] / "docs" / "rules" / "foldris.md").read_text(encoding="utf-8")
ILLEGAL = re.findall(r"^\| X(\d+) \|.*\| `(\w+)` \| (.*?) / (.*?) \|$", LAW, re.MULTILINE)


def test_every_example_and_illegal_input_has_a_scenario():
    examples = [f"E{int(number):02}" for number in re.findall(r"^\*\*E(\d+) ", LAW, re.MULTILINE)]
    illegal = [f"X{int(number):02}" for number, *_ in ILLEGAL]
    assert examples == [f"E{number:02}" for number in range(1, 29)]
    assert illegal == [f"X{number:02}" for number in range(1, 16)]
    assert [name for name in examples + illegal if not (SCENARIOS / f"{name}.toml").is_file()] == []


def test_a_scenario_cites_the_place_of_the_law_that_its_name_says():
    numbered = list(SCENARIOS.glob("[ERX]??.toml"))
    assert len(numbered) >= 28 + 15
    for path in numbered:
        assert read_scenario(path).law == f"foldris {path.stem[0]}{int(path.stem[1:])}"


@pytest.mark.parametrize(("number", "code", "english", "italian"), ILLEGAL)
def test_a_refusal_speaks_the_words_of_the_law(number: str, code: str, english: str, italian: str):
    scenario = read_scenario(SCENARIOS / f"X{int(number):02}.toml")
    every = [*scenario.step, *(step for branch in scenario.branch for step in branch.step)]
    steps = [step for step in every if step.refuse is not None]
    id = f"foldris.{code.lower()}"
    assert steps[0].because == id
    for lang, words in (("en", english), ("it", italian)):
        assert Texts(lang).why_of(id, steps[0].facts) == words
