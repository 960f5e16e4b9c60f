"""What each cell brings to the seat whose turn it is, as tables: who throws a token there, and who goes there.

A table is right for a step by itself. The throw of a turn and the way of its pawn hardly touch each other, and what
Rivalry cards give is taken token by token; so sums of these are nearly what the evaluation would say.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.foresight import Foresight
from cinquina.games.holi.rules.cells import BIT, CELLS, LEVELS, size
from cinquina.games.holi.rules.evaluation import Standing
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.tower import NOBODY, Tower

NEVER: Final = -1000.0
TOKENS: Final = 9  # no pattern has as many
THROW: Final = 2  # tokens, where the throw is still to be chosen


class Gains(Foresight):
    """Values are those of the evaluation, less what no decision of the turn changes."""

    def __init__(self, standing: Standing) -> None:
        self.standing: Final = standing
        self.token: Final = floats(LEVELS * CELLS)  # per place: what a token thrown at it brings
        self.going: Final = floats(LEVELS * CELLS)  # per place: what going there brings
        self.rest: Final = floats(
            LEVELS * TOKENS
        )  # by level of the pawn and tokens thrown: what those left are worth
        self.left: i64 = 0
        self.coming: i64 = 0  # tokens that the throw of this turn will take
        self.rival: i64 = 0  # the best of the others

    def prepare(self, state: Holi, seat: i64) -> None:
        self.left = state.tower.left(seat)
        self.coming = 0 if state.thrown else THROW
        self.rival = self.best_rival(state, seat)
        self.fill_rest(state, seat)

    def best_rival(self, state: Holi, seat: i64) -> i64:
        if state.seats == 2:
            return 1 - seat
        best: i64 = -1
        rival: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                total: i64 = state.total(other)
                if total > best:
                    best = total
                    rival = other
            other += 1
        return rival

    # -- tokens left

    def fill_rest(self, state: Holi, seat: i64) -> None:
        standing = self.standing
        cards: i64 = size(state.cards.hand[seat] | state.cards.deck[seat])
        if not state.thrown:
            cards -= 1
        most: float = standing.per_card * float(cards)
        tokens: i64 = 0
        while tokens < TOKENS:
            left: float = lower(float(max(self.left - tokens, 0)), most)
            self.rest[tokens] = standing.lower * left
            self.rest[TOKENS + tokens] = standing.middle * left
            self.rest[2 * TOKENS + tokens] = standing.upper * left
            tokens += 1

    def climbing(self, state: Holi, level: i64) -> float:
        """What it brings to stand a level higher than this for the throws of later turns."""
        if level + 1 >= LEVELS:
            return 0.0
        at: i64 = level * TOKENS + self.coming
        return self.rest[at + TOKENS] - self.rest[at] + self.first_up(state, level + 1)

    def first_up(self, state: Holi, level: i64) -> float:
        """For the first Climb of the game to a level (V12)."""
        if state.climbed_to & BIT[level]:
            return 0.0
        return float(state.customs.first_on_middle if level == 1 else state.customs.first_on_upper)

    # -- throwing

    def fill_token(self, state: Holi, seat: i64, level: i64) -> None:
        tower = state.tower
        points = state.box.level_points
        given: float = float(state.box.given_points)
        hit: float = given + float(state.customs.hit_points)
        caught: float = given + float(state.customs.rain_points)
        pawns: i64 = tower.others(seat, level)
        first: i64 = level * CELLS
        cell: i64 = 0
        while cell < CELLS:
            to: i64 = 0
            value: float = hit
            if pawns & BIT[cell]:
                to = -1 - tower.pawn_at(first + cell)
            else:
                to = self.fall(tower, seat, level, cell)
                value = caught if to < 0 else float(points[to])
            if state.rivalry:
                value += self.rivalry_of_token(state, seat, to, cell)
            self.token[first + cell] = value
            cell += 1

    def fall(self, tower: Tower, seat: i64, level: i64, cell: i64) -> i64:
        """As Tower.fall, but the own pawn will not stand below."""
        while level > 0:
            under: i64 = tower.pawn_at((level - 1) * CELLS + cell)
            if under != NOBODY and under != seat:
                return -1 - under
            if tower.full(level - 1) & BIT[cell]:
                return level
            level -= 1
        return 0

    def rivalry_of_token(self, state: Holi, seat: i64, to: i64, cell: i64) -> float:
        """For a token that comes to rest there: on a level, or -1 - owner in a reserve."""
        tower = state.tower
        before: float = self.rivalry(state, seat)
        if to < 0:
            at: i64 = (-1 - to) * state.seats + seat
            tower.held[at] += 1
            after: float = self.rivalry(state, seat)
            tower.held[at] -= 1
        else:
            at = to * state.seats + seat
            tower.tokens[at] ^= BIT[cell]
            after = self.rivalry(state, seat)
            tower.tokens[at] ^= BIT[cell]
        return after - before

    def rivalry(self, state: Holi, seat: i64) -> float:
        return float(state.for_rivalry(seat)) + self.standing.rivals * float(state.for_rivalry(self.rival))

    # -- going

    def fill_going(self, state: Holi, seat: i64, level: i64) -> None:
        """NEVER where a pawn is in the way."""
        tower = state.tower
        first: i64 = level * CELLS
        pawns: i64 = tower.others(seat, level)
        stacks: i64 = tower.full(level)
        sweets: i64 = tower.lying[level]
        cell: i64 = 0
        while cell < CELLS:
            value: float = 0.0
            if pawns & BIT[cell]:
                value = NEVER
            else:
                if sweets & BIT[cell]:
                    value += self.for_sweets(state, seat, state.box.sweets[first + cell])
                if stacks & BIT[cell]:
                    value += self.for_stack(state, seat, level, cell)
            self.going[first + cell] = value
            cell += 1

    def for_sweets(self, state: Holi, seat: i64, count: i64) -> float:
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
        if state.rivalry:
            before: float = self.rivalry(state, seat)
            sweets[seat] += count
            value += self.rivalry(state, seat) - before
            sweets[seat] -= count
        return value

    def for_stack(self, state: Holi, seat: i64, level: i64, cell: i64) -> float:
        """The tokens that are taken up there and fall from above."""
        tower = state.tower
        points = state.box.level_points
        given: float = float(state.box.given_points)
        highest: i64 = level + 1 if state.options.adjacent else LEVELS - 1
        value: float = 0.0
        own: i64 = 0
        at: i64 = level
        while at < LEVELS and at <= highest:
            place: i64 = at * CELLS + cell
            if tower.pawn_at(place) != NOBODY:
                break
            colour: i64 = tower.colour_at(place)
            if colour == seat:
                value -= float(points[at])
                own += 1
            elif colour == self.rival:
                value += self.standing.rivals * (given - float(points[at]))
            at += 1
        if 0 < own <= self.coming:
            rest: i64 = level * TOKENS + self.coming
            value += self.rest[rest - own] - self.rest[rest]
        return value


def floats(size: int) -> vec[float]:
    zero: float = 0.0
    return vec[float]([zero for _ in range(size)])


def higher(one: float, other: float) -> float:
    return one if one > other else other  # noqa: FURB136  # max() is slow for floats


def lower(one: float, other: float) -> float:
    return one if one < other else other  # noqa: FURB136  # as above
