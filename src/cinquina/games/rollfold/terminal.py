"""A game of Roll 'Em Fold 'Em drawn for a terminal, from a view.

☰1 №5   □ 1♦2   ■ 4←A   ✎ 1 2  x0
A◆  ⌂2 ★1
     A  B  C  D  E  …
 1            /  ·  …        a box is its symbol and its mark: x an X, o a starting point
 2         /  ★x ·x …        / is cut by a crease; where nothing is drawn, no paper is left
"""

from cinquina.core.picture import own_first, side_by_side
from cinquina.core.who import LETTERS as SEATS
from cinquina.games.rollfold.rules.names import LETTERS
from cinquina.games.rollfold.view import CornerView, SheetView, View

SYMBOLS = {
    "S": "·",
    ".": "·",
    "#": "·",
    "f": "☺",
    "g": "☻",
    "W": "★",
    "i": "░",
    "o": "●",
    "*": "↻",
    "O": "◎",
    "b": "☼",
    "_": " ",
}
BONUSES = {"+1B": "+1b", "+1W": "+1w", "DB": "b", "DW": "w"}
STATES = {"active": "", "used": "✓", "next": "…"}
FIELDS = {"white": "w", "black": "b", "free": "*", "lost": "☹"}
GAP = "    "


def picture(view: View) -> str:
    """Draw the own sheet large, the others small beside it."""
    sheets = own_first(view.sheets, view.seat)
    blocks = [large_lines(view, sheets[0])]
    if len(sheets) > 1:
        blocks.append([line for sheet in sheets[1:] for line in [*small_lines(view, sheet), ""]])
    return "\n".join([head_lines(view), *(solo_lines(view)), "", *side_by_side(blocks, GAP)])


def head_lines(view: View) -> str:
    parts = [f"☰{view.level} №{view.turn}"]
    for colour, sign, face in (("white", "□", view.white), ("black", "■", view.black)):
        owner = f"←{SEATS[view.active]}" if view.taken == colour else ""
        parts.append(f"{sign} {face.replace('/', '♦') or '–'}{owner}")
    pen = view.pen
    if pen is not None and pen.die:
        numbers = [
            (f"{number.value}" if number.kind == "die" else f"({number.value})")
            + (f"@{number.start}" if number.start else "")
            + ("+1?" if number.plus else "")
            for number in pen.numbers
        ]
        parts.append(f"✎ {' '.join(numbers) or '–'}  x{pen.x_used}")
    return "   ".join(parts)


def solo_lines(view: View) -> list[str]:
    if view.solo is None:
        return []
    marked = "".join(FIELDS[field.die] for field in view.solo.fields[: view.solo.move])
    rest = "".join(FIELDS[field.die] for field in view.solo.fields[view.solo.move :])
    at = max(view.solo.move, 1)
    return [f"{view.solo.column}: {marked}|{rest}   ♛{view.solo.fields[at - 1].crowns}"]


def sheet_title(view: View, sheet: SheetView) -> str:
    state = "✓" if sheet.finished else " "
    active = "◆" if view.active == sheet.seat and len(view.sheets) > 1 else " "
    owned = [bonus_text(corner) for corner in sheet.corners if corner.state in STATES]
    return f"{SEATS[sheet.seat]}{active}{state} ⌂{sheet.folded} ★{sheet.linked} {' '.join(owned)}".rstrip()


def bonus_text(corner: CornerView) -> str:
    return f"{BONUSES[corner.bonus]}{STATES[corner.state]}"


def columns(view: View, sheet: SheetView) -> list[int]:
    """Return the columns from left to right on the screen: the reverse is mirrored."""
    order = list(range(view.size))
    return order[::-1] if sheet.side == "reverse" else order


def large_lines(view: View, sheet: SheetView) -> list[str]:
    order = columns(view, sheet)
    lines = [sheet_title(view, sheet), "    " + "".join(f"{LETTERS[x]}  " for x in order)]
    for y, (symbols, marks) in enumerate(zip(sheet.symbols, sheet.marks, strict=True), start=1):
        boxes = [f"{SYMBOLS.get(symbols[x], symbols[x])}{marks[x].replace('.', ' ')} " for x in order]
        lines.append(f"{y:>2}  {''.join(boxes)}".rstrip())
    return lines


def small_lines(view: View, sheet: SheetView) -> list[str]:
    """Draw a character per box: its mark if it has one, else its symbol."""
    order = columns(view, sheet)
    lines = [sheet_title(view, sheet)]
    for symbols, marks in zip(sheet.symbols, sheet.marks, strict=True):
        lines.append("".join(box_mark(symbols[x], marks[x]) for x in order).rstrip())
    return lines


def box_mark(symbol: str, mark: str) -> str:
    if symbol == "W" and mark != ".":
        return "✪"
    return mark if mark != "." else SYMBOLS.get(symbol, symbol)
