"""What chance may bring: pieces from the bag and from stacks, and the steps of the set-up."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.rng import Rng
from cinquina.games.pentris.rules.box import BEIGE, BLUE, WHITE
from cinquina.games.pentris.rules.lists import missing
from cinquina.games.pentris.rules.pieces import Pieces
from cinquina.games.pentris.rules.table import (
    BONUS_SET,
    BONUS_SHAPE,
    CARD_SHAPE,
    DRAW,
    FIRST_BAG,
    KEEPING,
    NEXT_TOP,
    POOL,
    TOPS,
)


@mypyc_attr(acyclic=True)
class Chances(Pieces):
    def outcomes(self, out: vec[i64]) -> i64:
        step: i64 = self.step
        if step in (DRAW, POOL):
            return self.draws(out)
        if step in (NEXT_TOP, TOPS):
            return self.stacked(self.stack, 0, out)
        if step == CARD_SHAPE:
            half = self.box.half_a if len(self.card_shapes) % 2 == 0 else self.box.half_b
            return missing(half, self.card_shapes, out)
        if step == BONUS_SHAPE:
            return missing(vec[i64](list(range(len(self.box.letters)))), self.bonus_shapes, out)
        if step == KEEPING:
            return self.whites_of(self.bonus_shapes[self.kept], out)
        count: i64 = 0
        if step == FIRST_BAG:
            while count < self.seats:
                out[count] = count
                count += 1
        elif step == BONUS_SET:
            out[0] = BLUE
            out[1] = BEIGE
            count = 2
        return count

    def draws(self, out: vec[i64]) -> i64:
        bag = self.bag
        i: i64 = 0
        while i < len(bag):
            out[i] = bag[i]
            i += 1
        return i

    def whites_of(self, shape: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.box.set[piece] == WHITE and self.box.shape[piece] == shape:
                out[count] = piece
                count += 1
            piece += 1
        return count

    # -- every outcome is as likely as every other

    def uniform(self) -> bool:
        return True

    def drawn(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        if self.step in (DRAW, POOL):
            return self.bag[rng.below(len(self.bag))]
        return out[rng.below(self.outcomes(out))]

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = self.outcomes(buffer(self.box.pieces))
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count
