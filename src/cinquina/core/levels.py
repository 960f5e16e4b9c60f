"""The levels of bots that people choose from."""

# Greedy with mistakes by a policy of the game (`Rules.policy`); the strongest level searches (`Rules.effort`).
GREEDY_LEVELS = ("newcomer", "casual", "strong")
SEARCHING = "expert"

LEVELS = (*GREEDY_LEVELS, SEARCHING)  # weakest first
USUAL_LEVEL = "casual"  # most people can beat it
