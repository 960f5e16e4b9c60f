"""The worker process: reads tasks from its standard input until that is closed, so it never outlives its server."""

import contextlib
import os
import signal
import sys

from cinquina.bots.roster import decide
from cinquina.bots.search.player import GreedyPlayer
from cinquina.core.game import Rules
from cinquina.core.playout import buffer
from cinquina.core.rng import Rng
from cinquina.core.state import State
from cinquina.games import rules_of
from cinquina.server.messages import HintOption, Told
from cinquina.server.thinking.tasks import Advice, Answer, Decide, Decision, Failure, Task, frame, read, tasks

ALTERNATIVES = 2


def answer(task: Task) -> Answer:
    rules = rules_of(task.setup)
    state = rules.load(task.position)
    rng = Rng(task.seed, "bot")
    if isinstance(task, Decide):
        return Decision(rules.text(state, task.seat, decide(task.level, rules, state, task.seat, rng)))
    return Advice([option(rules, state, task.seat, action) for action in best(rules, state, task.seat, rng)])


def best(rules: Rules, state: State, seat: int, rng: Rng) -> list[int]:
    """The actions that lead to the best positions the seat can reach by itself, the best first."""
    seen = state.copy()
    seen.imagine(seat, rng)
    out = buffer(rules.max_actions)
    count = seen.actions(seat, out)
    values = GreedyPlayer(rules.max_actions, rules.evaluation()).weigh(seen, seat, out, count)
    order = sorted(range(count), key=values.__getitem__, reverse=True)
    return [out[n] for n in order[: 1 + ALTERNATIVES]]


def option(rules: Rules, state: State, seat: int, action: int) -> HintOption:
    brings = [Told(event.id, event.facts) for event in rules.preview(state, seat, action)]
    return HintOption(rules.text(state, seat, action), brings)


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
