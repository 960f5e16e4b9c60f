"""The tables of docs/researchers/bots.md are what the matches of the ladder come to, digit for digit."""

import os
import re

import pytest

from bench.ladder.__main__ import play_match
from bench.ladder.matches import TABLES, Match, matches
from bench.ladder.results import worth_saying
from cinquina.core.levels import SEARCHING
from cinquina.games import games
from tests.docs.pages import ROOT, page


def rows() -> dict[str, list[str]]:
    """The cells of each row of the tables, by the name of its table."""
    prose = page(ROOT / "docs" / "researchers" / "bots.md").prose
    found = re.findall(rf"^\| (?:{'|'.join(game.id for game in games())}) .*$", prose, re.MULTILINE)
    parted = [[cell.strip() for cell in row.strip("|").split("|")] for row in found]
    return {name: cells for name, *cells in parted}


def shown() -> list[tuple[Match, str]]:
    """What the page has; what a run plays and nobody has published yet is not on it."""
    known = {table.name: table for table in TABLES}
    return [each for name, cells in rows().items() for each in zip(matches(known[name]), cells, strict=True)]


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
    assert worth_saying(match, play_match(match, games_of(cell), 1)) == cell


def games_of(cell: str) -> int:
    """A match may have ended early."""
    found = re.search(r"(\d+) games$", cell)
    assert found, cell
    return int(found[1])


def test_every_game_is_on_the_page():
    assert {match.table.game for match, _ in shown()} == {game.id for game in games()}
