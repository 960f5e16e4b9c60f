"""The progress of a player of Roll 'Em Fold 'Em in one sentence, from the seat's view."""

from cinquina.core.event import Event
from cinquina.games.rollfold.events import RollfoldEvent
from cinquina.games.rollfold.view import FoldView, SheetView, View

NO_LIMIT = -1  # moves left in a game of several


class GoalEvent(RollfoldEvent):
    """Folds and symbols, done and required; for a single player also the moves left, including this one."""

    folded: int
    folds: int
    linked: int
    symbols: int
    moves: int


class GoalFold(GoalEvent):
    """The fold that lacks the fewest faces."""

    corner: str
    faces: int


class GoalBulbs(GoalEvent):
    """The number of light bulbs that need an X before the sheet can be turned over."""

    bulbs: int


class GoalFlip(GoalEvent):
    """The sheet can be turned over."""


class GoalLink(GoalEvent):
    """All folds are made. `boxes` still need an X to join the winning symbols."""

    boxes: int


class GoalDone(GoalEvent):
    """The goal is reached."""


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    sheet = view.sheets[view.seat]
    so_far = (sheet.folded, view.most_folds, sheet.linked, len(sheet.symbols_won), moves_left(view))
    if waiting := folds_to_come(sheet):
        corner, fold = waiting[0]
        return GoalFold(*so_far, corner, 0 if fold.possible else len(fold.missing))
    if sheet.folded < view.most_folds:  # the other half of the folds is on the reverse
        return GoalFlip(*so_far) if sheet.can_flip else GoalBulbs(*so_far, bulbs_left(sheet))
    return GoalLink(*so_far, len(sheet.link)) if sheet.linked < so_far[3] else GoalDone(*so_far)


def folds_to_come(sheet: SheetView) -> list[tuple[str, FoldView]]:
    """Return the corners that can still be folded, the nearest first."""
    folds = [(corner.corner, fold) for corner in sheet.corners for fold in corner.folds]
    return sorted(folds, key=lambda each: (not each[1].possible, len(each[1].missing)))


def bulbs_left(sheet: SheetView) -> int:
    return sum(
        (symbol, mark) == ("b", ".")
        for symbols, marks in zip(sheet.symbols, sheet.marks, strict=True)
        for symbol, mark in zip(symbols, marks, strict=True)
    )


def moves_left(view: View) -> int:
    return NO_LIMIT if view.solo is None else max(0, view.solo.last - view.solo.move + 1)
