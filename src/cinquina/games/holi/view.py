"""The view of Holi for a seat or spectator: everything except hands and face-down discards. Built from nothing."""

from typing import TYPE_CHECKING

import msgspec

from cinquina.core.bits import BIT, size
from cinquina.core.checks import ids_in
from cinquina.core.memo import Memo
from cinquina.games.holi.edition import Edition, Rivalry
from cinquina.games.holi.rules import moves, phases, scoring
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import LEVELS, SIZE, place_text
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.tower import COLOURS

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook

# Places are written as in the notation: `2C4` is level 2, letter C, number 4.


class CardView(msgspec.Struct):
    """A Colour card."""

    id: str  # of its name too
    grid: list[str]  # three rows: # filled, * star, . blank
    star: bool
    tokens: int  # thrown face up


class RivalryView(msgspec.Struct):
    id: str  # of its name too
    about: str  # the id of its text
    rule: bool  # a Rule card
    points: list[int]  # per seat, if the game ended now
    effect: str  # its name in the edition, and its numbers: by these a page draws it
    params: dict[str, int | str]
    # First Up: what the first Climb to level 2, and to level 3, still brings; else None.
    open: list[int] | None


class SweetsView(msgspec.Struct):
    place: str
    count: int


class DiscardView(msgspec.Struct):
    face_down: bool
    card: CardView | None  # None = only its back can be seen


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
    turns_left: int  # cards in hand and deck, while it plays
    up_only: bool  # its next throw must be face up; told from the end of the turn that makes it so
    finished: str  # stuck, tokens or cards; empty = playing


class StepView(msgspec.Struct):
    """One of the three actions of a turn."""

    what: str  # throw, move or climb
    state: str  # done, must (be done), may (be done) or gone


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
    steps: list[StepView]  # of the active seat in this turn
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
    symmetric: bool  # all colours have the same deck


def board(rules: "Rulebook", state: Position, memo: Memo) -> View:
    edition = rules.edition
    seats = range(int(state.seats))
    only_end = bool(state.phase == phases.ACTION and moves.only_end_remains(state))
    lying = sweets_views(state)
    rule_cards = size(state.rivalry & state.box.rules)
    return View(
        seat=None,
        phase=phases.PHASE_NAMES[int(state.phase)],
        active=int(state.active),
        first=int(state.first),
        order=[(int(state.first) + n) % len(seats) for n in seats],
        size=SIZE,
        levels=[state.tower.drawing(level) for level in range(LEVELS)],
        level_points=[int(each) for each in state.box.level_points],
        sweets=lying,
        sweets_left=sum(each.count for each in lying),
        rivalry=rivalry_views(state, edition),
        too_many_rules=bool(rule_cards > state.options.max_rule_cards),
        seats=[seat_view(rules, state, each) for each in seats],
        steps=[
            step_view("throw", bool(state.thrown), only_end),
            step_view("move", bool(state.moved), only_end),
            step_view("climb", bool(state.climbed), only_end),
        ],
        only_end=only_end,
        hit_points=int(state.switches.hit_points),
        rain_points=int(state.switches.rain_points),
        given_points=int(state.box.given_points),
        sweets_points=int(state.box.sweets_points),
        climbs_down=bool(state.switches.climbs_down),
        face_down_hits=bool(state.switches.down_hits),
        free_star=bool(state.switches.free_star),
        rain_catch="adjacent" if state.options.adjacent else "column",
        open_discards=bool(state.options.open_discards),
        open_hands=bool(state.options.open_hands),
        symmetric=rules.symmetric,
    )


def own_view(rules: "Rulebook", state: Position, seat: int, board: View) -> View:
    """Return the view with the seat's hand and its face-down discards."""
    seats = board.seats[:]
    hand = cards_in(rules, state, seat, int(state.cards.hand[seat]))
    seats[seat] = msgspec.structs.replace(
        seats[seat], hand=hand, discards=discard_views(rules, state, seat, shown=True), may_hold=hand
    )
    return msgspec.structs.replace(board, seat=seat, seats=seats)


