"""Films: from the view of an update back to its beginning and, beat by beat, to itself again."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.games import games
from cinquina.server.viewer.changes import Change, find_changes
from cinquina.server.viewer.film import make_film
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.messages import Film
from cinquina.table import history, undo
from cinquina.table.table import Table
from tests.table.playing import START, new_table

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
plain_data = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner)
)


def applied(view: Any, change: list[Change]) -> Any:
    """As a page does it (web/src/board/changes.ts)."""
    root = [deepcopy(view)]
    for path, gone, value in change:
        place: Any = root
        for step in (0, *path)[:-1]:
            place = place[step]
        last: Any = (0, *path)[-1]
        if gone is None:
            place[last] = value
        else:
            place[last : last + gone] = value
    return root[0]


@given(plain_data, plain_data)
def test_changes_turn_anything_into_anything(before: Any, after: Any):
    assert applied(before, find_changes(before, after)) == after
    assert find_changes(after, after) == []


def test_one_card_less_is_a_small_change():
    deck = [{"id": n} for n in range(40)]
    assert find_changes({"deck": deck}, {"deck": deck[:7] + deck[8:]}) == [(("deck", 7), 1, [])]


def frame(table: Table, viewer: int | None) -> Any:
    return Frames(table.rules).page_view(table.state, viewer)


def plain(part: Any) -> Any:
    """As a page gets it."""
    return msgspec.json.decode(msgspec.json.encode(part))


def film_of(table: Table, viewer: int | None, since: int, before: Any = None) -> Film | None:
    return make_film(table.history, Frames(table.rules), viewer, since, before)


def check_film(table: Table, viewer: int | None, since: int, before: Any) -> tuple[int, int]:
    """It begins with what the viewer saw and ends with what it sees; how many beats it has."""
    shown = plain(film_of(table, viewer, since))
    now = plain(frame(table, viewer))
    view = applied(now, shown["start"])
    assert view == plain(before)
    for beat in shown["beats"]:
        assert since <= beat["seq"] < table.history.count_known(viewer)
        view = applied(view, beat["change"])
    assert view == now
    for moment in table.moments(viewer, since):
        told = [n for beat in shown["beats"] if beat["seq"] == moment.seq for n in beat["told"]]
        assert sorted(told) == list(range(len(moment.events))), "each event belongs to one beat"
    assert plain(film_of(table, viewer, since, before)) == {"start": [], "beats": shown["beats"]}
    return len(shown["beats"]), len({beat["seq"] for beat in shown["beats"]})


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_film_leads_from_what_was_seen_to_what_is_seen(game: str):
    """Through the eyes of everybody, entry by entry and a few at once."""
    rng, beats, entries = Rng(3, f"film/{game}"), 0, 0
    seats = min(max(mode.seats[-1] for mode in find(game).modes), 3)
    table = new_table(" ".join("abc"[:seats]), game)
    viewers: list[int | None] = [None, *range(seats)]
    for _ in range(40):
        if table.is_over:
            break
        before = [frame(table, viewer) for viewer in viewers]
        since = [table.history.count_known(viewer) for viewer in viewers]
        for _ in range(1 + rng.below(2)):
            if waiting := table.waiting():
                seat = waiting[rng.below(len(waiting))]
                texts = table.rules.texts(table.state, seat)
                table.commit(table.propose(seat, texts[rng.below(len(texts))], START))
        for viewer, known, seen in zip(viewers, since, before, strict=True):
            if table.history.count_known(viewer) > known:  # else it knows of no entry more, and sees the same
                shots, filmed = check_film(table, viewer, known, seen)
                beats, entries = beats + shots, entries + filmed
            assert table.history.count_known(viewer) > known or frame(table, viewer) == seen
    assert beats > entries, "this game marks no beat within an entry"


def test_no_film_crosses_an_undo():
    table = new_table("ada")
    since = table.seq
    for _ in range(2):
        table.commit(table.propose(0, table.rules.texts(table.state, 0)[0], START))
        before = frame(table, 0)
        table.commit(undo.request_undo(table, 0, START))
    assert film_of(table, 0, since) is None, "nothing came after the undo"
    back = frame(table, 0)
    table.commit(table.propose(0, table.rules.texts(table.state, 0)[0], START))
    undone = max(entry.seq for entry in table.log if entry.text == "undo")
    shown = film_of(table, 0, since)
    assert shown is not None and all(beat.seq > undone for beat in shown.beats)
    start = applied(plain(frame(table, 0)), plain(shown)["start"])
    assert start == plain(back) != plain(before)


def test_who_missed_too_much_is_shown_the_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(history, "BEATS_KEPT", 2)
    table = new_table("ada")
    since = table.seq
    for _ in range(2):  # a decision and a card each
        table.commit(table.propose(0, table.rules.texts(table.state, 0)[0], START))
    assert film_of(table, 0, since) is None
    assert film_of(table, 0, table.seq - 1) is not None
    assert film_of(table, 0, table.seq) is None
