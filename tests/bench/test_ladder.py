"""The ladder: who meets whom, when a match ends, that it can be stopped, and how it is told."""

import os
import re
import signal
import subprocess
import sys
from math import comb
from pathlib import Path

import msgspec
import pytest

from bench.ladder.__main__ import (
    BEGIN,
    END,
    PAGE,
    arguments,
    games_at_looks,
    play_match,
    replace_between_marks,
    resume_match,
)
from bench.ladder.matches import TABLES, Match, Table, matches, tables
from bench.ladder.results import Result, is_decided, markdown
from cinquina.core.levels import LEVELS
from cinquina.games import find, games
from cinquina.lab.identity import identity
from cinquina.lab.statistics import share


def test_every_game_and_every_level_is_on_it():
    assert {table.game for table in tables()} == {game.id for game in games()}
    assert tables()[: len(TABLES)] == list(TABLES)
    for table in tables():
        assert {bot for match in matches(table) for bot in match.bots} == set(LEVELS)
        assert table.setup.seats == table.seats


def test_two_three_and_four_seats_of_every_game_are_on_it_and_whatever_is_played_alone():
    there = {(table.game, table.seats) for table in TABLES}
    alone = {(table.game, table.mode) for table in TABLES if table.seats == 1}
    for game in map(find, {table.game for table in TABLES}):  # another one has its usual tables
        assert {(game.id, seats) for seats in (2, 3, 4) if seats in game.seat_counts()} <= there
        assert {(game.id, mode.id) for mode in game.modes if 1 in mode.seats} <= alone


def test_a_match_of_rivals_counts_wins_and_one_alone_what_it_gets():
    together, alone = Table("foldris", "standard", 2, 100), Table("foldris", "solo", 1, 100, "lines", top=12)
    over, by_itself = Match(together, ("greedy", "random")), Match(alone, ("random",))
    found = {each.name: play_match(each, 4, 1) for each in (over, by_itself)}
    assert found[over.name].wins.value == 1
    assert found[by_itself.name].counted.high < 3 and found[by_itself.name].top.value == 0

    told = markdown(
        [together, alone],
        {
            matches(together)[2].name: found[over.name],
            matches(alone)[0].name: found[by_itself.name],
        },
    )
    assert "| foldris standard, 2 seats |  |  | 100 % (51–100), 4 games |" in told
    assert "lines, 12 in 0 % (0–49), 4 games |  |  |  |" in told


def test_a_match_goes_on_from_what_is_there_and_ends_when_it_is_decided(tmp_path, monkeypatch):
    monkeypatch.setattr("bench.ladder.__main__.KEPT", tmp_path)
    match = Match(Table("foldris", "standard", 2, 100), ("greedy", "random"))
    found = resume_match(match, 12, 1, False)
    assert found.games == 6 and found.wins.low > 0.5  # that of four games reaches below one half
    before = sorted(tmp_path.rglob("*.parquet"))
    assert resume_match(match, 12, 1, False) == found == play_match(match, 6, 1)
    assert sorted(tmp_path.rglob("*.parquet")) == before


KILLED = """
import os, signal, sys
from bench.ladder import __main__ as ladder, matches
from cinquina.lab.folder import Folder

matches.TABLES = (matches.Table("flow", "standard", 1, 3, "wins", matches.storm(4), quick=3),)
left, keep = int(sys.argv.pop(1)), Folder.save_task

def die(folder, task, columns):
    global left
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1
    keep(folder, task, columns)

Folder.save_task = die
sys.exit(ladder.main())
"""


def run_until(home: Path, files: int) -> subprocess.CompletedProcess[str]:
    """The ladder of one small table, killed when it is about to keep one file more than so many; -1: never."""
    words = [sys.executable, "-c", KILLED, str(files), "--only", "flow", "--workers", "1"]
    found = [*filter(None, [os.environ.get("PYTHONPATH")]), str(Path(__file__).parents[2])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(found)}
    return subprocess.run(words, cwd=home, env=environment, capture_output=True, text=True)


