"""The rest of a turn of Holi, estimated: the throw, a Move and a Climb in any order, added up instead of searched."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest
from cinquina.core.foresight import Foresight
from cinquina.core.state import Evaluation, State
from cinquina.games.holi.judgement.evaluation import Standing
from cinquina.games.holi.judgement.gains import NEVER, TOKENS, Gains, float_table, higher_of
from cinquina.games.holi.rules.actions import CLIMB, DOWN, END_TURN, MOVE, UP, UPWARD, cells_of, what_of
from cinquina.games.holi.rules.cells import CELLS, INTERIOR, LEVELS, NEAR, SIZE
from cinquina.games.holi.rules.phases import ACTION
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.steps import can_climb, down_targets, may_throw_down, move_targets

WAYS: Final = 5  # kept ways: the targets of a throw may spoil a few
STAYS: Final = -1  # the pawn does not move on its level


class TurnForesight(Foresight):
    """Picks the best turn by the standing; the result is judged by the other evaluation."""

    def __init__(self, standing: Standing, after: Evaluation) -> None:
        self.gains: Final = Gains(standing)
        self.judged: Final = after
        # The best ways of the pawn after the throw, and the cell that each of them enters.
        self.way: Final = float_table(WAYS)
        self.enters: Final = vec[i64]([i64(0) for _ in range(WAYS)])
        self.ways: i64 = 0
        self.climbable: i64 = 0  # cells of the pawn's level

    def value(self, state: State, seat: i64) -> float:
        return self.judged.value(state, seat)

    def foresee(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        assert isinstance(state, Position)
        i: i64 = 0
        if state.phase != ACTION:
            while i < count:
                values[i] = 0.0  # all corners count the same
                i += 1
            return
        level: i64 = state.level(seat)
        cell: i64 = state.cell(seat)
        self.fill(state, seat, level)
        self.find_ways(state, seat, level, cell)
        while i < count:
            what: i64 = what_of(actions[i])
            cells: i64 = cells_of(actions[i])
            if what == UP:
                values[i] = self.value_of_throw(state, level, cell, cells)
            elif what == DOWN:
                values[i] = self.value_of_throw(state, level, cell, BIT[cells])
            elif what == MOVE:
                values[i] = self.value_of_move(state, seat, level, cells)
            elif what == END_TURN:
                values[i] = self.gains.rest[level * TOKENS]
            else:
                values[i] = self.value_of_climb(state, seat, level + 1 if what == CLIMB else level - 1, cell)
            i += 1

    # -- preparation

    def fill(self, state: Position, seat: i64, level: i64) -> None:
        """Fill the tables of the pawn's level and of those within reach."""
        gains = self.gains
        gains.prepare(state, seat)
        self.climbable = self.climbs_from(state, seat, level)
        lowest: i64 = level - 1 if level > 0 and state.switches.climbs_down and not state.climbed else level
        highest: i64 = level + 1 if self.climbable else level
        while lowest <= highest:
            if not state.moved or lowest != level:
                gains.fill_going(state, seat, lowest)
            if not state.thrown:
                gains.fill_token(state, seat, lowest)
            lowest += 1

    def climbs_from(self, state: Position, seat: i64, level: i64) -> i64:
        """Return the cells of a level from which the pawn could climb."""
        if state.climbed or level + 1 >= LEVELS:
            return 0
        full: i64 = state.tower.occupied_cells(level)
        if state.switches.sides == 4 and not state.switches.walls_cover:
            across: i64 = (full >> 1) & (full << 1) & (full >> SIZE) & (full << SIZE)
            return INTERIOR & across & ~state.tower.other_pawns(seat, level + 1)
        found: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            if can_climb(state, seat, level, cell, UPWARD):
                found |= BIT[cell]
            cell += 1
        return found

    def find_ways(self, state: Position, seat: i64, level: i64, cell: i64) -> None:
        """Collect the ways after a throw: none, a Move, a Climb, both."""
        gains = self.gains
        self.ways = 0
        self.add_way(0.0, STAYS)
        up: float = higher_of(gains.gain_of_level(state, level), 0.0)
        climbs = self.climbable & BIT[cell] != 0
        if climbs:
            self.add_way(up, STAYS)
        if state.moved:
            return
        targets: i64 = move_targets(state, seat, level, cell)
        above: i64 = move_targets(state, seat, level + 1, cell) if climbs else 0
        there: i64 = 0
        while there < CELLS:
            if targets & BIT[there]:
                going: float = gains.going[level * CELLS + there]
                self.add_way(going + up if self.climbable & BIT[there] else going, there)
            if above & BIT[there]:
                self.add_way(up + gains.going[(level + 1) * CELLS + there], there)
            there += 1

    def add_way(self, value: float, cell: i64) -> None:
        way = self.way
        at: i64 = self.ways
        if at < WAYS:
            self.ways += 1
        elif value > way[WAYS - 1]:
            at -= 1
        else:
            return
        while at > 0 and way[at - 1] < value:
            way[at] = way[at - 1]
            self.enters[at] = self.enters[at - 1]
            at -= 1
        way[at] = value
        self.enters[at] = cell

    # -- first steps, with their best continuation

    def value_of_throw(self, state: Position, level: i64, cell: i64, targets: i64) -> float:
        gains = self.gains
        value: float = 0.0
        once: float = 0.0
        tokens: i64 = 0
        there: i64 = level * CELLS
        rest: i64 = targets
        while rest:
            if rest & 1:
                value += gains.token[there]
                if gains.comparing:
                    once = higher_of(once, gains.once[there])
                tokens += 1
            rest >>= 1
            there += 1
        value += once + gains.rest[level * TOKENS + tokens]
        if tokens == gains.left and not state.options.plays_on_empty:
            return value
        i: i64 = 0
        while i < self.ways and self.enters[i] != STAYS and targets & BIT[self.enters[i]]:
            i += 1
        best: float = self.way[i] if i < self.ways else 0.0
        sides: i64 = self.open_sides(state, level, cell)
        if sides and not sides & ~targets:
            best = higher_of(best, gains.gain_of_level(state, level))
        return value + best

    def value_of_move(self, state: Position, seat: i64, level: i64, cell: i64) -> float:
        gains = self.gains
        value: float = gains.going[level * CELLS + cell]
        climbs = self.climbable & BIT[cell] != 0
        up: float = higher_of(gains.gain_of_level(state, level), 0.0) if climbs else 0.0
        if state.thrown:
            return value + up + gains.rest[level * TOKENS]
        best: float = up + self.best_throw(state, seat, level, cell, self.open_sides(state, level, cell))
        if climbs:
            best = higher_of(
                best, gains.gain_of_climb(state, level + 1) + self.best_throw(state, seat, level + 1, cell, 0)
            )
        return value + best

    def value_of_climb(self, state: Position, seat: i64, level: i64, cell: i64) -> float:
        """Return the value of a Climb to this level, up or down."""
        gains = self.gains
        value: float = gains.gain_of_climb(state, level)
        if level < state.level(seat):
            value = gains.going[level * CELLS + cell] + gains.rivalry_gain(state, seat, level)
        targets: i64 = 0 if state.moved else move_targets(state, seat, level, cell)
        going: float = 0.0
        moved_first: float = NEVER
        there: i64 = 0
        while there < CELLS:
            if targets & BIT[there]:
                to: float = gains.going[level * CELLS + there]
                going = higher_of(going, to)
                if not state.thrown:
                    moved_first = higher_of(moved_first, to + self.best_throw(state, seat, level, there, 0))
            there += 1
        if state.thrown:
            return value + going + gains.rest[level * TOKENS]
        return value + higher_of(moved_first, going + self.best_throw(state, seat, level, cell, 0))

    def open_sides(self, state: Position, level: i64, cell: i64) -> i64:
        """Return the sides of a cell that a throw must cover for a Climb from there; 0: none, or a Climb is
        impossible."""
        if state.climbed or level + 1 >= LEVELS or not INTERIOR & BIT[cell]:
            return 0
        sides: i64 = NEAR[cell] & ~state.tower.occupied_cells(level)
        return sides if level == 0 or not sides & ~state.tower.occupied_cells(level - 1) else 0

    def best_throw(self, state: Position, seat: i64, level: i64, cell: i64, sides: i64) -> float:
        """Return the best throw from a cell, including tokens left, and the Climb that it enables by covering these
        sides."""
        gains = self.gains
        full: i64 = state.tower.occupied_cells(level)
        up: float = higher_of(gains.gain_of_level(state, level), 0.0) if sides else 0.0
        best: float = NEVER
        if may_throw_down(state, seat):
            targets: i64 = down_targets(state, seat, level, cell)
            there: i64 = 0
            while targets >> there:
                if targets & BIT[there]:
                    value: float = gains.token[level * CELLS + there]
                    if gains.comparing:
                        value += gains.once[level * CELLS + there]
                    best = higher_of(best, value + up if sides == BIT[there] else value)
                there += 1
            best += gains.rest[level * TOKENS + 1]
        patterns = state.patterns()
        sets = patterns.sets
        deck = state.box.deck[seat]
        hand: i64 = state.cards.hand[seat]
        while hand:
            spot: i64 = deck[lowest(hand)] * CELLS + cell
            hand &= hand - 1
            i: i64 = patterns.first[spot]
            end: i64 = patterns.first[spot + 1]
            while i < end:
                cells: i64 = sets[i]
                if not cells & full:
                    value = gains.gain_of_pattern(patterns.cells[i], level)
                    if sides and not sides & ~cells:
                        value += up
                    best = higher_of(best, value)
                i += 1
        return best
