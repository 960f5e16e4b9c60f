"""Guests: people without an account, known by an unguessable token that only they hold. The store knows its hash."""

import secrets
from hashlib import sha256

from cinquina.table.store import Store

YEAR_MS = 365 * 24 * 3600 * 1000
RENEW_MS = 7 * 24 * 3600 * 1000  # a token that lost this much of its year is renewed, not at every visit
LONGEST_TOKEN = 100


def guest_of(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def recognise(self, token: str | None, now: int) -> str | None:
        """The guest with this token, or None if it is wrong, missing or expired. Writes nothing."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        guest = guest_of(token)
        expires = await self._store.guest(guest)
        return guest if expires is not None and now < expires else None

    async def admit(self, token: str | None, now: int) -> tuple[str, str]:
        """The guest with this token, its year renewed; or a new guest with a token of our making, never of theirs."""
        guest = await self.recognise(token, now)
        if guest is None or token is None:
            token = secrets.token_urlsafe(32)
            guest = guest_of(token)
            await self._store.keep_guest(guest, now + YEAR_MS)
        elif (await self._store.guest(guest) or 0) < now + YEAR_MS - RENEW_MS:
            await self._store.keep_guest(guest, now + YEAR_MS)
        return guest, token
