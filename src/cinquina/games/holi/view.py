"""What a seat, or a spectator, may know of a game of Holi: all but hands and face-down discards. Built from nothing."""

from collections.abc import Callable

import msgspec

from cinquina.games.holi.edition import Edition, Rivalry
from cinquina.games.holi.notation import Place
from cinquina.games.holi.position import PHASE_NAMES, deck_ids, drawing, names_in
from cinquina.games.holi.refusals import missing_sides, why_not_climbed, why_not_moved, why_used
from cinquina.games.holi.rules import table
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import BIT, CELLS, LEVELS, SIZE, place_text, size
from cinquina.games.holi.rules.reach import UPWARD
from cinquina.games.holi.rules.state import REASONS, Holi
from cinquina.games.holi.rules.tower import COLOURS

# Places are written as in the notation: `2C4` is level 2, letter C, number 4.


class CardView(msgspec.Struct):
    """A Colour card."""

    id: str
    name_en: str
    name_it: str
    grid: list[str]  # three rows: # filled, * star, . blank
    star: bool
    tokens: int  # thrown face up


class RivalryView(msgspec.Struct):
    id: str
    rule: bool  # a Rule card
    name_en: str
    name_it: str
    text_en: str
    text_it: str
    points: list[int]  # per seat, if the game ended now
    effect: str  # its name in the edition, and its numbers: by these a page draws it
    params: dict[str, int | str]
    open: (
        list[int] | None
    )  # First Up: what the first Climb to level 2, and to level 3, still brings; else None


class SweetsView(msgspec.Struct):
    place: str
    count: int


class DiscardView(msgspec.Struct):
    face_down: bool
    card: CardView | None  # None = only its back can be seen


class ClimbView(msgspec.Struct):
    """Why the own pawn cannot climb, or that it can."""

    legal: bool
    reason: str  # the text id of the refusal; empty = legal
    missing: list[str]  # places beside the pawn that no token covers
    covered: int  # sides that count as covered
    needed: int


class SeatView(msgspec.Struct):
    seat: int
    colour: str  # R, B, Y or G
    pawn: str | None  # its place
    tokens: int  # own tokens left to throw
    foreign: dict[str, int]  # tokens of other colours held, locked
    given: int  # own tokens in other reserves
    sweets: int
    points: int  # scored so far
    scores: dict[str, int]  # by source, if the game ended now
    total: int
    rank: int
    on_level: list[int]  # own tokens on each level
    hand_count: int
    deck_count: int
    hand: list[CardView] | None  # None = hidden
    discards: list[DiscardView]  # the oldest first
    may_hold: list[CardView]  # the cards that can be in the hand, for all that this viewer knows
    turns_left: int  # cards in hand and deck
    last_face_down: bool  # so the next throw must be face up
    finished: str  # stuck, tokens or cards; empty = playing


class Lost(msgspec.Struct):
    """A place that the own pawn may not enter now, and the text id of the rule against it."""

    place: str
    reason: str


class View(msgspec.Struct):
    seat: int | None
    phase: str
    active: int
    first: int
    order: list[int]  # seats in turn order
    size: int
    levels: list[list[str]]  # from the lowest: rows of the letters of colours, . = no token
    level_points: list[int]
    sweets: list[SweetsView]  # still lying
    sweets_left: int
    rivalry: list[RivalryView]
    too_many_rules: bool  # more Rule cards than recommended, by choice
    seats: list[SeatView]
    thrown: bool  # of the active seat in this turn
    moved: bool
    climbed: bool
    only_end: bool  # no tokens left: the turn can only be ended (R8)
    hit_points: int  # for a Direct Hit
    rain_points: int  # for rain onto another pawn
    given_points: int
    sweets_points: int
    climbs_down: bool
    face_down_hits: bool
    free_star: bool
    rain_catch: str
    open_discards: bool
    open_hands: bool
    corners: list[str]  # free ones, while corners are chosen
    climb: ClimbView | None  # of the own pawn, in the own turn, before it has climbed
    stranded: list[
        Lost
    ]  # in the own turn: where a Move would make the throw impossible, or is otherwise forbidden
    symmetric: bool  # all colours have the same deck


def view(
    game: Holi, edition: Edition, seat: int | None, scores: Callable[[Holi, int], dict[str, int]]
) -> View:
    seats = range(int(game.seats))
    own_turn = seat is not None and game.turn() == seat and game.phase == table.ACTION
    rules = size(game.rivalry & game.box.rules)
    return View(
        seat=seat,
        phase=PHASE_NAMES[int(game.phase)],
        active=int(game.active),
        first=int(game.first),
        order=[(int(game.first) + n) % len(seats) for n in seats],
        size=SIZE,
        levels=[drawing(game, level) for level in range(LEVELS)],
        level_points=[int(each) for each in game.box.level_points],
        sweets=sweets(game),
        sweets_left=sum(each.count for each in sweets(game)),
        rivalry=rivalry(game, edition),
        too_many_rules=bool(rules > game.options.max_rule_cards),
        seats=[seat_view(game, edition, each, seat, scores(game, each)) for each in seats],
        thrown=bool(game.thrown),
        moved=bool(game.moved),
        climbed=bool(game.climbed),
        only_end=bool(game.phase == table.ACTION and game.done_for()),
        hit_points=int(game.customs.hit_points),
        rain_points=int(game.customs.rain_points),
        given_points=int(game.box.given_points),
        sweets_points=int(game.box.sweets_points),
        climbs_down=bool(game.customs.climbs_down),
        face_down_hits=bool(game.customs.down_hits),
        free_star=bool(game.customs.free_star),
        rain_catch="adjacent" if game.options.adjacent else "column",
        open_discards=bool(game.options.open_discards),
        open_hands=bool(game.options.open_hands),
        corners=[place_text(cell) for cell in range(CELLS) if game.free_corners() & BIT[cell]]
        if game.phase == table.CORNERING
        else [],
        climb=climb(game, seat) if own_turn and seat is not None and not game.climbed else None,
        stranded=stranded(game, seat) if own_turn and seat is not None and not game.moved else [],
        symmetric=edition.symmetric(),
    )


