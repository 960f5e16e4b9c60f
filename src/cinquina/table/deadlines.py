"""A priority queue of the tables' deadlines, so that finding the next one does not examine every table."""

from heapq import heappop, heappush


class Deadlines:
    """A heap of deadlines. Its entries are valid only if they agree with the dictionary; outdated entries are dropped
    when they reach the top."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []
        self._now: dict[str, int] = {}

    def put(self, table: str, deadline: int | None) -> None:
        """Set the deadline of a table, replacing the earlier one; None removes it."""
        if deadline is None:
            self._now.pop(table, None)
        elif self._now.get(table) != deadline:
            self._now[table] = deadline
            heappush(self._heap, (deadline, table))

    def next(self) -> int | None:
        while self._heap and self._now.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now: int) -> list[str]:
        """Return the tables whose deadline has passed, the longest overdue first. They stay until their deadline is
        changed."""
        found: list[tuple[int, str]] = []
        while (first := self.next()) is not None and first <= now:
            found.append(heappop(self._heap))
            while self._heap and self._heap[0] == found[-1]:  # the deadline was changed and changed back
                heappop(self._heap)
        for each in found:
            heappush(self._heap, each)
        return [table for _, table in found]
