"""What a table looks like through the eyes of a seat, drawn and encoded once for all who look through them."""

import msgspec

from cinquina.server.plain import page_choices, page_view
from cinquina.table.table import Table


class Rendered(msgspec.Struct, frozen=True):
    view: msgspec.Raw
    choices: msgspec.Raw


class RenderedViews:
    """What each viewer of a table is shown, as it is now."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, dict[int | None, Rendered]]] = {}  # by table: its version, by seat

    def of(self, table: Table, looking: int | None) -> Rendered:
        version, kept = self.kept.get(table.id, (-1, {}))
        if version != table.header.version:
            version, kept = self.kept[table.id] = (table.header.version, {})
        if looking not in kept:
            kept[looking] = drawn(table, looking)
        return kept[looking]

    def forget(self, table: str) -> None:
        self.kept.pop(table, None)


def drawn(table: Table, looking: int | None) -> Rendered:
    rules, state = table.rules, table.state
    choices = [] if looking is None else page_choices(rules, state, looking, table.choices(looking))
    view = page_view(rules, state, looking)
    return Rendered(msgspec.Raw(msgspec.json.encode(view)), msgspec.Raw(msgspec.json.encode(choices)))
