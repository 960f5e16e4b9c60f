"""Token buckets with a clock of our own."""

from cinquina.server.limits import Buckets, Gauge, Rate


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_one_every_so_often():
    clock = Clock()
    buckets = Buckets(Rate(2, 3), clock)
    assert [buckets.take("ada") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("ada") == 0.5
    assert buckets.take("ada") == 0.5, "being refused costs nothing"
    clock.now += 0.5
    assert buckets.take("ada") == 0
    assert buckets.take("ada") == 0.5


def test_askers_do_not_share():
    buckets = Buckets(Rate(1, 1), Clock())
    assert buckets.take("ada") == 0
    assert buckets.take("bea") == 0
    assert buckets.take("ada") == 1


def test_full_buckets_are_forgotten():
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock, most=10)
    for number in range(10):
        buckets.take(str(number))
    clock.now += 5
    buckets.take("late")
    assert list(buckets.full_at) == ["late"]


def test_things_held():
    gauge = Gauge(2)
    assert gauge.take("ada") and gauge.take("ada")
    assert not gauge.take("ada")
    gauge.give_back("ada")
    assert gauge.take("ada")
    gauge.give_back("ada")
    gauge.give_back("ada")
    assert gauge.held == {}
