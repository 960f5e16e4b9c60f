"""A third language is files and no code: a throw-away one is added, and games are told in it."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from cinquina import locales
from cinquina.cli.program import program
from cinquina.core.registry import find
from cinquina.games.foldris.events import Drawn, SoloTitle
from cinquina.locales import Texts, languages_in

MARK = "ĝ"  # of every text of the throw-away language


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The texts with a third language beside them: the English ones, each with a mark."""
    home = tmp_path / "locales"
    shutil.copytree(locales.HOME, home)
    shutil.copytree(home / "en", home / "eo")
    for path in (home / "eo").glob("*.ftl"):
        lines = path.read_text(encoding="utf-8").splitlines()
        marked = [line.replace(" = ", f" = {MARK} ", 1) if line[:1].isalpha() else line for line in lines]
        path.write_text("\n".join(marked) + "\n", encoding="utf-8")
    monkeypatch.setattr(locales, "HOME", home)
    monkeypatch.setattr("cinquina.cli.command.LANGUAGES", languages_in(home))
    monkeypatch.setattr(locales, "LANGUAGES", languages_in(home))
    return home


def test_its_files_make_it_a_language(home: Path):
    assert languages_in(home) == ("en", "eo", "it")
    assert locales.language("eo") == "eo"
    assert Texts("eo").event(Drawn(0, [(1, 2)], 0), ["Anna"]) == f"{MARK} (1,2)"


def test_an_edition_names_things_in_it(home: Path):
    game = find("foldris")
    edition = msgspec_data(game)
    edition["titles"] = [{"least": 3, "name": {"en": "Beginner", "eo": "Komencanto"}}]
    rules = game.rules(game.setup(1, "solo", edition=edition))
    title = rules.verdict(rules.load({"phase": "over", "A": {"lines": 4}}))[0]
    assert title == SoloTitle(4, 0, "title-3")
    told = []
    for lang in ("eo", "it"):
        texts = Texts(lang)
        texts.words = rules.words()
        told.append(texts.brief(title, []))
    assert told == ["Komencanto", "Beginner"]  # English, where the edition does not know a language


def msgspec_data(game):
    import msgspec

    return msgspec.to_builtins(game.edition(None))


def test_a_game_is_played_in_it(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    words = ["play", "foldris", "--lang", "eo", "--seed", "1"]
    told = CliRunner().invoke(program(words), words, input="hint\nquit\n")
    assert told.exit_code == 0, told.output
    assert MARK in told.output
