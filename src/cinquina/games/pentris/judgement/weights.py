"""The weights of the evaluation, by level and feature: set by hand, then changed one by one to raise the mean of two
seats over the same 80 games. `open_border` is a share of `groups`.

Points of a greedy seat over 100 games with 1, 2, 3 and 4 seats, and of a random one over 200 (`cinquina simulate
pentris --mode beginner --seats 2 --games 100 --bots greedy`, and so on):

    beginner              66  68  69  71      16  16  16  16
    intermediate, blue   108 110 112 116      23  23  23  23
    intermediate, beige  113 113 114 115      24  24  24  24
    advanced              87  91  96  99      14  14  13  13
"""

from cinquina.core.effort import Effort

WEIGHTS = {
    "beginner": {
        "fill": 1.5,
        "holes": -0.5,
        "height": -0.14,
        "rough": -0.1,
        "groups": 0.8,
        "open_border": 0.2,
        "stars": 0.0,
        "platinum": 0.0,
        "personal": 0.0,
        "tokens": 0.0,
    },
    "intermediate": {
        "fill": 0.75,
        "holes": -1.0,
        "height": -0.2,
        "rough": -0.2,
        "groups": 0.95,
        "open_border": 0.1,
        "stars": 0.35,
        "platinum": 0.3,
        "personal": 0.0,
        "tokens": 0.0,
    },
    "advanced": {
        "fill": 0.5,
        "holes": -1.0,
        "height": -0.2,
        "rough": -0.1,
        "groups": 0.8,
        "open_border": 0.2,
        "stars": 0.15,
        "platinum": 0.15,
        "personal": 1.0,
        "tokens": 0.5,
    },
}

# The error of each level of bots; docs/researchers/bots.md has how often each beats the one below.
ERRORS = {
    "beginner": {"newcomer": 1.5, "casual": 0.5, "strong": 0.0},
    "intermediate": {"newcomer": 2.2, "casual": 0.8, "strong": 0.0},
    "advanced": {"newcomer": 2.2, "casual": 1.2, "strong": 0.0},
}

# Playouts look a turn of each seat ahead.
EFFORT = Effort(simulations=400, compared=100, depth=6, first=4, more=0.1, ripe=30)
