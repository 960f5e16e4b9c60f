"""The command as people meet it: in this process through click's runner, or as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cinquina.cli.program import program
from tests.patience import PATIENCE
from tests.steady import be_steady

be_steady()

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set up a person with an empty data folder and an English locale."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run() -> Run:
    def run(*words: str, lines: tuple[str, ...] | list[str] = ()) -> Result:
        """Run a command, with lines typed into it."""
        args = [str(word) for word in words]
        result = CliRunner().invoke(program(args), args, input="".join(f"{line}\n" for line in lines))
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "{$" not in result.output  # a fact that a text asks for and nobody gave
        return result

    return run


@pytest.fixture
def process() -> Callable[..., subprocess.CompletedProcess[str]]:
    def process(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "cinquina.cli", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **environment},
            timeout=PATIENCE,
        )

    return process
