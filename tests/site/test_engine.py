"""The engine compiled for a browser plays the same games and obeys the same law as the native one."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.site.checksum import checksums

TESTS = Path(__file__).parents[1]
FEW = 17  # one scenario of so many


def in_wasm(site: Path, module: str, *arguments: str) -> Any:
    """Return what a module prints, run by the engine of the site in Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node found")
    done = subprocess.run(
        [node, TESTS / "site" / "engine.mjs", site, TESTS, module, *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("count", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_games_come_to_the_same_checksums(site: Path, count: int):
    assert in_wasm(site, "tests.site.checksum", str(count)) == checksums(count)


@pytest.mark.parametrize("every", [FEW, pytest.param(1, marks=pytest.mark.soak)])
def test_the_law_holds(site: Path, every: int):
    told = in_wasm(site, "tests.site.scenarios", str(every))
    assert told["failed"] == {} and told["run"] >= 300 // every and told["compiled"]
