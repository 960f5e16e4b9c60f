"""The pages can be read: at most 120 columns and 1,500 words; longer ones have a table of contents."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import FENCED, LAWS, PAGES, ROOT, called, page
from tests.docs.test_links import anchor

COLUMNS = 120
WORDS = 1500
# A row of a table, a picture and a link alone cannot be broken; a generated page is as wide as its texts.
UNBREAKABLE = re.compile(r"\s*(\||!\[)|\S+$")
GENERATED = (ROOT / "docs" / "researchers" / "reports", ROOT / "CHANGELOG.md")
LONG = ("docs/researchers/speed.md", "docs/researchers/bots.md")
A_TABLE = ("docs/developers/taught.md",)  # of rulings, kept by tests/games/test_taught.py


def is_long(path: Path) -> bool:
    return path.is_relative_to(LAWS) or called(path) in LONG


SHORT = [
    path for path in PAGES if not is_long(path) and not any(path.is_relative_to(each) for each in GENERATED)
]


@pytest.mark.parametrize("path", SHORT, ids=called)
def test_a_page_is_narrow_and_short(path: Path):
    found = page(path)
    text = FENCED.sub("", path.read_text(encoding="utf-8"))  # a command or its output is as long as it is
    wide = [line for line in text.splitlines() if len(line) > COLUMNS]
    assert [line for line in wide if not UNBREAKABLE.match(line)] == []
    assert len(found.prose.split()) <= WORDS or called(path) in A_TABLE, "words outside of code"


@pytest.mark.parametrize("path", [path for path in PAGES if is_long(path)], ids=called)
def test_a_long_page_begins_with_its_contents(path: Path):
    bare = FENCED.sub("", path.read_text(encoding="utf-8"))
    top, *_ = bare.partition("\n## ")
    assert "**Contents.**" in top
    assert [
        each for each in re.findall(r"^## (.*)$", bare, re.MULTILINE) if f"(#{anchor(each)})" not in top
    ] == []


@pytest.mark.parametrize("path", sorted(LAWS.glob("*.md")), ids=called)
def test_a_specification_says_whom_it_is_for(path: Path):
    _, _, first, *_ = path.read_text(encoding="utf-8").splitlines()
    assert first.startswith("*The specification: for ")
