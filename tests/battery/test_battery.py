"""Every game that is registered, in every mode and for every number of seats. docs/developers/battery.md explains."""

import re
from pathlib import Path

import pytest

from cinquina.core import registry
from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.setup import Mode
from cinquina.games import games
from tests.battery import whole
from tests.battery.battery import COMPILED, TO_THE_END, examine
from tests.battery.variants import FEW, missing_values, tables, variants
from tests.toy.auction import AstaGame
from tests.toy.page import cups

SECONDS = 5.0 if COMPILED else 3.0  # per game
SOAK_SECONDS = 2.0  # per row of settings: with about 1,200 rows 40 minutes of one core, 20 of two
TOYS = [cups(), AstaGame()]
GAMES = [*games(), *TOYS]
TABLES = [(game, mode, seats) for game in GAMES for mode in game.modes for seats in mode.seats]


def table_id(game: Game, mode: Mode, seats: int) -> str:
    return f"{game.id}-{mode.id}-{seats}"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are registered for these tests only."""
    for toy in TOYS:
        monkeypatch.setitem(registry._games, toy.id, toy)


def seconds_for(game: Game, config: pytest.Config) -> float:
    """The time of one table: the same for all of a game; toys are played a tenth as long."""
    asked = config.getoption("--battery-seconds")
    total = SECONDS if asked is None else asked
    return float(total) / sum(len(mode.seats) for mode in game.modes) / (10 if game in TOYS else 1)


def shared(rows: list[Rules], number: int) -> list[Rules]:
    """All rows of settings; interpreted the defaults and one other: the compiled engine comes from the same source."""
    others = rows[1:]
    return rows if COMPILED else rows[:1] + others[number % max(1, len(others)) :][:1]


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table_id(*table))
def test_random_games_keep_the_contract(table: tuple[Game, Mode, int], request: pytest.FixtureRequest):
    game, mode, seats = table
    rows = shared(tables(game, mode, seats), mode.seats.index(seats))
    tally = examine(rows, seconds_for(game, request.config))
    print(tally)
    assert tally.games >= len(rows)
    assert tally.close > tally.games


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table_id(*table))
def test_random_games_keep_the_contract_for_long(
    table: tuple[Game, Mode, int], request: pytest.FixtureRequest
):
    """Every row of settings with every number of seats, and every game to its end."""
    rows = tables(*table, every=True)
    seed = request.config.getoption("--battery-seed")
    tally = examine(rows, SOAK_SECONDS * len(rows), seed, longest=TO_THE_END)
    print(tally)
    assert tally.finished == tally.games >= len(rows)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_of_facts_agrees_with_itself(game: Game):
    whole.check_facts(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_setting_is_played(game: Game):
    assert missing_values(game) == []


def test_the_modes_that_share_rows_are_those_the_document_names():
    page = Path(__file__).parents[2] / "docs" / "developers" / "battery.md"
    told = re.findall(r"^\| (\w+) \| ([\w, ]+) \| (\d+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    named = {(game, mode, int(rows)) for game, modes, rows in told for mode in modes.split(", ")}
    rows = {(game.id, mode.id, len(variants(game, mode))) for game in GAMES for mode in game.modes}
    assert named == {each for each in rows if each[2] > FEW}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_the_facts_promise_happens(game: Game):
    whole.check_promises(game)
