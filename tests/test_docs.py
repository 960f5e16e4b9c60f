"""The pages for people: every link from one to another leads somewhere, and the first page leads to all."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])

CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")


def links(page: Path) -> list[str]:
    """The relative links of a page; what stands in code is no link."""
    found: list[str] = LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    return [link for link in found if not ELSEWHERE.match(link)]


def anchor(heading: str) -> str:
    """As GitHub makes it of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {anchor(heading) for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path):
    for link in links(page):
        path, _, part = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not part or part in anchors(target), link


def test_the_first_page_leads_to_all():
    front = ROOT / "docs" / "README.md"
    reached = {(front.parent / link.partition("#")[0]).resolve() for link in links(front)}
    assert {page for page in (ROOT / "docs").rglob("*.md") if page != front} <= reached
