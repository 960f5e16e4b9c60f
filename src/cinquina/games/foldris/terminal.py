"""A game of Foldris drawn for a terminal, from a view."""

from cinquina.core.game import LETTERS
from cinquina.games.foldris.view import CardView, SheetView, View


def picture(view: View) -> str:
    """The card on top, the sheets side by side, the own one first."""
    own = view.seat or 0
    sheets = sorted(view.sheets, key=lambda sheet: (sheet.seat - own) % len(view.sheets))
    columns = [sheet_lines(view, sheet) for sheet in sheets]
    height = max(len(lines) for lines in columns)
    columns = [[" " * len(lines[0])] * (height - len(lines)) + lines for lines in columns]
    rows = ["   ".join(parts).rstrip() for parts in zip(*columns, strict=True)]
    return "\n".join([*card_lines(view.card), "", *rows])


def card_lines(card: CardView | None) -> list[str]:
    """The picture with its labels, and the lane number beside it."""
    if card is None:
        return ["[ ]"]
    marks = {square: label for label, square in card.squares.items()}
    wide, high = max(x for x, _ in marks) + 1, max(y for _, y in marks) + 1
    rows = [" ".join(marks.get((x, y), ".") for x in range(wide)) for y in range(high - 1, -1, -1)]
    rows[0] += f"   {card.id}"
    return rows


def sheet_lines(view: View, sheet: SheetView) -> list[str]:
    """Printed numbers on the left, folded lines as ticks below, lanes under their columns."""
    wide = 3 + 2 * view.columns
    state = "✗" if sheet.eliminated else "✓" if sheet.decided else " "
    rows = [f"{LETTERS[sheet.seat]} {state} ●{sheet.bonus} ☰{sheet.completed}"]
    for number, line in zip(sheet.numbers, sheet.lines, strict=True):
        rows.append(f"{number:>2} " + " ".join({"#": "█", "B": "▒"}.get(mark, "·") for mark in line))
    rows.append("   " + " ".join(str(column % 10) for column in range(1, view.columns + 1)))
    return [row.ljust(wide) for row in rows]
