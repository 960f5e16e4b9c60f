"""The worker process: reads tasks from its standard input until that is closed, so it never outlives its server."""

import contextlib
import gzip
import os
import signal
import sys
from functools import lru_cache
from time import perf_counter

import msgspec

from cinquina.bots import cancellation
from cinquina.bots.advice import Option, advise
from cinquina.bots.analysis import Analyst, Judgement
from cinquina.bots.prospects import Budget
from cinquina.bots.roster import decide
from cinquina.core.errors import Invalid
from cinquina.core.event import Event, Told
from cinquina.core.record import decode, encode
from cinquina.core.rng import Rng
from cinquina.games import rules_of
from cinquina.server.thinking.flag import CancelFlag
from cinquina.server.thinking.tasks import (
    Advice,
    Analyse,
    Answer,
    Decide,
    Decision,
    Draw,
    Drawn,
    Failure,
    Judged,
    Lesson,
    NotDrawn,
    NotTaught,
    Piece,
    Recall,
    Recalled,
    Task,
    Teach,
    encode_frame,
    read_frame,
    tasks,
)
from cinquina.server.viewer import lessons
from cinquina.server.viewer.ending_messages import MissedTurn
from cinquina.server.viewer.messages import HintOption
from cinquina.server.viewer.replay import find_decision, render_replay

HINT_MS = 1000  # to find the best option
PLAYOUTS = Budget(200, 500)  # to estimate the result
MOMENT = Budget(500, 100)  # to evaluate a moment of a finished game, and as much for the alternatives
WHOLE_MS = 40_000  # of a core for a whole game: a long one is analysed less closely
PACKING = 4  # the level of gzip
PIECE_SECONDS = 1.0  # of an analysis at a time, so that bots are not delayed


def run_task(task: Task) -> Answer:
    if isinstance(task, Analyse):
        return analyse(task)
    if isinstance(task, Draw):
        try:
            return Drawn(render_replay(task.record, task.gave_up))
        except Invalid as error:  # a record that came from outside
            return NotDrawn(error.path, error.message)
    if isinstance(task, Recall):
        return Recalled(find_decision(task.record, task.seq))
    if isinstance(task, Teach):
        return teach(task)
    rules = rules_of(task.setup)
    state = rules.load(task.position)
    rng = Rng(task.seed, "bot")
    if isinstance(task, Decide):
        action = decide(task.level, rules, state, task.seat, rng, task.share)
        return Decision(rules.text(state, task.seat, action))
    effort = rules.without_clock().effort()._replace(milliseconds=HINT_MS)
    found = advise(rules, state, task.seat, rng, effort, PLAYOUTS)
    return Advice([hint_option(rules.text(state, task.seat, each.action), each) for each in found])


def teach(task: Teach) -> Lesson | NotTaught:
    try:
        taught = lessons.carry_out_act(lessons.lesson_of(task.game, task.lesson), task.asked, task.kept)
    except Invalid as error:
        return NotTaught(error.path, error.message)
    return Lesson(gzip.compress(msgspec.json.encode(taught), PACKING), lessons.progress_to_store(taught))


def analyse(task: Analyse) -> Piece:
    analyst = analyst_of(encode(task.record), task.given_up)
    ends = perf_counter() + PIECE_SECONDS
    found = []
    for judgement in analyst.judge(task.first):
        found.append(to_judged(judgement))
        if perf_counter() >= ends:
            break
    return Piece(found, len(analyst))


@lru_cache(maxsize=1)
def analyst_of(record: bytes, given_up: bool) -> Analyst:
    """Return the analyst of a record; cached, so that a long game is not replayed for each piece."""
    analyst = Analyst(decode(record), MOMENT, given_up=given_up)
    analyst.budget = moment_budget(analyst.playout_runs)
    return analyst


def moment_budget(playout_runs: int) -> Budget:
    return MOMENT._replace(milliseconds=min(MOMENT.milliseconds, 1 + WHOLE_MS // (playout_runs + 1)))


def to_judged(judgement: Judgement) -> Judged:
    missed = None
    if (turn := judgement.missed) is not None:
        missed = MissedTurn(
            turn.at,
            turn.seat,
            turn.played,
            turn.better,
            turn.cost,
            tell_each(turn.reasons),
            turn.did,
            turn.instead,
        )
    return Judged(judgement.who, [(each.value, each.error) for each in judgement.expected], missed)


def hint_option(notation: str, option: Option) -> HintOption:
    expected = option.expected.tell() if option.expected else None
    return HintOption(notation, option.brings, tell_each(option.reasons), expected, option.ahead)


def tell_each(events: list[Event]) -> list[Told]:
    return [event.tell() for event in events]


def main() -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C reaches the whole group; the server decides when to end
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # answering people comes first
    shared = CancelFlag(int(sys.argv[1])) if len(sys.argv) > 1 else None
    number = 0
    if shared is not None:
        cancellation.set_check(lambda: shared.is_cancelled(number))
    while (data := read_frame(sys.stdin.buffer)) is not None:
        number += 1
        try:
            reply = run_task(tasks.decode(data))
        except Exception as error:  # a bot's mistake must not end the worker; the server plays on
            reply = Failure(f"{type(error).__name__}: {error}")
        try:
            sys.stdout.buffer.write(encode_frame(reply))
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server died meanwhile
            os._exit(1)


if __name__ == "__main__":
    main()
