"""A finished game, moment by moment, without secrets."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from cinquina.core.played import playback
from cinquina.core.record import Record, carry_out, live_entries
from cinquina.core.story import Chapter
from cinquina.core.who import LETTERS
from cinquina.server.viewer.changes import apply_changes
from cinquina.server.viewer.ending_messages import Crossroads, ReplayMoment
from cinquina.server.viewer.film import make_beats
from cinquina.server.viewer.frames import Frames
from cinquina.server.viewer.plain import page_choices
from cinquina.table.highlights import Standing, standing_after
from cinquina.table.history import Moment
from cinquina.table.result import Result, result_of

RAW = -15  # a bare stream, so that it can stand behind another in one answer


class Drawing(msgspec.Struct):
    """A `Replay` without the table."""

    start: Any
    moments: list[ReplayMoment]
    result: Result
    words: dict[str, dict[str, str]]
    story: list[Chapter] = []


def render_replay(record: Record, gave_up: Sequence[str] = ()) -> bytes:
    """Render a finished game as compressed JSON. `gave_up` has the names of players who gave up, by seat."""
    rules = record.rules()
    frames, state = Frames(rules), rules.start()
    start = view = frames.page_view(state, None)
    moments: list[ReplayMoment] = []
    teller = rules.storyteller()
    course: list[Standing] = []
    for played in playback(record):
        entry, state = played.entry, played.after
        beats, view = make_beats(frames, played, view)
        frames.drop_unused()
        events = [each.event.tell() for each in played.told]
        teller.add_moment(entry.seq, [each.event for each in played.told])
        course.append(standing_after(rules, entry.seq, state))
        moments.append(ReplayMoment(Moment(entry.seq, entry.who, entry.text, entry.time, events), beats))
    result = result_of(rules, state, gave_up, course, teller)
    teller.end(moments[-1].moment.seq if moments else 0, result.verdict)
    drawn = Drawing(start, moments, result, rules.words(), teller.chapters())
    packer = zlib.compressobj(6, zlib.DEFLATED, RAW)
    return packer.compress(msgspec.json.encode(drawn)[1:]) + packer.flush()


def find_decision(record: Record, seq: int) -> Crossroads | None:
    """Return a decision as its seat saw it, or None if no seat decided there."""
    rules, state = record.rules(), record.rules().start()
    for entry in live_entries(record.log):
        if entry.seq == seq and entry.who in LETTERS:
            seat = LETTERS.index(entry.who)
            choices = page_choices(rules, rules.choices(state, seat))
            return Crossroads(seq, seat, entry.text, Frames(rules).page_view(state, seat), choices)
        carry_out(rules, state, entry)
    return None


def unpack(drawn: bytes) -> Drawing:
    return msgspec.json.decode(b"{" + zlib.decompress(drawn, RAW), type=Drawing)


def last_view(game: Drawing) -> Any:
    """Return a spectator's view at the end."""
    view = game.start
    for moment in game.moments:
        for beat in moment.beats:
            view = apply_changes(view, beat.change)
    return view
