"""Fetch what the site is built from, once, into .tools/site: wheels from PyPI, Pyodide from npm, and the headers of
CPython from this machine or from Debian's packages."""

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools.site.pins import KEPT, PLATFORM, PYODIDE, PYODIDE_SHA512, PYTHON, Failed, Wheel, wheels

SOURCES = "deb {mirror} sid main\n"
HEADERS = "libpython3.14-dev"
NO_HEADERS = (
    "the headers of CPython 3.14 are missing: install Python 3.14 with its headers, or run ./dev site "
    "on Debian or Ubuntu, where it fetches them"
)
NO_NPM = "npm is missing, which fetches Pyodide: install Node 20 or newer"


def run(command: Sequence[str | Path], told: str, folder: Path | None = None) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        raise Failed(f"{told}\n{done.stdout}{done.stderr}"[-4000:])
    return done.stdout


def whole(place: Path) -> bool:
    """Return whether a folder was filled to the end."""
    return (place / ".whole").is_file()


def filled(place: Path) -> Path:
    (place / ".whole").touch()
    return place


def empty(place: Path) -> Path:
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


# -- PyPI


def fetch_wheels() -> list[Path]:
    """Return the wheels that go beside the engine, each with the hash that uv.lock has for it."""
    wanted = wheels()
    key = hashlib.sha256(repr(wanted).encode()).hexdigest()[:12]
    place = KEPT / f"wheels-{key}"
    if not whole(place):
        empty(place)
        for wheel in wanted:
            download(wheel, place)
        filled(place)
    return sorted(place.glob("*.whl"))


def download(wheel: Wheel, place: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "asked.txt")
        asked.write_text(f"{wheel.name}=={wheel.version} --hash={wheel.sha256}\n")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        at = ["--only-binary=:all:", "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
        at += ["--abi", "none", "--platform", PLATFORM, "--platform", "any"]
        run([*pip, *at, "--require-hashes", "-r", asked, "-d", place], f"{wheel.name} could not be fetched")


# -- npm


def fetch_pyodide() -> Path:
    """Return the folder of Pyodide's files."""
    place = KEPT / f"pyodide-{PYODIDE}"
    if not whole(place):
        npm = shutil.which("npm")
        if npm is None:
            raise Failed(NO_NPM)
        empty(place)
        run([npm, "pack", "--silent", f"pyodide@{PYODIDE}"], "npm could not fetch Pyodide", place)
        (packed,) = place.glob("pyodide-*.tgz")
        if hashlib.sha512(packed.read_bytes()).hexdigest() != PYODIDE_SHA512:
            raise Failed(f"npm's pyodide {PYODIDE} is not the one that is pinned")
        with tarfile.open(packed) as archive:
            archive.extractall(place, filter="data")
        packed.unlink()
        filled(place)
    return place / "package"


# -- the headers of CPython


def find_headers() -> Path | None:
    """Return the folder of the headers that were fetched, or those of a Python 3.14 on this machine, or None."""
    kept = KEPT / "headers"
    if whole(kept):
        return kept
    name = f"python{PYTHON[0]}.{PYTHON[1]}"
    command = shutil.which(name)
    if command is None:
        return None
    look = "import sysconfig; print(sysconfig.get_path('include'))"
    place = Path(run([command, "-c", look], f"{name} does not run").strip())
    return keep_headers(place) if (place / "Python.h").is_file() else None


def keep_headers(place: Path) -> Path:
    """Copy headers, without the configuration of their own machine."""
    kept = KEPT / "headers"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(place, kept)
    (kept / "pyconfig.h").unlink(missing_ok=True)
    return filled(kept)


def fetch_headers() -> Path:
    """Return the headers; fetch them from Debian's packages if need be, without installing anything."""
    found = find_headers()
    if found is not None:
        return found
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Failed(NO_HEADERS)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        place.chmod(0o755)  # apt fetches as a user of its own
        (place / "lists" / "partial").mkdir(parents=True)
        (place / "sid.list").write_text(SOURCES.format(mirror=mirror()))
        options = [f"-o=Dir::Etc::sourcelist={place / 'sid.list'}", "-o=Dir::Etc::sourceparts=/nonexistent"]
        apt = ["apt-get", "-q", *options, f"-o=Dir::State::lists={place / 'lists'}"]
        told = f"{NO_HEADERS}; Debian's packages could not be fetched"
        run([*apt, "update"], told, place)
        run([*apt, "download", HEADERS], told, place)
        (package,) = place.glob(f"{HEADERS}_*.deb")
        run(["dpkg-deb", "-x", package, place / "root"], told)
        return keep_headers(place / "root" / "usr" / "include" / f"python{PYTHON[0]}.{PYTHON[1]}")


def mirror() -> str:
    """Return the address of Debian's packages that this machine uses."""
    targets = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Origin: Debian"]
    found = [line.rstrip("/") for line in run(targets, NO_HEADERS).splitlines()]
    own = next((each for each in found if each.endswith("/debian")), None)
    if own is None:
        raise Failed(NO_HEADERS)
    return own


def missing() -> str:
    """Return in one sentence what a machine lacks to build the site without Debian's packages, or nothing."""
    if shutil.which("npm") is None and not whole(KEPT / f"pyodide-{PYODIDE}"):
        return NO_NPM
    return "" if find_headers() is not None else NO_HEADERS


def sysconfig_of(stdlib: Path) -> dict[str, object]:
    """Return what Pyodide's Python was configured with, from its own standard library."""
    with zipfile.ZipFile(stdlib) as library:
        name = next(each for each in library.namelist() if "_sysconfigdata_" in each and each.endswith(".py"))
        space: dict[str, dict[str, object]] = {}
        exec(library.read(name), space)  # noqa: S102  # a file of literals
    return space["build_time_vars"]
