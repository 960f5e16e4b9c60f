"""The components of Roll 'Em Fold 'Em as data, and the checks of an edition (law, section Edition file)."""

from itertools import product
from typing import Any, Literal

import msgspec

from cinquina.core.checks import require
from cinquina.core.edition import Component, convert
from cinquina.games.rollfold.rules import marks
from cinquina.games.rollfold.rules.actions import MOST_ORBS
from cinquina.games.rollfold.rules.folds import front_cells, reverse_cells
from cinquina.games.rollfold.rules.names import CORNER_NAMES, LETTERS
from cinquina.games.rollfold.rules.pages import Pages
from cinquina.games.rollfold.rules.phases import BLACK, WHITE

LEVELS = ("1", "2", "3", "4")
FIELDS = 30
SMALLEST, LARGEST = 5, len(LETTERS)
HIDDEN = "#"  # a back cell that can never become visible
PRINTED = {
    ".": 0,
    "S": marks.START,
    "f": marks.FACE,
    "W": marks.WIN,
    "1": marks.BONUS,
    "2": 2 * marks.BONUS,
    "3": 3 * marks.BONUS,
    "i": marks.ICE,
    "g": marks.FACE | marks.ICE,
    "o": marks.HOLE,
    "*": marks.STAR,
    "O": marks.ORB,
    "b": marks.BULB,
    HIDDEN: 0,
}
PLUS, ANY_DIE = marks.PLUS, marks.ANY_DIE
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


class DiceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    white: tuple[tuple[int, ...], ...]
    black: tuple[tuple[int, ...], ...]


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: dict[str, str]
    legend: dict[str, tuple[tuple[int, int, int], ...]]  # from, to, crowns
    extra_crown_below: dict[str, int]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["rollfold"]
    provenance: str
    size: int
    dice: DiceData
    solo: Solo
    levels: dict[str, Level]

    def group(self, level: str) -> str:
        """Return the levels that share a legend of crowns: `4` or `1-3`."""
        return next(name for name in self.solo.legend if covers(name, level))

    def crowns(self, level: str, moves: int) -> int:
        """Return the crowns for a win in a number of moves (rollfold R32)."""
        name = self.group(level)
        below = self.solo.extra_crown_below[name]
        bands = self.solo.legend[name]
        best = max((crowns for _, _, crowns in bands), default=0)
        if moves < below:
            return best + below - moves
        return next((crowns for first, last, crowns in bands if first <= moves <= last), 0)


def covers(group: str, level: str) -> bool:
    """Return whether a group has a level: `1-3` covers 1, 2 and 3."""
    first, _, last = group.partition("-")
    return first <= level <= (last or first)


def check_edition(data: dict[str, Any]) -> Edition:
    edition = convert(data, Edition)
    size = edition.size
    odd = size % 2 == 1 and SMALLEST <= size <= LARGEST
    require(odd, "$.size", f"{size} is not an odd number from {SMALLEST} to {LARGEST}")
    check_dice(edition)
    check_solo(edition)
    levels = ", ".join(edition.levels)
    require(set(edition.levels) == set(LEVELS), "$.levels", f"the levels are 1, 2, 3, 4, not {levels}")
    for name, level in edition.levels.items():
        LevelCheck(size, name, level).check()
    return edition


def check_dice(edition: Edition) -> None:
    """Check invariant 10."""
    for colour, faces in (("white", edition.dice.white), ("black", edition.dice.black)):
        require(len(faces) == 6, f"$.dice.{colour}", f"{len(faces)} faces instead of 6")
        for n, face in enumerate(faces):
            path = f"$.dice.{colour}[{n}]"
            require(len(face) in (1, 2), path, f"a face has one or two numbers, not {len(face)}")
            require(all(1 <= number <= 6 for number in face), path, f"{list(face)}: numbers are from 1 to 6")
    shown = [number for face in (*edition.dice.white, *edition.dice.black) for number in face]
    require(1 in shown, "$.dice", "no face shows a 1, so there could be no way on")


