"""What an asker may hold at once."""

from cinquina.server.ops.limits import Gauge


def test_things_held():
    gauge = Gauge(2)
    assert gauge.take("ada") and gauge.take("ada")
    assert not gauge.take("ada")
    gauge.give_back("ada")
    assert gauge.take("ada")
    gauge.give_back("ada")
    gauge.give_back("ada")
    assert gauge.held == {}