def step_view(what: str, done: bool, only_end: bool) -> StepView:
    state = "done" if done else "gone" if only_end else "must" if what == "throw" else "may"
    return StepView(what, state)


def sweets_views(state: Position) -> list[SweetsView]:
    return [
        SweetsView(place_text(place), int(state.box.sweets[place])) for place in state.tower.sweets_left()
    ]


def rivalry_views(state: Position, edition: Edition) -> list[RivalryView]:
    return [
        RivalryView(
            card.id,
            card.about,
            card.type == "rule",
            [int(state.box.effects[n].points(state.tower, seat)) for seat in range(int(state.seats))],
            card.effect,
            dict(card.params),
            points_still_open(state, card) if card.effect == "first_climb" else None,
        )
        for n, card in enumerate(edition.rivalry)
        if state.rivalry & BIT[n]
    ]


def points_still_open(state: Position, card: Rivalry) -> list[int]:
    worth = (int(card.params["l2"]), int(card.params["l3"]))
    return [0 if state.climbed_to & BIT[level] else points for level, points in enumerate(worth, 1)]


def card_views(edition: Edition) -> dict[str, CardView]:
    """Return the Colour cards of an edition as pages show them, by id."""
    return {card.id: CardView(card.id, list(card.grid), card.star(), card.tokens()) for card in edition.cards}


def seat_view(rules: "Rulebook", state: Position, seat: int) -> SeatView:
    tower, seats = state.tower, int(state.seats)
    hand, deck = int(size(state.cards.hand[seat])), int(size(state.cards.deck[seat]))
    thrown = bool(state.thrown and seat == state.active)
    open_hands = bool(state.options.open_hands)
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        pawn=place_text(tower.pawn[seat]) if tower.pawn[seat] >= 0 else None,
        tokens=int(tower.tokens_left(seat)),
        foreign=tower.foreign_by_colour(seat),
        given=int(tower.tokens_given(seat)),
        sweets=int(tower.sweets[seat]),
        points=int(state.points[seat]),
        scores=rules.scores(state, seat),
        total=int(scoring.total(state, seat)),
        rank=int(state.rank(seat)),
        on_level=[int(size(tower.tokens[level * seats + seat])) for level in range(LEVELS)],
        hand_count=hand,
        deck_count=deck,
        hand=cards_in(rules, state, seat, int(state.cards.hand[seat])) if open_hands else None,
        discards=discard_views(rules, state, seat, shown=open_hands or bool(state.options.open_discards)),
        may_hold=cards_in(rules, state, seat, possible_hand(state, seat)),
        turns_left=0 if state.finished[seat] else hand + deck,
        up_only=bool(state.cards.is_last_face_down(seat) and not state.finished[seat]) and not thrown,
        finished=phases.REASONS[state.finished[seat]],
    )


def cards_in(rules: "Rulebook", state: Position, seat: int, cards: int) -> list[CardView]:
    return [rules.cards[id] for id in ids_in(state.box.deck_ids[seat], cards)]


def discard_views(rules: "Rulebook", state: Position, seat: int, shown: bool) -> list[DiscardView]:
    """Return a seat's discard pile; `shown` reveals its face-down cards (holi R20)."""
    return [
        discard_view(rules, state, seat, place, shown) for place in range(int(state.cards.discards(seat)))
    ]


def discard_view(rules: "Rulebook", state: Position, seat: int, place: int, shown: bool) -> DiscardView:
    face_down = bool(state.cards.is_face_down(seat, place))
    if face_down and not shown:
        return DiscardView(True, None)
    id = state.box.deck_ids[seat][state.cards.discard_at(seat, place)]
    return DiscardView(face_down, rules.cards[id])


def possible_hand(state: Position, seat: int) -> int:
    """Return the cards that a seat may hold, from public facts: not those face up or useful to it when stuck."""
    if state.options.open_hands:
        return int(state.cards.hand[seat])
    if not size(state.cards.hand[seat]):
        return 0
    cards = (2**DECK - 1) & ~int(state.cards.face_up(seat))
    if state.options.open_discards:
        cards &= ~int(state.cards.pile_cards(seat, True))
    return cards & int(state.misfits[seat]) if state.finished[seat] == phases.STUCK else cards
