"""A game of Flow drawn as SVG, from a view."""

from cinquina.games.flow.rules.box import animal_letter
from cinquina.games.flow.view import AnimalView, HandView, PlacedTile, TileView, View
from cinquina.svg.kit import (
    Figure,
    Palette,
    badge,
    caption,
    circle,
    column,
    figure,
    path,
    place_at,
    rect,
    row,
    text,
)

CELL = 48.0
LEFT = 30.0
DEEP, DEEP_LINE = "#155259", "#35828a"
STONE, STONE_EDGE = "#ecdcb9", "#a98d5c"
WATER, WATER_EDGE = "#3fb3cf", "#11697f"
DRY, DRY_EDGE = "#b7b3a4", "#837d6c"
ROCK, ROCK_EDGE = "#6c6a72", "#3a383f"
FUR = {"cat": "#4d4a5c", "dog": "#b07a45", "capybara": "#8a6242", "lemur": "#8d8f98"}
GLOW = "#ffd45c"
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def drawing(view: View, palette: Palette) -> Figure:
    words = f"round {view.round} · {view.supply} tiles face down · {view.birds} birds · {view.missing} tiles needed"
    if view.over:
        words = f"{'won' if view.won else 'lost'} in round {view.round}"
    return column([caption(words, palette), row([draw_board(view, palette), draw_supplies(view, palette)])])


def draw_board(view: View, palette: Palette) -> Figure:
    """Draw the river with the lines of both dice: white ones above the columns, black ones before the rows."""
    parts = [rect(LEFT, LEFT, view.columns * CELL, view.rows * CELL, DEEP, radius=6)]
    for n in range(1, view.columns):
        parts.append(path(f"M{LEFT + n * CELL} {LEFT}v{view.rows * CELL}", stroke=DEEP_LINE))
    for n in range(1, view.rows):
        parts.append(path(f"M{LEFT} {LEFT + n * CELL}h{view.columns * CELL}", stroke=DEEP_LINE))
    for face, line in view.white.items():
        parts.append(draw_face(LEFT + (line + 0.5) * CELL, 14, face, False))
    for face, line in view.black.items():
        parts.append(draw_face(14, LEFT + (line + 0.5) * CELL, face, True))
    for column_ in range(view.columns):
        parts.append(
            text(LEFT + (column_ + 0.5) * CELL, LEFT + view.rows * CELL + 10, column_, palette.soft, 11)
        )
    for line in range(view.rows):
        parts.append(
            text(LEFT + view.columns * CELL + 10, LEFT + (line + 0.5) * CELL, line, palette.soft, 11)
        )
    for animal in view.animals:
        parts.append(place_on_cell(animal.cell, draw_animal(animal)))
    parts.append(place_on_cell(view.boat, draw_boat(view.boat_edges)))
    parts += [place_on_cell(tile.cell, draw_tile(tile)) for tile in view.tiles]
    return figure(LEFT + view.columns * CELL + 20, LEFT + view.rows * CELL + 20, *parts)


def place_on_cell(cell: tuple[int, int], body: str) -> str:
    """Put a picture of 100 × 100 about 0,0 on a cell."""
    return place_at(body, LEFT + (cell[1] + 0.5) * CELL, LEFT + (cell[0] + 0.5) * CELL, CELL / 100)


def draw_face(x: float, y: float, face: str, dark: bool) -> str:
    fill, ink = ("#2a241d", "#fffdf8") if dark else ("#fffdf8", "#2a241d")
    return rect(x - 10, y - 10, 20, 20, fill, "#85765c", 1, 4) + text(x, y, face, ink, 13, bold=True)


def draw_channel(edges: str, wet: bool) -> str:
    """Draw the water from the middle to the open edges; dry channels are grey and thin."""
    fill, edge = (WATER, WATER_EDGE) if wet else (DRY, DRY_EDGE)
    ways = "".join(f"M0 0L{49 * SIDES[side][0]} {49 * SIDES[side][1]}" for side in edges)
    return path(ways, stroke=edge, line=32) + path(ways, stroke=fill, line=24 if wet else 18)


