"""A game of Foldris drawn for a terminal, from a view.

T3      ▤20     A   ●2 ☰1
              12│· · · · · · · ·│
r0  · d ·     11│· · · · · · · ·│
    a b c        …
r1  a ·        3╞· · · · · · · ·╡    a line was folded away under this one
    b d        1│█ █ · ▒ ▒ · · ·│
    c ·         └───────────────┘
 …               1 2 3 4 5 6 7 8
                     ▲ ▲             the lane of the card, where a Barrier would drop
"""

from cinquina.core.picture import own_first, side_by_side
from cinquina.core.shapes import turns
from cinquina.core.who import LETTERS
from cinquina.games.foldris.view import SheetView, View

MARKS = {"#": "█", "B": "▒", ".": "·"}
BESIDE = 3  # sheets side by side; with more players, those of the others are small
HALVES = {"  ": "·", "# ": "▀", " #": "▄", "##": "█"}


def picture(view: View) -> str:
    """Draw the card and its turns on the left, then the sheets, the own one first."""
    sheets = own_first(view.sheets, view.seat)
    if view.seat is None or len(sheets) <= BESIDE:
        return "\n".join(
            side_by_side([card_lines(view), stack_rows([large_sheet(view, each) for each in sheets])])
        )
    others = stack_rows([small_sheet(each) for each in sheets[1:]])
    return "\n".join(side_by_side([card_lines(view), large_sheet(view, sheets[0]), others]))


def stack_rows(sheets: list[list[str]]) -> list[str]:
    """Arrange blocks in rows."""
    rows = [side_by_side(align_at_bottom(sheets[n : n + BESIDE])) for n in range(0, len(sheets), BESIDE)]
    return [line for row in rows for line in [*row, ""]][:-1]


def align_at_bottom(blocks: list[list[str]]) -> list[list[str]]:
    """Align the blocks at the bottom: sheets get shorter at the top."""
    high = max(map(len, blocks))
    return [[""] * (high - len(block)) + block for block in blocks]


def card_lines(view: View) -> list[str]:
    """Draw the card with its name, its turns with the labels of its squares, and the number of cards left."""
    deck = f"▤{len(view.deck)}"
    card = view.card
    if card is None:
        return [deck.ljust(11)]
    lines = [f"{card.id:<6}{deck:>5}", ""]
    for quarters, squares in turns(tuple(card.squares.values())):
        lines += block_lines(f"r{quarters}", dict(zip(squares, card.squares, strict=True)))
    return lines


def block_lines(name: str, labels: dict[tuple[int, int], str]) -> list[str]:
    wide, high = max(x for x, _ in labels) + 1, max(y for _, y in labels) + 1
    rows = [" ".join(labels.get((x, y), "·") for x in range(wide)) for y in range(high - 1, -1, -1)]
    return [f"{name if n == 0 else '':<4}{row}" for n, row in enumerate(rows)]


def sheet_header(sheet: SheetView) -> str:
    state = "✗" if sheet.eliminated or sheet.resigned else "✓" if sheet.decided else " "
    return f"{LETTERS[sheet.seat]} {state} ●{sheet.bonus} ☰{sheet.completed}"


def large_sheet(view: View, sheet: SheetView) -> list[str]:
    """Draw printed numbers on the left; a mark on the edge where a line was folded away below."""
    rows = [f"  {sheet_header(sheet)}"]
    for place, (number, line) in enumerate(zip(sheet.numbers, sheet.lines, strict=True)):
        below = sheet.numbers[place + 1] if place + 1 < len(sheet.numbers) else 0
        left, right = "││" if below == number - 1 else "╞╡"
        rows.append(f"{number:>2}{left}{' '.join(MARKS[mark] for mark in line)}{right}")
    rows.append(f"  └{'─' * (2 * view.columns - 1)}┘")
    rows.append("   " + " ".join(str(column % 10) for column in range(1, view.columns + 1)))
    lane = view.lanes[view.card.lane - 1] if view.card else ()
    rows.append(
        "   " + " ".join("▲" if column in lane else " " for column in range(1, view.columns + 1)).rstrip()
    )
    return rows


def small_sheet(sheet: SheetView) -> list[str]:
    """Draw two lines in one with half blocks; of a Barrier only its place."""
    rows = [sheet_header(sheet)]
    lines = sheet.lines if len(sheet.lines) % 2 == 0 else ["." * len(sheet.lines[0]), *sheet.lines]
    for upper, lower in zip(lines[::2], lines[1::2], strict=True):
        pairs = zip(upper, lower, strict=True)
        rows.append(
            "".join("▒" if "B" in pair else HALVES["".join(pair).replace(".", " ")] for pair in pairs)
        )
    return rows
