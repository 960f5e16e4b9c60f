"""What the two pages of a level must satisfy (law, section Edition file, invariants 1 to 9)."""

from itertools import product

from cinquina.core.errors import Invalid
from cinquina.games.rollfold.level import BONUSES, HIDDEN, PRINTED, Level
from cinquina.games.rollfold.rules.actions import MOST_ORBS
from cinquina.games.rollfold.rules.folding import front, place, reverse
from cinquina.games.rollfold.rules.telling import CORNER_NAMES, LETTERS

Local = tuple[int, int]


def need(true: bool, path: str, message: str) -> None:
    if not true:
        raise Invalid(path, message)


class Pages:
    """The two pages of a level, to be checked."""

    def __init__(self, size: int, name: str, level: Level) -> None:
        self.size, self.name, self.level = size, name, level
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

    def page(self, page: str) -> tuple[str, ...]:
        return self.level.front if page == "front" else self.level.back

    def at(self, page: str, corner: int, local: Local) -> str:
        y, x = divmod(int(place(self.size, corner, *local)), self.size)
        return self.page(page)[y][x]

    def marks(self, page: str, marks: str) -> list[Local]:
        """Where something is printed, as (x, y)."""
        return [
            (x, y) for y, row in enumerate(self.page(page)) for x, mark in enumerate(row) if mark in marks
        ]

    def square(self, page: str, corner: int, side: int, marks: str) -> list[Local]:
        """The same within a square of a corner, counted from its tip."""
        cells = [(i, j) for i in range(side) for j in range(side)]
        return [local for local in cells if self.at(page, corner, local) in marks]

    def tip(self, page: str, corner: int, side: int, marks: str) -> list[Local]:
        """The same on the paper that a fold of this side turns over."""
        return [(i, j) for i, j in self.square(page, corner, side, marks) if i + j <= side - 2]

    def need(self, true: bool, field: str, message: str) -> None:
        need(true, f"{self.path}.{field}", message)

    def check_squares(self) -> None:
        """Invariant 1."""
        level, size = self.level, self.size
        self.need(
            2 <= level.small < level.large, "small", f"{level.small} is not from 2 to below {level.large}"
        )
        self.need(
            2 * level.large + 1 <= size,
            "large",
            f"two squares of {level.large} and a box are wider than {size}",
        )
        if not self.double:
            self.need(level.blunt is None, "blunt", "only level 4 has blunt corners")
            return
        blunt = level.blunt or 0
        self.need(level.large <= blunt - 2, "blunt", f"{blunt} is not at least {level.large + 2}")
        self.need(2 * blunt + 1 <= size, "blunt", f"two squares of {blunt} and a box are wider than {size}")

    def check_page(self, page: str) -> None:
        rows = self.page(page)
        self.need(len(rows) == self.size, page, f"{len(rows)} rows instead of {self.size}")
        for n, row in enumerate(rows):
            self.need(len(row) == self.size, f"{page}[{n}]", f"{len(row)} cells instead of {self.size}")
            strange = sorted(set(row) - set(PRINTED))
            self.need(not strange, f"{page}[{n}]", f"{''.join(strange)!r} is not in the legend")

    def check_wins(self) -> None:
        """Invariant 2."""
        level, middle = self.level, (self.size // 2, self.size // 2)
        centre, corners = ("back", "front") if self.double else ("front", "back")
        self.need(self.marks(centre, "W") == [middle], centre, "exactly one W, in the centre")
        total = 0
        for corner, name in enumerate(CORNER_NAMES):
            if self.double:
                found = [
                    (i, j)
                    for i, j in self.tip(corners, corner, level.blunt or 0, "W")
                    if i >= level.large or j >= level.large
                ]
            else:
                found = self.tip(corners, corner, level.small, "W")
            self.need(
                len(found) == 1,
                corners,
                f"{len(found)} W where a fold of {name} brings them into play, not 1",
            )
            total += 1
        self.need(
            len(self.marks(corners, "W")) == total, corners, "a W lies where no fold brings it into play"
        )

    def check_starts(self) -> None:
        """Invariant 3."""
        level = self.level
        self.need(len(self.marks("front", "S")) == 4, "front", "exactly four S")
        for corner, name in enumerate(CORNER_NAMES):
            inside = self.square("front", corner, level.small, "S")
            self.need(len(inside) == 1, "front", f"{len(inside)} S in the small square {name}, not 1")
            behind = self.tip("back", corner, level.small, "S")
            self.need(len(behind) >= 1, "back", f"no S where the small fold of {name} brings it into play")
        if self.double:
            blunt = [set(self.square_cells(corner, level.blunt or 0)) for corner in range(4)]
            outside = [cell for cell in self.marks("back", "S") if not any(cell in cells for cells in blunt)]
            self.need(len(outside) >= 1, "back", "no S outside the blunt squares, so nothing to start from")

    def square_cells(self, corner: int, side: int) -> list[Local]:
        places = [int(place(self.size, corner, i, j)) for i, j in product(range(side), repeat=2)]
        return [(cell % self.size, cell // self.size) for cell in places]

    def check_faces(self) -> None:
        """Invariant 4."""
        level, total = self.level, 0
        for corner, name in enumerate(CORNER_NAMES):
            small = len(self.square("front", corner, level.small, "fg"))
            large = len(self.square("front", corner, level.large, "fg"))
            self.need(small >= 1, "front", f"no face in the small square {name}")
            self.need(large > small, "front", f"the large square {name} has no face more than the small one")
            total += large
        self.need(len(self.marks("front", "fg")) == total, "front", "a face lies outside the large squares")
        behind = 0
        for corner, name in enumerate(CORNER_NAMES if self.double else []):
            found = [
                (i, j) for i, j in self.square("back", corner, level.blunt or 0, "f") if i + j >= level.large
            ]
            self.need(len(found) == 2, "back", f"{len(found)} professors in the blunt square {name}, not 2")
            behind += 2
        self.need(len(self.marks("back", "fg")) == behind, "back", "a face lies where it has no function")

    def check_bulbs(self) -> None:
        """Invariant 5."""
        for corner, name in enumerate(CORNER_NAMES if self.double else []):
            found = self.tip("back", corner, self.level.small, "b")
            self.need(
                len(found) == 1, "back", f"{len(found)} light bulbs behind the small corner {name}, not 1"
            )
        self.need(not self.marks("front", "b"), "front", "light bulbs are on the back of level 4")
        self.need(len(self.marks("back", "b")) == 4 * self.double, "back", "a light bulb lies elsewhere")

    def check_special(self) -> None:
        """Invariant 6."""
        for page in ("front", "back"):
            if self.name != "2":
                self.need(not self.marks(page, "iog"), page, "ice and ice holes are on level 2 only")
            if self.name != "3":
                self.need(not self.marks(page, "*O"), page, "turn stars and orbs are on level 3 only")
        orbs = self.marks("front", "O")
        if self.name == "3":
            inside = {cell for corner in range(4) for cell in self.square_cells(corner, self.level.large)}
            flat = [cell for cell in orbs if cell not in inside]
            self.need(
                len(flat) >= 2, "front", f"{len(flat)} orbs outside the large squares, at least 2 are needed"
            )
        every = len(orbs) + len(self.marks("back", "O"))
        self.need(
            every <= MOST_ORBS, "front", f"{every} orbs on both pages; at most {MOST_ORBS} can be told apart"
        )

    def check_bonuses(self) -> None:
        """Invariant 7."""
        found = [self.level.bonus(corner) for corner in range(4)]
        self.need(
            sorted(found) == sorted(BONUSES),
            "corner_bonus",
            f"{found} is not each of {', '.join(BONUSES)} once",
        )

    def check_hidden(self) -> None:
        """Invariant 8."""
        self.need(not self.marks("front", HIDDEN), "front", "# is for back cells only")
        seen: set[Local] = set()
        for corner in range(4):
            for cell, (i, j) in zip(
                self.square_cells(corner, self.level.large),
                product(range(self.level.large), repeat=2),
                strict=True,
            ):
                if i + j <= self.level.large - 2:
                    seen.add(cell)
        for y, row in enumerate(self.level.back):
            for x, mark in enumerate(row):
                never = not self.double and (x, y) not in seen
                self.need(
                    (mark == HIDDEN) == never,
                    f"back[{y}]",
                    f"{LETTERS[x]}{y + 1} {'can never be seen and is not #' if never else 'can be seen and is #'}",
                )

    def check_connected(self) -> None:
        """Invariant 9: whatever is folded, what must be linked can be reached."""
        level = self.level
        for folds in product((0, level.small, level.large), repeat=4):
            shown = [int(cell) for cell in front(self.size, list(folds))]
            self.need(self.connected(shown), "front", f"folded by {folds} the sheet falls into parts")
        if self.double:
            blunts = product((0, level.blunt or 0), repeat=4)
            for folds, seconds in product(product((level.small, level.large), repeat=4), blunts):
                shown = [int(cell) for cell in reverse(self.size, list(folds), list(seconds))]
                self.need(
                    self.connected(shown), "back", f"folded by {folds} and {seconds} it falls into parts"
                )

    def connected(self, shown: list[int]) -> bool:
        pages = "".join((*self.level.front, *self.level.back))
        size = self.size
        boxes = {cell: pages[each] for cell, each in enumerate(shown) if each >= 0 and pages[each] != "o"}
        wanted = {cell for cell, mark in boxes.items() if mark in "WS"}
        todo = [min(wanted)]
        seen = set(todo)
        while todo:
            here = todo.pop()
            steps = [here - size, here + size]
            steps += [here - 1] if here % size else []
            steps += [here + 1] if here % size < size - 1 else []
            fresh = [there for there in steps if there in boxes and there not in seen]
            seen.update(fresh)
            todo += fresh
        return wanted <= seen
