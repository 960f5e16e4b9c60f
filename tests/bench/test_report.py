"""What the benchmark says about figures."""

import subprocess
import sys

import pytest

from bench.contestants import parts
from bench.environment import ROOT
from bench.report import table, targets, verdict
from bench.rounds import Contestant, Figures, run
from bench.workers.serve import Tally, measure

WORKER = """
import sys
print("hello from a library")
print("ready", flush=True)
for line in sys.stdin:
    print('{"seconds": %s, "decisions": 10, "listed": 40}' % float(line), flush=True)
"""


def figures(id: str, *rates: float) -> Figures:
    """A second a round, four actions a decision."""
    samples = [{"seconds": 1.0, "decisions": r, "listed": 4 * r} for r in rates]
    return Figures(Contestant(id, f"the {id}", []), samples)


def test_ratios_are_compared_round_by_round():
    # A slow round is slow for both; the medians of each alone would say 2.5.
    ours, theirs = figures("ours", 10, 100, 50), figures("theirs", 5, 20, 25)
    assert ours.times(theirs) == 2
    assert ours.rate == 50
    assert ours.ns_per_action == pytest.approx(1e9 / 200)


def test_targets_say_what_was_measured():
    found = targets(
        "foldris",
        [
            figures("foldris-2.engine", 1e9 / 4 / 12),
            figures("foldris-2.api", 1.4e6),
            figures("openspiel.hex", 1e6),
        ],
    )
    assert [each.met for each in found] == [True, False]
    first, met, not_met = verdict(found).splitlines()
    assert first == "Targets: 1 of 2 met"
    assert met.startswith("met      foldris, the foldris-2.engine: at most 15 ns an action listed: 12.0 ns")
    assert not_met == "NOT met  foldris, the foldris-2.api: at least 1.5 × the openspiel.hex: 1.40 ×"


def test_an_absolute_target_is_judged_by_the_quietest_round():
    """Other work on the machine slows some rounds down; it makes none faster."""
    busy = figures("foldris-2.engine", 1e9 / 4 / 29, 1e9 / 4 / 14, 1e9 / 4 / 22)
    (target,) = targets("foldris", [busy])
    assert target.met
    assert target.measured == "14.0 ns in the quietest round (median 22.0)"
    assert not targets("foldris", [figures("foldris-2.engine", 1e9 / 4 / 16)])[0].met


def test_connect_four_must_be_ahead_of_every_peer():
    found = targets("connect_four", [figures("connect_four-2.engine", 9.0), figures("pgx.8192", 10.0)])
    assert [(each.met, each.measured) for each in found] == [(False, "0.90 ×")]


def test_a_table_without_peers_compares_with_our_first():
    shown = table("another", [figures("another-2.engine", 1000.0), figures("another-2.interpreted", 10.0)])
    assert shown.startswith("another; 1.00 is the another-2.engine")
    assert shown.endswith("0.01")


def test_every_game_has_a_compiled_and_an_interpreted_contestant():
    games = {part: members for part, members in parts().items() if part != "search"}
    for members in games.values():
        ways = {each.id.rpartition(".")[2] for each in members if each.id.partition("-")[0] in parts()}
        assert ways == {"engine", "api", "interpreted"}


def test_a_search_is_compared_by_its_simulations():
    ours, theirs = figures("search.ours", 900.0), figures("search.openspiel", 100.0)
    shown = table("search", [ours, theirs])
    assert shown.splitlines()[0].endswith("1.00 is the search.openspiel")
    assert [line.split()[-1] for line in shown.splitlines()[3:]] == ["9.00", "1.00"]
    (target,) = targets("search", [ours, theirs])
    assert target.met
    assert target.measured == "9.00 ×"
    assert targets("search", [ours]) == []


def test_rounds_are_interleaved_and_a_contestant_that_fails_is_named():
    well = Contestant("well", "the well", [sys.executable, "-c", WORKER])
    ill = Contestant("ill", "the ill", [sys.executable, "-c", "import no_such_module"])
    ran, failed = run([well, ill], rounds=2, seconds=0.5)
    assert [(each.id, each.rates) for each in ran] == [("well", [20.0, 20.0])]
    assert failed == {"the ill": "ModuleNotFoundError: No module named 'no_such_module'"}


def test_a_measurement_lasts_as_long_as_asked():
    done = measure(lambda: Tally(2, sum(range(1000)) // 166_500), 0.01)
    assert done["seconds"] >= 0.01
    assert done["listed"] / done["decisions"] == 1.5


def test_an_unknown_part_is_refused():
    command = [sys.executable, "-m", "bench", "chess"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "there is no part 'chess' (there is: " in done.stderr
