"""The board as lines of text, in the glyphs of the law."""

from cinquina.games.flow.rules.box import Grid
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.water import EMPTY

GLYPHS = "#╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by mask


def cell_text(grid: Grid, cell: int) -> str:
    return f"{grid.row(cell)},{grid.column(cell)}"


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
