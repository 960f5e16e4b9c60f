"""A bucket of tokens: so many at once, then one every so often. The clock is the caller's."""


class Bucket:
    def __init__(self, size: int, refill_ms: int) -> None:
        self.size = size
        self.refill_ms = refill_ms
        self._full_at = 0  # when the bucket will be full again

    def take(self, now: int) -> int:
        """Take one token and return 0, or return the ms until there is one."""
        full_at = max(self._full_at, now) + self.refill_ms
        late = full_at - now - self.size * self.refill_ms
        if late > 0:
            return late
        self._full_at = full_at
        return 0
