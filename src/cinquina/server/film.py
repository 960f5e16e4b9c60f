"""The way from one view of a table to the next, in beats, each built through the viewer's own eyes like any view."""

from typing import Any

import msgspec

from cinquina.core.played import Played
from cinquina.server.changes import changes
from cinquina.server.messages import Beat, Film
from cinquina.table.table import Table


def film(table: Table, looking: int | None, since: int) -> Film | None:
    """What led to this view since the viewer saw `since` entries; None: nothing, or more than is still known."""
    found = table.history.shots(looking, since)
    if len(found) < 2:
        return None
    start, *shots = found
    rules = table.rules
    first = view = plain(rules.view(start.state, looking))
    beats: list[Beat] = []
    for shot in shots:
        before, view = view, plain(rules.view(shot.state, looking))
        beats.append(Beat(shot.seq, shot.told, changes(before, view, rules.still)))
    return Film(changes(view, first, rules.still), beats)


def beats_of(rules: Any, played: Played, before: Any) -> tuple[list[Beat], Any]:
    """The beats of a moment of a finished game, whole; and the view after them."""
    beats: list[Beat] = []
    for beat in played.beats:
        after = plain(rules.view(beat.state, None))
        beats.append(Beat(played.entry.seq, beat.told, changes(before, after)))
        before = after
    return beats, before


def plain(view: Any) -> Any:
    """A view as a page gets it: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(view))
