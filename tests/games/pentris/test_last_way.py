"""How the last piece of a chute came there: a page lets it slide along this way."""

import msgspec
import pytest

from cinquina.games.pentris.choices import Move
from cinquina.games.pentris.rules.position import Position
from tests.battery.play import Walk
from tests.games.pentris.compare import rulebook


@pytest.mark.parametrize("motion", ["slide", "drop"])
def test_the_way_that_was_promised_is_told_to_everybody(motion: str):
    rules = rulebook(2, "beginner", motion=motion)
    promised: dict[tuple[int, str], tuple[Move, ...]] = {}
    seen = 0
    for state in Walk(rules, 5):
        assert isinstance(state, Position)
        view = rules.view(state, None)
        for seat in view.seats:
            assert seat.chute is not None
            if not seat.chute.pieces:
                assert seat.chute.way == []
                continue
            last = seat.chute.pieces[-1]
            key = seat.seat, f"{last.id} r{last.turn} {last.anchor}"
            if key in promised:
                assert msgspec.to_builtins(seat.chute.way) == msgspec.to_builtins(list(promised[key]))
                seen += 1
        turn = int(state.turn())
        if view.step == "place" and view.hand:
            for option in rules.choices(state, turn):
                if option.what == "place":
                    promised[turn, f"{view.hand.id} {option.notation.removeprefix('place ')}"] = option.way
    assert seen > 20
