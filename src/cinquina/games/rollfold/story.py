"""The story of a game of Roll 'Em Fold 'Em: a chapter per roll with a line per seat, and who links all.

A sealed sheet is told when it is revealed, by its number of new X's.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cinquina.core.event import Event
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, Draft, Line, Storyteller, of_kind
from cinquina.core.who import LETTERS
from cinquina.games.rollfold import events as told
from cinquina.games.rollfold import story_lines as lines
from cinquina.games.rollfold.rules.names import Colour

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook


Fold = tuple[Any, Any]  # the corner, and the size or `double`

FIELD_DICE: Final[dict[str, Colour]] = {"W": "white", "B": "black"}


class Teller(Storyteller):
    rules: "Rulebook"
    plain = (told.Finished,)

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.field: Colour | None = None  # the die that the field of the solo table requires

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.Rolled():
                self.roll(event)
            case told.Took(seat=seat, colour=colour) | told.Uses(seat=seat, colour=colour):
                return self.add(seat, event, QUIET, [f"dice.{colour}"])
            case told.Drew(seat=seat, boxes=boxes):
                return self.add(seat, event, PLAIN, [f"{LETTERS[seat]}.sheet.{box}" for box in boxes])
            case told.Bonus(seat=seat):
                return self.add(seat, event, PLAIN)
            case told.Devalued(seat=seat):
                return self.add(seat, event, MATTERS)
            case told.Symbol(seat=seat, cell=cell):
                return self.add(seat, event, MATTERS, [f"{LETTERS[seat]}.sheet.{cell}"])
            case told.Folded(seat=seat, corner=corner) | told.FoldedAgain(seat=seat, corner=corner):
                return self.add(seat, event, MATTERS, [f"{LETTERS[seat]}.corner.{corner}"])
            case told.Flipped(seat=seat):
                return self.add(seat, event, MATTERS, [f"{LETTERS[seat]}.sheet"])
            case told.Finished(seat=seat):
                return self.tell_finish(seat, event)
            case told.Shown(seat=seat):
                return None if self.knows_marks(seat) else self.tell_revealed(event)
            case told.Linked(seat=seat) | told.Completed(seat=seat):
                spots = [f"{LETTERS[seat]}.sheet"]
                return self.grow(("linked", seat), event, tell_link, DECIDES, done=True, spots=spots)
        return None  # the first player is visible at the table, the end in the verdict

    def roll(self, event: told.Rolled) -> None:
        alone = self.rules.setup.seats == 1
        white, black = numbers_of(event.white), numbers_of(event.black)
        self.begin_chapter(
            lines.StoryTurn(event.turn, white, black, alone), f"dice {event.white} {event.black}"
        )
        column = self.rules.edition.solo.columns[self.rules.column] if alone else ""
        self.field = FIELD_DICE.get(column[event.turn - 1 : event.turn])

    # -- the line of a seat

    def add(
        self, seat: int, event: Event, weight: int, spots: Iterable[str] = (), done: bool = False
    ) -> Draft:
        return self.grow(seat, event, partial(self.tell_turn, seat), weight, done=done, spots=spots)

    def tell_finish(self, seat: int, event: told.Finished) -> Draft | None:
        """Tell that a seat has finished; a sealed sheet stays secret."""
        knows = self.knows_marks(seat)
        if self.rules.has_secrets() and not knows:
            return None
        return self.add(seat, event, QUIET, () if knows else [f"{LETTERS[seat]}.sheet"], done=True)

    def tell_revealed(self, event: told.Shown) -> Draft:
        """Tell a revealed sheet to viewers who did not see it marked."""
        own, seat = LETTERS[event.seat], event.seat
        spots = [f"{own}.sheet.{box}" for box in event.boxes] if event.new else []
        spots += [f"{own}.corner.{fold.split()[0]}" for fold in event.folds]
        matters = event.symbols or event.folds or event.turned
        weight = MATTERS if matters else PLAIN if event.new else QUIET
        return self.add(seat, event, weight, spots or [f"{own}.sheet"], done=True)

    def knows_marks(self, seat: int) -> bool:
        """Return whether the viewer knows more of a seat's turn than its die."""
        events = self.growing[seat].events if seat in self.growing else []
        return any(not isinstance(each, told.Took | told.Uses) for each in events)

    def tell_turn(self, seat: int, events: list[Event]) -> Line:
        """Tell a seat's turn."""
        shown = of_kind(events, told.Shown)
        folds: list[Fold] = [(each.corner, each.size) for each in of_kind(events, told.Folded)]
        folds += [(each.corner, "double") for each in of_kind(events, told.FoldedAgain)]
        folds += [(corner, size) for each in shown for corner, size in map(str.split, each.folds)]
        clauses = [
            *self.die_clauses(seat, events),
            *drawn_clauses(seat, events, shown),
            *fold_clauses(seat, folds),
        ]
        if of_kind(events, told.Flipped) or any(each.turned for each in shown):
            clauses.append(lines.StoryTurned(seat))
        if all(isinstance(each, lines.StoryTakes | lines.StoryUses) for each in clauses):
            clauses += [lines.StoryCrosses(seat, 0)] if shown else []
            clauses += [lines.StoryNothing(seat)] if of_kind(events, told.Finished) and not shown else []
        return Line(seat, clauses, self.power_events(folds))

    def die_clauses(self, seat: int, events: list[Event]) -> list[Event]:
        took, uses = of_kind(events, told.Took), of_kind(events, told.Uses)
        if took:
            return [lines.StoryTakes(seat, took[0].colour)]
        colour = uses[0].colour if uses else self.field
        return [lines.StoryUses(seat, colour)] if colour else []

    def power_events(self, folds: list[Fold]) -> list[Event]:
        """Return the power of a large corner, if it was the only corner folded."""
        corners = [fold for fold in folds if fold[1] != "double"]
        if len(corners) != 1 or corners[0][1] != "large":
            return []
        bonus = str(getattr(self.rules.edition.levels[self.rules.level].corner_bonus, corners[0][0]))
        alone = self.rules.setup.seats == 1  # a single player has no die taken away
        return [] if alone and bonus.startswith("D") else [lines.StoryPower(bonus.removeprefix("+1"))]


