"""Positions as plain data: what scenarios write and the battery reads back.

step = "choose"               # left out: placing with a hand, else choose
round = 1  phase = 1  turn = 1
holder = "A"                  # of the bag
active = "B"                  # left out: the first in the acting order
bag = ["Fw1", …]              # left out: all white pieces that are nowhere else
current = []  previous = []   # the two areas of the central board
discards = []  pool = []
hand = "Lw1"                  # of the board or a personal piece, chosen and not yet placed
A = { chute = ["Lw3 r1 a1"], personal = ["Ps1"], tokens = { r = 1 }, points = { rows = 4 } }
claims = ["A 1 v 5 c2 d2"]    # of this round: seat, phase, colour, size, cells
stacks = { r3 = ["Tb1", "Tb3"] }   # the visible piece first; all others in no order
to_draw = 3                   # pieces that chance still draws
bonus_set = "blue"  bonus_shapes = ["I"]  kept = 0
card_shapes = ["T", "L"]      # of the first card half A and half B, then of the next
stack = "r5"                  # that pays, while a piece is picked or turned up
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS
from cinquina.games.pentris.names import SOURCES, STEP_NAMES, STEPS
from cinquina.games.pentris.rules import table
from cinquina.games.pentris.rules.box import COLOURS, WHITE
from cinquina.games.pentris.rules.chute import CELLS, Chute
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_names
from cinquina.games.pentris.words import (
    claim_of,
    different,
    number,
    one_of,
    piece_of,
    placement_of,
    seat_of,
    stack_of,
)
from cinquina.games.pentris.writing import shows_top

MOST_POINTS = 1_000_000


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    chute: list[str] = []
    personal: list[str] = []
    tokens: dict[str, int] = {}
    points: dict[str, int] = {}


class Data(msgspec.Struct, forbid_unknown_fields=True):
    step: str | None = None
    round: int = 1
    phase: int = 1
    turn: int = 1
    holder: str = "A"
    active: str | None = None
    bag: list[str] | None = None
    current: list[str] = []
    previous: list[str] = []
    discards: list[str] = []
    pool: list[str] = []
    hand: str | None = None
    A: SeatData = msgspec.field(default_factory=SeatData)
    B: SeatData = msgspec.field(default_factory=SeatData)
    C: SeatData = msgspec.field(default_factory=SeatData)
    D: SeatData = msgspec.field(default_factory=SeatData)
    claims: list[str] = []
    stacks: dict[str, list[str]] = {}
    to_draw: int | None = None
    bonus_set: str | None = None
    bonus_shapes: list[str] | None = None
    kept: int = 0
    card_shapes: list[str] = []
    stack: str | None = None


def load(game: Pentris, raw: dict[str, Any]) -> Pentris:
    """Fill in a fresh position, whose pieces are all in the box."""
    data = converted(raw, Data)
    game.step = one_of(STEPS, data.step or ("place" if data.hand else "choose"), "$.step")
    game.round = number(data.round, 1, table.ROUNDS, "$.round")
    game.phase = number(data.phase, 1, table.PHASES, "$.phase")
    game.turn_of_phase = number(data.turn, 1, table.TURNS, "$.turn")
    game.holder = seat_of(game, data.holder, "$.holder")
    first = LETTERS[game.following(game.holder)]
    game.active = seat_of(game, data.active or first, "$.active")
    load_pieces(game, data)
    for seat in range(4):
        part = getattr(data, LETTERS[seat])
        if seat < game.seats:
            load_seat(game, seat, part)
        elif part != SeatData():
            raise Invalid(f"$.{LETTERS[seat]}", f"there are {game.seats} seats")
    game.claims = [claim_of(game, text, f"$.claims[{n}]") for n, text in enumerate(data.claims)]
    load_set_up(game, data)
    load_bag(game, data)
    if data.hand is not None:
        game.hand = piece_of(game.box, data.hand, "$.hand")
    drawn = game.seats if game.step == table.POOL else game.seats + 1
    draws = game.step in (table.DRAW, table.POOL)
    game.to_draw = number(
        data.to_draw if data.to_draw is not None else drawn * draws, 0, int(drawn), "$.to_draw"
    )
    check(game)
    if game.step == table.PLACING:
        game.slide = game.slide_of(game.active, game.hand)
    return game


def load_pieces(game: Pentris, data: Data) -> None:
    for path, names in (("$.previous", data.previous), ("$.current", data.current)):
        for n, name in enumerate(names):
            piece = bring(game, name, table.ON_BOARD, f"{path}[{n}]")
            game.board = vec[i64]([*game.board, piece])
    if len(game.board) > 16:
        raise Invalid("$.current", f"{len(game.board)} pieces do not fit on the board")
    game.older = len(data.previous)
    for path, names, zone in (
        ("$.discards", data.discards, table.DISCARDED),
        ("$.pool", data.pool, table.IN_POOL),
    ):
        for n, name in enumerate(names):
            bring(game, name, zone, f"{path}[{n}]")


def load_seat(game: Pentris, seat: int, data: SeatData) -> None:
    path = f"$.{LETTERS[seat]}"
    for n, text in enumerate(data.chute):
        piece, place = placement_of(game, text, f"{path}.chute[{n}]")
        bring(game, game.box.ids[piece], table.CHUTE_OF + seat, f"{path}.chute[{n}]")
        game.chutes[seat] = putting(game, seat, piece, place, f"{path}.chute[{n}]")
    if data.personal and game.options.level != table.ADVANCED:
        raise Invalid(f"{path}.personal", "personal pieces are of the level advanced")
    for n, name in enumerate(data.personal):
        bring(game, name, table.PERSONAL_OF + seat, f"{path}.personal[{n}]")
    for colour, count in data.tokens.items():
        at = game.box.codes.find(colour) if len(colour) == 1 else -1
        if at < 0:
            raise Invalid(f"{path}.tokens", f"{colour!r} is not a colour ({', '.join(game.box.codes)})")
        game.tokens[seat * COLOURS + at] = number(count, 0, table.TOKENS, f"{path}.tokens.{colour}")
    if game.in_hand(seat) < 0:
        raise Invalid(f"{path}.tokens", f"a player has {table.TOKENS} tokens")
    for source, points in data.points.items():
        at = one_of({name: n for n, name in enumerate(SOURCES)}, source, f"{path}.points")
        game.add(seat, at, number(points, 0, MOST_POINTS, f"{path}.points.{source}"))


def load_set_up(game: Pentris, data: Data) -> None:
    box = game.box
    shapes = {letter: n for n, letter in enumerate(box.letters)}
    if data.bonus_set is not None:
        game.bonus_set = one_of({"blue": 1, "beige": 2}, data.bonus_set, "$.bonus_set")
    if data.bonus_shapes is not None:
        some = [one_of(shapes, letter, "$.bonus_shapes") for letter in data.bonus_shapes]
        game.bonus_shapes = vec[i64](different(some, table.BONUS_SHAPES, "$.bonus_shapes"))
    game.kept = number(data.kept, 0, table.BONUS_SHAPES, "$.kept")
    some = [one_of(shapes, letter, "$.card_shapes") for letter in data.card_shapes]
    for n, shape in enumerate(different(some, 2 * COLOURS, "$.card_shapes")):
        if shape not in (box.half_b if n % 2 else box.half_a):
            raise Invalid(f"$.card_shapes[{n}]", f"{box.letters[shape]} is of the other half")
    game.card_shapes = vec[i64](some)
    if data.stack is not None:
        game.stack = stack_of(game, data.stack, "$.stack")
    heights, tops = game.heights[:], game.tops[:]
    for name, names in data.stacks.items():
        stack = stack_of(game, name, "$.stacks")
        pieces = [stock(game, stack, id, f"$.stacks.{name}[{n}]") for n, id in enumerate(names)]
        heights[stack] = len(pieces)
        if pieces and shows_top(game, stack):
            tops[stack] = pieces[0]
    game.heights, game.tops = heights, tops


def load_bag(game: Pentris, data: Data) -> None:
    box = game.box
    names = data.bag
    if names is None:
        names = [id for n, id in enumerate(box.ids) if box.set[n] == WHITE and game.zone[n] == table.IN_BOX]
    for n, name in enumerate(names):
        bring(game, name, table.IN_BAG, f"$.bag[{n}]")
    game.list_pieces()


def bring(game: Pentris, name: str, zone: int, path: str) -> int:
    piece = piece_of(game.box, name, path)
    if game.zone[piece] != table.IN_BOX:
        raise Invalid(path, f"{name} is somewhere else already")
    game.zone[piece] = zone
    return piece


def stock(game: Pentris, stack: int, name: str, path: str) -> int:
    piece = bring(game, name, table.STACK_OF + stack, path)
    if game.box.set[piece] == WHITE:
        raise Invalid(path, f"{name} is white, and stacks hold special pieces")
    return piece


def putting(game: Pentris, seat: int, piece: int, place: int, path: str) -> Chute:
    chute = game.chutes[seat]
    outline = game.box.outline(piece)
    cells = outline.pictures[outline.picture_of[place // CELLS]].mask << place % CELLS
    if cells & chute.taken:
        raise Invalid(path, f"{', '.join(cell_names(cells & chute.taken))} is taken")
    return chute.putting(game.box, piece, place)


def check(game: Pentris) -> None:
    """Whoever must decide can decide."""
    step, seat = game.step, game.active
    level = game.options.level
    if (game.hand >= 0) != (step == table.PLACING):
        raise Invalid("$.hand", f"a piece is in hand in the step place, not in {STEP_NAMES[int(step)]}")
    if step == table.PLACING:
        if game.zone[game.hand] not in (table.ON_BOARD, table.PERSONAL_OF + seat):
            raise Invalid("$.hand", "it is neither on the board nor a piece of the seat")
        if not game.placeable(seat, game.hand):
            raise Invalid("$.hand", "it cannot be placed, so it cannot have been chosen")
    problems = {
        table.CHOOSE: not len(game.board) and not game.has_personal(seat),
        table.REMOVING: not len(game.board),
        table.CLAIMING: not game.may_claim(seat),
        table.DRAW: not len(game.bag) or not game.to_draw,
        table.POOL: len(game.bag) < game.to_draw or not game.to_draw,
        table.DRAFT_PICK: list(game.zone).count(table.IN_POOL) < 2,
        table.PICKING: game.stack < 0 or game.heights[game.stack] < 1 or not game.options.open_stacks,
        table.NEXT_TOP: game.stack < 0 or game.heights[game.stack] < 1 or game.options.open_stacks,
        table.TOPS: game.stack < 0 or game.heights[game.stack] < 1 or game.options.open_stacks,
        table.CARD_SHAPE: len(game.card_shapes) >= 2 * COLOURS,
        table.BONUS_SET: game.bonus_set > 0,
        table.BONUS_SHAPE: len(game.bonus_shapes) >= table.BONUS_SHAPES,
        table.KEEPING: game.kept >= len(game.bonus_shapes) or game.bonus_set < 1,
    }
    if problems.get(int(step), False):
        raise Invalid("$.step", f"there is nothing to do in the step {STEP_NAMES[int(step)]}")
    of_advanced = (
        table.CARD_SHAPE,
        table.TOPS,
        table.POOL,
        table.NEXT_TOP,
        table.DRAFT_PICK,
        table.REMOVING,
        table.PICKING,
    )
    of_intermediate = (table.BONUS_SET, table.BONUS_SHAPE, table.KEEPING)
    if (step in of_advanced and level != table.ADVANCED) or (
        step in of_intermediate and level != table.INTERMEDIATE
    ):
        raise Invalid("$.step", f"the step {STEP_NAMES[int(step)]} is not one of this level")
    if (game.stack >= 0) != (step in (table.TOPS, table.PICKING, table.NEXT_TOP)):
        raise Invalid("$.stack", f"it is not known in the step {STEP_NAMES[int(step)]}")
