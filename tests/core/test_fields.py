"""A small game declares its fields once: what each may be, and who may know it."""

from typing import Annotated, Any

import msgspec
import pytest

from cinquina.core import fields
from cinquina.core.errors import Invalid
from cinquina.core.event import Seat
from cinquina.core.fields import NOBODY, OWNER
from cinquina.core.setup import Setup
from cinquina.core.state import OVER, State

Card = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Fields(msgspec.Struct):
    first: Seat
    points: list[int]
    hands: Annotated[list[list[Card] | None], OWNER]
    under: Annotated[Card | None, NOBODY]


class Table(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.first, self.points, self.hands, self.under, self.over = 0, [3, 4], [[1], [2, 5]], 7, False

    def turn(self) -> int:
        return OVER if self.over else 0


class Rulebook:
    position_type = Fields
    setup = Setup(game="table", mode="", seats=2, settings={})

    def start(self) -> Table:
        return Table()


RULES: Any = Rulebook()


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [(0, [[1], None]), (1, [None, [2, 5]]), (None, [None, None])],
)
def test_a_viewer_sees_what_everybody_knows_and_the_own_secrets(viewer: int | None, hands: list[Any]):
    assert fields.view_fields(RULES, Table(), viewer) == Fields(0, [3, 4], hands, None)


def test_when_the_game_is_over_everything_is_shown():
    state = Table()
    state.over = True
    assert fields.view_fields(RULES, state, None) == Fields(0, [3, 4], [[1], [2, 5]], 7)


def test_a_position_reads_back_as_itself():
    state = fields.load(RULES, {"hands": [[4], []], "under": 0, "first": 1})
    assert fields.dump(RULES, state) == {"first": 1, "points": [3, 4], "hands": [[4], []], "under": 0}


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"hands": [[4], None]}, "$.hands"),
        ({"under": None}, "$.under"),
        ({"hands": [[4]]}, "$.hands"),
        ({"hands": [[4], [10]]}, "$.hands[1][0]"),
        ({"first": 2}, "$.first"),
        ({"last": 2}, "$"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(data: dict[str, Any], path: str):
    with pytest.raises(Invalid) as refused:
        fields.load(RULES, data)
    assert refused.value.path == path
