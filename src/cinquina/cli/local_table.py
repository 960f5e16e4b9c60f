"""A table in this process: people who share the terminal, and bots that answer at once."""

import time
from collections.abc import Sequence

from cinquina.bots.roster import BOTS, decide
from cinquina.core.errors import Invalid
from cinquina.core.record import Entry, Record, new_record
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.setup import Setup
from cinquina.core.state import OVER
from cinquina.core.who import LETTERS, actor_text
from cinquina.locales import Texts
from cinquina.table import ready, seats, undo
from cinquina.table.chair import Chair
from cinquina.table.clock import expire
from cinquina.table.header import Header
from cinquina.table.table import Change, Table

HERE = "here"  # the only guest: everybody at this terminal


class LocalTable:
    """A table in this process, without a store. A player named after a bot is played by that bot."""

    def __init__(self, setup: Setup, players: Sequence[str], seed: int, log: Sequence[Entry] = ()) -> None:
        self.game = find(setup.game)
        now = now_ms()
        header = Header(
            id=HERE,
            setup=setup,
            rules_version=setup.version or self.game.version,
            chairs=tuple(chair_for(player) for player in players),
            host=HERE,
            seed=seed,
            chat=False,
            created=now,
            touched=now,
            played=log[-1].time if log else 0,
        )
        self.table = Table(header)
        for entry in log:
            self.table.history.add(entry)
        self.rules = self.table.rules
        self.bots = {seat: each.level for seat, each in enumerate(header.chairs) if each.kind == "bot"}
        self.commit(self.table.change_chairs(now))

    def commit(self, change: Change) -> None:
        self.table.commit(change)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.header.setup.seats) if seat not in self.bots]

    def names(self, texts: Texts) -> list[str]:
        return [
            player_name(each.level or each.name, seat, texts)
            for seat, each in enumerate(self.table.header.chairs)
        ]

    def apply_expired_limits(self) -> bool:
        """Apply the expired time limits of a timed game. Return whether there were any."""
        before = self.table.seq
        while change := expire(self.table, now_ms()):
            self.commit(change)
        return self.table.seq > before

    def advance(self) -> int:
        """Let the bots decide until a person has to; return that seat, or OVER."""
        while not self.table.is_over:
            self.apply_expired_limits()
            seat = min(self.table.waiting())
            if seat not in self.bots:
                return seat
            stream = self.stream(actor_text(seat))
            choice = decide(self.bots[seat], self.rules, self.table.state, seat, stream)
            self.commit(self.table.decide(seat, choice, now_ms()))
        return OVER

    def stream(self, name: str) -> Rng:
        """Return a stream named by the next entry, so that a resumed game continues the same."""
        return Rng(self.table.header.seed, f"{self.table.seq}/{name}")

    def decide(self, seat: int, text: str) -> None:
        if text.lower() == "resign" and not self.game.resigns:
            self.bots[seat] = "greedy"
            self.commit(seats.give_up(self.table, HERE, seat, "greedy", now_ms()))
            return
        self.commit(self.table.propose(seat, text, now_ms()))

    def be_ready(self) -> None:
        """Mark everybody as ready for the clock to start."""
        self.commit(ready.mark_ready(self.table, HERE, now_ms()))

    def undo(self, seat: int) -> None:
        self.commit(undo.request_undo(self.table, seat, now_ms()))

    def record(self) -> Record:
        """Return the game so far. The record stays on this machine, so it may contain the seed."""
        header = self.table.header
        record = new_record(header.setup, [each.level or each.name for each in header.chairs], header.seed)
        record.log = list(self.table.log)
        return record


def chair_for(player: str) -> Chair:
    if player in BOTS:
        return Chair(kind="bot", level=player)
    return Chair(kind="person", name=player, guest=HERE)


def players_of(record: Record) -> list[str]:
    """Return the players of a record; empty names if it has none."""
    if record.players and len(record.players) != record.seats:
        raise Invalid("$.players", f"{len(record.players)} players for {record.seats} seats")
    return record.players or [""] * record.seats


def player_name(player: str, seat: int, texts: Texts) -> str:
    """Return the displayed name of a seat's player."""
    if player in BOTS:
        return texts.say("cli-bot", letter=LETTERS[seat])
    return player or texts.say("cli-player", letter=LETTERS[seat])


def now_ms() -> int:
    """Return ms since the epoch."""
    return int(time.time() * 1000)
