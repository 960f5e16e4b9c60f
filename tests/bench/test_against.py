"""This checkout against another revision: what is compared, what comes out, and how it is told."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.against import __main__ as against
from bench.against import sides
from bench.against.instructions import count, totals
from bench.against.rows import WAYS, Row, remarks, text, verdict
from bench.against.sides import CannotCompare
from bench.against.tables import Table, tables
from bench.environment import ROOT, python_of
from bench.rounds import Contestant, Figures, run
from bench.workers.ours import rules_of
from bench.workers.search import expert, first_choice, search_as_expert, tried
from bench.workers.serve import Tally
from bench.workers.simulation import figures as figures_of
from bench.workers.simulation import simulating
from cinquina.games import games

TABLE = Table("foldris", "standard", 2)
SOLO = Table("foldris", "solo", 1)
FIRST = '{"decisions": 1200, "listed": 24000}'

A_DECISION = ("2,240", "2,000")  # of 20 actions

BOTH = {"foldris": {"standard": [2, 3, 4], "solo": [1]}, "pentris": {"beginner": [1, 2], "advanced": [1, 2]}}

WORKER = """
import sys
print('ready {"decisions": 3, "listed": 7}', flush=True)
for line in sys.stdin:
    print('{"seconds": 1, "decisions": 10, "listed": 40}', flush=True)
"""


# A worker of another tree, which knows nothing of this one.
ANY_WORKER = """
import json, sys
print("ready", json.dumps({{"decisions": 3, "listed": {listed}}}), flush=True)
for line in sys.stdin:
    print(json.dumps({{"seconds": float(line), "decisions": 10, "listed": 40}}), flush=True)
