"""Chance in Roll 'Em Fold 'Em: the first player, the roll; and the resampling of sealed sheets."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.games.rollfold.rules import effects, moves
from cinquina.games.rollfold.rules.dice import new_pen
from cinquina.games.rollfold.rules.phases import BLACK, CHOOSE_FIRST, FACES, MARK, ROLL, WHITE

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position


def list_outcomes(position: "Position", out: vec[i64]) -> i64:
    count: i64 = 0
    if position.phase == CHOOSE_FIRST:
        while count < position.seats:
            out[count] = count
            count += 1
    elif position.phase == ROLL:
        whites: i64 = position.box.dice.faces(WHITE)
        blacks: i64 = position.box.dice.faces(BLACK)
        white: i64 = 0
        while white < whites:
            black: i64 = 0
            while black < blacks:
                out[count] = white * FACES + black
                count += 1
                black += 1
            white += 1
    return count


def is_possible(position: "Position", outcome: i64) -> bool:
    if position.phase == CHOOSE_FIRST:
        return outcome < position.seats
    dice = position.box.dice
    return (
        position.phase == ROLL
        and outcome // FACES < dice.faces(WHITE)
        and outcome % FACES < dice.faces(BLACK)
    )


def write_weights(position: "Position", out: vec[i64]) -> i64:
    """Write the weights: equal faces of a die are one outcome."""
    count: i64 = list_outcomes(position, out)
    dice = position.box.dice
    i: i64 = 0
    while i < count:
        if position.phase == ROLL:
            out[i] = dice.count[WHITE][out[i] // FACES] * dice.count[BLACK][out[i] % FACES]
        else:
            out[i] = 1
        i += 1
    return count


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """Resample the others' sealed marking: which seats are finished is public, their marks are not."""
    if position.phase != MARK or not position.is_secret():
        return
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            finished: bool = position.pens[other].finished
            position.sheets[other] = position.shown[other]
            position.pens[other] = new_pen(position, other)
            if finished:
                mark_at_random(position, other, rng)
        other += 1


def mark_at_random(position: "Position", seat: i64, rng: Rng) -> None:
    """Mark at random until finished."""
    listener = position.listener
    position.listener = None
    out = int_buffer(position.settings.most)
    while not position.pens[seat].finished:
        effects.apply_marking(
            position, seat, out[rng.below(moves.list_decisions(position, seat, out, False))]
        )
    position.listener = listener
