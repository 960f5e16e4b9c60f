import pytest

from cinquina.server.lobby.origin import LOOPBACK, Origins


@pytest.mark.parametrize(
    ("origin", "host", "admitted"),
    [
        ("http://127.0.0.1:5505", "127.0.0.1:5505", True),
        ("http://localhost:5505", "localhost:5505", True),
        ("http://[::1]:5505", "[::1]:5505", True),
        (None, "127.0.0.1:5505", True),  # no browser
        ("http://127.0.0.1:5506", "127.0.0.1:5505", False),  # another program's page on this machine
        ("http://evil.example", "127.0.0.1:5505", False),
        ("http://evil.example:5505", "evil.example:5505", False),  # a foreign name pointed at this machine
        ("null", "127.0.0.1:5505", False),
        ("", "127.0.0.1:5505", False),
        ("file://", "127.0.0.1:5505", False),
        ("http://127.0.0.1:5505.evil.example", "127.0.0.1:5505", False),
        ("chrome-extension://127.0.0.1:5505", "127.0.0.1:5505", False),
    ],
)
def test_loopback(origin, host, admitted):
    assert Origins(LOOPBACK).admits(origin, host) is admitted


def test_a_public_name_behind_a_proxy():
    origins = Origins(LOOPBACK, ("https://games.example/",))
    assert origins.knows("games.example")
    assert origins.admits("https://games.example", "127.0.0.1:5505")
    assert origins.admits("https://games.example", "games.example")
    assert not origins.admits("http://games.example.evil", "games.example")


def test_names_that_are_none():
    origins = Origins(LOOPBACK)
    for host in ("", "[", "evil.example", "127.0.0.1.evil.example", "127.0.0.1@evil.example"):
        assert not origins.knows(host), host
    assert Origins(None).knows("anything.example")
