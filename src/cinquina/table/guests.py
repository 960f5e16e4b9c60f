"""Guests: people without an account, known by an unguessable token that only their browser holds. The store knows its
hash.

A guest may have several devices, each with a token of its own. What lets another device in is a passphrase, which the
guest is shown once, also as a link; a new one ends the old one and all other devices.
"""

import secrets
from hashlib import sha256

from cinquina.core.errors import Refusal
from cinquina.table.store import Store

YEAR_MS = 365 * 24 * 3600 * 1000
RENEW_MS = 7 * 24 * 3600 * 1000  # a token that lost this much of its year is renewed, not at every visit
LONGEST_TOKEN = 100

# What is read aloud: no letter or digit that looks like another. 32 of them, so each says five bits.
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
PASS_GROUPS, PASS_GROUP = 4, 4  # 80 bits


def hash_of(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def new_pass() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(PASS_GROUP)) for _ in range(PASS_GROUPS))
    return "-".join(groups)


def plain(passphrase: str) -> str:
    """As it is written down: whatever case, with or without the dashes."""
    return "".join(c for c in passphrase[:LONGEST_TOKEN].lower() if c.isalnum())


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def recognise(self, token: str | None, now: int) -> str | None:
        """The guest with this token, or None if it is wrong, missing or expired. Writes nothing."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        found = await self._store.guest(hash_of(token))
        return found[0] if found is not None and now < found[1] else None

    async def admit(self, token: str | None, now: int) -> tuple[str, str]:
        """The guest with this token, its year renewed; or a new guest with a token of our making, never of theirs."""
        found = await self._store.guest(hash_of(token)) if token and len(token) <= LONGEST_TOKEN else None
        if token is None or found is None or now >= found[1]:
            token = secrets.token_urlsafe(32)
            guest = hash_of(token)
            await self._store.keep_guest(guest, guest, now + YEAR_MS)
            return guest, token
        guest, expires = found
        if expires < now + YEAR_MS - RENEW_MS:
            await self._store.keep_guest(guest, hash_of(token), now + YEAR_MS)
        return guest, token

    async def renew_pass(self, token: str | None, now: int) -> str:
        """A new passphrase; the old one, and all devices but this one, end."""
        guest = await self.recognise(token, now)
        if guest is None or token is None:
            raise Refusal("table.no_guest")
        passphrase = new_pass()
        await self._store.keep_pass(guest, hash_of(plain(passphrase)), hash_of(token))
        return passphrase

    async def come_back(self, passphrase: str, now: int) -> tuple[str, str]:
        """The guest with this passphrase, and a token for the device where it was said."""
        guest = await self._store.guest_with_pass(hash_of(plain(passphrase)))
        if guest is None:
            raise Refusal("table.wrong_pass")
        token = secrets.token_urlsafe(32)
        await self._store.keep_guest(guest, hash_of(token), now + YEAR_MS)
        return guest, token
