"""Builds what a seat, or a spectator, may know of a position: it starts with nothing and adds."""

from cinquina.games.pentris.edition import Edition
from cinquina.games.pentris.names import STEP_NAMES
from cinquina.games.pentris.refusals import in_the_way, why_no_claim
from cinquina.games.pentris.rules import table
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, Box
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, PLACES, Chute, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, lowest
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_name, cell_names, full_rows
from cinquina.games.pentris.view import (
    CardView,
    ChuteView,
    ClaimView,
    ColourView,
    Ghost,
    GroupView,
    PieceView,
    PlacedPiece,
    RungView,
    SeatView,
    StackView,
    View,
)
from cinquina.games.pentris.ways import Move, Node, bits, graph
from cinquina.games.pentris.writing import numbers_at

LEVELS = ("beginner", "intermediate", "advanced")


def view(game: Pentris, edition: Edition, seat: int | None) -> View:
    box = game.box
    board = list(game.board)
    older = int(game.older)
    level = LEVELS[game.options.level]
    placing = game.step == table.PLACING and seat == game.active
    return View(
        seat=seat,
        level=level,
        step=STEP_NAMES[int(game.step)],
        round=int(game.round),
        phase=int(game.phase),
        turn=int(game.turn_of_phase),
        holder=int(game.holder),
        active=int(game.active),
        order=[(int(game.holder) + 1 + n) % int(game.seats) for n in range(int(game.seats))],
        columns=COLUMNS,
        rows=box.field.rows,
        colours=[ColourView(colour.code, colour.en, colour.it, colour.icon) for colour in edition.colours],
        shapes={outline.letter: list(outline.looks[0]) for outline in box.outlines},
        bonus_set=SET_NAMES[game.bonus_set] if game.bonus_set > 0 else "",
        bonus_shapes=[box.letters[shape] for shape in game.bonus_shapes],
        current=[judged(game, piece, seat) for piece in board[older:]],
        previous=[judged(game, piece, seat) for piece in board[:older]],
        to_draw=int(game.to_draw),
        bag=pieces_at(game, table.IN_BAG),
        discards=pieces_at(game, table.DISCARDED),
        removed=removed(game),
        pool=[judged(game, piece, seat) for piece in numbers_at(game, table.IN_POOL)],
        hand=piece_view(box, int(game.hand)) if game.hand >= 0 else None,
        personal_hand=bool(game.hand >= 0 and game.zone[game.hand] != table.ON_BOARD),
        cards=[card_view(game, colour) for colour in range(COLOURS)],
        paying=int(game.stack) % 4 + table.SMALLEST if game.stack >= 0 else 0,
        seats=[seat_view(game, each, seat) for each in range(int(game.seats))],
        steering=steering(game) if placing else [],
        ghosts=ghosts(game) if placing else [],
        can_put_back=placing and game.options.tries,
        last_chance=seat is not None and last_chance(game, seat),
        secret=game.options.secret,
        ladder=[RungView(rung.en, rung.it, rung.least(level)) for rung in edition.solo_ladder]
        if game.seats == 1
        else [],
        over=game.step == table.END,
    )


# -- pieces


def piece_view(box: Box, piece: int) -> PieceView:
    return PieceView(
        box.ids[piece], box.letters[box.shape[piece]], SET_NAMES[box.set[piece]], list(box.faces[piece])
    )


def judged(game: Pentris, piece: int, seat: int | None) -> PieceView:
    """With a mark whether it can be placed."""
    found = piece_view(game.box, piece)
    if seat is not None and not game.options.penalises:
        found.placeable = bool(game.placeable(seat, piece))
    return found


def pieces_at(game: Pentris, zone: int) -> list[PieceView]:
    return [piece_view(game.box, piece) for piece in numbers_at(game, zone)]


def removed(game: Pentris) -> list[PieceView]:
    """White pieces in the box left the game; special ones too, unless they never came into it."""
    box = game.box
    stocked = [*game.card_shapes] if game.options.level == table.ADVANCED else []
    return [
        piece_view(box, piece)
        for piece in numbers_at(game, table.IN_BOX)
        if box.set[piece] == 0 or box.shape[piece] in stocked
    ]


# -- cards and seats


def card_view(game: Pentris, colour: int) -> CardView:
    stacks = []
    if game.options.level == table.ADVANCED:
        for n in range(4):
            top = int(game.tops[colour * 4 + n])
            shown = piece_view(game.box, top) if top >= 0 else None
            left = pieces_at(game, table.STACK_OF + colour * 4 + n)
            stacks.append(StackView(n + table.SMALLEST, shown, left))
    tokens = [int(game.tokens[seat * COLOURS + colour]) for seat in range(int(game.seats))]
    return CardView(game.box.codes[colour], tokens, stacks)


