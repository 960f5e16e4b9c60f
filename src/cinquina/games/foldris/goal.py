"""How far a player of Foldris is, and what is missing: one sentence, made of what the seat sees."""

from cinquina.core.event import Event, Name
from cinquina.games.foldris.events import FoldrisEvent
from cinquina.games.foldris.view import SheetView, View


class GoalLast(FoldrisEvent):
    """The last one in wins: the free lines above one's Blocks, and the most that a rival has."""

    free: int
    most: int
    count: int  # rivals who are in


class GoalOut(FoldrisEvent):
    """One is out; so many play on."""

    count: int


class GoalTitle(FoldrisEvent):
    """Alone: so many lines to the next title."""

    title: Name
    missing: int


class GoalTop(FoldrisEvent):
    """Alone, with the highest title."""

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
    return GoalLast(free(own), max((free(sheet) for sheet in rivals), default=0), len(rivals))


def is_in(sheet: SheetView) -> bool:
    return not sheet.eliminated and not sheet.resigned


def free(sheet: SheetView) -> int:
    """Lines from the top in which nothing is drawn."""
    return next((n for n, line in enumerate(sheet.lines) if "#" in line), len(sheet.lines))
