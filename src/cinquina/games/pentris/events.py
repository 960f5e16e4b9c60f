"""The events of Pentris and its verdicts.

Pieces, shapes and colours have their ids, cells their names (`a1`); rows, stacks, phases, turns and rounds count as in
the law.
"""

from typing import Literal

from cinquina.core.event import Event, Name, Seat, Square, squares_of, union_in

Set = Literal["white", "blue", "beige"]


class PentrisEvent(Event):
    game = "pentris"


# -- the set-up


class FirstBag(PentrisEvent):
    """The first bag holder."""

    seat: Seat


class BonusSet(PentrisEvent):
    """Intermediate: the set of the special pieces."""

    set: Set


class BonusShape(PentrisEvent):
    """Intermediate: special pieces of a shape go into the bag."""

    shape: str


class Kept(PentrisEvent):
    """Intermediate: the one white piece of a bonus shape that stays in the bag."""

    piece: str
    shape: str
    set: Set  # of the three that join it


class Stocked(PentrisEvent):
    """Advanced: the special pieces of a shape go on two stacks of a card."""

    colour: str
    shape: str
    blue: int  # the stack of the blue ones
    beige: int


class Top(PentrisEvent):
    """Advanced: the new top piece of a stack."""

    piece: str
    colour: str
    stack: int


class Pool(PentrisEvent):
    """Advanced: a piece available for the draft."""

    piece: str


class Drafted(PentrisEvent):
    seat: Seat
    piece: str


# -- a turn


class Drawn(PentrisEvent):
    """A piece was drawn from the bag onto the board."""

    piece: str


class Refilled(PentrisEvent):
    """The discarded pieces go back into the bag."""

    count: int


class Took(PentrisEvent):
    """A seat took a piece of the board in hand."""

    seat: Seat
    piece: str


class Personal(PentrisEvent):
    """A seat took a personal piece in hand."""

    seat: Seat
    piece: str


class PutBack(PentrisEvent):
    seat: Seat
    piece: str


class Discarded(PentrisEvent):
    seat: Seat
    piece: str
    mistake: bool  # it was taken but fits nowhere; otherwise nothing on the board fits


class Hidden(PentrisEvent):
    """The public part of placing a piece in a secret chute."""

    seat: Seat
    piece: str


class Placed(PentrisEvent):
    seat: Seat
    piece: str
    turn: int  # quarter turns to the right
    anchor: str
    cells: list[str]

    def filled_cells(self) -> list[Square]:
        return squares_of(self.cells)


class Completed(PentrisEvent):
    """Newly completed rows."""

    seat: Seat
    rows: list[int]


class Removed(PentrisEvent):
    """A piece left the game for good."""

    seat: Seat
    piece: str


class Turn(PentrisEvent):
    """Another turn of the phase begins."""

    turn: int
    left: list[str]  # the pieces still on the board


# -- claims, and the end of a phase


class Claims(PentrisEvent):
    """The turns of a phase are over: claims begin."""

    phase: int


class Claimed(PentrisEvent):
    seat: Seat
    colour: str
    size: int
    points: int  # 0 in the advanced game, where a piece is earned
    cells: list[str]


class Earned(PentrisEvent):
    """Advanced: the top piece of the stack that pays becomes a personal piece."""

    seat: Seat
    piece: str
    stack: int


class Passed(PentrisEvent):
    seat: Seat
    must: bool  # there is nothing to claim


class PhaseOver(PentrisEvent):
    phase: int
    left: list[str]  # the pieces still on the board: discarded


class Bag(PentrisEvent):
    """A seat becomes the bag holder."""

    seat: Seat


# -- the end of a round


class Rows(PentrisEvent):
    """The complete rows of a seat, if any, with their points."""

    seat: Seat
    rows: list[int]
    points: int


class Star(PentrisEvent):
    """A star of a seat with one of its colours, and the group that it counts."""

    seat: Seat
    cell: str
    colour: str
    cells: list[str]
    points: int
    sum: int  # of the seat's stars of this round so far


class Platinum(PentrisEvent):
    """The platinum of a seat in complete rows."""

    seat: Seat
    cells: list[str]
    points: int


class Scored(PentrisEvent):
    """The points of a seat in a round."""

    seat: Seat
    round: int
    points: int
    total: int  # since the start of the game


class Round(PentrisEvent):
    """Another round begins."""

    round: int
    count: int  # pieces in the bag


# -- the end


class Unused(PentrisEvent):
    """Advanced: a personal piece that was never placed."""

    seat: Seat
    piece: str
    points: int


class Over(PentrisEvent):
    pass


class Won(PentrisEvent):
    seat: Seat
    points: int


class WonShared(PentrisEvent):
    seats: list[Seat]
    points: int


class Solo(PentrisEvent):
    """The rank of a single player."""

    points: int
    missing: int  # points to the next rank; 0 if there is none
    title: Name


EVENTS = union_in(__name__)
