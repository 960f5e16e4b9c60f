"""A damaged scenario passes, fails or is refused; each with one sentence."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.scenario import Failed, Scenario, check, read_scenario
from tests.core.damage import check_sentence, damaged, damaged_bytes, toml_junk
from tests.core.samples import GAMES, scenarios_of


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_a_damaged_scenario(game: Game, data: st.DataObject):
    _, text = data.draw(st.sampled_from(scenarios_of(game)))
    changed = data.draw(damaged(tomllib.loads(text), toml_junk))
    try:
        assert check(convert(changed, Scenario)) > 0
    except (Invalid, Failed) as error:
        check_sentence(error)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_a_damaged_scenario_file(tmp_path_factory: pytest.TempPathFactory, game: Game, data: st.DataObject):
    name, text = data.draw(st.sampled_from(scenarios_of(game)))
    path = tmp_path_factory.mktemp("scenario") / name
    path.write_bytes(data.draw(damaged_bytes(text.encode())))
    try:
        assert check(read_scenario(path)) > 0
    except (Invalid, Failed) as error:
        check_sentence(error)


@given(toml_junk)
def test_anything_instead_of_a_scenario(data: object):
    with pytest.raises(Invalid) as error:
        convert(data, Scenario)
    check_sentence(error.value)
