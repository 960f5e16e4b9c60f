"""What chance may bring: tiles, dice, and the steps of the set-up."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.rules.actions import WHITE
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.table import (
    BOTH_DICE,
    DEALING,
    DRAWING,
    FIRST_SEAT,
    FISHING_OUT,
    OBSTRUCTING,
    REVEALING,
    WAVE,
    Table,
)


@mypyc_attr(acyclic=True)
class Chances(Table):
    def outcomes(self, out: vec[i64]) -> i64:
        """What chance may bring now. Things that are alike are one outcome, named by the first of them."""
        grid = self.box.grid
        if self.phase == DRAWING or self.phase == FISHING_OUT:
            return self.box.tile_kinds.draws(self.face_down, out)
        if self.phase == WAVE:
            white: i64 = len(grid.white)
            black: i64 = len(grid.black)
            if self.dice == BOTH_DICE:
                return up_to(white * black, out)
            return up_to(white, out) if self.dice == WHITE else up_to(black, out)
        if self.phase == FIRST_SEAT:
            return up_to(self.seats, out)
        if self.phase == DEALING:
            return self.box.card_kinds.draws(self.undealt(), out)
        if self.phase == REVEALING:
            return self.box.scenario_kinds.draws(self.scenario.hidden(), out)
        if self.phase == OBSTRUCTING:
            return self.free_crossings(out)
        return 0

    def obstacle_due(self) -> bool:
        """Is a Scenario obstacle tile left to place, and a cell for it? On a board of one's own there may be none."""
        if self.obstacles_placed >= self.scenario.obstacles:
            return False
        for black in range(len(self.box.grid.black)):
            for white in range(len(self.box.grid.white)):
                if self.may_obstruct(self.box.grid.crossing(white, black)):
                    return True
        return False

    def free_crossings(self, out: vec[i64]) -> i64:
        """A roll that must be repeated is no outcome, so every cell that is left is as likely."""
        grid = self.box.grid
        count: i64 = 0
        for black in range(len(grid.black)):
            for white in range(len(grid.white)):
                cell: i64 = grid.crossing(white, black)
                if self.may_obstruct(cell):
                    out[count] = cell
                    count += 1
        return count

    def weights(self, out: vec[i64]) -> i64:
        if self.phase == DRAWING or self.phase == FISHING_OUT:
            return self.box.tile_kinds.odds(self.face_down, out)
        if self.phase == DEALING:
            return self.box.card_kinds.odds(self.undealt(), out)
        if self.phase == REVEALING:
            return self.box.scenario_kinds.odds(self.scenario.hidden(), out)
        count: i64 = self.outcomes(out)
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def uniform(self) -> bool:
        return self.phase == WAVE or self.phase == FIRST_SEAT or self.phase == OBSTRUCTING

    def possible(self, outcome: i64) -> bool:
        """Of things that are alike any will do."""
        if self.phase == DRAWING or self.phase == FISHING_OUT:
            return outcome < self.box.map_tiles and self.face_down & BIT[outcome] != 0
        if self.phase == DEALING:
            return outcome < self.box.card_kinds.total and self.undealt() & BIT[outcome] != 0
        if self.phase == REVEALING:
            return outcome < self.box.scenario_kinds.total and self.scenario.hidden() & BIT[outcome] != 0
        if self.phase == OBSTRUCTING:
            return outcome < self.box.grid.size and self.is_crossing(outcome) and self.may_obstruct(outcome)
        faces: i64 = len(self.box.grid.white) * len(self.box.grid.black)
        out = vec[i64]([i64(0) for _ in range(faces + self.seats)])
        return outcome < self.outcomes(out)

    def is_crossing(self, cell: i64) -> bool:
        grid = self.box.grid
        row: i64 = grid.row(cell)
        column: i64 = grid.column(cell)
        return row in grid.black and column in grid.white


def up_to(count: i64, out: vec[i64]) -> i64:
    i: i64 = 0
    while i < count:
        out[i] = i
        i += 1
    return count
