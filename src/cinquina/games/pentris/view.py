"""The view of Pentris for a seat or spectator: everything except the chutes of others, if they are secret.

Built from nothing. Cells are named as in the law: `a1` is the lowest row's leftmost cell, `f10` the highest row's
rightmost one.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core.ladder import Rung
from cinquina.core.memo import Memo
from cinquina.games.pentris.choices import Move, Node, nodes_of, way_to
from cinquina.games.pentris.edition import Edition
from cinquina.games.pentris.refusals import blocking_cells, is_colour_used, why_no_claim
from cinquina.games.pentris.rules import phases
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, Box
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, PLACES, Chute, groups_with
from cinquina.games.pentris.rules.claims import paying_stack, stars_count, tokens_in_hand
from cinquina.games.pentris.rules.course import acting_order, is_last_chance
from cinquina.games.pentris.rules.masks import COLUMNS, cell_name, cell_names, full_rows, lowest, members
from cinquina.games.pentris.rules.moves import is_placeable
from cinquina.games.pentris.rules.pieces import pieces_in_zone
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.ways import ways

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook


class ColourView(msgspec.Struct):
    """A colour. The edition's words have its name under `code`."""

    code: str
    icon: str


class PieceView(msgspec.Struct, omit_defaults=True):
    """A piece: `face` has the five cells in the order of its shape's picture."""

    id: str
    shape: str
    set: str  # white, blue or beige
    face: list[str]
    # Has it a place on the chute of who looks? Not told to spectators, nor where a wrong choice is the own risk.
    placeable: bool | None = None


class PlacedPiece(msgspec.Struct):
    id: str
    shape: str
    set: str
    turn: int
    anchor: str
    cells: list[str]  # in the order of the face
    face: list[str]


class GroupView(msgspec.Struct):
    colour: str
    key: str  # its lowest, then leftmost cell: the name of the group
    cells: list[str]
    size: int  # its candies
    stars: list[str]  # the cells among them that are stars
    value: int  # what a claim brings: points, or in the advanced game the number of the stack that pays; 0 = nothing
    reason: str  # the text id of why it cannot be claimed


class ChuteView(msgspec.Struct):
    rows: list[list[str]]  # from the top: the cell's token, or nothing
    pieces: list[PlacedPiece]
    groups: list[GroupView]
    complete: list[int]  # complete rows, from 1 at the bottom
    holes: list[str]  # empty cells under a taken one
    # What the end of the round would bring as it stands.
    row_points: int
    star_points: int
    platinum_points: int
    way: list[Move]  # how the last piece came to its place


class ClaimView(msgspec.Struct):
    """A claim of this round."""

    phase: int
    colour: str
    size: int
    cells: list[str]


class SeatView(msgspec.Struct):
    seat: int
    points: int
    tokens: int  # in hand
    personal: list[PieceView]
    placed: int  # pieces on the chute
    chute: ChuteView | None  # None = secret
    claims: list[ClaimView]


class StackView(msgspec.Struct):
    number: int
    top: PieceView | None
    pieces: list[PieceView]  # all that are left, in no order: everybody can work them out


class CardView(msgspec.Struct):
    """A candy card with the tokens of each seat, in the advanced game with its stacks."""

    colour: str
    tokens: list[int]
    used: bool  # by who looks: its colour cannot be claimed again
    stacks: list[StackView]


class Ghost(msgspec.Struct):
    """A place that fits and would hold the piece, which cannot get there."""

    turn: int
    anchor: str
    cells: list[str]
    blocked: list[str]  # what it would meet coming straight down; and no step or turn leads round it
    reason: str = "pentris.unreachable"


