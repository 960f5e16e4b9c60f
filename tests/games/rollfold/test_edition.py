"""An edition is what its owner means, or one sentence with path, rule and value."""

import copy
from pathlib import Path
from typing import Any

import pytest

from cinquina.core.edition import read_toml
from cinquina.core.errors import Invalid
from cinquina.games import find, rollfold
from cinquina.games.rollfold.edition import check_edition

DATA = read_toml(Path(rollfold.__file__).with_name("edition.toml"))


def changed(path: str, value: Any) -> dict[str, Any]:
    """`levels.1.front[0]`: that place with another value."""
    data = copy.deepcopy(DATA)
    *way, last = path.replace("[", ".").replace("]", "").split(".")
    place: Any = data
    for name in way:
        place = place[int(name)] if isinstance(place, list) else place[name]
    place[int(last) if isinstance(place, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where", "says"),
    [
        ("size", 12, "$.size", "12 is not an odd number"),
        ("size", 15, "$.levels.1.front", "13 rows instead of 15"),
        ("levels.1.small", 1, "$.levels.1.small", "1 is not from 2"),
        ("levels.1.large", 7, "$.levels.1.large", "wider than 13"),
        ("levels.4.blunt", 5, "$.levels.4.blunt", "at least 6"),
        ("levels.2.blunt", 6, "$.levels.2.blunt", "only level 4"),
        ("levels.1.front[6]", "..2.1...1.2..", "$.levels.1.front", "exactly one W"),
        ("levels.1.back[0]", "S....###....S", "$.levels.1.back", "0 W where a fold of TL"),
        ("levels.4.front[0]", "S.f.......f..", "$.levels.4.front", "0 W where a fold of TL"),
        ("levels.1.front[0]", "......3..f...", "$.levels.1.front", "exactly four S"),
        ("levels.1.back[0]", "..W..###....S", "$.levels.1.back", "no S where the small fold of TL"),
        ("levels.4.front[2]", "f.........f.f", "$.levels.4.front", "large square TL has no face more"),
        ("levels.1.front[6]", "..2.1.W.1.2.f", "$.levels.1.front", "outside the large squares"),
        ("levels.4.back[1]", "......S.f...S", "$.levels.4.back", "1 professors in the blunt square TL"),
        ("levels.4.back[0]", ".S..........b", "$.levels.4.back", "0 light bulbs"),
        ("levels.1.front[7]", ".f.....i.f...", "$.levels.1.front", "level 2 only"),
        ("levels.1.front[7]", ".f.....O.f...", "$.levels.1.front", "level 3 only"),
        ("levels.1.front[7]", ".f.....q.f...", "$.levels.1.front[7]", "not in the legend"),
        ("levels.1.corner_bonus.TL", "DW", "$.levels.1.corner_bonus", "once"),
        ("levels.1.back[6]", "......1......", "$.levels.1.back[6]", "A7 can never be seen"),
        ("levels.1.back[1]", "#...#####....", "$.levels.1.back[1]", "A2 can be seen and is #"),
        ("dice.white", [[1, 1]], "$.dice.white", "1 faces instead of 6"),
        ("dice.white[0]", [1, 7], "$.dice.white[0]", "from 1 to 6"),
        ("dice.white[0]", [1, 2, 3], "$.dice.white[0]", "one or two numbers"),
        ("dice.white", [[2], [2], [2], [2], [2], [3]], "$.dice", "no face shows a 1"),
        ("solo.columns.A", "WX", "$.solo.columns.A", "2 fields instead of 30"),
        ("solo.columns.A", "W" * 30, "$.solo.columns.A", "the last field"),
        ("solo.columns.A", "Q" * 29 + "X", "$.solo.columns.A", "W, B or *"),
        ("levels.1.front[0]", 5, "$.levels[].front[0]", "expected `str`"),
    ],
)
def test_what_is_wrong_is_said_where_it_is(path: str, value: Any, where: str, says: str):
    with pytest.raises(Invalid) as error:
        check_edition(changed(path, value))
    assert (error.value.path, says in error.value.message) == (where, True), str(error.value)


def test_a_sheet_that_falls_into_parts_is_refused():
    holes = changed("levels.2.front[6]", "ooooooWoooooo")
    holes["levels"]["2"]["front"][5] = ".f....o..f..."
    holes["levels"]["2"]["front"][7] = "...f..o....f."
    with pytest.raises(Invalid, match="falls into parts"):
        check_edition(holes)


def test_equal_faces_of_a_die_are_one_outcome_with_their_weight():
    data = changed("dice.white", [[1, 2], [1, 2], [1, 2], [3], [3], [1]])
    game = find("rollfold")
    rules = game.rules(game.setup(1, "solo1", edition=data))
    start = rules.start()
    assert rules.texts(start, -1)[:2] == ["roll 1/2 3", "roll 1/2 4"]
    assert rules.weights(start) == [3] * 6 + [2] * 6 + [1] * 6
    assert not start.is_uniform()
