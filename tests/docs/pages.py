"""The pages for people, and what stands in code style on them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md", ROOT / "changes/README.md"]
)
LAWS = ROOT / "docs" / "rules"

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
BREAK = re.compile(r"\s*\n\s*")


class Block(NamedTuple):
    language: str
    text: str


class Page(NamedTuple):
    """A page in parts: its blocks and its spans of code, and the prose that is left without them."""

    path: Path
    blocks: list[Block]
    spans: list[str]
    prose: str

    @property
    def is_law(self) -> bool:
        return self.path.is_relative_to(LAWS)


def parted(path: Path, text: str) -> Page:
    blocks = [Block(*found) for found in FENCED.findall(text)]
    rest = FENCED.sub("", text)
    spans = [BREAK.sub(" ", span) for paragraph in rest.split("\n\n") for span in SPAN.findall(paragraph)]
    return Page(path, blocks, spans, SPAN.sub("", rest))


def page(path: Path) -> Page:
    return parted(path, path.read_text(encoding="utf-8"))


def called(path: Path) -> str:
    """How a test calls a page."""
    return path.relative_to(ROOT).as_posix()
