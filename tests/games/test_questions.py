"""What a scenario asks that is no question is told with its words, in every game."""

import pytest

import cinquina.games  # noqa: F401  # they are asked
from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.scenario import Scenario, check


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("rollfold", "shows C2x"),
        ("rollfold", "shows C"),
        ("holi", "placements"),
        ("holi", "placements 10"),
        ("holi", "placements C01 Z9"),
        ("holi", "placements C01 A1 A2"),
    ],
)
def test_what_is_no_question_is_told(game: str, asked: str):
    scenario = convert(
        {"title": "asked", "game": game, "seats": 2, "step": [{"expect": {"query": {asked: 1}}}]}, Scenario
    )
    with pytest.raises(Invalid) as wrong:
        check(scenario)
    assert str(wrong.value).startswith("$.step[0].query: ")
    assert all(word in str(wrong.value) for word in asked.split()[1:])
