"""Views of one table's positions. Each board is rendered once for all viewers."""

from typing import Any

from cinquina.core.memo import Memo
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.server.viewer.plain import as_shown


class Frames:
    """Views by position and seat; a position is known by itself, since nobody changes one that was played."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._parts = Memo()
        self._boards = Memo()
        self._views = Memo()

    def of(self, state: State, seat: int | None) -> Any:
        """Return the game's own view of a seat (None: of a spectator)."""
        # The position is kept beside its view, so that no other object can get its id.
        _, board = self._boards.of(id(state), lambda: (state, self.rules.board(state, self._parts)))
        if seat is None:
            return board
        return self._views.of((id(state), seat), lambda: (state, self.rules.own(state, seat, board)))[1]

    def shown(self, state: State, seat: int | None) -> Any:
        """Return what a page is shown: the game's own view, or a plain one of a game without a board for pages."""
        return as_shown(self.rules, state, seat, self.of(state, seat))

    def age(self) -> None:
        """Drop what was not used since the last call."""
        for memo in (self._parts, self._boards, self._views):
            memo.age()

    def __len__(self) -> int:
        return len(self._parts) + len(self._boards) + len(self._views)
