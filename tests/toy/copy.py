"""A copy of the repository, in which somebody follows docs/developers/add-a-game.md; and a package outside."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from tests.patience import PATIENCE
from tests.toy.page import PAGE

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src", "tests", "bench", "docs", "web/src", "tools")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "golden", "wire.ts")
LINES = {"play": "roll\nhold\nhint\nquit\n"}  # what is typed into a command


def copied(home: Path) -> Path:
    for part in PARTS:
        shutil.copytree(ROOT / part, home / part, ignore=NOT_COPIED)
    shutil.copy(ROOT / "pyproject.toml", home)
    return home


def content(home: Path) -> dict[Path, str]:
    """Every file and what is in it, but for what Python keeps for itself."""
    files = (path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path: sha256(path.read_bytes()).hexdigest() for path in files}


def commands() -> list[str]:
    """Those of the page's blocks, in order."""
    blocks = re.findall(r"(?ms)^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"))
    return [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]


def run(home: Path, command: str, *places: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of the page: in a copy on its source, which ./dev would compile; elsewhere as installed."""
    words = shlex.split(command.removeprefix("./dev "))
    if words[0] == "check":  # its tests, on the source of the copy
        words = ["test", "tests/battery", "tests/test_locales.py", "tests/test_scenarios.py", "-k", words[1]]
    program = "pytest" if words[0] == "test" else "cinquina.cli"
    quiet = ["-q", "-p", "no:cacheprovider", "--battery-seconds", "0.2"] if words[0] == "test" else []
    environment = {**os.environ, "XDG_DATA_HOME": str(home / "data"), "LANG": "C.UTF-8"}
    paths = [*map(str, places), environment.get("PYTHONPATH", "")]
    if (home / "src").is_dir():
        paths = [str(home / "src")]
        environment["CINQUINA_MODE"] = "interpreted"
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    return subprocess.run(
        [sys.executable, "-m", program, *words[1:], *quiet],
        cwd=home,
        env=environment,
        input=LINES.get(words[1], ""),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


def installed(package: Path) -> Path:
    """Install a package with its entry points as an installer would, and return the place."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place = package / "src"
    info = place / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = project["entry-points"]
    lines = [
        line
        for group, names in groups.items()
        for line in (f"[{group}]", *(f"{n} = {v}" for n, v in names.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return place
