"""The weights of the evaluation, by feature."""

WEIGHTS = {"total": 1.0}

# The error of each level of bots.
ERRORS = {"newcomer": 6.0, "casual": 2.0, "strong": 0.0}
