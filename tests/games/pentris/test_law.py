"""The law is covered: no example and no illegal input without its scenario, no refusal in other words."""

import re
from pathlib import Path

import pytest

from cinquina.core.scenario import read_scenario
from cinquina.games.pentris.edition import default
from cinquina.locales import Texts

SCENARIOS = Path(__file__).with_name("scenarios")
LAW = (Path(__file__).parents[3] / "docs" / "rules" / "pentris.md").read_text(encoding="utf-8")
ILLEGAL = re.findall(r"^\| I(\d+) \|.*\| (.*?) / (.*?) \|$", LAW, re.MULTILINE)


def test_every_example_and_illegal_input_has_a_scenario():
    examples = [f"E{int(number):02}" for number in re.findall(r"^\*\*E(\d+) ", LAW, re.MULTILINE)]
    illegal = [f"I{int(number):02}" for number, *_ in ILLEGAL]
    assert examples == [f"E{number:02}" for number in range(1, 33)]
    assert illegal == [f"I{number:02}" for number in range(1, 23)]
    assert [name for name in examples + illegal if not (SCENARIOS / f"{name}.toml").is_file()] == []


def test_a_scenario_cites_the_place_of_the_law_that_its_name_says():
    numbered = list(SCENARIOS.glob("[EIR]??.toml"))
    assert len(numbered) >= 32 + 22
    for path in numbered:
        assert read_scenario(path).law == f"pentris {path.stem[0]}{int(path.stem[1:])}"


@pytest.mark.parametrize(("number", "english", "italian"), ILLEGAL)
def test_a_refusal_speaks_the_words_of_the_law(number: str, english: str, italian: str):
    scenario = read_scenario(SCENARIOS / f"I{int(number):02}.toml")
    refused = next(step for step in scenario.step if step.refuse is not None)
    assert refused.because
    for lang, words in (("en", english), ("it", italian)):
        assert Texts(lang).why_of(refused.because, refused.facts) == words


def test_the_edition_has_the_faces_of_the_law():
    faces = dict(re.findall(r"^([A-Z][wbs]\d)  (.+)$", LAW, re.MULTILINE))
    assert len(faces) == 120
    assert {piece.id: piece.tokens() for piece in default().pieces} == {
        id: face.split() for id, face in faces.items()
    }
