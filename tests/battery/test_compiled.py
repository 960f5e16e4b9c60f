"""Compiled = interpreted: the same seeds play the same games, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cinquina.core import state
from tests.battery import digest
from tests.battery.battery import COMPILED

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "most", [digest.MOST, pytest.param(digest.ALL, marks=pytest.mark.soak)], ids=["some", "all"]
)
def test_the_compiled_engine_plays_as_its_source(most: int):
    if not COMPILED:
        pytest.skip(f"no compiled engine to compare with: {Path(str(state.__file__)).name} is interpreted")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    told = subprocess.run(
        [sys.executable, "-m", "tests.battery.digest", str(most)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        encoding="utf-8",
    )
    assert told.returncode == 0, told.stderr
    interpreted, compiled = told.stdout.splitlines(), list(digest.lines(most))
    assert len(compiled) > 100
    for number, (one, two) in enumerate(zip(interpreted, compiled, strict=True)):
        assert one == two, f"line {number}, after {compiled[max(0, number - 3) : number]}"
