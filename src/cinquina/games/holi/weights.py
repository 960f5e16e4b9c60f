"""The weights of the evaluation, by feature (docs/rules/holi.md, Notes for AI).

Greedy play ends at 55.4, 62.8 and 66.9 points with 2, 3 and 4 seats, random play at 25.4, 32.4 and 37.7:
`cinquina simulate holi --mode simple --seed 1 --seats 2 --games 100`, and so on.
"""

from cinquina.core.effort import Effort

WEIGHTS = {
    "rivals": -1.0,  # won two of three games of 50 against -0.3, at a point less for both
    "lower": 1.0,
    "middle": 1.45,
    "upper": 1.75,
    "per_card": 2.2,
    "sweets": 0.3,
}

# The error of each level of bots. In the simple game of two, casual won 30 of 30 games against newcomer, with 52 points
# to 33, and strong 83 % of 30 against casual, with 55 to 48.
ERRORS = {"newcomer": 4.0, "casual": 1.0, "strong": 0.0}

# Playouts look to the end of the turn and through the next three. Against greedy play: 33 of 50 games, and 34 of 59
# with 600 simulations; looking through the next turn only, 37 of 80 with 400 and 15 of 25 with 2,000.
EFFORT = Effort(simulations=2000, compared=200, depth=8, first=4, more=0.1, ripe=30)
