"""Who is told what happened."""

import pytest

from cinquina.core.events import ALL, NOBODY, Event, Listener

pytestmark = pytest.mark.both

SPECTATOR = None


@pytest.mark.parametrize(
    ("audience", "but", "told"),
    [
        (ALL, NOBODY, [SPECTATOR, 0, 1, 2]),
        (ALL, 1, [SPECTATOR, 0, 2]),
        (1, NOBODY, [1]),
        (1, 1, [1]),  # a seat that is told alone is not left out
        (NOBODY, NOBODY, []),
        (NOBODY, 1, []),
        (-7, NOBODY, []),  # what is no audience is nobody
        (-7, 1, []),
    ],
)
def test_who_is_told(audience: int, but: int, told: list[int | None]):
    event = Event("game.what", {}, audience, but)
    assert [seat for seat in (SPECTATOR, 0, 1, 2) if event.reaches(seat)] == told


def test_events_are_the_same_when_they_tell_the_same_to_the_same():
    event = Event("game.what", {"seat": 0}, but=0)
    assert event == Event("game.what", {"seat": 0}, ALL, 0)
    assert event != Event("game.what", {"seat": 0})
    assert event != Event("game.what", {"seat": 1}, but=0)


def test_a_listener_keeps_the_order_and_forgets_what_was_taken():
    listener = Listener()
    listener.tell("game.hidden", {}, but=1)
    listener.tell("game.placed", {}, 1)
    assert [(event.id, event.audience, event.but) for event in listener.take()] == [
        ("game.hidden", ALL, 1),
        ("game.placed", 1, NOBODY),
    ]
    assert listener.take() == []
