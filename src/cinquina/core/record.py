"""Records: a game is a header and a log of entries, and its position is their fold.

Save, replay, undo, spectate, bug report, analysis and recovery after a crash all use records.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cinquina.core import file
from cinquina.core.clock import Clock
from cinquina.core.edition import as_invalid
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.listener import Listener
from cinquina.core.refusals import TimeBackwards
from cinquina.core.registry import find
from cinquina.core.rules import Audience, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import State
from cinquina.core.who import actor_text, parse_actor

FORMAT = 1
SEED = re.compile(r"[0-9a-f]{32}")
UNDO = "undo"


class Entry(msgspec.Struct, frozen=True):
    """One decision, draw or tick: who made it, the notation, its audience, and its time (ms since the start)."""

    seq: int
    who: str
    text: str
    audience: Audience = "all"
    time: int = 0


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The origin of a fork: the game, how many of its entries were taken over, and the seed of its chance."""

    table: str
    entries: int  # taken over, from the first on
    seed: str


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole game. Its edition is named by its hash, and included unless it came with the game, so that a record
    always means the same or is refused."""

    format: int = FORMAT
    game: str
    version: str
    mode: str
    seats: int
    settings: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    edition_hash: str = ""
    players: list[str] = []
    seed: int | str | None = None  # a table writes it as `seed_text` does
    taken: list[Taken] = []  # ancestors of a forked game, oldest first; empty if not forked
    log: list[Entry] = []

    @property
    def seed_number(self) -> int | None:
        """Return the seed as a number. Raise Invalid if it is none."""
        return self.seed if not isinstance(self.seed, str) else parse_seed(self.seed, "$.seed")

    def seed_at(self, seq: int) -> int | None:
        """Return the seed of the chance at an entry: the seed of the game that the entry comes from."""
        for number, each in enumerate(self.taken):
            if seq < each.entries:
                return parse_seed(each.seed, f"$.taken[{number}].seed")
        return self.seed_number

    def setup(self) -> Setup:
        game = find(self.game)
        edition = game.edition_named(self.edition_hash) if self.edition is None else self.edition
        setup = game.setup(self.seats, self.mode, self.settings, edition)
        return with_rules_version(setup, self.version)

    def rules(self) -> Rules:
        """Return the rules this record was made under. Raise Invalid if they are not available; never reinterpret a
        record."""
        game = find(self.game)
        if self.format != FORMAT:
            raise Invalid(
                "$.format", f"this is a record of format {self.format}; format {FORMAT} is understood"
            )
        if not game.knows(self.version):
            raise Invalid(
                "$.version", f"made under {self.game} rules {self.version}; these are {game.version}"
            )
        setup = self.setup()
        # The stored edition has the hash of its file, although a later program may read more fields.
        given = self.edition is not None
        if given and self.edition_hash and self.edition_hash != game.edition_hash(setup):
            raise Invalid("$.edition_hash", f"the edition is not the one played with ({self.edition_hash})")
        return game.rules(setup)


def parse_seed(seed: str, path: str) -> int:
    if SEED.fullmatch(seed) is None:
        raise Invalid(path, f"{seed[:40]!r} is not a seed of 32 digits from 0 to f")
    return int(seed, 16)


def with_rules_version(setup: Setup, version: str) -> Setup:
    """Return `setup` pinned to a rules version; the current one is stored as ""."""
    earlier = "" if version == find(setup.game).version else version
    return msgspec.structs.replace(setup, version=earlier)


def new_record(setup: Setup, players: list[str] | None = None, seed: int | str | None = None) -> Record:
    game = find(setup.game)
    return Record(
        game=setup.game,
        version=setup.version or game.version,
        mode=setup.mode,
        seats=setup.seats,
        settings=setup.settings,
        edition=setup.edition,
        edition_hash=game.edition_hash(setup),
        players=players or [],
        seed=seed,
    )


def live_entries(log: list[Entry]) -> list[Entry]:
    """Return the entries that count. An undo removes its seat's last live decision and the draws since, which may
    depend on it; the decisions of others stay. Chance draws again, with the same outcome where possible."""
    kept: list[Entry] = []
    for number, entry in enumerate(log):
        if entry.text != UNDO:
            kept.append(entry)
            continue
        if entry.who in ("chance", "clock"):
            raise Invalid(f"$.log[{number}]", f"{entry.who} takes nothing back")
        for i in range(len(kept) - 1, -1, -1):
            if kept[i].who == entry.who:
                kept[i:] = [later for later in kept[i + 1 :] if later.who != "chance"]
                break
        else:
            raise Invalid(f"$.log[{number}]", f"{entry.who} has nothing to take back")
    return kept


def fold(rules: Rules, log: list[Entry], listener: Listener | None = None) -> State:
    """Return the position after a log. Every entry passes the same legality check as a move at the table."""
    state = rules.start()
    state.listener = listener
    for entry, clock in timed_entries(log):
        carry_out(rules, state, entry, clock)
    return state


def timed_entries(log: list[Entry]) -> Iterator[tuple[Entry, Clock | None]]:
    """Yield the entries that count, each with the clock of play; None if the log has no times."""
    clock = Clock() if any(entry.time for entry in log) else None
    counts = {entry.seq for entry in live_entries(log)}
    before: Entry | None = None
    for entry in log:
        check_order(before, entry)
        before = entry
        if clock is not None and entry.text == UNDO:
            clock.began = entry.time  # the seat with the turn gets the full time again
        if entry.seq in counts:
            yield entry, clock


def check_order(before: Entry | None, entry: Entry) -> None:
    """Raise Invalid if an entry is stamped before its predecessor (flow T6)."""
    if before is not None and entry.time < before.time:
        refusal = Refusal(TimeBackwards(time=entry.time, last=before.time))
        raise Invalid(f"$.log[{entry.seq}].time", f"{entry.who} {entry.text!r} is too early ({refusal})")


def admit(rules: Rules, state: State, entry: Entry, clock: Clock | None = None) -> tuple[int, int]:
    """Return actor and action of an entry. Raise Invalid with its number if it is not legal."""
    where = f"$.log[{entry.seq}]"
    try:
        who = parse_actor(entry.who)
        action = rules.parse(state, who, entry.text)
        if clock is not None:
            clock.admit(state, who, entry.time)
    except Refusal as refusal:
        raise Invalid(where, f"{entry.who} {entry.text!r} is not allowed there ({refusal})") from None
    except Invalid as error:
        raise error.with_prefix(where) from None
    return who, action


def carry_out(rules: Rules, state: State, entry: Entry, clock: Clock | None = None) -> None:
    """Apply an entry to a position."""
    who, action = admit(rules, state, entry, clock)
    ran = state.clock_ms() > 0
    state.apply(who, action)
    if clock is not None:
        clock.record_entry(state, who, entry.time, ran)


def entry_of(rules: Rules, state: State, seq: int, who: int, action: int, time: int = 0) -> Entry:
    """Return the entry for an action about to be applied."""
    text = rules.text(state, who, action)
    return Entry(seq, actor_text(who), text, rules.audience(state, who, action), time)


def encode(record: Record) -> bytes:
    """Encode a record. The rare field `taken` is left out if empty, so that older versions can read the record."""
    data = msgspec.to_builtins(record)
    if not record.taken:
        del data["taken"]
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


def decode(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise as_invalid(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid("$", f"not a record: {error}") from None
    for number, entry in enumerate(record.log):
        if entry.seq != number:
            raise Invalid(f"$.log[{number}].seq", f"{entry.seq} is out of order, {number} is next")
    return record


def read(path: Path) -> Record:
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise Invalid(str(path), error.strerror or str(error)) from None
    except Invalid as error:
        raise error.with_prefix(f"{path}: $") from None


def save(record: Record, path: Path) -> None:
    file.save(path, encode(record))
