"""The view of Roll 'Em Fold 'Em for a seat or spectator. Built from nothing; sealed marks are never added.
Rows of characters describe a sheet in glass orientation, one character a place; the page mirrors the reverse.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import i64

from cinquina.core.memo import Memo
from cinquina.games.rollfold.edition import Edition
from cinquina.games.rollfold.judgement.hint import way_to_join
from cinquina.games.rollfold.notation import place_name_on, possible_folds, printed_face
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import can_add_one
from cinquina.games.rollfold.rules.folds import CORNERS, front_cells, reverse_cells
from cinquina.games.rollfold.rules.layout import Change, Layout, join_rows
from cinquina.games.rollfold.rules.marks import ANY_DIE, BULB, LARGE, MARK_OF, PLUS, SMALL, UNFOLDED, WIN
from cinquina.games.rollfold.rules.moves import number_due
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, SIDES, SIZES, cell_name
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.phases import BLACK, GAME_OVER, MARK, NO_DIE, PHASE_NAMES, TAKE, WHITE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight
from cinquina.games.rollfold.rules.strings import has_string

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook


class FoldView(msgspec.Struct):
    """A fold, made or not: its condition and its effects."""

    size: str  # small, large or double
    side: int  # of its square, in boxes
    missing: list[str]  # places of the faces of its square that have no X
    possible: bool
    # The sheet afterwards, where it differs: by place one character each of `symbols`, `marks`, `layers` and `flap`.
    changes: dict[str, str]
    fold: str  # of the corner, afterwards
    double: bool
    loses: list[str]  # places whose X or circle goes out of play
    # What comes into sight.
    symbol: str | None  # the winning symbol of this corner
    bulbs: list[str]  # light bulbs without an X
    starts: list[str]
    bonus: str  # that it gives: as of the corner; "" = none


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
    plus: int  # the number with 1 added; 0 = that may not be, or no string has it


class PenView(msgspec.Struct):
    """The remaining marks of a seat's turn."""

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
    """A player's sheet, as far as the viewer may see it."""

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
    last: int  # move in which a win counts
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
    most_folds: int  # of a sheet, double folds among them
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


class Print(msgspec.Struct):
    """The printed parts of a level, and how it is played."""

    most_folds: int
    faces: dict[str, list[str]]
    front: list[str]
    back: list[str]


def printed_facts(edition: Edition, level: str, box: Box) -> Print:
    """Return the printed facts of a level as pages show them."""
    data = edition.levels[level]
    return Print(
        CORNERS * (2 if box.two_sided else 1),
        {
            COLOURS[colour]: [
                printed_face(box.dice, colour, face) for face in range(int(box.dice.faces(colour)))
            ]
            for colour in (WHITE, BLACK)
        },
        list(data.front),
        list(data.back),
    )


def board(rules: "Rulebook", state: Position, memo: Memo) -> View:
    box, prints = state.box, rules.prints
    rolled = state.phase in (TAKE, MARK, GAME_OVER)
    return View(
        seat=None,
        level=rules.level,
        phase=PHASE_NAMES[int(state.phase)],
        turn=int(state.number),
        turn_cap=int(state.settings.turns) if state.seats > 1 else 0,
        active=int(state.active),
        size=int(box.size),
        small=int(box.small),
        large=int(box.large),
        blunt=int(box.blunt),
        most_folds=prints.most_folds,
        exact=box.exact,
        sealed=state.is_secret(),
        white=prints.faces[COLOURS[WHITE]][state.white] if rolled else "",
        black=prints.faces[COLOURS[BLACK]][state.black] if rolled else "",
        taken=COLOURS[state.taken] if state.taken != NO_DIE else "",
        faces=prints.faces,
        front=prints.front,
        back=prints.back,
        sheets=[public_sheet(rules, state, each, memo) for each in range(int(state.seats))],
        pen=None,
        solo=solo_view(rules, state) if rules.column else None,
    )


def own_view(rules: "Rulebook", state: Position, seat: int, board: View) -> View:
    """Return the view with the seat's pen, and its sheet with the marks that others do not see yet."""
    sheets = board.sheets[:]
    if state.is_secret():
        sheets[seat] = sheet_view(rules, state, seat, state.sheets[seat], True)
    link = way_to_join(state.sheets[seat], state.settings.orbs_connect)
    sheets[seat] = msgspec.structs.replace(
        sheets[seat], link=[place_name_on(state.sheets[seat], place) for place in link]
    )
    pen = pen_view(state, seat) if state.phase == MARK else None
    return msgspec.structs.replace(board, seat=seat, sheets=sheets, pen=pen)


