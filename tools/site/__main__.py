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
    parser.add_argument("--engine", action="store_true", help="only compile the engine, with what is there")
    given = parser.parse_args()
    try:
        if given.engine and (lacks := inputs.missing()):
            raise Failed(lacks)
        pyodide, headers = inputs.fetch_pyodide(), inputs.fetch_headers()
        compiled = engine.libraries(pyodide, headers)
        if given.engine:
            print(compiled)
        else:
            print(folder.write(given.out.resolve(), given.page, pyodide, compiled))
    except Failed as why:
        print(f"site: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
