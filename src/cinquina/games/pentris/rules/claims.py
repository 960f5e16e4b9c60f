"""Claims of groups: the legal ones, and the stack that pays for one (docs/rules/pentris.md, Claims)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core import bits
from cinquina.games.pentris.rules.actions import CLAIM, pack
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import CELLS, group_at
from cinquina.games.pentris.rules.lists import NOTHING
from cinquina.games.pentris.rules.masks import flood, lowest, neighbours
from cinquina.games.pentris.rules.phases import ADVANCED, BEGINNER, LARGEST, NO_STACK, SMALLEST, TOKENS

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


@mypyc_attr(acyclic=True)
class Claim:
    """A claimed group of this round; public even with secret chutes."""

    def __init__(self, seat: i64, phase: i64, colour: i64, cells: int, size: int) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.colour: Final = colour
        self.cells: Final = cells
        self.size: Final = size


NO_CLAIMS: Final[list[Claim]] = []  # never changed


def stars_count(position: "Position") -> bool:
    """Return whether stars count as candies: in the beginner game."""
    return position.options.level == BEGINNER


def tokens_in_hand(position: "Position", seat: i64) -> i64:
    """Return the tokens that are not on a card."""
    at: i64 = seat * COLOURS
    tokens = position.tokens
    return TOKENS - tokens[at] - tokens[at + 1] - tokens[at + 2] - tokens[at + 3]


def paying_stack(position: "Position", colour: i64, size: i64) -> i64:
    """Return the stack that pays for a group of this size, skipping empty ones downwards (pentris R31), or NO_STACK."""
    number: i64 = min(LARGEST, size)
    while number >= SMALLEST:
        stack: i64 = colour * 4 + number - SMALLEST
        if position.heights[stack] > 0:
            return stack
        number -= 1
    return NO_STACK


def list_claims(position: "Position", seat: i64, out: vec[i64], most: i64) -> i64:
    """Write groups of at least one candy on a card without an own token; advanced: groups that a stack pays for.

    Writes them all, or counts up to `most` and writes nothing.
    """
    advanced: bool = position.options.level == ADVANCED
    if advanced and tokens_in_hand(position, seat) == 0:
        return 0
    one_window: bool = position.box.field.upper == 0
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOURS and (most == 0 or count < most):
        if advanced or position.tokens[seat * COLOURS + colour] == 0:
            if one_window:
                count = claims_in_word(position, seat, colour, out, most, count)
            else:
                count = claims_in_set(position, seat, colour, out, most, count)
        colour += 1
    return count


def claims_in_word(position: "Position", seat: i64, colour: i64, out: vec[i64], most: i64, count: i64) -> i64:
    """Write or count the groups of a colour in a chute of at most ten rows."""
    chute = position.chutes[seat]
    cells: i64 = chute.cells_of_colour(colour)
    advanced: bool = position.options.level == ADVANCED
    doubles: i64 = chute.doubles
    no_candies: i64 = chute.stars
    if stars_count(position):
        no_candies = 0
    alone: i64 = cells & ~neighbours(cells)
    rest: i64 = cells
    if advanced:  # a single cell is at most two candies, too few for a stack
        rest &= ~alone
    while rest != 0:
        group: i64 = rest & -rest
        size: i64 = 1
        if group & alone == 0:
            group = flood(group, cells)
            size = bits.size(group)
        rest &= ~group
        if group & doubles != 0:
            size += bits.size(group & doubles)
        if group & no_candies != 0:
            size -= bits.size(group & no_candies)
        if is_claim(position, advanced, colour, size):
            if most == 0:
                out[count] = pack(CLAIM, colour * CELLS + bits.lowest(group))
            count += 1
            if count == most:
                return count
    return count


def claims_in_set(position: "Position", seat: i64, colour: i64, out: vec[i64], most: i64, count: i64) -> i64:
    """Write or count the groups of a colour in a chute of any height."""
    field = position.box.field
    chute = position.chutes[seat]
    advanced: bool = position.options.level == ADVANCED
    cells: int = chute.cells_of_colour(colour)
    alone: int = field.isolated_cells(cells)
    rest: int = cells & ~alone if advanced else cells
    while rest:
        group: int = rest & -rest
        if not group & alone:
            group = group_at(cells, group, field)
        rest &= ~group
        if is_claim(position, advanced, colour, chute.group_size(group, stars_count(position))):
            if most == 0:
                out[count] = pack(CLAIM, colour * CELLS + lowest(group))
            count += 1
            if count == most:
                return count
    return count


def is_claim(position: "Position", advanced: bool, colour: i64, size: i64) -> bool:
    """Return whether a group of this size can be claimed."""
    if advanced:
        return size >= SMALLEST and paying_stack(position, colour, size) >= 0
    return size >= 1


def may_claim(position: "Position", seat: i64) -> bool:
    return list_claims(position, seat, NOTHING, 1) > 0
