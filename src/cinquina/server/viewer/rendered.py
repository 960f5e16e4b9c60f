"""What a table looks like through the eyes of a seat, drawn and encoded once for all who look through them."""

import msgspec

from cinquina.core.event import Told
from cinquina.server.viewer.film import film
from cinquina.server.viewer.plain import as_shown, goal_of, page_choices
from cinquina.table.table import Table


class Rendered(msgspec.Struct, frozen=True):
    view: msgspec.Raw
    choices: msgspec.Raw
    goal: Told | None = None


class RenderedViews:
    """What each viewer of a table is shown, as it is now."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}  # by table
        self.views: dict[str, dict[int | None, Rendered]] = {}  # by table, by seat
        self.films: dict[
            str, dict[tuple[int | None, int], msgspec.Raw]
        ] = {}  # by table, by seat and entries seen

    def of(self, table: Table, looking: int | None) -> Rendered:
        views = self.now(table)
        if looking not in views:
            views[looking] = drawn(table, looking)
        return views[looking]

    def film(self, table: Table, looking: int | None, since: int) -> msgspec.Raw:
        """What led to it, for one who has seen so many entries through the same eyes."""
        self.now(table)
        films = self.films[table.id]
        if (looking, since) not in films:
            films[looking, since] = msgspec.Raw(msgspec.json.encode(film(table.history, looking, since)))
        return films[looking, since]

    def now(self, table: Table) -> dict[int | None, Rendered]:
        if self.versions.get(table.id) != table.header.version:
            self.versions[table.id] = table.header.version
            self.views[table.id], self.films[table.id] = {}, {}
        return self.views[table.id]

    def forget(self, table: str) -> None:
        for kept in (self.versions, self.views, self.films):
            kept.pop(table, None)


def drawn(table: Table, looking: int | None) -> Rendered:
    rules, state = table.rules, table.state
    choices = [] if looking is None else page_choices(rules, table.choices(looking))
    view = rules.view(state, looking)
    shown = msgspec.json.encode(as_shown(rules, state, looking, view))
    return Rendered(msgspec.Raw(shown), msgspec.Raw(msgspec.json.encode(choices)), goal_of(rules, view))
