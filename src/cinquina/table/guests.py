"""Guests: people without an account, known by an unguessable token in their browser. The store has only its hash.

A guest may have several devices, each with its own token. A passphrase admits another device; the guest sees it once,
also as a link. A new passphrase invalidates the old one and the tokens of all other devices.
"""

import secrets
from functools import partial
from hashlib import sha256

from cinquina.core.errors import Refusal
from cinquina.core.levels import USUAL_LEVEL
from cinquina.table import seats
from cinquina.table.header import Header, UnplayableTable
from cinquina.table.live import LiveTables, Notice, read_or_refuse, write_or_refuse
from cinquina.table.store.store import GAP_MS, YEAR_MS, Conflict, Line, Store

RENEW_MS = 7 * 24 * 3600 * 1000  # a token that lost this much of its year is renewed, not at every visit
LONGEST_TOKEN = 100
MOST_FORGOTTEN = 10_000  # tables of a guest to be erased

# For reading aloud: no letter or digit that looks like another. 32 of them, so each has five bits.
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
PASS_GROUPS, PASS_GROUP = 4, 4  # 80 bits


def hash_of(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def new_pass() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(PASS_GROUP)) for _ in range(PASS_GROUPS))
    return "-".join(groups)


def normalize_pass(passphrase: str) -> str:
    """Return a passphrase in lower case, without dashes."""
    return "".join(c for c in passphrase[:LONGEST_TOKEN].lower() if c.isalnum())


class Guests:
    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store = store
        self._live_tables = live_tables

    async def recognise(self, token: str | None, now: int) -> str | None:
        """Return the guest with this token, or None if it is wrong, missing or expired. Writes nothing."""
        found = await read_or_refuse(self._look_up(token, now))
        return None if found is None else found[0]

    async def _look_up(self, token: str | None, now: int) -> tuple[str, int] | None:
        """Return the guest with this token, and when it expires. An expired token is valid for GAP_MS more, since the
        clock may be wrong."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        found = await self._store.guest(hash_of(token))
        return found if found is not None and now < found[1] + GAP_MS else None

    async def admit(self, token: str | None, now: int) -> tuple[str, str]:
        """Return the guest with this token, or create one; with the token for the cookie, valid for a year. The server
        chooses the tokens, never the client. Call it only where a guest gets a seat: create, join and fork."""
        found = await write_or_refuse(self._look_up(token, now))
        if token is None or found is None:
            token = secrets.token_urlsafe(32)
            guest = hash_of(token)
            await write_or_refuse(self._store.save_guest(guest, guest, now + YEAR_MS))
            return guest, token
        await self._renew_old(token, found, now)
        return found[0], token

    async def renew(self, token: str, now: int) -> bool:
        """Renew a token for a year if it was last renewed more than a week ago. Return whether it was renewed."""
        found = await read_or_refuse(self._look_up(token, now))
        return found is not None and await self._renew_old(token, found, now)

    async def _renew_old(self, token: str, known: tuple[str, int], now: int) -> bool:
        guest, expires = known
        is_old = expires < now + YEAR_MS - RENEW_MS
        if is_old:
            await write_or_refuse(self._store.save_guest(guest, hash_of(token), now + YEAR_MS))
        return is_old

    async def renew_pass(self, token: str | None, now: int) -> str:
        """Return a new passphrase for other devices. Invalidate the old one and the tokens of all other devices."""
        found = await write_or_refuse(self._look_up(token, now))
        if found is None or token is None:
            raise Refusal("table.no_guest")
        passphrase = new_pass()
        await write_or_refuse(
            self._store.save_pass(found[0], hash_of(normalize_pass(passphrase)), hash_of(token))
        )
        return passphrase

    async def come_back(self, passphrase: str, now: int) -> tuple[str, str]:
        """Return the guest with this passphrase, and a token for the new device."""
        guest = await write_or_refuse(self._store.guest_with_pass(hash_of(normalize_pass(passphrase))))
        if guest is None:
            raise Refusal("table.wrong_pass")
        token = secrets.token_urlsafe(32)
        await write_or_refuse(self._store.save_guest(guest, hash_of(token), now + YEAR_MS))
        return guest, token

    async def lines_by(self, guest: str) -> list[tuple[str, Line]]:
        """Return all lines of a guest, with their tables."""
        return await read_or_refuse(self._store.lines_by(guest))

    async def lessons_of(self, guest: str | None) -> dict[str, str]:
        """Return a guest's progress by game/lesson, as stored; `learn.progress` can read it."""
        return {} if guest is None else await read_or_refuse(self._store.lessons_of(guest))

    async def save_lesson(self, guest: str, lesson: str, data: str) -> None:
        await write_or_refuse(self._store.save_lesson(guest, lesson, data))

    async def erase(self, guest: str, now: int) -> None:
        """Erase a guest: bots take their seats, their names and lines are removed."""
        for table in await self._live_tables.tables_of(guest, MOST_FORGOTTEN):
            header = table.header
            for seat in [] if header.over else header.seats_of(guest):
                if isinstance(table, UnplayableTable):
                    header = await self._erase_unplayable(header, seat, now)
                    continue
                attempt = partial(seats.erase_person, seat=seat, level=USUAL_LEVEL, now=now)
                await self._live_tables.change_at(
                    header.id,
                    None,
                    now,
                    lambda t, _, attempt=attempt: attempt(t),  # type: ignore[misc]
                )
        for id in await write_or_refuse(self._store.erase_guest(guest)):
            live = self._live_tables.find(id)
            self._live_tables.drop(id)
            self._live_tables.notify(Notice(id, live.table.seq if live else 0))

    async def _erase_unplayable(self, header: Header, seat: int, now: int) -> Header:
        """Replace the guest by a bot at a table whose rules are not known here."""
        change = seats.erase_person_unplayable(header, seat, USUAL_LEVEL, now)
        try:
            await write_or_refuse(self._store.write(change, None))
        except Conflict:
            raise Refusal("table.try_again") from None
        return change.header
