"""What it takes to join the winning symbols: a greedy Steiner tree over a sheet as it will be folded."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import buffer
from cinquina.games.rollfold.judgement.reach import Reach
from cinquina.games.rollfold.rules.marks import HOLE, ORB, WIN
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight

UNSEEN: Final = 9999
NO_WAY: Final = 12  # boxes counted where a symbol cannot be reached


class Links:
    """Buffers that are filled again for each sheet; the results are the counts below."""

    def __init__(self, size: i64) -> None:
        places: i64 = (size + 2) * (size + 2)
        self.distance: vec[i64] = buffer(places)
        self.origin: vec[i64] = buffer(places)
        self.queue: vec[i64] = buffer(8 * places)  # grows from the middle to both ends
        self.joined: vec[i64] = buffer(places)
        self.head: i64 = 0
        self.tail: i64 = 0
        self.boxes: i64 = 0  # boxes without an X that the tree needs
        self.pieces: i64 = 0  # straight strings that would fill them
        self.approach: float = 0.0  # what it takes to begin them

    def measure(
        self, sheet: Sheet, sight: Sight, reach: Reach, orbs: bool, per_string: float, per_x: float
    ) -> None:
        self.boxes = 0
        self.pieces = 0
        self.approach = 0.0
        wins = sheet.box.wins
        joined = self.joined
        k: i64 = 0
        while k < len(joined):
            joined[k] = 0
            k += 1
        left: i64 = 0
        k = 0
        while k < len(wins):
            if sight.where[wins[k]] >= 0:
                left += 1
            k += 1
        root: i64 = sight.where[wins[sheet.box.centre]]
        joined[root] = 1
        if sheet.marks[wins[sheet.box.centre]] == 0:
            self.boxes += 1
            self.pieces += 1
            self.approach += self.to_begin(reach, root, per_string, per_x)
        left -= 1
        self.begin_search(root)
        while left > 0:
            found: i64 = self.nearest(sheet, sight, orbs)
            if found < 0:
                self.boxes += NO_WAY
                return
            self.add(sheet, sight, reach, found, per_string, per_x)
            left -= 1

    def to_begin(self, reach: Reach, place: i64, per_string: float, per_x: float) -> float:
        """How far the nearest starting point is from a box, beyond the string that fills it."""
        straight: float = per_x * float(reach.aligned[place] - 1)
        around: float = per_string + per_x * float(reach.around[place] - 1)
        return min(straight, around)

    def begin_search(self, root: i64) -> None:
        distance = self.distance
        k: i64 = 0
        while k < len(distance):
            distance[k] = UNSEEN
            k += 1
        self.head = 4 * len(distance)
        self.tail = self.head
        self.push(root)

    def push(self, place: i64) -> None:
        """A place of the tree, to be searched from."""
        self.distance[place] = 0
        self.origin[place] = -1
        self.head -= 1
        self.queue[self.head] = place

    def nearest(self, sheet: Sheet, sight: Sight, orbs: bool) -> i64:
        """The winning symbol nearest to the tree, X's free, other boxes 1; its way is in `origin`.

        Each call goes on where the one before stopped: the tree has grown, so ways only get shorter.
        """
        shows = sight.shows
        marks = sheet.marks
        printed = sheet.box.printed
        delta = sight.delta
        distance = self.distance
        origin = self.origin
        queue = self.queue
        joined = self.joined
        head: i64 = self.head
        tail: i64 = self.tail
        while head < tail:
            here: i64 = queue[head]
            so_far: i64 = distance[here]
            cell: i64 = shows[here]
            if printed[cell] & WIN and not joined[here]:
                self.head = head
                self.tail = tail
                return here
            head += 1
            # Straight on first: ways with few turns need few strings.
            came: i64 = here - origin[here] if origin[here] >= 0 else i64(0)
            d: i64 = -1
            while d < 4:
                step: i64 = came if d < 0 else delta[d]
                d += 1
                there: i64 = here + step
                if step == 0 or there < 0 or there >= len(shows):
                    continue
                next_cell: i64 = shows[there]
                if next_cell < 0 or printed[next_cell] & HOLE:
                    continue
                cost: i64 = 0 if marks[next_cell] else 1
                if so_far + cost < distance[there]:
                    distance[there] = so_far + cost
                    origin[there] = here
                    if cost:
                        queue[tail] = there
                        tail += 1
                    else:
                        head -= 1
                        queue[head] = there
            if orbs and printed[cell] & ORB and marks[cell]:
                i: i64 = 0
                while i < len(sight.orbs):
                    orb: i64 = sheet.box.orbs[sight.orbs[i] - 1]
                    there = sight.where[orb]
                    if marks[orb] and so_far < distance[there]:
                        distance[there] = so_far
                        origin[there] = here
                        head -= 1
                        queue[head] = there
                    i += 1
        return -1

    def add(
        self, sheet: Sheet, sight: Sight, reach: Reach, found: i64, per_string: float, per_x: float
    ) -> None:
        """Walk back from a symbol to the tree; what has no X is filled by straight strings, one after another."""
        shows = sight.shows
        marks = sheet.marks
        here: i64 = found
        last: i64 = -1  # the box without an X before, -1 = none in this stretch
        step: i64 = 0
        begin: float = 0.0
        while not self.joined[here]:
            self.joined[here] = 1
            onward: i64 = self.origin[here]
            self.push(here)
            if marks[shows[here]] != 0:
                if last >= 0:
                    self.approach += min(begin, self.to_begin(reach, last, per_string, per_x))
                last = -1
            else:
                self.boxes += 1
                if last < 0:
                    self.pieces += 1
                    begin = self.to_begin(reach, here, per_string, per_x)
                    step = 0
                else:
                    if step != 0 and here - last != step:
                        self.pieces += 1
                    step = here - last
                last = here
            here = onward
        if last >= 0:
            self.approach += min(begin, self.to_begin(reach, last, per_string, per_x))
