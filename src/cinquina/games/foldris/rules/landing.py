"""The landing of a Block on a sheet: its resting place and the effects, before anybody decides."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.foldris.rules.blocks import Form
from cinquina.games.foldris.rules.sheet import Sheet, Square, squares_in


@mypyc_attr(acyclic=True)
class Landing:
    """The Block on a sheet, without regard to its cost. Visible lines and printed numbers count from 1."""

    def __init__(
        self,
        squares: list[Square],
        completes: tuple[int, ...],
        covers: tuple[Square, ...],
        barrier: int,
        folds: list[int],
        rests: int,
    ) -> None:
        self.squares: Final = squares
        self.completes: Final = completes  # visible lines
        self.covers: Final = covers  # empty squares that become unreachable until a fold
        self.barrier: Final = (
            barrier  # the line of the Barrier of this round, before the fold; 0: it lands nowhere
        )
        self.folds: Final = folds  # printed numbers of the lines that it completes
        self.rests: Final = rests  # printed number of the lowest line that it touches


def land(old: Sheet, covered: list[int], form: Form, column: i64, lane: i64, alone: bool) -> Landing:
    """Return where a form comes to rest above a column. `covered` are the sheet's covered rows, `lane` is the left
    column of this round's Barrier."""
    sheet = old.copy()
    y: i64 = sheet.resting_line(form, column)
    completes: list[int] = []
    if sheet.draw(form, column, y):
        completes = [line + 1 for line in range(sheet.visible) if sheet.is_full(line)]
    covers = [now & ~then for now, then in zip(sheet.covered_rows(), covered)]  # noqa: B905  # as long as each other
    if completes:
        sheet.fold()
    if sheet.barrier >= 0:
        sheet.lift_barrier()
    if alone or not completes:  # foldris R15: a seat that completes a line gets none; alone it always falls
        sheet.drop_barrier(lane)
    barrier: i64 = sheet.barrier + 1
    if barrier > 0:
        for each in completes:  # its line before the fold: the complete ones below it were lines, too
            if each <= barrier:
                barrier += 1
    return Landing(
        [(x + column + 1, line + y + 1) for x, line in form.cells],
        tuple(completes),
        tuple(squares_in(covers)),
        barrier,
        [old.printed_line(each - 1) + 1 for each in completes],
        old.printed_line(y) + 1,
    )
