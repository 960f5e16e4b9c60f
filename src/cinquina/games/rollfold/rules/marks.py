"""Constants of a sheet: prints and marks of a cell, folds of a corner and their bonuses."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Prints of a cell, as bits; above them the value of a bonus number.
FACE: Final = 1
ICE: Final = 2
HOLE: Final = 4
STAR: Final = 8
ORB: Final = 16
WIN: Final = 32
BULB: Final = 64
START: Final = 128
BONUS: Final = 256  # times the value

# Marks of a cell, as bits. A circled cell is always X'ed too.
CROSS: Final = 1
CIRCLE: Final = 2
MARKS: Final = {".": 0, "x": CROSS, "o": CROSS | CIRCLE}  # as they are drawn in text
MARK_OF: Final = {value: mark for mark, value in MARKS.items()}

# Folds of a corner.
UNFOLDED: Final = 0
SMALL: Final = 1
LARGE: Final = 2
THREES: Final = vec[i64]([1, 3, 9, 27])  # the folds of the four corners are digits of base three

# The bonus of a corner: PLUS + colour or ANY_DIE + colour.
PLUS: Final = 0
ANY_DIE: Final = 2

# Rules that differ between levels.
PLAIN: Final = 0
ICY: Final = 1
TURNING: Final = 2
