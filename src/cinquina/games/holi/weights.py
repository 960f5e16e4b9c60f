"""The weights of the evaluation, by feature."""

WEIGHTS = {"rivals": -0.3, "lower": 1.0, "middle": 1.45, "upper": 1.75, "per_card": 2.2, "sweets": 0.3, "ground": 0.0, "sides": 0.2, "targets": 0.0, "threats": 0.0}

# The error of each level of bots.
ERRORS = {"newcomer": 6.0, "casual": 2.0, "strong": 0.0}
