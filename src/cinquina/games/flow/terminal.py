"""A game of Flow drawn for a terminal, from a view.

         ↓1 ↓2 ↓3    ↓4 ↓5 ↓6
         0  1  2  3  4  5  6
    →1 0 C──┬──┐  ·  ·  ·  D      ✓C ·D ·K ·L  −9    who is connected, and the tiles it still needs at least
    →2 1 ·  │* ·  ·  ·  ·  ·      ▤31 ^3 ◌4          face-down tiles, Birds left, discarded tiles
    …                             #2 ●●○○○○          round, turns of the round
    →6 6 L  ·  ·  ·  ·  ·  K      ≈A                 Calm Waters is in force

    M18  r0 ├  r1 ┬  r2 ┤  r3 ┴                      the tile in hand
    + M01  r0 │  r1 ─                                tiles revealed by Fishing
    > A  A04                                         hands; > whose turn it is
    C05                                              Scenario cards

A tile marked * has an obstacle, ^ a Bird.
"""

from itertools import zip_longest

from cinquina.core.event import Event
from cinquina.core.who import LETTERS
from cinquina.games.flow.events import LegendCard, LegendScenario
from cinquina.games.flow.rules.box import GLYPHS, animal_letter, turn_mask
from cinquina.games.flow.view import Cell, HandView, PlacedTile, TileView, View

EDGES = "NESW"


def picture(view: View) -> str:
    side = status_lines(view)
    rows = zip_longest(board_lines(view), ["", "", *side], fillvalue="")
    return "\n".join([*(f"{left:<32}{right}".rstrip() for left, right in rows), "", *lines_below(view)])


def board_lines(view: View) -> list[str]:
    white = {line: f"↓{face}" for face, line in view.white.items()}
    black = {line: f"→{face}" for face, line in view.black.items()}
    placed = {tile.cell: tile for tile in view.tiles}
    edges = edges_by_cell(view)
    columns = range(view.columns)
    lines = [
        "     " + "".join(f"{white.get(column, ''):<3}" for column in columns),
        "     " + "".join(f"{column:<3}" for column in columns),
    ]
    for row, glyphs in enumerate(view.drawing):
        cells = ""
        for column, glyph in enumerate(glyphs):
            joined = "E" in edges.get((row, column), "") and "W" in edges.get((row, column + 1), "")
            cells += cell_text(glyph, placed.get((row, column)), joined)
        lines.append(f"{black.get(row, ''):<3}{row} {cells}")
    return lines


def cell_text(glyph: str, tile: PlacedTile | None, joined_east: bool) -> str:
    marks = ("*" if tile.obstacle and tile.edges else "") + ("^" if tile.bird else "") if tile else ""
    water = "─" if joined_east else " "
    return ("·" if glyph == "." else glyph) + marks + water * (2 - len(marks))


def edges_by_cell(view: View) -> dict[Cell, str]:
    animals = {animal.cell: animal.edges for animal in view.animals}
    return animals | {tile.cell: tile.edges for tile in view.tiles} | {view.boat: view.boat_edges}


def status_lines(view: View) -> list[str]:
    lights = " ".join(f"{'✓' if each.connected else '·'}{animal_letter(each.key)}" for each in view.animals)
    turns = f" {'●' * view.turns_in_round}{'○' * (view.turns - view.turns_in_round)}" if view.turns else ""
    late = " ⧗" if view.time_up else ""
    calm = [f"≈{LETTERS[view.calm]}"] if view.calm is not None else []
    return [
        f"{lights}  −{view.missing}",
        f"▤{view.supply} ^{view.birds} ◌{len(view.discards)}",
        f"#{view.round}{turns}{late}",
        *calm,
    ]


def lines_below(view: View) -> list[str]:
    lines = [tile_line(view.tile)] if view.tile else []
    lines += [f"+ {tile_line(tile)}" for tile in view.revealed]
    lines += [hand_line(hand, view.active) for hand in view.hands]
    lines += ["  ".join(card.id for card in view.scenarios)] if view.scenarios else []
    return lines


def legend(view: View) -> list[Event]:
    """Return the visible cards, grouped by kind."""
    cards: dict[str, list[str]] = {}
    for hand in view.hands:
        for card in hand.cards or []:
            cards.setdefault(card.kind, []).append(card.id)
    scenarios: dict[str, list[str]] = {}
    for scenario in view.scenarios:
        scenarios.setdefault(scenario.kind, []).append(scenario.id)
    return [
        *(LegendCard(kind, ids) for kind, ids in cards.items()),
        *(LegendScenario(kind, ids) for kind, ids in scenarios.items()),
    ]


def tile_line(tile: TileView) -> str:
    mask = sum(2 ** EDGES.index(edge) for edge in tile.edges)
    looks = [GLYPHS[turn_mask(mask, quarters)] for quarters in range(4)]
    turns = "  ".join(f"r{n} {look}" for n, look in enumerate(looks) if look not in looks[:n])
    return f"{tile.id}{'*' if tile.obstacle else ' '} {turns}"


def hand_line(hand: HandView, active: int) -> str:
    cards = ["?"] * hand.count if hand.cards is None else [card.id for card in hand.cards]
    return f"{'>' if hand.seat == active else ' '} {LETTERS[hand.seat]}  {'  '.join(cards)}".rstrip()