def pen_view(state: Position, seat: int) -> PenView:
    pen, sheet = state.pens[seat], state.sheets[seat]
    numbers = [
        NumberView(
            kind="die",
            value=value,
            colour=COLOURS[pen.die],
            start=None,
            playable=has_string(sheet, value),
            plus=value + 1 if can_add_one(state, seat) and has_string(sheet, value + 1) else 0,
        )
        for value in pen.numbers()
    ]
    for bonus in pen.bonuses:
        cell, value = int(bonus) // CELLS - 1, int(bonus) % CELLS
        place = int(sheet.sight.where[cell]) if cell >= 0 else 0
        numbers.append(
            NumberView(
                kind="bonus",
                value=value,
                colour="",
                start=place_name_on(sheet, place) if place > 0 else None,
                playable=place >= 0 and (cell >= 0 or has_string(sheet, value)),
                plus=0,
            )
        )
    owned = pen.die != NO_DIE and sheet.has_bonus(PLUS + pen.die)
    return PenView(
        die=COLOURS[pen.die] if pen.die != NO_DIE else "",
        numbers=numbers,
        plus="none" if not owned else "used" if pen.plus_used else "ready",
        x_used=int(pen.x_used),
        must_draw=int(number_due(state, seat)),
        folds=[] if pen.finished else possible_folds(sheet),
    )


def solo_view(rules: "Rulebook", state: Position) -> SoloView:
    edition, level, column = rules.edition, rules.level, rules.column
    names = {"W": "white", "B": "black", "*": "free", "X": "lost"}
    fields = [
        Field(move, names[field], 0 if field == "X" else edition.crowns(level, move))
        for move, field in enumerate(edition.solo.columns[column], start=1)
    ]
    return SoloView(
        column=column,
        move=int(state.number),
        last=max(field.move for field in fields if field.die != "lost"),
        fields=fields,
        master_below=edition.solo.extra_crown_below[edition.group(level)],
    )


# -- sheets


@lru_cache(maxsize=512)  # editions come and go with their tables
def layout(sight: Sight, printed: str) -> Layout:
    """Return the layout of a folded sheet; cached, since a game has few states of the folds."""
    return Layout(sight, printed)


@lru_cache(maxsize=1024)
def change_of(before: Sight, after: Sight, printed: str) -> Change:
    """Return the changes by a fold; cached, since a game has few states of the folds."""
    return Change(layout(before, printed), layout(after, printed))


def marks_on(sheet: Sheet, cells: list[int]) -> list[str]:
    marks = sheet.marks  # once: compiled, each access makes an object of them
    return join_rows([MARK_OF[marks[cell]] if cell >= 0 else "." for cell in cells])


def public_sheet(rules: "Rulebook", state: Position, seat: int, memo: Memo) -> SheetView:
    """Return a sheet as everybody sees it, rendered once for as long as nothing on it changes."""
    sheet, pen = state.public_sheet(seat), state.pens[seat]
    known = not state.is_secret() or state.phase != MARK  # may everybody know the pen?
    paper = (*sheet.marks, sheet.folds, sheet.blunts, sheet.back, sheet.fresh)
    drawn = (pen.finished, pen.turned, pen.plus_used, pen.die, pen.won, pen.x_used)
    key = ("sheet", seat, paper, drawn, known, state.phase == GAME_OVER)
    return memo.get_or_make(key, lambda: sheet_view(rules, state, seat, sheet, known))


def sheet_view(rules: "Rulebook", state: Position, seat: int, sheet: Sheet, known: bool) -> SheetView:
    """Return the view of a seat's sheet, with the state of its pen if `known`."""
    seen = layout(sheet.sight, rules.printed)
    joined = sheet.main_network(state.settings.orbs_connect)
    pen = state.pens[seat]
    where = sheet.sight.where
    return SheetView(
        seat=seat,
        side=SIDES[int(sheet.back)],
        symbols=seen.symbols[:],
        marks=marks_on(sheet, seen.cells),
        layers=seen.layers[:],
        flap=seen.flap[:],
        front=sheet.page(0),
        back=sheet.page(1),
        starts=[place_name_on(sheet, place) for place in sheet.starts()],
        network=[place_name_on(sheet, place) for place in joined],
        corners=[corner_view(rules, sheet, corner, pen if known else None) for corner in range(CORNERS)],
        symbols_won=[
            SymbolView(
                cell=cell_name(state.box, int(cell)),
                place=place_name_on(sheet, int(where[cell])) if where[cell] >= 0 else None,
                marked=sheet.is_crossed(cell),
                linked=int(where[cell]) in joined,
            )
            for cell in state.box.wins
        ],
        linked=int(sheet.count_linked(state.settings.orbs_connect)),
        folded=int(sheet.count_folded()),
        can_flip=sheet.can_flip(state.settings.flip_back) and not (known and pen.turned),
        other=other_side(sheet, rules.printed),
        link=[],
        finished=pen.finished,
        won=pen.won and known,
        x_used=int(pen.x_used) if state.phase == GAME_OVER else None,
    )


