"""Why not: the first rule against an attempt (law, section Illegal input). Who, then when, then what."""

from cinquina.core.errors import Refusal
from cinquina.games.pentris.names import STEP_NAMES
from cinquina.games.pentris.notation import Chosen, Claimed, Passed, Placed, PutBack, Tried, group_of, is_cell
from cinquina.games.pentris.rules import actions, table
from cinquina.games.pentris.rules.box import COLOURS, WHITE
from cinquina.games.pentris.rules.masks import COLUMNS
from cinquina.games.pentris.rules.shape import Picture
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_names

# The step that each kind of action belongs to.
MOMENTS = {
    actions.DRAFT: table.DRAFT_PICK,
    actions.TAKE: table.CHOOSE,
    actions.PERSONAL: table.CHOOSE,
    actions.DISCARD: table.CHOOSE,
    actions.PLACE: table.PLACING,
    actions.UNTAKE: table.PLACING,
    actions.REMOVE: table.REMOVING,
    actions.CLAIM: table.CLAIMING,
    actions.PASS: table.CLAIMING,
    actions.PICK: table.PICKING,
}


def why_not(game: Pentris, seat: int, attempt: Tried) -> Refusal | None:
    if refused := why_not_now(game, seat, attempt.kind):
        return refused
    match attempt:
        case Placed():
            return why_not_placed(game, attempt)
        case Claimed():
            return why_not_claimed(game, seat, attempt)
        case Chosen():
            return why_not_chosen(game, seat, attempt)
        case Passed() if not game.options.may_pass:
            return Refusal("pentris.must_claim")
        case PutBack() if not game.options.tries:
            return Refusal("pentris.choice_final")
    return None


# -- the moment


def why_not_now(game: Pentris, seat: int, kind: int) -> Refusal | None:
    """Who, then when. Who passed for want of a token is told so."""
    if game.step == table.CLAIMING and kind == actions.CLAIM and out_of_tokens(game, seat):
        return Refusal("pentris.no_token")
    if game.turn() != seat:
        return Refusal("pentris.not_your_turn")
    if game.step == table.REMOVING and kind != actions.REMOVE:
        return Refusal("pentris.must_remove")
    if game.step != MOMENTS[kind]:
        return Refusal("pentris.wrong_moment", **what_is_due(game))
    return None


def what_is_due(game: Pentris) -> dict[str, object]:
    """What has to be done first, for the one whose turn it is."""
    due: dict[str, object] = {"step": STEP_NAMES[int(game.step)]}
    if game.step == table.PLACING:
        due |= {"piece": game.box.ids[game.hand], "tries": bool(game.options.tries)}
    if game.step == table.PICKING:
        due["stack"] = int(game.stack) % 4 + table.SMALLEST
    return due


# -- a piece


def why_not_chosen(game: Pentris, seat: int, attempt: Chosen) -> Refusal | None:
    piece, id = attempt.piece, attempt.id
    zone = int(game.zone[piece]) if piece >= 0 else table.IN_BOX
    if attempt.kind == actions.DRAFT:
        return None if zone == table.IN_POOL else Refusal("pentris.not_in_pool", piece=id)
    if attempt.kind == actions.PICK:
        if zone == table.STACK_OF + game.stack:
            return None
        return Refusal("pentris.wrong_stack", stack=int(game.stack) % 4 + table.SMALLEST)
    if attempt.kind == actions.PERSONAL:
        if zone != table.PERSONAL_OF + seat:
            return Refusal("pentris.not_your_piece", piece=id)
        return None if game.placeable(seat, piece) else Refusal("pentris.not_placeable", piece=id)
    return why_not_available(game, seat, attempt)


def why_not_available(game: Pentris, seat: int, attempt: Chosen) -> Refusal | None:
    """Take, discard, remove: a piece of the central board."""
    kind, piece, id = attempt.kind, attempt.piece, attempt.id
    if piece < 0 or not game.on_board(piece):
        return Refusal("pentris.not_on_board", piece=id)
    if kind == actions.TAKE and not game.options.penalises and not game.placeable(seat, piece):
        others = game.any_placeable(seat)
        return Refusal("pentris.another_placeable" if others else "pentris.not_placeable", piece=id)
    if kind == actions.DISCARD and game.any_placeable(seat):
        return Refusal("pentris.can_place")
    if kind == actions.REMOVE and game.box.set[piece] != WHITE and game.any_white():
        return Refusal("pentris.white_first", piece=id)
    return None


