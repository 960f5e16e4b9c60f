"""The ladder: who meets whom, and how it is told."""

from bench.ladder.__main__ import played
from bench.ladder.matches import TABLES, Match, Table, matches, tables
from bench.ladder.results import markdown
from cinquina.bots.roster import LEVELS
from cinquina.games import games


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
