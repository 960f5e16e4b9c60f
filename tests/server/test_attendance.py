from cinquina.server.attendance import FORGET_SECONDS, Elsewhere, Presence, together
from cinquina.server.bus import News


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_each_process_counts_once():
    elsewhere = Elsewhere(Clock())
    elsewhere.hear(News("t", "p1", seats=(0,), watchers=2))
    elsewhere.hear(News("t", "p2", seats=(1,), watchers=1))
    elsewhere.hear(News("t", "p1", seats=(0, 2), watchers=0))
    assert together(elsewhere.at("t")) == Presence(frozenset({0, 1, 2}), 1)
    assert elsewhere.at("another") == []


def test_a_process_that_fell_silent_is_forgotten():
    clock = Clock()
    elsewhere = Elsewhere(clock)
    elsewhere.hear(News("t", "dead", seats=(0,)))
    clock.now += FORGET_SECONDS / 2
    elsewhere.hear(News("t", "alive", seats=(1,)))
    clock.now += FORGET_SECONDS / 2 + 1
    assert together(elsewhere.at("t")).seats == {1}
