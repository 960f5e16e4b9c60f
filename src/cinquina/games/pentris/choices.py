"""What a seat may do, as a page shows it: the parts to pick, the way of a piece, and what would come of it."""

import msgspec

from cinquina.core.game import Choice
from cinquina.games.pentris.looking import group_view
from cinquina.games.pentris.notation import WORDS, text
from cinquina.games.pentris.rules import actions, table
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import CELLS, Chute, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, lowest, size
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_name, cell_names, full_rows
from cinquina.games.pentris.ways import Move, graph


class Joined(msgspec.Struct):
    """A group that the piece would join or make: its size before (the largest part) and after."""

    colour: str
    key: str
    cells: list[str]
    before: int
    size: int
    stars: int


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    piece: str = ""
    places: int = 0  # of a piece that would be taken: where it could rest
    lost: bool = False  # nothing fits: to take it is to lose it
    # A place of the piece in hand.
    turn: int = 0
    anchor: str = ""
    cells: tuple[str, ...] = ()  # in the order of the face; of a claim, the group
    way: tuple[Move, ...] = ()
    groups: tuple[Joined, ...] = ()
    rows: tuple[int, ...] = ()  # that would become complete
    row_points: int = 0  # more than before, if the round ended then
    star_points: int = 0
    platinum_points: int = 0
    holes: tuple[str, ...] = ()  # empty cells that would come under a taken one
    # A claim.
    colour: str = ""
    size: int = 0
    points: int = 0
    stack: int = 0  # that would pay


def choices(game: Pentris, seat: int, listed: list[int]) -> list[Option]:
    """The list, and what it leaves out because something else does the same."""
    found = [option(game, seat, action) for action in listed]
    left_out = [int(actions.pack(actions.UNTAKE, 0))]
    left_out += [int(actions.pack(actions.TAKE, piece)) for piece in game.board]
    for action in left_out:
        if action not in listed and game.legal(seat, action):
            other = option(game, seat, action)
            other.wasteful = True
            other.lost = other.what == "take"
            found.append(other)
    return found


def option(game: Pentris, seat: int, action: int) -> Option:
    kind, subject = int(actions.kind_of(action)), int(actions.subject_of(action))
    choice = Option(notation=text(game, seat, action), what=WORDS[kind])
    if kind == actions.PLACE:
        tell_place(game, seat, subject, choice)
    elif kind == actions.CLAIM:
        tell_claim(game, seat, subject, choice)
    elif kind not in (actions.PASS, actions.UNTAKE):
        choice.piece = game.box.ids[subject]
        # Where a wrong choice is the player's own risk, nothing is given away.
        if kind == actions.PERSONAL or (kind == actions.TAKE and not game.options.penalises):
            choice.places = places(game, seat, subject)
    elif kind == actions.UNTAKE:
        choice.piece = game.box.ids[game.hand]
    return choice


def places(game: Pentris, seat: int, piece: int) -> int:
    slide = game.slide_of(seat, piece)
    return sum(size(slide.resting(p)) for p in game.box.outline(piece).picture_of)


def tell_place(game: Pentris, seat: int, place: int, choice: Option) -> None:
    box, field = game.box, game.box.field
    orientation, anchor = divmod(place, CELLS)
    outline = box.outline(game.hand)
    before = game.chutes[seat]
    after = before.putting(box, game.hand, place)
    choice.piece = box.ids[game.hand]
    choice.turn, choice.anchor = orientation, cell_name(anchor)
    choice.cells = tuple(cell_name(anchor + COLUMNS * y + x) for x, y in outline.looks[orientation])
    choice.way = tuple(graph(outline, before.taken, field, game.options.drops).way((orientation, anchor)))
    choice.groups = tuple(joined(game, before, after))
    was, complete = before.complete(field), after.complete(field)
    choice.rows = tuple(full_rows(complete & ~was))
    choice.row_points = 2 * len(choice.rows)
    if game.options.level != table.BEGINNER:
        choice.star_points = after.star_points(field) - before.star_points(field)
        choice.platinum_points = after.platinum_points(complete) - before.platinum_points(was)
    choice.holes = tuple(cell_names(after.covered() & ~before.covered()))


def joined(game: Pentris, before: Chute, after: Chute) -> list[Joined]:
    """Groups with a cell of the new piece, of each colour the largest first."""
    field, counts = game.box.field, game.stars_count()
    new = after.taken & ~before.taken
    found = []
    for colour in range(COLOURS):
        rest = after.colour(colour) & new
        parts = []
        while rest:
            group = group_at(after.colour(colour), rest & -rest, field)
            rest &= ~group
            old, largest = group & before.taken, 0
            while old:
                part = group_at(before.colour(colour), old & -old, field)
                old &= ~part
                largest = max(largest, before.size(part, counts))
            stars = size(group & after.stars)
            code, key = game.box.codes[colour], cell_name(lowest(group))
            parts.append(Joined(code, key, cell_names(group), largest, after.size(group, counts), stars))
        found += sorted(parts, key=lambda part: -part.size)
    return found


def tell_claim(game: Pentris, seat: int, subject: int, choice: Option) -> None:
    colour, cell = divmod(subject, CELLS)
    chute = game.chutes[seat]
    group = group_at(chute.colour(colour), ONE << cell, game.box.field)
    shown = group_view(game, seat, chute, colour, group)
    choice.colour, choice.anchor, choice.size = shown.colour, shown.key, shown.size
    choice.cells = tuple(shown.cells)
    if game.options.level == table.ADVANCED:
        choice.stack = shown.value
        top = int(game.tops[game.paying(colour, shown.size)])
        choice.piece = game.box.ids[top] if top >= 0 else ""
    else:
        choice.points = shown.size
