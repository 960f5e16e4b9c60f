"""Whom a limit counts."""

from cinquina.server.ops.address import client_key, neighbourhood
from cinquina.server.ops.limits import AddressBuckets
from cinquina.table.buckets import Rate
from tests.table.test_buckets import told


def buckets_of(rate: Rate) -> AddressBuckets:
    """The clock stands still."""
    return AddressBuckets(rate, lambda: 100.0)


def test_a_house_is_one_asker():
    assert client_key("2001:db8::1") == client_key("2001:db8::ffff:1") != client_key("2001:db8:0:1::1")
    assert (
        neighbourhood("2001:db8::1") == neighbourhood("2001:db8:0:ffff::1") != neighbourhood("2001:db8:1::1")
    )
    assert (
        client_key("192.0.2.1") == client_key("::ffff:192.0.2.1") == "192.0.2.1" == neighbourhood("192.0.2.1")
    )
    assert client_key("") == "" and client_key("testclient") == "testclient"


def test_wider_limits_hold_too():
    buckets = buckets_of(Rate(1, 2))
    houses = [f"2001:db8:0:{n:x}::1" for n in range(100)]
    taken = [house for house in houses for _ in range(3) if not told(buckets.take, house)]
    assert len(taken) == 2 * AddressBuckets.NEIGHBOURS, "of one /48"
    others = [f"10.0.{n}.1" for n in range(200)]
    taken += [address for address in others for _ in range(3) if not told(buckets.take, address)]
    assert len(taken) == 2 * AddressBuckets.ALL, "of everybody together"


def test_who_is_refused_costs_the_others_nothing():
    buckets = buckets_of(Rate(1, 1))
    assert not told(buckets.take, "10.0.0.1")
    for _ in range(1000):
        assert told(buckets.take, "10.0.0.1")
    assert not told(buckets.take, "10.0.0.2")
