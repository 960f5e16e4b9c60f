"""The levels of Flow's bots. The evaluation is a weighted sum of features, in tiles."""

from cinquina.core.effort import Effort

# Fewest tiles for all four animals together, then the shortest way of each alone. Keeping a card has a small value, so
# that it is played only if it beats the expected draw.
CAREFUL = {"missing": -1.0, "singles": -0.2, "cards": 0.1, "washed": 0.0}

# Also the value left after a wave: the middle lines are never washed away, so ways along them last. Greedy wins 30 % of
# 60 games with four turns a round without the last weight, 48 % with -1, 55 % with -3.
WEIGHTS = {**CAREFUL, "washed": -3.0}

# The shortest way of each animal, without sharing.
CASUAL = {"missing": 0.0, "singles": -1.0, "cards": 0.1, "washed": 0.0}

# The weights of each level, and its error in tiles. The newcomer sees no shared ways, and the casual player does not
# expect the wave.
LEVELS = {"newcomer": (CASUAL, 0.45), "casual": (CAREFUL, 0.5), "strong": (CAREFUL, 0.05)}

# The chance to win (outlook.py), for the strongest level. The last five are the odds after a wave, fitted to
# games of the greedy team. `./dev python -m bench.fit outlook 200` fits them to games of the outlook itself and finds
# nearly the same: 1.56, 0.14, -0.01, -9.4, 19.2. The first two were set by hand.
OUTLOOK = {
    "fits": 0.78,
    "kept": 0.5,
    "even": 1.93,
    "missing": 0.13,
    "supply": -0.024,
    "missing_of_supply": -10.17,
    "scarcity": 19.9,
}

# Playouts by the guide say less than the outlook: the strongest level acts by the outlook alone.
EFFORT = Effort(simulations=1, depth=0, first=1, more=0.0)
