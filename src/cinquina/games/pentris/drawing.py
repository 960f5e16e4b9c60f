"""A game of Pentris drawn as SVG, from a view."""

from cinquina.core.picture import own_first
from cinquina.games.pentris.view import PieceView, SeatView, View
from cinquina.svg.kit import (
    Figure,
    Palette,
    caption,
    circle,
    column,
    figure,
    heading,
    path,
    place_at,
    rect,
    row,
    scaled,
    table,
    text,
)

CELL = 34.0
FILL = {"r": "#e0274f", "y": "#f6bd1a", "g": "#2ba85f", "v": "#8247c2"}
DEEP = {"r": "#8d0d2b", "y": "#7d5600", "g": "#0c5a2d", "v": "#441a78"}
TRAYS = {"white": ("#fffdf8", "#b9a88c"), "blue": ("#cbe2f8", "#4d7fae"), "beige": ("#ecd3a6", "#9a7636")}
SLIDE = {False: ("#f9e3ec", "#eac3d3", "#b95582"), True: ("#4b2c3c", "#6d4459", "#a04c73")}
STAR = "M0-40 11.8-14.6 39-11.8 18.6 6.6 24.4 34 0 20-24.4 34-18.6 6.6-39-11.8-11.8-14.6Z"
DROP = "M-27 0A27 22 0 1 1 27 0A27 22 0 1 1-27 0Z"
BEAR = "M0-36c15 0 22 9 22 19 0 7-4 10-4 15 2 8 4 33-18 33s-20-25-18-33c0-5-4-8-4-15 0-10 7-19 22-19Z"
HALF = "M0-40 11.8-14.6 39-11.8 18.6 6.6 24.4 34 0 20Z"
COLUMNS = "abcdef"
MARKET = 0.55  # of the size of the chute


def drawing(view: View, palette: Palette) -> Figure:
    seats = own_first(view.seats, view.seat)
    own, *others = [draw_chute(view, each, palette) for each in seats]
    shown = [*view.current, *view.previous, *view.pool]
    market = [scaled(draw_piece(view, each, palette), MARKET) for each in shown]
    words = f"round {view.round} · phase {view.phase} · {len(view.bag)} trays in the bag"
    rows = [row(market[n : n + 6], 10) for n in range(0, len(market), 6)]
    return column([caption(words, palette), *rows, table(own, others)])


def draw_chute(view: View, of: SeatView, palette: Palette) -> Figure:
    """Draw a chute with its trays and sweets; complete rows have a mark."""
    ground, line, wall = SLIDE[palette.dark]
    wide, high = view.columns * CELL, view.rows * CELL
    parts = [rect(22, 0, wide, high, ground)]
    for x in range(view.columns):
        parts.append(path(f"M{22 + x * CELL} 0v{high}", stroke=line))
        parts.append(text(22 + (x + 0.5) * CELL, high + 14, COLUMNS[x], palette.soft, 13))
    for y in range(view.rows):
        parts.append(path(f"M22 {y * CELL}h{wide}", stroke=line))
        parts.append(text(9, (y + 0.5) * CELL, view.rows - y, palette.soft, 13))
    if of.chute is None:
        parts.append(text(22 + wide / 2, high / 2, f"{of.placed} trays, hidden", palette.soft, 16))
    else:
        for each in of.chute.pieces:
            parts.append(draw_tray(each.set, [cell_position(view, cell) for cell in each.cells]))
        for y, tokens in enumerate(of.chute.rows):
            for x, token in enumerate(tokens):
                if token:
                    middle = (22 + (x + 0.5) * CELL, (y + 0.5) * CELL)
                    parts.append(place_at(draw_sweet(token), *middle, CELL / 108))
        for number in of.chute.complete:
            parts.append(
                text(22 + wide + 12, (view.rows - number + 0.5) * CELL, "✓", palette.ink, 15, bold=True)
            )
    parts.append(path(f"M22 -4V{high}H{22 + wide}V-4", stroke=wall, line=4))
    cards = " ".join(card.colour * card.tokens[of.seat] for card in view.cards if card.tokens[of.seat])
    words = f"{of.points} points · {of.tokens} tokens{f' · cards {cards}' if cards else ''}"
    board = figure(22 + wide + 22, high + 24, *parts)
    active = view.active == of.seat and not view.over
    return column([heading(of.seat, words, palette, active, board.width), board], 8)


def cell_position(view: View, cell: str) -> tuple[float, float]:
    return 22 + COLUMNS.index(cell[0]) * CELL, (view.rows - int(cell[1:])) * CELL


def draw_tray(kind: str, corners: list[tuple[float, float]]) -> str:
    """Draw the cells of a tray as one thing: an edge below them, then their floor without lines between them."""
    fill, edge = TRAYS[kind]
    below = "".join(rect(x + 1, y + 1, CELL - 2, CELL - 2, edge, edge, 2, 6) for x, y in corners)
    return below + "".join(
        rect(x + 1.5 - extra[0], y + 1.5 - extra[1], CELL - 3 + extra[2], CELL - 3 + extra[3], fill, radius=5)
        for x, y in corners
        for extra in floor_extent(x, y, corners)
    )