class View(msgspec.Struct):
    seat: int | None
    level: str
    step: str
    round: int
    phase: int
    turn: int
    holder: int  # of the bag
    active: int
    order: list[int]  # the acting order of this phase
    phases: int  # of a round
    turns: int  # of a phase
    stars: bool  # stars and platinum count
    columns: int
    rows: int
    colours: list[ColourView]
    shapes: dict[str, list[tuple[int, int]]]  # the picture of each: column and row from its lower left corner
    bonus_set: str  # intermediate: the set and the shapes that came into the bag
    bonus_shapes: list[str]
    current: list[PieceView]
    previous: list[PieceView]
    to_draw: int
    bag: list[PieceView]  # what is in it, in no order
    discards: list[PieceView]
    removed: list[PieceView]  # out of the game, those that were ever in it
    pool: list[PieceView]
    hand: PieceView | None
    personal_hand: bool  # the piece in hand is a personal one: a removal follows
    cards: list[CardView]
    paying: int  # the stack that pays now, by number; 0 = none
    seats: list[SeatView]
    steering: list[Node]  # every state of the piece in hand that can be reached; only for who places it
    ghosts: list[Ghost]
    can_put_back: bool
    last_chance: bool  # no later turn for a personal piece of who looks
    secret: bool
    ladder: list[Rung]  # solo: the ranks
    over: bool


class Components(msgspec.Struct):
    """The components of an edition as pages show them."""

    colours: list[ColourView]
    shapes: dict[str, list[tuple[int, int]]]
    pieces: list[PieceView]  # by number


def components(edition: Edition, box: Box) -> Components:
    return Components(
        [ColourView(colour.code, colour.icon) for colour in edition.colours],
        {outline.letter: list(outline.looks[0]) for outline in box.outlines},
        [
            PieceView(id, box.letters[box.shape[piece]], SET_NAMES[box.set[piece]], list(box.faces[piece]))
            for piece, id in enumerate(box.ids)
        ],
    )


def board(rules: "Rulebook", state: Position, memo: Memo) -> View:
    pieces, box = rules.shown.pieces, state.box
    lying = list(state.board)
    older = int(state.older)
    return View(
        seat=None,
        level=phases.LEVEL_NAMES[state.options.level],
        step=phases.STEP_NAMES[int(state.step)],
        round=int(state.round),
        phase=int(state.phase),
        turn=int(state.turn_of_phase),
        holder=int(state.holder),
        active=int(state.active),
        order=acting_order(state),
        phases=phases.PHASES,
        turns=phases.TURNS,
        stars=state.options.level != phases.BEGINNER,
        columns=COLUMNS,
        rows=box.field.rows,
        colours=rules.shown.colours,
        shapes=rules.shown.shapes,
        bonus_set=SET_NAMES[state.bonus_set] if state.bonus_set > 0 else "",
        bonus_shapes=[box.letters[shape] for shape in state.bonus_shapes],
        current=[pieces[piece] for piece in lying[older:]],
        previous=[pieces[piece] for piece in lying[:older]],
        to_draw=int(state.to_draw),
        bag=pieces_at(rules, state, phases.IN_BAG),
        discards=pieces_at(rules, state, phases.DISCARDED),
        removed=removed_pieces(rules, state),
        pool=pieces_at(rules, state, phases.IN_POOL),
        hand=pieces[state.hand] if state.hand >= 0 else None,
        personal_hand=bool(state.hand >= 0 and state.zone[state.hand] != phases.ON_BOARD),
        cards=[card_view(rules, state, colour) for colour in range(COLOURS)],
        paying=int(state.stack) % 4 + phases.SMALLEST if state.stack >= 0 else 0,
        seats=[seat_view(rules, state, each, memo) for each in range(int(state.seats))],
        steering=[],
        ghosts=[],
        can_put_back=False,
        last_chance=False,
        secret=state.options.secret,
        ladder=rules.ladder if state.seats == 1 else [],
        over=state.step == phases.END,
    )


