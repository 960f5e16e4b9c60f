"""A seed that nobody can guess: of a table's chance, of what a bot imagines, of a game in the terminal."""

import secrets

MOST = 1 << 62

draw = secrets.randbelow  # replaced where nothing may depend on luck


def new_seed(below: int = MOST) -> int:
    return draw(below)
