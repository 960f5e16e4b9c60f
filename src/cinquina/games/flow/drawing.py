"""The board as text: its cells, edges and animals by name, and whole in the glyphs of the law."""

from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Grid
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.telling import SIDES
from cinquina.games.flow.rules.water import EMPTY

GLYPHS = "#╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by mask


def cell_text(grid: Grid, cell: int) -> str:
    return f"{grid.row(cell)},{grid.column(cell)}"


def edges_text(mask: int) -> str:
    return "".join(side for n, side in enumerate(SIDES) if mask & 2**n)


def animals_in(board: Board, cells: int) -> list[str]:
    return [key for n, key in enumerate(board.box.animal_keys) if cells & BIT[board.grid.animal[n]]]


def animal_letter(key: str) -> str:
    """The law draws the capybara as K, since C is the cat."""
    return "K" if key == "capybara" else key[:1].upper()


def drawing(game: Flow) -> list[str]:
    grid = game.box.grid
    printed = {
        int(cell): animal_letter(key) for cell, key in zip(grid.animal, game.box.animal_keys, strict=True)
    }
    printed[int(grid.boat)] = "B"

    def glyph(cell: int) -> str:
        mask = int(game.board.mask(cell))
        return printed.get(cell) or ("." if mask == EMPTY else GLYPHS[mask])

    return [
        "".join(glyph(int(grid.cell(row, column))) for column in range(int(grid.columns)))
        for row in range(int(grid.rows))
    ]