# -- a place


def why_not_placed(game: Pentris, attempt: Placed) -> Refusal | None:
    """Mirror image, borders, other pieces, support, way: in this order."""
    if attempt.mirrored:
        return Refusal("pentris.no_flipping")
    x, y = attempt.column, attempt.row
    outline = game.box.outline(game.hand)
    p = int(outline.picture_of[attempt.turn])
    picture = outline.pictures[p]
    if not (0 <= x <= COLUMNS - picture.width and 0 <= y <= game.box.field.rows - picture.height):
        return Refusal("pentris.leaves_chute")
    anchor = COLUMNS * y + x
    slide = game.slide
    assert slide is not None
    taken = game.chutes[game.active].taken
    if not slide.free(p) >> anchor & 1:
        return Refusal("pentris.occupied", cells=cell_names(picture.mask << anchor & taken))
    if not slide.fitting(p) >> anchor & 1:
        return Refusal("pentris.would_fall")
    if not slide.resting(p) >> anchor & 1:
        return Refusal("pentris.unreachable", cells=cell_names(in_the_way(game, picture, anchor)))
    return None


def in_the_way(game: Pentris, picture: Picture, anchor: int) -> int:
    """The cells that a piece would meet if it came straight down to this place."""
    way = picture.mask << anchor
    for _ in range(game.box.field.rows):
        way |= way << COLUMNS
    return way & game.chutes[game.active].taken


# -- a claim


def why_not_claimed(game: Pentris, seat: int, attempt: Claimed) -> Refusal | None:
    """Colour, token, cell, size: in this order."""
    code, colour = attempt.code, attempt.colour
    if colour < 0:
        return Refusal("pentris.no_group", wrong="colour", colour=code, colours=list(game.box.codes))
    if colour_used(game, seat, colour):
        return Refusal("pentris.colour_used", colour=code)
    if wrong := why_no_group(game, seat, attempt):
        rows = int(game.box.field.rows)
        return Refusal("pentris.no_group", wrong=wrong, colour=code, cell=attempt.cell, rows=rows)
    group = group_of(game, seat, colour, attempt.column, attempt.row)
    size = game.chutes[seat].size(group, game.stars_count())
    refused = why_not_paid(game, colour, size)
    return Refusal(refused, size=size) if refused else None


def why_no_group(game: Pentris, seat: int, attempt: Claimed) -> str:
    """Why a cell does not name a group of a colour, if it does not."""
    x, y = attempt.column, attempt.row
    if not is_cell(game, x, y):
        return "outside"
    chute, cell = game.chutes[seat], COLUMNS * y + x
    cells = chute.colour(attempt.colour)
    if cells >> cell & 1:
        return ""
    if not cells:
        return "none"
    return "other" if any(chute.colour(each) >> cell & 1 for each in range(COLOURS)) else "bare"


def why_no_claim(game: Pentris, seat: int, colour: int, size: int) -> str:
    """The id of the rule against a group of this size if claims were asked for now: tokens first, then the size."""
    if out_of_tokens(game, seat):
        return "pentris.no_token"
    if colour_used(game, seat, colour):
        return "pentris.colour_used"
    return why_not_paid(game, colour, size)


def why_not_paid(game: Pentris, colour: int, size: int) -> str:
    """The id of the rule against a group of this size, tokens aside."""
    if game.options.level != table.ADVANCED:
        return "" if size else "pentris.no_candies"
    if size < table.SMALLEST:
        return "pentris.too_small"
    return "" if game.paying(colour, size) >= 0 else "pentris.nothing_to_pay"


def out_of_tokens(game: Pentris, seat: int) -> bool:
    return bool(game.options.level == table.ADVANCED and game.in_hand(seat) == 0)


def colour_used(game: Pentris, seat: int, colour: int) -> bool:
    """In the advanced game a card takes several tokens of a seat (pentris R37)."""
    return bool(game.options.level != table.ADVANCED and game.tokens[seat * COLOURS + colour])
