"""The laws are covered: no example and no illegal input without its scenario, no refusal in other words."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from cinquina.core.scenario import Scenario, read_scenario
from cinquina.locales import Texts

HERE = Path(__file__).parent
LAWS = HERE.parents[1] / "docs" / "rules"
ILLEGAL = re.compile(r"^\| ([IX]\d+) \|.*\| `(\w+)` \| (.*?) / (.*?) \|$", re.MULTILINE)
# How many examples and illegal inputs each law has, by the letters of their numbers.
NUMBERED = {
    "flow": {"E": 35, "I": 18},
    "foldris": {"E": 28, "X": 15},
    "holi": {"E": 35, "I": 17},
    "pentris": {"E": 32, "I": 22},
    "rollfold": {"E": 28, "I": 20},
}
# What is said at a table is no decision: the table refuses it, and the game says that it is quiet.
NO_DECISIONS = {("flow", "I16")}


class Refused(NamedTuple):
    """A row of a law's table of illegal input."""

    game: str
    number: str
    code: str
    english: str
    italian: str


def law(game: str) -> str:
    return (LAWS / f"{game}.md").read_text(encoding="utf-8")


def scenario(game: str, number: str) -> Scenario:
    return read_scenario(HERE / game / "scenarios" / f"{number[0]}{int(number[1:]):02}.toml")


ROWS = [Refused(game, *row) for game in NUMBERED for row in ILLEGAL.findall(law(game))]


def test_every_law_is_looked_at():
    assert {path.stem for path in LAWS.glob("*.md")} == NUMBERED.keys()


@pytest.mark.parametrize("game", NUMBERED)
def test_every_example_and_illegal_input_has_a_scenario(game: str):
    numbers = re.findall(r"^\*\*(E\d+) ", law(game), re.MULTILINE)
    numbers += [row.number for row in ROWS if row.game == game]
    assert numbers == [f"{letter}{n + 1}" for letter, most in NUMBERED[game].items() for n in range(most)]
    for number in numbers:
        assert scenario(game, number).step or scenario(game, number).branch, number


@pytest.mark.parametrize("game", NUMBERED)
def test_a_scenario_cites_the_place_of_the_law_that_its_name_says(game: str):
    numbered = list((HERE / game / "scenarios").glob("[EIRTX]??.toml"))
    assert len(numbered) >= sum(NUMBERED[game].values())
    for path in numbered:
        assert read_scenario(path).law == f"{game} {path.stem[0]}{int(path.stem[1:])}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game} {row.number}")
def test_a_refusal_speaks_the_words_of_the_law(row: Refused):
    found = scenario(row.game, row.number)
    steps = [*found.step, *(step for branch in found.branch for step in branch.step)]
    refused = [step for step in steps if step.refuse is not None]
    assert bool(refused) != ((row.game, row.number) in NO_DECISIONS)
    id = f"{row.game}.{row.code.lower()}"
    assert all(step.because == id for step in refused[:1])
    facts = refused[0].facts if refused else {}
    for lang, words in (("en", row.english), ("it", row.italian)):
        assert Texts(lang).why_of(id, facts) == words