"""


def figures(*rates: float, first: str = FIRST) -> Figures:
    """A second a round, four actions a decision."""
    samples = [{"seconds": 1.0, "decisions": rate, "listed": 4 * rate} for rate in rates]
    return Figures(Contestant("id", "name", []), samples, first)


def row(old: list[float], new: list[float], way: str = "engine", **counted: float) -> Row:
    return Row(TABLE, way, figures(*old), figures(*new), **counted)


def side_by_side(place: Path) -> tuple[sides.Side, sides.Side]:
    return (
        sides.Side("main", place / "old", place / "old" / "tree"),
        sides.Side("this checkout", place / "new", place / "here"),
    )


# -- the arithmetic


def test_the_median_is_of_the_ratios_within_each_round():
    # The second round was slow for both. The ratio of the medians would be 120 / 100.
    one = row([100, 10, 200], [90, 12, 120])
    assert one.ratios == pytest.approx([0.9, 1.2, 0.6])
    assert one.times == pytest.approx(0.9)
    assert one.is_slower


def test_slower_begins_below_the_limit():
    assert not row([100], [97]).is_slower
    assert row([1000], [969]).is_slower
    assert not row([100], [250]).is_slower


def test_fewer_instructions_are_more_than_one():
    assert row([1], [1], before=120.0, now=100.0).fewer == pytest.approx(1.2)
    assert row([1], [1]).fewer is None
    assert row([1], [1], before=120.0).fewer is None


def test_counts_of_callgrind_go_by_the_names_the_worker_gave():
    dump = "version: 1\n\ndesc: Trigger: Client Request: {}\n\nevents: Ir\nsummary: 0\n\nfn=(1) a\n\ntotals: {}\n"
    end = "version: 1\ndesc: Trigger: Program termination\n\ntotals: 0\n"
    dumps = [dump.format("foldris:solo:1:engine", 5000), dump.format("foldris:solo:1:api", 70), end]
    assert totals(dumps) == {"foldris:solo:1:engine": 5000, "foldris:solo:1:api": 70}


def test_without_valgrind_that_is_said(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert count(side_by_side(Path()), [TABLE]) == (
        [{}, {}],
        "there is no valgrind here",
    )


# -- what is compared


def test_every_game_with_two_seats_and_alone():
    found, missing = tables([], BOTH, BOTH, quick=False)
    assert list(map(str, found)) == [
        "foldris standard, 2 seats",
        "foldris solo, solo",
        "pentris beginner, 2 seats",
        "pentris beginner, solo",
    ]
    assert missing == {}
    quick, _ = tables(["foldris"], BOTH, BOTH, quick=True)
    assert quick == [TABLE]


def test_a_mode_can_be_named():
    assert tables(["pentris:advanced", "foldris:solo"], BOTH, BOTH, quick=True)[0] == [
        Table("pentris", "advanced", 2),
        SOLO,
    ]


def test_what_one_side_does_not_have_is_missing():
    less = {"foldris": {"standard": [2, 3, 4]}}
    found, missing = tables([], less, BOTH, quick=False)
    assert found == [TABLE]
    assert missing == {
        "foldris:solo:1": "only this checkout has it",
        "pentris:beginner:2": "only this checkout has it",
        "pentris:beginner:1": "only this checkout has it",
    }
    assert tables([], BOTH, less, quick=False) == (
        [TABLE],
        dict.fromkeys(missing, "this checkout does not have it"),
    )
    assert tables(["foldris:marathon"], BOTH, BOTH, quick=True) == (
        [],
        {"foldris:marathon": "neither side has it"},
    )


def test_a_revision_is_found_or_refused(monkeypatch):
    monkeypatch.setattr(sides, "git", lambda *args: "0123456789abcdef")
    assert sides.other("main", sides.commit_of("main")).name == "main (0123456)"
    assert sides.other("01234", "0123456789abcdef").name == "01234"

    def no_such(*args):
        raise CannotCompare("git rev-parse: ")

    monkeypatch.setattr(sides, "git", no_such)
    with pytest.raises(CannotCompare, match="there is no revision 'nowhere'"):
        sides.commit_of("nowhere")


def test_what_cannot_be_compared_is_said_before_anything_is_built():
    """Without git or outside a repository there is no revision either."""
    command = [sys.executable, "-m", "bench", "--against", "no-such-revision", "foldris"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "bench: there is no revision 'no-such-revision'\n"


def test_the_warm_up_tells_what_the_seed_gave():
    (ran,), failed = run([Contestant("one", "the one", [sys.executable, "-c", WORKER])], 1, 0.1)
    assert json.loads(ran.first) == {"decisions": 3, "listed": 7}
    assert not failed


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_the_first_search_is_the_same_in_every_process(game):
    rules = rules_of(game, 2)
    state, seat = first_choice(rules)
    assert len(rules.actions(state, seat)) > 1
    found = []
    for _ in range(2):
        search = expert(rules)
        assert search_as_expert(search, rules, 3)() == Tally(3, 3)
        found.append(tried(search))
    assert found[0] == found[1]
    assert sum(visits for _, visits in found[0]) > 0


# -- how it is told


def test_the_table_has_medians_ranges_marks_and_instructions():
    rows = [
        row([100, 100, 100], [101, 99, 104], before=112.0, now=100.0),
        row([100, 100, 100], [95, 96, 99], way="api"),
        Row(SOLO, "search", figures(10, 10, 10), figures(10, 10, 10)),
    ]
    shown = text(rows, "main (0123456)", "this checkout (abc)").splitlines()
    assert shown[0].startswith("this checkout (abc) against main (0123456)")
    assert "3 rounds" in shown[2]
    assert [line.split() for line in shown[3:]] == [
        ["foldris", "standard,", "2", "seats"],
        ["inside", "the", "engine", "1.010", "0.990–1.040", "112.0", "100.0", "1.120", *A_DECISION],
        ["through", "Python", "0.960", "0.950–0.990", "–", "–", "–", "SLOWER"],
        ["foldris", "solo,", "solo"],
        ["search", "(simulations)", "1.000", "1.000–1.000", "–", "–", "–"],
    ]
    assert verdict(rows, {}) == "1 of 3 below 0.97"
    assert verdict(rows[:1], {"holi:simple:2": "why"}) == "all 1 at 0.97 or more, 1 missing"


def test_columns_stand_below_their_heads():
    shown = text([row([1e6], [2e6], before=1234567.8, now=99.9)], "main", "here").splitlines()
    assert len(shown[2]) == len(shown[4])
    assert shown[2].index("before") + len("before") == shown[4].index("1,234,568 ") + len("1,234,568")


def test_other_games_from_the_same_seed_are_said():
    other = '{"decisions": 1201, "listed": 24010}'
    games = Row(TABLE, "engine", figures(1), figures(1, first=other))
    search = Row(TABLE, "search", figures(1, first="[[4, 9]]"), figures(1, first="[[5, 9]]"))
    said = remarks([games, search, row([1], [1])], {"holi:simple:2:api": "why"}, ["flow"])
    assert said[0] == (
        "behaviour changed: foldris standard, 2 seats, inside the engine: the same seed gives other games, "
        "1,200 decisions (24,000 actions) before, 1,201 decisions (24,010 actions) now"
    )
    assert said[1:] == [
        "behaviour changed: foldris standard, 2 seats, search (simulations): the same search tries other actions",
        "left out, as asked: flow",
        "MISSING: holi:simple:2:api: why",
    ]
    assert remarks([row([1], [1])], {}, []) == ["the same seeds give the same games and searches as before"]
    assert remarks([], {}, []) == []


@pytest.mark.parametrize(
    ("rates", "games", "code", "last"),
    [
        ([97.0, 98.0, 90.0], [], 0, "all 8 at 0.97 or more"),
        ([97.0, 96.0, 90.0], [], 1, "8 of 8 below 0.97"),
        ([97.0, 96.0, 90.0], ["foldris:marathon"], 2, "MISSING: foldris:marathon: neither side has it"),
    ],
)
def test_the_exit_code_comes_after_the_table(monkeypatch, capsys, tmp_path, rates, games, code, last):
    def made_up(contestants, rounds, seconds, what):
        assert [each.id for each in contestants[:4]] == ["engine.0", "engine.1", "api.0", "api.1"]
        assert rounds == 1
        number = int(what.split()[-3]) - 1  # of 3
        speeds = {"0": 100.0, "1": rates[number]}
        return [Figures(each, figures(speeds[each.id[-1]]).samples) for each in contestants], {}

    home = tmp_path / "against"
    home.mkdir()
    known = {"foldris": BOTH["foldris"]}
    for name, instead in {
        "HOME": home,
        "commit_of": lambda revision: "0123456789abcdef",
        "folders": lambda commit: ["foldris"],
        "this_checkout": lambda: side_by_side(home)[1],
        "make": lambda old, commit, new: None,
        "ask": lambda side, module: json.dumps(known),
        "count": lambda sides, tables: ([{}, {}], "there is no valgrind here"),
        "run": made_up,
    }.items():
        monkeypatch.setattr(against, name, instead)

    monkeypatch.setattr(sys, "argv", ["bench", "--against", "main", "--keep", "--rounds", "3", *games])
    assert against.main() == code
    shown = capsys.readouterr().out
    assert "instructions are not counted: there is no valgrind here\n" in shown
    assert shown.splitlines()[-1] == last
    assert home.exists()
    sys.argv.remove("--keep")
    assert against.main() == code
    assert not home.exists()


@pytest.fixture
def trees(tmp_path, monkeypatch):
    """Two trees with workers of their own, and what the comparison of them says to a command line."""
    both = side_by_side(tmp_path)
    for number, side in enumerate(both):
        workers = side.folder / "bench" / "workers"
        workers.mkdir(parents=True)
        for name in ("ours", "simulation", "search"):
            (workers / f"{name}.py").write_text(ANY_WORKER.format(listed=7 + number))
        (workers / "tables.py").write_text('print(\'{"foldris": {"standard": [2]}}\')')
        python = python_of(side.venv)
        python.parent.mkdir(parents=True)
        python.symlink_to(sys.executable)
    for name, instead in {
        "HOME": tmp_path,
        "commit_of": lambda revision: "0123456789abcdef",
        "folders": lambda commit: ["foldris"],
        "other": lambda revision, commit: both[0],
        "this_checkout": lambda: both[1],
        "make": lambda old, commit, new: None,
        "count": lambda sides, tables: ([{}, {}], "there is no valgrind here"),
    }.items():
        monkeypatch.setattr(against, name, instead)

    def compare(*args: str) -> int:
        monkeypatch.setattr(sys, "argv", ["bench", "--against", "main", "--rounds", "1", "--keep", *args])
        return against.main()

    return both, compare


def test_each_side_is_played_by_the_workers_of_its_own_tree(trees, capfd):
    _, compare = trees
    assert compare() == 0
    shown = capfd.readouterr().out
    assert "3 decisions (7 actions) before, 3 decisions (8 actions) now" in shown
    assert shown.splitlines()[-1] == "all 4 at 0.97 or more"


@pytest.mark.parametrize("number", [0, 1])
def test_a_worker_that_one_side_lacks_is_a_failure_unless_its_row_is_excluded(trees, capfd, number):
    both, compare = trees
    (both[number].folder / "bench" / "workers" / "search.py").unlink()
    assert compare() == 1
    shown = capfd.readouterr().out.splitlines()
    assert any(
        line.startswith(f"MISSING: foldris:standard:2:search: {both[number].name}, search (simulations): ")
        and line.endswith("No module named bench.workers.search")
        for line in shown
    )
    assert shown[-1] == "all 3 at 0.97 or more, 1 missing"

    assert compare("--without", "foldris:standard:2:search") == 0
    shown = capfd.readouterr().out.splitlines()
    assert "left out, as asked: foldris:standard:2:search" in shown
    assert shown[-1] == "all 3 at 0.97 or more"


def test_a_table_that_one_side_lacks_is_a_failure_unless_it_is_excluded(trees, capfd):
    (_, here), compare = trees
    (here.folder / "bench" / "workers" / "tables.py").write_text(
        'print(\'{"foldris": {"standard": [2], "solo": [1]}}\')'
    )
    assert compare("foldris:solo", "foldris") == 1
    assert "MISSING: foldris:solo:1: only this checkout has it" in capfd.readouterr().out
    assert compare("foldris:solo", "foldris", "--without", "foldris:solo") == 0


def test_what_is_excluded_must_exist(trees, capfd):
    _, compare = trees
    assert compare("--without", "foldris:standard:2:serach") == 2
    assert "--without foldris:standard:2:serach: there is no such row" in capfd.readouterr().err
    assert compare("--without", "fold") == 2
    assert compare("--without", "foldris") == 2  # nothing is left


def test_a_side_that_cannot_play_is_not_asked_again(monkeypatch):
    asked = []

    def made_up(contestants, rounds, seconds, what):
        asked.append([each.id for each in contestants])
        ill = {each.name: "AttributeError: drawn" for each in contestants if each.id == "api.0"}
        return [Figures(each, figures(5).samples) for each in contestants if each.name not in ill], ill

    monkeypatch.setattr(against, "run", made_up)
    counts = [{"foldris:standard:2:engine": 3.0}, {}]
    rows, missing = against.measured(TABLE, list(WAYS), side_by_side(Path()), counts, 2, 0.1)
    assert [(one.way, one.ratios, one.before, one.now) for one in rows] == [
        ("engine", [1.0, 1.0], 3.0, None),
        ("simulate", [1.0, 1.0], None, None),
        ("search", [1.0, 1.0], None, None),
    ]
    assert missing == {"foldris:standard:2:api": "main, through Python: AttributeError: drawn"}
    assert "api.0" in asked[0] and "api.0" not in asked[1]


def test_every_option_is_documented(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "--help"])
    with pytest.raises(SystemExit):
        against.arguments()
    options = set(re.findall(r"--\w+", capsys.readouterr().out)) - {"--help"}
    assert options == {"--against", "--quick", "--rounds", "--keep", "--without"}
    section = (
        Path(ROOT, "docs", "researchers", "speed.md").read_text("utf-8").split("## Against another revision")
    )
    assert len(section) == 2
    assert {option for option in options if option in section[1].split("\n## ")[0]} == options


def test_workers_keep_what_other_revisions_ask_of_them():
    """As bench/workers/__init__.py tells it."""
    worker = [sys.executable, "-W", "ignore", "-m", "bench.workers"]
    started = {
        "engine": [f"{worker[-1]}.ours", "engine"],
        "api": [f"{worker[-1]}.ours", "api"],
        "simulate": [f"{worker[-1]}.simulation"],
        "search": [f"{worker[-1]}.search"],
    }
    given = ["foldris", "2", "standard"]
    ran, failed = run(
        [Contestant(way, way, [*worker[:-1], *module, *given]) for way, module in started.items()], 1, 0.001
    )
    assert failed == {}
    assert [each.id for each in ran] == list(WAYS)
    for each in ran:
        (sample,) = each.samples
        assert sample.keys() == {"seconds", "decisions", "listed"} and all(sample.values())
    assert json.loads(ran[0].first).keys() == {"decisions", "listed"}


def test_simulations_are_compared_by_their_figures():
    rules = rules_of("foldris", 1)
    play = simulating(rules, 3)
    assert play() == play() == Tally(3, 3)
    assert figures_of(rules) == figures_of(rules) != figures_of(rules_of("foldris", 2))
    other = Row(TABLE, "simulate", figures(1, first='"a"'), figures(1, first='"b"'))
    assert other.changed == "the same seed gives other figures"
