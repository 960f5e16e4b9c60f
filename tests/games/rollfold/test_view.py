"""What a seat sees of a fold before it makes it, against the fold itself."""

import pytest

from cinquina.games import find
from cinquina.games.rollfold.rulebook import Rulebook
from cinquina.games.rollfold.rules.names import SIZES
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.view import FoldView, SheetView

ALL = {"TL": "small", "TR": "large", "BL": "small", "BR": "large"}


def rulebook(mode: str) -> Rulebook:
    game = find("rollfold")
    rules = game.rules(game.setup(1, mode))
    assert isinstance(rules, Rulebook)
    return rules


def changed(sheet: SheetView, fold: FoldView) -> tuple[list[str], ...]:
    """The rows of a sheet with what a fold would change."""
    rows = [[list(row) for row in each] for each in (sheet.symbols, sheet.marks, sheet.layers, sheet.flap)]
    for place, shows in fold.changes.items():
        x, y = ord(place[0]) - ord("A"), int(place[1:]) - 1
        for grid, shown in zip(rows, shows, strict=True):
            grid[y][x] = shown
    return tuple(["".join(row) for row in grid] for grid in rows)


def made(state: Position, corner: int, fold: FoldView) -> Position:
    """Whether it may be made or not."""
    after = state.copy()
    assert isinstance(after, Position)
    after.sheets[0] = sheet = after.sheets[0].copy()
    if fold.size == "double":
        sheet.fold_again(corner)
    else:
        sheet.fold(corner, SIZES.index(fold.size))
    return after


@pytest.mark.both
@pytest.mark.parametrize(
    ("level", "position", "folds"),
    [
        (1, {"marked": "A3 D2", "circled": "C4 E2"}, 8),
        (1, {"folds": {"TL": "large"}, "marked": "B:C1 K3 J4"}, 6),
        (2, {"folds": {"BR": "small"}}, 6),
        (4, {"marked": "A1 B:A1 B:M1"}, 8),
        (4, {"folds": ALL, "side": "reverse", "marked": "B:E2 B:B5"}, 4),
    ],
)
def test_a_fold_shows_what_it_leaves(level: int, position: dict[str, object], folds: int):
    rules = rulebook(f"solo{level}")
    state = rules.load({"roll": "3 3", "A": {"die": "white", **position}})
    before = rules.view(state, 0).sheets[0]
    seen = 0
    for n, corner in enumerate(before.corners):
        for fold in corner.folds:
            after = rules.view(made(state, n, fold), 0).sheets[0]
            rows = changed(before, fold)
            assert rows == (after.symbols, after.marks, after.layers, after.flap)
            then = after.corners[n]
            assert (then.fold, then.double) == (fold.fold, fold.double)
            assert fold.bonus == ("" if then.state == "lost" or fold.size == "double" else corner.bonus)
            new = {place for place, shows in fold.changes.items() if shows[2] != " "}
            assert set(fold.starts) == new & set(after.starts)
            assert set(fold.bulbs) == {place for place in new if fold.changes[place].startswith("b.")}
            assert fold.symbol in {place for place in new if fold.changes[place][0] == "W"} | {None}
            seen += 1
    assert seen == folds
