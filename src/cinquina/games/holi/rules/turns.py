"""The course of a game of Holi: the set-up step by step, turns, the end (law, section Play).

A drawn card and a finished seat are beats: players see each of them before the next turn.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT, size
from cinquina.core.listener import ALL as EVERYBODY
from cinquina.games.holi.events import (
    Corner,
    Counted,
    Drew,
    DrewCard,
    Ended,
    Finished,
    First,
    Over,
    Rivalry,
    Turn,
)
from cinquina.games.holi.rules import scoring
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import LEVELS, place_text
from cinquina.games.holi.rules.chance import next_dealt_seat
from cinquina.games.holi.rules.phases import (
    ACTION,
    CARDS,
    CORNERING,
    DEAL,
    DRAW,
    FIRST,
    GAME_OVER,
    PLAYING,
    REASONS,
    RIVALRY,
    STUCK,
    TOKENS,
)
from cinquina.games.holi.rules.reach import can_reach_throw
from cinquina.games.holi.rules.tower import NOWHERE

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def apply_outcome(position: "Position", outcome: i64) -> None:
    """Apply an outcome of chance."""
    if position.phase == DRAW:
        draw(position, position.active, outcome)
        refill(position)
    elif position.phase == DEAL:
        deal(position, outcome)
    elif position.phase == CORNERING:
        take_corner(position, outcome)
    elif position.phase == FIRST:
        set_first_seat(position, outcome)
    else:
        reveal(position, outcome)
        set_up(position)


# -- the set-up


def set_up(position: "Position") -> None:
    """Continue to the first step of the set-up that is needed."""
    if position.phase == RIVALRY and size(position.rivalry) >= position.options.rivalry_count:
        position.phase = FIRST
    if position.phase == FIRST and position.options.first >= 0:
        set_first_seat(position, position.options.first)


def reveal(position: "Position", card: i64) -> None:
    """Open a Rivalry card for the whole game."""
    position.rivalry |= BIT[card]
    position.switches = position.box.switches(position.rivalry)
    if position.listener is not None:
        id = position.box.rivalry_ids[card]
        position.listener.hear(Rivalry(id, id))


def set_first_seat(position: "Position", seat: i64) -> None:
    position.first = seat
    position.active = seat
    position.phase = CORNERING
    if position.listener is not None:
        position.listener.hear(First(seat))


def take_corner(position: "Position", corner: i64) -> None:
    position.tower.pawn[position.active] = corner
    if position.listener is not None:
        position.listener.hear(Corner(position.active, place_text(corner)))
    position.active = next_without_corner(position)
    if position.active < 0:
        position.active = position.first
        position.phase = DEAL


def next_without_corner(position: "Position") -> i64:
    """Return the next seat in turn order without a corner, or -1."""
    k: i64 = 0
    while k < position.seats:
        seat: i64 = (position.first + k) % position.seats
        if position.tower.pawn[seat] == NOWHERE:
            return seat
        k += 1
    return -1


def deal(position: "Position", card: i64) -> None:
    """Deal a card to each seat in turn order, until all have the first hand."""
    draw(position, next_dealt_seat(position), card)
    if next_dealt_seat(position) < 0:
        position.active = position.first
        begin_turn(position)


# -- turns


def begin_turn(position: "Position") -> None:
    """Start the turn of the active seat, or of the next that can throw: a seat that cannot is finished (L5)."""
    position.phase = ACTION
    while not can_reach_throw(position, position.active, position.cards.hand[position.active], True, True):
        position.misfits[position.active] = useless_cards(position)
        finish(position, STUCK)
        if not pass_on(position):
            return
    if position.listener is not None:
        position.listener.hear(Turn(position.active))


def useless_cards(position: "Position") -> i64:
    """Return the cards with which the active seat could not throw, as everybody can tell."""
    cards: i64 = 0
    card: i64 = 0
    while card < DECK:
        if not can_reach_throw(position, position.active, BIT[card], True, True):
            cards |= BIT[card]
        card += 1
    return cards


def finish(position: "Position", reason: i64) -> None:
    position.finished[position.active] = reason
    if position.listener is not None:
        position.listener.hear(Finished(position.active, REASONS[reason]))
        position.listener.beat(position)


def pass_on(position: "Position") -> bool:
    """Pass the turn to the next seat that is not finished. If there is none, end the game and return False."""
    k: i64 = 1
    while k <= position.seats:
        seat: i64 = (position.active + k) % position.seats
        if position.finished[seat] == PLAYING:
            position.active = seat
            return True
        k += 1
    position.phase = GAME_OVER
    if position.listener is not None:
        seats = [int(each) for each in range(position.seats)]
        for each in seats:
            position.listener.hear(score_event(position, each))
        position.listener.hear(Over([each for each in seats if position.rank(each) == 1]))
    return False


def score_event(position: "Position", seat: i64) -> Counted:
    return Counted(
        seat,
        scoring.total(position, seat),
        position.points[seat],
        [int(scoring.points_on_level(position, seat, level)) for level in range(LEVELS)],
        scoring.points_for_given(position, seat),
        scoring.points_for_sweets(position, seat),
        scoring.points_for_rivalry(position, seat),
    )


def end_turn(position: "Position") -> None:
    if position.listener is not None:
        position.listener.hear(Ended(position.active))
    position.thrown = False
    position.moved = False
    position.climbed = False
    refill(position)


def refill(position: "Position") -> None:
    """Let chance draw until the hand is full or the deck is empty; then end the turn (END_TURN of the law)."""
    seat: i64 = position.active
    if size(position.cards.hand[seat]) < position.box.hand_limit and position.cards.deck[seat]:
        position.phase = DRAW
        return
    if position.tower.tokens_left(seat) == 0:
        finish(position, TOKENS)
    elif position.cards.hand[seat] == 0:
        finish(position, CARDS)
    if pass_on(position):
        begin_turn(position)


def draw(position: "Position", seat: i64, card: i64) -> None:
    """Draw a card: the draw is public, the card is known to its seat only."""
    position.cards = position.cards.with_drawn(seat, card)
    if position.listener is not None:
        id = position.box.deck_ids[seat][card]
        audience: i64 = EVERYBODY if position.options.open_hands else seat
        position.listener.hear(Drew(seat, size(position.cards.deck[seat])))
        position.listener.hear(DrewCard(seat, id, id), audience)
        position.listener.beat(position)
