"""The plain installation is light: few packages, which are enough to play in the terminal and to use the library."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from cinquina.cli.program import EXTRA_OF

ROOT = Path(__file__).resolve().parents[2]
LOCK = {each["name"]: each for each in tomllib.loads((ROOT / "uv.lock").read_text())["package"]}
MOST = 8  # packages
# Makes every package outside of a set look as if it was not installed, then runs the command.
WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
{code}
"""
COMMAND = "from cinquina.cli import main; sys.exit(main({words}))"
LIBRARY = """
import cinquina as cq
for facts in cq.games():
    position = cq.game(facts.id).new(seed=1)
    position.play(cq.bot("greedy").choose(position))
    position.svg(), str(position), position.explain("nonsense")
"""


def needed(name: str) -> Iterator[str]:
    """A package and what it depends on, extras aside."""
    yield name
    for each in LOCK[name].get("dependencies", []):
        if "win32" not in each.get("marker", "") and "Windows" not in each.get("marker", ""):
            yield from needed(each["name"])


def absent() -> set[str]:
    """The modules that the plain installation does not have."""
    names = set(needed("cinquina"))
    return {
        module
        for module, owners in packages_distributions().items()
        if not {re.sub(r"[._]", "-", each.lower()) for each in owners} & names
    }


def run(code: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(absent=absent(), code=code)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)


def test_few_packages_are_needed():
    assert len(set(needed("cinquina"))) <= MOST
    assert "litestar" not in set(needed("cinquina"))


def test_the_library_needs_no_more():
    done = run(LIBRARY)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["simulate", "foldris", "--bots", "random", "--games", "2", "--seed", "1"],
    ],
    ids=lambda words: words[0],
)
def test_the_terminal_needs_no_more(words: list[str]):
    done = run(COMMAND.format(words=[*words, "--lang", "en"]))
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    "words",
    [["serve", "--no-open"], ["backup", "copy.db"], ["prune", "--older", "90d"], ["person", "list"]],
    ids=lambda words: words[0],
)
def test_a_command_that_needs_the_table_says_how_to_get_it(words: list[str]):
    done = run(COMMAND.format(words=[*words, "--lang", "en"]))
    assert done.returncode == 2
    (told,) = done.stderr.splitlines()
    assert told.startswith(f"cinquina: {words[0]} needs ")
    assert told.endswith(', which is not installed: pip install "cinquina[table]"')


def test_the_extra_has_every_package_of_the_table():
    named = {each["name"].replace("-", "_") for each in LOCK["cinquina"]["optional-dependencies"]["table"]}
    assert {name for name, extra in EXTRA_OF.items() if extra == "table"} == named


def test_environments_say_how_to_get_what_they_need():
    done = run("import cinquina.rl")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('which is not installed: pip install "cinquina[rl]"')
