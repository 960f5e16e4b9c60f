"""Unguessable seeds: for a table's chance, a bot's resampling, a game in the terminal.

The seed of a table has 128 bits, and its hash is published when the table opens. The seed itself is published with the
record, so that afterwards anybody can verify that every draw was settled before the first one.
"""

import secrets
from hashlib import sha256

MOST = 1 << 62
OF_A_TABLE = 1 << 128

draw = secrets.randbelow  # replaced in tests and tools that must be reproducible


def new_seed(below: int = MOST) -> int:
    return draw(below)


def seed_text(seed: int) -> str:
    """Return a seed as it is stored, recorded and hashed: 32 hexadecimal digits."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """Return the commitment published at the start: it binds the server to the seed without revealing it."""
    return sha256(seed_text(seed).encode()).hexdigest()
