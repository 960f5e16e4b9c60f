"""The evaluation of Pentris: points, and the potential of the chute until the end of the round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.linear import Linear
from cinquina.core.state import State
from cinquina.games.pentris.rules import scoring
from cinquina.games.pentris.rules.box import COLOURS, WHITE
from cinquina.games.pentris.rules.chute import Chute, first_group
from cinquina.games.pentris.rules.claims import stars_count, tokens_in_hand
from cinquina.games.pentris.rules.masks import COLUMNS, ROW, WORD, WORD_CELLS, count_steps, size
from cinquina.games.pentris.rules.phases import (
    ADVANCED,
    BEGINNER,
    CLAIMING,
    END,
    LARGEST,
    NEXT_TOP,
    PERSONAL_OF,
    PHASES,
    PICKING,
    TURNS,
)
from cinquina.games.pentris.rules.position import Position

ALL_TURNS: Final = 9  # of a round
NAMES: Final = (
    "score",
    "rows",  # complete
    "fill",  # of incomplete rows, squared
    "holes",  # empty cells under a taken one
    "height",  # rows used beyond the minimum for the cells
    "rough",  # height differences of neighbouring columns
    "groups",  # candies in groups that can still be claimed
    "open_border",  # free cells beside them
    "star_points",
    "stars",  # points of stars, more than one for one while they can grow
    "platinum_rows",  # points of platinum in complete rows
    "platinum",  # in incomplete rows
    "personal",  # special pieces beside the chute
    "tokens",  # in hand (advanced)
)
SCORE: Final = 0
ROWS: Final = 1
FILL: Final = 2
HOLES: Final = 3
HEIGHT: Final = 4
ROUGH: Final = 5
GROUPS: Final = 6
OPEN_BORDER: Final = 7
STAR_POINTS: Final = 8
STARS: Final = 9
PLATINUM_ROWS: Final = 10
PLATINUM: Final = 11
PERSONAL: Final = 12
TOKENS: Final = 13

# By the six cells of a row: how full it is, squared; complete rows are counted separately.
FILLED: Final = vec[float]([row.bit_count() ** 2 / 36.0 if row < ROW else 0.0 for row in range(ROW + 1)])


class ChuteEvaluation(Linear):
    """Weighs features by `weights.py`, with points at face value.

    The potential fades with the turns left in the round: after the last one, only points count.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.open_border: Final = weights["open_border"]
        Linear.__init__(
            self,
            NAMES,
            {
                **weights,
                "score": 1.0,
                "rows": 2.0,
                "open_border": weights["groups"] * self.open_border,
                "star_points": 1.0,
                "platinum_rows": 1.0,
            },
        )

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.clear()
        self.found[SCORE] = float(scoring.total(state, seat))
        if state.step == END:
            return
        if state.options.level == ADVANCED:
            self.measure_possessions(state, seat)
        self.measure_chute(state, seat, state.chutes[seat])

    def measure_possessions(self, state: Position, seat: i64) -> None:
        personal = state.personal
        pieces: i64 = 0
        i: i64 = 0
        while i < len(personal):
            kind: i64 = state.box.set[personal[i]]
            if state.zone[personal[i]] == PERSONAL_OF + seat and kind != WHITE:
                pieces += kind + 1
            i += 1
        self.found[PERSONAL] = float(pieces)
        self.found[TOKENS] = float(tokens_in_hand(state, seat))

    def measure_chute(self, state: Position, seat: i64, chute: Chute) -> None:
        field = state.box.field
        found = self.found
        turns: float = float(count_turns_left(state, seat))
        fades: float = turns / (turns + 1.0)
        complete: int = chute.complete_cells()
        found[ROWS] = float(size(complete) // COLUMNS)
        covered: int = chute.holes_below()
        if turns > 0.0:
            self.measure_shape(chute, covered, fades)
        if state.options.level != BEGINNER:
            points: int = chute.star_points(field)
            found[STAR_POINTS] = float(points)
            found[STARS] = float(points) * turns / 9.0
            found[PLATINUM_ROWS] = float(chute.platinum_points(complete))
            if turns > 0.0:
                rest: int = chute.platinum_points(field.all & ~complete)
                found[PLATINUM] = fades * float(rest)
        left: i64 = count_claims_left(state, seat)
        if left > 0:
            self.measure_claims(state, seat, chute, left, turns, covered)

    def measure_shape(self, chute: Chute, covered: int, fades: float) -> None:
        """Measure how well the chute is packed."""
        taken: int = chute.taken
        fill: float = 0.0
        used: i64 = 0
        rows: int = taken
        while rows:
            word: i64 = rows & WORD
            while word != 0:  # no row below a taken one is empty
                fill += FILLED[word & ROW]
                used += 1
                word >>= COLUMNS
            rows >>= WORD_CELLS
        rough: int = count_steps(taken | covered)
        found = self.found
        found[FILL] = fades * fill
        found[HOLES] = fades * float(size(covered))
        found[HEIGHT] = fades * float(COLUMNS * used - size(taken)) / 6.0
        found[ROUGH] = fades * float(rough)

    def measure_claims(
        self, state: Position, seat: i64, chute: Chute, left: i64, turns: float, covered: int
    ) -> None:
        """Measure the best groups, one of each colour, for the claims left."""
        field = state.box.field
        advanced: bool = state.options.level == ADVANCED
        if advanced:
            left = min(left, tokens_in_hand(state, seat))
        first: float = 0.0
        second: float = 0.0
        third: float = 0.0
        # The candies of each; the border is what its worth leaves.
        first_candies: float = 0.0
        second_candies: float = 0.0
        third_candies: float = 0.0
        open_cells: int = field.all & ~chute.taken & ~covered
        stars: bool = stars_count(state)
        colour: i64 = 0
        while colour < COLOURS:
            if advanced or state.tokens[seat * COLOURS + colour] == 0:
                largest: i64 = 0
                best: int = 0
                rest: int = chute.cells_of_colour(colour)
                while rest:
                    group: int = first_group(rest, field)
                    rest ^= group
                    candies: i64 = chute.group_size(group, stars)
                    if advanced and candies > LARGEST:
                        candies = LARGEST
                    if candies > largest:
                        largest = candies
                        best = group
                most: float = float(largest)
                border: int = size(field.neighbours(best) & open_cells)
                worth: float = most + self.open_border * float(border) * turns / 9.0
                if worth > first:
                    third = second
                    third_candies = second_candies
                    second = first
                    second_candies = first_candies
                    first = worth
                    first_candies = most
                elif worth > second:
                    third = second
                    third_candies = second_candies
                    second = worth
                    second_candies = most
                elif worth > third:
                    third = worth
                    third_candies = most
            colour += 1
        total: float = first
        total_candies: float = first_candies
        if left > 1:
            total += second
            total_candies += second_candies
        if left > 2:
            total += third
            total_candies += third_candies
        self.found[GROUPS] = total_candies
        if self.open_border != 0.0:
            self.found[OPEN_BORDER] = (total - total_candies) / self.open_border


def count_turns_left(state: Position, seat: i64) -> i64:
    """Return the pieces that the seat still places in this round; a blocked turn counts as placed."""
    done: i64 = (state.phase - 1) * TURNS + state.turn_of_phase - 1
    behind: i64 = (seat - state.holder - 1) % state.seats
    now: i64 = (state.active - state.holder - 1) % state.seats
    if behind < now or is_claiming(state):
        done += 1
    return ALL_TURNS - done


def count_claims_left(state: Position, seat: i64) -> i64:
    """Return the claims left in this round."""
    behind: i64 = (seat - state.holder - 1) % state.seats
    now: i64 = (state.active - state.holder - 1) % state.seats
    left: i64 = PHASES - state.phase + 1
    return left - 1 if is_claiming(state) and behind < now else left


def is_claiming(state: Position) -> bool:
    """Return whether the turns of the phase are over."""
    return state.step == CLAIMING or state.step == PICKING or state.step == NEXT_TOP
