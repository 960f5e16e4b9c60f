"""Who decides, and what may be done."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.state import CHANCE, OVER
from cinquina.games.pentris.rules.actions import (
    CLAIM,
    DISCARD,
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
from cinquina.games.pentris.rules.chances import Chances
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, LEFTMOST, ROW, lowest
from cinquina.games.pentris.rules.slide import Slide
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    CHOOSE,
    CLAIMING,
    DRAFT_PICK,
    END,
    NEXT_TOP,
    NOTHING,
    PERSONAL_OF,
    PICKING,
    PLACING,
    SMALLEST,
)


@mypyc_attr(acyclic=True)
class Choosing(Chances):
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
            return self.drafts(out)
        if self.step == PICKING:
            return self.stacked(self.stack, PICK, out)
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
        personal = self.personal
        i: i64 = 0
        while i < len(personal):
            if self.zone[personal[i]] == PERSONAL_OF + seat and self.placeable(seat, personal[i]):
                out[count] = pack(PERSONAL, personal[i])
                count += 1
            i += 1
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
                row: i64 = resting & ROW
                while row != 0:
                    out[count] = action + LEFTMOST[row]
                    count += 1
                    row &= row - 1
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
                alone: int = self.box.field.alone(cells)
                # Alone a cell is two candies at most, too few for a stack.
                rest: int = cells & ~alone if advanced else cells
                while rest:
                    group: int = rest & -rest
                    if not group & alone:
                        group = group_at(cells, group, self.box.field)
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
