"""Names for what the rules tell."""

from typing import Final

from mypy_extensions import i64

from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import BIT, LARGE, UNFOLDED
from cinquina.games.rollfold.rules.sheet import Sheet

CORNER_NAMES: Final = ["TL", "TR", "BL", "BR"]
COLOURS: Final = ["white", "black"]
SIZES: Final = ["", "small", "large"]
SIDES: Final = ["front", "reverse"]
LETTERS: Final = "ABCDEFGHIJKLMNOPQRS"


def place_name(wide: i64, place: i64) -> str:
    """`D2`: column and row of a place, counted with its frame."""
    return f"{LETTERS[place % wide - 1]}{place // wide}"


def news(before: Sheet, after: Sheet) -> dict[str, object]:
    """What a turn changed on a sheet, for those who see it only now."""
    sight = after.sight
    boxes: list[str] = []
    for place in range(len(sight.shows)):
        cell: i64 = sight.shows[place]
        if cell >= 0 and after.crossed(cell) and not before.crossed(cell):
            boxes.append(place_name(sight.wide, place))
    folds: list[str] = []
    for corner in range(CORNERS):
        if before.fold_of(corner) == UNFOLDED and after.fold_of(corner) != UNFOLDED:
            size = SIZES[LARGE] if after.fold_of(corner) == LARGE else SIZES[1]
            folds.append(f"{CORNER_NAMES[corner]} {size}")
        if after.blunts & BIT[corner] and not before.blunts & BIT[corner]:
            folds.append(f"{CORNER_NAMES[corner]} double")
    return {
        "new": len(boxes),
        "boxes": boxes,
        "folded": len(folds),
        "folds": folds,
        "turned": before.back != after.back,
    }
