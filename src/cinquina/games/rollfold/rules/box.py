"""A level as tables: what is printed, which squares fold, the dice, the column of the solo table."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.rollfold.rules.folding import CORNERS, front, place, reverse
from cinquina.games.rollfold.rules.kinds import (
    BIT,
    BONUS,
    BULB,
    FACE,
    ICY,
    LARGE,
    ORB,
    PLAIN,
    SMALL,
    START,
    THREES,
    TURNING,
    WIN,
)
from cinquina.games.rollfold.rules.sight import Sight

FRONTS = 81  # ways the four corners can be folded
REVERSES = 256  # small or large, double-folded or not


class Dice:
    """The two dice; equal faces of a die are one outcome with their number as its weight."""

    def __init__(self, white: list[list[int]], black: list[list[int]]) -> None:
        self.first: list[vec[i64]] = []  # by colour and face: the first number
        self.second: list[vec[i64]] = []  # the second, 0 = none
        self.count: list[vec[i64]] = []
        self.even: bool = True  # is every face different?
        for faces in (white, black):
            kinds = [face for n, face in enumerate(faces) if face not in faces[:n]]
            self.first.append(vec[i64]([i64(face[0]) for face in kinds]))
            self.second.append(vec[i64]([i64(face[1]) if len(face) > 1 else i64(0) for face in kinds]))
            self.count.append(vec[i64]([i64(faces.count(face)) for face in kinds]))
            self.even = self.even and len(kinds) == len(faces)

    def faces(self, colour: i64) -> i64:
        return len(self.first[colour])

    def numbers(self, colour: i64, face: i64) -> list[int]:
        second = self.second[colour][face]
        return [self.first[colour][face], *([second] if second else [])]


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
        self.size: i64 = size
        self.cells: i64 = 2 * size * size
        self.printed: vec[i64] = vec[i64]([i64(each) for each in printed])  # by cell, as bits
        self.small: i64 = squares[0]
        self.large: i64 = squares[1]
        self.blunt: i64 = squares[2]  # 0 = nothing is double-folded on this level
        self.bonuses: vec[i64] = vec[i64]([i64(each) for each in bonuses])  # by corner
        self.exact: bool = exact  # bonus numbers count only where a string ends
        self.dice: Dice = dice
        self.two_sided: bool = squares[2] > 0
        everything: i64 = 0
        for each in printed:
            everything |= each
        self.orbs: vec[i64] = self.having(ORB, 0, self.cells)
        self.wins: vec[i64] = self.having(WIN, 0, self.cells)
        self.starts: vec[i64] = self.having(START, 0, self.cells)
        self.bulbs: vec[i64] = self.having(BULB, 0, self.cells)
        self.centre: i64 = 0  # which of the winning symbols lies in the middle
        for each in range(len(self.wins)):
            if self.wins[each] % (size * size) == size * size // 2:
                self.centre = each
        self.numbers: i64 = 0  # boxes with a bonus number
        for each in printed:
            self.numbers += 1 if each >= BONUS else 0
        self.kind: i64 = TURNING if everything & (ORB | 8) else ICY if everything & (2 | 4) else PLAIN
        # Faces to mark before a fold, by corner: of the small square, of the large one, of the double fold.
        area: i64 = size * size
        self.small_faces: list[vec[i64]] = [self.faces(corner, self.small, 0) for corner in range(CORNERS)]
        self.large_faces: list[vec[i64]] = [self.faces(corner, self.large, 0) for corner in range(CORNERS)]
        self.blunt_faces: list[vec[i64]] = [self.faces(corner, self.blunt, area) for corner in range(CORNERS)]
        self.sights: list[Sight | None] = [None] * (FRONTS + REVERSES)

    def having(self, bits: i64, first: i64, after: i64) -> vec[i64]:
        """The cells with something printed on them."""
        found: list[i64] = [i64(cell) for cell in range(first, after) if self.printed[cell] & bits]
        return vec[i64](found)

    def faces(self, corner: i64, side: i64, page: i64) -> vec[i64]:
        found: list[i64] = []
        for j in range(side):
            for i in range(side):
                cell: i64 = page + place(self.size, corner, i, j)
                if self.printed[cell] & FACE:
                    found.append(cell)
        return vec[i64](found)

    def value(self, cell: i64) -> i64:
        """The bonus number printed on a cell, 0 = none."""
        return self.printed[cell] // BONUS

    def side(self, fold: i64) -> i64:
        return self.small if fold == SMALL else self.large if fold == LARGE else i64(0)

    def sight(self, folds: i64, blunts: i64, back: bool) -> Sight:
        """Made when it is first needed: most states of the folds never come up."""
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
            made = Sight(self.size, reverse(self.size, squares, seconds), self.orbs)
        else:
            made = Sight(self.size, front(self.size, squares), self.orbs)
        self.sights[index] = made
        return made