def floor_extent(
    x: float, y: float, corners: list[tuple[float, float]]
) -> list[tuple[float, float, float, float]]:
    """Return how far a cell's floor reaches to the left, up, and in width and height: over into its neighbours."""
    found = [(0.0, 0.0, 0.0, 0.0)]
    found += [(0.0, 0.0, 8.0, 0.0)] if (x + CELL, y) in corners else []
    found += [(8.0, 0.0, 8.0, 0.0)] if (x - CELL, y) in corners else []
    found += [(0.0, 0.0, 0.0, 8.0)] if (x, y + CELL) in corners else []
    found += [(0.0, 8.0, 0.0, 8.0)] if (x, y - CELL) in corners else []
    return found


def draw_piece(view: View, of: PieceView, palette: Palette) -> Figure:
    """Draw a tray by itself with its name."""
    cells = dict(zip(view.shapes[of.shape], of.face, strict=True))
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    places = {(x * CELL, (high - 1 - y) * CELL): token for (x, y), token in cells.items()}
    parts = [draw_tray(of.set, list(places))]
    parts += [
        place_at(draw_sweet(token), x + CELL / 2, y + CELL / 2, CELL / 108)
        for (x, y), token in places.items()
    ]
    parts.append(text(wide * CELL / 2, high * CELL + 16, of.id, palette.ink, 20))
    return figure(wide * CELL, high * CELL + 28, *parts)


def draw_sweet(code: str) -> str:
    """Draw a sweet about 0,0. Every colour has a different form; a star carries the mark of its colour."""
    colours = code.rstrip("*2")
    if code == "j":
        return draw_popsicle()
    if code.startswith("p"):
        return path(STAR, "#c7ced8", "#4d5866", 4) + text(0, 2, code[1:], "#2a241d", 30, bold=True)
    if code.endswith("*"):
        body = path(STAR, FILL[colours[0]], DEEP[colours[0]], 4)
        if len(colours) > 1:
            return (
                body
                + path(HALF, FILL[colours[1]], DEEP[colours[1]], 4)
                + "".join(
                    place_at(draw_mark(colour), x, 0) for colour, x in zip(colours, (-12, 12), strict=False)
                )
            )
        return body + draw_mark(colours[0])
    if code.endswith("2"):
        two = place_at(draw_candy(colours), -17, -15, 0.68) + place_at(draw_candy(colours), 16, 14, 0.68)
        return two + circle(28, -28, 14, "#fffdf8", "#2a241d", 2) + text(28, -28, 2, "#2a241d", 22, bold=True)
    return draw_candy(colours)


def draw_candy(colour: str) -> str:
    fill, deep = FILL[colour], DEEP[colour]
    if colour == "r":
        stick = path("M12 14 33 36", stroke="#fff3dc", line=8) + path("M12 14 33 36", stroke=deep, line=2.5)
        swirl = path("M-4-5c4-8 14-4 13 5-2 12-20 14-27 3-8-14 4-31 21-27", stroke="#ffd9e2", line=5)
        return stick + circle(-4, -5, 29, fill, deep, 4) + swirl
    if colour == "y":
        ends = path("M-20 8-41-6q-3 16 4 32ZM20-8 41 6q3-16-4-32Z", fill, deep, 4)
        return ends + place_at(path(DROP, fill, deep, 4), 0, 0, turn=-22)
    if colour == "g":
        ears = circle(-15, -29, 9, fill, deep, 4) + circle(15, -29, 9, fill, deep, 4)
        body = path(BEAR, fill, deep, 4)
        return ears + body + circle(-8, -17, 3, deep) + circle(8, -17, 3, deep)
    cup = path("M-33 10-26 34H26L33 10Z", "#f3e6ff", deep, 4)
    return cup + path(
        "M-33 10C-36-18-18-34 0-34S36-18 33 10Q24 18 16 10 8 18 0 10-8 18-16 10-24 18-33 10Z", fill, deep, 4
    )


def draw_mark(colour: str) -> str:
    if colour == "r":
        return circle(0, 0, 7, "none", "#ffffff", 5)
    if colour == "y":
        return path("M0-10 9 0 0 10-9 0Z", "#2a241d")
    if colour == "g":
        return circle(0, 3, 7, "#ffffff") + circle(-6, -6, 3.5, "#ffffff") + circle(6, -6, 3.5, "#ffffff")
    return rect(-8, -8, 16, 16, "#ffffff", radius=3)


def draw_popsicle() -> str:
    bands = ((-14, 14, "y"), (0, 13, "g"), (13, 13, "v"))
    body = path("M-21 26V-16a21 21 0 0 1 42 0V26Z", FILL["r"], DEEP["r"], 4)
    return (
        path("M0 22V42", stroke="#d8b98a", line=9)
        + body
        + "".join(rect(-21, y, 42, high, FILL[colour]) for y, high, colour in bands)
    )
