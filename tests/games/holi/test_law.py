"""The parts of the law that no other game's has: further codes, the Rivalry cards and the options, in its words."""

import re
from pathlib import Path

import pytest

from cinquina.core.errors import Refusal
from cinquina.core.registry import find
from cinquina.core.scenario import Step, read_scenario
from cinquina.locales import Texts

SCENARIOS = Path(__file__).with_name("scenarios")
LAW = (Path(__file__).parents[3] / "docs" / "rules" / "holi.md").read_text(encoding="utf-8")
ILLEGAL = re.findall(r"^\| I\d+ \|.*\| `(\w+)` \| .* \|$", LAW, re.MULTILINE)
FURTHER = re.findall(
    r"^\| `([A-Z_]+)` \| .*? \| (.*?) / (.*?) \|$", LAW.partition("Further codes:")[2], re.MULTILINE
)
OPTIONS = LAW.partition("Options with defaults")[2].partition("## Play")[0]
CARD = re.compile(
    r"^\| ([VG]\d\d) \| (.*?) \| (.*?) \| (end|now|rule) \| .* \| `(\w+)` ?(.*?) \|$", re.MULTILINE
)
TEXT = re.compile(r"^\| ([VG]\d\d) \| ([^|]+?) \| ([^|]+?) \|$", re.MULTILINE)


def steps(path: Path) -> list[Step]:
    scenario = read_scenario(path)
    return [*scenario.step, *(step for branch in scenario.branch for step in branch.step)]


EVERY_STEP = [step for path in SCENARIOS.glob("*.toml") for step in steps(path)]


@pytest.mark.parametrize(("code", "english", "italian"), FURTHER)
def test_the_further_codes_speak_the_words_of_the_law(code: str, english: str, italian: str):
    """A code without facts has one sentence; of one with several, a scenario says each."""
    id = f"holi.{code.lower()}"
    said = [step.says for step in EVERY_STEP if step.because == id]
    for lang, words in (("en", english), ("it", italian)):
        assert words == Texts(lang).why(Refusal(id)) or words in [each.get(lang) for each in said]


def test_every_code_is_refused_in_some_scenario():
    codes = {f"holi.{code.lower()}" for code in [*ILLEGAL, *(row[0] for row in FURTHER)]}
    assert len(codes) == 31
    assert codes - {step.because for step in EVERY_STEP} == set()


def test_the_rivalry_cards_are_those_of_the_law():
    rows = CARD.findall(LAW)
    texts = {id: {"en": english, "it": italian} for id, english, italian in TEXT.findall(LAW)}
    assert len(rows) == len(texts) == 21
    cards = {card.id: card for card in find("holi").edition(None).rivalry}
    assert [row[0] for row in rows] == list(cards)
    for id, english, italian, when, effect, params in rows:
        card = cards[id]
        told = " ".join(f"{name}={value}" for name, value in card.params.items())
        assert (card.name, card.effect, told) == ({"en": english, "it": italian}, effect, params)
        assert card.type == ("rule" if when == "rule" else "score")
        assert card.text == texts[id]


def test_the_options_are_those_of_the_law():
    """But rivalry_selection, which is the mode; a seat as first player is its letter."""
    named = re.findall(r"^\| `(\w+)` \| ([^|`]+) \| ([^|`]+) \|$", OPTIONS, re.MULTILINE)
    table = {name: default.split(" ")[0] for name, _, default in named}
    settings = {each.id: str(each.default) for each in find("holi").settings}
    assert len(table) == 9
    assert {name: settings.get(name) for name in table if name != "rivalry_selection"} == {
        name: value for name, value in table.items() if name != "rivalry_selection"
    }
