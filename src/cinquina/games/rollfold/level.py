"""One level of an edition: its two pages, the squares that fold, the corner bonuses.

Pages are written as if the paper were glass: the back cell at A1 lies behind the front cell A1.
"""

from typing import Literal

import msgspec

from cinquina.games.rollfold.rules.kinds import (
    ANY_DIE,
    BLACK,
    BONUS,
    BULB,
    FACE,
    HOLE,
    ICE,
    ORB,
    PLUS,
    STAR,
    START,
    WHITE,
    WIN,
)
from cinquina.games.rollfold.rules.telling import CORNER_NAMES

HIDDEN = "#"  # a back cell that can never become visible
PRINTED = {
    ".": 0,
    "S": START,
    "f": FACE,
    "W": WIN,
    "1": BONUS,
    "2": 2 * BONUS,
    "3": 3 * BONUS,
    "i": ICE,
    "g": FACE | ICE,
    "o": HOLE,
    "*": STAR,
    "O": ORB,
    "b": BULB,
    HIDDEN: 0,
}
BONUSES = {"+1W": PLUS + WHITE, "+1B": PLUS + BLACK, "DW": ANY_DIE + WHITE, "DB": ANY_DIE + BLACK}


class CornerBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    TL: str
    TR: str
    BL: str
    BR: str


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small: int
    large: int
    bonus_trigger: Literal["mark", "end"]
    corner_bonus: CornerBonus
    front: tuple[str, ...]
    back: tuple[str, ...]
    blunt: int | None = None

    def bonus(self, corner: int) -> str:
        return str(getattr(self.corner_bonus, CORNER_NAMES[corner]))
