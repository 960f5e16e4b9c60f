"""Positions that are refused, because no rule could go on from them."""

from typing import Any

import pytest

from cinquina.core.errors import Invalid
from cinquina.games.holi import GAME

CORNERS = {"A": {"pawn": "1A1", "finished": "stuck"}, "B": {"pawn": "1F6"}}


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "first", "A": {"finished": "tokens"}},
        {"phase": "corners", "A": {"finished": "stuck"}},
        {"phase": "deal", **CORNERS},
    ],
    ids=lambda position: position["phase"],
)
def test_nobody_is_finished_before_the_first_turn(position: dict[str, Any]):
    """A finished seat that is asked for its corner would be told that its game is over, and that it may choose."""
    with pytest.raises(Invalid, match="nobody is finished before the first turn"):
        GAME.rules(GAME.setup(2, "simple")).load(position)
