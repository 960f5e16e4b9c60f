"""Instruction counts by valgrind's callgrind: other work on the machine disturbs a clock, not a count."""

import json
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.against.sides import Side
from bench.against.tables import Table
from bench.environment import ROOT
from bench.rounds import environment

# Instructions per listed action (per simulation of a search) by table and way: "foldris:standard:2:engine".
Counts = dict[str, float]

SOURCE = ROOT / "bench" / "workers" / "counting.c"


def count(sides: Sequence[Side], tables: list[Table]) -> tuple[list[Counts], str]:
    """Count both sides in parallel. Return the counts, and the reason if there are none."""
    none: list[Counts] = [{} for _ in sides]
    if shutil.which("valgrind") is None:
        return none, "there is no valgrind here"
    with tempfile.TemporaryDirectory() as place:
        switch = Path(place, "counting.so")
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        command = [*compiler, "-shared", "-fPIC", "-O1", "-o", str(switch), str(SOURCE)]
        if subprocess.run(command, capture_output=True).returncode:
            return none, "the headers of valgrind do not compile here"
        with ThreadPoolExecutor(len(sides)) as pool:
            found = list(pool.map(lambda side: of_side(side, tables, switch, Path(place)), sides))
    why = next((why for _, why in found if why), "")
    return [counts for counts, _ in found], why


def of_side(side: Side, tables: list[Table], switch: Path, place: Path) -> tuple[Counts, str]:
    out = place / side.home.name
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    done = subprocess.run(
        [*valgrind, *side.worker("counted", switch, *(table.id for table in tables))],
        cwd=side.folder,
        env=environment({"PYTHONHASHSEED": "0"}),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        return {}, f"valgrind, {side.name}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}"
    actions = {name: many for name, many in map(json.loads, done.stdout.splitlines()) if many}
    counted = totals([path.read_text() for path in place.glob(f"{out.name}.*")])
    return {name: counted[name] / many for name, many in actions.items() if name in counted}, ""


def totals(dumps: list[str]) -> dict[str, int]:
    """Parse callgrind's dumps: one per request, with the name that the worker gave it."""
    found = {}
    for dump in dumps:
        name = re.search(r"^desc: Trigger: Client Request: (.+)$", dump, re.MULTILINE)
        total = re.search(r"^totals: (\d+)", dump, re.MULTILINE)
        if name and total:
            found[name[1].strip()] = int(total[1])
    return found
