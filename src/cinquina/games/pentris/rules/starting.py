"""How a game starts: the set-up, step by step, and the draft of the advanced game (docs/rules/pentris.md, Setup)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.box import BLUE, COLOURS, SET_NAMES, WHITE
from cinquina.games.pentris.rules.course import Course
from cinquina.games.pentris.rules.lists import longer
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    BONUS_SET,
    BONUS_SHAPE,
    BONUS_SHAPES,
    CARD_SHAPE,
    DRAFT_PICK,
    FIRST_BAG,
    IN_BAG,
    IN_BOX,
    IN_POOL,
    INTERMEDIATE,
    KEEPING,
    NO_PIECE,
    POOL,
    STACK_OF,
    STACKS,
    TOPS,
)


@mypyc_attr(acyclic=True)
class Starting(Course):
    # -- the set-up, step by step

    def prepare(self, outcome: i64) -> None:
        box = self.box
        listener = self.listener
        if self.step == FIRST_BAG:
            self.holder = outcome
            if listener is not None:
                listener.tell("pentris.first_bag", {"seat": outcome})
        elif self.step == BONUS_SET:
            self.bonus_set = outcome
            if listener is not None:
                listener.tell("pentris.bonus_set", {"set": SET_NAMES[outcome]})
        elif self.step == BONUS_SHAPE:
            self.bonus_shapes = longer(self.bonus_shapes, outcome)
            if listener is not None:
                listener.tell("pentris.bonus_shape", {"shape": box.letters[outcome]})
        elif self.step == KEEPING:
            self.swap_in(outcome)
        elif self.step == CARD_SHAPE:
            self.stock(outcome)
        elif self.step == TOPS:
            self.turn_up(self.stack, outcome)
            self.stack += 1
        else:
            self.out_of_bag(outcome, IN_POOL)
            self.to_draw -= 1
            if listener is not None:
                listener.tell("pentris.pool", {"piece": box.ids[outcome]})
        self.go_on()

    def go_on(self) -> None:
        """To the next step of the set-up that has anything to do."""
        level: i64 = self.options.level
        if self.step == FIRST_BAG:
            self.step = BONUS_SET
        if self.step == BONUS_SET and (level != INTERMEDIATE or self.bonus_set > 0):
            self.step = BONUS_SHAPE
        if self.step == BONUS_SHAPE and (level != INTERMEDIATE or len(self.bonus_shapes) == BONUS_SHAPES):
            self.step = KEEPING
        if self.step == KEEPING and (level != INTERMEDIATE or self.kept == BONUS_SHAPES):
            self.step = CARD_SHAPE
        if self.step == CARD_SHAPE and (level != ADVANCED or len(self.card_shapes) == 2 * COLOURS):
            self.step = TOPS
            self.stack = 0
        if self.step == TOPS and (level != ADVANCED or self.options.open_stacks or self.stack == STACKS):
            self.step = POOL
            self.stack = -1
            self.to_draw = self.seats
        if self.step == POOL and level != ADVANCED:
            self.begin_turn()
        elif self.step == POOL and self.to_draw == 0:
            self.step = DRAFT_PICK
            self.active = self.holder
            self.last_draft()

    def swap_in(self, piece: i64) -> None:
        """Intermediate: of a bonus shape one white piece stays, the others leave for its three special ones."""
        shape: i64 = self.bonus_shapes[self.kept]
        self.kept += 1
        other: i64 = 0
        while other < self.box.pieces:
            if self.box.shape[other] == shape:
                if self.box.set[other] == WHITE and other != piece:
                    self.zone[other] = IN_BOX
                elif self.box.set[other] == self.bonus_set:
                    self.zone[other] = IN_BAG
            other += 1
        self.list_pieces()
        if self.listener is not None:
            facts: dict[str, object] = {"piece": self.box.ids[piece], "shape": self.box.letters[shape]}
            self.listener.tell("pentris.kept", {**facts, "set": SET_NAMES[self.bonus_set]})

    def stock(self, shape: i64) -> None:
        """Advanced: half A fills stacks 3 (blue) and 5 (beige) of a card, half B stacks 4 and 6."""
        colour: i64 = len(self.card_shapes) // 2
        half: i64 = len(self.card_shapes) % 2
        self.card_shapes = longer(self.card_shapes, shape)
        heights = self.heights[:]
        for piece in self.box.specials[shape]:
            stack: i64 = colour * 4 + half + (0 if self.box.set[piece] == BLUE else 2)
            self.zone[piece] = STACK_OF + stack
            heights[stack] += 1
        self.heights = heights
        if self.listener is not None:
            facts: dict[str, object] = {"colour": self.box.codes[colour], "shape": self.box.letters[shape]}
            self.listener.tell("pentris.stocked", {**facts, "blue": 3 + half, "beige": 5 + half})

    def draft(self, piece: i64) -> None:
        """Clockwise, from the bag holder on (pentris R27)."""
        self.give(self.active, piece)
        if self.listener is not None:
            self.listener.tell("pentris.drafted", {"seat": self.active, "piece": self.box.ids[piece]})
        self.active = self.before(self.active)
        self.last_draft()

    def last_draft(self) -> None:
        """The last player takes the last piece; then the first turn begins."""
        pool: i64 = NO_PIECE
        left: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == IN_POOL:
                pool = piece
                left += 1
            piece += 1
        if left == 1:
            self.draft(pool)
        elif left == 0:
            self.begin_turn()