def check_solo(edition: Edition) -> None:
    """Check invariant 11, and check that every level has a legend."""
    solo = edition.solo
    columns = ", ".join(solo.columns)
    require(set(solo.columns) == set("ABCD"), "$.solo.columns", f"the columns are A to D, not {columns}")
    for name, fields in solo.columns.items():
        path = f"$.solo.columns.{name}"
        require(len(fields) == FIELDS, path, f"{len(fields)} fields instead of {FIELDS}")
        require(set(fields[:-1]) <= set("WB*"), path, f"{fields!r}: fields are W, B or *")
        require(fields[-1] == "X", path, f"the last field is the sad face X, not {fields[-1]!r}")
    for level in LEVELS:
        names = [name for name in solo.legend if covers(name, level)]
        require(len(names) == 1, "$.solo.legend", f"level {level} is in {len(names)} groups instead of 1")
        require(
            names[0] in solo.extra_crown_below, "$.solo.extra_crown_below", f"group {names[0]!r} is missing"
        )
    for name, bands in solo.legend.items():
        for n, (first, last, crowns) in enumerate(bands):
            path = f"$.solo.legend.{name}[{n}]"
            told = f"{first} to {last} is not a band of moves (1 to {FIELDS - 1})"
            require(0 < first <= last < FIELDS, path, told)
            require(crowns >= 0, path, f"{crowns} is not a number of crowns")


