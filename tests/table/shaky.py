"""A store that cannot always be reached."""

from typing import Any

from cinquina.table.store import Store, Unavailable


class Shaky:
    """A real store in front of which the network breaks: before the write, or after it but before the answer; or it can
    be read, and is `full`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.breaks = ""

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)

        async def call(*arguments: Any, **named: Any) -> Any:
            writes = name in ("write", "create", "say")
            if self.breaks == "before" or (self.breaks == "full" and writes):
                raise Unavailable("the cable is out")
            result = await real(*arguments, **named)
            if self.breaks == "after" and writes:
                raise Unavailable("the cable is out")
            return result

        return call
