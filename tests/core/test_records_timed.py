"""The times of a record: they never go back, and a deadline is passed with a tick (flow T1 to T6)."""

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.played import steps
from cinquina.core.record import Entry, Record, fold, new_record
from cinquina.core.registry import find
from cinquina.core.state import CHANCE, CLOCK
from tests.core.damage import check_sentence
from tests.core.samples import GAMES, walk_of

FLOW = find("flow")


def record(*timed: tuple[str, int]) -> Record:
    """A game of Flow for two, begun by A: `start`, `draw`, `place 0,1 r1` and `time`, each with its time; chance draws
    at once."""
    setup = FLOW.setup(2, settings={"first": "seat_a"})
    rules = FLOW.rules(setup)
    state = rules.start()
    game = new_record(setup)

    def play(who: str, text: str, time: int) -> None:
        game.log.append(Entry(len(game.log), who, text, time=time))

    def chance(time: int) -> None:
        while state.turn() == CHANCE:
            action = rules.actions(state, CHANCE)[0]
            play("chance", rules.text(state, CHANCE, action), time)
            state.apply(CHANCE, action)

    chance(0)
    for text, time in timed:
        who = CLOCK if text == "time" else int(state.turn())
        name = "clock" if who == CLOCK else "AB"[who]
        action = rules.parse(state, who, text)
        play(name, text, time)
        state.apply(who, action)
        chance(time)
    return game


def replayed(game: Record) -> None:
    rules = game.rules()
    assert rules.dump(fold(rules, game.log)) == rules.dump(steps(game)[-1][1])


def refused(game: Record) -> str:
    with pytest.raises(Invalid) as error:
        fold(game.rules(), game.log)
    with pytest.raises(Invalid) as again:
        steps(game)
    assert str(again.value) == str(error.value)
    check_sentence(error.value)
    return str(error.value)


IN_TIME = (("start", 1000), ("draw", 60_999), ("time", 61_000), ("place 0,1 r1", 75_000), ("start", 80_000))


def test_a_record_in_time_is_read():
    replayed(record(*IN_TIME))
    replayed(record(("start", 1000), ("time", 61_003), ("start", 61_003)))


def test_times_that_go_back_are_refused():
    told = refused(record(("start", 1000), ("draw", 999)))
    assert ".time: A 'draw' is too early (table.time_backwards time=999 last=1000)" in told


@pytest.mark.parametrize("game", [game for game in GAMES if not game.timed], ids=lambda game: game.id)
def test_so_they_are_in_a_game_without_a_clock(game: Game):
    whole = walk_of(game, game.seat_counts()[-1], 6).record()
    whole.log = [Entry(e.seq, e.who, e.text, e.audience, 100 + e.seq) for e in whole.log]
    replayed(whole)
    whole.log[3] = Entry(3, whole.log[3].who, whole.log[3].text, whole.log[3].audience, 0)
    assert "$.log[3].time: " in refused(whole)


@pytest.mark.parametrize("late", [61_000, 75_000])
def test_a_deadline_passed_without_a_tick_is_refused(late: int):
    told = refused(record(("start", 1000), ("draw", late)))
    assert f"A 'draw' is not allowed there (table.tick_missing time={late} ends=61000)" in told
    told = refused(record(("start", 1000), ("draw", 2000), ("place 0,1 r1", late)))
    assert "A 'place 0,1 r1' is not allowed there (table.tick_missing" in told


def test_a_tick_before_its_time_is_refused():
    told = refused(record(("start", 1000), ("time", 60_999)))
    assert "clock 'time' is not allowed there (table.tick_early time=60999 ends=61000)" in told


def test_a_record_without_times_is_read_as_ever():
    replayed(record(*((text, 0) for text, _ in IN_TIME)))


def test_an_undo_gives_the_whole_time_again():
    """What no table of ours allows while a clock runs, but the log of another may."""
    game = record(("start", 1000), ("draw", 30_000))
    drawn = game.log[-1]
    game.log.append(Entry(len(game.log), "A", "undo", time=40_000))
    game.log.append(Entry(len(game.log), "A", "draw", time=99_999))
    game.log.append(Entry(len(game.log), "chance", drawn.text, time=99_999))
    replayed(game)
    game.log[-2:] = [Entry(len(game.log) - 2, "A", "draw", time=100_000)]
    assert "table.tick_missing time=100000 ends=100000" in refused(game)
