"""A game of Roll 'Em Fold 'Em drawn as SVG, from a view."""

from math import cos, pi, sin

from cinquina.core.picture import own_first
from cinquina.games.rollfold.rules.names import LETTERS
from cinquina.games.rollfold.view import SheetView, View
from cinquina.svg.kit import (
    Figure,
    Palette,
    caption,
    circle,
    column,
    figure,
    heading,
    path,
    rect,
    row,
    table,
    text,
)

CELL = 27.0
LEFT = 24.0
PEN = "#0d5a73"
TEXT = "#2a241d"
BACK = "#efe6d4"  # folded paper on top
# Small and large squares have a tint by level.
TINTS = {"1": "#fbe6ca", "2": "#d8edf7", "3": "#e9e0f6", "4": "#dcefd5"}
GOLD, GOLD_EDGE = "#ffd34d", "#7a5200"
WORDS = {"i": "░", "o": "●", "*": "↻", "O": "◎", "b": "☼"}


def drawing(view: View, palette: Palette) -> Figure:
    sheets = own_first(view.sheets, view.seat)
    own, *others = [draw_sheet(view, each, palette) for each in sheets]
    words = caption(f"level {view.level} · turn {view.turn}", palette)
    rolled = [
        draw_die(face, dark, palette) for face, dark in ((view.white, False), (view.black, True)) if face
    ]
    return column([row([words, *rolled]), table(own, others)])


def draw_die(face: str, dark: bool, palette: Palette) -> Figure:
    fill, ink = ("#2a241d", "#fffdf8") if dark else ("#fffdf8", "#2a241d")
    wide = 24 + 10 * len(face)
    return figure(
        wide,
        30,
        rect(0, 0, wide, 30, fill, palette.line, 1.5, 6),
        text(wide / 2, 15, face.replace("/", " | "), ink, 16),
    )


def draw_sheet(view: View, of: SheetView, palette: Palette) -> Figure:
    """Draw a sheet with its coordinates, print, marks and folded paper."""
    order = list(range(view.size))
    order = order[::-1] if of.side == "reverse" else order
    parts = []
    for n, x in enumerate(order):
        parts.append(text(LEFT + (n + 0.5) * CELL, 8, LETTERS[x], palette.soft, 12))
        parts.append(text(10, 20 + (n + 0.5) * CELL, n + 1, palette.soft, 12))
    marks: list[str] = []
    for y, symbols in enumerate(of.symbols):
        for n, x in enumerate(order):
            left, top = LEFT + n * CELL, 20 + y * CELL
            if symbols[x] == "_":
                continue
            tint = BACK if of.flap[y][x] == "#" else TINTS[view.level] if symbols[x] != "/" else palette.sheet
            parts.append(draw_box(of, y, x, left, top, tint, palette))
            marks.append(draw_mark(of.marks[y][x], left + CELL / 2, top + CELL / 2))
    side = view.size * CELL
    bonuses = " ".join(corner.bonus for corner in of.corners if corner.state in ("active", "used", "next"))
    words = f"{of.linked} linked · {of.folded} folded{f' · {bonuses}' if bonuses else ''}"
    board = figure(LEFT + side + 4, 24 + side, *parts, *marks)
    active = view.active == of.seat and len(view.sheets) > 1
    return column([heading(of.seat, words, palette, active, board.width), board], 8)


def draw_box(of: SheetView, y: int, x: int, left: float, top: float, tint: str, palette: Palette) -> str:
    """Draw a box; one that a crease cuts is half a box, and folded paper has a darker edge."""
    kind = of.symbols[y][x]
    if kind == "/":
        return path(half_box(of, y, x, left, top), tint, palette.sheet_edge, 1)
    edge = palette.line if of.flap[y][x] == "#" else palette.sheet_line
    return rect(left, top, CELL, CELL, tint, edge, 0.8) + draw_symbol(kind, left + CELL / 2, top + CELL / 2)


def half_box(of: SheetView, y: int, x: int, left: float, top: float) -> str:
    """Return the half of a box that is left: the one on the side of the middle of the sheet."""
    middle = len(of.symbols) / 2
    right, low = left + CELL, top + CELL
    corners = {
        (True, True): (f"{right} {top}", f"{right} {low}", f"{left} {low}"),
        (False, True): (f"{left} {top}", f"{right} {low}", f"{left} {low}"),
        (True, False): (f"{left} {top}", f"{right} {top}", f"{right} {low}"),
        (False, False): (f"{left} {top}", f"{right} {top}", f"{left} {low}"),
    }
    leftward = x < middle if of.side != "reverse" else x >= middle
    return f"M{'L'.join(corners[leftward, y < middle])}Z"


def draw_symbol(kind: str, x: float, y: float) -> str:
    """Draw the print of a box; every kind has a different form."""
    if kind == "W":
        spikes = [(9.5 if n % 2 == 0 else 4.0, n * pi / 5) for n in range(10)]
        points = [f"{x + far * sin(turn):.1f} {y - far * cos(turn):.1f}" for far, turn in spikes]
        return path(f"M{'L'.join(points)}Z", GOLD, GOLD_EDGE, 1.5)
    if kind in "fg":
        eyes = circle(x - 3, y - 2, 1.3, TEXT) + circle(x + 3, y - 2, 1.3, TEXT)
        smile = path(f"M{x - 4.5} {y + 2.5}q4.5 4.5 9 0", stroke=TEXT, line=1.4)
        return circle(x, y, 8.5, "#ffffff", TEXT, 1.4) + eyes + smile
    if kind in "123":
        six = [f"{x + 9.5 * sin(n * pi / 3):.1f} {y - 9.5 * cos(n * pi / 3):.1f}" for n in range(6)]
        return path(f"M{'L'.join(six)}Z", "#ffffff", TEXT, 1.3) + text(x, y, kind, TEXT, 12, bold=True)
    if kind in WORDS:
        return text(x, y, WORDS[kind], TEXT, 16)
    return circle(x, y, 1.6, "#a4601a") if kind == "S" else ""


def draw_mark(kind: str, x: float, y: float) -> str:
    """Draw an X of the pen, with a ring where a string begins."""
    if kind == ".":
        return ""
    cross = f"M{x - 6.5} {y - 6.5}L{x + 6.5} {y + 6.5}M{x + 6.5} {y - 6.5}L{x - 6.5} {y + 6.5}"
    pen = path(cross, stroke="#ffffff", line=5) + path(cross, stroke=PEN, line=3)
    return pen + (circle(x, y, 10.5, "none", PEN, 2) if kind == "o" else "")
