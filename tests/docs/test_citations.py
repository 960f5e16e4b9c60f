"""Everything that a page cites is there."""

from pathlib import Path

import pytest

from tests.docs.citations import CHECKS
from tests.docs.pages import PAGES, called, page


@pytest.mark.parametrize("path", PAGES, ids=called)
def test_every_citation_is_there(path: Path):
    found = page(path)
    assert {kind: wrong for kind, check in CHECKS.items() if (wrong := check(found))} == {}
