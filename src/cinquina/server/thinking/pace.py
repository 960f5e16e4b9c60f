"""How long a bot takes for a decision, so that people can follow it, and play beside it where a clock runs for all."""

from random import Random

import msgspec

from cinquina.table.decision_task import DecisionTask


class Span(msgspec.Struct, frozen=True):
    """ms for one decision, from when it is asked."""

    least: int
    most: int


# Bots alone start the clock once spectators have seen the table; people say when they are ready.
BREATH = Span(8000, 9000)

AROUND = 0.15  # while the clock runs: so much sooner or later than the rules say
SPREAD = 0.25  # elsewhere: bots that decide at the same time do not do it at the same moment


class Pace:
    """The pauses of this server's bots. `usual` is the pause in ms where no clock runs."""

    def __init__(self, usual: int) -> None:
        self.usual = usual

    def seconds(self, task: DecisionTask) -> float:
        """Return the seconds to wait before a decision. Every process that computes it waits equally long."""
        if not self.usual:
            return 0.0  # no pauses configured
        span = self.span(task)
        return Random(f"{task.table}/{task.action_id}").uniform(span.least, span.most) / 1000

    def span(self, task: DecisionTask) -> Span:
        match task.tempo:
            case "running":
                return Span(round(task.pace_ms * (1 - AROUND)), round(task.pace_ms * (1 + AROUND)))
            case "starting":
                return BREATH
            case "free":
                return Span(self.usual, round(self.usual * (1 + SPREAD)))