class LevelCheck:
    """The checks of one level (invariants 1 to 9)."""

    def __init__(self, size: int, name: str, level: Level) -> None:
        self.size, self.name, self.level = size, name, level
        self.pages = Pages(size, level.front, level.back)
        self.path = f"$.levels.{name}"
        self.double = name == "4"

    def check(self) -> None:
        self.check_squares()
        for page in ("front", "back"):
            self.check_page(page)
        self.check_wins()
        self.check_starts()
        self.check_faces()
        self.check_bulbs()
        self.check_special()
        self.check_bonuses()
        self.check_hidden()
        self.check_connected()

    def need(self, true: bool, field: str, message: str) -> None:
        require(true, f"{self.path}.{field}", message)

    def check_squares(self) -> None:
        """Check the sizes of the corner squares (invariant 1 of the edition)."""
        level, size = self.level, self.size
        small, large = level.small, level.large
        self.need(2 <= small < large, "small", f"{small} is not from 2 to below {large}")
        self.need(2 * large + 1 <= size, "large", f"two squares of {large} and a box are wider than {size}")
        if not self.double:
            self.need(level.blunt is None, "blunt", "only level 4 has blunt corners")
            return
        blunt = level.blunt or 0
        self.need(large <= blunt - 2, "blunt", f"{blunt} is not at least {large + 2}")
        self.need(2 * blunt + 1 <= size, "blunt", f"two squares of {blunt} and a box are wider than {size}")

    def check_page(self, page: str) -> None:
        rows = self.pages.page(page)
        self.need(len(rows) == self.size, page, f"{len(rows)} rows instead of {self.size}")
        for n, row in enumerate(rows):
            self.need(len(row) == self.size, f"{page}[{n}]", f"{len(row)} cells instead of {self.size}")
            strange = sorted(set(row) - set(PRINTED))
            self.need(not strange, f"{page}[{n}]", f"{''.join(strange)!r} is not in the legend")

    def check_wins(self) -> None:
        """Check invariant 2."""
        level, middle = self.level, (self.size // 2, self.size // 2)
        centre, corners = ("back", "front") if self.double else ("front", "back")
        self.need(self.pages.marks(centre, "W") == [middle], centre, "exactly one W, in the centre")
        for corner, name in enumerate(CORNER_NAMES):
            if self.double:
                tip = self.pages.tip(corners, corner, level.blunt or 0, "W")
                found = [cell for cell in tip if max(cell) >= level.large]
            else:
                found = self.pages.tip(corners, corner, level.small, "W")
            told = f"{len(found)} W where a fold of {name} brings them into play, not 1"
            self.need(len(found) == 1, corners, told)
        every = len(self.pages.marks(corners, "W")) == len(CORNER_NAMES)
        self.need(every, corners, "a W lies where no fold brings it into play")

    def check_starts(self) -> None:
        """Check invariant 3."""
        level = self.level
        self.need(len(self.pages.marks("front", "S")) == 4, "front", "exactly four S")
        for corner, name in enumerate(CORNER_NAMES):
            inside = self.pages.square("front", corner, level.small, "S")
            self.need(len(inside) == 1, "front", f"{len(inside)} S in the small square {name}, not 1")
            behind = self.pages.tip("back", corner, level.small, "S")
            self.need(len(behind) >= 1, "back", f"no S where the small fold of {name} brings it into play")
        if self.double:
            blunt = [set(self.pages.square_cells(corner, level.blunt or 0)) for corner in range(4)]
            outside = set(self.pages.marks("back", "S")).difference(*blunt)
            self.need(len(outside) >= 1, "back", "no S outside the blunt squares, so nothing to start from")

    def check_faces(self) -> None:
        """Check invariant 4."""
        level, total = self.level, 0
        for corner, name in enumerate(CORNER_NAMES):
            small = len(self.pages.square("front", corner, level.small, "fg"))
            large = len(self.pages.square("front", corner, level.large, "fg"))
            self.need(small >= 1, "front", f"no face in the small square {name}")
            self.need(large > small, "front", f"the large square {name} has no face more than the small one")
            total += large
        faces = {page: len(self.pages.marks(page, "fg")) for page in ("front", "back")}
        self.need(faces["front"] == total, "front", "a face lies outside the large squares")
        for corner, name in enumerate(CORNER_NAMES if self.double else []):
            blunt = self.pages.square("back", corner, level.blunt or 0, "f")
            found = [(i, j) for i, j in blunt if i + j >= level.large]
            self.need(len(found) == 2, "back", f"{len(found)} professors in the blunt square {name}, not 2")
        behind = 2 * len(CORNER_NAMES) if self.double else 0
        self.need(faces["back"] == behind, "back", "a face lies where it has no function")

    def check_bulbs(self) -> None:
        """Check invariant 5."""
        for corner, name in enumerate(CORNER_NAMES if self.double else []):
            found = self.pages.tip("back", corner, self.level.small, "b")
            told = f"{len(found)} light bulbs behind the small corner {name}, not 1"
            self.need(len(found) == 1, "back", told)
        self.need(not self.pages.marks("front", "b"), "front", "light bulbs are on the back of level 4")
        bulbs = len(self.pages.marks("back", "b"))
        self.need(bulbs == 4 * self.double, "back", "a light bulb lies elsewhere")

    def check_special(self) -> None:
        """Check invariant 6."""
        for page in ("front", "back"):
            if self.name != "2":
                self.need(not self.pages.marks(page, "iog"), page, "ice and ice holes are on level 2 only")
            if self.name != "3":
                self.need(not self.pages.marks(page, "*O"), page, "turn stars and orbs are on level 3 only")
        orbs = self.pages.marks("front", "O")
        if self.name == "3":
            folded = [set(self.pages.square_cells(corner, self.level.large)) for corner in range(4)]
            flat = len(set(orbs).difference(*folded))
            self.need(flat >= 2, "front", f"{flat} orbs outside the large squares, at least 2 are needed")
        every = len(orbs) + len(self.pages.marks("back", "O"))
        told = f"{every} orbs on both pages; at most {MOST_ORBS} can be told apart"
        self.need(every <= MOST_ORBS, "front", told)

    def check_bonuses(self) -> None:
        """Check invariant 7."""
        found = [self.level.bonus(corner) for corner in range(4)]
        once = f"{found} is not each of {', '.join(BONUSES)} once"
        self.need(sorted(found) == sorted(BONUSES), "corner_bonus", once)

    def check_hidden(self) -> None:
        """Check invariant 8."""
        self.need(not self.pages.marks("front", HIDDEN), "front", "# is for back cells only")
        seen: set[tuple[int, int]] = set()
        for corner in range(4):
            cells = self.pages.square_cells(corner, self.level.large)
            places = product(range(self.level.large), repeat=2)
            seen |= {cell for cell, at in zip(cells, places, strict=True) if sum(at) <= self.level.large - 2}
        for y, row in enumerate(self.level.back):
            for x, mark in enumerate(row):
                never = not self.double and (x, y) not in seen
                why = "can never be seen and is not #" if never else "can be seen and is #"
                self.need((mark == HIDDEN) == never, f"back[{y}]", f"{LETTERS[x]}{y + 1} {why}")

    def check_connected(self) -> None:
        """Check invariant 9: however the sheet is folded, its visible part is connected."""
        level = self.level
        for folds in product((0, level.small, level.large), repeat=4):
            shown = [int(cell) for cell in front_cells(self.size, list(folds))]
            self.need(
                self.pages.is_connected(shown), "front", f"folded by {folds} the sheet falls into parts"
            )
        if self.double:
            blunts = product((0, level.blunt or 0), repeat=4)
            for folds, seconds in product(product((level.small, level.large), repeat=4), blunts):
                shown = [int(cell) for cell in reverse_cells(self.size, list(folds), list(seconds))]
                told = f"folded by {folds} and {seconds} it falls into parts"
                self.need(self.pages.is_connected(shown), "back", told)


# -- for the lab


def components(edition: Edition) -> list[Component]:
    dice = {"white": edition.dice.white, "black": edition.dice.black}
    return [
        Component("face", f"{die} {n} ({', '.join(map(str, face))})", die)
        for die, faces in dice.items()
        for n, face in enumerate(faces, 1)
    ]


def exchange(edition: Edition, part: Component, other: Component) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(edition)
    faces = list(data["dice"][part.group])
    here, there = (int(each.id.split()[1]) - 1 for each in (part, other))
    faces[here] = faces[there]
    return {**data, "dice": {**data["dice"], part.group: faces}}
