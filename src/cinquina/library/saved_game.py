"""Records of games: what a saved file holds."""

from collections.abc import Iterator
from pathlib import Path

from cinquina.core import record as records
from cinquina.core.errors import Invalid
from cinquina.library.bound_game import Chance, Game
from cinquina.library.exceptions import InvalidRecord, sentence_of
from cinquina.library.position import Move, Position


class Record:
    """A saved game. `data` is the record as the table and the terminal write it."""

    def __init__(self, data: records.Record) -> None:
        self.data = data
        try:
            self.game = Game(data.rules())
            self._actions = list(legal_actions(data))
        except Invalid as error:
            raise InvalidRecord(sentence_of(error)) from None

    @property
    def players(self) -> list[str]:
        return list(self.data.players)

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """Return actor and move of every entry that counts, draws included."""
        counting = records.live_entries(self.data.log)
        return [
            (who, Move(entry.text, action))
            for entry, (who, action) in zip(counting, self._actions, strict=True)
        ]

    def position(self, entries: int | None = None, chance: Chance = "explicit") -> Position:
        """Return the position after a number of entries, by default after all of them."""
        return Position(self.game, self.data.seed_number or 0, chance, log=self._actions[:entries])

    def positions(self) -> Iterator[Position]:
        """Yield every position of the game, from the first one on."""
        for entries in range(len(self._actions) + 1):
            yield self.position(entries)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, which is replaced whole or not at all."""
        records.save(self.data, Path(path))

    def __repr__(self) -> str:
        return f"<cinquina.Record {self.game.id} seats={self.game.seats} entries={len(self._actions)}>"


def legal_actions(data: records.Record) -> Iterator[tuple[int, int]]:
    """Yield actor and action of each entry that counts. Raise Invalid at one that is not legal."""
    rules = data.rules()
    state = rules.start()
    for entry, clock in records.timed_entries(data.log):
        who, action = records.admit(rules, state, entry, clock)
        yield who, action
        ran = state.clock_ms() > 0
        state.apply(who, action)
        if clock is not None:
            clock.record_entry(state, who, entry.time, ran)


def load(path: str | Path) -> Record:
    """Return the record in a file. Raise InvalidRecord if it is none, or if its rules are not available."""
    try:
        return Record(records.read(Path(path)))
    except Invalid as error:
        raise InvalidRecord(sentence_of(error)) from None
