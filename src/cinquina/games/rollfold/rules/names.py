"""The names of the parts of a sheet and of the dice, in events, notation and data."""

from typing import Final, Literal

from mypy_extensions import i64

from cinquina.games.rollfold.rules.box import Box

Corner = Literal["TL", "TR", "BL", "BR"]
Colour = Literal["white", "black"]
Size = Literal["small", "large"]
Side = Literal["front", "reverse"]

CORNER_NAMES: Final[tuple[Corner, ...]] = ("TL", "TR", "BL", "BR")
COLOURS: Final[tuple[Colour, ...]] = ("white", "black")
SIZES: Final = ("", "small", "large")
SIDES: Final[tuple[Side, ...]] = ("front", "reverse")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRS"


def place_name(wide: i64, place: i64) -> str:
    """Return column and row of a place, counted with its frame: `D2`."""
    return f"{LETTERS[place % wide - 1]}{place // wide}"


def cell_name(box: Box, cell: i64) -> str:
    """Return the name of a cell of the front or the back: `F:D2`, `B:D2`."""
    area: i64 = box.size * box.size
    on_page: i64 = cell % area
    return f"{'FB'[cell // area]}:{LETTERS[on_page % box.size]}{on_page // box.size + 1}"