def sweets(game: Holi) -> list[SweetsView]:
    return [
        SweetsView(place_text(place), int(game.box.sweets[place]))
        for place in range(LEVELS * CELLS)
        if game.tower.lying[place // CELLS] & BIT[place % CELLS]
    ]


def rivalry(game: Holi, edition: Edition) -> list[RivalryView]:
    return [
        RivalryView(
            card.id,
            card.type == "rule",
            card.name_en,
            card.name_it,
            card.text_en,
            card.text_it,
            [int(game.box.effects[n].points(game.tower, seat)) for seat in range(int(game.seats))],
            card.effect,
            dict(card.params),
            still_open(game, card) if card.effect == "first_climb" else None,
        )
        for n, card in enumerate(edition.rivalry)
        if game.rivalry & BIT[n]
    ]


def still_open(game: Holi, card: Rivalry) -> list[int]:
    worth = (int(card.params["l2"]), int(card.params["l3"]))
    return [0 if game.climbed_to & BIT[level] else points for level, points in enumerate(worth, 1)]


def card_view(edition: Edition, id: str) -> CardView:
    card = next(each for each in edition.cards if each.id == id)
    return CardView(card.id, card.name_en, card.name_it, list(card.grid), card.star(), card.tokens())


def seat_view(
    game: Holi, edition: Edition, seat: int, viewer: int | None, scores: dict[str, int]
) -> SeatView:
    tower, seats = game.tower, int(game.seats)
    hand, deck = int(size(game.cards.hand[seat])), int(size(game.cards.deck[seat]))
    held = {COLOURS[other]: int(tower.held[seat * seats + other]) for other in range(seats) if other != seat}
    shows_hand = viewer == seat or game.options.open_hands
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        pawn=place_text(tower.pawn[seat]) if tower.pawn[seat] >= 0 else None,
        tokens=int(tower.left(seat)),
        foreign={colour: count for colour, count in held.items() if count},
        given=int(tower.given(seat)),
        sweets=int(tower.sweets[seat]),
        points=int(game.points[seat]),
        scores=scores,
        total=int(game.total(seat)),
        rank=int(game.rank(seat)),
        on_level=[int(size(tower.tokens[level * seats + seat])) for level in range(LEVELS)],
        hand_count=hand,
        deck_count=deck,
        hand=cards_in(game, edition, seat, int(game.cards.hand[seat])) if shows_hand else None,
        discards=[
            discard(game, edition, seat, place, viewer) for place in range(int(game.cards.discards(seat)))
        ],
        may_hold=cards_in(game, edition, seat, may_hold(game, seat, viewer)),
        turns_left=hand + deck,
        last_face_down=bool(game.cards.last_face_down(seat)),
        finished=REASONS[game.finished[seat]],
    )


def cards_in(game: Holi, edition: Edition, seat: int, cards: int) -> list[CardView]:
    return [card_view(edition, id) for id in names_in(deck_ids(game, seat), cards)]


def shows_discards(game: Holi, seat: int, viewer: int | None) -> bool:
    """May the viewer look at the face-down cards of this seat's pile? (holi R20)"""
    return viewer == seat or bool(game.options.open_discards or game.options.open_hands)


def discard(game: Holi, edition: Edition, seat: int, place: int, viewer: int | None) -> DiscardView:
    face_down = bool(game.cards.face_down(seat, place))
    if face_down and not shows_discards(game, seat, viewer):
        return DiscardView(True, None)
    return DiscardView(face_down, card_view(edition, game.box.card_id(seat, game.cards.discard(seat, place))))


def may_hold(game: Holi, seat: int, viewer: int | None) -> int:
    """What everybody can work out: not what lies face up; of a stuck seat nothing that would have helped it."""
    if viewer == seat or game.options.open_hands:
        return int(game.cards.hand[seat])
    if not size(game.cards.hand[seat]):
        return 0
    cards = (2**DECK - 1) & ~int(game.cards.face_up(seat))
    if game.options.open_discards:
        cards &= ~int(game.cards.pile_cards(seat, True))
    return cards & int(game.misfits[seat]) if game.finished[seat] == table.STUCK else cards


def climb(game: Holi, seat: int) -> ClimbView:
    refusal = why_not_climbed(game, seat, UPWARD) or why_used(game, "climb")
    level, cell = int(game.level(seat)), int(game.cell(seat))
    return ClimbView(
        refusal is None,
        refusal.id if refusal else "",
        [f"{level + 1}{side}" for side in missing_sides(game, seat)],
        int(game.covered(level, cell)),
        int(game.customs.sides),
    )


def stranded(game: Holi, seat: int) -> list[Lost]:
    """Cells of the own level that no Move may enter."""
    level = int(game.level(seat))
    allowed = BIT[game.cell(seat)] | (0 if game.done_for() else game.moves(seat))
    return [
        Lost(place_text(level * CELLS + cell), refusal.id)
        for cell in range(CELLS)
        if not allowed & BIT[cell] and (refusal := why_not_moved(game, seat, Place(None, cell)))
    ]
