"""Chance in Pentris: pieces from the bag and from stacks, the set-up; and the resampling of secret chutes.

All outcomes of a step are equally likely.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.games.pentris.rules import claims, moves, pieces
from cinquina.games.pentris.rules.box import BEIGE, BLUE, WHITE
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, PLACES, Chute
from cinquina.games.pentris.rules.lists import write_missing
from cinquina.games.pentris.rules.masks import COLUMNS, lowest, size
from cinquina.games.pentris.rules.phases import (
    BONUS_SET,
    BONUS_SHAPE,
    CARD_SHAPE,
    CLAIMING,
    DRAW,
    END,
    FIRST_BAG,
    KEEPING,
    NEXT_TOP,
    PLACING,
    PLATINUM,
    POOL,
    ROWS,
    SOURCES,
    STAR_POINTS,
    TOPS,
)
from cinquina.games.pentris.rules.slide import Slide

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position

MOST_DREAMS: Final = 24
MOST_FAILURES: Final = 60


# -- outcomes


def list_outcomes(position: "Position", out: vec[i64]) -> i64:
    box = position.box
    step: i64 = position.step
    if step in (DRAW, POOL):
        return list_draws(position, out)
    if step in (NEXT_TOP, TOPS):
        return pieces.list_stack(position, position.stack, 0, out)
    if step == CARD_SHAPE:
        half = box.half_a if len(position.card_shapes) % 2 == 0 else box.half_b
        return write_missing(half, position.card_shapes, out)
    if step == BONUS_SHAPE:
        return write_missing(vec[i64](list(range(len(box.letters)))), position.bonus_shapes, out)
    if step == KEEPING:
        return list_whites_of(position, position.bonus_shapes[position.kept], out)
    count: i64 = 0
    if step == FIRST_BAG:
        while count < position.seats:
            out[count] = count
            count += 1
    elif step == BONUS_SET:
        out[0] = BLUE
        out[1] = BEIGE
        count = 2
    return count


def list_draws(position: "Position", out: vec[i64]) -> i64:
    bag = position.bag
    i: i64 = 0
    while i < len(bag):
        out[i] = bag[i]
        i += 1
    return i


def list_whites_of(position: "Position", shape: i64, out: vec[i64]) -> i64:
    box = position.box
    count: i64 = 0
    piece: i64 = 0
    while piece < box.pieces:
        if box.set[piece] == WHITE and box.shape[piece] == shape:
            out[count] = piece
            count += 1
        piece += 1
    return count


def draw(position: "Position", rng: Rng, out: vec[i64]) -> i64:
    if position.step in (DRAW, POOL):
        return position.bag[rng.below(len(position.bag))]
    return out[rng.below(list_outcomes(position, out))]


# -- secret chutes (chutes = secret): their pieces, the order of these and the claimed groups are known


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """Resample secret chutes: the places of the others' pieces, and the sources of their points."""
    if not position.options.secret or position.step == END:
        return
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            resample_chute(position, other, rng)
            sum_up_rounds(position, other)
        other += 1


def resample_chute(position: "Position", other: i64, rng: Rng) -> None:
    """Replace another seat's chute by a random one with the same pieces that allows the seat's pending decision."""
    real = position.chutes[other]
    tries: i64 = 0
    while tries < MOST_DREAMS:
        position.chutes[other] = resampled_chute(position, other, real, rng)
        if position.chutes[other].count == real.count and can_go_on(position, other):
            break
        tries += 1
    if position.step == PLACING and position.active == other:
        position.slide = moves.slide_of(position, other, position.hand)


def can_go_on(position: "Position", seat: i64) -> bool:
    if seat != position.active:
        return True
    if position.step == PLACING:
        return moves.is_placeable(position, seat, position.hand)
    return position.step != CLAIMING or claims.may_claim(position, seat)


def sum_up_rounds(position: "Position", seat: i64) -> None:
    """Merge the points of rows, stars and platinum, whose split is secret."""
    at: i64 = seat * SOURCES
    points = position.points
    points[at + ROWS] += points[at + STAR_POINTS] + points[at + PLATINUM]
    points[at + STAR_POINTS] = 0
    points[at + PLATINUM] = 0


def resampled_chute(position: "Position", seat: i64, real: Chute, rng: Rng) -> Chute:
    """Return a chute of the same pieces, each on a legal place: preferably low, and preferably so that the claims hold.

    If a piece has no place, the ones before it are moved, one more each time. A piece that still does not fit stays
    out: an exhaustive search could take too long.
    """
    placed = real.placed_pieces()
    chute = Chute()
    failures: i64 = 0
    n: i64 = 0
    while n < len(placed):
        piece: i64 = placed[n] // PLACES
        place: i64 = likely_place(position, seat, chute, piece, failures, rng)
        n += 1
        if place >= 0:
            chute = chute.with_piece(position.box, piece, place)
        elif failures < MOST_FAILURES:
            failures += 1
            n -= 1
            back: i64 = failures
            while back > 0 and chute.before is not None:
                chute = chute.before
                n -= 1
                back -= 1
    return chute


def likely_place(position: "Position", seat: i64, chute: Chute, piece: i64, failures: i64, rng: Rng) -> i64:
    """Return the best of all places with a small random error; after failures claims count less. -1: there is none."""
    for_claims: float = 8.0 / (1.0 + float(failures) / 4.0)
    box = position.box
    outline = box.outline(piece)
    slide = Slide(outline, chute.taken, box.field, position.options.drops)
    best: i64 = -1
    most: float = 0.0
    orientation: i64 = 0
    while orientation < ORIENTATIONS:
        resting: int = slide.resting_anchors(outline.picture_of[orientation])
        while resting:
            place: i64 = orientation * CELLS + lowest(resting)
            resting &= resting - 1
            after = chute.with_piece(box, piece, place)
            value: float = 2.0 * rng.normal() + for_claims * float(claimed_match(position, seat, after))
            value -= float(size(after.holes_below())) + float(place % CELLS // COLUMNS)
            if best < 0 or value > most:
                best = place
                most = value
        orientation += 1
    return best


def claimed_match(position: "Position", seat: i64, chute: Chute) -> int:
    """Return the cells of the claimed groups with the right colour, less those with a wrong one."""
    count: int = 0
    for claim in position.claims:
        if claim.seat == seat:
            cells: int = claim.cells & chute.taken
            right: int = cells & chute.cells_of_colour(claim.colour)
            count += 2 * size(right) - size(cells)
    return count
