"""Whatever is typed, the notation answers with an action that is legal, or with the rule against it."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.core.typed_name import index_of_typed
from cinquina.core.who import actor_text, parse_actor
from tests.battery.play import Walk
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


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_capital_and_small_letters_are_the_same(game: Game):
    for mode in game.modes:
        walk = Walk(game.rules(game.setup(mode.seats[0], mode.id)), seed=0)
        for state in islice(walk, 60):
            for who in (CLOCK, CHANCE, *range(mode.seats[0])):
                check_cases(walk.rules, state, who)


def check_cases(rules: Rules, state: State, who: int) -> None:
    listed = rules.actions(state, who)
    for action in listed[:: 1 + len(listed) // 12]:
        text = rules.text(state, who, action)
        for other in {text.upper(), text.lower(), text.title(), text.swapcase()}:
            assert rules.parse(state, who, other) == action, f"{text} written as {other}"


def test_of_names_that_differ_by_case_alone_only_the_exact_one_is_read():
    names = ["Pw2", "ab", "aB", "Ab"]
    assert [index_of_typed(names, each) for each in names] == [0, 1, 2, 3]
    assert [index_of_typed(names, each) for each in ("pW2", "AB", "Pw", "")] == [0, -1, -1, -1]


@given(odd_text)
def test_a_seat_is_a_letter(text: str):
    try:
        who = parse_actor(text)
    except Invalid as error:
        check_sentence(error)
    else:
        assert actor_text(who) == text
