"""What people read is words, in one language: for every game, whichever there are."""

import re

import pytest

from cinquina.cli.program import COMMANDS
from cinquina.games import games
from cinquina.locales import HOME, LANGUAGES

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)

# Every id begins with the name of its file, or, of core.ftl, with one of a few words.
FILES = {path.stem for path in (HOME / "en").glob("*.ftl")} | {"seat", "level"}
RAW = re.compile(rf"\b(?:{'|'.join(sorted(FILES))})[-.][a-z_]\w*")


def raw_ids(told: str) -> list[str]:
    """The ids in a text; one in brackets names the rule of a refusal, for who wants to look it up."""
    return [found for found in RAW.findall(told) if f"({found})" not in told]


def test_raw_ids_are_found():
    assert raw_ids("V01  holi-setting-rivalry_cards-V01") == ["holi-setting"]
    assert raw_ids("holi.won 12 %") == ["holi.won"]
    assert raw_ids("It is not your turn. (holi.not_your_turn)") == []
    assert raw_ids("/games/holi-2026-11-16.json: a web page of the table.") == []


@LANGS
def test_the_list_of_games_is_words(run, lang):
    assert raw_ids(run("games", "--lang", lang).stdout) == []
    assert raw_ids(run("games", "--json", "--lang", lang).stdout) == []


@LANGS
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_words(run, command, lang):
    if command == "serve":
        pytest.importorskip("cinquina.cli.serve")
    assert raw_ids(run(command, "--help", "--lang", lang).stdout) == []


@LANGS
@GAMES
def test_the_tables_of_a_simulation_are_words(run, game, lang):
    for seats in {game.seat_counts()[0], game.seat_counts()[-1]}:
        words = ("--seats", str(seats), "--bots", "random", "--games", "2", "--seed", "1", "--workers", "1")
        told = run("simulate", game.id, *words, "--lang", lang)
        assert told.exit_code == 0
        assert raw_ids(told.stdout) == []
