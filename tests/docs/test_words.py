"""docs/developers/words.md: at most forty words, and none of those it retires is left in the source or the pages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import LAWS, PAGES, ROOT

PAGE = ROOT / "docs" / "developers" / "words.md"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", re.MULTILINE)
QUOTED = re.compile(r"“([^”]+)”")
MOST = 40
SOURCES = ("*.py", "*.toml")
EXEMPT = (PAGE, ROOT / "CHANGELOG.md")


def rows() -> list[tuple[str, ...]]:
    return [tuple(cell.strip() for cell in row) for row in ROW.findall(PAGE.read_text(encoding="utf-8"))[2:]]


def retired() -> list[str]:
    return [word for *_, cell in rows() for word in QUOTED.findall(cell)]


@cache
def searched() -> dict[Path, str]:
    """Return the text of the Python source and the pages, with every space or line break as one space."""
    found = {path: path.read_text(encoding="utf-8") for path in files()}
    return {path: re.sub(r"\s+", " ", text) for path, text in found.items()}


def files() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (ROOT / "src").rglob(pattern)
    yield from (path for path in PAGES if path not in EXEMPT and not path.is_relative_to(LAWS))


def test_the_table_is_complete_and_short():
    assert 0 < len(rows()) <= MOST
    words = [word for word, *_ in rows()]
    assert len(set(words)) == len(words)
    assert all(meaning and where for _, meaning, where, _ in rows())
    assert retired()


@pytest.mark.parametrize("word", retired())
def test_a_retired_word_is_gone(word: str):
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
    assert [str(path.relative_to(ROOT)) for path, text in searched().items() if pattern.search(text)] == []
