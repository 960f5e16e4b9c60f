"""What is seen one after the other within an entry of Pentris: each thing on its own, in a position that fits it."""

from collections.abc import Iterator

import pytest

from cinquina.core.event import Event
from cinquina.core.played import playback
from cinquina.core.state import State
from cinquina.games.pentris import events as told
from cinquina.games.pentris.rulebook import Rulebook
from cinquina.games.pentris.view import View
from tests.battery.play import Walk
from tests.games.pentris.compare import rulebook

# What takes its time in a film.
SHOWN = (
    told.Drawn,
    told.Took,
    told.Personal,
    told.Hidden,
    told.Placed,
    told.Discarded,
    told.Removed,
    told.Turn,
    told.PhaseOver,
    told.Claimed,
    told.Rows,
    told.Star,
    told.Platinum,
    told.Round,
)


def beats(rules: Rulebook, seed: int, viewer: int | None) -> Iterator[tuple[list[Event], State, State]]:
    """Of a whole game: what the viewer is told in each beat, and the positions around it."""
    walk = Walk(rules, seed)
    for _ in walk:
        pass
    for played in playback(walk.record()):
        before = played.before
        for beat in played.beats:
            heard = (played.told[n] for n in beat.told)
            yield [each.event for each in heard if each.reaches(viewer)], before, beat.state
            before = beat.state


@pytest.mark.both
@pytest.mark.parametrize(
    ("mode", "chutes"), [("beginner", "open"), ("advanced", "open"), ("advanced", "secret")]
)
def test_nothing_is_seen_together_that_is_watched_on_its_own(mode: str, chutes: str):
    rules = rulebook(3, mode, chutes=chutes)
    kinds: set[type[Event]] = set()
    for seed in range(3):
        for events, _, _ in beats(rules, seed, 1):
            shown = [type(event) for event in events if isinstance(event, SHOWN)]
            assert len(shown) <= 1, events
            kinds.update(shown)
    assert len(kinds) > 7


@pytest.mark.both
def test_the_view_fits_what_is_told():
    """A piece lies where it came to, by the way that is shown; points are there when they are told; a chute empties
    only with the round."""
    rules = rulebook(2, "advanced")
    kinds: set[type[Event]] = set()
    for events, before, after in beats(rules, 2, 0):
        was, now = rules.view(before, 0), rules.view(after, 0)
        for event in events:
            kinds.add(type(event))
            check(event, was, now)
    assert kinds >= {told.Placed, told.Claimed, told.Earned, told.Star, told.Scored, told.Round}


def check(event: Event, was: View, now: View) -> None:
    match event:
        case told.Placed(seat=seat, piece=piece, turn=turn, anchor=anchor):
            chute = now.seats[seat].chute
            assert chute is not None
            assert (chute.pieces[-1].id, now.hand, now.steering) == (piece, None, [])
            assert (chute.way[-1].turn, chute.way[-1].anchor) == (turn, anchor)
        case told.Claimed(seat=seat, colour=colour, cells=cells):
            assert (now.seats[seat].claims[-1].colour, now.seats[seat].claims[-1].cells) == (colour, cells)
            assert now.seats[seat].tokens == was.seats[seat].tokens - 1
        case told.Earned(seat=seat, piece=piece):
            assert piece in [each.id for each in now.seats[seat].personal]
            assert piece not in [stack.top and stack.top.id for card in now.cards for stack in card.stacks]
        case told.Rows(seat=seat, points=points):
            assert now.seats[seat].points == was.seats[seat].points + points
        case told.Scored(seat=seat, total=total):
            assert now.seats[seat].points == total
        case told.Turn(left=left):
            assert ([each.id for each in now.previous], now.current) == (left, [])
        case told.Round():
            assert any(seat.chute and seat.chute.pieces for seat in was.seats)
            assert not any(seat.chute and seat.chute.pieces for seat in now.seats)
