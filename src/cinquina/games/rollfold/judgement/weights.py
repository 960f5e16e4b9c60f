"""The weights of the evaluation, in turns, and the forecast of the winner."""

from cinquina.core.effort import Effort

WEIGHTS = {
    "per_string": 0.35,
    "per_x": 0.12,
    "begin": 1.0,  # weight of the way to the start of a missing stretch
    "plus": 0.6,  # saved by a +1 bonus
    "any_die": 0.3,  # saved by a Die bonus
    "pending": 0.8,  # value of an undrawn number as a share of its cost
    "fold": 0.1,  # for an unfolded corner
    "symbol": 0.4,  # one without an X, additionally: it lies beside a crease, so few numbers end on it
}

# The error of each level of bots, in turns. Solo on level 1 they need about 20, 17 and 15 moves, and 14 without errors.
ERRORS = {"newcomer": 0.27, "casual": 0.19, "strong": 0.15}

# How many options each level notices: of hundreds, more than elsewhere, since most differ by an X.
NOTICED = {"newcomer": 120.0, "casual": 300.0, "strong": 0.0}

# A decision can have a thousand options, and a simulation takes milliseconds: so few are worse than the greedy player.
# 24 a decision won one game of six against it, and three times as many positions ahead three of ten. So the strongest
# level is the greedy player without mistakes.
EFFORT = Effort(simulations=1, depth=0, first=1, more=0.0)

# Against opponents a game takes too long to be played on to its end often enough; after this many decisions the
# evaluation says who is ahead. The scale is the maximum-likelihood one of `python -m bench.fit forecast rollfold`.
FORECAST = Effort(compared=20, depth=12, scale=2.5)
