"""The inputs of the site, by version and hash. Those from PyPI are pinned in uv.lock."""

import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".tools" / "site"  # what was fetched

PYTHON = (3, 14)  # of Pyodide
SUFFIX = ".cpython-314-wasm32-emscripten.so"
PLATFORM = "pyemscripten_2026_0_wasm32"
TAG = f"cp314-cp314-{PLATFORM}"
PYODIDE = "314.0.7"
PYODIDE_SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
# What the engine imports at run time, besides the standard library.
WHEELS = ("fluent-syntax", "librt", "msgspec", "mypy-extensions", "typing-extensions")


class Wheel(NamedTuple):
    name: str
    version: str
    sha256: str


class Failed(Exception):
    """The site cannot be built; the text says why."""


def wheels() -> list[Wheel]:
    """Return the wheels beside the engine: the one for this platform, else the one for all."""
    locked = {each["name"]: each for each in tomllib.loads((ROOT / "uv.lock").read_text())["package"]}
    return [wheel_of(locked[name]) for name in WHEELS]


def wheel_of(package: dict[str, list[dict[str, str]] | str]) -> Wheel:
    files = package["wheels"]
    assert isinstance(files, list)
    for ending in (f"-{TAG}.whl", "-none-any.whl"):
        for file in files:
            if file["url"].endswith(ending):
                return Wheel(str(package["name"]), str(package["version"]), file["hash"])
    raise Failed(f"{package['name']} {package['version']} has no wheel for {PLATFORM}")
