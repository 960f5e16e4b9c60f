"""The seeded random stream. Rules hold no generator: they list outcomes and weights, the caller draws.

The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counter): it needs sums, shifts and masks of 32 bits only, so
compiled arithmetic (which wraps) and interpreted arithmetic (which does not) agree.
"""

from hashlib import sha256
from struct import Struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WORDS: Final = Struct("<4I16x").unpack  # one call: streams are created by the million


class Rng:
    """A stream of random numbers determined by its seed and its name."""

    def __init__(self, seed: int, stream: str = "chance") -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        self.begin(seed, stream)

    def begin(self, seed: int, stream: str) -> None:
        """Restart as the stream with this name."""
        a, b, c, counter = WORDS(sha256(f"{seed}/{stream}".encode()).digest())
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def rewind(self, seed: i64, number: i64) -> None:
        """Restart as the stream with this number: faster than by name."""
        self.a = seed & MASK
        self.b = number & MASK
        self.c = 0
        self.counter = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> i64:
        """Return 32 random bits."""
        total: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + total) & MASK
        return total

    def below(self, n: i64) -> i64:
        """Return a uniformly distributed number from 0 to n - 1 (n at most 2**30; Lemire's method)."""
        product: i64 = self.bits() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.bits() * n
                low = product & MASK
        return product >> 32

    def fraction(self) -> float:
        """Return a number from 0.0 up to, not including, 1.0."""
        return float(self.bits()) / 4294967296.0

    def normal(self) -> float:
        """Return a number around 0.0 with standard deviation 1.0, close to a normal distribution: a sum of twelve."""
        total: float = -6.0
        for _ in range(12):
            total += self.fraction()
        return total

    def pick(self, weights: vec[i64], n: i64) -> i64:
        """Return an index below n, drawn in proportion to the first n weights."""
        total: i64 = 0
        i: i64 = 0
        while i < n:
            total += weights[i]
            i += 1
        rest: i64 = self.below(total)
        i = 0
        while rest >= weights[i]:
            rest -= weights[i]
            i += 1
        return i
