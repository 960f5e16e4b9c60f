"""One decision alone in words, as a request to take it back names it."""

import random

import pytest

from cinquina.core.game import Game
from cinquina.core.who import parse_actor
from cinquina.games import games
from cinquina.table.chair import Chair
from cinquina.table.opening import draft_header
from cinquina.table.table import Table
from tests.table.playing import START, new_table, play

DECISIONS = 40


def played(game: Game, mode: str, seats: int) -> Table:
    chairs = [Chair(kind="person", name=name) for name in ("Ada", "Bea")[:seats]]
    table = Table(draft_header("ada", game.id, chairs, START, mode=mode))
    table.commit(table.change_chairs(START))
    luck = random.Random(3)
    for _ in range(DECISIONS):
        if table.is_over:
            break
        seat = table.waiting()[0]
        table.commit(table.decide(seat, luck.choice(table.rules.actions(table.state, seat)), START))
    return table


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_decision_of_every_game_can_be_told_alone(game: Game) -> None:
    for mode in game.modes:
        table = played(game, mode.id, min(mode.seats[-1], 2))
        decisions = [entry for entry in table.log if len(entry.who) == 1]
        for viewer in (None, 0):
            told = table.history.tell_decisions(viewer, [entry.seq for entry in decisions])
            for entry, deed in zip(decisions, told, strict=True):
                about = deed.facts.get("seat")
                assert about is None or about == parse_actor(entry.who), (entry, deed)
                assert len(deed.facts.get("effects", ())) <= 1, "what came of it is not what is taken back"
                for clause in deed.facts.get("clauses", ()):
                    assert [] not in clause.facts.values(), f"a sentence ends in the middle: {clause}"


def test_what_was_sealed_is_named_as_it_was_shown() -> None:
    table = new_table("ada bea")
    play(table, 0)
    play(table, 1)
    decisions = [entry.seq for entry in table.log if len(entry.who) == 1]
    assert [each.id for each in table.history.tell_decisions(1, decisions)] == ["foldris.story_just_drew"] * 2


def test_what_nobody_else_knows_yet_is_named_by_its_seat() -> None:
    table = new_table("ada bea")
    play(table, 0)
    seq = table.log[-1].seq
    assert [(each.id, each.facts) for each in table.history.tell_decisions(1, [seq])] == [
        ("core.deed", {"seat": 0})
    ]
