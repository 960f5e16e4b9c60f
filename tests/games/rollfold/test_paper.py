"""What a page shows besides the sheet as it lies: its other side, and a short way to join the symbols."""

from typing import Any

import pytest

from cinquina.games import find

FOLDED = dict.fromkeys(("TL", "TR", "BL", "BR"), "small")


def own(mode: str, sheet: dict[str, Any]):
    game = find("rollfold")
    rules = game.rules(game.setup(1, mode))
    state = rules.load({"phase": "mark", "turn": 3, "roll": "1/2 4", "A": sheet})
    return rules, state, rules.view(state, 0).sheets[0]


@pytest.mark.parametrize("folds", [{}, {"TL": "large"}, FOLDED])
def test_the_other_side_is_what_turning_over_shows(folds: dict[str, str]):
    rules, state, sheet = own("solo4", {"folds": folds, "circled": "B:G3"})
    assert sheet.other is not None
    assert (sheet.side, sheet.other.side) == ("front", "reverse")
    assert "G3" in sheet.other.starts
    assert sheet.other.symbols[6][6] == "W"
    gone = "_" if folds else "b"
    assert sheet.other.symbols[0][0] == gone
    if folds == FOLDED:
        state.sheets[0] = state.sheets[0].copy()
        state.sheets[0].flip()
        after = rules.view(state, 0).sheets[0]
        assert (after.symbols, after.marks, after.starts) == (
            sheet.other.symbols,
            sheet.other.marks,
            sheet.other.starts,
        )
        assert after.other is not None
        assert after.other.symbols == sheet.symbols
    else:  # looking leaves no trace: a sheet that is folded further is seen as it is
        turned = own("solo4", {"folds": FOLDED, "side": "reverse"})[2]
        assert turned.symbols[0][:3] == "__/"


def test_a_sheet_with_one_side_has_no_other_and_a_blunt_corner_hides_it():
    assert own("solo1", {})[2].other is None
    professors = "B:E2 B:B5"
    blunted = {"folds": FOLDED, "side": "reverse", "double": ["TL"], "marked": professors}
    assert own("solo4", blunted)[2].other is None


def test_a_short_way_joins_the_symbols_in_sight():
    """Law, E13 without two X's: these two are the way."""
    front = "D5 D6 D8 D9 F7 G7 H7 I7 J7 J5 J6 J8 J9"
    back = "B:C1 B:B1 B:A1 B:M1 B:M2 B:M3 B:A11 B:A12 B:A13 B:B13 B:K13 B:L13 B:M13"
    marked = f"{front} {back}"
    _, state, sheet = own("solo1", {"folds": FOLDED, "marked": marked})
    assert sheet.link == ["D7", "E7"]
    assert sheet.linked < 5
    drawn = state.sheets[0].copy()
    for name in sheet.link:
        place = int(name[1:]) * 15 + "ABCDEFGHIJKLM".index(name[0]) + 1
        drawn.marks[drawn.sight.shows[place]] = 1
    assert drawn.count_linked(False) == 5
    fresh = own("solo1", {})[2]
    assert fresh.link == ["G7"]
