"""A sixth game is one page: registered, it has the terminal, the simulator and perft. (And the battery: see there.)"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cinquina.cli.program import program
from cinquina.core import registry
from cinquina.core.record import fold, read
from cinquina.core.state import OVER
from tests.toy import page
from tests.toy.auction import AstaGame

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command with both toys registered, in English, for a person with an empty data folder."""
    for game in (page.cups(), AstaGame()):
        monkeypatch.setitem(registry._games, game.id, game)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def run(*words: str, lines: tuple[str, ...] = ()) -> Result:
        told = CliRunner().invoke(
            program(list(words)), list(words), input="".join(f"{line}\n" for line in lines)
        )
        assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
        return told

    return run


def test_the_page_adds_a_game_in_under_a_hundred_lines():
    lines = [line for line in page.code().splitlines() if line.strip()]
    written = [line for line in lines if not line.startswith(("import ", "from "))]
    assert 50 < len(written) < 100
    assert max(len(line) for line in lines) <= 110


def test_it_is_listed(run: Run):
    told = run("games")
    assert told.exit_code == 0
    assert "cups" in told.stdout.lower()


@pytest.mark.both
def test_it_is_played_in_the_terminal(run: Run, tmp_path: Path):
    """A person against two bots: a mistake, then a call; the result, and a record that folds to it."""
    told = run(
        "play", "cups", "--seats", "3", "--bots", "random", "--seed", "4", lines=("call 99", "call 10")
    )
    assert told.exit_code == 0, told.output
    assert "“call 99” is not possible now" in told.stdout
    (file,) = (tmp_path / "data").rglob("*.json")
    record = read(file)
    state = fold(record.rules(), record.log)
    assert state.turn() == OVER
    assert "A call 10" in [f"{entry.who} {entry.text}" for entry in record.log]


def test_a_longer_toy_is_played_with_hint_and_undo(run: Run):
    told = run("play", "asta", "--seed", "2", lines=("hint", "undo", *["1"] * 12))
    assert told.exit_code == 0, told.output
    assert "1." in told.stdout


@pytest.mark.both
@pytest.mark.parametrize("game", ["cups", "asta"])
def test_it_is_simulated(run: Run, game: str):
    words = (
        "simulate",
        game,
        "--seats",
        "3",
        "--games",
        "30",
        "--bots",
        "greedy,random,random",
        "--seed",
        "1",
    )
    told = run(*words, "--workers", "1", "--json", "-")
    assert told.exit_code == 0, told.output
    report = json.loads(told.stdout)
    assert told.stdout == run(*words, "--workers", "2", "--json", "-").stdout
    greedy, others = report["bots"]
    assert (greedy["games"], others["games"]) == (30, 60)
    assert game == "asta" or greedy["wins"]["value"] > others["wins"]["value"]


def test_a_seat_count_it_does_not_have_is_refused(run: Run):
    told = run("play", "cups", "--seats", "9")
    assert told.exit_code == 2
    assert "9" in told.output


def test_perft_counts_it(run: Run):
    told = run("perft", "cups", "--depth", "3")
    assert told.exit_code == 0
    assert [row.split()[1] for row in told.stdout.splitlines()] == ["6", "36", "396"]
