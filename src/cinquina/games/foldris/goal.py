"""The progress of a player of Foldris in one sentence, from the seat's view."""

from cinquina.core.event import Event, Name
from cinquina.games.foldris.events import FoldrisEvent
from cinquina.games.foldris.view import SheetView, View


class GoalLast(FoldrisEvent):
    """The last seat in the game wins: its free lines above its Blocks, and the most that an opponent has."""

    free: int
    most: int
    count: int  # opponents in the game


class GoalOut(FoldrisEvent):
    """The seat is eliminated; the number of seats that play on."""

    count: int


class GoalTitle(FoldrisEvent):
    """Single player: lines to the next title."""

    title: Name
    missing: int


class GoalTop(FoldrisEvent):
    """Single player with the highest title."""

    title: Name


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    if view.titles:
        following = next((title for title in view.titles if title.state == "next"), None)
        if following is None:
            return GoalTop(view.titles[0].id)
        return GoalTitle(following.id, following.missing)
    rivals = [sheet for sheet in view.sheets if sheet.seat != view.seat and is_in(sheet)]
    own = view.sheets[view.seat]
    if not is_in(own):
        return GoalOut(len(rivals))
    return GoalLast(free_lines(own), max((free_lines(sheet) for sheet in rivals), default=0), len(rivals))


def is_in(sheet: SheetView) -> bool:
    return not sheet.eliminated and not sheet.resigned


def free_lines(sheet: SheetView) -> int:
    """Return the number of empty lines at the top."""
    return next((n for n, line in enumerate(sheet.lines) if "#" in line), len(sheet.lines))
