"""The tables of docs/researchers/bots.md are what the matches of the ladder come to, digit for digit."""

import os
import re

import pytest

from bench.ladder.__main__ import played
from bench.ladder.matches import TABLES, Match, matches
from bench.ladder.results import worth_saying
from cinquina.bots.roster import SEARCHING
from cinquina.games import games
from tests.docs.pages import ROOT, page


def rows() -> list[list[str]]:
    """The cells of each table of the ladder, in its order, without their heads."""
    prose = page(ROOT / "docs" / "researchers" / "bots.md").prose
    found = re.findall(rf"^\| (?:{'|'.join(game.id for game in games())}) .*$", prose, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")][1:] for row in found]


def shown() -> list[tuple[Match, str]]:
    return [
        each
        for table, cells in zip(TABLES, rows(), strict=True)
        for each in zip(matches(table), cells, strict=True)
    ]


def long(match: Match) -> bool:
    """Foldris takes a second a match where it is compiled, the others up to half a minute."""
    return match.table.game != "foldris" or os.environ.get("CINQUINA_MODE") == "interpreted"


CASES = [
    pytest.param(match, cell, id=match.name, marks=[pytest.mark.soak] if long(match) else [])
    for match, cell in shown()
    if SEARCHING not in match.bots and match.table.game != "rollfold"  # which take minutes each
]


@pytest.mark.parametrize(("match", "cell"), CASES)
def test_a_match_comes_to_what_the_page_says(match: Match, cell: str):
    assert worth_saying(match, played(match, match.games(None), 1)) == cell
