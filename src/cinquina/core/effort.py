"""The effort of a bot, tuned per game and level."""

from typing import NamedTuple


class Effort(NamedTuple):
    """The limits and parameters of a search for a decision."""

    simulations: int = 1000
    milliseconds: int = 1600  # time limit; 0: none
    nodes: int = 200_000  # size limit of the tree; 72 bytes each, and twice that while it is pruned

    # The first decision is ordered by the greedy player, which examines this many positions per turn.
    ahead: int = 4000

    # Playouts: at each decision this many actions are compared by the evaluation (0: none, a random one is taken).
    # After `depth` decisions, when chance or another seat is next, the evaluation is the result (-1: play to the end).
    compared: int = 0
    depth: int = -1
    turns: int = 0  # not 0: playouts end after this many turns instead, counted from the searched decision

    # The tree: actions are added in the order of the evaluation, `first` at once, then `more` times the root of the
    # visits in all, at most `widest`.
    first: int = 4
    more: float = 0.5
    widest: int = 40
    ripe: int = 1  # visits before a node gets children; until then playouts start from it
    exploration: float = 1.0  # in standard deviations of the results so far

    # The logistic scale of the evaluation: the value worth 50 %, and the difference that multiplies the odds by e. A
    # scale of 0: measured in each search.
    midpoint: float = 0.0
    scale: float = 0.0
