"""The way of one string over a sheet: the boxes it marks in order, or the obstacle."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.folds import PARTIAL
from cinquina.games.rollfold.rules.marks import HOLE, ICE, ORB, STAR, TURNING
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import OUTSIDE

# The kinds of obstacle at the place `Route.at`.
CLEAR: Final = 0
LEAVES: Final = 1
CUT: Final = 2
NO_PAPER: Final = 3
IN_HOLE: Final = 4
BENT: Final = 5
STAR_USED: Final = 6
NO_ORB_CHOSEN: Final = 7
NO_SUCH_JUMP: Final = 8
NO_ICE: Final = 9
SLIDE_BLOCKED: Final = 10


@mypyc_attr(acyclic=True, free_list_len=1)
class Route:
    def __init__(self, sheet: Sheet, action: i64) -> None:
        self.places: vec[i64] = int_buffer(sheet.sight.size + 2 * actions.MOST_STEPS)
        self.count: i64 = 0
        self.jumped: i64 = 0  # bits of the places that were jumped to
        self.trouble: i64 = CLEAR
        self.at: i64 = 0
        self.follow(sheet, action)

    def follow(self, sheet: Sheet, action: i64) -> None:
        sight = sheet.sight
        printed = sheet.box.printed
        turning: bool = sheet.box.kind == TURNING
        here: i64 = actions.start_of(action)
        slide: i64 = actions.slide_of(action)
        steps: i64 = slide if slide > 0 else actions.length_of(action)
        free = True  # may the next step go any way?
        before: i64 = 0
        cell: i64 = 0
        k: i64 = 0
        while k < steps:
            d: i64 = actions.step_of(action, k)
            if d != before and not free:
                self.stop(STAR_USED if printed[cell] & STAR else BENT, here)
                return
            before = d
            here += sight.delta[d]
            cell = sight.shows[here]
            if cell < 0 or printed[cell] & HOLE:
                self.stop(obstacle_of(cell), here)
                return
            free = (
                turning and printed[cell] & STAR != 0 and not sheet.is_crossed(cell) and not self.visits(here)
            )
            self.add(here)
            jump: i64 = actions.jump_of(action, k)
            if turning and printed[cell] & ORB and len(sight.orbs) > 1:
                if jump == 0:
                    self.stop(NO_ORB_CHOSEN, here)
                    return
                target: i64 = (
                    sight.where[sheet.box.orbs[jump - 1]] if jump <= len(sheet.box.orbs) else i64(-1)
                )
                if target < 0 or target == here:
                    self.stop(NO_SUCH_JUMP, here)
                    return
                self.jumped |= BIT[self.count]
                self.add(target)
                here = target
                cell = sight.shows[here]
                free = True
            elif jump != 0:
                self.stop(NO_SUCH_JUMP, here)
                return
            k += 1
        if slide > 0:
            if not printed[cell] & ICE:
                self.stop(NO_ICE, here)
                return
            while printed[cell] & ICE:
                here += sight.delta[before]
                cell = sight.shows[here]
                if cell < 0 or printed[cell] & HOLE:
                    self.stop(SLIDE_BLOCKED, here)
                    return
                self.add(here)

    def add(self, place: i64) -> None:
        self.places[self.count] = place
        self.count += 1

    def stop(self, trouble: i64, place: i64) -> None:
        self.trouble = trouble
        self.at = place

    def jumps_to(self, n: i64) -> bool:
        return self.jumped & BIT[n] != 0

    def canonical_slide(self, sheet: Sheet, action: i64) -> i64:
        """Return the only notation for a clear slide: `~` directly after the first box of its run of ice, and a walk if
        it is just as long as the number."""
        slide: i64 = actions.slide_of(action)
        steps: i64 = actions.length_of(action)
        if self.count == steps:
            slide = 0
        else:
            while slide > 1 and sheet.box.printed[sheet.sight.shows[self.places[slide - 2]]] & ICE:
                slide -= 1
            steps = slide
        path: i64 = actions.straight(actions.step_of(action, 0), steps)
        return actions.string(actions.item_of(action), actions.start_of(action), slide, path, 0)

    def visits(self, place: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.places[i] == place:
                return True
            i += 1
        return False


def obstacle_of(shown: i64) -> i64:
    """Return why the visible cell of a place cannot be marked."""
    if shown == OUTSIDE:
        return LEAVES
    if shown == PARTIAL:
        return CUT
    return NO_PAPER if shown < 0 else i64(IN_HOLE)
