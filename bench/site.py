"""The engine in a browser beside the native one: `python -m bench.site [SITE]`; sizes, start and speed as tables."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "tests" / "site" / "engine.mjs"
MODULE = "tests.site.speed"
PACK = """
const { brotliCompressSync, constants } = require('node:zlib')
const { readFileSync } = require('node:fs')
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
const size = (each) => brotliCompressSync(readFileSync(each), { params }).length
console.log(JSON.stringify(process.argv.slice(1).map(size)))
"""


def printed(command: list[str | Path]) -> Any:
    told = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    return json.loads(told.splitlines()[-1])


def sizes(site: Path) -> None:
    files = sorted(path for path in site.rglob("*") if path.is_file())
    packed = dict(zip(files, printed(["node", "-e", PACK, *files]), strict=True))
    parts = {
        "Pyodide": [path for path in files if path.parent.name == "engine" and path.name != "cinquina.zip"],
        "engine": [path for path in files if path.name == "cinquina.zip"],
        "page": [path for path in files if path.parent.name != "engine"],
    }
    print("| part | MB | Brotli, MB |\n| --- | ---: | ---: |")
    for name, own in {**parts, "all": files}.items():
        plain, small = sum(path.stat().st_size for path in own), sum(packed[path] for path in own)
        print(f"| {name} | {plain / 1e6:.1f} | {small / 1e6:.2f} |")


def speeds(site: Path) -> None:
    native = printed([sys.executable, "-m", MODULE])
    wasm = printed(["node", SCRIPT, site, ROOT / "tests", MODULE])
    print("\n| game | random decisions/s | native | share | expert's move, ms: median (most) | native |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for game, found in wasm.items():
        own = native[game]
        ms = [
            f"{median(each['expert']) * 1000:.0f} ({each['expert'][-1] * 1000:.0f})" for each in (found, own)
        ]
        share = found["random"] / own["random"]
        print(f"| {game} | {found['random']:,.0f} | {own['random']:,.0f} | {share:.0%} | {ms[0]} | {ms[1]} |")


def main() -> None:
    site = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "site"
    sizes(site)
    speeds(site)


if __name__ == "__main__":
    main()
