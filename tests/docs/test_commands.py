"""Every command line on a page works, and prints what the page shows."""

from pathlib import Path

import pytest

from tests.docs.commands import NO_SCRIPT, Script, steps
from tests.docs.desk import Desk
from tests.docs.pages import PAGES, called, page


@pytest.mark.parametrize("path", [path for path in PAGES if steps(page(path))], ids=called)
def test_every_command_works(path: Path, tmp_path: Path, pytestconfig: pytest.Config):
    """All in one folder, one after another: what a command made is there for the next."""
    found = page(path)
    desk = Desk(tmp_path, found, pytestconfig)
    for step in steps(found):
        if not (isinstance(step, Script) and called(path) in NO_SCRIPT):
            desk.do(step)
