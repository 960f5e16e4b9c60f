"""What a seat, or a spectator, may know of a game: the types. `looking` and `paper` fill them.

Rows of characters describe a sheet in glass orientation, one character a place; the page mirrors the reverse.
"""

import msgspec


class BoxView(msgspec.Struct):
    """One box that a fold brings into sight."""

    place: str
    cell: str  # the physical cell, such as B:C1
    symbol: str  # as in the legend of the law
    mark: str  # . x o


class FoldView(msgspec.Struct):
    """A fold, made or not: what is needed for it, and what it would change."""

    size: str  # small, large or double
    side: int  # of its square, in boxes
    needs: list[str]  # places of the faces of its square
    missing: list[str]  # those without an X
    possible: bool
    gone: list[str]  # places without paper afterwards
    partial: list[str]
    flap: list[BoxView]  # what comes into sight
    loses: list[str]  # places whose X or circle goes out of play
    symbol: str | None  # where the winning symbol of this corner would lie


class CornerView(msgspec.Struct):
    corner: str
    fold: str  # "", small or large
    double: bool
    bonus: str  # +1B, +1W, DB or DW
    state: str  # of the bonus: locked, lost (folded small), next (turn), active, used (this turn)
    folds: list[FoldView]  # those that are still to come, to be looked at before folding


class SymbolView(msgspec.Struct):
    """A winning symbol."""

    cell: str
    place: str | None  # None: out of sight
    marked: bool
    linked: bool  # within the network that has most of them


class NumberView(msgspec.Struct):
    """A number that is still to be drawn."""

    kind: str  # die or bonus
    value: int
    colour: str  # of the die; "" for a bonus
    start: str | None  # the fixed start of a bonus on level 4
    playable: bool  # is there a string of exactly this value?
    plus: bool  # may 1 be added?


class PenView(msgspec.Struct):
    """What a seat still has to do in this turn."""

    die: str  # "" = still to be chosen
    numbers: list[NumberView]
    plus: str  # of the +1 of this die: none, ready, used
    x_used: int
    must_draw: int  # a number that forbids `done`; 0 = none
    folds: list[str]  # notation of folds that are possible now


class OtherSide(msgspec.Struct):
    """The side of a sheet that lies below, as it would be seen if the sheet were turned over now (level 4)."""

    side: str
    symbols: list[str]
    marks: list[str]
    layers: list[str]
    flap: list[str]
    starts: list[str]


class SheetView(msgspec.Struct):
    """One player's sheet, as far as the viewer may see it."""

    seat: int
    side: str
    symbols: list[str]  # what each place shows: the legend of the law, / partial, _ no paper
    marks: list[str]  # . nothing, x an X, o a circled one
    layers: list[str]  # F front page, B back page, of what is shown; a space where nothing is
    flap: list[str]  # # where folded paper lies on top, . elsewhere
    front: list[str]  # what is drawn on the pages, in sight or not
    back: list[str]
    starts: list[str]
    network: list[str]  # the places that join most winning symbols
    corners: list[CornerView]
    symbols_won: list[SymbolView]
    linked: int
    folded: int
    bulbs: int  # light bulbs still to be marked (level 4)
    can_flip: bool
    other: OtherSide | None  # None on levels with one side, and once a blunt corner is folded
    link: list[str]  # boxes without an X that would join the winning symbols in sight: a short way, as a hint
    finished: bool  # with this turn
    won: bool
    x_used: int | None  # X's of the last turn, when the game is over


class Field(msgspec.Struct):
    move: int
    die: str  # white, black, free or lost
    crowns: int  # for a win in this move


class SoloView(msgspec.Struct):
    column: str
    move: int
    fields: list[Field]
    master_below: int  # a win in fewer moves makes a master of folds


class View(msgspec.Struct):
    """The table as one seat sees it."""

    seat: int | None
    level: str
    phase: str
    turn: int
    turn_cap: int  # 0 alone
    active: int
    size: int
    small: int
    large: int
    blunt: int  # 0 except on level 4
    exact: bool  # bonus numbers count only where a string ends
    sealed: bool  # are the others' marks of this turn hidden until all are finished?
    white: str  # the face rolled, "" before
    black: str
    taken: str  # colour that the active player took
    faces: dict[str, list[str]]  # of both dice
    front: list[str]  # the two pages as printed
    back: list[str]
    sheets: list[SheetView]
    pen: PenView | None  # the viewer's own
    solo: SoloView | None
