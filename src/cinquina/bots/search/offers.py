"""The legal actions of a guess: a set with a constant-time clear."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer


class Offers:
    """A hash table with open addressing. A slot filled for an earlier list counts as free."""

    def __init__(self, most: i64) -> None:
        size: i64 = 4
        while size < 2 * most:
            size *= 2
        self.mask: i64 = size - 1
        self.action: vec[i64] = int_buffer(size)
        self.filled: vec[i64] = int_buffer(size)  # the number of the list that filled the slot
        self.strikes: vec[i64] = int_buffer(size)
        self.lists: i64 = 0

    def slot_of(self, action: i64) -> i64:
        """Return the slot of an action, or the free slot where it belongs."""
        at: i64 = (action ^ (action >> 7) ^ (action >> 17)) & self.mask
        while self.filled[at] == self.lists and self.action[at] != action:
            at = (at + 1) & self.mask
        return at

    def replace_all(self, actions: vec[i64], count: i64) -> None:
        """Replace the set by the first `count` actions."""
        self.lists += 1
        i: i64 = 0
        while i < count:
            at: i64 = self.slot_of(actions[i])
            self.action[at] = actions[i]
            self.filled[at] = self.lists
            self.strikes[at] = 0
            i += 1

    def has(self, action: i64) -> bool:
        return self.filled[self.slot_of(action)] == self.lists

    def mark(self, action: i64) -> None:
        """Mark an action of the set."""
        self.strikes[self.slot_of(action)] = 1

    def is_marked(self, action: i64) -> bool:
        return self.strikes[self.slot_of(action)] == 1
