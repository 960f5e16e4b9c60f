"""The weights of the evaluation, by feature."""

WEIGHTS = {"missing": -1.0, "singles": -0.05, "cards": 0.35, "draw": 0.6}