def own_view(rules: "Rulebook", state: Position, seat: int, board: View) -> View:
    """Return the view with the seat's secret chute, the pieces that fit, and the ways of the piece in hand."""
    placing = state.step == phases.PLACING and seat == state.active and state.hand >= 0
    older, lying = int(state.older), list(state.board)
    seats = board.seats[:]
    personal = pieces_in_zone(state, phases.PERSONAL_OF + seat)
    seats[seat] = msgspec.structs.replace(
        seats[seat],
        personal=with_placeable(state, personal, seat, seats[seat].personal),
        chute=seats[seat].chute or chute_view(state, seat),
    )
    return msgspec.structs.replace(
        board,
        seat=seat,
        current=with_placeable(state, lying[older:], seat, board.current),
        previous=with_placeable(state, lying[:older], seat, board.previous),
        pool=with_placeable(state, pieces_in_zone(state, phases.IN_POOL), seat, board.pool),
        cards=[
            msgspec.structs.replace(card, used=True) if is_colour_used(state, seat, colour) else card
            for colour, card in enumerate(board.cards)
        ],
        seats=seats,
        steering=steering_nodes(state) if placing else [],
        ghosts=ghosts_of(state) if placing else [],
        can_put_back=placing and state.options.tries,
        last_chance=is_last_chance(state, seat),
    )


# -- pieces


def with_placeable(state: Position, pieces: list[int], seat: int, shown: list[PieceView]) -> list[PieceView]:
    """Mark which of these pieces the seat can place, unless a wrong choice is its own risk."""
    if state.options.penalises:
        return shown
    return [
        msgspec.structs.replace(view, placeable=bool(is_placeable(state, seat, piece)))
        for piece, view in zip(pieces, shown, strict=True)
    ]


def pieces_at(rules: "Rulebook", state: Position, zone: int) -> list[PieceView]:
    return [rules.shown.pieces[piece] for piece in pieces_in_zone(state, zone)]


def removed_pieces(rules: "Rulebook", state: Position) -> list[PieceView]:
    """Return the pieces that left the game, without special pieces that never came into it."""
    box = state.box
    stocked = [*state.card_shapes] if state.options.level == phases.ADVANCED else []
    return [
        rules.shown.pieces[piece]
        for piece in pieces_in_zone(state, phases.IN_BOX)
        if box.set[piece] == 0 or box.shape[piece] in stocked
    ]


# -- cards and seats


def card_view(rules: "Rulebook", state: Position, colour: int) -> CardView:
    stacks = []
    if state.options.level == phases.ADVANCED:
        for n in range(4):
            top = int(state.tops[colour * 4 + n])
            shown = rules.shown.pieces[top] if top >= 0 else None
            left = pieces_at(rules, state, phases.STACK_OF + colour * 4 + n)
            stacks.append(StackView(n + phases.SMALLEST, shown, left))
    tokens = [int(state.tokens[seat * COLOURS + colour]) for seat in range(int(state.seats))]
    return CardView(state.box.codes[colour], tokens, False, stacks)


def seat_view(rules: "Rulebook", state: Position, owner: int, memo: Memo) -> SeatView:
    chute, box = state.chutes[owner], state.box
    secret = state.options.secret and state.step != phases.END
    return SeatView(
        seat=owner,
        points=int(state.score(owner)),
        tokens=int(tokens_in_hand(state, owner)),
        personal=pieces_at(rules, state, phases.PERSONAL_OF + owner),
        placed=int(chute.count),
        chute=None if secret else memo.get_or_make(chute_key(state, owner), lambda: chute_view(state, owner)),
        claims=[
            ClaimView(int(claim.phase), box.codes[claim.colour], claim.size, cell_names(claim.cells))
            for claim in state.claims
            if claim.seat == owner
        ],
    )


# -- a chute


def chute_key(state: Position, owner: int) -> tuple[Any, ...]:
    """Return a cache key of a chute's view: its pieces and the value of claims."""
    seats = slice(owner * COLOURS, (owner + 1) * COLOURS)
    return ("chute", owner, *state.chutes[owner].placed_pieces(), *state.tokens[seats], *state.heights)


