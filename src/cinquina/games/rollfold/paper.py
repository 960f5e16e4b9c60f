"""A sheet as it is seen: what each place shows, what each fold needs and what it would change."""

from functools import lru_cache
from math import isqrt

import msgspec
from mypy_extensions import i64

from cinquina.games.rollfold.edition import Edition
from cinquina.games.rollfold.link import link
from cinquina.games.rollfold.notation import name
from cinquina.games.rollfold.position import MARK_OF, cell_name, page_rows
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folding import CORNERS, GONE, PARTIAL, front, reverse
from cinquina.games.rollfold.rules.kinds import ANY_DIE, LARGE, PLUS, SMALL, UNFOLDED, WIN
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import GAME_OVER, MARK
from cinquina.games.rollfold.rules.telling import CORNER_NAMES, SIDES, SIZES, place_name
from cinquina.games.rollfold.view import BoxView, CornerView, FoldView, OtherSide, SheetView, SymbolView


class Ground(msgspec.Struct):
    """What one state of the folds shows, whatever is drawn on it."""

    places: list[int]  # row by row
    names: list[str]
    cells: list[int]  # GONE and PARTIAL among them
    symbols: list[str]
    layers: list[str]
    flap: list[str]


@lru_cache(maxsize=512)  # editions come and go with their tables
def ground(sight: Sight, printed: str) -> Ground:
    """Worked out once: only a few states of the folds come up in a game."""
    return look(sight, printed)


def look(sight: Sight, printed: str) -> Ground:
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


class Change(msgspec.Struct):
    """What a fold changes, whatever is drawn on it."""

    gone: list[str]
    partial: list[str]
    shown: list[tuple[str, str, int]]  # places, and the cell that comes there, by name and number
    hidden: list[tuple[str, int]]  # places, and the cell that was there


@lru_cache(maxsize=1024)
def change_of(box: Box, before: Sight, after: Sight, printed: str) -> Change:
    """Worked out once, as the ground."""
    old, new = ground(before, printed), ground(after, printed)
    cells = zip(new.names, old.cells, new.cells, strict=True)
    changed = [(place, was, now) for place, was, now in cells if was != now]
    return Change(
        gone=[place for place, _, now in changed if now == GONE],
        partial=[place for place, _, now in changed if now == PARTIAL],
        shown=[(place, cell_name(box, now), now) for place, _, now in changed if now >= 0],
        hidden=[(place, was) for place, was, _ in changed if was >= 0],
    )


def rows(marks: list[str]) -> list[str]:
    """One character a place."""
    size = isqrt(len(marks))
    return ["".join(marks[y * size : (y + 1) * size]) for y in range(size)]


def printed_marks(edition: Edition, level: str) -> str:
    """What is printed, by cell."""
    data = edition.levels[level]
    return "".join((*data.front, *data.back))


def marks_on(sheet: Sheet, cells: list[int]) -> list[str]:
    marks = sheet.marks  # once: compiled, each access makes an object of them
    return rows([MARK_OF[marks[cell]] if cell >= 0 else "." for cell in cells])


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
        marks=marks_on(sheet, seen.cells),
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
        can_flip=sheet.can_flip(state.options.flip_back) and not (known and pen.turned),
        other=other_side(sheet, printed_marks(edition, level)),
        link=[name(sheet, place) for place in link(sheet, state.options.orbs_connect)] if own else [],
        finished=pen.finished,
        won=pen.won and known,
        x_used=int(pen.x_used) if state.phase == GAME_OVER else None,
    )


def other_side(sheet: Sheet, printed: str) -> OtherSide | None:
    """A box that is folded twice is seen from one side only; before that both may be looked at, as paper may."""
    if not sheet.box.two_sided or sheet.blunts:
        return None
    box = sheet.box
    squares: list[i64] = [box.side(sheet.fold_of(corner)) for corner in range(CORNERS)]
    shown = front(box.size, squares) if sheet.back else reverse(box.size, squares, [0] * CORNERS)
    # Made anew: the box keeps sights of the reverse only for sheets that can be turned over.
    below = sheet.copy()
    below.back = not sheet.back
    below.sight = Sight(box.size, shown, box.orbs)
    seen = look(below.sight, printed)
    return OtherSide(
        side=SIDES[int(below.back)],
        symbols=seen.symbols,
        marks=marks_on(below, seen.cells),
        layers=seen.layers,
        flap=seen.flap,
        starts=starts(below),
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
    change = change_of(box, sheet.sight, after.sight, printed)
    where, marks = sheet.sight.where, sheet.marks
    return FoldView(
        size="double" if size is None else SIZES[size],
        side=side,
        needs=[name(sheet, int(where[cell])) for cell in faces if where[cell] >= 0],
        missing=[
            name(sheet, int(where[cell])) for cell in faces if where[cell] >= 0 and not sheet.crossed(cell)
        ],
        possible=possible,
        gone=change.gone[:],
        partial=change.partial[:],
        flap=[BoxView(place, cell, printed[now], MARK_OF[marks[now]]) for place, cell, now in change.shown],
        loses=[place for place, was in change.hidden if marks[was]],
        symbol=next((place for place, _, now in change.shown if box.printed[now] & WIN), None),
    )


def possible_folds(sheet: Sheet) -> list[str]:
    found = []
    for corner, corner_name in enumerate(CORNER_NAMES):
        found += [
            f"fold {corner_name} {size}" for size in SIZES[1:] if sheet.can_fold(corner, size == "large")
        ]
        found += [f"blunt {corner_name}"] if sheet.can_blunt(corner) else []
    return found
