"""What the benchmark installs, all of it under build/: the peers, and the engine with connect four in it.

build/bench/tree     a copy of the package with one more game; also the interpreted source
build/bench/venv     that copy, built and compiled as any wheel of it, and the peers from PyPI
build/bench/node     boardgame.io, where Node is there
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "bench"
TREE = HOME / "tree"
VENV = HOME / "venv"
NODE = HOME / "node"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Together with what each needs at import, pinned as they were compared.
PEERS = {
    "OpenSpiel": ["open-spiel==2.0.2"],
    "PettingZoo": ["pettingzoo==1.27.0", "pygame==2.6.1"],
    "Pgx": ["pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2"],
}
BOARDGAME_IO = "boardgame.io@0.50.2"


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def uv() -> str:
    """`uv run` leaves its own path in the variable UV."""
    name = "uv.exe" if os.name == "nt" else "uv"
    ours = next(map(str, ROOT.glob(f".tools/uv-*/bin/{name}")), None)
    found = os.environ.get("UV") or ours or shutil.which("uv")
    if found is None:
        sys.exit("bench: uv is needed; run it as ./dev bench")
    return found


def uv_pip_install(*args: str) -> str | None:
    """None, or the last line of what uv said was wrong."""
    command = [uv(), "pip", "install", "--quiet", "--python", str(PYTHON), *args]
    env = {**os.environ, "CINQUINA_WEB": "0", "CINQUINA_OPTIMISE": "3"}  # as a wheel is
    return complaint(subprocess.run(command, capture_output=True, text=True, env=env))


def complaint(done: subprocess.CompletedProcess[str]) -> str | None:
    if done.returncode == 0:
        return None
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1].strip() if lines else f"exit code {done.returncode}"


def install_engine() -> dict[str, str]:
    """Build the package with connect four as one more game, unless no source changed. Is the compiler missing?"""
    copy_tree()
    if not PYTHON.exists():
        subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, str(VENV)], check=True)
    stamp = VENV / "engine.txt"
    digest = tree_digest()
    if not stamp.is_file() or stamp.read_text() != digest:
        say("compiling the engine with connect four in it")
        if wrong := uv_pip_install("--reinstall-package", "cinquina", str(TREE)):
            sys.exit(f"bench: the engine could not be installed: {wrong}")
        stamp.write_text(digest)
    look = "import sys, cinquina.core.rng as rng; sys.exit(rng.__file__.endswith('.py'))"
    interpreted = subprocess.run([str(PYTHON), "-I", "-c", look]).returncode
    return {"compiler": "no C compiler found: the engine is interpreted"} if interpreted else {}


def copy_tree() -> None:
    shutil.rmtree(TREE / "src", ignore_errors=True)
    TREE.mkdir(parents=True, exist_ok=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, TREE / name)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    package = TREE / "src" / "cinquina"
    shutil.copytree(ROOT / "src" / "cinquina", package, ignore=ignore)
    shutil.copytree(ROOT / "bench" / "connect_four", package / "games" / "connect_four", ignore=ignore)


def tree_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(TREE.rglob("*")):
        if path.is_file() and "build" not in path.relative_to(TREE).parts:
            digest.update(f"{path.relative_to(TREE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def install_peers() -> dict[str, str]:
    """What is missing, and why. Wheels only: building OpenSpiel takes an hour."""
    say(f"peers: {', '.join([*PEERS, 'boardgame.io'])}")
    missing = {}
    for name, packages in PEERS.items():
        if wrong := uv_pip_install("--only-binary", ":all:", *packages):
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
