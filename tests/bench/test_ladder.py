"""The ladder: who meets whom, and how it is told."""

import msgspec
import pytest

from bench.ladder.__main__ import arguments, played, resumed, written
from bench.ladder.matches import TABLES, Match, Table, matches, tables
from bench.ladder.results import Result, is_decided, markdown
from cinquina.bots.roster import LEVELS
from cinquina.games import games
from cinquina.lab.statistics import share


def test_every_game_and_every_level_is_on_it():
    assert {table.game for table in tables()} == {game.id for game in games()}
    assert tables()[: len(TABLES)] == list(TABLES)
    for table in tables():
        assert {bot for match in matches(table) for bot in match.bots} == set(LEVELS)
        assert table.setup.seats == table.seats


def test_a_match_of_rivals_counts_wins_and_one_alone_what_it_gets():
    together, alone = Table("foldris", "standard", 2, 100), Table("foldris", "solo", 1, 100, "lines", top=12)
    over, by_itself = Match(together, ("greedy", "random")), Match(alone, ("random",))
    found = {each.name: played(each, 4, 1) for each in (over, by_itself)}
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
    found = resumed(match, 12, 1, False)
    assert found.games == 6 and found.wins.low > 0.5  # that of three games reaches below one half
    before = sorted(tmp_path.rglob("*.parquet"))
    assert resumed(match, 12, 1, False) == found == played(match, 6, 1)
    assert sorted(tmp_path.rglob("*.parquet")) == before


def test_of_several_seats_the_better_bot_has_one():
    match = Match(Table("foldris", "standard", 4, 100), ("greedy", "random"))
    assert match.seated == ("greedy", "random", "random", "random")
    assert Match(Table("flow", "standard", 3, 9), ("casual",)).seated == ("casual",) * 3
    level = Result(100, share(25, 100), share(0, 1), share(0, 1))
    assert not is_decided(match, level)
    assert is_decided(match, msgspec.structs.replace(level, wins=share(50, 100)))


def test_the_tables_of_the_page_are_replaced_and_nothing_else():
    page = "before\n\n| table | a |\n| x |\n\n| table | b |\n| y |\n\nafter\n"
    assert written(page, "NEW") == "before\n\nNEW\n\nafter\n"


@pytest.mark.parametrize("part", ["--only foldris", "--games 5"])
def test_a_part_of_the_matches_is_not_written_into_the_page(part, capsys):
    with pytest.raises(SystemExit):
        arguments(["--write", *part.split()])
    assert "--write needs every match in full" in capsys.readouterr().err
    assert arguments(["--write"]).write and not arguments(part.split()).write
