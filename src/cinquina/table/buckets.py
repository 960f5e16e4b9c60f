"""Token buckets: a burst, then a steady rate. The caller has the clock."""

import math

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.refusals import TooFast


class Rate(msgspec.Struct, frozen=True):
    """A sustained rate per second, and the size of a burst."""

    per_second: float
    burst: int


class Buckets:
    """A bucket for each client. Only clients whose bucket is not full take memory."""

    __slots__ = ("cost", "depth", "full_at", "most")

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.cost = 1 / rate.per_second
        self.depth = rate.burst * self.cost
        self.most = most
        self.full_at: dict[str, float] = {}

    def delay(self, who: str, now: float) -> float:
        """Return the seconds until there is a token, to the millisecond; 0 = there is one. `now` is in seconds."""
        late = self.full_again_at(who, now) - now - self.depth
        return round(late, 3) if late > 0 else 0.0

    def take(self, who: str, now: float) -> None:
        """Take one token. Raise Refusal table.too_fast if there is none; a refusal costs nothing."""
        must_not_wait(self.delay(who, now))
        self.fill(who, now)

    def fill(self, who: str, now: float) -> None:
        """Take one token, which the caller knows to be there."""
        if len(self.full_at) >= self.most:
            self.full_at = {each: time for each, time in self.full_at.items() if time > now}
        self.full_at[who] = self.full_again_at(who, now)

    def forget(self, who: str) -> None:
        """Remove a client's bucket."""
        self.full_at.pop(who, None)

    def full_again_at(self, who: str, now: float) -> float:
        """Return the time at which the bucket is full again if a token is taken now."""
        return max(now, self.full_at.get(who, now)) + self.cost


def must_not_wait(seconds: float) -> None:
    """Raise Refusal table.too_fast if there are seconds left to wait."""
    if seconds:
        raise Refusal(TooFast(seconds=math.ceil(seconds)))
