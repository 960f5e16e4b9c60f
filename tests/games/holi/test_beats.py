"""What the players of Holi look at one after the other: a beat shows one thing, with the position that it led to."""

import pytest

from cinquina.core.event import Event
from cinquina.core.played import play, playback
from cinquina.core.record import Entry
from cinquina.core.registry import find
from cinquina.core.state import CHANCE, State
from cinquina.games.holi.events import (
    Climbed,
    Corner,
    Drew,
    Finished,
    Moved,
    SteppedDown,
    ThrewDown,
    ThrewUp,
    Turn,
)
from cinquina.games.holi.rules import phases
from cinquina.games.holi.rules.position import Position
from tests.battery.play import Walk

pytestmark = pytest.mark.both

SHOWN = (Corner, Drew, ThrewUp, ThrewDown, Moved, Climbed, SteppedDown, Finished)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_beat_shows_one_thing_and_what_came_of_it(seats: int):
    game = find("holi")
    rules = game.rules(game.setup(seats))
    several = 0
    for seed in range(3):
        walk = Walk(rules, seed)
        for _ in walk:
            pass
        for played in playback(walk.record()):
            several += len(played.beats) > 1
            for beat in played.beats:
                told = [played.told[n].event for n in beat.told]
                shown = [event for event in told if isinstance(event, SHOWN)]
                assert len(shown) <= 1, f"{played.entry.text}: {told}"
                check_position(beat.state, told)
    assert several > 10 * seats


def check_position(state: State, told: list[Event]) -> None:
    assert isinstance(state, Position)
    for event in told:
        match event:
            case Drew(seat=seat, left=left):
                assert state.phase in (phases.DEAL, phases.DRAW, phases.ACTION)
                assert int(state.cards.deck[seat]).bit_count() == left
            case Finished(seat=seat, reason=reason):
                assert phases.REASONS[state.finished[seat]] == reason
            case Turn(seat=seat):
                assert state.active == seat and state.finished[seat] == phases.PLAYING


def test_a_card_is_drawn_then_the_next_seat_is_stuck_then_the_turn_comes_back():
    """And nobody learns what a stuck hand tells before it is told that it is stuck."""
    game = find("holi")
    rules = game.rules(game.setup(2))
    rows = ["B.R.B.", "R.B.R."] * 3
    state = rules.load(
        {
            "active": "B",
            "phase": "draw",
            "sweets": [],
            "level1": "\n".join(rows),
            "A": {"pawn": "1B2", "hand": ["C10"], "discards": ["C01↑", "C02↑", "C13↓"]},
            "B": {"pawn": "1D5", "hand": ["C02", "C03"], "discards": ["C01↑"]},
        }
    )
    played = play(state, Entry(0, "chance", "draw C04"), CHANCE, rules.parse(state, CHANCE, "draw C04"))
    assert [[played.told[n].event.id for n in beat.told] for beat in played.beats] == [
        ["holi.drew", "holi.drew_card"],
        ["holi.finished"],
        ["holi.turn"],
    ]
    views = [rules.view(beat.state, 1) for beat in played.beats]
    assert [view.phase for view in views] == ["draw", "action", "action"]
    assert [view.active for view in views] == [1, 0, 1]
    assert [len(view.seats[1].hand) for view in views] == [3, 3, 3]
    assert [len(view.seats[0].may_hold) == 2 for view in views] == [False, True, True]
