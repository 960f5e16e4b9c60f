"""Effects of the actions of Roll 'Em Fold 'Em: the turn, and strings, folds and the flip with their consequences."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.listener import ALL
from cinquina.games.rollfold.events import (
    Bonus,
    Completed,
    Devalued,
    Drew,
    Finished,
    Flipped,
    Folded,
    FoldedAgain,
    Linked,
    Over,
    Rolled,
    Shown,
    Starter,
    Symbol,
    Took,
    Uses,
)
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.dice import give_numbers, new_pen
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import CROSS, LARGE, SMALL, UNFOLDED, WIN
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, SIDES, place_name
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.phases import BLACK, FACES, GAME_OVER, MARK, NO_DIE, ROLL, TAKE, WHITE
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.rules.sheet import Sheet

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position


# -- a turn


def begin(position: "Position", seat: i64) -> None:
    position.active = seat
    position.phase = ROLL
    if position.listener is not None:
        position.listener.hear(Starter(seat))


def roll(position: "Position", outcome: i64) -> None:
    position.number += 1
    position.white = outcome // FACES
    position.black = outcome % FACES
    if position.listener is not None:
        dice = position.box.dice
        white = dice.face_text(WHITE, position.white)
        black = dice.face_text(BLACK, position.black)
        position.listener.hear(Rolled(position.number, white, black))
    seat: i64 = 0
    while seat < position.seats:
        if position.sheets[seat].fresh:
            sheet = position.sheets[seat].copy()
            sheet.fresh = 0
            position.sheets[seat] = sheet
        position.shown[seat] = position.sheets[seat]
        seat += 1
    if position.seats == 1:
        begin_marking(position)
    else:
        position.phase = TAKE


def take(position: "Position", seat: i64, action: i64) -> None:
    position.taken = actions.colour_of(action)
    if position.listener is not None:
        position.listener.hear(Took(seat, COLOURS[position.taken]))
    begin_marking(position)


def begin_marking(position: "Position") -> None:
    position.phase = MARK
    seat: i64 = 0
    while seat < position.seats:
        position.pens[seat] = new_pen(position, seat)
        seat += 1


def end_if_all_finished(position: "Position") -> None:
    for pen in position.pens:
        if not pen.finished:
            return
    if position.listener is not None and position.is_secret():
        reveal(position)
    seat: i64 = 0
    won = False
    while seat < position.seats:
        position.shown[seat] = position.sheets[seat]
        won = won or position.pens[seat].won
        seat += 1
    if won or position.number >= position.settings.turns:
        finish(position)
        return
    seat = 0
    while seat < position.seats:
        position.pens[seat] = Pen(vec[i64]())
        seat += 1
    position.taken = NO_DIE
    position.active = (position.active + 1) % position.seats
    position.phase = ROLL


def reveal(position: "Position") -> None:
    """Reveal all sheets together, to be shown one after the other."""
    beat(position)
    seat: i64 = 0
    while seat < position.seats:
        if position.listener is not None:
            position.listener.hear(changes_of_turn(seat, position.shown[seat], position.sheets[seat]))
            position.shown[seat] = position.sheets[seat]
            beat(position)
            if position.pens[seat].won:
                position.listener.hear(Completed(seat, position.pens[seat].x_used))
                beat(position)
        seat += 1


def beat(position: "Position") -> None:
    """Mark a moment that players should see."""
    if position.listener is not None:
        position.listener.beat(position)


def finish(position: "Position") -> None:
    position.phase = GAME_OVER
    if position.listener is not None:
        winners = [
            int(seat)
            for seat in range(position.seats)
            if position.pens[seat].won and position.rank(seat) == 1
        ]
        position.listener.hear(Over(winners, position.number))


def changes_of_turn(seat: i64, before: Sheet, after: Sheet) -> Shown:
    """Return the changes of a turn on a sheet, for viewers to whom it was secret."""
    sight = after.sight
    boxes: list[str] = []
    for place in range(len(sight.shows)):
        cell: i64 = sight.shows[place]
        if cell >= 0 and after.is_crossed(cell) and not before.is_crossed(cell):
            boxes.append(place_name(sight.wide, place))
    folds: list[str] = []
    for corner in range(CORNERS):
        if before.fold_of(corner) == UNFOLDED and after.fold_of(corner) != UNFOLDED:
            size = "large" if after.fold_of(corner) == LARGE else "small"
            folds.append(f"{CORNER_NAMES[corner]} {size}")
        if after.blunts & BIT[corner] and not before.blunts & BIT[corner]:
            folds.append(f"{CORNER_NAMES[corner]} double")
    wins = after.box.wins
    symbols = [n for n in range(len(wins)) if after.is_crossed(wins[n]) and not before.is_crossed(wins[n])]
    return Shown(seat, len(boxes), boxes, len(symbols), len(folds), folds, before.back != after.back)


# -- the own sheet


def apply_marking(position: "Position", seat: i64, action: i64) -> None:
    """Apply an action of the seat to its own sheet."""
    what: i64 = actions.what_of(action)
    pen = position.pens[seat].copy()
    position.pens[seat] = pen
    pen.acted = True
    if what == actions.USE:
        give_numbers(position, pen, actions.colour_of(action))
        if position.listener is not None:
            position.listener.hear(Uses(seat, COLOURS[pen.die]), audience(position, seat))
    elif what == actions.DONE:
        pen.finish()
        if position.listener is not None:
            position.listener.hear(Finished(seat))
    else:
        sheet = position.sheets[seat].copy()
        position.sheets[seat] = sheet
        pen.turned = what == actions.FLIP
        won: bool
        if what == actions.STRING:
            won = draw(position, seat, sheet, pen, action)
        else:
            turn_paper(position, seat, sheet, action)
            won = sheet.is_won(position.settings.orbs_connect)
        if won:
            win(position, seat)


def turn_paper(position: "Position", seat: i64, sheet: Sheet, action: i64) -> None:
    what: i64 = actions.what_of(action)
    corner: i64 = actions.corner_of(action)
    if what == actions.FOLD:
        large = actions.is_large(action)
        sheet.fold(corner, LARGE if large else SMALL)
        if position.listener is not None:
            folded = Folded(seat, CORNER_NAMES[corner], "large" if large else "small")
            position.listener.hear(folded, audience(position, seat))
    elif what == actions.BLUNT:
        sheet.fold_again(corner)
        if position.listener is not None:
            position.listener.hear(FoldedAgain(seat, CORNER_NAMES[corner]), audience(position, seat))
    else:
        sheet.flip()
        if position.listener is not None:
            position.listener.hear(Flipped(seat, SIDES[1 if sheet.back else 0]), audience(position, seat))


def draw(position: "Position", seat: i64, sheet: Sheet, pen: Pen, action: i64) -> bool:
    """Draw a string, one X after another with its consequences. Circle its last X and both orbs of each jump.

    Stop at an X that wins the game, and return whether there was one.
    """
    route = Route(sheet, action)
    sight = sheet.sight
    value: i64 = actions.value_of(action)
    if actions.is_bonus(action):
        pen.spend_bonus(value, sight.shows[actions.start_of(action)] if position.box.exact else i64(-1))
    else:
        pen.spend(value)
        pen.plus_used = pen.plus_used or actions.is_plus(action)
    if position.listener is not None:
        start = place_name(sight.wide, actions.start_of(action))
        boxes = [place_name(sight.wide, route.places[n]) for n in range(route.count)]
        drew = Drew(seat, actions.length_of(action), start, boxes)
        position.listener.hear(drew, audience(position, seat))
    marks = sheet.marks
    i: i64 = 0
    while i < route.count:
        cell: i64 = sight.shows[route.places[i]]
        last: bool = i == route.count - 1
        pen.x_used += 1
        if marks[cell] == 0:
            marks[cell] = CROSS
            apply_print(position, seat, pen, cell, last)
        if sheet.is_won(position.settings.orbs_connect):
            if last:
                sheet.circle(cell)
            return True
        if last:
            sheet.circle(cell)
        if route.jumps_to(i):
            sheet.circle(cell)
            sheet.circle(sight.shows[route.places[i - 1]])
        i += 1
    return False


def apply_print(position: "Position", seat: i64, pen: Pen, cell: i64, last: bool) -> None:
    """Apply the consequences of the first X on a box."""
    value: i64 = position.box.value(cell)
    counts: bool = not position.box.exact or last
    if value > 0 and counts:
        pen.win_bonus(value, cell if position.box.exact else i64(-1))
    if position.listener is not None:
        sight = position.sheets[seat].sight
        at = place_name(sight.wide, sight.where[cell])
        if value > 0:
            bonus = Bonus(seat, value, at) if counts else Devalued(seat, value, at)
            position.listener.hear(bonus, audience(position, seat))
        elif position.box.printed[cell] & WIN:
            position.listener.hear(Symbol(seat, at), audience(position, seat))


def win(position: "Position", seat: i64) -> None:
    pen = position.pens[seat]
    if position.listener is not None:
        beat(position)  # show the string or the fold that wins before its prize; the pen is kept for it
        pen = pen.copy()
        position.pens[seat] = pen
    pen.won = True
    pen.finish()
    if position.listener is not None:
        position.listener.hear(Linked(seat, pen.x_used), audience(position, seat))
        if position.is_secret():
            position.listener.hear(Finished(seat))


def audience(position: "Position", seat: i64) -> i64:
    """Return the audience of events on a seat's sheet: the seat alone while marking is sealed."""
    if position.is_secret():
        return seat
    return ALL
