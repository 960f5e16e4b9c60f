"""A game of Foldris drawn as SVG, from a view."""

from math import cos, pi, sin

from cinquina.core.picture import own_first
from cinquina.games.foldris.view import CardView, SheetView, View
from cinquina.svg.kit import (
    Figure,
    Palette,
    caption,
    column,
    figure,
    heading,
    path,
    rect,
    row,
    table,
    text,
)

CELL = 26.0
LEFT = 30.0
INDIGO = {False: "#3d46a5", True: "#b4bbff"}
# The pencil of each seat: its wash, its strokes, and the angles at which it hatches.
WASHES = ("#f3c463", "#a5d6f2", "#7fcfb5", "#eea573", "#7fb4d8", "#e3b4cd", "#f1e876")
STROKES = ("#b97a00", "#2183bd", "#007a58", "#bf4f00", "#00609a", "#a84f80", "#8f8500")
ANGLES = ((45,), (135,), (0,), (90,), (45, 135), (0, 90), (22,))
STEP = 6.0


def drawing(view: View, palette: Palette) -> Figure:
    sheets = own_first(view.sheets, view.seat)
    own, *others = [draw_sheet(view, each, palette) for each in sheets]
    left = [draw_card(view.card, palette)] if view.card else []
    left.append(caption(f"{len(view.deck)} cards left", palette))
    return row([column(left), table(own, others)])


def draw_card(shown: CardView, palette: Palette) -> Figure:
    """Draw the Block of the round with the labels of its squares, as it lies unturned."""
    high = max(y for _, y in shown.squares.values())
    parts = [text(0, 10, shown.id, palette.ink, 18, bold=True, anchor="start")]
    for label, (x, y) in shown.squares.items():
        left, top = x * CELL, 26 + (high - y) * CELL
        parts.append(rect(left, top, CELL, CELL, palette.sheet, INDIGO[palette.dark], 2, 3))
        parts.append(text(left + CELL / 2, top + CELL / 2, label, palette.sheet_ink, 13))
    return figure(3 * CELL + 8, 30 + (high + 1) * CELL, *parts)


def draw_sheet(view: View, of: SheetView, palette: Palette) -> Figure:
    """Draw a sheet with its printed numbers; a pleat shows where a line was folded away."""
    wide, high = view.columns * CELL, len(of.lines) * CELL
    parts = [rect(LEFT - 6, -4, wide + 12, high + 10, palette.sheet, palette.sheet_edge, 1, 4)]
    for n, (number, line) in enumerate(zip(of.numbers, of.lines, strict=True)):
        top = n * CELL
        parts.append(text(LEFT - 17, top + CELL / 2, number, palette.soft, 12))
        for x, mark in enumerate(line):
            parts.append(draw_cell(of.seat, mark, LEFT + x * CELL, top, palette))
        below = of.numbers[n + 1] if n + 1 < len(of.numbers) else 0
        if below != number - 1:
            edge = f"M{LEFT - 6} {top + CELL}H{LEFT + wide + 6}"
            parts.append(path(edge, stroke=palette.sheet_ink, line=2.5, dash="7 5"))
    for x in range(view.columns):
        parts.append(text(LEFT + (x + 0.5) * CELL, high + 18, x + 1, palette.soft, 12))
    if view.card and view.card.lane <= len(view.lanes):
        for x in view.lanes[view.card.lane - 1]:
            at = LEFT + (x - 0.5) * CELL
            parts.append(path(f"M{at - 6} {high + 38}h12l-6-9Z", INDIGO[palette.dark]))
    state = " out" if of.eliminated or of.resigned else " ✓" if of.decided else ""
    words = f"{of.completed} lines · {of.bonus} points{state}"
    grid = figure(LEFT + wide + 8, high + 42, *parts)
    return column([heading(of.seat, words, palette, width=grid.width), grid], 8)


def draw_cell(seat: int, mark: str, x: float, y: float, palette: Palette) -> str:
    box = rect(x, y, CELL, CELL, stroke=palette.sheet_line)
    if mark == "B":
        inner = f"M{x + 6} {y + 6}l{CELL - 12} {CELL - 12}M{x + CELL - 6} {y + 6}l{12 - CELL} {CELL - 12}"
        return (
            box
            + rect(x + 1, y + 1, CELL - 2, CELL - 2, "#5c5244", radius=2)
            + path(inner, stroke="#fffdf8", line=3)
        )
    if mark == "#":
        wash = rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, WASHES[seat], radius=3)
        return box + wash + path(draw_hatch(seat, x, y), stroke=STROKES[seat], line=1.6)
    return box


def draw_hatch(seat: int, x: float, y: float) -> str:
    """Return the strokes of a seat's pencil across a square."""
    found = []
    half, middle = CELL / 2 - 4, (x + CELL / 2, y + CELL / 2)
    for angle in ANGLES[seat]:
        dx, dy = cos(angle * pi / 180), sin(angle * pi / 180)
        for n in (-1.5, -0.5, 0.5, 1.5) if len(ANGLES[seat]) == 1 else (-1, 0, 1):
            at = (middle[0] - dy * n * STEP, middle[1] + dx * n * STEP)
            reach = min(
                (half - abs(at[0] - middle[0])) / abs(dx) if abs(dx) > 1e-6 else 99,
                (half - abs(at[1] - middle[1])) / abs(dy) if abs(dy) > 1e-6 else 99,
            )
            if reach > 2:
                ends = [
                    f"{at[0] + sign * dx * reach:.1f} {at[1] + sign * dy * reach:.1f}" for sign in (-1, 1)
                ]
                found.append(f"M{ends[0]}L{ends[1]}")
    return "".join(found)
