"""A game of Holi drawn as SVG, from a view."""

from math import cos, pi, sin

from cinquina.games.holi.view import CardView, SeatView, View
from cinquina.svg.kit import (
    LETTERS,
    Figure,
    Palette,
    circle,
    column,
    figure,
    path,
    place_at,
    rect,
    row,
    text,
)

CELL = 30.0
NAMES = "ABCDEF"
STONE = {False: ("#f1e1c4", "#b8945f"), True: ("#dcc39a", "#94713f")}
COLOURS = {"R": "#d55e00", "B": "#0072b2", "Y": "#f0dc2c", "G": "#009e73"}
DEEP = {"R": "#7d3300", "B": "#003f66", "Y": "#6a5d00", "G": "#00523b"}
SUN = "L".join(
    f"{(28 if n % 2 else 39) * sin(n * pi / 12):.1f} {-(28 if n % 2 else 39) * cos(n * pi / 12):.1f}"
    for n in range(24)
)
# Every colour has a shape and a grain of its own.
SHAPES = {
    "R": "M0-35C12-38 17-30 25-26 35-21 32-10 36-1 38 10 29 15 26 24 20 34 10 30 0 35"
    "-11 38-17 29-26 25-35 19-31 9-35-1-37-12-29-16-25-25-19-34-10-31 0-35Z",
    "B": "M0-41C17-18 31-4 31 12A31 29 0 0 1-31 12C-31-4-17-18 0-41Z",
    "Y": f"M{SUN}Z",
    "G": "M-31 33C-44-6-14-38 36-35 40 14 8 44-31 33Z",
}
GRAINS = {
    "R": "M-14-12h.1M8-17h.1M18 2h.1M-2 3h.1M-18 9h.1M6 20h.1M-8 22h.1",
    "B": "M-17 8q8-8 17 0t17 0M-13 21q6-7 13 0t13 0M-8-6q4-5 8 0t8 0",
    "Y": "M0-14A14 14 0 1 1-.1-14Z",
    "G": "M-31 33 20-19M-12 13l-3-22M-12 13 12 17M4-3 2-20M4-3l17 2",
}
PAWN = "M-15 34C-15 10-9 4-6-4A15 15 0 1 1 6-4C9 4 15 10 15 34Z"


def drawing(view: View, palette: Palette) -> Figure:
    floors = row([draw_floor(view, level, palette) for level in range(len(view.levels))], 10)
    parts = [floors, column([draw_seat_line(view, each, palette) for each in view.seats], 6)]
    hand = next((each.hand or [] for each in view.seats if each.seat == view.seat), [])
    if hand:
        parts.append(row([draw_card(each, palette) for each in hand]))
    return column(parts, 14)


def draw_floor(view: View, level: int, palette: Palette) -> Figure:
    """Draw a floor of the tower with its letters and numbers."""
    stone, line = STONE[palette.dark]
    pawns = {each.pawn: each.colour for each in view.seats if each.pawn}
    sweets = {each.place: each.count for each in view.sweets}
    side = view.size * CELL
    parts = [rect(18, 22, side, side, stone, line, 1.5, 3)]
    parts.append(text(6, 8, level + 1, palette.ink, 15, bold=True))
    for n in range(view.size):
        parts.append(text(18 + (n + 0.5) * CELL, 12, NAMES[n], palette.soft, 11))
        parts.append(text(8, 22 + (n + 0.5) * CELL, n + 1, palette.soft, 11))
        if n:
            parts.append(path(f"M{18 + n * CELL} 22v{side}M18 {22 + n * CELL}h{side}", stroke=line, line=0.7))
    for y, marks in enumerate(view.levels[level]):
        for x, mark in enumerate(marks):
            place = f"{level + 1}{NAMES[x]}{y + 1}"
            things = draw_sweet(sweets[place]) if place in sweets else ""
            things += draw_token(mark) if mark in COLOURS else ""
            things += draw_pawn(pawns[place]) if place in pawns else ""
            if things:
                parts.append(place_at(things, 18 + (x + 0.5) * CELL, 22 + (y + 0.5) * CELL, CELL / 100))
    return figure(20 + side, 24 + side, *parts)


def draw_token(colour: str) -> str:
    grain = path(GRAINS[colour], stroke=DEEP[colour], line=7 if colour == "R" else 4)
    return path(SHAPES[colour], COLOURS[colour], DEEP[colour], 4) + grain


def draw_pawn(colour: str) -> str:
    letter = text(0, 14, colour, "#ffffff" if colour in "BG" else "#1a0b00", 26, bold=True)
    return path(PAWN, COLOURS[colour], "#ffffff", 9) + path(PAWN, COLOURS[colour], "#1a0b00", 4) + letter


def draw_sweet(count: int) -> str:
    places = [0] if count == 1 else [-19, 19]
    return "".join(circle(x, 0, 17, "#f0a64b", "#b4540f", 6) for x in places)


def draw_seat_line(view: View, of: SeatView, palette: Palette) -> Figure:
    """Write the possessions of a seat: tokens, tokens of others, sweets, points so far and in all, cards."""
    arrow = path("M0 8 8 13 0 18Z", palette.ink) if view.active == of.seat else ""
    held = " ".join(f"{count} {colour}" for colour, count in of.foreign.items() if count)
    words = f"{of.tokens} tokens{f' (+ {held})' if held else ''} · {of.sweets} sweets · "
    words += f"{of.points} points, {of.total} in all · {of.hand_count} + {of.deck_count} cards"
    who = text(46, 13.5, LETTERS[of.seat], palette.ink, 14, bold=True)
    said = text(60, 13.5, words, palette.ink, 13, anchor="start")
    return figure(540, 26, arrow, place_at(draw_token(of.colour), 24, 13, 0.28), who, said)


def draw_card(of: CardView, palette: Palette) -> Figure:
    """Draw a Colour card: the pattern of its throw, the star in it."""
    parts = [rect(0, 0, 66, 84, palette.sheet, palette.line, 1, 6)]
    parts.append(text(33, 74, of.id, palette.sheet_soft, 11))
    for y, marks in enumerate(of.grid):
        for x, mark in enumerate(marks):
            parts.append(rect(6 + x * 18, 8 + y * 18, 18, 18, stroke=palette.sheet_line))
            if mark != ".":
                parts.append(circle(15 + x * 18, 17 + y * 18, 6.5, palette.sheet_soft))
            if mark == "*":
                parts.append(text(15 + x * 18, 17 + y * 18, "★", "#ffd34d", 11))
    return figure(66, 84, *parts)
