"""Which bots a person can choose."""

from cinquina.bots.roster import LEVELS


def levels(game: str) -> tuple[str, ...]:
    """The levels for a game, weakest first."""
    return LEVELS
