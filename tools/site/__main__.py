"""`./dev site`: write build/site, the table as static files."""

import argparse
import sys
from pathlib import Path

from tools.site import engine, folder, inputs
from tools.site.pins import ROOT, Failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev site", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="where to; it is emptied")
    parser.add_argument("--page", type=Path, default=ROOT / "web" / "dist", help="the built page")
    parser.add_argument("--fetch", action="store_true", help="only fetch what the site is built from")
    parser.add_argument("--no-fetch", action="store_true", help="take no headers from Debian's packages")
    given = parser.parse_args()
    try:
        if given.no_fetch and (lacks := inputs.missing()):
            raise Failed(lacks)
        pyodide, headers = inputs.fetch_pyodide(), inputs.fetch_headers()
        inputs.fetch_wheels()
        if not given.fetch:
            compiled = engine.libraries(pyodide, headers)
            print(folder.write(given.out.resolve(), given.page, pyodide, compiled))
    except Failed as why:
        print(f"site: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
