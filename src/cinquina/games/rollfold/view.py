"""What a seat, or a spectator, may know of a game: built from nothing; marks that are sealed are never added.

Rows of characters describe a sheet in glass orientation, one character a place; the page mirrors the reverse.
"""

from functools import cache
from math import isqrt

import msgspec

from cinquina.games.rollfold.edition import Edition
from cinquina.games.rollfold.notation import face_text, name
from cinquina.games.rollfold.position import MARK_OF, PHASES, cell_name, page_rows
from cinquina.games.rollfold.rules.folding import CORNERS, GONE, PARTIAL
from cinquina.games.rollfold.rules.kinds import (
    ANY_DIE,
    BLACK,
    LARGE,
    NO_DIE,
    PLUS,
    SMALL,
    UNFOLDED,
    WHITE,
    WIN,
)
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight
from cinquina.games.rollfold.rules.state import GAME_OVER, MARK, TAKE, Rollfold
from cinquina.games.rollfold.rules.strings import any_string
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES, SIDES, SIZES, place_name


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


def view(state: Rollfold, edition: Edition, level: str, column: str, seat: int | None) -> View:
    """The column is that of the solo table, if one plays alone."""
    box = state.box
    data = edition.levels[level]
    rolled = state.phase in (TAKE, MARK, GAME_OVER)
    return View(
        seat=seat,
        level=level,
        phase=next(name for name, phase in PHASES.items() if phase == state.phase),
        turn=int(state.number),
        turn_cap=int(state.options.turn_cap) if state.seats > 1 else 0,
        active=int(state.active),
        size=int(box.size),
        small=int(box.small),
        large=int(box.large),
        blunt=int(box.blunt),
        exact=box.exact,
        sealed=state.secret(),
        white=face_text(state, WHITE, int(state.white)) if rolled else "",
        black=face_text(state, BLACK, int(state.black)) if rolled else "",
        taken=COLOURS[state.taken] if state.taken != NO_DIE else "",
        faces={
            COLOURS[colour]: [face_text(state, colour, face) for face in range(int(box.dice.faces(colour)))]
            for colour in (WHITE, BLACK)
        },
        front=list(data.front),
        back=list(data.back),
        sheets=[sheet_view(state, edition, level, each, each == seat) for each in range(int(state.seats))],
        pen=pen_view(state, seat) if seat is not None and state.phase == MARK else None,
        solo=solo_view(state, edition, level, column) if column else None,
    )


# -- a sheet


class Ground(msgspec.Struct):
    """What one state of the folds shows, whatever is drawn on it."""

    places: list[int]  # row by row
    names: list[str]
    cells: list[int]  # GONE and PARTIAL among them
    symbols: list[str]
    layers: list[str]
    flap: list[str]


