"""What a learning agent sees of connect four: both sets of discs, column by column, each with a spare line."""

from typing import Final

from cinquina.games.connect_four.rules.state import COLUMNS, LINES, ConnectFour
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.observer import Observer, Part, padded, put_set, words_of
from cinquina.core.state import State

BITS: Final = COLUMNS * (LINES + 1)


class DiscObserver(Observer):
    def __init__(self) -> None:
        self.words: i64 = 2 * words_of(BITS)
        self.ids: i64 = COLUMNS
        self.parts: i64 = 1

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, ConnectFour)
        others: i64 = state.latest if seat == state.mover else state.discs ^ state.latest
        at = put_set(state.discs ^ others, BITS, out, at)
        put_set(others, BITS, out, at)

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        i: i64 = 0
        while i < count:
            out[i] = actions[at + i]
            i += 1

    def fields(self) -> list[Part]:
        return [*padded("own", COLUMNS, LINES + 1), *padded("other", COLUMNS, LINES + 1)]
