"""A fair queue with two priorities: round-robin over hosts within each priority."""

from collections import deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    def __init__(self) -> None:
        self.hurried: dict[str, deque[T]] = {}  # by host, the next one first
        self.patient: dict[str, deque[T]] = {}

    def __iter__(self) -> Iterator[T]:
        return (
            item for queues in (self.hurried, self.patient) for queue in queues.values() for item in queue
        )

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def put(self, host: str, item: T, hurry: bool = False) -> None:
        (self.hurried if hurry else self.patient).setdefault(host, deque()).append(item)

    def take(self) -> T | None:
        """Pop the oldest item of the next host in round-robin order, or None if the queue is empty."""
        for queues in (self.hurried, self.patient):
            for host, queue in list(queues.items()):
                del queues[host]
                item = queue.popleft()
                if queue:
                    queues[host] = queue  # at the end
                return item
        return None
