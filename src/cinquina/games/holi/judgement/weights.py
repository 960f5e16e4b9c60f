"""The weights of the evaluations of Holi, by feature, and its effort (docs/rules/holi.md, Notes for AI).

Greedy play ends at 55.4, 62.8 and 66.9 points with 2, 3 and 4 seats, random play at 25.4, 32.4 and 37.7:
`cinquina simulate holi --mode simple --seed 1 --seats 2 --games 100`, and so on.
"""

from cinquina.core.effort import Effort

WEIGHTS = {
    "rivals": -1.0,  # won two of three games of 50 against -0.3, with a point less for both
    "lower": 1.0,
    "middle": 1.45,
    "upper": 1.75,
    "per_card": 2.2,
    "sweets": 0.3,
}

# For the search, the expected margin at the end: fitted to 1,200 simple games of two greedy players. Its error is 3.2
# points, and 1.7 in the last quarter of a game; that of the rescaled standing is 3.6 and 2.5, because it values a token
# left at half its gain. `./dev python -m bench.fit margin` fits to 1,200 other games: 3.9 and 2.0.
MARGIN = {
    "points": 0.91,
    "token": 0.63,
    "card": 1.70,
    "per_card": 2.2,
    "lower": 0.86,
    "middle": 0.98,
    "upper": 1.01,
    "ahead": 1.25,
    "ahead_early": -1.30,
    "sweets": -0.41,
    "sweets_early": 1.84,
}

# The error of each level of bots. The two weaker ones do not look at rivals (`ALONE`).
ERRORS = {"newcomer": 2.0, "casual": 0.4, "strong": 0.0}
ALONE = {**WEIGHTS, "rivals": 0.0}

# Every playout ends after the own turn and the next three, so that all of them are comparable.
EFFORT = Effort(simulations=2000, compared=200, turns=4, first=4, more=0.1, ripe=30)
