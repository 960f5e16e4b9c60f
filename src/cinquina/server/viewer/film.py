"""The way from one view of a table to the next, in beats, each built through the viewer's own eyes like any view."""

from typing import Any

import msgspec

from cinquina.core.played import Played
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.server.viewer.changes import changes
from cinquina.server.viewer.messages import Beat, Film
from cinquina.server.viewer.plain import page_view
from cinquina.table.history import History


def film(history: History, looking: int | None, since: int) -> Film | None:
    """What led to this view since the viewer saw `since` entries; None: nothing, or more than is still known."""
    found = history.shots(looking, since)
    if len(found) < 2:
        return None
    start, *shots = found
    rules = history.rules
    first = view = frame(rules, start.state, looking)
    beats: list[Beat] = []
    for shot in shots:
        before, view = view, frame(rules, shot.state, looking)
        beats.append(Beat(shot.seq, shot.told, changes(before, view, rules.still)))
    return Film(changes(view, first, rules.still), beats)


def beats_of(rules: Rules, played: Played, before: Any) -> tuple[list[Beat], Any]:
    """The beats of a moment of a finished game, whole; and the view after them."""
    beats: list[Beat] = []
    for beat in played.beats:
        after = frame(rules, beat.state, None)
        beats.append(Beat(played.entry.seq, beat.told, changes(before, after)))
        before = after
    return beats, before


def frame(rules: Rules, state: State, looking: int | None) -> Any:
    """What a page is shown, as it gets it: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(page_view(rules, state, looking)))