def drawn_clauses(seat: int, events: list[Event], shown: list[told.Shown]) -> Iterator[Event]:
    """Yield the clauses of a seat's marks."""
    if numbers := [each.number for each in of_kind(events, told.Drew)]:
        yield lines.StoryStrings(seat, numbers, len(numbers))
    if crosses := sum(each.new for each in shown):
        yield lines.StoryCrosses(seat, crosses)
    if bonuses := [each.value for each in of_kind(events, told.Bonus)]:
        yield lines.StoryBonuses(seat, bonuses, len(bonuses))
    if lost := of_kind(events, told.Devalued):
        yield lines.StoryLost(seat, len(lost))
    if symbols := len(of_kind(events, told.Symbol)) + sum(each.symbols for each in shown):
        yield lines.StorySymbols(seat, symbols)


def fold_clauses(seat: int, folds: list[Fold]) -> Iterator[Event]:
    doubles = [corner for corner, size in folds if size == "double"]
    corners = [fold for fold in folds if fold[1] != "double"]
    if len(corners) == 1:
        yield lines.StoryFold(seat, 1, *corners[0])
    elif corners:
        yield lines.StoryFolds(seat, len(corners))
    if len(doubles) == 1:
        yield lines.StoryDouble(seat, 1, doubles[0])
    elif doubles:
        yield lines.StoryDoubles(seat, len(doubles))


def tell_link(events: list[Event]) -> Event:
    """Tell a link once, by its first event."""
    first = events[0]
    assert isinstance(first, told.Linked | told.Completed)
    return lines.StoryLinked(first.seat, first.x)


def numbers_of(face: str) -> list[int]:
    """Return the numbers of a printed face, `1♦2`."""
    return [int(number) for number in face.replace("/", "♦").split("♦")]
