"""How good a position is for a seat: its points, and what its chute promises until the end of the round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.pentris.rules.box import COLOURS, WHITE, Box
from cinquina.games.pentris.rules.chute import Chute, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, ROW, Field, size
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    BEGINNER,
    END,
    LARGEST,
    PERSONAL_OF,
    PHASES,
    TURNS,
)

ALL_TURNS: Final = 9  # of a round
NAMES: Final = (
    "score",
    "rows",
    "fill",
    "holes",
    "height",
    "rough",
    "groups",
    "open_border",
    "star_points",
    "stars",
    "platinum_rows",
    "platinum",
    "personal",
    "tokens",
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


class ChuteEvaluation(Evaluation):
    """A weighted sum of features; the names of the weights are the features.

    What is promised fades with the turns that are left in the round: after the last one, points alone count.
    """

    def __init__(
        self,
        box: Box,
        fill: float,
        holes: float,
        height: float,
        rough: float,
        groups: float,
        open_border: float,
        stars: float,
        platinum: float,
        personal: float,
        tokens: float,
    ) -> None:
        self.field: Final[Field] = box.field
        self.open_border: Final = open_border
        self.weight: Final = vec[float](
            [
                1.0,
                2.0,
                fill,  # of rows that are not complete, squared
                holes,  # empty cells under a taken one
                height,  # rows used beyond those that the cells need
                rough,  # steps between neighbouring columns
                groups,  # candies in groups that can still be claimed
                groups * open_border,  # free cells beside them
                1.0,
                stars,  # points of stars, more than one for one while they can grow
                1.0,
                platinum,  # in rows that are not complete
                personal,  # special pieces beside the chute
                tokens,  # in hand (advanced)
            ]
        )
        self.found: vec[float] = vec[float]([0.0] * len(NAMES))  # in the order of the names

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return list(self.weight)

    def features(self, state: State, seat: i64) -> list[float]:
        self.measure(state, seat)
        return list(self.found)

    def value(self, state: State, seat: i64) -> float:
        self.measure(state, seat)
        value: float = 0.0
        i: i64 = 0
        while i < len(self.found):
            value += self.weight[i] * self.found[i]
            i += 1
        return value

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Pentris)
        found = self.found
        i: i64 = 1
        while i < len(found):
            found[i] = 0.0
            i += 1
        found[SCORE] = float(state.score(seat))
        if state.step == END:
            return
        if state.options.level == ADVANCED:
            self.measure_possessions(state, seat)
        self.measure_chute(state, seat, state.chutes[seat])

    def turns_left(self, state: Pentris, seat: i64) -> i64:
        """Pieces that the seat still places in this round; a blocked turn counts as placed."""
        done: i64 = (state.phase - 1) * TURNS + state.turn_of_phase - 1
        behind: i64 = (seat - state.holder - 1) % state.seats
        now: i64 = (state.active - state.holder - 1) % state.seats
        if behind < now or state.claiming():
            done += 1
        return ALL_TURNS - done

    def claims_left(self, state: Pentris, seat: i64) -> i64:
        """In this round."""
        behind: i64 = (seat - state.holder - 1) % state.seats
        now: i64 = (state.active - state.holder - 1) % state.seats
        left: i64 = PHASES - state.phase + 1
        return left - 1 if state.claiming() and behind < now else left

    def measure_possessions(self, state: Pentris, seat: i64) -> None:
        pieces: i64 = 0
        piece: i64 = 0
        while piece < state.box.pieces:
            if state.zone[piece] == PERSONAL_OF + seat and state.box.set[piece] != WHITE:
                pieces += state.box.set[piece] + 1
            piece += 1
        self.found[PERSONAL] = float(pieces)
        self.found[TOKENS] = float(state.in_hand(seat))

    def measure_chute(self, state: Pentris, seat: i64, chute: Chute) -> None:
        field = self.field
        found = self.found
        turns: float = float(self.turns_left(state, seat))
        fades: float = turns / (turns + 1.0)
        complete: int = chute.complete(field)
        found[ROWS] = float(size(complete) // COLUMNS)
        covered: int = chute.covered()
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
        left: i64 = self.claims_left(state, seat)
        if left > 0:
            self.measure_claims(state, seat, chute, left, turns, covered)

    def measure_shape(self, chute: Chute, covered: int, fades: float) -> None:
        """How well it is packed."""
        taken: int = chute.taken
        fill: float = 0.0
        used: i64 = 0
        rows: int = taken
        while rows:
            filled: float = float(size(rows & ROW))
            if filled < 6.0:
                fill += filled * filled / 36.0
            used += 1
            rows >>= COLUMNS
        surface: int = taken | covered
        rough: int = size((surface ^ surface >> 1) & self.field.not_right)
        found = self.found
        found[FILL] = fades * fill
        found[HOLES] = fades * float(size(covered))
        found[HEIGHT] = fades * float(COLUMNS * used - size(taken)) / 6.0
        found[ROUGH] = fades * float(rough)

    def measure_claims(
        self, state: Pentris, seat: i64, chute: Chute, left: i64, turns: float, covered: int
    ) -> None:
        """The best groups, one of each colour, for the claims that are left."""
        advanced: bool = state.options.level == ADVANCED
        if advanced:
            left = min(left, state.in_hand(seat))
        first: float = 0.0
        second: float = 0.0
        third: float = 0.0
        # Of each of them the candies; what is left of its worth is the border.
        first_candies: float = 0.0
        second_candies: float = 0.0
        third_candies: float = 0.0
        border: int = 0
        colour: i64 = 0
        while colour < COLOURS:
            if advanced or state.tokens[seat * COLOURS + colour] == 0:
                worth: float = 0.0
                border = 0
                cells: int = chute.colour(colour)
                rest: int = cells
                while rest:
                    group: int = group_at(cells, rest & -rest, self.field)
                    rest &= ~group
                    candies: i64 = chute.size(group, state.stars_count())
                    if advanced and candies > LARGEST:
                        candies = LARGEST
                    if float(candies) > worth:
                        worth = float(candies)
                        border = self.field.beside(group) & ~chute.taken & ~covered
                most: float = worth
                worth += self.open_border * float(size(border)) * turns / 9.0
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
