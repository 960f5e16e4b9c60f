"""The box of Roll 'Em Fold 'Em: one level of an edition as tables: print, squares to fold, dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.games.rollfold.rules.dice import Dice
from cinquina.games.rollfold.rules.folds import CORNERS, front_cells, place_of, reverse_cells
from cinquina.games.rollfold.rules.marks import (
    BONUS,
    BULB,
    FACE,
    HOLE,
    ICE,
    ICY,
    LARGE,
    ORB,
    PLAIN,
    SMALL,
    STAR,
    START,
    THREES,
    TURNING,
    WIN,
)
from cinquina.games.rollfold.rules.sight import Sight

FRONTS: Final = 81  # states of the four corners
REVERSES: Final = 256  # small or large, double-folded or not


class Box:
    """One level of an edition."""

    def __init__(
        self,
        size: i64,
        printed: list[int],
        squares: tuple[int, int, int],
        bonuses: list[int],
        exact: bool,
        dice: Dice,
    ) -> None:
        self.size: Final[i64] = size
        self.cells: Final[i64] = 2 * size * size
        self.printed: Final = vec[i64]([i64(each) for each in printed])  # by cell, as bits
        self.small: Final[i64] = squares[0]
        self.large: Final[i64] = squares[1]
        self.blunt: Final[i64] = squares[2]  # 0 = nothing is double-folded on this level
        self.bonuses: Final = vec[i64]([i64(each) for each in bonuses])  # by corner
        self.exact: Final = exact  # bonus numbers count only where a string ends
        self.dice: Final = dice
        self.two_sided: Final = squares[2] > 0
        self.orbs: Final = self.cells_with(ORB)
        self.wins: Final = self.cells_with(WIN)
        self.starts: Final = self.cells_with(START)
        self.bulbs: Final = self.cells_with(BULB)
        self.centre: i64 = 0  # the index of the winning symbol in the middle
        for each in range(len(self.wins)):
            if self.wins[each] % (size * size) == size * size // 2:
                self.centre = each
        self.numbers: i64 = 0  # boxes with a bonus number
        everything: i64 = 0
        for each in printed:
            self.numbers += 1 if each >= BONUS else 0
            everything |= each
        turning: bool = everything & (ORB | STAR) != 0
        self.kind: Final[i64] = TURNING if turning else ICY if everything & (ICE | HOLE) else PLAIN
        # Faces to mark before a fold, by corner: of the small square, of the large one, of the double fold.
        area: i64 = size * size
        self.small_faces: Final = [self.faces(corner, self.small, 0) for corner in range(CORNERS)]
        self.large_faces: Final = [self.faces(corner, self.large, 0) for corner in range(CORNERS)]
        self.blunt_faces: Final = [self.faces(corner, self.blunt, area) for corner in range(CORNERS)]
        self.sights: list[Sight | None] = [None] * (FRONTS + REVERSES)

    def cells_with(self, bits: i64) -> vec[i64]:
        """Return the cells with some of these prints."""
        found: list[i64] = [i64(cell) for cell in range(self.cells) if self.printed[cell] & bits]
        return vec[i64](found)

    def faces(self, corner: i64, side: i64, page: i64) -> vec[i64]:
        found: list[i64] = []
        for j in range(side):
            for i in range(side):
                cell: i64 = page + place_of(self.size, corner, i, j)
                if self.printed[cell] & FACE:
                    found.append(cell)
        return vec[i64](found)

    def value(self, cell: i64) -> i64:
        """Return the bonus number printed on a cell, 0 = none."""
        return self.printed[cell] // BONUS

    def side(self, fold: i64) -> i64:
        return self.small if fold == SMALL else self.large if fold == LARGE else i64(0)

    def sight(self, folds: i64, blunts: i64, back: bool) -> Sight:
        """Return the sight of a state of the folds, computed on demand: most states never occur."""
        index: i64 = folds
        if back:
            larges: i64 = 0
            corner: i64 = 0
            while corner < CORNERS:
                if (folds // THREES[corner]) % 3 == LARGE:
                    larges |= BIT[corner]
                corner += 1
            index = FRONTS + larges * 16 + blunts
        found = self.sights[index]
        if found is not None:
            return found
        squares: list[i64] = [self.side((folds // THREES[corner]) % 3) for corner in range(CORNERS)]
        if back:
            seconds: list[i64] = [self.blunt if blunts & BIT[corner] else i64(0) for corner in range(CORNERS)]
            made = Sight(self.size, reverse_cells(self.size, squares, seconds), self.printed, self.orbs)
        else:
            made = Sight(self.size, front_cells(self.size, squares), self.printed, self.orbs)
        self.sights[index] = made
        return made
