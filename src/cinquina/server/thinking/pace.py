"""The pause before a bot's decision, so that people can follow it and have their share of a common clock."""

from random import Random

import msgspec

from cinquina.table.decision_task import DecisionTask


class Span(msgspec.Struct, frozen=True):
    """A range of pauses in ms, counted from when the decision became pending."""

    least: int
    most: int


# Before bots alone start the clock, so that spectators see the table first.
BREATH = Span(8000, 9000)

AROUND = 0.15  # while the clock runs: the relative deviation from the rules' pace
SPREAD = 0.25  # without a clock: the relative spread, so that several bots do not decide at the same moment


class Pace:
    """The pauses of this server's bots. `usual` is the pause in ms where no clock runs."""

    def __init__(self, usual: int) -> None:
        self.usual = usual

    def seconds(self, task: DecisionTask) -> float:
        """Return the seconds to wait before a decision. It is the same in every process that computes the decision."""
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
