"""A whole game at a table: chance from its seed, a clock that runs, a decision taken back now and then."""

import hashlib
from typing import Any

import msgspec

import cinquina
from cinquina.core.errors import Refusal
from cinquina.core.game import Game
from cinquina.core.played import playback
from cinquina.core.record import Record
from cinquina.core.rng import Rng
from cinquina.core.setup import Mode
from cinquina.table import clock, consent, undo
from cinquina.table.chair import Chair
from cinquina.table.header import Header
from cinquina.table.result import result_of
from cinquina.table.table import Change, Table

START = 1_000_000
THINKING_MS = 1500
COMPARED = 4  # actions, so that a game gets somewhere
UNDO_EVERY = 25  # decisions


class Ending(msgspec.Struct):
    """What a record comes to."""

    position: str  # the hash of the last one
    result: Any


class Kept(msgspec.Struct):
    record: Record
    ending: Ending


def played(game: Game, mode: Mode) -> Kept:
    table = Table(header_of(game, mode))
    now = START
    table.commit(table.change_chairs(now))
    rng = Rng(1, f"{game.id}/{mode.id}")
    while not table.is_over:
        now += THINKING_MS
        deadline = table.deadline()
        if deadline is not None and now >= deadline:
            table.commit(must(clock.expire(table, now)))
            continue
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        if rng.below(UNDO_EVERY) == 0:
            take_back(table, seat, now)
        else:
            table.commit(table.propose(seat, choice(table, seat, rng), now))
    record = table.record()
    return Kept(record, ending(record))


def must(change: Change | None) -> Change:
    assert change is not None
    return change


def header_of(game: Game, mode: Mode) -> Header:
    seats = mode.seats[0]
    return Header(
        id="corpus",
        setup=game.setup(seats, mode.id),
        rules_version=game.version,
        program=cinquina.__version__,
        chairs=tuple(Chair(kind="person", name=f"P{seat}", guest="all") for seat in range(seats)),
        host="all",
        seed=int(hashlib.sha256(f"{game.id}/{mode.id}".encode()).hexdigest()[:32], 16),
        created=START,
        touched=START,
    )


def choice(table: Table, seat: int, rng: Rng) -> str:
    rules, state = table.rules, table.state
    listed = rules.actions(state, seat)
    some = [listed[rng.below(len(listed))] for _ in range(COMPARED)]
    evaluation = rules.evaluation()

    def worth(action: int) -> float:
        after = state.copy()
        after.apply(seat, action)
        return evaluation.value(after, seat)

    return rules.text(state, seat, max(some, key=worth))


def take_back(table: Table, seat: int, now: int) -> None:
    try:
        table.commit(undo.request_undo(table, seat, now))
    except Refusal:
        return  # it is not free, or there is nothing to take back
    request = table.header.request
    if request is not None:
        table.commit(
            consent.answer_request(
                table, consent.seats_to_agree(table, request, ()), request.number, True, now
            )
        )


def ending(record: Record) -> Ending:
    """By the whole log, every entry through the gate."""
    rules = record.rules()
    last = playback(record)[-1].after
    position = hashlib.sha256(msgspec.json.encode(rules.dump(last), order="deterministic")).hexdigest()
    result = msgspec.to_builtins(result_of(rules, last))
    return Ending(position, {name: result[name] for name in ("seats", "verdict")})
