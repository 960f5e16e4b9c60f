"""`cinquina new-game`, and docs/developers/add-a-game.md followed in a copy of the repository."""

import re
import subprocess
import sysconfig
from pathlib import Path

import pytest
from click.testing import CliRunner

from cinquina.cli.new_game import files_in_checkout, files_of_package
from cinquina.cli.program import program
from cinquina.games import games
from tests.patience import PATIENCE
from tests.toy.copy import commands, content, copied, installed, run
from tests.toy.page import PAGE


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("copy"))


def test_the_page_is_followed_and_no_existing_file_is_changed(copy: Path):
    """It is listed, played, simulated, checked, and passes the battery."""
    before = content(copy)
    told = {}
    for command in commands()[:-1]:
        done = run(copy, command)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        told[command.split()[2]] = done.stdout
    assert "\nPig  pig\n" in f"\n{told['games']}"
    assert "Player A rolls a " in told["play"] and "Hint: " in told["play"]
    assert "1 passed, 0 failed" in told["check"]
    assert re.search(r"\d+ passed", told["pig"])
    after = content(copy)
    assert {path for path, mark in before.items() if after.get(path) != mark} == set()
    new = {path.relative_to(copy).as_posix() for path in set(after) - set(before) if "data" not in path.parts}
    assert new == {path.relative_to(copy).as_posix() for path in files_in_checkout(copy, "pig")}


def test_a_game_with_secret_hands_passes_its_battery(copy: Path):
    assert run(copy, "./dev cinquina new-game trick --secret").returncode == 0
    done = run(copy, "./dev check trick")
    assert done.returncode == 0, done.stdout
    assert "warning" not in done.stdout.splitlines()[-1]
    assert "1 passed, 0 failed" in run(copy, "./dev cinquina check tests/games/trick").stdout


def test_the_rest_of_the_tests_takes_it_as_it_is(copy: Path):
    """What goes over all games: the wording, the ladder, the types of the page, the levels of bots, which part."""
    paths = "tests/test_wording.py tests/bench/test_ladder.py tests/server/test_schema.py tests/battery/test_levels.py"
    done = run(copy, f"./dev test {paths} -k 'goes_wrong or every_game or schema or levels_of'")
    assert done.returncode == 0, done.stdout
    assert "warning" not in done.stdout.splitlines()[-1]


def test_the_template_is_read_and_does_not_become_a_game():
    files_in_checkout(Path(), "pig")
    assert "newgame" not in {game.id for game in games()}


@pytest.mark.parametrize("secret", [False, True])
def test_it_is_a_small_game(secret: bool):
    """Rules, both languages and the scenario together."""
    lines = [line for text in files_in_checkout(Path(), "pig", secret).values() for line in text.splitlines()]
    assert len([line for line in lines if line.strip()]) < (240 if secret else 200)


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("id", ["pig", "ab", "abcdefghijklmnopqrst"])
def test_what_is_written_is_as_ruff_wants_it(tmp_path: Path, id: str, secret: bool):
    """In a checkout by its settings, and in a package by those that it brings."""
    here = copied(tmp_path / "checkout")
    package = tmp_path / "package"
    ruff = sysconfig.get_path("scripts") + "/ruff"
    for home, written in (
        (here, files_in_checkout(here, id, secret)),
        (package, files_of_package(package, id, secret)),
    ):
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        modules = [str(path) for path in written if path.suffix == ".py"]
        for words in (["check", "--extend-select=I"], ["format", "--check"]):
            command = [ruff, *words, "--no-cache", *modules]
            done = subprocess.run(command, cwd=home, capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode == 0, done.stdout + done.stderr


def test_a_package_brings_a_game_by_its_entry_point(tmp_path: Path):
    (command,) = commands()[-1:]
    assert run(tmp_path, f"./dev {command}").returncode == 0
    home = tmp_path / "cinquina-pig"
    assert set(content(home)) == set(files_of_package(home, "pig"))
    place = installed(home)
    assert "\nPig  pig\n" in f"\n{run(tmp_path, './dev cinquina games', place).stdout}"
    assert "Player A rolls a " in run(tmp_path, "./dev cinquina play pig --seed 1", place).stdout
    assert "Giocatore A lancia " in run(tmp_path, "./dev cinquina play pig --seed 1 --lang it", place).stdout
    done = run(tmp_path, "./dev cinquina simulate pig --games 20 --workers 2", place)
    assert done.returncode == 0, done.stderr
    assert run(tmp_path, f"./dev cinquina check {home / 'tests'}", place).returncode == 0


def test_a_package_that_cannot_be_loaded_is_left_out_with_a_word(tmp_path: Path):
    assert run(tmp_path, "./dev cinquina new-game pig --package broken").returncode == 0
    place = installed(tmp_path / "broken")
    (place / "cinquina_pig" / "__init__.py").write_text("import nothing_of_this_name\n")
    told = run(tmp_path, "./dev cinquina games", place)
    assert told.returncode == 0
    assert "pig" not in told.stdout.lower()
    assert "the game 'pig' of an installed package is left out: ModuleNotFoundError" in told.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("foldris", "there is already a game “foldris”"),
        ("Pig", "“Pig” cannot be the id of a game: 2 to 20 lower-case letters and digits"),
        ("9pigs", "“9pigs” cannot be the id of a game: 2 to 20 lower-case letters and digits"),
        ("class", "“class” cannot be the id of a game: 2 to 20 lower-case letters and digits"),
        ("../pig", "“../pig” cannot be the id of a game: 2 to 20 lower-case letters and digits"),
        ("web", "“web” cannot be the id of a game: other texts begin with it"),
        ("table", "“table” cannot be the id of a game: other texts begin with it"),
        ("newcomer", "“newcomer” cannot be the id of a game here: "),
        ("hog --package .", ". already exists and is not overwritten"),
        ("ludo", "tests/games/ludo already exists and is not overwritten"),
        ("", "ID"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, told: str
):
    """In a folder that looks like a checkout, of which one file says a word for something else."""
    (tmp_path / "src" / "cinquina" / "games").mkdir(parents=True)
    (tmp_path / "src" / "cinquina" / "games" / "__init__.py").touch()
    (tmp_path / "src" / "cinquina" / "bots.py").write_text('LEVELS = ("newcomer", "casual")')
    (tmp_path / "tests" / "games" / "ludo").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    before = content(tmp_path)
    given = ["--lang", "en", "new-game", *words.split()]
    done = CliRunner().invoke(program(given), given)
    assert done.exit_code == 2
    assert told in done.stderr and len(done.stderr.splitlines()) == 1
    assert content(tmp_path) == before


def test_outside_a_checkout_a_package_is_proposed(tmp_path: Path):
    done = run(tmp_path, "./dev cinquina new-game pig")
    assert done.returncode == 2
    assert "this is not a checkout of Cinquina; --package DIR writes a package of its own" in done.stderr
    assert not list(tmp_path.iterdir())


def test_the_page_names_every_file_that_is_written():
    page = PAGE.read_text(encoding="utf-8")
    for path in files_in_checkout(Path(), "pig"):
        name = path.as_posix().removeprefix("src/cinquina/")
        assert f"`{name}`" in page or name.endswith("rules/__init__.py"), name
