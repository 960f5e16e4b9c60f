"""The queries of Pentris in scenarios."""

from cinquina.core.checks import index_of_id
from cinquina.core.errors import Invalid
from cinquina.core.parts import queries_in
from cinquina.games.pentris import choices, view
from cinquina.games.pentris.codec import placement_of
from cinquina.games.pentris.rules import phases
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, PLACES
from cinquina.games.pentris.rules.masks import COLUMNS, cell_name, members
from cinquina.games.pentris.rules.moves import slide_of
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.ways import ways


def places(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `places Lw1`: every legal placement of a piece, or of the first of a shape, wherever the piece is."""
    name = words[0] if len(words) == 1 else ""
    box = state.box
    if name in box.letters:
        name = next(id for piece, id in enumerate(box.ids) if box.letters[box.shape[piece]] == name)
    piece = index_of_id(box.ids, name, "$.query")
    slide, outline = slide_of(state, seat, piece), box.outline(piece)
    return [
        f"r{orientation} {cell_name(anchor)}"
        for orientation in range(ORIENTATIONS)
        for anchor in members(slide.resting_anchors(outline.picture_of[orientation]))
    ]


def count(state: Position, seat: int, words: list[str]) -> int:
    """Answer `count L`: the number of legal placements of a shape."""
    return len(places(state, seat, words))


def cell_sets(state: Position, seat: int, words: list[str]) -> int:
    """Answer `cell_sets I`: the number of different sets of cells that a shape can cover."""
    piece = index_of_id(state.box.ids, f"{words[0]}w1" if words else "", "$.query")
    slide = slide_of(state, seat, piece)
    return sum(len(members(slide.resting_anchors(p))) for p in range(len(state.box.outline(piece).pictures)))


def shows(state: Position, seat: int, words: list[str]) -> dict[str, str]:
    """Answer `shows Fw1 r0 @a1`: the token of each cell that the piece would cover."""
    piece, place = placement_of(state, " ".join(words), "$.query")
    placed = view.placed_piece(state.box, piece * PLACES + place)
    return dict(zip(placed.cells, placed.face, strict=True))


def way(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `way Uw1 r3 @d1`: the way of a piece to a place, as `in r3 e8`, `D7`, `L1`, `cw d2`; empty if none."""
    piece, place = placement_of(state, " ".join(words), "$.query")
    known = ways(state.box.outline(piece), state.chutes[seat].taken, state.box.field, state.options.drops)
    pose = divmod(place, CELLS)
    if pose not in known.number:
        return []
    return [
        f"in r{move.turn} {move.anchor}"
        if move.move == "in"
        else f"{move.move} {move.pivot}"
        if move.pivot
        else f"{move.move}{move.times}"
        for move in choices.way_to(known, pose)
    ]


def turns(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `turns Iw1 r1 @a1`: the possible quarter turns there, about the middle first, such as `cw a3`."""
    piece, place = placement_of(state, " ".join(words), "$.query")
    known = ways(state.box.outline(piece), state.chutes[seat].taken, state.box.field, state.options.drops)
    return [f"{move} {pivot}" for move, pivot, _ in known.around.get(divmod(place, CELLS), [])]


def grid(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `grid`: the rows from the highest that is not empty, cells as tokens or dots."""
    rows = [" ".join(token or "." for token in row) for row in view.chute_view(state, seat).rows]
    empty = " ".join("." * COLUMNS)
    while rows and rows[0] == empty:
        rows.pop(0)
    return rows


def groups(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `groups v`: size and cells of each group of a colour, the largest first."""
    found = [group for group in view.chute_view(state, seat).groups if [group.colour] == words]
    if not words:
        raise Invalid("$.query", "groups of which colour?")
    return [f"{group.size} {' '.join(group.cells)}" for group in found]


def points(state: Position, seat: int, words: list[str]) -> dict[str, int]:
    """Answer `points`: the points at the end of the round."""
    chute = view.chute_view(state, seat)
    return {"rows": chute.row_points, "stars": chute.star_points, "platinum": chute.platinum_points}


def star(state: Position, seat: int, words: list[str]) -> int:
    """Answer `star c3`: the points of the star on a cell at the end of the round."""
    if len(words) != 1:
        raise Invalid("$.query", "star of which cell?")
    return sum(group.size for group in view.chute_view(state, seat).groups if words[0] in group.stars)


def pieces(state: Position, seat: int, words: list[str]) -> int:
    """Answer `pieces bag`: the number of pieces in the bag, the discard pile, the box, on the board, on all chutes."""
    zones = list(state.zone)
    known = {
        "bag": zones.count(phases.IN_BAG),
        "discards": zones.count(phases.DISCARDED),
        "board": zones.count(phases.ON_BOARD),
        "chutes": sum(phases.CHUTE_OF <= zone < phases.STACK_OF for zone in zones),
    }
    if len(words) != 1 or words[0] not in known:
        raise Invalid("$.query", f"pieces {' '.join(words)!r} is not one of {', '.join(known)}")
    return known[words[0]]


def where(state: Position, seat: int, words: list[str]) -> str:
    """Answer `where Fw1`: bag, board, discards, pool, chute, personal, stack, or box for out of the game."""
    zone = int(state.zone[index_of_id(state.box.ids, words[0] if len(words) == 1 else "", "$.query")])
    if zone >= phases.STACK_OF:
        return "stack"
    if zone >= phases.PERSONAL_OF:
        return "chute" if zone >= phases.CHUTE_OF else "personal"
    return ("box", "bag", "pool", "board", "discards")[zone]


QUERIES = queries_in(__name__)
