"""Who is told what happened."""

import msgspec
import pytest

from cinquina.core.event import Event, Seat
from cinquina.core.listener import ALL, NOBODY, Heard, Listener

pytestmark = pytest.mark.both

SPECTATOR = None


class Placed(Event):
    game = "game"
    seat: Seat
    by: Seat | None = None


class PutBack(Event):
    game = "game"


class Moved(Event):
    game = "game"
    start: str = msgspec.field(name="from")
    cell: str


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
    event = Heard(PutBack(), audience, but)
    assert [seat for seat in (SPECTATOR, 0, 1, 2) if event.reaches(seat)] == told


def test_events_are_the_same_when_they_tell_the_same_to_the_same():
    told = Heard(Placed(0), but=0)
    assert told == Heard(Placed(0), ALL, 0)
    assert told != Heard(Placed(0))
    assert told != Heard(Placed(1), but=0)


def test_an_event_has_the_id_of_its_class_and_only_the_facts_that_are_known():
    assert (Placed(1).id, Placed(1).facts, str(Placed(1, by=2))) == (
        "game.placed",
        {"seat": 1},
        "game.placed seat=1 by=2",
    )
    assert (PutBack().id, PutBack().facts) == ("game.put_back", {})
    assert msgspec.json.encode(Placed(1)) == b'{"seat":1,"by":null}'


def test_a_fact_may_be_named_by_a_word_of_python():
    moved = Moved("A1", "B2")
    assert (moved.facts, str(moved)) == ({"from": "A1", "cell": "B2"}, "game.moved from=A1 cell=B2")
    assert msgspec.json.encode(moved) == b'{"from":"A1","cell":"B2"}'


def test_a_listener_keeps_the_order_and_forgets_what_was_taken():
    listener = Listener()
    listener.hear(PutBack(), but=1)
    listener.hear(Placed(1), 1)
    assert listener.take() == [Heard(PutBack(), ALL, 1), Heard(Placed(1), 1, NOBODY)]
    assert listener.take() == []
