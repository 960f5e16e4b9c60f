"""Questions that scenarios ask a position of Pentris."""

from cinquina.core.errors import Invalid
from cinquina.core.game import Rules
from cinquina.games.pentris.looking import chute_view, placed_piece
from cinquina.games.pentris.rules import table
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS
from cinquina.games.pentris.rules.masks import COLUMNS
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_name
from cinquina.games.pentris.ways import bits, graph
from cinquina.games.pentris.words import piece_of, placement_of


def placements(game: Pentris, seat: int, words: list[str]) -> list[str]:
    """Of a piece, or of the first piece of a shape."""
    name = words[0] if len(words) == 1 else ""
    box = game.box
    if name in box.letters:
        name = next(id for piece, id in enumerate(box.ids) if box.letters[box.shape[piece]] == name)
    piece = piece_of(box, name, "$.query")
    slide, outline = game.slide_of(seat, piece), box.outline(piece)
    return [
        f"r{orientation} {cell_name(anchor)}"
        for orientation in range(ORIENTATIONS)
        for anchor in bits(slide.resting(outline.picture_of[orientation]))
    ]


def places(rules: Rules, game: Pentris, seat: int, words: list[str]) -> list[str]:
    """`places Lw1`: every legal placement, whether the piece is there or not."""
    return placements(game, seat, words)


def count(rules: Rules, game: Pentris, seat: int, words: list[str]) -> int:
    """`count L`: how many legal placements a shape has."""
    return len(placements(game, seat, words))


def cell_sets(rules: Rules, game: Pentris, seat: int, words: list[str]) -> int:
    """`cell_sets I`: how many different sets of cells those are."""
    piece = piece_of(game.box, f"{words[0]}w1" if words else "", "$.query")
    slide = game.slide_of(seat, piece)
    return sum(len(bits(slide.resting(p))) for p in range(len(game.box.outline(piece).pictures)))


def shows(rules: Rules, game: Pentris, seat: int, words: list[str]) -> dict[str, str]:
    """`shows Fw1 r0 @a1`: the token of each cell that the piece would cover."""
    piece, place = placement_of(game, " ".join(words), "$.query")
    placed = placed_piece(game.box, piece * 512 + place)
    return dict(zip(placed.cells, placed.face, strict=True))


def way(rules: Rules, game: Pentris, seat: int, words: list[str]) -> list[str]:
    """`way Uw1 r3 @d1`: how it gets there, as `in r3 e8`, `D7`, `L1`, `cw d2`; nothing if it cannot."""
    piece, place = placement_of(game, " ".join(words), "$.query")
    found = graph(game.box.outline(piece), game.chutes[seat].taken, game.box.field, game.options.drops)
    state = place // CELLS, place % CELLS
    if state not in found.number:
        return []
    return [
        f"in r{move.turn} {move.anchor}"
        if move.move == "in"
        else f"{move.move} {move.pivot}"
        if move.pivot
        else f"{move.move}{move.times}"
        for move in found.way(state)
    ]


def turns(rules: Rules, game: Pentris, seat: int, words: list[str]) -> list[str]:
    """`turns Iw1 r1 @a1`: the quarter turns it can make in that state, about the middle first: `cw a3`."""
    piece, place = placement_of(game, " ".join(words), "$.query")
    found = graph(game.box.outline(piece), game.chutes[seat].taken, game.box.field, game.options.drops)
    return [f"{move} {pivot}" for move, pivot, _ in found.around.get((place // CELLS, place % CELLS), [])]


def grid(rules: Rules, game: Pentris, seat: int, words: list[str]) -> list[str]:
    """`grid`: the rows from the highest that is not empty, cells as tokens or dots."""
    rows = [" ".join(token or "." for token in row) for row in chute_view(game, seat).rows]
    empty = " ".join("." * COLUMNS)
    while rows and rows[0] == empty:
        rows.pop(0)
    return rows


def groups(rules: Rules, game: Pentris, seat: int, words: list[str]) -> list[str]:
    """`groups v`: the groups of a colour, the largest first: size and cells."""
    found = [group for group in chute_view(game, seat).groups if [group.colour] == words]
    if not words:
        raise Invalid("$.query", "groups of which colour?")
    return [f"{group.size} {' '.join(group.cells)}" for group in found]


def points(rules: Rules, game: Pentris, seat: int, words: list[str]) -> dict[str, int]:
    """`points`: what the end of the round would bring."""
    chute = chute_view(game, seat)
    return {"rows": chute.row_points, "stars": chute.star_points, "platinum": chute.platinum_points}


def star(rules: Rules, game: Pentris, seat: int, words: list[str]) -> int:
    """`star c3`: what the star on a cell would score at the end of the round."""
    if len(words) != 1:
        raise Invalid("$.query", "star of which cell?")
    return sum(group.size for group in chute_view(game, seat).groups if words[0] in group.stars)


def pieces(rules: Rules, game: Pentris, seat: int, words: list[str]) -> int:
    """`pieces bag`: how many are in the bag, the discard pile, the box, on the board or on all chutes."""
    zones = list(game.zone)
    known = {
        "bag": zones.count(table.IN_BAG),
        "discards": zones.count(table.DISCARDED),
        "board": zones.count(table.ON_BOARD),
        "chutes": sum(table.CHUTE_OF <= zone < table.STACK_OF for zone in zones),
    }
    if len(words) != 1 or words[0] not in known:
        raise Invalid("$.query", f"pieces {' '.join(words)!r} is not one of {', '.join(known)}")
    return known[words[0]]


def where(rules: Rules, game: Pentris, seat: int, words: list[str]) -> str:
    """`where Fw1`: bag, board, discards, pool, chute, personal, stack, or box for out of the game."""
    zone = int(game.zone[piece_of(game.box, words[0] if len(words) == 1 else "", "$.query")])
    if zone >= table.STACK_OF:
        return "stack"
    if zone >= table.PERSONAL_OF:
        return "chute" if zone >= table.CHUTE_OF else "personal"
    return ("box", "bag", "pool", "board", "discards")[zone]


QUERIES = {
    "places": places,
    "count": count,
    "cell_sets": cell_sets,
    "shows": shows,
    "way": way,
    "turns": turns,
    "grid": grid,
    "groups": groups,
    "points": points,
    "star": star,
    "pieces": pieces,
    "where": where,
}
