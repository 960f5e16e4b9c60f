"""How long a bot takes for a decision, so that people can follow it, and play beside it where a clock runs for all."""

from random import Random

import msgspec

from cinquina.table.owed import Owed


class Span(msgspec.Struct, frozen=True):
    """ms for one decision, from when it is asked."""

    least: int
    most: int


# While the clock of the game runs, a bot is about as fast as a person: some eight turns of two decisions a minute.
HUMAN = {
    "newcomer": Span(4000, 6500),
    "casual": Span(3000, 5000),
    "strong": Span(2500, 4000),
    "expert": Span(2500, 4000),
}
USUAL = HUMAN["casual"]

# Before a bot sets the clock going, people look around, and talk where the rules allow it only now.
BREATH = Span(8000, 9000)

SPREAD = 0.25  # elsewhere: bots that decide at the same time do not do it at the same moment


class Pace:
    """What the pauses of this server's bots are; the usual one, in ms, says how long they are where no clock runs."""

    def __init__(self, usual: int) -> None:
        self.usual = usual

    def seconds(self, owed: Owed) -> float:
        """The pause for one decision: the same at every process that thinks about it."""
        if not self.usual:
            return 0.0  # nobody looks on
        span = self.span(owed)
        return Random(f"{owed.table}/{owed.action_id}").uniform(span.least, span.most) / 1000

    def span(self, owed: Owed) -> Span:
        match owed.tempo:
            case "running":
                return HUMAN.get(owed.level, USUAL)
            case "starting":
                return BREATH
            case "free":
                return Span(self.usual, round(self.usual * (1 + SPREAD)))
