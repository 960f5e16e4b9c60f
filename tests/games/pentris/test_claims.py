"""Claims in a word against claims in sets: a chute of ten rows can be looked at in both ways."""

import pytest

from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.claims import claims_in_set, claims_in_word
from cinquina.games.pentris.rules.position import Position


@pytest.mark.both
@pytest.mark.parametrize("mode", ["beginner", "intermediate", "advanced"])
def test_both_ways_write_the_same_claims(mode: str):
    game = find("pentris")
    rules = game.rules(game.setup(2, mode))
    state, rng = rules.start(), Rng(5)
    assert isinstance(state, Position)
    out, odds, other = (int_buffer(rules.max_actions) for _ in range(3))
    written = 0
    while (who := state.turn()) != OVER:
        for seat in range(2):
            for colour in range(COLOURS):
                count = claims_in_word(state, seat, colour, out, 0, 0)
                assert claims_in_set(state, seat, colour, other, 0, 0) == count
                assert [int(out[n]) for n in range(count)] == [int(other[n]) for n in range(count)]
                assert claims_in_word(state, seat, colour, out, 1, 0) == min(count, 1)
                written += count
        if who == CHANCE:
            state.apply(CHANCE, state.draw(rng, out, odds))
        else:
            state.apply(who, out[rng.below(state.actions(who, out))])
    assert written > 100
