"""Effects of the actions of Holi: throws and colour rain; moves, climbs and what the pawn takes up.

The set-up and the order of turns are in turns.py.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.listener import ALL as EVERYBODY
from cinquina.games.holi.events import (
    Climbed,
    Collected,
    FirstUp,
    Hit,
    Landed,
    Moved,
    Rained,
    SteppedDown,
    Sweets,
    ThrewCard,
    ThrewDown,
    ThrewUp,
)
from cinquina.games.holi.rules.actions import (
    CLIMB,
    CLIMB_DOWN,
    DOWN,
    DOWNWARD,
    MOVE,
    UP,
    UPWARD,
    card_of,
    cells_of,
    what_of,
)
from cinquina.games.holi.rules.cells import CELLS, LEVELS, place_text
from cinquina.games.holi.rules.tower import COLOURS, NOBODY
from cinquina.games.holi.rules.turns import end_turn

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def act(position: "Position", action: i64) -> None:
    """Carry out an action of the phase ACTION."""
    what: i64 = what_of(action)
    if what == UP:
        throw_up(position, card_of(action), cells_of(action))
    elif what == DOWN:
        throw_down(position, card_of(action), cells_of(action))
    elif what == MOVE:
        move(position, cells_of(action))
    elif what == CLIMB:
        climb(position, UPWARD)
    elif what == CLIMB_DOWN:
        climb(position, DOWNWARD)
    else:
        end_turn(position)


# -- throwing


def throw_up(position: "Position", card: i64, targets: i64) -> None:
    seat: i64 = position.active
    position.thrown = True
    position.cards = position.cards.with_thrown(seat, card, False)
    if position.listener is not None:
        level: i64 = position.level(seat) * CELLS
        cells = [place_text(level + cell) for cell in range(CELLS) if targets & BIT[cell]]
        id = position.box.deck_ids[seat][card]
        position.listener.hear(ThrewUp(seat, id, id, cells))
    cell: i64 = 0
    while targets >> cell:
        if targets & BIT[cell]:
            throw_token(position, cell)
        cell += 1


def throw_down(position: "Position", card: i64, cell: i64) -> None:
    """Throw a card face down: the place is public, the card is known to the thrower only (holi R20)."""
    seat: i64 = position.active
    position.thrown = True
    position.cards = position.cards.with_thrown(seat, card, True)
    if position.listener is not None:
        id = position.box.deck_ids[seat][card]
        audience: i64 = EVERYBODY if position.options.open_discards or position.options.open_hands else seat
        position.listener.hear(ThrewDown(seat, place_text(position.level(seat) * CELLS + cell)))
        position.listener.hear(ThrewCard(seat, id, id), audience)
    throw_token(position, cell)


def throw_token(position: "Position", cell: i64) -> None:
    """Throw one token: a Direct Hit, or it falls until something holds it (Token of the law)."""
    tower = position.tower
    seat: i64 = position.active
    level: i64 = position.level(seat)
    target: i64 = level * CELLS + cell
    hit: i64 = tower.pawn_at(target)
    points: i64 = 0
    if hit != NOBODY:
        points = position.switches.hit_points
        tower.give(seat, hit)
        position.points[seat] += points
        if position.listener is not None:
            position.listener.hear(Hit(hit, seat, place_text(target), place_text(target), points))
        return
    rest: i64 = tower.fall(level, cell)
    if rest < 0:
        owner: i64 = -1 - rest
        tower.give(seat, owner)
        points = position.switches.rain_points if owner != seat else 0
        position.points[seat] += points
        if position.listener is not None:
            below = place_text(tower.pawn[owner])
            position.listener.hear(Rained(owner, seat, place_text(target), below, points))
        return
    tower.lay(seat, rest, cell)
    if position.listener is not None:
        to = place_text(rest * CELLS + cell)
        position.listener.hear(Landed(seat, place_text(target), to, level - rest))


# -- moving


def move(position: "Position", cell: i64) -> None:
    position.moved = True
    seat: i64 = position.active
    place: i64 = position.level(seat) * CELLS + cell
    if position.listener is not None:
        position.listener.hear(Moved(seat, place_text(position.tower.pawn[seat]), place_text(place)))
    go_to(position, place)


def climb(position: "Position", way: i64) -> None:
    """Climb up, or with Steps Down down; the first pawn on a level may score (V12, holi R35)."""
    position.climbed = True
    seat: i64 = position.active
    level: i64 = position.level(seat) + way
    place: i64 = position.tower.pawn[seat] + way * CELLS
    if position.listener is not None:
        kind = Climbed if way > 0 else SteppedDown
        position.listener.hear(kind(seat, place_text(position.tower.pawn[seat]), place_text(place)))
    go_to(position, place)
    if way > 0 and not position.climbed_to & BIT[level]:
        position.climbed_to |= BIT[level]
        points: i64 = position.switches.first_on_middle if level == 1 else position.switches.first_on_upper
        if points > 0:
            position.points[seat] += points
            if position.listener is not None:
                position.listener.hear(FirstUp(seat, level + 1, points))


def go_to(position: "Position", place: i64) -> None:
    """Move the pawn to a place and take up the tokens there and those falling from above (Arrive of the law; holi R11,
    R12, R22)."""
    tower = position.tower
    seat: i64 = position.active
    tower.pawn[seat] = place
    level: i64 = place // CELLS
    cell: i64 = place % CELLS
    if tower.lying[level] & BIT[cell]:
        tower.lying[level] &= ~BIT[cell]
        count: i64 = position.box.sweets[place]
        tower.sweets[seat] += count
        if position.listener is not None:
            position.listener.hear(Sweets(seat, place_text(place), count))
    collect(position, place, place)
    highest: i64 = level + 1 if position.options.adjacent else LEVELS - 1
    above: i64 = level + 1
    while above <= highest and above < LEVELS:
        if tower.pawn_at(above * CELLS + cell) != NOBODY:
            return
        collect(position, above * CELLS + cell, place)
        above += 1


def collect(position: "Position", place: i64, to: i64) -> None:
    colour: i64 = position.tower.take(position.active, place)
    if colour != NOBODY and position.listener is not None:
        taken = Collected(position.active, COLOURS[colour], colour, place_text(place), place_text(to))
        position.listener.hear(taken)