def chute_view(state: Position, owner: int) -> ChuteView:
    chute, field = state.chutes[owner], state.box.field
    pieces = [placed_piece(state.box, int(each)) for each in chute.placed_pieces()]
    tokens = {cell: token for piece in pieces for cell, token in zip(piece.cells, piece.face, strict=True)}
    complete = chute.complete_cells()
    counts = state.options.level != phases.BEGINNER
    return ChuteView(
        rows=[
            [tokens.get(cell_name(COLUMNS * y + x), "") for x in range(COLUMNS)]
            for y in range(field.rows - 1, -1, -1)
        ],
        pieces=pieces,
        groups=group_views(state, owner, chute),
        complete=full_rows(complete),
        holes=cell_names(chute.holes_below()),
        row_points=2 * len(full_rows(complete)),
        star_points=chute.star_points(field) if counts else 0,
        platinum_points=chute.platinum_points(complete) if counts else 0,
        way=last_way(state, chute),
    )


def last_way(state: Position, chute: Chute) -> list[Move]:
    """Return the way a piece took into the chute; empty if a set-up put it where none leads."""
    if chute.before is None:
        return []
    piece, place = divmod(int(chute.last), PLACES)
    known = ways(state.box.outline(piece), chute.before.taken, state.box.field, state.options.drops)
    pose = divmod(place, CELLS)
    return way_to(known, pose) if pose in known.number else []


def placed_piece(box: Box, placed: int) -> PlacedPiece:
    piece, place = divmod(placed, PLACES)
    orientation, anchor = divmod(place, CELLS)
    outline = box.outline(piece)
    return PlacedPiece(
        box.ids[piece],
        outline.letter,
        SET_NAMES[box.set[piece]],
        orientation,
        cell_name(anchor),
        [cell_name(anchor + COLUMNS * y + x) for x, y in outline.looks[orientation]],
        list(box.faces[piece]),
    )


def group_views(state: Position, owner: int, chute: Chute) -> list[GroupView]:
    """Return the groups of each colour, the largest first."""
    found = []
    for colour in range(COLOURS):
        cells = chute.cells_of_colour(colour)
        parts = [
            group_view(state, owner, chute, colour, group)
            for group in groups_with(cells, cells, state.box.field)
        ]
        found += sorted(parts, key=lambda part: -part.size)
    return found


def group_view(state: Position, owner: int, chute: Chute, colour: int, group: int) -> GroupView:
    candies = chute.group_size(group, stars_count(state))
    reason = why_no_claim(state, owner, colour, candies)
    advanced = state.options.level == phases.ADVANCED
    value = (
        int(paying_stack(state, colour, candies)) % 4 + phases.SMALLEST
        if advanced and not reason
        else candies
    )
    return GroupView(
        state.box.codes[colour],
        cell_name(lowest(group)),
        cell_names(group),
        candies,
        cell_names(group & chute.stars),
        0 if reason else value,
        reason,
    )


# -- the piece in hand


def steering_nodes(state: Position) -> list[Node]:
    taken = state.chutes[state.active].taken
    return nodes_of(ways(state.box.outline(state.hand), taken, state.box.field, state.options.drops))


def ghosts_of(state: Position) -> list[Ghost]:
    outline = state.box.outline(state.hand)
    slide = state.slide
    assert slide is not None
    found = []
    for orientation in range(ORIENTATIONS):
        p = int(outline.picture_of[orientation])
        picture = outline.pictures[p]
        for anchor in members(slide.supported_anchors(p) & ~slide.reached_anchors(p)):
            cells = [cell_name(anchor + COLUMNS * y + x) for x, y in outline.looks[orientation]]
            blocked = cell_names(blocking_cells(state, picture, anchor))
            found.append(Ghost(orientation, cell_name(anchor), cells, blocked))
    return found
