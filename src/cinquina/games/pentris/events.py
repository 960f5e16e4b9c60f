"""What can happen in Pentris, and how it ends.

Pieces, shapes and colours are told by their ids, cells by their names (`a1`); rows, stacks, phases, turns and rounds
count as in the law.
"""

from typing import Literal

from cinquina.core.event import Event, Name, Seat, Square, squares_of, union_in

Set = Literal["white", "blue", "beige"]


class PentrisEvent(Event):
    game = "pentris"


# -- the set-up


class FirstBag(PentrisEvent):
    """Who holds the bag first."""

    seat: Seat


class BonusSet(PentrisEvent):
    """Intermediate: the set of the special pieces."""

    set: Set


class BonusShape(PentrisEvent):
    """Intermediate: special pieces of a shape come into the bag."""

    shape: str


class Kept(PentrisEvent):
    """Intermediate: the one white piece of a bonus shape that stays in the bag."""

    piece: str
    shape: str
    set: Set  # of the three that join it


class Stocked(PentrisEvent):
    """Advanced: the special pieces of a shape lie on two stacks of a card."""

    colour: str
    shape: str
    blue: int  # the stack of the blue ones
    beige: int


class Top(PentrisEvent):
    """Advanced: a piece is now the visible one of its stack."""

    piece: str
    colour: str
    stack: int


class Pool(PentrisEvent):
    """Advanced: a piece is there to be drafted."""

    piece: str


class Drafted(PentrisEvent):
    seat: Seat
    piece: str


# -- a turn


class Drawn(PentrisEvent):
    """A piece came out of the bag onto the board."""

    piece: str


class Refilled(PentrisEvent):
    """The discarded pieces are back in the bag."""

    count: int


class Took(PentrisEvent):
    """A piece of the board is in hand."""

    seat: Seat
    piece: str


class Personal(PentrisEvent):
    """A personal piece is in hand."""

    seat: Seat
    piece: str


class PutBack(PentrisEvent):
    seat: Seat
    piece: str


class Discarded(PentrisEvent):
    seat: Seat
    piece: str
    mistake: bool  # it was taken and fits nowhere; else nothing on the board does


class Hidden(PentrisEvent):
    """What others learn of a piece that went into a secret chute."""

    seat: Seat
    piece: str


class Placed(PentrisEvent):
    seat: Seat
    piece: str
    turn: int  # quarter turns to the right
    anchor: str
    cells: list[str]

    def fills(self) -> list[Square]:
        return squares_of(self.cells)


class Completed(PentrisEvent):
    """Rows are complete that were not."""

    seat: Seat
    rows: list[int]


class Removed(PentrisEvent):
    """A piece left the game for good."""

    seat: Seat
    piece: str


class Turn(PentrisEvent):
    """Another turn of the phase begins."""

    turn: int
    left: list[str]  # the pieces that are still on the board


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
    """Advanced: a piece of the stack that pays is now personal."""

    seat: Seat
    piece: str
    stack: int


class Passed(PentrisEvent):
    seat: Seat
    must: bool  # there is nothing to claim


class PhaseOver(PentrisEvent):
    phase: int
    left: list[str]  # the pieces that were still on the board: discarded


class Bag(PentrisEvent):
    """The bag goes to a seat."""

    seat: Seat


# -- the end of a round


class Rows(PentrisEvent):
    """The complete rows of a seat, if any, and their points."""

    seat: Seat
    rows: list[int]
    points: int


class Star(PentrisEvent):
    """A star of a seat, by one of its colours, and the group that it counts."""

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
    """What a round brought to a seat."""

    seat: Seat
    round: int
    points: int
    total: int  # since the beginning


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
    """The rank that was reached alone."""

    points: int
    missing: int  # points to the next rank; 0 where there is none above
    title: Name


EVENTS = union_in(__name__)
