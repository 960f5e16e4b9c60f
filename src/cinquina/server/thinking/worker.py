"""The worker process: reads tasks from its standard input until that is closed, so it never outlives its server."""

import contextlib
import os
import signal
import sys

from cinquina.bots.advice import Option, advise
from cinquina.bots.roster import decide
from cinquina.core.events import Event
from cinquina.core.rng import Rng
from cinquina.games import rules_of
from cinquina.server.messages import HintOption, Told
from cinquina.server.thinking.tasks import Advice, Answer, Decide, Decision, Failure, Task, frame, read, tasks


def answer(task: Task) -> Answer:
    rules = rules_of(task.setup)
    state = rules.load(task.position)
    rng = Rng(task.seed, "bot")
    if isinstance(task, Decide):
        return Decision(rules.text(state, task.seat, decide(task.level, rules, state, task.seat, rng)))
    found = advise(rules, state, task.seat, rng, rules.without_clock().effort())
    return Advice([hint_option(rules.text(state, task.seat, each.action), each) for each in found])


def hint_option(notation: str, option: Option) -> HintOption:
    expected = told(option.expected) if option.expected else None
    brings, reasons = list(map(told, option.brings)), list(map(told, option.reasons))
    return HintOption(notation, brings, reasons, expected, option.ahead)


def told(event: Event) -> Told:
    return Told(event.id, event.facts)


def main() -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C reaches the whole group; the server decides when to end
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # answering people comes first
    while (data := read(sys.stdin.buffer)) is not None:
        try:
            reply = answer(tasks.decode(data))
        except Exception as error:  # a bot's mistake must not end the worker; the server plays on
            reply = Failure(f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(frame(reply))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
