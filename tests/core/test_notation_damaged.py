"""Whatever is typed, the notation answers with an action that is legal, or with the rule against it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.game import Game, who_parse, who_text
from cinquina.core.state import CHANCE, CLOCK, OVER
from tests.core.damage import SURROGATE, check_sentence, damaged_text, odd_text
from tests.core.samples import GAMES, position_of, rules_of


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_text_is_read_or_refused(game: Game, data: st.DataObject):
    seats = data.draw(st.sampled_from(game.seat_counts()))
    rules = rules_of(game, seats)
    state = position_of(game, seats, data.draw(st.integers(0, 60)))
    who = data.draw(st.integers(OVER, seats + 1))
    known = [text for each in (CLOCK, CHANCE, *range(seats)) for text in rules.texts(state, each)]
    valid = st.sampled_from([*known, "resign", "undo"])
    text = data.draw(st.one_of(valid, valid.flatmap(damaged_text), odd_text, st.just(SURROGATE)))
    before = rules.dump(state)
    refusal = rules.explain(state, who, text)
    if refusal is None:
        assert state.legal(who, rules.parse(state, who, text))
    else:
        check_sentence(refusal)
        with pytest.raises(Refusal, match=refusal.id):
            rules.parse(state, who, text)
    assert rules.dump(state) == before


@given(odd_text)
def test_a_seat_is_a_letter(text: str):
    try:
        who = who_parse(text)
    except Invalid as error:
        check_sentence(error)
    else:
        assert who_text(who) == text
