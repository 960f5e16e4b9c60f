"""Docstrings and comments cite what is there, as the pages do."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.citations import CHECKS
from tests.docs.pages import ROOT, parted


def told(path: Path) -> Iterator[str]:
    """What a file says about itself."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT or (
            token.type == tokenize.STRING and token.string.startswith('"""')
        ):
            yield re.sub(r"\n\s*", "\n", token.string)


@pytest.mark.parametrize("folder", ["src/cinquina", "bench", "tools"])
def test_every_citation_of_the_source_is_there(folder: str):
    wrong: dict[tuple[str, str], list[str]] = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        page = parted(path, "\n\n".join(told(path)))
        wrong |= {(path.name, kind): found for kind, check in CHECKS.items() if (found := check(page))}
    assert wrong == {}
