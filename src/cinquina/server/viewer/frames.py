"""Views of one table's positions. Each board is rendered once for all viewers."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from cinquina.core.memo import Memo
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.server.viewer.changes import Change, find_changes, is_by_name
from cinquina.server.viewer.plain import page_view


class Frames:
    """A cache of views by position and seat. The key is the position's identity, since a played position never
    changes."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._parts = Memo()
        self._boards = Memo()
        self._views = Memo()
        self._changes = Memo()

    def view_of(self, state: State, seat: int | None) -> Any:
        """Return the game's own view of a seat (None: of a spectator)."""
        # The position is kept beside its view, so that no other object can get its id.
        _, board = self._boards.get_or_make(id(state), lambda: (state, self.rules.board(state, self._parts)))
        if seat is None:
            return board
        return self._views.get_or_make(
            (id(state), seat), lambda: (state, self.rules.own_view(state, seat, board))
        )[1]

    def page_view(self, state: State, seat: int | None) -> Any:
        """Return the view for a page: the game's own, or a plain one if the game has no board in the page."""
        return page_view(self.rules, state, seat, self.view_of(state, seat))

    def changes_between(self, before: Any, after: Any) -> list[Change]:
        """Return the changes between two views. The changes of a part are cached for all viewers who share the part."""
        if type(before) is not type(after) or not isinstance(after, msgspec.Struct) or not is_by_name(after):
            return find_changes(before, after)
        parts = parts_of(type(after))
        found: list[Change] = []
        for name, was, now in zip(after.__struct_fields__, parts(before), parts(after), strict=True):
            if was is not now and was != now:
                found += self._changed(name, was, now)
        return found

    def _changed(self, name: str, was: Any, now: Any) -> list[Change]:
        if not isinstance(now, msgspec.Struct | list | dict):
            return find_changes(was, now, (name,))
        key = name, id(was), id(now)
        return self._changes.get_or_make(key, lambda: (was, now, find_changes(was, now, (name,))))[2]

    def drop_unused(self) -> None:
        """Drop the cached views and changes that were not used since the last call."""
        for memo in (self._parts, self._boards, self._views, self._changes):
            memo.drop_unused()

    def __len__(self) -> int:
        return len(self._parts) + len(self._boards) + len(self._views) + len(self._changes)


@cache
def parts_of(kind: type[msgspec.Struct]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that returns all fields of a view at once."""
    first, *others = kind.__struct_fields__
    return attrgetter(first, *others) if others else lambda view: (getattr(view, first),)
