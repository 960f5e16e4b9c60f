"""The weights of the evaluation, by feature, and the effort of the strongest level."""

from cinquina.core.effort import Effort

WEIGHTS = {
    "covered": -1.7,
    "covered_lines": -3.5,
    "wells": -0.75,
    "headroom": -1.35,
    "first_points": 2.3,
    "other_points": 1.8,
    "lines": 0.14,
    "heights": 0.19,
    "uneven": -0.02,
}

# The error of each level of bots. Alone the newcomer gets as many lines as the law's careless player, 2.8.
ERRORS = {"newcomer": 5.25, "casual": 2.0, "strong": 0.0}

# All outcomes are compared. Against others a playout looks four rounds ahead; alone it goes to the end, for only there
# it shows how many lines there will be.
EFFORT = Effort(simulations=600, compared=1000, depth=8, first=4, more=0.1, ripe=30)
SOLO_EFFORT = Effort(simulations=1000, compared=1000, depth=-1, first=5, more=0.1, ripe=20, exploration=0.7)
