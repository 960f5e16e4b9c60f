"""The simulator: the same figures for a seed whoever works, balanced seats, honest intervals."""

import json
import subprocess
import sys
from collections import Counter

import pytest

from cinquina.cli.lab import NEEDED
from cinquina.games import find
from cinquina.lab.figures import summarise_outcome
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import play, simulate
from cinquina.lab.statistics import mean, share


def plan(seats: int = 2, bots: tuple[str, ...] = ("greedy", "random"), games: int = 6, **more) -> Plan:
    return Plan(find("foldris").setup(seats), bots, games, seed=more.pop("seed", 11), **more)


@pytest.mark.both
def test_the_figures_depend_on_the_seed_alone():
    alone = simulate(plan(), workers=1)
    assert alone == simulate(plan(), workers=2) == simulate(plan(), workers=3)
    assert alone != simulate(plan(seed=12), workers=1)


def test_a_plan_can_be_played_in_any_parts():
    whole = play(plan(), 0, 6)
    parts = play(plan(), 4, 2)
    parts.add(play(plan(), 0, 4))
    assert parts == whole


@pytest.mark.both
def test_bots_change_seats_so_that_each_has_every_seat_as_often():
    three = plan(3, ("random", "greedy", "random"), games=9)
    seatings = [three.seating(game) for game in range(9)]
    for seat in range(3):
        assert Counter(seating[seat] for seating in seatings) == {0: 3, 1: 3, 2: 3}
    fixed = plan(3, ("random", "greedy", "random"), games=9, rotate=False)
    assert {tuple(fixed.seating(game)) for game in range(9)} == {(0, 1, 2)}


def test_progress_counts_every_game():
    heard: list[int] = []
    simulate(
        plan(bots=("random", "random"), games=25), workers=2, progress=lambda more, left: heard.append(more)
    )
    assert sum(heard) == 25


@pytest.mark.both
def test_greedy_beats_random_and_wins_are_shared_out_completely():
    found = summarise_outcome(plan(games=10), simulate(plan(games=10), workers=1))
    wins = {line.name: line.wins for line in found.bots}
    assert wins["greedy"] is not None and wins["greedy"].value == 1
    assert wins["random"] is not None and wins["random"].value == 0
    assert sum(line.wins.value * line.games for line in found.seats if line.wins) == pytest.approx(10)
    assert sum(ending.share.value for ending in found.endings) == pytest.approx(1)


def test_solo_figures_have_no_winners_but_scores_and_titles():
    solo = plan(1, ("greedy",), games=5)
    found = summarise_outcome(solo, simulate(solo, workers=1))
    (line,) = found.bots
    assert line.wins is None
    assert sum(line.scores.values()) == 5
    assert line.score.value == sum(score * count for score, count in line.scores.items()) / 5
    assert line.score == line.sources["lines"]
    assert all(ending.id.startswith("foldris.solo_") for ending in found.endings)


def test_wilsons_interval():
    """Against the values of the textbook formula worked out by hand."""
    none = share(0, 10)
    assert (none.value, none.low) == (0, 0)
    assert none.high == pytest.approx(0.27753, abs=1e-5)
    half = share(50, 100)
    assert half.low == pytest.approx(0.40383, abs=1e-5)
    assert half.high == pytest.approx(0.59617, abs=1e-5)
    every = share(1000, 1000)
    assert every.high == 1
    assert every.low == pytest.approx(0.99617, abs=1e-5)


def test_mean_and_its_interval():
    found = mean({1: 2, 3: 2})
    assert found.value == 2
    assert found.high - found.value == pytest.approx(1.95996 * (4 / 3) ** 0.5 / 2, abs=1e-5)
    assert mean({7: 1}) == mean({7: 50})


def test_the_command_needs_no_package_of_the_lab(home):
    """Where none of its extra is installed: all of it is hidden from the import system."""
    hidden = {package for packages in NEEDED.values() for package in packages} | {"numpy"}
    program = (
        f"import sys; sys.modules |= dict.fromkeys({sorted(hidden)}); "
        "from cinquina.cli.program import run; "
        "sys.exit(run(['simulate', 'foldris', '--games', '3', '--seed', '5', '--workers', '2']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Foldris: 3 games")


@pytest.mark.both
def test_the_command_prints_tables_and_json(run, home):
    words = ("simulate", "foldris", "--games", "4", "--bots", "greedy,random", "--seed", "5")
    table = run(*words).stdout
    for part in ("Foldris: 4 games", "seed 5", "By bot", "By seat", "greedy", "random", "wins %", "lines"):
        assert part in table
    first, second = (run(*words, "--json", "-", "--workers", count).stdout for count in ("1", "2"))
    assert first == second
    data = json.loads(first)
    assert data["plan"]["setup"]["seats"] == 2
    assert data["bots"][0]["name"] == "greedy"
    assert run(*words, "--json", "x.json", "--lang", "it").stdout.startswith("Foldris: 4 partite")
    assert json.loads((home / "x.json").read_text()) == data


def test_the_command_in_solo_shows_the_distribution(run):
    told = run("simulate", "foldris", "--seats", "1", "--games", "4", "--seed", "5").stdout
    for part in ("Scores", "How it ended", "█"):
        assert part in told
    assert "wins" not in told


def test_one_bot_plays_all_seats(run):
    told = json.loads(
        run("simulate", "foldris", "--seats", "4", "--bots", "random", "--games", "2", "--json", "-").stdout
    )
    assert [line["name"] for line in told["bots"]] == ["random"]
    assert told["bots"][0]["games"] == 8


def test_a_setting_changes_what_is_simulated(run):
    words = ("simulate", "foldris", "--games", "6", "--seed", "2", "--json", "-")
    ends = json.loads(run(*words, "--set", "deck_out=end").stdout)
    goes_on = json.loads(run(*words).stdout)
    assert ends["plan"]["setup"]["settings"] == {"deck_out": "end"}
    assert ends["entries"]["value"] <= goes_on["entries"]["value"]
