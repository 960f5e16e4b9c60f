"""Details of a finished game of Roll 'Em Fold 'Em: its turns, the tie-break, the solo crowns."""

from typing import TYPE_CHECKING

from cinquina.core.ending import Ending, Rung
from cinquina.core.event import Event
from cinquina.core.story import of_kind, parts_of
from cinquina.games.rollfold.events import RollfoldEvent
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.story_lines import Folds, StorySymbols

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook

LAST_LEVEL = "4"
SYMBOL, FOLD = 3, 1  # a symbol is the goal; a fold opens the way to it


class EndingLasted(RollfoldEvent):
    turns: int
    alone: bool


class EndingOrder(RollfoldEvent):
    """First to finish, then fewer X's, then large corners; the others are not ranked."""


class EndingRung(RollfoldEvent):
    """Crowns for a win within a number of moves; `more`: one for each move fewer."""

    crowns: int
    moves: int
    more: bool


def ending(rules: "Rulebook", state: Position) -> Ending:
    alone = rules.setup.seats == 1
    finished = any(state.pens[seat].won for seat in range(rules.setup.seats))
    level = rules.level
    return Ending(
        lasted=EndingLasted(int(state.number), alone).tell(),
        order=None if alone else EndingOrder().tell(),
        ladder=crown_rungs(rules, state) if alone else [],
        next=rules.setup.mode[:-1] + str(int(level) + 1) if finished and level < LAST_LEVEL else "",
    )


def crown_rungs(rules: "Rulebook", state: Position) -> list[Rung]:
    """Return the legend of the solo table, with a rung better than all it lists."""
    solo = rules.edition.solo
    group = rules.edition.group(rules.level)
    below = solo.extra_crown_below[group]
    bands = [(most, last, False) for _, last, most in solo.legend[group]]
    best = max((most for most, _, _ in bands), default=0) + 1
    won, moves = state.pens[0].won, int(state.number)
    return [
        Rung(EndingRung(count, last, more).tell(), won and moves <= last)
        for count, last, more in [(best, below - 1, True), *bands]
    ]


def worth(line: Event) -> int:
    parts = parts_of(line)
    symbols = sum(each.count for each in of_kind(parts, StorySymbols))
    folds = sum(each.count for each in of_kind(parts, Folds))
    return SYMBOL * symbols + FOLD * folds
