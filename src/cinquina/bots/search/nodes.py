"""The tree of a search, in flat arrays: a node is a number, and node 0 is none.

    children of node 1:    CHILD -> 2 -> 5 -> 3        each names the NEXT, in search order

A node stands for an action and all that follows; the first one for the position being searched.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import float_buffer, int_buffer

# A node has eight fields, which is a cache line.
FIELDS: Final = 8
ACTION: Final = 0  # the action that leads here
CHILD: Final = 1  # the first of its children
NEXT: Final = 2  # the next child of the same parent
VISITS: Final = 3
OFFERED: Final = 4  # how often it was legal: the legal actions differ from guess to guess
DECIDER: Final = 5  # who decides here: a seat, CHANCE or OVER
WIDTH: Final = 6  # number of children
ASIDE: Final = 7  # the choice of the next seat of the same moment, which does not see this one

NONE: Final = 0
ROOT: Final = 1
SMALL: Final = 1024  # initial nodes


class Nodes:
    """A pool of nodes that doubles until the cap is reached."""

    def __init__(self, cap: i64) -> None:
        self.cap: i64 = max(cap, SMALL)
        self.fields: vec[i64] = int_buffer(SMALL * FIELDS)
        self.worth: vec[float] = float_buffer(SMALL)  # sum of the utilities of the node's actor
        self.count: i64 = 2

    def clear(self) -> None:
        self.count = 1
        self.add(0)

    def add(self, action: i64) -> i64:
        """Add a node without a parent; NONE if the pool is full."""
        node: i64 = self.count
        if node * FIELDS == len(self.fields) and not self.grow():
            return NONE
        self.count = node + 1
        fields = self.fields
        at: i64 = node * FIELDS
        fields[at + ACTION] = action
        i: i64 = at + 1
        while i < at + FIELDS:
            fields[i] = 0
            i += 1
        self.worth[node] = 0.0
        return node

    def grow(self) -> bool:
        old: i64 = len(self.worth)
        size: i64 = min(2 * old, self.cap)
        if size == old:
            return False
        self.resize(size)
        return True

    def resize(self, size: i64) -> None:
        fields = int_buffer(size * FIELDS)
        worth = float_buffer(size)
        i: i64 = 0
        while i < self.count * FIELDS:
            fields[i] = self.fields[i]
            i += 1
        i = 0
        while i < self.count:
            worth[i] = self.worth[i]
            i += 1
        self.fields = fields
        self.worth = worth

    def append(self, parent: i64, action: i64) -> i64:
        """Append a child; NONE if the pool is full."""
        fields = self.fields
        last: i64 = fields[parent * FIELDS + CHILD]
        while last != NONE and fields[last * FIELDS + NEXT] != NONE:
            last = fields[last * FIELDS + NEXT]
        return self.append_after(parent, last, action)

    def append_after(self, parent: i64, last: i64, action: i64) -> i64:
        """Append a child after `last` (NONE: as the first); NONE if the pool is full."""
        node: i64 = self.add(action)
        if node != NONE:
            if last == NONE:
                self.fields[parent * FIELDS + CHILD] = node
            else:
                self.fields[last * FIELDS + NEXT] = node
            self.fields[parent * FIELDS + WIDTH] += 1
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """Return the child for an action, or NONE."""
        fields = self.fields
        node: i64 = fields[parent * FIELDS + CHILD]
        while node != NONE and fields[node * FIELDS + ACTION] != action:
            node = fields[node * FIELDS + NEXT]
        return node

    def find_or_append(self, parent: i64, action: i64) -> i64:
        """Return the child for an action, added if it is new; NONE if the pool is full."""
        node: i64 = self.find(parent, action)
        return node if node != NONE else self.append(parent, action)

    def keep(self, node: i64) -> None:
        """Make a node the root and drop all nodes outside its subtree. Siblings become adjacent."""
        old = self.fields
        worth = self.worth
        origin = int_buffer(self.count)  # old number of each new node
        self.fields = int_buffer(SMALL * FIELDS)
        self.worth = float_buffer(SMALL)
        self.clear()
        origin[ROOT] = node
        new: i64 = ROOT
        while new < self.count:  # the copied nodes are the queue of those whose children are still to copy
            at: i64 = origin[new] * FIELDS
            for field in (VISITS, OFFERED, DECIDER):
                self.fields[new * FIELDS + field] = old[at + field]
            self.worth[new] = worth[origin[new]]
            if old[at + ASIDE] != NONE:
                aside: i64 = self.add(0)
                self.fields[new * FIELDS + ASIDE] = aside
                origin[aside] = old[at + ASIDE]
            last: i64 = NONE
            child: i64 = old[at + CHILD]
            while child != NONE:
                last = self.append_after(new, last, old[child * FIELDS + ACTION])
                origin[last] = child
                child = old[child * FIELDS + NEXT]
            new += 1
