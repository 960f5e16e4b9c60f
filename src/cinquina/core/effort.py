"""How hard a bot thinks: data of a level, tuned per game."""

from typing import NamedTuple


class Effort(NamedTuple):
    """What a search may spend on a decision, and how it spends it."""

    simulations: int = 1000
    milliseconds: int = 1600  # not longer than this; 0: as long as the simulations take
    nodes: int = 200_000  # the tree grows no further; 72 bytes each, and as much again while it is pruned

    # The first decision is ordered by the greedy player, which looks at so many positions on the way to its end.
    ahead: int = 4000

    # Playouts: at each decision so many actions are compared by the evaluation (0: none, any action will do). After so
    # many decisions, when chance or another seat is next, the evaluation says what the position is worth (-1: played to
    # the end).
    compared: int = 0
    depth: int = -1
    turns: int = 0  # if not 0, instead: after so many turns, counted from the decision that is thought about

    # The tree: actions are looked at in the order of the evaluation, `first` at once and `more` times the root of the
    # visits in all, never beyond `widest`.
    first: int = 4
    more: float = 0.5
    widest: int = 40
    ripe: int = 1  # visits before a node has children; until then playouts go on from it
    exploration: float = 1.0  # in standard deviations of what came out so far

    # The logistic scale of the evaluation: the value that is worth 50 %, and how much more multiplies the odds by e. A
    # scale of 0: measured in each search.
    midpoint: float = 0.0
    scale: float = 0.0