@cache
def ground(sight: Sight, printed: str) -> Ground:
    """Worked out once: only a few states of the folds come up in a game."""
    wide, size = int(sight.wide), int(sight.size)
    places = [(y + 1) * wide + x + 1 for y in range(size) for x in range(size)]
    cells = [int(sight.shows[place]) for place in places]
    area = size * size
    back = cells[area // 2] >= area  # no fold reaches the middle
    return Ground(
        places=places,
        names=[place_name(wide, place) for place in places],
        cells=cells,
        symbols=rows(["_" if cell == GONE else "/" if cell == PARTIAL else printed[cell] for cell in cells]),
        layers=rows([" " if cell < 0 else "F" if cell < area else "B" for cell in cells]),
        # Where what is shown is not the cell of that very place on the side that is up.
        flap=rows(["#" if 0 <= cell != n + area * back else "." for n, cell in enumerate(cells)]),
    )


def rows(marks: list[str]) -> list[str]:
    """One character a place."""
    size = isqrt(len(marks))
    return ["".join(marks[y * size : (y + 1) * size]) for y in range(size)]


def printed_marks(edition: Edition, level: str) -> str:
    """What is printed, by cell."""
    data = edition.levels[level]
    return "".join((*data.front, *data.back))


def mark_of(sheet: Sheet, cell: int) -> str:
    return MARK_OF[sheet.marks[cell]] if cell >= 0 else "."


def places(sheet: Sheet) -> list[int]:
    wide, size = int(sheet.sight.wide), int(sheet.sight.size)
    return [(y + 1) * wide + x + 1 for y in range(size) for x in range(size)]


def starts(sheet: Sheet) -> list[str]:
    return [name(sheet, place) for place in places(sheet) if sheet.is_start(place)]


def network(sheet: Sheet, orbs_connect: bool) -> set[int]:
    """The places of the network with most winning symbols; none while no symbol is marked."""
    best: set[int] = set()
    most = 0
    where = sheet.sight.where
    for cell in sheet.box.wins:
        if sheet.crossed(cell) and where[cell] >= 0 and int(where[cell]) not in best:
            seen = sheet.network(where[cell], orbs_connect)
            found = {place for place in places(sheet) if seen[place]}
            count = sum(int(where[other]) in found for other in sheet.box.wins)
            if count > most:
                best, most = found, count
    return best


def sheet_view(state: Rollfold, edition: Edition, level: str, seat: int, own: bool) -> SheetView:
    sheet = state.sheets[seat] if own else state.public(seat)
    seen = ground(sheet.sight, printed_marks(edition, level))
    joined = network(sheet, state.options.orbs_connect)
    pen = state.pens[seat]
    known = own or not state.secret() or state.phase != MARK  # may the viewer know the pen?
    where = sheet.sight.where
    return SheetView(
        seat=seat,
        side=SIDES[int(sheet.back)],
        symbols=seen.symbols[:],
        marks=rows([mark_of(sheet, cell) for cell in seen.cells]),
        layers=seen.layers[:],
        flap=seen.flap[:],
        front=page_rows(sheet, 0),
        back=page_rows(sheet, int(state.box.size) ** 2),
        starts=starts(sheet),
        network=[name(sheet, place) for place in sorted(joined)],
        corners=[
            corner_view(state, edition, level, sheet, corner, pen if known else None)
            for corner in range(CORNERS)
        ],
        symbols_won=[
            SymbolView(
                cell=cell_name(state.box, int(cell)),
                place=name(sheet, int(where[cell])) if where[cell] >= 0 else None,
                marked=sheet.crossed(cell),
                linked=int(where[cell]) in joined,
            )
            for cell in state.box.wins
        ],
        linked=int(sheet.linked(state.options.orbs_connect)),
        folded=int(sheet.corners()),
        bulbs=int(sheet.missing(state.box.bulbs)),
        can_flip=sheet.can_flip(state.options.flip_back),
        finished=pen.finished,
        won=pen.won and known,
        x_used=int(pen.x_used) if state.phase == GAME_OVER else None,
    )


# -- corners


def corner_view(
    state: Rollfold, edition: Edition, level: str, sheet: Sheet, corner: int, pen: Pen | None
) -> CornerView:
    fold = int(sheet.fold_of(corner))
    double = bool(sheet.blunts & 2**corner)
    printed = printed_marks(edition, level)
    folds = []
    if fold == UNFOLDED:
        folds = [fold_view(sheet, printed, corner, size) for size in (SMALL, LARGE)]
    elif state.box.two_sided and sheet.back and not double:
        folds = [fold_view(sheet, printed, corner, None)]
    return CornerView(
        corner=CORNER_NAMES[corner],
        fold=SIZES[fold],
        double=double,
        bonus=edition.levels[level].bonus(corner),
        state=bonus_state(sheet, corner, pen),
        folds=folds,
    )


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


def fold_view(sheet: Sheet, printed: str, corner: int, size: int | None) -> FoldView:
    """A first fold of a size, or the double fold; made on a copy, so that what will be seen is what is shown."""
    box = sheet.box
    after = sheet.copy()
    if size is None:
        faces, side, possible = box.blunt_faces[corner], int(box.blunt), sheet.can_blunt(corner)
        after.fold_again(corner)
    else:
        faces = box.small_faces[corner] if size == SMALL else box.large_faces[corner]
        side, possible = int(box.side(size)), sheet.can_fold(corner, size == LARGE)
        after.fold(corner, size)
    old, new = ground(sheet.sight, printed), ground(after.sight, printed)
    changed = [
        (place, was, now)
        for place, was, now in zip(new.names, old.cells, new.cells, strict=True)
        if was != now
    ]
    where = sheet.sight.where
    return FoldView(
        size="double" if size is None else SIZES[size],
        side=side,
        needs=[name(sheet, int(where[cell])) for cell in faces if where[cell] >= 0],
        missing=[
            name(sheet, int(where[cell])) for cell in faces if where[cell] >= 0 and not sheet.crossed(cell)
        ],
        possible=possible,
        gone=[place for place, _, now in changed if now == GONE],
        partial=[place for place, _, now in changed if now == PARTIAL],
        flap=[
            BoxView(place, cell_name(box, now), printed[now], mark_of(after, now))
            for place, _, now in changed
            if now >= 0
        ],
        loses=[place for place, was, _ in changed if was >= 0 and sheet.crossed(was)],
        symbol=next((place for place, _, now in changed if now >= 0 and box.printed[now] & WIN), None),
    )


# -- the own turn


def pen_view(state: Rollfold, seat: int) -> PenView:
    pen, sheet = state.pens[seat], state.sheets[seat]
    numbers = [
        NumberView(
            kind="die",
            value=int(value),
            colour=COLOURS[pen.die],
            start=None,
            playable=any_string(sheet, value),
            plus=state.can_add(seat) and any_string(sheet, value + 1),
        )
        for value in (pen.first, pen.second)
        if value
    ]
    for bonus in pen.bonuses:
        cell, value = int(bonus) // CELLS - 1, int(bonus) % CELLS
        place = int(sheet.sight.where[cell]) if cell >= 0 else 0
        numbers.append(
            NumberView(
                kind="bonus",
                value=value,
                colour="",
                start=name(sheet, place) if place > 0 else None,
                playable=place >= 0 and (cell >= 0 or any_string(sheet, value)),
                plus=False,
            )
        )
    owned = pen.die != NO_DIE and sheet.owns(PLUS + pen.die)
    return PenView(
        die=COLOURS[pen.die] if pen.die != NO_DIE else "",
        numbers=numbers,
        plus="none" if not owned else "used" if pen.plus_used else "ready",
        x_used=int(pen.x_used),
        must_draw=int(state.held_by(seat)),
        folds=[] if pen.finished else possible_folds(sheet),
    )


def possible_folds(sheet: Sheet) -> list[str]:
    found = []
    for corner, corner_name in enumerate(CORNER_NAMES):
        found += [
            f"fold {corner_name} {size}" for size in SIZES[1:] if sheet.can_fold(corner, size == "large")
        ]
        found += [f"blunt {corner_name}"] if sheet.can_blunt(corner) else []
    return found


def solo_view(state: Rollfold, edition: Edition, level: str, column: str) -> SoloView:
    names = {"W": "white", "B": "black", "*": "free", "X": "lost"}
    return SoloView(
        column=column,
        move=int(state.number),
        fields=[
            Field(move, names[field], 0 if field == "X" else edition.crowns(level, move))
            for move, field in enumerate(edition.solo.columns[column], start=1)
        ],
        master_below=edition.solo.extra_crown_below[edition.group(level)],
    )