def draw_slab() -> str:
    return rect(-48, -48, 96, 96, STONE, STONE_EDGE, 2, 9)


def draw_tile(tile: PlacedTile) -> str:
    return (
        draw_slab() + draw_channels(tile.edges, tile.obstacle, tile.wet) + (draw_bird() if tile.bird else "")
    )


def draw_channels(edges: str, obstacle: bool, wet: bool) -> str:
    """Draw the water of a tile; without any it is a rock, with an obstacle it has one in each corner."""
    if not edges:
        return draw_rock(0, 0, 26)
    corners = [draw_rock(x, y, 10) for x in (-32, 32) for y in (-32, 32)] if obstacle else []
    return draw_channel(edges, wet) + "".join(corners)


def draw_rock(x: float, y: float, r: float) -> str:
    return circle(x, y, r, ROCK, ROCK_EDGE, 3)


def draw_bird() -> str:
    body = path(
        "M-22 6C-22-16 10-22 16-6L32 0 16 6C14 24-14 26-22 6ZM-22 6l-16 10 20 2Z", "#fffdf8", "#2a241d", 4
    )
    return body + circle(8, -6, 3.5, "#2a241d")


def draw_animal(animal: AnimalView) -> str:
    """Draw the place of an animal with its letter; connected it glows and has a tick."""
    fur = FUR.get(animal.key, "#8a6242")
    glow = circle(0, 0, 44, GLOW) if animal.connected else ""
    ears = path("M-28-8-28-36-8-24M28-8 28-36 8-24", fur, "#201712", 3)
    letter = text(0, 4, animal_letter(animal.key), "#ffffff", 36, bold=True)
    tick = path("M18 26l8 8 14-18", stroke="#0b655d", line=8) if animal.connected else ""
    return (
        draw_channel(animal.edges, animal.connected)
        + glow
        + ears
        + circle(0, 0, 32, fur, "#201712", 3)
        + letter
        + tick
    )


def draw_boat(edges: str) -> str:
    hull = path("M-34 6H34L22 32H-22Z", "#a75a2a", "#5c2d10", 3)
    sail = path("M-2-36V2H-26ZM6-28V2H26Z", "#fffdf8", "#5c2d10", 3)
    return draw_slab() + draw_channel(edges, True) + hull + sail


def draw_supplies(view: View, palette: Palette) -> Figure:
    """Draw the tile in hand, revealed tiles and the cards of all seats."""
    tiles = [draw_loose_tile(tile, palette) for tile in ([view.tile] if view.tile else []) + view.revealed]
    hands = [draw_hand(each, view.active == each.seat and not view.over, palette) for each in view.hands]
    animals = [
        caption(
            f"{'✓' if each.connected else '·'} {each.key}{'' if each.connected else f', {each.missing} away'}",
            palette,
        )
        for each in view.animals
    ]
    return column([*([row(tiles)] if tiles else []), column(animals, 4), column(hands, 6)])


def draw_loose_tile(tile: TileView, palette: Palette) -> Figure:
    body = draw_slab() + draw_channels(tile.edges, tile.obstacle, wet=True)
    name = text(CELL / 2, CELL + 11, tile.id, palette.ink, 12)
    return figure(CELL + 6, CELL + 22, place_at(body, CELL / 2, CELL / 2, CELL / 100), name)


def draw_hand(of: HandView, active: bool, palette: Palette) -> Figure:
    cards = (
        f"{of.count} cards" if of.cards is None else ", ".join(card.kind for card in of.cards) or "no cards"
    )
    arrow = path("M0 7 8 12 0 17Z", palette.ink) if active else ""
    return figure(
        190, 26, arrow, badge(of.seat, 22, 12), text(40, 12.5, cards, palette.ink, 12, anchor="start")
    )
