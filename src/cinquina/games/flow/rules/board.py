"""The water: what lies on the board, which edges meet, what is joined to what, and who is cut off."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.rules.box import ALL_EDGES, EMPTY, FRAME, Box

# Why a placement is refused; the names of the law's codes, in the order of its checks.
FINE: Final = 0
OFF_BOARD: Final = 1
OCCUPIED: Final = 2
NOT_ADJACENT: Final = 3
EDGE_MISMATCH: Final = 4
NO_PATH: Final = 5
BLOCKS_ANIMAL: Final = 6

NO_TILE: Final = -1  # nothing, or something printed: an animal space, the Boat, the frame


@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """It changes in place, so copy() before exploring."""

    def __init__(self, box: Box, mask: vec[i64], tile: vec[i64], bird: vec[i64]) -> None:
        self.box: Final = box
        self.mask: Final = mask  # per cell: open edges of what lies there, EMPTY or FRAME
        self.tile: Final = tile  # per cell: the tile, or NO_TILE
        self.bird: Final = bird  # per cell: a Bird token sits there

    def copy(self) -> "Board":
        return Board(self.box, self.mask[:], self.tile[:], self.bird[:])

    # -- water

    def flood(self, start: i64, through_empty: bool) -> vec[i64]:
        """Per cell: is it joined to `start` by water? Empty cells count as crosses if they are to be crossed."""
        box = self.box
        mask = self.mask
        reached = vec[i64]([i64(0) for _ in range(box.size)])
        todo = vec[i64]([i64(0) for _ in range(box.size)])
        reached[start] = 1
        todo[0] = start
        first: i64 = 0
        last: i64 = 1
        while first < last:
            cell: i64 = todo[first]
            first += 1
            here: i64 = mask[cell] if mask[cell] >= 0 else ALL_EDGES
            side: i64 = 0
            while side < 4:
                if here & box.edge[side]:
                    near: i64 = cell + box.steps[side]
                    if reached[near] == 0:
                        there: i64 = mask[near]
                        if there >= 0:
                            joined = bool(there & box.meets[side])
                        else:
                            joined = through_empty and there == EMPTY
                        if joined:
                            reached[near] = 1
                            todo[last] = near
                            last += 1
                side += 1
        return reached

    def wet(self) -> vec[i64]:
        """Per cell: is it joined by water to at least one animal space? (flow R4: also through animals and the Boat)"""
        box = self.box
        wet = vec[i64]([i64(0) for _ in range(box.size)])
        for animal in range(len(box.animal_cells)):
            if wet[box.animal_cells[animal]] == 0:
                reached = self.flood(box.animal_cells[animal], False)
                cell: i64 = 0
                while cell < box.size:
                    wet[cell] |= reached[cell]
                    cell += 1
        return wet

    def connected(self) -> i64:
        """How many animals have an unbroken way to the Boat."""
        reached = self.flood(self.box.boat, False)
        count: i64 = 0
        for animal in range(len(self.box.animal_cells)):
            count += reached[self.box.animal_cells[animal]]
        return count

    def blocked(self) -> i64:
        """The first animal that no tile could ever connect any more, or -1 (flow L7, R7)."""
        reached = self.flood(self.box.boat, True)
        for animal in range(len(self.box.animal_cells)):
            if reached[self.box.animal_cells[animal]] == 0:
                return animal
        return -1

    # -- placing

    def touches(self, cell: i64) -> bool:
        """Does an adjacent cell hold a tile, the Boat or an animal? (flow L2)"""
        for side in range(4):
            if self.mask[cell + self.box.steps[side]] >= 0:
                return True
        return False

    def edges_match(self, cell: i64, mask: i64) -> bool:
        """Against every neighbour that is not empty: both edges open or both closed (flow L4)."""
        box = self.box
        side: i64 = 0
        while side < 4:
            there: i64 = self.mask[cell + box.steps[side]]
            if there >= 0 and (mask & box.edge[side] != 0) != (there & box.meets[side] != 0):
                return False
            side += 1
        return True

    def meets_water(self, cell: i64, mask: i64, wet: vec[i64]) -> bool:
        """Would a tile here be joined to an animal? `wet` is the water without it (flow L5)."""
        box = self.box
        side: i64 = 0
        while side < 4:
            near: i64 = cell + box.steps[side]
            if mask & box.edge[side] and self.mask[near] >= 0 and self.mask[near] & box.meets[side] and wet[near]:
                return True
            side += 1
        return False

    def cuts_off(self, cell: i64, mask: i64) -> i64:
        """The animal that a tile here would cut off from the Boat for good, or -1 (flow L7)."""
        if mask == ALL_EDGES:
            return -1  # a cross leads wherever an empty cell could
        before: i64 = self.mask[cell]
        self.mask[cell] = mask
        animal: i64 = self.blocked()
        self.mask[cell] = before
        return animal

    def verdict(self, cell: i64, mask: i64, wet: vec[i64], needs_path: bool) -> i64:
        """FINE, or the first of the law's placement rules that this breaks."""
        if self.mask[cell] == FRAME:
            return OFF_BOARD
        if self.mask[cell] != EMPTY:
            return OCCUPIED
        if not self.touches(cell):
            return NOT_ADJACENT
        if not self.edges_match(cell, mask):
            return EDGE_MISMATCH
        if needs_path and not self.meets_water(cell, mask, wet):
            return NO_PATH
        return BLOCKS_ANIMAL if self.cuts_off(cell, mask) >= 0 else FINE

    def fitting(
        self,
        mask: i64,
        wet: vec[i64],
        needs_path: bool,
        but: i64,
        base: i64,
        out: vec[i64],
        count: i64,
        most: i64,
    ) -> i64:
        """Write `base` plus cell and turn for every place of a tile, but for one cell; turns that look alike once."""
        box = self.box
        cell: i64 = box.wide
        while cell < box.size - box.wide and count < most:
            if self.mask[cell] == EMPTY and cell != but and self.touches(cell):
                turn: i64 = 0
                while turn < 4 and count < most:
                    if box.repeats[mask * 4 + turn] == 0:
                        if self.verdict(cell, box.turned[mask * 4 + turn], wet, needs_path) == FINE:
                            out[count] = base + cell * 4 + turn
                            count += 1
                    turn += 1
            cell += 1
        return count

    def put(self, cell: i64, tile: i64, mask: i64, bird: i64) -> None:
        self.mask[cell] = mask
        self.tile[cell] = tile
        self.bird[cell] = bird

    def clear(self, cell: i64) -> None:
        self.put(cell, NO_TILE, EMPTY, 0)


def empty_board(box: Box) -> Board:
    """The frame, the animals and the Boat with its open side."""
    mask: list[i64] = []
    for cell in range(box.size):
        inside = 0 <= box.row(cell) < box.rows and 0 <= box.column(cell) < box.columns
        mask.append(EMPTY if inside else FRAME)
    nothing: list[i64] = [NO_TILE for _ in range(box.size)]
    birds: list[i64] = [0 for _ in range(box.size)]
    board = Board(box, vec[i64](mask), vec[i64](nothing), vec[i64](birds))
    for animal in range(len(box.animal_cells)):
        board.mask[box.animal_cells[animal]] = box.animal_masks[animal]
    board.mask[box.boat] = box.boat_open
    return board
