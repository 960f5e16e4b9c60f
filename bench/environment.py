"""The benchmark's installations, all in build/: the peers, and the engine with connect four.

build/bench/tree     a copy of the package with one more game; also the interpreted source
build/bench/venv     that copy, built and compiled like a wheel, and the peers from PyPI
build/bench/node     boardgame.io, if Node is installed
"""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "bench"
TREE = HOME / "tree"
VENV = HOME / "venv"
NODE = HOME / "node"


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PYTHON = python_of(VENV)

# With their dependencies, pinned to the versions that were compared.
PEERS = {
    "OpenSpiel": ["open-spiel==2.0.2"],
    "PettingZoo": ["pettingzoo==1.27.0", "pygame==2.6.1"],
    "Pgx": ["pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2"],
    "Jumanji": ["jumanji==1.1.2"],  # after Pgx, whose JAX it takes
}
BOARDGAME_IO = "boardgame.io@0.50.2"

BUILT_FROM = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/cinquina")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def uv() -> str:
    """Return the path of uv, which `uv run` passes in the variable UV."""
    name = "uv.exe" if os.name == "nt" else "uv"
    ours = next(map(str, ROOT.glob(f".tools/uv-*/bin/{name}")), None)
    found = os.environ.get("UV") or ours or shutil.which("uv")
    if found is None:
        sys.exit("bench: uv is needed; run it as ./dev bench")
    return found


def uv_pip_install(venv: Path, *args: str) -> str | None:
    """Install packages. Return None, or the last line of uv's error."""
    command = [uv(), "pip", "install", "--quiet", "--python", str(python_of(venv)), *args]
    env = {**os.environ, "CINQUINA_WEB": "0", "CINQUINA_OPTIMISE": "3"}  # as for a wheel
    return complaint(subprocess.run(command, capture_output=True, text=True, env=env))


def complaint(done: subprocess.CompletedProcess[str]) -> str | None:
    if done.returncode == 0:
        return None
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1].strip() if lines else f"exit code {done.returncode}"


def install_engine() -> dict[str, str]:
    """Build the package with connect four, unless no source changed. Return the failures with reasons."""
    copy_tree(TREE)
    package = TREE / "src" / "cinquina"
    shutil.copytree(ROOT / "bench" / "connect_four", package / "games" / "connect_four", ignore=NOT_COPIED)
    if wrong := build(TREE, VENV, "the engine with connect four in it"):
        sys.exit(f"bench: the engine could not be installed: {wrong}")
    return {} if is_compiled(VENV) else {"compiler": "no C compiler found: the engine is interpreted"}


def unpack(revision: str, place: Path, *names: str) -> None:
    """Extract files of a revision. As a zip, which Python unpacks alike everywhere."""
    command = ["git", "archive", "--format=zip", revision, "--", *names]
    packed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    with zipfile.ZipFile(io.BytesIO(packed.stdout)) as archive:
        archive.extractall(place)


def copy_tree(tree: Path) -> None:
    """Copy the sources of the package. Results of an earlier build are kept to save time."""
    shutil.rmtree(tree / "src", ignore_errors=True)
    tree.mkdir(parents=True, exist_ok=True)
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=NOT_COPIED)
        else:
            shutil.copy2(ROOT / name, tree / name)


def build(tree: Path, venv: Path, what: str) -> str | None:
    """Build and install the package of a tree, unless nothing changed. Return None, or the error."""
    if not python_of(venv).exists():
        subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, str(venv)], check=True)
    stamp = venv / "engine.txt"
    digest = tree_digest(tree)
    if not stamp.is_file() or stamp.read_text() != digest:
        say(f"compiling {what}")
        if wrong := uv_pip_install(venv, "--reinstall-package", "cinquina", str(tree)):
            return wrong
        stamp.write_text(digest)
    return None


def is_compiled(venv: Path) -> bool:
    look = "import sys, cinquina.core.rng as rng; sys.exit(rng.__file__.endswith('.py'))"
    return subprocess.run([str(python_of(venv)), "-I", "-c", look]).returncode == 0


def tree_digest(tree: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(tree.rglob("*")):
        if path.is_file() and "build" not in path.relative_to(tree).parts:
            digest.update(f"{path.relative_to(tree)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def install_peers() -> dict[str, str]:
    """Install the peers. Return the missing ones with reasons. Wheels only: building OpenSpiel takes an hour."""
    say(f"peers: {', '.join([*PEERS, 'boardgame.io'])}")
    missing = {}
    for name, packages in PEERS.items():
        if wrong := uv_pip_install(VENV, "--only-binary", ":all:", *packages):
            missing[name] = wrong
    if wrong := install_boardgame_io():
        missing["boardgame.io"] = wrong
    return missing


def install_boardgame_io() -> str | None:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no Node here"
    stamp = NODE / "installed.txt"
    if stamp.is_file() and stamp.read_text() == BOARDGAME_IO:
        return None
    say("installing boardgame.io")
    NODE.mkdir(parents=True, exist_ok=True)
    options = ["--prefix", str(NODE), "--no-audit", "--no-fund", "--no-save"]
    if wrong := complaint(
        subprocess.run([npm, "install", *options, BOARDGAME_IO], capture_output=True, text=True)
    ):
        return wrong
    stamp.write_text(BOARDGAME_IO)
    return None
