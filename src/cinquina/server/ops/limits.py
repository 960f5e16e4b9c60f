"""Limits on the sizes and rates of requests, by guest and by address."""

from collections.abc import Callable

import msgspec

from cinquina.server.ops.address import client_key, neighbourhood
from cinquina.table.buckets import Buckets, Rate, must_not_wait

MESSAGE_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024  # an edition travels in it
RECORD_BYTES = 1024 * 1024
# Above this the socket itself is closed (1009), because the rest of such a frame would have to be read to skip it.
FRAME_BYTES = 64 * 1024

Clock = Callable[[], float]  # seconds, monotonic


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Rate limits. Those by address allow for a school behind one router, those by guest for a fast player."""

    requests: Rate = Rate(100, 400)  # of HTTP, by address
    openings: Rate = Rate(0.2, 30)  # new tables, by address
    editions: Rate = Rate(0.02, 20)  # new tables with a custom edition, which is stored; by address
    replays: Rate = Rate(5, 50)  # of finished games, by address; cached, but large
    hints: Rate = Rate(1, 5)  # by guest; each takes a worker from the bots
    lessons: Rate = Rate(10, 60)  # acts of a learner, by guest; a stranger by address
    messages: Rate = Rate(20, 60)  # on sockets, by guest
    messages_by_address: Rate = Rate(300, 1000)
    returns: Rate = Rate(0.1, 10)  # attempts at a passphrase, by address; it has 80 bits
    sockets: int = 400  # open ones, by address
    connections: int = 1000  # of HTTP, by address; behind a proxy they are the proxy's to count


class AddressBuckets:
    """Buckets by address, by a network that one person may have, and for the whole process. A request refused by one
    takes no token from the others."""

    NEIGHBOURS = 8  # times the rate of one
    ALL = 40

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.clock = clock
        self.one = Buckets(rate)
        self.near = Buckets(scale_rate(rate, self.NEIGHBOURS))
        self.all = Buckets(scale_rate(rate, self.ALL))

    def take(self, address: str) -> None:
        """Take one token. Raise Refusal table.too_fast if there is none; a refusal costs nothing."""
        now = self.clock()
        places = ((self.one, client_key(address)), (self.near, neighbourhood(address)), (self.all, ""))
        must_not_wait(max(buckets.delay(who, now) for buckets, who in places))
        for buckets, who in places:
            buckets.fill(who, now)


def scale_rate(rate: Rate, factor: int) -> Rate:
    return Rate(rate.per_second * factor, rate.burst * factor)


class Gauge:
    """Counts how many connections each client has open, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def take(self, who: str) -> bool:
        if self.held.get(who, 0) >= self.most:
            return False
        self.held[who] = self.held.get(who, 0) + 1
        return True

    def give_back(self, who: str) -> None:
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]
