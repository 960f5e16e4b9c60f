"""How many turns are to go on a sheet, the naive way, as an oracle: distances by sweeps over the whole sheet, the join
by a search that asks of every place what it shows. Slow, and free of the tables of the evaluation."""

from collections.abc import Iterable
from itertools import pairwise

from cinquina.games.rollfold.judgement.weights import WEIGHTS
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.marks import ANY_DIE, CIRCLE, HOLE, LARGE, SMALL, THREES, UNFOLDED, WIN
from cinquina.games.rollfold.rules.sheet import ALL_CORNERS, Sheet
from cinquina.games.rollfold.rules.sight import Sight

FAR = 60
UNSEEN = 9999
NO_WAY = 12
PER_STRING = WEIGHTS["per_string"]
PER_X = WEIGHTS["per_x"]


def features(sheet: Sheet, orbs_connect: bool) -> dict[str, float]:
    """Those that the sheet alone tells."""
    box: Box = sheet.box
    found = dict.fromkeys(("faces", "bonuses", "folds", "bulbs", "symbols", "join"), 0.0)
    planned = int(sheet.folds)
    seen = Paper(sheet, sheet.sight)
    for corner in range(4):
        gain = WEIGHTS["any_die" if box.bonuses[corner] >= ANY_DIE else "plus"]
        if sheet.fold_of(corner) == LARGE:
            found["bonuses"] += gain
        elif sheet.fold_of(corner) == UNFOLDED:
            small, large = seen.visit(box.small_faces[corner]), seen.visit(box.large_faces[corner])
            found["folds"] += WEIGHTS["fold"]
            found["faces"] += small if small <= large - gain else large
            found["bonuses"] += 0.0 if small <= large - gain else gain
            planned += int(THREES[corner]) * (SMALL if small <= large - gain else LARGE)
    if box.two_sided:
        if not sheet.back:
            found["folds"] += WEIGHTS["fold"]
            for bulb in box.bulbs:
                place = seen.sight.where[bulb]
                if not sheet.is_crossed(bulb):
                    found["bulbs"] += seen.visit_one(place) if place >= 0 else PER_STRING + PER_X
            seen = Paper(sheet, box.sight(planned, 0, True))
        for corner in range(4):
            if not sheet.blunts >> corner & 1:
                found["faces"] += seen.visit(box.blunt_faces[corner])
                found["folds"] += WEIGHTS["fold"]
    last = Paper(sheet, box.sight(planned, ALL_CORNERS if box.two_sided else 0, box.two_sided))
    tree = Tree(last, orbs_connect)
    found["symbols"] = WEIGHTS["symbol"] * float(sheet.count_missing(box.wins))
    strings = PER_STRING * float(tree.pieces) + PER_X * float(tree.boxes)
    found["join"] = strings + WEIGHTS["begin"] * tree.approach
    return found


