"""Films: the beats between two views of a table. Each beat is built from the viewer's own view, so it has no
secrets."""

from typing import Any

from cinquina.core.played import Played
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.messages import Beat, Film
from cinquina.table.history import History


def make_film(
    history: History, frames: Frames, looking: int | None, since: int, before: Any = None
) -> Film | None:
    """Return the beats that led to the table's view since the viewer saw `since` entries.

    The film begins with `before`, the view that the page has; without it, its `start` turns the new view into the old
    one. None if nothing happened, or the beats are no longer in memory.
    """
    found = history.film_frames(looking, since)
    if len(found) < 2:
        return None
    begin, *shots = found
    now = frames.page_view(history.state, looking)
    view = frames.page_view(begin.state, looking) if before is None else before
    start = frames.changes_between(now, view) if before is None else []
    beats: list[Beat] = []
    for shot in shots:
        after = now if shot is shots[-1] else frames.page_view(shot.state, looking)
        beats.append(Beat(shot.seq, shot.told, frames.changes_between(view, after)))
        view = after
    return Film(start, beats)


def make_beats(frames: Frames, played: Played, before: Any) -> tuple[list[Beat], Any]:
    """Return all beats of a moment of a finished game, and the view after them."""
    beats: list[Beat] = []
    for beat in played.beats:
        after = frames.page_view(beat.state, None)
        beats.append(Beat(played.entry.seq, beat.told, frames.changes_between(before, after)))
        before = after
    return beats, before