def test_a_run_that_is_killed_goes_on_and_comes_to_the_same(tmp_path):
    whole, killed = (tmp_path / name for name in ("whole", "killed"))
    for home in (whole, killed):
        home.mkdir()
    once = run_until(whole, -1)
    assert once.returncode == 0, once.stderr
    assert run_until(killed, 3).returncode == -signal.SIGKILL
    kept = {path: path.stat().st_mtime_ns for path in killed.rglob("*.parquet")}
    assert len(kept) == 3
    again = run_until(killed, -1)
    assert again.stdout == once.stdout
    assert f"engine {identity().engine}, seed 1: 4 matches, 12 games." in once.stdout
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert re.search(r"^\d+\.\d minutes of a processor in this run$", again.stderr, re.MULTILINE)


@pytest.mark.parametrize(("most", "seats"), [(40, 2), (60, 2), (400, 2), (60, 3), (60, 4)])
def test_of_matches_between_equals_one_in_twenty_is_decided_by_accident(most, seats):
    """Exactly, by the chances of every number of wins at every look."""
    match, fair = Match(Table("foldris", "standard", seats, most), ("greedy", "random")), 1 / seats
    going, before, decided = {0: 1.0}, 0, 0.0
    for many in games_at_looks(most, seats):
        step, before = many - before, many
        then: dict[int, float] = {}
        for wins, chance in going.items():
            for more in range(step + 1):
                likely = comb(step, more) * fair**more * (1 - fair) ** (step - more)
                then[wins + more] = then.get(wins + more, 0.0) + chance * likely
        ends = {wins for wins in then if is_decided(match, Result(many, share(wins, many), EMPTY, EMPTY))}
        decided += sum(then[wins] for wins in ends)
        going = {wins: chance for wins, chance in then.items() if wins not in ends}
    assert 0.03 < decided < 0.055


EMPTY = share(0, 1)


def test_a_match_with_a_goal_goes_on_until_that_is_decided_too():
    table = Table("foldris", "standard", 2, 100, goal=0.75)
    near, far = (Result(100, share(wins, 100), EMPTY, EMPTY) for wins in (78, 95))
    search, quick = matches(table)[-1], matches(table)[0]
    assert not is_decided(search, near) and is_decided(search, far) and is_decided(quick, near)


def test_at_every_early_look_everybody_had_every_seat_as_often():
    assert games_at_looks(60, 4) == [16, 32, 48, 60]
    assert games_at_looks(3, 4) == [3]


def test_of_several_seats_the_better_bot_has_one():
    match = Match(Table("foldris", "standard", 4, 100), ("greedy", "random"))
    assert match.seated == ("greedy", "random", "random", "random")
    assert Match(Table("flow", "standard", 3, 9), ("casual",)).seated == ("casual",) * 3
    level = Result(100, share(25, 100), share(0, 1), share(0, 1))
    assert not is_decided(match, level)
    assert is_decided(match, msgspec.structs.replace(level, wins=share(50, 100)))


def test_the_tables_of_the_page_are_replaced_and_nothing_else():
    page = f"before\n\n{BEGIN}\n| table | a |\n| x |\n{END}\n\nafter\n"
    assert replace_between_marks(page, "NEW") == f"before\n\n{BEGIN}\nNEW\n{END}\n\nafter\n"
    assert [PAGE.read_text(encoding="utf-8").count(mark) for mark in (BEGIN, END)] == [1, 1]


@pytest.mark.parametrize("part", ["--only foldris", "--games 5"])
def test_a_part_of_the_matches_is_not_written_into_the_page(part, capsys):
    with pytest.raises(SystemExit):
        arguments(["--write", *part.split()])
    assert "--write needs every match in full" in capsys.readouterr().err
    assert arguments(["--write"]).write and not arguments(part.split()).write
