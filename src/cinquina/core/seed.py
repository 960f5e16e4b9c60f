"""A seed that nobody can guess: of a table's chance, of what a bot imagines, of a game in the terminal.

The seed of a table has 128 bits, and its hash is told when the table opens. The seed itself comes with the record, so
that afterwards anybody can see that every draw was settled before the first one.
"""

import secrets
from hashlib import sha256

MOST = 1 << 62
OF_A_TABLE = 1 << 128

draw = secrets.randbelow  # replaced where nothing may depend on luck


def new_seed(below: int = MOST) -> int:
    return draw(below)


def seed_text(seed: int) -> str:
    """As it is stored, recorded and hashed: 32 digits to the base of 16."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """What is told at the start: it binds the server to the seed, and says nothing about it."""
    return sha256(seed_text(seed).encode()).hexdigest()
