"""Foldris a second time, straight from the law and as naive as possible: what the engine is compared with.

Squares are (x, y) from 1 as in the law, a sheet is a set of them, a Block falls line by line. Nothing is shared with
the engine, not even the geometry.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

Square = tuple[int, int]
Squares = frozenset[Square]


class Action(NamedTuple):
    """`[+M][-label] rK @x`"""

    mirror: bool
    label: str
    turn: int
    x: int

    def __str__(self) -> str:
        effects = ("+M" if self.mirror else "") + (f"-{self.label}" if self.label else "")
        return f"{effects} r{self.turn} @{self.x}".strip()


@dataclass
class Sheet:
    columns: int
    visible: int
    bonus: int = 0
    lines: int = 0
    filled: set[Square] = field(default_factory=set)
    barrier: set[Square] = field(default_factory=set)

    def drawing(self) -> list[str]:
        """Return the visible lines from the top, without empty ones above everything."""
        rows: list[str] = []
        for y in range(self.visible, 0, -1):
            row = ""
            for x in range(1, self.columns + 1):
                row += "#" if (x, y) in self.filled else "B" if (x, y) in self.barrier else "."
            if rows or row != "." * self.columns:
                rows.append(row)
        return rows


class Prices(NamedTuple):
    mirror: int
    prune: int


# -- Shapes


def corner(squares: Squares) -> Squares:
    """Move the squares so that the lower left corner of their bounding box is (0, 0)."""
    left = min(x for x, _ in squares)
    bottom = min(y for _, y in squares)
    return frozenset((x - left, y - bottom) for x, y in squares)


def hangs_together(squares: Squares) -> bool:
    if not squares:
        return False
    reached = {min(squares)}
    while True:
        more = {
            near
            for x, y in reached
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if near in squares and near not in reached
        }
        if not more:
            return reached == squares
        reached |= more


def worded(picture: dict[str, Square], mirror: bool, label: str, turn: int) -> Squares:
    """Take the picture; reflect it; remove the square; turn it clockwise."""
    squares = {name: (-x if mirror else x, y) for name, (x, y) in picture.items()}
    if label:
        del squares[label]
    placed = frozenset(squares.values())
    for _ in range(turn):
        placed = frozenset((y, -x) for x, y in placed)
    return corner(placed) if placed else placed


# -- Legality


def fall(block: Squares, x: int, occupied: set[Square], visible: int) -> int:
    """Rule 5: from above the sheet, a line at a time, while nothing is in the way."""
    y0 = visible + 1
    while y0 > 1 and not any((x + dx, y0 - 1 + dy) in occupied for dx, dy in block):
        y0 -= 1
    return y0


def placed(block: Squares, x: int, sheet: Sheet) -> Squares | None:
    """Return the squares drawn with the left column at x, or None if the Block leaves the sheet."""
    width = max(dx for dx, _ in block) + 1
    height = max(dy for _, dy in block) + 1
    if x < 1 or x + width - 1 > sheet.columns:
        return None
    y0 = fall(block, x, sheet.filled | sheet.barrier, sheet.visible)
    if y0 + height - 1 > sheet.visible:
        return None
    return frozenset((x + dx, y0 + dy) for dx, dy in block)


def price(action: Action, prices: Prices) -> int:
    return (prices.mirror if action.mirror else 0) + (prices.prune if action.label else 0)


def legal(picture: dict[str, Square], sheet: Sheet, prices: Prices) -> dict[Action, Squares]:
    """Every legal action in every wording, and the squares it draws."""
    found: dict[Action, Squares] = {}
    seen: dict[tuple[Squares, int], Squares | None] = {}
    for mirror in (False, True):
        for label in ("", *picture):
            for turn in range(4):
                block = worded(picture, mirror, label, turn)
                if not hangs_together(block):
                    continue
                for x in range(1, sheet.columns + 1):
                    action = Action(mirror, label, turn, x)
                    if price(action, prices) > sheet.bonus:
                        continue
                    if (block, x) not in seen:
                        seen[block, x] = placed(block, x, sheet)
                    squares = seen[block, x]
                    if squares is not None:
                        found[action] = squares
    return found


def outcomes(actions: dict[Action, Squares], prices: Prices) -> dict[Squares, int]:
    """Return sets of squares, each with the cheapest cost that produces it."""
    cheapest: dict[Squares, int] = {}
    for action, squares in actions.items():
        cheapest[squares] = min(price(action, prices), cheapest.get(squares, 10**9))
    return cheapest


def timed_out(actions: dict[Action, Squares], prices: Prices) -> Action:
    """R30: lowest cost, lowest top line, smallest x, smallest K, without Mirror, no or the first label."""
    return min(
        actions,
        key=lambda action: (
            price(action, prices),
            max(y for _, y in actions[action]),
            action.x,
            action.turn,
            action.mirror,
            action.label,
        ),
    )


# -- FOLD and BARRIER


def fold(sheet: Sheet) -> list[int]:
    """Every visible line with all squares filled goes; the lines above move down; nothing else moves."""
    complete = [
        y
        for y in range(1, sheet.visible + 1)
        if all((x, y) in sheet.filled for x in range(1, sheet.columns + 1))
    ]

    def lowered(squares: set[Square]) -> set[Square]:
        return {(x, y - sum(line < y for line in complete)) for x, y in squares if y not in complete}

    sheet.filled = lowered(sheet.filled)
    sheet.barrier = lowered(sheet.barrier)
    sheet.visible -= len(complete)
    sheet.lines += len(complete)
    sheet.bonus += len(complete)
    return complete


def draw(sheet: Sheet, action: Action, squares: Squares, prices: Prices) -> list[int]:
    sheet.bonus -= price(action, prices)
    sheet.filled |= squares
    return fold(sheet)


def drop_barrier(sheet: Sheet, left: int) -> None:
    """Drop a Barrier onto the filled squares. If its resting line is above the sheet, it is not placed."""
    y = fall(frozenset({(0, 0), (1, 0)}), left, sheet.filled, sheet.visible)
    sheet.barrier = {(left, y), (left + 1, y)} if y <= sheet.visible else set()


# -- Play


@dataclass
class Table:
    """A game from the first REVEAL on."""

    pictures: dict[str, dict[str, Square]]
    cards: dict[str, tuple[str, int]]  # by id: shape and lane
    lanes: list[int]  # left columns
    prices: Prices
    sheets: list[Sheet]
    setup_card: str
    ends_with_deck: bool = False
    used: list[str] = field(default_factory=list)
    card: str = ""
    round: int = 0
    out: dict[int, int] = field(default_factory=dict)  # by seat: the round of elimination
    leaving: set[int] = field(default_factory=set)  # resigned, from the next DRAW on
    options: dict[int, dict[Action, Squares]] = field(
        default_factory=dict
    )  # by seat: its legal actions this round
    decisions: dict[int, tuple[Action, Squares]] = field(default_factory=dict)
    over: bool = False

    def deck(self) -> set[str]:
        rest = set(self.cards) - {self.setup_card} - set(self.used)
        return rest or set(self.cards) - {self.setup_card}

    def reveal(self, card: str) -> None:
        if not set(self.cards) - {self.setup_card} - set(self.used):
            self.used = []
        self.used.append(card)
        self.card = card
        self.round += 1
        self.decisions = {}
        picture = self.pictures[self.cards[card][0]]
        self.options = {seat: legal(picture, sheet, self.prices) for seat, sheet in enumerate(self.sheets)}
        for seat in range(len(self.sheets)):
            if seat not in self.out and (seat in self.leaving or not self.options[seat]):
                self.out[seat] = self.round
        self.finish_round()

    def waiting(self) -> list[int]:
        if self.over or not self.card:
            return []
        return [
            seat for seat in range(len(self.sheets)) if seat not in self.out and seat not in self.decisions
        ]

    def decide(self, seat: int, action: Action) -> None:
        self.decisions[seat] = action, self.options[seat][action]
        self.finish_round()

    def resign(self, seat: int) -> None:
        self.leaving.add(seat)
        if seat in self.waiting():
            self.out[seat] = self.round
            self.finish_round()

    def finish_round(self) -> None:
        if self.waiting():
            return
        lane = self.lanes[self.cards[self.card][1] - 1]
        self.card = ""
        completed = set()
        for seat, (action, squares) in self.decisions.items():
            if draw(self.sheets[seat], action, squares, self.prices):
                completed.add(seat)
        for sheet in self.sheets:
            sheet.barrier = set()
        alone = len(self.sheets) == 1
        for seat, sheet in enumerate(self.sheets):
            if seat not in self.out and (alone or (completed and seat not in completed)):
                drop_barrier(sheet, lane)
        left = len(self.sheets) - len(self.out)
        deck_out = len(self.used) == len(self.cards) - 1
        self.over = left == 0 or (left == 1 and not alone) or (self.ends_with_deck and deck_out)

    def ranks(self) -> list[int]:
        """R29: by round of elimination, never is best; then lines, then points."""
        merits = [
            (self.out.get(seat, 10**9), sheet.lines, sheet.bonus) for seat, sheet in enumerate(self.sheets)
        ]
        return [1 + sum(other > merit for other in merits) for merit in merits]
