"""The levels of bots that people choose from."""

# Greedy with mistakes by a policy of the game (`Rules.policy`); the strongest level searches (`Rules.effort`).
GREEDY_LEVELS = ("newcomer", "casual", "strong")
SEARCHING = "expert"

# How many options of a decision a level notices; 0 = all.
NOTICED = {"newcomer": 8.0, "casual": 16.0, "strong": 0.0}

LEVELS = (*GREEDY_LEVELS, SEARCHING)  # weakest first
USUAL_LEVEL = "casual"  # most people can beat it
