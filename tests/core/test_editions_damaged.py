"""An edition that somebody edited is playable or refused, with path, rule and value."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.edition import content_hash, convert, read_toml
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.state import OVER
from tests.battery.play import Walk
from tests.core.damage import check_sentence, damaged, damaged_bytes, toml_junk
from tests.core.samples import GAMES, WITH_EDITIONS, edition_of


class Cards(msgspec.Struct):
    cards: list[int]


@pytest.mark.both
@pytest.mark.filterwarnings(r"ignore:\$\.:UserWarning")  # playable, and told that it is odd
@pytest.mark.parametrize("game", WITH_EDITIONS, ids=lambda game: game.id)
@given(data=st.data())
def test_a_damaged_edition(game: Game, data: st.DataObject):
    edition = data.draw(damaged(edition_of(game), toml_junk))
    seats = data.draw(st.sampled_from(game.seat_counts()))
    try:
        rules = game.rules(game.setup(seats, edition=edition))
    except Invalid as error:
        check_sentence(error)
        return
    walk = Walk(rules, seed=data.draw(st.integers(0, 5)))
    while len(walk.log) < 15 and walk.state.turn() != OVER:
        walk.play(*walk.decide())
    assert rules.dump(rules.load(rules.dump(walk.state))) == rules.dump(walk.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=toml_junk)
def test_anything_instead_of_an_edition(game: Game, data: object):
    if not isinstance(data, dict):
        data = {"edition": data}
    with pytest.raises(Invalid) as error:
        game.setup(edition=data)
    check_sentence(error.value)


@pytest.mark.parametrize("game", WITH_EDITIONS, ids=lambda game: game.id)
def test_the_edition_of_the_game_is_valid_as_data(game: Game):
    """Given as data or left out, it is the same edition."""
    assert game.edition(edition_of(game)) == game.edition(None)
    assert game.edition_hash(game.setup(edition=edition_of(game))) == game.edition_hash(game.setup())


@given(data=st.data())
def test_a_damaged_file(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject):
    path = tmp_path_factory.mktemp("edition") / "edition.toml"
    path.write_bytes(data.draw(st.one_of(st.binary(max_size=80), damaged_bytes(b'id = "x"\ncolumns = 8\n'))))
    try:
        assert isinstance(read_toml(path), dict)
    except Invalid as error:
        check_sentence(error, str(path))


def test_a_file_that_is_not_there(tmp_path: Path):
    for path in (tmp_path / "nothing.toml", tmp_path):
        with pytest.raises(Invalid) as error:
            read_toml(path)
        check_sentence(error.value)


@given(toml_junk)
def test_conversion_says_where(data: object):
    try:
        convert({"cards": [data]}, Cards)
    except Invalid as error:
        check_sentence(error, "$.cards")
    else:
        assert type(data) is int


def test_the_hash_is_of_the_content():
    assert content_hash({"a": 1, "b": [1, 2]}) == content_hash({"b": [1, 2], "a": 1})
    assert content_hash({"a": 1}) != content_hash({"a": 2})
    assert len(content_hash({})) == 16
