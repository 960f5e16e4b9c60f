"""Holi once more, as literally and as slowly as the law reads: dictionaries, full copies, no tables.

Levels are 1 to 3, letters x and numbers y 1 to 6; a place is (z, x, y). A seat is its number.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from itertools import combinations

Cell = tuple[int, int]
Place = tuple[int, int, int]
BOARD = [(x, y) for y in range(1, 7) for x in range(1, 7)]
SWEET_CELLS = [(2, 1), (5, 1), (1, 2), (6, 2), (1, 5), (6, 5), (2, 6), (5, 6)]
CORNERS = [(1, 1), (6, 1), (1, 6), (6, 6)]
CENTRE = [(3, 3), (4, 3), (3, 4), (4, 4)]

GRIDS = {
    "C01": "### ... ...",
    "C02": "##. #.. ...",
    "C03": "#.. .#. ..#",
    "C04": "##. ..# ...",
    "C05": ".## #.. ...",
    "C06": "##. ... #..",
    "C07": ".## ... ..#",
    "C08": "##. ... ..#",
    "C09": ".## ... #..",
    "C10": "#*# .#. ...",
    "C11": "#.# .*. .#.",
    "C12": "#.# .*. #..",
    "C13": "..# #*. .#.",
}


def spaces(card: str, marks: str) -> list[Cell]:
    rows = GRIDS[card].split()
    return [(i, j) for i in range(3) for j in range(3) if rows[j][i] in marks]


def name(cell: Cell) -> str:
    return "ABCDEF"[cell[0] - 1] + str(cell[1])


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


@dataclass
class Player:
    pawn: Place
    hand: set[str] = field(default_factory=set)
    deck: set[str] = field(default_factory=lambda: set(GRIDS))
    pile: list[tuple[str, bool]] = field(default_factory=list)  # card, face down?
    sweets: int = 0
    points: int = 0
    finished: str = ""


@dataclass
class Table:
    players: list[Player]
    first: int
    rivalry: set[str]
    settings: dict[str, str]
    active: int = 0
    tokens: dict[Place, int] = field(default_factory=dict)
    held: dict[tuple[int, int], int] = field(default_factory=dict)  # owner, colour
    sweets: dict[Place, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    climbed_to: set[int] = field(default_factory=set)
    over: bool = False

    def __post_init__(self) -> None:
        self.active = self.first
        for owner in range(len(self.players)):
            for colour in range(len(self.players)):
                self.held[owner, colour] = 25 if owner == colour else 0
        for x, y in SWEET_CELLS:
            self.sweets[1, x, y] = 2
            self.sweets[2, x, y] = 1

    # -- looking

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def tokens_left(self) -> int:
        return self.held[self.active, self.active]

    def pawn_at(self, place: Place) -> int | None:
        return next((n for n, each in enumerate(self.players) if each.pawn == place), None)

    # -- L1 to L4

    def patterns(self, card: str) -> set[frozenset[Cell]]:
        filled, stars = spaces(card, "#"), spaces(card, "*")
        if "G02" in self.rivalry:
            filled, stars = filled + stars, []
        _, x, y = self.me.pawn
        found = set()
        for _ in range(4):
            for a in stars or filled:
                found.add(frozenset((x + i - a[0], y + j - a[1]) for i, j in filled if (i, j) != a))
            filled = [(2 - j, i) for i, j in filled]
            stars = [(2 - j, i) for i, j in stars]
        return found

    def ups(self, card: str) -> set[frozenset[Cell]]:
        z = self.me.pawn[0]
        found = set()
        for cells in self.patterns(card):
            if all(cell in BOARD and (z, *cell) not in self.tokens for cell in cells):
                k = min(len(cells), self.tokens_left())
                found |= {frozenset(some) for some in combinations(sorted(cells), k)}
        return found

    def downs(self) -> set[Cell]:
        if self.me.pile and self.me.pile[-1][1]:
            return set()
        z = self.me.pawn[0]
        found = set()
        for cell in BOARD:
            pawn = self.pawn_at((z, *cell))
            hit = pawn is not None and pawn != self.active and "G03" in self.rivalry
            if (z, *cell) not in self.tokens and (pawn is None or hit):
                found.add(cell)
        return found

    def throws(self) -> Iterator[str]:
        if "throw" in self.used or self.tokens_left() == 0:
            return
        for card in sorted(self.me.hand):
            for cells in self.ups(card):
                order = sorted(cells, key=lambda cell: (cell[1], cell[0]))
                yield f"up {card} {'+'.join(map(name, order))}"
        downs = self.downs()
        for card in sorted(self.me.hand):
            yield from (f"down {card} {name(cell)}" for cell in downs)

    def steps(self) -> list[str]:
        """Return the moves and climbs by L3 and L4 alone."""
        z, x, y = self.me.pawn
        found = []
        if (
            "throw" in self.used
            and self.tokens_left() == 0
            and self.settings["empty_reserve"] == "immediately"
        ):
            return []
        if "move" not in self.used:
            for a, b in BOARD:
                far = abs(a - x) + abs(b - y)
                if self.pawn_at((z, a, b)) is None and ("G01" not in self.rivalry or far <= 2):
                    found.append(f"move {name((a, b))}")
        if "climb" not in self.used:
            if z < 3 and self.surrounded() and self.pawn_at((z + 1, x, y)) is None:
                found.append("climb")
            if "G06" in self.rivalry and z > 1 and self.pawn_at((z - 1, x, y)) is None:
                found.append("climb_down")
        return found

    def surrounded(self) -> bool:
        z, x, y = self.me.pawn
        sides = [side in BOARD for side in beside((x, y))]
        covered = [(z, *side) in self.tokens for side in beside((x, y))]
        if not all(sides) and "G05" not in self.rivalry:
            return False
        count = sum(there or not exists for there, exists in zip(covered, sides, strict=True))
        return count >= (3 if "G04" in self.rivalry else 4)

    # -- L5, L6

    def can_reach(self) -> bool:
        if any(self.throws()):
            return True
        for text in self.steps():
            later = self.after(text)
            if later.can_reach():
                return True
        return False

    def actions(self) -> set[str]:
        if "throw" in self.used:
            return {"end_turn", *self.steps()}
        found = set(self.throws())
        for text in self.steps():
            later = self.after(text)
            if later.can_reach():
                found.add(text)
        return found

    # -- doing

    def after(self, text: str) -> "Table":
        """Return a copy after one more step."""
        later = self.after_nothing()
        later.do(text)
        return later

    def after_nothing(self) -> "Table":
        later = copy(self)
        later.players = [copy(player) for player in self.players]
        for player in later.players:
            player.hand, player.pile = set(player.hand), list(player.pile)
        later.tokens, later.held, later.sweets = dict(self.tokens), dict(self.held), dict(self.sweets)
        later.used, later.climbed_to = set(self.used), set(self.climbed_to)
        return later

    def do(self, text: str) -> None:
        what, *words = text.split()
        if what in ("up", "down"):
            self.used.add("throw")
            card, cells = words
            self.me.hand.remove(card)
            self.me.pile.append((card, what == "down"))
            for cell in cells.split("+"):
                self.token("ABCDEF".index(cell[0]) + 1, int(cell[1]))
        elif what == "move":
            self.used.add("move")
            self.arrive((self.me.pawn[0], "ABCDEF".index(words[0][0]) + 1, int(words[0][1])))
        elif what in ("climb", "climb_down"):
            self.used.add("climb")
            z, x, y = self.me.pawn
            z += 1 if what == "climb" else -1
            self.arrive((z, x, y))
            if what == "climb" and z not in self.climbed_to:
                self.climbed_to.add(z)
                self.me.points += {2: 2, 3: 4}[z] if "V12" in self.rivalry else 0

    def token(self, x: int, y: int) -> None:
        z, p = self.me.pawn[0], self.active
        self.held[p, p] -= 1
        hit = self.pawn_at((z, x, y))
        if hit is not None:
            self.held[hit, p] += 1
            self.me.points += 2 if "V08" in self.rivalry else 1
            return
        while z > 1:
            below = self.pawn_at((z - 1, x, y))
            if below is not None:
                self.held[below, p] += 1
                if below != p and "V15" in self.rivalry:
                    self.me.points += 2
                return
            if (z - 1, x, y) in self.tokens:
                break
            z -= 1
        self.tokens[z, x, y] = p

    def arrive(self, place: Place) -> None:
        z, x, y = place
        self.me.pawn = place
        self.me.sweets += self.sweets.pop(place, 0)
        self.take(place)
        for above in range(z + 1, 4 if self.settings["rain_catch"] == "column" else min(z + 2, 4)):
            if self.pawn_at((above, x, y)) is not None:
                break
            self.take((above, x, y))

    def take(self, place: Place) -> None:
        colour = self.tokens.pop(place, None)
        if colour is not None:
            self.held[self.active, colour] += 1

    def wants_card(self) -> bool:
        return len(self.me.hand) < 3 and bool(self.me.deck)

    def draw(self, card: str) -> None:
        self.me.deck.remove(card)
        self.me.hand.add(card)

    def next(self) -> None:
        """After the draws of END_TURN."""
        if self.tokens_left() == 0:
            self.me.finished = "tokens"
        elif not self.me.hand:
            self.me.finished = "cards"
        while True:
            self.used = set()
            later = [(self.active + k) % len(self.players) for k in range(1, len(self.players) + 1)]
            playing = [seat for seat in later if not self.players[seat].finished]
            if not playing:
                self.over = True
                return
            self.active = playing[0]
            if self.can_reach():
                return
            self.me.finished = "stuck"

    # -- scoring

    def own(self, seat: int, z: int) -> set[Cell]:
        return {(x, y) for (level, x, y), colour in self.tokens.items() if (level, colour) == (z, seat)}

    def tokens_given(self, seat: int) -> int:
        return sum(count for (owner, colour), count in self.held.items() if colour == seat != owner)

    def foreign_tokens(self, seat: int) -> int:
        return sum(count for (owner, colour), count in self.held.items() if owner == seat != colour)

    def total(self, seat: int) -> int:
        me = self.players[seat]
        fewer = sum(each.sweets < me.sweets for each in self.players)
        tokens = sum(z * len(self.own(seat, z)) for z in (1, 2, 3))
        return (
            me.points
            + tokens
            + 2 * self.tokens_given(seat)
            + 5 * fewer
            + sum(self.rivalry_points(seat).values())
        )

    def rivalry_points(self, seat: int) -> dict[str, int]:
        levels = {z: self.own(seat, z) for z in (1, 2, 3)}
        seats = range(len(self.players))
        lines = [[(x, y) for x in range(1, 7)] for y in range(1, 7)]
        lines += [[(x, y) for y in range(1, 7)] for x in range(1, 7)]
        above = [(z, cell) for z in (2, 3) for cell in levels[z]]
        below = [self.tokens.get((z - 1, *cell)) for z, cell in above]
        every = [cell for cells in levels.values() for cell in cells]
        squares = [{(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} for x in range(1, 6) for y in range(1, 6)]
        points = {
            "V01": 2 * self.players[seat].sweets,
            "V02": 3 * sum(len(cells & set(line)) >= 4 for cells in levels.values() for line in lines),
            "V03": max(map(largest_group, levels.values())),
            "V04": sum(most([len(self.own(each, z)) for each in seats], seat, 4, 2) for z in (1, 2, 3)),
            "V05": 2 * sum(cell in CORNERS for cell in every),
            "V06": 2 * sum(cell in CENTRE for cell in every),
            "V07": sum(colour == seat for colour in below),
            "V09": most([self.tokens_given(each) for each in seats], seat, 6, 3),
            "V10": 4 * sum(self.foreign_tokens(each) > self.foreign_tokens(seat) for each in seats),
            "V11": {1: 8, 2: 4, 3: 0}[self.players[seat].pawn[0]],
            "V13": 3 * sum(square <= cells for cells in levels.values() for square in squares),
            "V14": sum(colour not in (seat, None) for colour in below),
        }
        return {card: worth for card, worth in points.items() if card in self.rivalry}

    def ranks(self) -> list[int]:
        def key(seat: int) -> tuple[int, ...]:
            order = -((seat - self.first) % len(self.players))
            last = () if self.settings["last_tiebreak"] == "shared" else (order,)
            return (self.total(seat), self.tokens_given(seat), self.players[seat].sweets, *last)

        keys = [key(seat) for seat in range(len(self.players))]
        return [1 + sum(other > each for other in keys) for each in keys]


def most(counts: list[int], seat: int, win: int, tie: int) -> int:
    if counts[seat] == 0 or counts[seat] < max(counts):
        return 0
    return win if counts.count(max(counts)) == 1 else tie


def largest_group(cells: set[Cell]) -> int:
    largest, rest = 0, set(cells)
    while rest:
        group = [rest.pop()]
        for cell in group:
            for near in beside(cell):
                if near in rest:
                    rest.remove(near)
                    group.append(near)
        largest = max(largest, len(group))
    return largest
