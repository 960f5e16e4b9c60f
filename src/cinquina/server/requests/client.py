"""The sender of a request."""

import msgspec

from cinquina.server.ops.limits import AddressBuckets, Clock, Limits
from cinquina.server.socket.room import Room


class Client(msgspec.Struct, frozen=True):
    address: str = ""
    token: str | None = None  # of the guest's device
    guest: str | None = None  # None is a stranger, who may watch

    @property
    def key(self) -> str:
        """Return whom a rate limit by guest counts: the guest, or a stranger's address."""
        return self.guest or self.address


async def recognised(room: Room, address: str, token: str | None) -> Client:
    return Client(address, token, await room.guest_of(token))


class Openings:
    """The rate limits of one address for opening tables, and for tables with a custom edition, which is stored."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.plain = AddressBuckets(limits.openings, clock)
        self.editions = AddressBuckets(limits.editions, clock)

    def take(self, address: str, edition: bool) -> None:
        """Raise Refusal table.too_fast if this address has opened too many tables."""
        if edition:
            self.editions.take(address)
        self.plain.take(address)
