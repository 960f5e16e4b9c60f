"""The gain of each cell for the seat of Holi with the turn, as tables: for throwing a token there, and for going there.

A table is exact for a single step. The throw of a turn and the way of its pawn hardly interact, and Rivalry cards are
valued token by token, so sums of entries approximate the evaluation.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest, size
from cinquina.games.holi.judgement.evaluation import Standing
from cinquina.games.holi.rules.cells import CELLS, LEVELS
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.scoring import total
from cinquina.games.holi.rules.tower import NOBODY, Tower

NEVER: Final = -1000.0
TOKENS: Final = 9  # no pattern has as many
THROW: Final = 2  # tokens, if the throw is still to be chosen


class Gains:
    """Values in the evaluation's unit, without constants of the turn."""

    def __init__(self, standing: Standing) -> None:
        self.standing: Final = standing
        self.token: Final = float_table(LEVELS * CELLS)  # per place: the gain of a token thrown at it
        # Gains that a throw earns only once, however many tokens earn them.
        self.once: Final = float_table(LEVELS * CELLS)
        self.going: Final = float_table(LEVELS * CELLS)  # per place: the gain of going there
        # By level of the pawn and tokens thrown: the value of the tokens left.
        self.rest: Final = float_table(LEVELS * TOKENS)
        self.left: i64 = 0
        self.coming: i64 = 0  # tokens that the throw of this turn will take
        self.rival: i64 = 0  # the best opponent
        self.above: float = 0.0  # gain of Rivalry cards for the own pawn a level higher
        self.counting: i64 = 0  # open Rivalry cards that count tokens …
        self.comparing: i64 = 0  # … and that go to the seat with more

    def prepare(self, state: Position, seat: i64) -> None:
        self.left = state.tower.tokens_left(seat)
        self.coming = 0 if state.thrown else THROW
        self.rival = self.best_rival(state, seat)
        self.counting = state.rivalry & ~state.box.majorities
        self.comparing = state.rivalry & state.box.majorities
        level: i64 = state.level(seat)
        self.above = self.rivalry_gain(state, seat, level + 1) if level + 1 < LEVELS else 0.0
        self.fill_rest(state, seat)

    def best_rival(self, state: Position, seat: i64) -> i64:
        if state.seats == 2:
            return 1 - seat
        best: i64 = -1
        rival: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                points: i64 = total(state, other)
                if points > best:
                    best = points
                    rival = other
            other += 1
        return rival

    # -- tokens left

    def fill_rest(self, state: Position, seat: i64) -> None:
        by_level = self.standing.by_level
        cards: i64 = size(state.cards.hand[seat] | state.cards.deck[seat])
        if not state.thrown:
            cards -= 1
        most: float = self.standing.per_card * float(cards)
        tokens: i64 = 0
        while tokens < TOKENS:
            left: float = lower_of(float(max(self.left - tokens, 0)), most)
            self.rest[tokens] = by_level[0] * left
            self.rest[TOKENS + tokens] = by_level[1] * left
            self.rest[2 * TOKENS + tokens] = by_level[2] * left
            tokens += 1

    def gain_of_level(self, state: Position, level: i64) -> float:
        """Return the gain of standing a level higher for the throws of later turns."""
        if level + 1 >= LEVELS:
            return 0.0
        at: i64 = level * TOKENS + self.coming
        return self.rest[at + TOKENS] - self.rest[at] + self.gain_of_climb(state, level + 1)

    def gain_of_climb(self, state: Position, level: i64) -> float:
        """Return the immediate gain of a Climb to a level: being the first there (V12), and the cards about the pawn's
        place."""
        if state.climbed_to & BIT[level]:
            return self.above
        return self.above + float(
            state.switches.first_on_middle if level == 1 else state.switches.first_on_upper
        )

    def rivalry_gain(self, state: Position, seat: i64, level: i64) -> float:
        """Return the gain of the Rivalry cards if the pawn stood on this level, at its cell (V11)."""
        if not self.counting:
            return 0.0
        pawn = state.tower.pawn
        place: i64 = pawn[seat]
        before: float = self.rivalry_value(state, seat, self.counting)
        pawn[seat] = level * CELLS + place % CELLS
        after: float = self.rivalry_value(state, seat, self.counting)
        pawn[seat] = place
        return after - before

    # -- throwing

    def fill_token(self, state: Position, seat: i64, level: i64) -> None:
        tower = state.tower
        points = state.box.level_points
        given: float = float(state.box.given_points)
        hit: float = given + float(state.switches.hit_points)
        caught: float = given + float(state.switches.rain_points)
        pawns: i64 = tower.other_pawns(seat, level)
        first: i64 = level * CELLS
        counted: float = self.rivalry_value(state, seat, self.counting)
        compared: float = self.rivalry_value(state, seat, self.comparing)
        cell: i64 = 0
        while cell < CELLS:
            to: i64 = 0
            value: float = hit
            if pawns & BIT[cell]:
                to = -1 - tower.pawn_at(first + cell)
            else:
                to = self.fall_level(tower, seat, level, cell)
                value = caught if to < 0 else float(points[to])
            if self.counting:
                value += self.rivalry_with(state, seat, to, cell, self.counting) - counted
            self.token[first + cell] = value
            if self.comparing:
                now: float = self.rivalry_with(state, seat, to, cell, self.comparing)
                self.once[first + cell] = now - compared
            cell += 1

    def fall_level(self, tower: Tower, seat: i64, level: i64, cell: i64) -> i64:
        """Return where a token comes to rest if the own pawn is not below (else as Tower.fall)."""
        while level > 0:
            under: i64 = tower.pawn_at((level - 1) * CELLS + cell)
            if under != NOBODY and under != seat:
                return -1 - under
            if tower.occupied_cells(level - 1) & BIT[cell]:
                return level
            level -= 1
        return 0

    def rivalry_with(self, state: Position, seat: i64, to: i64, cell: i64, cards: i64) -> float:
        """Return the value of Rivalry cards with a token at rest there: on a level, or -1 - owner in a reserve."""
        tower = state.tower
        if to < 0:
            at: i64 = (-1 - to) * state.seats + seat
            tower.held[at] += 1
            found: float = self.rivalry_value(state, seat, cards)
            tower.held[at] -= 1
        else:
            at = to * state.seats + seat
            tower.tokens[at] ^= BIT[cell]
            found = self.rivalry_value(state, seat, cards)
            tower.tokens[at] ^= BIT[cell]
        return found

    def rivalry_value(self, state: Position, seat: i64, cards: i64) -> float:
        """Return the value of some Rivalry cards now, for the seat and its rival."""
        effects = state.box.effects
        own: i64 = 0
        theirs: i64 = 0
        while cards:
            effect = effects[lowest(cards)]
            own += effect.points(state.tower, seat)
            theirs += effect.points(state.tower, self.rival)
            cards &= cards - 1
        return float(own) + self.standing.rivals * float(theirs)

    def gain_of_pattern(self, cells: i64, level: i64) -> float:
        """Return the gain of tokens on these cells (six bits each, from 1). With fewer tokens left than cells, an
        average share of it counts."""
        value: float = 0.0
        once: float = 0.0
        tokens: i64 = 0
        while cells:
            place: i64 = level * CELLS + (cells & 63) - 1
            value += self.token[place]
            if self.comparing:
                once = higher_of(once, self.once[place])
            tokens += 1
            cells >>= 6
        if tokens > self.left:
            return once + value * float(self.left) / float(tokens)
        return value + once + self.rest[level * TOKENS + tokens]

    # -- going

    def fill_going(self, state: Position, seat: i64, level: i64) -> None:
        """Fill `going` with the gain of moving to each cell of a level: NEVER where another pawn stands."""
        tower = state.tower
        first: i64 = level * CELLS
        pawns: i64 = tower.other_pawns(seat, level)
        stacks: i64 = tower.occupied_cells(level)
        sweets: i64 = tower.lying[level]
        cell: i64 = 0
        while cell < CELLS:
            value: float = 0.0
            if pawns & BIT[cell]:
                value = NEVER
            else:
                if sweets & BIT[cell]:
                    value += self.gain_of_sweets(state, seat, state.box.sweets[first + cell])
                if stacks & BIT[cell]:
                    value += self.gain_of_stack(state, seat, level, cell)
            self.going[first + cell] = value
            cell += 1

    def gain_of_sweets(self, state: Position, seat: i64, count: i64) -> float:
        sweets = state.tower.sweets
        points: float = float(state.box.sweets_points)
        own: i64 = sweets[seat]
        value: float = self.standing.sweets * float(count)
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                theirs: i64 = sweets[other]
                if own <= theirs < own + count:
                    value += points
                if other == self.rival and own < theirs <= own + count:
                    value -= self.standing.rivals * points
            other += 1
        if self.counting:
            before: float = self.rivalry_value(state, seat, self.counting)
            sweets[seat] += count
            value += self.rivalry_value(state, seat, self.counting) - before
            sweets[seat] -= count
        return value

    def gain_of_stack(self, state: Position, seat: i64, level: i64, cell: i64) -> float:
        """Return the gain of the tokens that the pawn takes up on a cell, with those falling from above."""
        tower = state.tower
        points = state.box.level_points
        given: float = float(state.box.given_points)
        top: i64 = self.top_of_stack(state, level, cell)
        value: float = 0.0
        own: i64 = 0
        at: i64 = level
        while at < top:
            colour: i64 = tower.colour_at(at * CELLS + cell)
            if colour == seat:
                value -= float(points[at])
                own += 1
            elif colour == self.rival:
                value += self.standing.rivals * (given - float(points[at]))
            at += 1
        if 0 < own <= self.coming:
            rest: i64 = level * TOKENS + self.coming
            value += self.rest[rest - own] - self.rest[rest]
        if state.rivalry:
            value += self.rivalry_of_stack(state, seat, level, top, cell)
        return value

    def top_of_stack(self, state: Position, level: i64, cell: i64) -> i64:
        """Return the first level above from which nothing falls any more."""
        highest: i64 = level + 1 if state.options.adjacent else LEVELS - 1
        top: i64 = level
        while top < LEVELS and top <= highest and state.tower.pawn_at(top * CELLS + cell) == NOBODY:
            top += 1
        return top

    def rivalry_of_stack(self, state: Position, seat: i64, level: i64, top: i64, cell: i64) -> float:
        """Return the value of Rivalry cards if all of the stack is taken up. The position is restored."""
        tower = state.tower
        before: float = self.rivalry_value(state, seat, state.rivalry)
        taken: i64 = 0  # owners of the tokens, four bits a level
        at: i64 = level
        while at < top:
            taken |= (tower.take(seat, at * CELLS + cell) & 15) << (4 * at)
            at += 1
        after: float = self.rivalry_value(state, seat, state.rivalry)
        at = level
        while at < top:
            colour: i64 = taken >> (4 * at) & 15
            if colour != NOBODY & 15:
                tower.tokens[at * state.seats + colour] |= BIT[cell]
                tower.held[seat * state.seats + colour] -= 1
            at += 1
        return after - before


def float_table(size: int) -> vec[float]:
    zero: float = 0.0
    return vec[float]([zero for _ in range(size)])


def higher_of(one: float, other: float) -> float:
    return one if one > other else other  # noqa: FURB136  # max() is slow for floats


def lower_of(one: float, other: float) -> float:
    return one if one < other else other  # noqa: FURB136  # as above
