"""The players that the law measures (docs/rules/flow.md, Modes and variants), as weights of the evaluation by feature.

Wins of three seats in 600 games: `cinquina simulate flow --seats 3 --set clock=turns --set turns=6 --games 600`.
"""

# Fewest tiles for all four animals together; among equals, the shortest way of each alone. A card is worth keeping a
# little, so it is played when it beats what a draw is expected to bring.
CAREFUL = {"missing": -1.0, "singles": -0.2, "cards": 0.1}

# The shortest way of each animal, as if the others had none to share; one placement of five is any.
CASUAL = {"missing": 0.0, "singles": -1.0, "cards": 0.1}
CASUAL_SLIPS = 0.2