def other_side(sheet: Sheet, printed: str) -> OtherSide | None:
    """Return the other side of a sheet. After a double fold only one side is visible; before, both are, as with
    paper."""
    if not sheet.box.two_sided or sheet.blunts:
        return None
    box = sheet.box
    squares: list[i64] = [box.side(sheet.fold_of(corner)) for corner in range(CORNERS)]
    shown = front_cells(box.size, squares) if sheet.back else reverse_cells(box.size, squares, [0] * CORNERS)
    # Made anew: the box keeps sights of the reverse only for sheets that can be turned over.
    below = sheet.copy()
    below.back = not sheet.back
    below.sight = Sight(box.size, shown, box.printed, box.orbs)
    seen = Layout(below.sight, printed)
    return OtherSide(
        side=SIDES[int(below.back)],
        symbols=seen.symbols,
        marks=marks_on(below, seen.cells),
        layers=seen.layers,
        flap=seen.flap,
        starts=[place_name_on(below, place) for place in below.starts()],
    )


# -- corners


def corner_view(rules: "Rulebook", sheet: Sheet, corner: int, pen: Pen | None) -> CornerView:
    fold = int(sheet.fold_of(corner))
    double = bool(sheet.blunts & 2**corner)
    folds = []
    if fold == UNFOLDED:
        folds = [fold_view(rules, sheet, corner, size) for size in (SMALL, LARGE)]
    elif sheet.box.two_sided and sheet.back and not double:
        folds = [fold_view(rules, sheet, corner, None)]
    return CornerView(
        corner=CORNER_NAMES[corner],
        fold=SIZES[fold],
        double=double,
        bonus=bonus_of(rules, corner),
        state=bonus_state(sheet, corner, pen),
        folds=folds,
    )


def bonus_of(rules: "Rulebook", corner: int) -> str:
    return rules.edition.levels[rules.level].bonus(corner)


def bonus_state(sheet: Sheet, corner: int, pen: Pen | None) -> str:
    fold = sheet.fold_of(corner)
    if fold != LARGE:
        return "locked" if fold == UNFOLDED else "lost"
    if sheet.fresh & 2**corner:
        return "next"
    bonus = sheet.box.bonuses[corner]
    if pen is not None and bonus < ANY_DIE and pen.plus_used and bonus == PLUS + pen.die:
        return "used"
    return "active"


def fold_view(rules: "Rulebook", sheet: Sheet, corner: int, size: int | None) -> FoldView:
    """Return a first fold of a size, or the double fold, made on a copy of the sheet."""
    box = sheet.box
    after = sheet.copy()
    if size is None:
        faces, side, possible = box.blunt_faces[corner], int(box.blunt), sheet.can_blunt(corner)
        after.fold_again(corner)
    else:
        faces = box.small_faces[corner] if size == SMALL else box.large_faces[corner]
        side, possible = int(box.side(size)), sheet.can_fold(corner, size == LARGE)
        after.fold(corner, size)
    change = change_of(sheet.sight, after.sight, rules.printed)
    where, marks = sheet.sight.where, sheet.marks
    return FoldView(
        size="double" if size is None else SIZES[size],
        side=side,
        missing=[
            place_name_on(sheet, int(where[cell]))
            for cell in faces
            if where[cell] >= 0 and not sheet.is_crossed(cell)
        ],
        possible=possible,
        changes={
            place: symbol + (MARK_OF[marks[now]] if now >= 0 else ".") + paper
            for place, now, symbol, paper in change.places
        },
        fold=SIZES[int(after.fold_of(corner))],
        double=bool(after.blunts & 2**corner),
        loses=[place for place, was in change.hidden if marks[was]],
        symbol=next((place for place, now in change.shown if box.printed[now] & WIN), None),
        bulbs=[place for place, now in change.shown if box.printed[now] & BULB and not marks[now]],
        starts=[place for place, now in change.shown if MARK_OF[marks[now]] == "o"],
        bonus=bonus_of(rules, corner) if size == LARGE else "",
    )
