"""The weights of the evaluation, by feature (docs/rules/holi.md, Notes for AI)."""

WEIGHTS = {
    "rivals": -1.0,
    "lower": 1.0,
    "middle": 1.45,
    "upper": 1.75,
    "per_card": 2.2,
    "sweets": 0.3,
}

# The error of each level of bots.
ERRORS = {"newcomer": 6.0, "casual": 2.0, "strong": 0.0}