def seat_view(game: Pentris, owner: int, viewer: int | None) -> SeatView:
    chute = game.chutes[owner]
    box = game.box
    secret = game.options.secret and viewer != owner and game.step != table.END
    return SeatView(
        seat=owner,
        points=int(game.score(owner)),
        tokens=int(game.in_hand(owner)),
        personal=[
            judged(game, piece, owner if viewer == owner else None)
            for piece in numbers_at(game, table.PERSONAL_OF + owner)
        ],
        placed=int(chute.count),
        chute=None if secret else chute_view(game, owner),
        claims=[
            ClaimView(int(claim.phase), box.codes[claim.colour], claim.size, cell_names(claim.cells))
            for claim in game.claims
            if claim.seat == owner
        ],
    )


# -- a chute


def chute_view(game: Pentris, owner: int) -> ChuteView:
    chute, field = game.chutes[owner], game.box.field
    pieces = [placed_piece(game.box, int(each)) for each in chute.placed()]
    tokens = {cell: token for piece in pieces for cell, token in zip(piece.cells, piece.face, strict=True)}
    complete = chute.complete(field)
    counts = game.options.level != table.BEGINNER
    return ChuteView(
        rows=[
            [tokens.get(cell_name(COLUMNS * y + x), "") for x in range(COLUMNS)]
            for y in range(field.rows - 1, -1, -1)
        ],
        pieces=pieces,
        groups=groups(game, owner, chute),
        complete=full_rows(complete),
        holes=cell_names(chute.covered()),
        row_points=2 * len(full_rows(complete)),
        star_points=chute.star_points(field) if counts else 0,
        platinum_points=chute.platinum_points(complete) if counts else 0,
        way=last_way(game, chute),
    )


def last_way(game: Pentris, chute: Chute) -> list[Move]:
    """Nothing for a piece that a position put where none could come from above."""
    if chute.before is None:
        return []
    piece, place = divmod(int(chute.last), PLACES)
    known = graph(game.box.outline(piece), chute.before.taken, game.box.field, game.options.drops)
    state = divmod(place, CELLS)
    return known.way(state) if state in known.number else []


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


def groups(game: Pentris, owner: int, chute: Chute) -> list[GroupView]:
    """Of each colour, the largest first."""
    found = []
    for colour in range(COLOURS):
        cells = chute.colour(colour)
        parts = []
        while cells:
            group = group_at(chute.colour(colour), cells & -cells, game.box.field)
            cells &= ~group
            parts.append(group_view(game, owner, chute, colour, group))
        found += sorted(parts, key=lambda part: -part.size)
    return found


def group_view(game: Pentris, owner: int, chute: Chute, colour: int, group: int) -> GroupView:
    candies = chute.size(group, game.stars_count())
    reason = why_no_claim(game, owner, colour, candies)
    advanced = game.options.level == table.ADVANCED
    value = int(game.paying(colour, candies)) % 4 + table.SMALLEST if advanced and not reason else candies
    return GroupView(
        game.box.codes[colour],
        cell_name(lowest(group)),
        cell_names(group),
        candies,
        cell_names(group & chute.stars),
        0 if reason else value,
        reason,
    )


# -- the piece in hand


def steering(game: Pentris) -> list[Node]:
    taken = game.chutes[game.active].taken
    return graph(game.box.outline(game.hand), taken, game.box.field, game.options.drops).nodes()


def ghosts(game: Pentris) -> list[Ghost]:
    outline = game.box.outline(game.hand)
    slide = game.slide
    assert slide is not None
    found = []
    for orientation in range(ORIENTATIONS):
        p = int(outline.picture_of[orientation])
        picture = outline.pictures[p]
        for anchor in bits(slide.fitting(p) & ~slide.reached(p)):
            cells = [cell_name(anchor + COLUMNS * y + x) for x, y in outline.looks[orientation]]
            blocked = cell_names(in_the_way(game, picture, anchor))
            found.append(Ghost(orientation, cell_name(anchor), cells, blocked))
    return found


def last_chance(game: Pentris, seat: int) -> bool:
    """In the very last turn, before the seat has acted."""
    last = game.round == table.ROUNDS and game.phase == table.PHASES and game.turn_of_phase == table.TURNS
    if not last or game.step not in (table.DRAW, table.CHOOSE) or game.options.level != table.ADVANCED:
        return False
    order = [(int(game.holder) + 1 + n) % int(game.seats) for n in range(int(game.seats))]
    return game.step == table.DRAW or order.index(seat) >= order.index(int(game.active))
