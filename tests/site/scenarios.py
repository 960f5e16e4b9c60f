"""The scenarios of the law, run by the engine that is imported: `python -m tests.site.scenarios [EVERY]`.

Runs one of so many, and prints how many there were and which failed.
"""

import sys
from pathlib import Path

import msgspec

import cinquina.games  # noqa: F401  # scenarios name them
from cinquina.core import state
from cinquina.core.scenario import Failed, check, read_scenario

FILES = sorted(Path(__file__).parents[1].glob("games/*/scenarios/*.toml"))


def run(every: int) -> dict[str, object]:
    failed = {}
    chosen = FILES[::every]
    for path in chosen:
        try:
            assert check(read_scenario(path)) > 0
        except (Failed, AssertionError) as error:
            failed[path.stem] = str(error)
    return {"run": len(chosen), "failed": failed, "compiled": not str(state.__file__).endswith(".py")}


if __name__ == "__main__":
    print(msgspec.json.encode(run(int(sys.argv[1]) if sys.argv[1:] else 1)).decode())
