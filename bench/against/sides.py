"""The two sides of a comparison, each built as a wheel in a separate environment.

build/against/here        the package of this checkout, uncommitted changes included
build/against/<commit>    the package of the other revision, with its workers

Each side is played by the workers of its own tree. bench/workers/__init__.py defines what all revisions share.
"""

import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from bench.environment import BUILT_FROM, ROOT, build, copy_tree, is_compiled, python_of, say, unpack
from bench.rounds import environment

HOME = ROOT / "build" / "against"
GAMES = "src/cinquina/games"


class CannotCompare(Exception):
    """The reason why a comparison is impossible."""


@dataclass(frozen=True)
class Side:
    name: str  # for people
    home: Path  # the source that is built
    folder: Path  # the checkout in which its workers start

    @property
    def tree(self) -> Path:
        return self.home / "tree"

    @property
    def venv(self) -> Path:
        return self.home / "venv"

    def worker(self, module: str, *args: object) -> list[str]:
        """Return a worker's command, to be run in `folder`."""
        return [str(python_of(self.venv)), "-W", "ignore", "-m", f"bench.workers.{module}", *map(str, args)]


def git(*args: str) -> str:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise CannotCompare(f"git {args[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def commit_of(revision: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    except CannotCompare:
        raise CannotCompare(f"there is no revision {revision!r}") from None


def folders(commit: str) -> list[str]:
    """Return the folders of games on either side, needed before anything is built."""
    here = {path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py")}
    return sorted(here | set(git("ls-tree", "-d", "--name-only", f"{commit}:{GAMES}").split()))


def this_checkout() -> Side:
    changes = ", with changes" if git("status", "--porcelain", "--", *BUILT_FROM) else ""
    return Side(f"this checkout ({git('rev-parse', '--short', 'HEAD')}{changes})", HOME / "here", ROOT)


def other(revision: str, commit: str) -> Side:
    name = revision if revision == commit[: len(revision)] else f"{revision} ({commit[:7]})"
    home = HOME / commit[:12]
    return Side(name, home, home / "tree")


def make(old: Side, commit: str, new: Side) -> None:
    """Prepare and build both trees; unchanged ones are reused."""
    HOME.mkdir(parents=True, exist_ok=True)
    if not old.tree.exists():
        shutil.rmtree(part := old.home / "part", ignore_errors=True)
        try:
            unpack(commit, part, *BUILT_FROM, "bench")
        except subprocess.CalledProcessError:
            raise CannotCompare(f"{old.name} cannot be unpacked") from None
        part.rename(old.tree)  # complete
    copy_tree(new.tree)
    for number, side in enumerate((old, new), 1):
        begin = time.monotonic()
        with ThreadPoolExecutor(1) as pool:
            building = pool.submit(
                build, side.tree, side.venv, f"{side.name}, {number} of 2; it takes minutes"
            )
            while not wait([building], timeout=30).done:
                say(f"still compiling, {time.monotonic() - begin:.0f} s")
        if wrong := building.result():
            raise CannotCompare(f"{side.name} does not build: {wrong}")
        if not is_compiled(side.venv):
            raise CannotCompare(f"{side.name} is not compiled: is there a C compiler?")
        say(f"{side.name} is ready")


def ask(side: Side, module: str) -> str:
    """Return a worker's output."""
    done = subprocess.run(
        side.worker(module),
        cwd=side.folder,
        env=environment({}),
        stdout=subprocess.PIPE,
        text=True,
        stderr=sys.stderr,
    )
    if done.returncode:
        raise CannotCompare(f"{side.name}: the worker {module} failed")
    return done.stdout
