"""Claims of groups: the legal ones, and the stack that pays for one (docs/rules/pentris.md, Claims)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.actions import CLAIM, pack
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import CELLS, group_at
from cinquina.games.pentris.rules.lists import NOTHING
from cinquina.games.pentris.rules.masks import lowest
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
    field = position.box.field
    chute = position.chutes[seat]
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if advanced or position.tokens[seat * COLOURS + colour] == 0:
            cells: int = chute.cells_of_colour(colour)
            alone: int = field.isolated_cells(cells)
            # A single cell is at most two candies, too few for a stack.
            rest: int = cells & ~alone if advanced else cells
            while rest:
                group: int = rest & -rest
                if not group & alone:
                    group = group_at(cells, group, field)
                rest &= ~group
                size: i64 = chute.group_size(group, stars_count(position))
                if (
                    (size >= SMALLEST and paying_stack(position, colour, size) >= 0)
                    if advanced
                    else size >= 1
                ):
                    if most == 0:
                        out[count] = pack(CLAIM, colour * CELLS + lowest(group))
                    count += 1
                    if count == most:
                        return count
        colour += 1
    return count


def may_claim(position: "Position", seat: i64) -> bool:
    return list_claims(position, seat, NOTHING, 1) > 0
