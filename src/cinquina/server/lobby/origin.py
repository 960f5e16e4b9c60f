"""Browser origins that may use this server: its own page, under a name of this server.

A page of another site can make a browser send requests here. Browsers report `Origin` and `Host` truthfully; other
programs may send anything, but they have nobody's cookie.
"""

from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Origins:
    """The allowed origins. With `names` only requests to those hosts are answered, so that no foreign host name can be
    pointed at this server."""

    def __init__(self, names: frozenset[str] | None, public: tuple[str, ...] = ()) -> None:
        self.public = frozenset(each.rstrip("/").lower() for each in public)
        self.hosts = frozenset(urlsplit(each).hostname or "" for each in self.public)
        self.names: frozenset[str] | None = None
        self.rename(names)

    def rename(self, names: frozenset[str] | None) -> None:
        self.names = names | self.hosts if names is not None else None

    def knows(self, host: str) -> bool:
        """Return whether this is a name of this server."""
        if self.names is None:
            return bool(host)
        try:
            return urlsplit(f"//{host}").hostname in self.names
        except ValueError:
            return False

    def admits(self, origin: str | None, host: str) -> bool:
        """Return whether a request comes from our own page. A request without an origin is not from another site."""
        if origin is None:
            return True
        if origin.lower() in self.public:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest.lower() == host.lower() and self.knows(host)
