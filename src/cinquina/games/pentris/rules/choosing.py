"""What may be done: by the seat whose turn it is, and by chance."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.state import CHANCE, OVER
from cinquina.games.pentris.rules.actions import (
    CLAIM,
    DISCARD,
    DRAFT,
    PASS,
    PERSONAL,
    PICK,
    PLACE,
    REMOVE,
    TAKE,
    UNTAKE,
    kind_of,
    pack,
    subject_of,
)
from cinquina.games.pentris.rules.box import COLOURS, WHITE
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, ROW, lowest
from cinquina.games.pentris.rules.slide import Slide
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    BONUS_SET,
    BONUS_SHAPE,
    CARD_SHAPE,
    CHOOSE,
    CLAIMING,
    DRAFT_PICK,
    DRAW,
    END,
    FIRST_BAG,
    IN_BAG,
    IN_POOL,
    KEEPING,
    NEXT_TOP,
    NOTHING,
    PERSONAL_OF,
    PICKING,
    PLACING,
    POOL,
    SMALLEST,
    STACK_OF,
    TOPS,
    Table,
)


@mypyc_attr(acyclic=True)
class Choosing(Table):
    # -- who decides

    def turn(self) -> i64:
        if self.step == END:
            return OVER
        return CHANCE if self.step <= NEXT_TOP else self.active

    def waiting(self) -> vec[i64]:
        return vec[i64]([self.active]) if NEXT_TOP < self.step < END else vec[i64]([])

    def owes(self, seat: i64) -> bool:
        return NEXT_TOP < self.step < END and seat == self.active

    # -- among what

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who != self.turn() or who == OVER:
            return 0
        if who == CHANCE:
            return self.outcomes(out)
        if self.step == PLACING:
            return self.places(out)
        if self.step == CHOOSE:
            return self.picks(out)
        if self.step == CLAIMING:
            count: i64 = self.claimable(who, out, 0)
            if self.options.may_pass:
                out[count] = pack(PASS, 0)
                count += 1
            return count
        if self.step == DRAFT_PICK:
            return self.pieces_at(IN_POOL, DRAFT, out, 0)
        if self.step == PICKING:
            return self.pieces_at(STACK_OF + self.stack, PICK, out, 0)
        return self.removable(out)

    def legal(self, who: i64, action: i64) -> bool:
        """Also what the list leaves out: to put a piece back, and to take what is lost like a discard."""
        if who != self.turn() or who == OVER or action < 0:
            return False
        if who >= 0 and kind_of(action) == UNTAKE:
            return self.step == PLACING and self.options.tries and subject_of(action) == 0
        if who >= 0 and kind_of(action) == TAKE and self.step == CHOOSE and self.options.penalises:
            return self.on_board(subject_of(action))
        out = buffer(self.most_actions())
        count: i64 = self.actions(who, out)
        i: i64 = 0
        while i < count:
            if out[i] == action:
                return True
            i += 1
        return False

    def most_actions(self) -> i64:
        """No list is longer: a place a cell and orientation, or all pieces."""
        places: i64 = ORIENTATIONS * COLUMNS * self.box.field.rows
        return max(places, self.box.pieces)

    def fallback(self, seat: i64) -> i64:
        """The law knows no time limit: the first of the list."""
        out = buffer(self.most_actions())
        self.actions(seat, out)
        return out[0]

    def on_board(self, piece: i64) -> bool:
        board = self.board
        i: i64 = 0
        while i < len(board):
            if board[i] == piece:
                return True
            i += 1
        return False

    def pieces_at(self, zone: i64, kind: i64, out: vec[i64], count: i64) -> i64:
        """Every piece there, for an action of this kind."""
        zones = self.zone
        piece: i64 = 0
        while piece < self.box.pieces:
            if zones[piece] == zone:
                out[count] = pack(kind, piece)
                count += 1
            piece += 1
        return count

    # -- choosing and placing a piece

    def picks(self, out: vec[i64]) -> i64:
        """A piece that can be placed must be; a discard only if no available one can (pentris R9, R33)."""
        seat: i64 = self.active
        board = self.board
        count: i64 = 0
        i: i64 = 0
        while i < len(board):
            if self.placeable(seat, board[i]):
                out[count] = pack(TAKE, board[i])
                count += 1
            i += 1
        blocked: bool = count == 0
        if not blocked and self.options.penalises:
            count = 0
            while count < len(board):
                out[count] = pack(TAKE, board[count])
                count += 1
        if self.options.level == ADVANCED:
            count = self.personal_picks(seat, out, count)
        if blocked:
            i = 0
            while i < len(board):
                out[count] = pack(DISCARD, board[i])
                count += 1
                i += 1
        return count

    def personal_picks(self, seat: i64, out: vec[i64], count: i64) -> i64:
        zone = self.zone
        piece: i64 = 0
        while piece < self.box.pieces:
            if zone[piece] == PERSONAL_OF + seat and self.placeable(seat, piece):
                out[count] = pack(PERSONAL, piece)
                count += 1
            piece += 1
        return count

    def places(self, out: vec[i64]) -> i64:
        """Every resting place of the piece in hand that it can reach."""
        slide = self.slide
        assert slide is not None
        picture_of = self.box.outline(self.hand).picture_of
        count: i64 = 0
        orientation: i64 = 0
        while orientation < ORIENTATIONS:
            resting: int = slide.resting(picture_of[orientation])
            action: i64 = pack(PLACE, orientation * CELLS)
            while resting:
                row: int = resting & ROW
                if row:
                    x: i64 = 0
                    while row:
                        if row & 1:
                            out[count] = action + x
                            count += 1
                        row >>= 1
                        x += 1
                resting >>= COLUMNS
                action += COLUMNS
            orientation += 1
        return count

    def slide_of(self, seat: i64, piece: i64) -> Slide:
        box = self.box
        return Slide(box.outline(piece), self.chutes[seat].taken, box.field, self.options.drops)

    def removable(self, out: vec[i64]) -> i64:
        """White pieces first (pentris R32)."""
        any_white: bool = self.any_white()
        board = self.board
        count: i64 = 0
        i: i64 = 0
        while i < len(board):
            if not any_white or self.box.set[board[i]] == WHITE:
                out[count] = pack(REMOVE, board[i])
                count += 1
            i += 1
        return count

    # -- claims

    def claimable(self, seat: i64, out: vec[i64], most: i64) -> i64:
        """Groups of one candy at least on a card without an own token; advanced: groups that a stack pays for.

        Writes them all, or counts up to `most` and writes nothing.
        """
        advanced: bool = self.options.level == ADVANCED
        if advanced and self.in_hand(seat) == 0:
            return 0
        chute = self.chutes[seat]
        count: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if advanced or self.tokens[seat * COLOURS + colour] == 0:
                cells: int = chute.colour(colour)
                rest: int = cells
                while rest:
                    group: int = group_at(cells, rest & -rest, self.box.field)
                    rest &= ~group
                    size: i64 = chute.size(group, self.stars_count())
                    if (size >= SMALLEST and self.paying(colour, size) >= 0) if advanced else size >= 1:
                        if most == 0:
                            out[count] = pack(CLAIM, colour * CELLS + lowest(group))
                        count += 1
                        if count == most:
                            return count
            colour += 1
        return count

    def may_claim(self, seat: i64) -> bool:
        return self.claimable(seat, NOTHING, 1) > 0

    # -- chance: every outcome is as likely as every other

    def uniform(self) -> bool:
        return True

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = self.actions(CHANCE, buffer(self.most_actions()))
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def in_the_bag(self, out: vec[i64]) -> i64:
        zones = self.zone
        count: i64 = 0
        piece: i64 = 0
        while count < self.in_bag:
            if zones[piece] == IN_BAG:
                out[count] = piece
                count += 1
            piece += 1
        return count

    def outcomes(self, out: vec[i64]) -> i64:
        step: i64 = self.step
        if self.step == DRAW or self.step == POOL:
            return self.in_the_bag(out)
        if self.step == NEXT_TOP or self.step == TOPS:
            return self.pieces_at(STACK_OF + self.stack, 0, out, 0)
        if step == CARD_SHAPE:
            half = self.box.half_a if len(self.card_shapes) % 2 == 0 else self.box.half_b
            return missing(half, self.card_shapes, out)
        count: i64 = 0
        if step == FIRST_BAG:
            while count < self.seats:
                out[count] = count
                count += 1
        elif step == BONUS_SET:
            out[0] = 1
            out[1] = 2
            count = 2
        elif step == BONUS_SHAPE:
            shapes = vec[i64](list(range(len(self.box.letters))))
            return missing(shapes, self.bonus_shapes, out)
        elif step == KEEPING:
            shape: i64 = self.bonus_shapes[self.kept]
            piece: i64 = 0
            while piece < self.box.pieces:
                if self.box.set[piece] == WHITE and self.box.shape[piece] == shape:
                    out[count] = piece
                    count += 1
                piece += 1
        return count


def missing(some: vec[i64], there: vec[i64], out: vec[i64]) -> i64:
    """Write those that are not there yet."""
    count: i64 = 0
    for shape in some:
        if shape not in there:
            out[count] = shape
            count += 1
    return count
