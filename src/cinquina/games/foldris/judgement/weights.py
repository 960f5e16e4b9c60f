"""The weights of the evaluation, by feature, and the effort of the strongest level."""

from cinquina.core.effort import Effort

# Made by `./dev python -m bench.tune foldris --mode solo --seats 1 --children 14 --games 300 --proof 3000` from the
# weights of the law's notes for AI: 10.63 lines in 3,000 new games, compared with 10.51. Between two players they won
# 52.3 % (49.3 to 55.3) of 1,000 games against those.
WEIGHTS = {
    "covered": -1.689,
    "covered_lines": -4.183,
    "wells": -1.12,
    "headroom": -1.545,
    "first_points": 2.265,
    "other_points": 1.507,
    "lines": 0.103,
    "heights": 0.111,
    "uneven": -0.105,
}

# The error of each level of bots. Alone the newcomer gets as many lines as the law's careless player, 2.8.
ERRORS = {"newcomer": 4.0, "casual": 1.4, "strong": 0.0}

# All outcomes are compared. Against opponents a playout looks four rounds ahead; alone it goes to the end, because only
# the end shows the number of lines.
EFFORT = Effort(simulations=1200, compared=1000, depth=8, first=4, more=0.1, ripe=30, exploration=0.5)
SOLO_EFFORT = Effort(simulations=3000, compared=1000, depth=-1, first=5, more=0.1, ripe=20, exploration=0.7)
