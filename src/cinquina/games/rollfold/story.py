"""The story of a game of Roll 'Em Fold 'Em: a chapter a roll of the dice, in it a line a seat, and who links all.

A sheet that is sealed is told when it is shown, by how many X's are new on it.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from cinquina.core.event import Event
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, Draft, Storyteller
from cinquina.core.who import LETTERS
from cinquina.games.rollfold.events import (
    Bonus,
    Completed,
    Devalued,
    Drew,
    Finished,
    Flipped,
    Folded,
    FoldedAgain,
    Linked,
    Rolled,
    Shown,
    Symbol,
    Took,
    Uses,
)
from cinquina.games.rollfold.story_lines import (
    STORY,
    StoryLinked,
    StoryMarked,
    StoryTurn,
)

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook

__all__ = ["STORY", "storyteller"]


FIELD_DICE: Final = {"W": "white", "B": "black"}


class RollfoldStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.turns: dict[int, Draft] = {}  # by seat, in this turn
        self.linked: dict[int, Draft] = {}
        self.field = "left"  # or the die that the field of the solo table asks for

    def hear(self, event: Event) -> Draft | None:
        match event:
            case Rolled():
                self.roll(event)
            case Took(seat=seat, colour=colour):
                return self.add(seat, [f"dice.{colour}"], die=colour, took=True)
            case Uses(seat=seat, colour=colour):
                return self.add(seat, [f"dice.{colour}"], die=colour, took=False)
            case Drew() | Bonus() | Devalued() | Symbol():
                return self.pen(event)
            case Folded() | FoldedAgain() | Flipped():
                return self.paper(event)
            case Finished(seat=seat):
                return self.finish(seat)
            case Shown():
                return self.show(event)
            case Linked(seat=seat, x=x) | Completed(seat=seat, x=x):
                return self.link(seat, x)
        return None  # who rolls first is seen at the table, and that it is over in the verdict

    def roll(self, event: Rolled) -> None:
        alone = self.rules.setup.seats == 1
        white, black = numbers_of(event.white), numbers_of(event.black)
        self.chapter(StoryTurn(event.turn, white, black, alone), f"dice {event.white} {event.black}")
        self.turns, self.linked = {}, {}
        column = self.rules.edition.solo.columns[self.rules.column] if alone else ""
        self.field = FIELD_DICE.get(column[event.turn - 1 : event.turn], "left")

    # -- the line of a seat

    def marked(self, seat: int) -> StoryMarked:
        if seat not in self.turns:
            empty = StoryMarked(
                seat,
                self.field,
                False,
                "unknown",
                [],
                0,
                0,
                [],
                0,
                0,
                0,
                "",
                False,
                "",
                0,
                "",
                0,
                False,
                "",
                "",
            )
            self.turns[seat] = self.line(empty, QUIET, done=False)
        event = self.turns[seat].event
        assert isinstance(event, StoryMarked)
        return event

    def add(self, seat: int, spots: list[str], weight: int = QUIET, **news: object) -> Draft:
        """What is new in the line of a seat."""
        event = msgspec.structs.replace(self.marked(seat), **news)
        draft = self.turns[seat]
        parts = parts_of(event)
        draft.event = msgspec.structs.replace(event, first=parts[0], last=parts[-1])
        draft.weight = max(draft.weight, weight)
        draft.spots += spots
        return draft

    def pen(self, event: Drew | Bonus | Devalued | Symbol) -> Draft:
        so_far, sheet = self.marked(event.seat), f"{LETTERS[event.seat]}.sheet"
        match event:
            case Drew(number=number, boxes=boxes):
                numbers = [*so_far.numbers, number]
                spots = [f"{sheet}.{box}" for box in boxes]
                return self.add(
                    event.seat, spots, PLAIN, drawn="strings", numbers=numbers, strings=len(numbers)
                )
            case Bonus(value=value):
                bonuses = [*so_far.bonuses, value]
                return self.add(event.seat, [], PLAIN, bonuses=bonuses, won=len(bonuses))
            case Devalued():
                return self.add(event.seat, [], MATTERS, lost=so_far.lost + 1)
            case Symbol(cell=cell):
                return self.add(event.seat, [f"{sheet}.{cell}"], MATTERS, symbols=so_far.symbols + 1)

    def paper(self, event: Folded | FoldedAgain | Flipped) -> Draft:
        match event:
            case Folded(seat=seat, corner=corner, size=size):
                return self.fold(seat, corner, size)
            case FoldedAgain(seat=seat, corner=corner):
                return self.fold(seat, corner, "double")
            case Flipped(seat=seat):
                return self.add(seat, [f"{LETTERS[seat]}.sheet"], MATTERS, turned=True)

    def fold(self, seat: int, corner: str, size: str) -> Draft:
        so_far, spots = self.marked(seat), [f"{LETTERS[seat]}.corner.{corner}"]
        if size == "double":
            first = so_far.doubles == 0
            return self.add(seat, spots, MATTERS, blunt=corner if first else "", doubles=so_far.doubles + 1)
        single, large = so_far.folds == 0, size == "large"
        return self.add(
            seat,
            spots,
            MATTERS,
            corner=corner if single else "",
            large=single and large,
            power=self.power(corner) if single and large else "",
            folds=so_far.folds + 1,
        )

    def power(self, corner: str) -> str:
        bonus = str(getattr(self.rules.edition.levels[self.rules.level].corner_bonus, corner))
        if self.rules.setup.seats == 1 and bonus.startswith("D"):
            return ""  # nobody takes a die away
        return bonus.removeprefix("+1")

    def finish(self, seat: int) -> Draft | None:
        """Of a sheet that is sealed nothing is known yet."""
        if self.rules.secrets() and not self.drew(seat):
            return None
        return self.close_turn(seat)

    def show(self, event: Shown) -> Draft | None:
        """Whoever marked it knows it already."""
        seat = event.seat
        if self.drew(seat):
            return None
        if event.new:
            sheet = LETTERS[seat]
            spots = [f"{sheet}.sheet.{box}" for box in event.boxes]
            self.add(seat, spots, PLAIN, drawn="crosses", crosses=event.new)
        if event.symbols:
            self.add(seat, [], MATTERS, symbols=event.symbols)
        for fold in event.folds:
            corner, size = fold.split()
            self.fold(seat, corner, size)
        if event.turned:
            self.add(seat, [], MATTERS, turned=True)
        if not self.drew(seat):
            self.add(seat, [f"{LETTERS[seat]}.sheet"], drawn="crosses")
        return self.close_turn(seat)

    def drew(self, seat: int) -> bool:
        """Whether more is known of a seat in this turn than the die it took."""
        return seat in self.turns and self.marked(seat).last not in ("", "die")

    def close_turn(self, seat: int) -> Draft:
        if not self.drew(seat):
            self.add(seat, [f"{LETTERS[seat]}.sheet"], drawn="nothing")
        draft = self.turns[seat]
        draft.done = True
        return draft

    def link(self, seat: int, x: int) -> Draft:
        if seat not in self.linked:
            self.linked[seat] = self.line(StoryLinked(seat, x), DECIDES, spots=[f"{LETTERS[seat]}.sheet"])
        return self.linked[seat]


def numbers_of(face: str) -> list[int]:
    """Those of a face as it is printed, `1♦2`."""
    return [int(number) for number in face.replace("/", "♦").split("♦")]


def parts_of(event: StoryMarked) -> list[str]:
    """The parts of the sentence that are not empty, in the order of the texts."""
    parts = {
        "die": event.die != "left",
        "drawn": event.drawn != "unknown",
        "won": event.won,
        "lost": event.lost,
        "symbols": event.symbols,
        "folds": event.folds,
        "doubles": event.doubles,
        "turned": event.turned,
    }
    return [part for part, said in parts.items() if said]


def storyteller(rules: "Rulebook") -> RollfoldStoryteller:
    return RollfoldStoryteller(rules)
