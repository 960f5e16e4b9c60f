"""A chute that nobody sees (chutes = secret): known are its pieces, their order and the groups claimed on it."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, PLACES, Chute
from cinquina.games.pentris.rules.masks import COLUMNS, lowest, size
from cinquina.games.pentris.rules.slide import Slide
from cinquina.games.pentris.rules.table import Table

MOST_FAILURES: Final = 60


def imagined_chute(table: Table, seat: i64, real: Chute, rng: Rng) -> Chute:
    """The same pieces again, each on one of its legal places: rather low, and rather so that the claims come true.

    Where a piece has no place, those before it are put otherwise, each time one more of them. A piece that still does
    not fit in the end stays out: to find a place for it for certain could take for ever.
    """
    pieces = real.placed()
    chute = Chute()
    failures: i64 = 0
    n: i64 = 0
    while n < len(pieces):
        piece: i64 = pieces[n] // PLACES
        place: i64 = likely_place(table, seat, chute, piece, failures, rng)
        n += 1
        if place >= 0:
            chute = chute.putting(table.box, piece, place)
        elif failures < MOST_FAILURES:
            failures += 1
            n -= 1
            back: i64 = failures
            while back > 0 and chute.before is not None:
                chute = chute.before
                n -= 1
                back -= 1
    return chute


def likely_place(table: Table, seat: i64, chute: Chute, piece: i64, failures: i64, rng: Rng) -> i64:
    """The best of all places, misjudged a little; after failures claims count less. -1: there is none."""
    for_claims: float = 8.0 / (1.0 + float(failures) / 4.0)
    box = table.box
    outline = box.outline(piece)
    slide = Slide(outline, chute.taken, box.field, table.options.drops)
    best: i64 = -1
    most: float = 0.0
    orientation: i64 = 0
    while orientation < ORIENTATIONS:
        resting: int = slide.resting(outline.picture_of[orientation])
        while resting:
            place: i64 = orientation * CELLS + lowest(resting)
            resting &= resting - 1
            after = chute.putting(box, piece, place)
            value: float = 2.0 * rng.normal() + for_claims * float(truth(table, seat, after))
            value -= float(size(after.covered())) + float(place % CELLS // COLUMNS)
            if best < 0 or value > most:
                best = place
                most = value
        orientation += 1
    return best


def truth(table: Table, seat: i64, chute: Chute) -> int:
    """Cells of the claimed groups that have the right colour, less those that have a wrong one."""
    count: int = 0
    for claim in table.claims:
        if claim.seat == seat:
            cells: int = claim.cells & chute.taken
            right: int = cells & chute.colour(claim.colour)
            count += 2 * size(right) - size(cells)
    return count
