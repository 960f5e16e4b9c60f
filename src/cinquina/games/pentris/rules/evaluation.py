"""How good a position is for a seat: its points, and what its chute promises until the end of the round."""

from typing import Final

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
        self.fill: Final = fill  # of rows that are not complete, squared
        self.holes: Final = holes  # empty cells under a taken one
        self.height: Final = height  # rows used beyond those that the cells need
        self.rough: Final = rough  # steps between neighbouring columns
        self.groups: Final = groups  # candies in groups that can still be claimed
        self.open_border: Final = open_border  # free cells beside them
        self.stars: Final = stars  # points of stars, more than one for one while they can grow
        self.platinum: Final = platinum  # in rows that are not complete
        self.personal: Final = personal  # special pieces beside the chute
        self.tokens: Final = tokens  # in hand (advanced)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pentris)
        value: float = float(state.score(seat))
        if state.step == END:
            return value
        if state.options.level == ADVANCED:
            value += self.possessions(state, seat)
        chute = state.chutes[seat]
        return value + self.chute_value(state, seat, chute)

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

    def possessions(self, state: Pentris, seat: i64) -> float:
        pieces: i64 = 0
        piece: i64 = 0
        while piece < state.box.pieces:
            if state.zone[piece] == PERSONAL_OF + seat and state.box.set[piece] != WHITE:
                pieces += state.box.set[piece] + 1
            piece += 1
        return self.personal * float(pieces) + self.tokens * float(state.in_hand(seat))

    def chute_value(self, state: Pentris, seat: i64, chute: Chute) -> float:
        field = self.field
        turns: float = float(self.turns_left(state, seat))
        fades: float = turns / (turns + 1.0)
        complete: int = chute.complete(field)
        value: float = 2.0 * float(size(complete) // COLUMNS)
        covered: int = chute.covered()
        if turns > 0.0:
            value += fades * self.shape_value(chute, covered)
        if state.options.level != BEGINNER:
            points: int = chute.star_points(field)
            value += float(points) * (1.0 + self.stars * turns / 9.0)
            value += float(chute.platinum_points(complete))
            if turns > 0.0:
                rest: int = chute.platinum_points(field.all & ~complete)
                value += fades * self.platinum * float(rest)
        left: i64 = self.claims_left(state, seat)
        if left > 0:
            value += self.claims_value(state, seat, chute, left, turns, covered)
        return value

    def shape_value(self, chute: Chute, covered: int) -> float:
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
        return (
            self.fill * fill
            + self.holes * float(size(covered))
            + self.height * float(COLUMNS * used - size(taken)) / 6.0
            + self.rough * float(rough)
        )

    def claims_value(
        self, state: Pentris, seat: i64, chute: Chute, left: i64, turns: float, covered: int
    ) -> float:
        """The best groups, one of each colour, for the claims that are left."""
        advanced: bool = state.options.level == ADVANCED
        if advanced:
            left = min(left, state.in_hand(seat))
        first: float = 0.0
        second: float = 0.0
        third: float = 0.0
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
                worth += self.open_border * float(size(border)) * turns / 9.0
                if worth > first:
                    third = second
                    second = first
                    first = worth
                elif worth > second:
                    third = second
                    second = worth
                elif worth > third:
                    third = worth
            colour += 1
        total: float = first
        if left > 1:
            total += second
        if left > 2:
            total += third
        return self.groups * total
