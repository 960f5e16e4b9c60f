"""Blocks: every form of a card's shape with its price, precomputed per edition.

A form is a set of squares as it falls: turned, perhaps mirrored, perhaps pruned. Different wordings of an action can
mean the same form; the list keeps the cheapest (foldris R11).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.shapes import Shape, height, is_connected, mirrored, normalized, turned, width

# An action is a wording and a column:  action = wording * 32 + column (from 0)
#                            wording = turn + 4 * (label + 8 * mirror),  label 0 = nothing pruned, 1 = the first, …
COLUMN_BITS: Final = 5
COLUMNS: Final = 32
WORDINGS: Final = 64

# The rules examine all columns of a sheet at once: a number for each, a field of six bits, column 1 lowest.
#   tops 1 2 1 0    0b_000000_000001_000010_000001
FIELD: Final = 6
TOP: Final = 63  # one field
PACKED: Final = 10  # most columns that fit into one int
ONES: Final = 0x0041_0410_4104_1041  # 1 in every field
GUARD: Final = 32 * ONES  # the highest bit of every field: no sheet has more than 30 lines

# A block's forms are rows of a flat table for the list of outcomes, the hot loop of the game:
#   price * ACTIONS + action without its column, and for each of four columns the lines it needs above the top, in
#   every field (none beyond the width); the last row has a price that nobody can pay.
ACTIONS: Final = WORDINGS * COLUMNS
REACH: Final = 4
ROW: Final = 1 + REACH
ENDLESS: Final = 2**62


def wording(mirror: bool, label: int, turn: int) -> int:
    return turn + 4 * (label + 8 * mirror)


def unpack(action: int) -> tuple[bool, int, int, int]:
    """Return whether an action mirrors the Block, the label it prunes, the quarter turns and the column."""
    words, column = divmod(action, COLUMNS)
    mirror, rest = divmod(words, 32)
    label, turn = divmod(rest, 4)
    return mirror > 0, label, turn, column


class Form:
    """A set of squares ready to fall, its lower left corner at column 0, line 0."""

    def __init__(self, cells: Shape) -> None:
        columns = range(width(cells))
        self.cells: Final = cells
        self.width: Final[i64] = len(columns)
        self.height: Final[i64] = height(cells)
        # Per column, a field each: 1, the lowest square, and the line above the highest one.
        self.ones: Final[i64] = pack([1 for _ in columns])
        self.feet: Final[i64] = pack([min(y for x, y in cells if x == column) for column in columns])
        self.heads: Final[i64] = pack([max(y for x, y in cells if x == column) + 1 for column in columns])
        # Per line, a field each: the squares as bits, column 0 lowest.
        self.masks: Final[i64] = pack(
            [sum(2**x for x, y in cells if y == line) for line in range(height(cells))]
        )

    def landing_row(self) -> list[int]:
        """Return the form's row of the landing table: per column, the lines from the form's foot to its top, in
        every field."""
        lines = [(self.height - (self.feet >> FIELD * x & TOP)) * ONES for x in range(self.width)]
        return [*lines, *[0] * REACH][:REACH]


def pack(numbers: list[int]) -> int:
    """Pack numbers into the fields of an int, the first number in the lowest field."""
    return sum(number * 2 ** (FIELD * n) for n, number in enumerate(numbers))


class Block:
    """One shape with the prices of one mode."""

    def __init__(self, picture: Shape, labels: str, mirror_cost: int, prune_cost: int) -> None:
        self.picture: Final = picture
        self.labels: Final = labels  # of its squares, in their order
        self.mirror_cost: Final = mirror_cost
        self.prune_cost: Final = prune_cost
        self.forms: list[Form] = []
        forms: list[i64] = [-1 for _ in range(WORDINGS)]
        costs: list[i64] = [0 for _ in range(WORDINGS)]
        cheapest: dict[Shape, tuple[int, int, bool, int]] = {}
        numbers: dict[Shape, int] = {}
        for mirror in (False, True):
            for label in range(len(picture) + 1):
                for turn in range(4):
                    cells = self.squares_of_wording(mirror, label, turn)
                    if not is_connected(cells):
                        continue
                    if cells not in numbers:
                        numbers[cells] = len(self.forms)
                        self.forms.append(Form(cells))
                    cost = mirror_cost * mirror + (prune_cost if label else 0)
                    forms[wording(mirror, label, turn)] = numbers[cells]
                    costs[wording(mirror, label, turn)] = cost
                    # The order of foldris R30, so that fallback() finds the required wording.
                    key = (cost, turn, mirror, label)
                    if cells not in cheapest or key < cheapest[cells]:
                        cheapest[cells] = key
        # Per wording: its form (-1: the Block would come apart or lacks the square) and its price.
        self.form_of: Final = vec[i64](forms)
        self.cost_of: Final = vec[i64](costs)
        # The forms by price, each with its cheapest wording: the list of outcomes.
        order = sorted(cheapest.items(), key=lambda item: (item[1], item[0]))
        self.outcomes: Final[i64] = len(order)
        self.form: Final = [self.forms[numbers[cells]] for cells, _ in order]
        self.price: Final = vec[i64]([key[0] for _, key in order])
        self.action: Final = vec[i64]([wording(key[2], key[3], key[1]) * COLUMNS for _, key in order])
        self.too_wide: Final = any(form.width > REACH for form in self.form)  # for the table
        rows = [
            [self.price[n] * ACTIONS + self.action[n], *form.landing_row()]
            for n, form in enumerate(self.form)
        ]
        self.table: Final = vec[i64]([number for row in [*rows, [ENDLESS]] for number in row])

    def is_wasteful(self, words: i64) -> bool:
        """Return whether a cheaper wording gives the same form."""
        form = self.forms[self.form_of[words]]
        return any(self.form[n] is form and self.price[n] < self.cost_of[words] for n in range(self.outcomes))

    def squares_of_wording(self, mirror: bool, label: int, turn: int) -> Shape:
        """Return the squares of a wording, sorted (foldris Legality: mirror, then prune, then turn)."""
        cells = mirrored(self.picture) if mirror else self.picture
        if label:
            cells = cells[: label - 1] + cells[label:]
        return tuple(sorted(turned(normalized(cells), turn))) if cells else ()
