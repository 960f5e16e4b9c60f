"""The build: its weight and its policy."""

import gzip
import re
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from cinquina.games import games
from cinquina.locales import LANGUAGES
from cinquina.server.http.pages import page_folder

# Bytes, compressed by gzip as the server sends them, in the language with the longer words. A lobby loads the script
# of the page and its words; a table that of every board besides, and the script and the words of its game; a lesson
# what is said in the lessons as well. Styles, fonts and pictures are not counted.
LOBBY, TABLE, LESSON = 60_000, 139_500, 147_000
# Scripts and words of all games and lessons together, which nobody loads at once.
ALL = 315_500
ENGINE = re.compile(r"engine-|Notice-|\w+\.worker-")  # only a page without a server loads them
IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


@pytest.fixture
def built() -> Path:
    folder = page_folder()
    if not (folder / "index.html").is_file():
        pytest.skip("the pages were not built")
    return folder


class Weights:
    """What the files of a build weigh, and which of them a page loads."""

    def __init__(self, built: Path) -> None:
        self.files = {path.name: path.read_bytes() for path in (built / "assets").iterdir()}
        self.games = [name.removesuffix("-lessons-en") for name in self.named("*-lessons-en-*.ftl")]

    def named(self, pattern: str) -> list[str]:
        """Without the hash that makes a name new when its contents are."""
        return [name[: -len("-01234567.ftl")] for name in self.files if fnmatch(name, pattern)]

    def script(self, name: str) -> set[str]:
        """And those that it cannot do without."""
        (first,) = (each for each in self.files if re.fullmatch(rf"{name}-.{{8}}\.js", each))
        found, new = set[str](), {first}
        while new:
            found |= new
            new = {each for one in new for each in IMPORT.findall(self.files[one].decode())} - found
        return found

    def page(self, scripts: Iterable[str], words: Iterable[str]) -> int:
        """In bytes; the words in the language that has longer ones."""
        loaded = {each for name in scripts for each in self.script(name)}
        return self.weight(loaded) + max(self.words(lang, *words) for lang in LANGUAGES)

    def words(self, lang: str, *parts: str) -> int:
        wanted = re.compile(rf"({'|'.join(parts)})-{lang}-.{{8}}\.ftl")
        found = {each for each in self.files if wanted.fullmatch(each)}
        assert len(found) == len(parts)
        return self.weight(found)

    def weight(self, names: Iterable[str]) -> int:
        return sum(len(gzip.compress(self.files[each], 9)) for each in names)


def test_what_a_page_loads_is_light(built: Path):
    weights = Weights(built)
    lobby = weights.page(["page"], ["page"])
    tables = {game: weights.page(["page", "table", game], ["page", "table", game]) for game in weights.games}
    lessons = {
        game: weights.page(["page", "table", game, "Lesson"], ["page", "table", game, f"{game}-lessons"])
        for game in weights.games
    }
    assert len(tables) == len(games())
    assert lobby < LOBBY
    assert max(tables.values()) < TABLE, tables
    assert max(lessons.values()) < LESSON, lessons


def test_all_scripts_and_the_texts_of_a_language_are_light(built: Path):
    weights = Weights(built)
    scripts = weights.weight(
        each for each in weights.files if each.endswith(".js") and not ENGINE.match(each)
    )
    of_games = [f"{game}{part}" for game in weights.games for part in ("", "-lessons", "-setup", "-words")]
    parts = ["page", "page-words", "table", *of_games]
    assert scripts + max(weights.words(lang, *parts) for lang in LANGUAGES) < ALL


def test_nothing_comes_from_elsewhere_and_nothing_is_inline(built: Path):
    page = (built / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\sstyle=|<style", page) == []
    elsewhere = re.compile(r"""(?:src|href|url\()\s*=?\s*["']?(?:https?:)?//""")
    for path in [*built.rglob("*.html"), *built.rglob("*.css")]:
        assert not elsewhere.search(path.read_text()), path.name


def test_texts_are_whole_though_they_travel_light(built: Path):
    """What only writers need is left out of them; what is left is read as before."""
    for path in (built / "assets").glob("*.ftl"):
        junk = [each for each in parse(path.read_text(encoding="utf-8")).body if isinstance(each, Junk)]
        assert not junk, f"{path.name}: {junk[0].content}"
