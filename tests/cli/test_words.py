"""What people read is words, in one language: for every game, whichever there are."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cinquina.cli.program import COMMANDS
from cinquina.core.record import read
from cinquina.games import games
from cinquina.locales import HOME, LANGUAGES, Texts
from tests.battery.play import Walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
SEED = 1
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


# -- one language


class Words(Visitor):
    """What a text says itself: neither its facts nor the names of its variants."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said += f" {node.value}"


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def of_edition(data: object, lang: str) -> Iterator[str]:
    """The texts of an edition in a language: under its name, or a name that ends with it."""
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, str) and (name == lang or name.endswith(f"_{lang}")):
                yield value
            else:
                yield from of_edition(value, lang)
    elif isinstance(data, list):
        for each in data:
            yield from of_edition(each, lang)


@cache
def vocabulary(lang: str) -> set[str]:
    look = Words()
    for path in (HOME / lang).glob("*.ftl"):
        look.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    editions = [msgspec.to_builtins(game.edition(None)) for game in games()]
    return words(look.said) | {
        word for each in editions for text in of_edition(each, lang) for word in words(text)
    }


def foreign(told: str, lang: str) -> list[str]:
    """The words that only the other language knows; titles and paths belong to none."""
    told = re.sub("|".join([r"\S*/\S*", *(re.escape(game.title) for game in games())]), " ", told)
    (other,) = set(LANGUAGES) - {lang}
    return sorted(words(told) & (vocabulary(other) - vocabulary(lang)))


def test_words_of_the_other_language_are_found():
    assert foreign("V05 Four Corners · Quattro angoli", "en") == ["angoli", "quattro"]
    assert foreign("A12 calm", "it") == ["calm"]
    assert foreign("Anna, gioca una carta, per esempio play A04.", "it") == []


PLAYED = ["list", "rules", "help", *["1", "list"] * 3]


@LANGS
@GAMES
def test_a_game_in_the_terminal_speaks_one_language(run, home, game, lang):
    """The board with its legend, the events, what is asked, the lists, the rules, the help; and the game told again."""
    for mode in game.modes:
        bots = ("--bots", "random") if mode.seats[0] > 1 else ()
        told = run("play", game.id, "--mode", mode.id, *bots, "--seed", "3", "--lang", lang, lines=PLAYED)
        assert (told.exit_code, raw_ids(told.stdout), foreign(told.stdout, lang)) == (0, [], [])
    for file in (home / "data" / "cinquina" / "games").glob("*.json"):
        again = run("replay", str(file), "--lang", lang)
        told = again.stdout
        for entry in read(file).log:
            told = told.replace(
                f": {entry.text}\n", "\n"
            )  # notation is what people type, the same in all languages
        assert (again.exit_code, raw_ids(told), foreign(told, lang)) == (0, [], [])


# -- what a choice brings


@GAMES
def test_every_choice_says_what_it_brings(game):
    """In the list, and in a hint: a few words, in both languages, of whatever a choice can promise."""
    texts = [Texts(lang) for lang in LANGUAGES]
    for mode in (game.modes[0], game.modes[-1]):
        names = [f"Anna {seat}" for seat in range(mode.seats[-1])]
        rules = game.rules(game.setup(mode.seats[-1], mode.id)).without_clock()
        for state in islice(Walk(rules, SEED), 0, 120, 4):
            for seat in state.waiting():
                actions = rules.actions(state, seat)
                for action in actions[:: len(actions) // 3 + 1]:
                    promised = rules.brings(state, seat, action)
                    for each in texts if promised else ():
                        brings = [each.short(one, names) for one in promised]
                        assert all(brings), f"{rules.text(state, seat, action)}: {promised}"
                        assert "{$" not in "".join(brings)
                        assert foreign(" ".join(brings), each.lang) == []
