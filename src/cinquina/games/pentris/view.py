"""What a seat, or a spectator, may know of a game of Pentris: all but the chutes of others, if they are secret.

Cells are named as in the law: `a1` is the lowest row's leftmost cell, `f10` the highest row's rightmost one.
"""

import msgspec

from cinquina.games.pentris.ways import Move, Node


class ColourView(msgspec.Struct):
    code: str
    en: str
    it: str
    icon: str


class PieceView(msgspec.Struct, omit_defaults=True):
    """A piece: `face` has the five cells in the order of its shape's picture."""

    id: str
    shape: str
    set: str  # white, blue or beige
    face: list[str]
    # Has it a place on the chute of who looks? Not told to spectators, nor where a wrong choice is the own risk.
    placeable: bool | None = None


class PlacedPiece(msgspec.Struct):
    id: str
    shape: str
    set: str
    turn: int
    anchor: str
    cells: list[str]  # in the order of the face
    face: list[str]


class GroupView(msgspec.Struct):
    colour: str
    key: str  # its lowest, then leftmost cell: the name of the group
    cells: list[str]
    size: int  # its candies
    stars: list[str]  # the cells among them that are stars
    value: int  # what a claim brings: points, or in the advanced game the number of the stack that pays; 0 = nothing
    reason: str  # the text id of why it cannot be claimed


class ChuteView(msgspec.Struct):
    rows: list[list[str]]  # from the top: the cell's token, or nothing
    pieces: list[PlacedPiece]
    groups: list[GroupView]
    complete: list[int]  # complete rows, from 1 at the bottom
    holes: list[str]  # empty cells under a taken one
    # What the end of the round would bring as it stands.
    row_points: int
    star_points: int
    platinum_points: int
    way: list[Move]  # how the last piece came to its place


class ClaimView(msgspec.Struct):
    """A claim of this round."""

    phase: int
    colour: str
    size: int
    cells: list[str]


class SeatView(msgspec.Struct):
    seat: int
    points: int
    tokens: int  # in hand
    personal: list[PieceView]
    placed: int  # pieces on the chute
    chute: ChuteView | None  # None = secret
    claims: list[ClaimView]


class StackView(msgspec.Struct):
    number: int
    top: PieceView | None
    pieces: list[PieceView]  # all that are left, in no order: everybody can work them out


class CardView(msgspec.Struct):
    """A candy card with the tokens of each seat, in the advanced game with its stacks."""

    colour: str
    tokens: list[int]
    stacks: list[StackView]


class Ghost(msgspec.Struct):
    """A place that fits and would hold the piece, which cannot get there."""

    turn: int
    anchor: str
    cells: list[str]
    blocked: list[str]  # what it would meet coming straight down; and no step or turn leads round it
    reason: str = "pentris.unreachable"


class RungView(msgspec.Struct):
    en: str
    it: str
    least: int


class View(msgspec.Struct):
    seat: int | None
    level: str
    step: str
    round: int
    phase: int
    turn: int
    holder: int  # of the bag
    active: int
    order: list[int]  # the acting order of this phase
    columns: int
    rows: int
    colours: list[ColourView]
    shapes: dict[str, list[tuple[int, int]]]  # the picture of each: column and row from its lower left corner
    bonus_set: str  # intermediate: the set and the shapes that came into the bag
    bonus_shapes: list[str]
    current: list[PieceView]
    previous: list[PieceView]
    to_draw: int
    bag: list[PieceView]  # what is in it, in no order
    discards: list[PieceView]
    removed: list[PieceView]  # out of the game, those that were ever in it
    pool: list[PieceView]
    hand: PieceView | None
    personal_hand: bool  # the piece in hand is a personal one: a removal follows
    cards: list[CardView]
    paying: int  # the stack that pays now, by number; 0 = none
    seats: list[SeatView]
    steering: list[Node]  # every state of the piece in hand that can be reached; only for who places it
    ghosts: list[Ghost]
    can_put_back: bool
    last_chance: bool  # no later turn for a personal piece of who looks
    secret: bool
    ladder: list[RungView]  # solo: the ranks
    over: bool
