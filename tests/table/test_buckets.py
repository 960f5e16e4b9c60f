"""Token buckets, at moments that a test names."""

from collections.abc import Callable
from typing import Any

from cinquina.core.errors import Refusal
from cinquina.table.buckets import Buckets, Rate


def told(take: Callable[..., None], *arguments: Any) -> int:
    """The seconds that a try is told to wait; 0 = there was a token."""
    try:
        take(*arguments)
    except Refusal as refusal:
        return int(str(refusal.facts["seconds"]))
    return 0


def test_a_burst_then_one_every_so_often():
    buckets = Buckets(Rate(0.5, 3))
    assert [told(buckets.take, "ada", 100) for _ in range(5)] == [0, 0, 0, 2, 2]
    assert buckets.delay("ada", 100) == 2, "being refused costs nothing"
    assert buckets.delay("ada", 101.999) == 0.001 and told(buckets.take, "ada", 101.999) == 1
    assert [told(buckets.take, "ada", 102) for _ in range(2)] == [0, 2]
    assert [told(buckets.take, "ada", 900) for _ in range(4)] == [0, 0, 0, 2], "never more than it holds"


def test_askers_do_not_share():
    buckets = Buckets(Rate(1, 1))
    assert [told(buckets.take, who, 5) for who in ("ada", "bea", "ada")] == [0, 0, 1]


def test_full_buckets_are_forgotten():
    buckets = Buckets(Rate(1, 1), most=10)
    for number in range(10):
        buckets.take(str(number), 100)
    buckets.take("late", 105)
    assert list(buckets.full_at) == ["late"]
