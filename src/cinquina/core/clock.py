"""The clock of play, from the times of entries. It never runs backwards, and a period ends with a tick."""

from cinquina.core.errors import Refusal
from cinquina.core.refusals import TickEarly, TickMissing, TimeBackwards
from cinquina.core.state import CLOCK, State


class Clock:
    """The clock of play. Times are ms of play since the start, without pauses."""

    def __init__(self) -> None:
        self.now = 0  # time of the last entry
        self.began = 0  # start of the running period of a timed game

    def period_end(self, state: State) -> int | None:
        """Return when the running period ends; None if no clock runs."""
        length = int(state.clock_ms())
        return self.began + length if length > 0 else None

    def admit(self, state: State, who: int, time: int) -> None:
        """Raise Refusal for an impossible time: before the last entry, past the end of a period whose tick is missing,
        or a tick before that end."""
        if time < self.now:
            raise Refusal(TimeBackwards(time=time, last=self.now))
        ends = self.period_end(state)
        if ends is not None and who != CLOCK and time >= ends:
            raise Refusal(TickMissing(time=time, ends=ends))
        if ends is not None and who == CLOCK and time < ends:
            raise Refusal(TickEarly(time=time, ends=ends))

    def record_entry(self, state: State, who: int, time: int, ran: bool) -> None:
        """Record that an entry led to this state; `ran`: a period was running before it."""
        self.now = time
        if state.clock_ms() > 0 and (who == CLOCK or not ran):
            self.began = time
