"""The cost of joining the winning symbols: a greedy Steiner tree over a sheet as it will be folded."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.judgement.reach import Reach
from cinquina.games.rollfold.rules.marks import ORB
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight

NO_WAY: Final = 12  # boxes counted for an unreachable symbol


class Links:
    """Buffers that are reused for each sheet; the results are the counts below."""

    def __init__(self, reach: Reach, per_string: float, per_x: float) -> None:
        self.reach: Final = reach
        self.per_string: Final = per_string
        self.per_x: Final = per_x
        places: i64 = reach.places
        self.distance: vec[i64] = int_buffer(places)
        self.origin: Final = int_buffer(places)
        self.queue: Final = int_buffer(8 * places)  # grows from the middle to both ends
        self.head: i64 = 0
        self.tail: i64 = 0
        self.steps: Final = int_buffer(6)  # onward, up, down; onward, left, right
        # By place: `wanted` for a winning symbol to join, `joined` in the tree. Other numbers are left from earlier
        # sheets and are ignored.
        self.part: Final = int_buffer(places)
        self.wanted: i64 = 0
        self.joined: i64 = 0
        self.boxes: i64 = 0  # boxes without an X that the tree needs
        self.pieces: i64 = 0  # straight strings that would fill them
        self.approach: float = 0.0  # the cost of reaching their starts

    def measure(self, sheet: Sheet, sight: Sight, orbs: bool) -> None:
        self.boxes = 0
        self.pieces = 0
        self.approach = 0.0
        self.wanted += 2
        self.joined = self.wanted + 1
        wins = sheet.box.wins
        left: i64 = 0
        k: i64 = 0
        while k < len(wins):
            place: i64 = sight.where[wins[k]]
            if place >= 0:
                self.part[place] = self.wanted
                left += 1
            k += 1
        root: i64 = sight.where[wins[sheet.box.centre]]
        self.part[root] = self.joined
        if sheet.marks[wins[sheet.box.centre]] == 0:
            self.boxes += 1
            self.pieces += 1
            self.approach += self.distance_to_start(root)
        left -= 1
        self.begin_search(sight, root)
        while left > 0:
            found: i64 = self.find_nearest(sheet, sight, orbs)
            if found < 0:
                self.boxes += NO_WAY
                return
            self.add(sheet, sight, found)
            left -= 1

    def distance_to_start(self, place: i64) -> float:
        """Return the distance of the nearest starting point from a box, beyond the string that fills it."""
        reach = self.reach
        reach.measure(place)
        straight: float = self.per_x * float(reach.aligned[place] - 1)
        around: float = self.per_string + self.per_x * float(reach.around[place] - 1)
        return min(straight, around)

    def begin_search(self, sight: Sight, root: i64) -> None:
        self.distance = sight.unseen[:]
        self.head = 4 * len(self.distance)
        self.tail = self.head
        self.steps[1] = -sight.wide
        self.steps[2] = sight.wide
        self.steps[4] = -1
        self.steps[5] = 1
        self.distance[root] = 0
        self.origin[root] = -1
        self.head -= 1
        self.queue[self.head] = root

    def find_nearest(self, sheet: Sheet, sight: Sight, orbs: bool) -> i64:
        """Return the winning symbol nearest to the tree, X's cost 0, other boxes 1; its way is in `origin`.

        Each call continues the search before: the tree has grown, so ways only get shorter.
        """
        shows = sight.shows
        marks = sheet.marks
        distance = self.distance
        origin = self.origin
        queue = self.queue
        steps = self.steps
        part = self.part
        wide: i64 = sight.wide
        wanted: i64 = self.wanted
        head: i64 = self.head
        tail: i64 = self.tail
        while head < tail:
            here: i64 = queue[head]
            if part[here] == wanted:
                self.head = head
                self.tail = tail
                return here
            head += 1
            so_far: i64 = distance[here]
            # Straight on first: ways with few turns need few strings. No way goes back. Straight on after a jump may be
            # anywhere.
            onward: i64 = here - origin[here]
            steps[0] = onward
            steps[3] = 0
            k: i64 = 0
            end: i64 = 6
            if origin[here] < 0:
                k = 1
            elif onward == 1 or onward == -1:
                end = 3
            elif onward == wide or onward == -wide:
                k = 3
                steps[3] = onward
            elif not 0 <= here + onward < len(distance):
                k = 1
            while k < end:
                there: i64 = here + steps[k]
                k += 1
                far: i64 = distance[there]
                if far <= so_far:
                    continue
                if marks[shows[there]]:
                    distance[there] = so_far
                    origin[there] = here
                    head -= 1
                    queue[head] = there
                elif far > so_far + 1:
                    distance[there] = so_far + 1
                    origin[there] = here
                    queue[tail] = there
                    tail += 1
            if orbs and sheet.box.printed[shows[here]] & ORB and marks[shows[here]]:
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

    def add(self, sheet: Sheet, sight: Sight, found: i64) -> None:
        """Walk back from a symbol to the tree; boxes without an X are filled by straight strings, one after another.

        The next search starts from the places of the way.
        """
        shows = sight.shows
        marks = sheet.marks
        distance = self.distance
        origin = self.origin
        queue = self.queue
        part = self.part
        joined: i64 = self.joined
        head: i64 = self.head
        here: i64 = found
        last: i64 = -1  # the previous box without an X, -1 = none in this stretch
        step: i64 = 0
        begin: float = 0.0
        while part[here] != joined:
            part[here] = joined
            onward: i64 = origin[here]
            distance[here] = 0
            origin[here] = -1
            head -= 1
            queue[head] = here
            if marks[shows[here]] != 0:
                if last >= 0:
                    self.approach += min(begin, self.distance_to_start(last))
                last = -1
            else:
                self.boxes += 1
                if last < 0:
                    self.pieces += 1
                    begin = self.distance_to_start(here)
                    step = 0
                else:
                    if step != 0 and here - last != step:
                        self.pieces += 1
                    step = here - last
                last = here
            here = onward
        if last >= 0:
            self.approach += min(begin, self.distance_to_start(last))
        self.head = head
