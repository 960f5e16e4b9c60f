"""Every link from a page to another leads somewhere, and the first page leads to all."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, called, page

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")


def links(path: Path) -> list[str]:
    """The relative links of a page; what stands in code is no link."""
    return [link for link in LINK.findall(page(path).prose) if not ELSEWHERE.match(link)]


def anchor(heading: str) -> str:
    """As GitHub makes it of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {anchor(heading) for heading in headings}


@pytest.mark.parametrize("path", PAGES, ids=called)
def test_every_link_leads_somewhere(path: Path):
    for link in links(path):
        target_name, _, part = link.partition("#")
        target = (path.parent / target_name).resolve() if target_name else path
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not part or part in anchors(target), link


def test_the_first_page_leads_to_all():
    front = ROOT / "docs" / "README.md"
    reached = {(front.parent / link.partition("#")[0]).resolve() for link in links(front)}
    assert {path for path in (ROOT / "docs").rglob("*.md") if path != front} <= reached
