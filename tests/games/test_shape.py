"""Every game has the same files: those that docs/architecture.md lists."""

import ast
import re
from inspect import signature
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from cinquina.core.game import Game
from cinquina.core.parts import Parts
from cinquina.games import games

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "cinquina" / "games"
HERE = [game for game in games() if (GAMES / game.id).is_dir()]  # others come in packages of their own
IDS = [game.id for game in HERE]
COMPILED = ("rules", "judgement")
LESSONS = "lessons"


def listed(needed: bool = False) -> dict[str, set[str]]:
    """The names of the list by folder, the game's own folder as an empty name; or only those that have no default."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    lines = page.partition("\ngames/<game>/\n")[2].partition("```")[0].splitlines()
    found: dict[str, set[str]] = {"": set()}
    folder = ""
    for line in lines:
        name, mark = line.split()[:2]
        folder = folder if line.startswith("    ") else ""
        if name.endswith("/"):
            folder = name[:-1]
            found[folder] = set()
        elif mark != "*" or not needed:
            found[folder].add(name)
    return found


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_file()}


def test_the_list_is_read():
    assert set(listed()) == {"", *COMPILED, LESSONS}
    assert {"__init__.py", "edition.toml", "events.py"} <= listed()[""]
    assert "position.py" in listed()["rules"] and "evaluation.py" in listed()["judgement"]


@pytest.mark.parametrize("game", IDS)
def test_a_game_has_the_files_of_the_list_and_no_others(game: str):
    home = GAMES / game
    assert listed(needed=True)[""] <= files(home) <= listed()[""]
    folders = {path.name for path in home.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert {"rules"} <= folders <= set(COMPILED)
    for folder in folders:
        assert listed(needed=True)[folder] <= files(home / folder)


@pytest.mark.parametrize("game", IDS)
def test_the_lessons_of_a_game_are_numbered(game: str):
    names = sorted(path.name for path in (GAMES / game / LESSONS).glob("*"))
    assert [name for name in names if not re.fullmatch(r"\d+-[a-z_]+\.toml", name)] == []
    assert len({name.partition("-")[0] for name in names}) == len(names)


@pytest.mark.parametrize("game", [each for each in HERE if each.edition(None)], ids=lambda game: game.id)
def test_a_game_with_components_has_all_files(game: Game):
    assert files(GAMES / game.id) == listed()[""]
    for folder in COMPILED:
        assert listed()[folder] <= files(GAMES / game.id / folder)


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_a_game_says_whether_it_has_a_board_of_its_own_in_the_page(game: Game):
    assert game.board == (ROOT / "web" / "src" / "games" / game.id / "index.ts").is_file()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_part_has_the_functions_of_its_protocol(game: Game):
    """As they are imported by name, mypy does not see it."""
    parts = game.rules(game.setup()).parts
    protocols = get_type_hints(Parts)
    for name, part in vars(parts).items():
        (protocol, *_) = get_args(protocols[name])
        asked = {each: member for each, member in vars(protocol).items() if not each.startswith("_")}
        for each, member in asked.items() if part else ():
            assert hasattr(part, each), f"{game.id}: {name}.py has no {each}"
            if not isinstance(member, property):
                given = signature(getattr(part, each)).parameters
                assert len(given) + 1 == len(signature(member).parameters), f"{game.id}: {name}.{each}"


@pytest.mark.parametrize("game", IDS)
def test_a_position_is_one_class(game: str):
    """Position is the only State of a game, and nothing is built on it."""
    classes = [
        (path.name, node.name, {base.id for base in node.bases if isinstance(base, ast.Name)})
        for path in (GAMES / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert [(file, name) for file, name, bases in classes if "State" in bases] == [
        ("position.py", "Position")
    ]
    assert [name for _, name, bases in classes if "Position" in bases] == []


@pytest.mark.parametrize("game", IDS)
def test_a_part_is_a_noun(game: str):
    """A module is not named for what it is doing; scoring is the word of the rulebooks for a thing."""
    names = {path.stem for path in (GAMES / game).rglob("*.py")}
    assert [
        name
        for name in names
        if name.endswith("ing") and name not in ("scoring", "string", "ending", "drawing", "landing")
    ] == []
