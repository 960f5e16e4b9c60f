"""Views of tables, rendered and encoded once for all viewers with the same view."""

from typing import Any, NamedTuple

import msgspec

from cinquina.core.event import Told
from cinquina.core.memo import Memo
from cinquina.core.state import State
from cinquina.server.viewer.changes import is_same
from cinquina.server.viewer.film import make_film
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.plain import goal_of, page_choices
from cinquina.server.viewer.presence import Presence
from cinquina.server.viewer.updates import table_view
from cinquina.table.seats import is_managed_by
from cinquina.table.table import Table

EMPTY = msgspec.Raw(b"[]")


class Shown(NamedTuple):
    """The rendered view for a page, its parts encoded for the wire."""

    now: Any  # the view as it is
    view: (
        msgspec.Raw | None
    )  # None: the film leads to it from the view that the page has, which may be the same
    film: msgspec.Raw | None
    choices: msgspec.Raw
    goal: Told | None


class Rendering:
    """The rendered views of one table, kept while it has viewers."""

    def __init__(self, table: Table) -> None:
        self.state = table.state
        self.frames = Frames(table.rules)
        self._encoded = Memo()
        self._drawn: tuple[int, Presence, dict[bool, msgspec.Raw]] = (-1, Presence(), {})

    def start_position(self, table: Table) -> None:
        """Begin with the table's current position, and drop cached parts that the previous one did not use."""
        if table.state is not self.state:
            self.state = table.state
            self.frames.drop_unused()
            self._encoded.drop_unused()

    def render(self, table: Table, looking: int | None, seen: int | None, before: Any = None) -> Shown:
        """Return the view for a page that has `seen` that many entries as this viewer (None: it is a new viewer).

        `before` is the view that the page has, if known.
        """
        state = table.state
        now = self.frames.page_view(state, looking)
        moving = None if seen is None else self._film(table, looking, seen, before)
        choices = EMPTY
        if looking is not None and looking in table.waiting():
            choices = self._choices(state, looking)
        goal = goal_of(table.rules, self.frames.view_of(state, looking))
        has_it = before is not None and (moving is not None or is_same(before, now))
        return Shown(now, None if has_it else self._view(state, looking), moving, choices, goal)

    def table_view(self, table: Table, guest: str | None, presence: Presence) -> msgspec.Raw:
        """Return the view of the table for a guest, encoded. Guests differ only by whether they manage the table, so
        it is made once for all, and again when the table or the presence changed."""
        version, there, _ = self._drawn
        if version != table.header.version or there != presence:
            view = table_view(table, None, presence)
            hosted = msgspec.structs.replace(view, host=True)
            self._drawn = table.header.version, presence, {False: raw(view), True: raw(hosted)}
        return self._drawn[2][is_managed_by(table.header, guest, presence.seats)]

    def __len__(self) -> int:
        return len(self.frames) + len(self._encoded)

    # The objects whose ids are the key are kept beside the bytes, so that no other objects can get these ids.

    def _view(self, state: State, looking: int | None) -> msgspec.Raw:
        key = "view", id(state), looking
        return self._encoded.get_or_make(key, lambda: (state, raw(self.frames.page_view(state, looking))))[1]

    def _choices(self, state: State, seat: int) -> msgspec.Raw:
        """Return the encoded choices. They are reused after another seat's decision that does not affect them."""
        rules = self.frames.rules
        depends = rules.choices_key(state, seat)
        key = "choices", seat, id(state) if depends is None else depends
        return self._encoded.get_or_make(
            key, lambda: (state, raw(page_choices(rules, rules.choices(state, seat))))
        )[1]

    def _film(self, table: Table, looking: int | None, seen: int, before: Any) -> msgspec.Raw | None:
        key = "film", table.seq, looking, seen, id(before)

        def made() -> tuple[Any, msgspec.Raw | None]:
            found = make_film(table.history, self.frames, looking, seen, before)
            return before, None if found is None else raw(found)

        return self._encoded.get_or_make(key, made)[1]


class RenderedViews:
    """The rendered views of all watched tables."""

    def __init__(self) -> None:
        self._tables: dict[str, Rendering] = {}

    def for_table(self, table: Table) -> Rendering:
        found = self._tables.get(table.id)
        if found is None or found.frames.rules is not table.rules:
            found = self._tables[table.id] = Rendering(table)
        found.start_position(table)
        return found

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)

    def __len__(self) -> int:
        return len(self._tables)


def raw(part: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))