class Paper:
    """A sheet as a sight shows it, and how far each place is from its starting points."""

    def __init__(self, sheet: Sheet, sight: Sight) -> None:
        self.sheet, self.sight = sheet, sight
        self.wide = int(sight.wide)
        self.shows = [int(cell) for cell in sight.shows]
        self.open = [cell >= 0 and not sheet.box.printed[cell] & HOLE for cell in self.shows]
        self.crossed = [cell >= 0 and sheet.is_crossed(cell) for cell in self.shows]
        self.start = [cell >= 0 and bool(sheet.marks[cell] & CIRCLE) for cell in self.shows]
        size = self.wide - 2
        rows = [[y * self.wide + x for x in range(1, size + 1)] for y in range(1, size + 1)]
        columns = [list(column) for column in zip(*rows, strict=True)]
        self.aligned = [FAR] * len(self.shows)
        for line in rows + columns:
            self.look_along(line)
            self.look_along(line[::-1])
        self.around = self.aligned[:]
        for line in rows + columns:
            self.spread_along(line)
            self.spread_along(line[::-1])

    def look_along(self, line: list[int]) -> None:
        last = FAR
        for place in line:
            last = min(last + 1, FAR) if self.open[place] else FAR
            self.aligned[place] = min(self.aligned[place], last)
            if self.start[place]:
                last = 0

    def spread_along(self, line: list[int]) -> None:
        """From each box that one string reaches, another goes on."""
        for before, place in pairwise(line):
            self.around[place] = min(self.around[place], self.around[before] + 1)

    def visit_one(self, place: int) -> float:
        straight = PER_STRING + PER_X * float(self.aligned[place])
        return min(straight, 2.0 * PER_STRING + PER_X * float(self.around[place]))

    def visit(self, cells: Iterable[int]) -> float:
        """Build a tree from the starting points over all cells without an X, nearest first."""
        places = [self.sight.where[cell] for cell in cells if not self.sheet.is_crossed(cell)]
        left = [(self.visit_one(place), int(place)) for place in places if place >= 0]
        total = 0.0
        while left:
            best = min(range(len(left)), key=lambda n: left[n][0])
            cost, here = left[best]
            total += cost
            left[best] = left[-1]
            left = [(min(cost, self.between(here, place)), place) for cost, place in left[:-1]]
        return total

    def between(self, one: int, other: int) -> float:
        across = abs(one % self.wide - other % self.wide)
        down = abs(one // self.wide - other // self.wide)
        strings = 2.0 if across and down else 1.0
        return strings * PER_STRING + PER_X * float(across + down)

    def to_begin(self, place: int) -> float:
        straight = PER_X * float(self.aligned[place] - 1)
        return min(straight, PER_STRING + PER_X * float(self.around[place] - 1))


class Tree:
    """The winning symbols joined, each by its shortest way to those before: X's are free, other boxes cost 1."""

    def __init__(self, paper: Paper, orbs_connect: bool) -> None:
        self.paper = paper
        sheet, where = paper.sheet, paper.sight.where
        self.orbs: list[int] = []
        if orbs_connect:
            self.orbs = [
                int(where[orb]) for orb in sheet.box.orbs if where[orb] >= 0 and sheet.is_crossed(orb)
            ]
        self.boxes = self.pieces = 0
        self.approach = 0.0
        root = int(where[sheet.box.wins[sheet.box.centre]])
        if not paper.crossed[root]:
            self.boxes = self.pieces = 1
            self.approach += paper.to_begin(root)
        self.joined = {root}
        self.distance = {root: 0}
        self.origin = {root: -1}
        self.queue = [root]
        for _ in range(sum(1 for win in sheet.box.wins if where[win] >= 0) - 1):
            found = self.nearest()
            if found < 0:
                self.boxes += NO_WAY
                return
            self.add(found)

    def nearest(self) -> int:
        """Return the nearest place with an unjoined winning symbol; the queue continues from the search before."""
        paper, wide = self.paper, self.paper.wide
        printed = paper.sheet.box.printed
        while self.queue:
            here = self.queue[0]
            if printed[paper.shows[here]] & WIN and here not in self.joined:
                return here
            del self.queue[0]
            onward = [2 * here - self.origin[here]] if self.origin[here] >= 0 else []
            for there in (*onward, here - wide, here + wide, here - 1, here + 1):
                if 0 <= there < len(paper.shows) and paper.open[there]:
                    self.step(here, there)
            for there in self.orbs if here in self.orbs else ():
                self.step(here, there)
        return -1

    def step(self, here: int, there: int) -> None:
        free = self.paper.crossed[there]
        so_far = self.distance[here] + (not free)
        if so_far < self.distance.get(there, UNSEEN):
            self.distance[there], self.origin[there] = so_far, here
            self.queue.insert(0 if free else len(self.queue), there)

    def add(self, found: int) -> None:
        """Walk back to the tree; what has no X is filled by straight strings, one after another."""
        here, last, step, begin = found, -1, 0, 0.0
        while here not in self.joined:
            self.joined.add(here)
            onward = self.origin[here]
            self.distance[here], self.origin[here] = 0, -1
            self.queue.insert(0, here)
            if self.paper.crossed[here]:
                if last >= 0:
                    self.approach += min(begin, self.paper.to_begin(last))
                last = -1
            else:
                self.boxes += 1
                if last < 0:
                    self.pieces += 1
                    begin, step = self.paper.to_begin(here), 0
                else:
                    self.pieces += step not in (0, here - last)
                    step = here - last
                last = here
            here = onward
        if last >= 0:
            self.approach += min(begin, self.paper.to_begin(last))
