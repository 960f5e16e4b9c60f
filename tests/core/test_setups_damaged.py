"""Any choice of seats, mode and settings, and any position, is accepted or refused with path, rule and value."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from tests.battery.variants import settings_of, values
from tests.battery.words import deciders, full
from tests.core.damage import check_sentence, damaged, odd_text, toml_junk
from tests.core.samples import GAMES, rules_of, walk_of


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_setup(game: Game, data: st.DataObject):
    modes = [mode.id for mode in game.modes]
    names, some = odd_text, toml_junk
    if game.settings:
        names |= st.sampled_from([setting.id for setting in game.settings])
        some |= st.sampled_from([value for setting in game.settings for value in values(setting)])
    near = st.sampled_from([True, 0, 2.0, "2", [2], 10, 10**30])
    seats: Any = data.draw(st.none() | st.sampled_from(game.seat_counts()) | near | toml_junk)
    mode: Any = data.draw(st.none() | st.sampled_from(modes) | toml_junk)
    settings = data.draw(st.dictionaries(names, some, max_size=3))
    try:
        setup = game.setup(seats, mode, settings)
    except Invalid as error:
        check_sentence(error, "$.seats", "$.mode", "$.settings")
        return
    assert type(setup.seats) is int
    assert setup.seats in game.mode(setup.mode).seats
    for setting in settings_of(game, game.mode(setup.mode)):
        chosen = setup.settings[setting.id]
        for value in chosen if setting.most > 1 else [chosen]:
            assert value in setting.values and type(value) in {type(each) for each in setting.values}


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_any_position(game: Game, data: st.DataObject):
    """A position need not be reachable; but what is accepted can be looked at and played on."""
    seats = data.draw(st.sampled_from(game.seat_counts()))
    rules = rules_of(game, seats)
    start = rules.dump(walk_of(game, seats, data.draw(st.integers(0, 60))).state)
    try:
        state = rules.load(data.draw(damaged(start, toml_junk)))
    except Invalid as error:
        check_sentence(error)
        return
    assert full(rules, rules.load(rules.dump(state))) == full(rules, state)
    for seat in (None, *range(seats)):
        assert rules.picture(rules.view(state, seat))
    for who in deciders(rules):
        for action in rules.actions(state, who)[:3]:
            after = state.copy()
            after.apply(who, action)
            assert rules.dump(after)
